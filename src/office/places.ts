/** Between the desk and the core's decisions about places: the snapshot they read, and their effects taken into the work. */
import type { Problem, Result } from '../domain/common/result';
import type { By, PlaceEffects, Places } from '../domain/payment/effects';
import type { LetterRequest } from '../domain/registration/letter';
import { paymentCode } from './codes';
import type { OutboxLetter } from './facts';
import type { Work } from './work';

export const placesOf = (work: Work): Places => ({
  regulation: work.facts.regulation,
  entries: work.facts.entries,
  ledger: work.facts.ledger,
  claims: work.facts.claims,
  members: work.facts.members,
  pastResults: work.facts.past,
  pastParticipants: work.facts.past,
  now: work.env.now,
});

export const byOf = (work: Work, actor: string = work.env.actor): By => ({
  actor,
  newId: (kind) => work.newId(kind),
  newCode: (attempt) => paymentCode(work.env.secret, work.facts.marks['next.entry'] ?? '1', attempt),
});

export function takeEffects(work: Work, effects: PlaceEffects): void {
  work.put('entries', effects.entries);
  work.put('ledger', effects.ledger);
  work.put('claims', effects.claims);
  if (effects.journal.length > 0) work.add({ journal: effects.journal });
  queueLetters(work, effects.letters);
}

/** A letter whose key is known is never queued again. */
export function queueLetters(work: Work, letters: readonly LetterRequest[]): void {
  if (letters.length === 0) return;
  const known = new Set(work.facts.outbox.map((letter) => letter.key));
  const fresh: OutboxLetter[] = [];
  for (const letter of letters) {
    if (known.has(letter.key)) continue;
    known.add(letter.key);
    fresh.push({
      id: work.newId('letter'),
      entry: letter.entry,
      kind: letter.kind,
      state: 'queued',
      createdAt: work.env.now,
      sentAt: null,
      tries: 0,
      error: '',
      priority: letter.priority,
      key: letter.key,
      facts: letter.facts,
    });
  }
  work.put('outbox', fresh);
}

/** Takes the effects of a decision, or gives its problems. */
export function settleResult(work: Work, result: Result<PlaceEffects>): readonly Problem[] {
  if (!result.ok) return result.problems;
  takeEffects(work, result.value);
  return [];
}
