/** The clock starts when the letter really goes out, however long the day's quota held it back (A4, Q1). */
import { ok, problem, refuse, type Result } from '../common/result';
import { deadlineFrom } from '../payment/deadline';
import { Draft, withoutFlag } from '../payment/draft';
import type { By, PlaceEffects, Places } from '../payment/effects';
import type { Instant } from '../common/time';
import type { LetterKind } from '../registration/letter';
import { STARTS_CLOCK } from '../registration/letters';

/** The deadline a letter sent at `at` has to print; null when the letter starts no clock or none runs. */
function deadlineOfLetter(places: Pick<Places, 'regulation'>, kind: LetterKind, at: Instant): Instant | null {
  const clock = (STARTS_CLOCK as Partial<Record<LetterKind, 'registration' | 'offer'>>)[kind];
  return clock ? deadlineFrom(places.regulation, at, clock) : null;
}

/** Told of a sending, also twice or late: only a held place whose clock stands still is touched. */
export function letterSent(
  places: Places,
  command: { readonly entry: string; readonly kind: LetterKind; readonly at: Instant },
  by: By,
): Result<PlaceEffects> {
  const draft = new Draft(places, by);
  const entry = draft.find(command.entry);
  if (!entry) return refuse(problem('entry.unknown', { entry: command.entry }));
  const deadline = deadlineOfLetter(places, command.kind, command.at);
  if (entry.state === 'held' && entry.deadline === null && deadline !== null) {
    const flags = withoutFlag(entry.flags, 'reminded');
    draft.change(entry, { deadline, flags }, 'entry.clock-started', command.kind);
  }
  return ok(draft.effects());
}
