/** What organisers do about letters that did not arrive: another address, once more, or marked as returned. */
import { problem, type Problem } from '../../domain/common/result';
import { correctAddress as correctDomain } from '../../domain/waitlist/edit';
import type { LetterState } from '../../tables/specs';
import type { OutboxLetter } from '../facts';
import { byOf, placesOf, settleResult } from '../places';
import type { Work } from '../work';

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Old links die with the old address, and the letter that matters now goes out with new ones. */
export function correctAddress(
  work: Work,
  args: { readonly entry: string; readonly email: string },
): readonly Problem[] {
  if (!ADDRESS.test(args.email)) return [problem('address.unreadable', { typed: args.email })];
  const problems = settleResult(work, correctDomain(placesOf(work), args, byOf(work)));
  if (problems.length === 0) work.notice('address.corrected', { entry: args.entry });
  return problems;
}

const ASKED_AGAIN: readonly LetterState[] = ['sent', 'failed', 'unsure', 'bounced'];
const RETURNED: readonly LetterState[] = ['sent', 'unsure'];

function letters(work: Work, ids: readonly string[], from: readonly LetterState[]): OutboxLetter[] | Problem[] {
  if (ids.length === 0) return [problem('letter.none-named')];
  const byId = new Map(work.facts.outbox.map((letter) => [letter.id, letter]));
  const problems = ids.flatMap((id) => {
    const letter = byId.get(id);
    if (!letter) return [problem('letter.unknown', { letter: id })];
    return from.includes(letter.state) ? [] : [problem('letter.not-now', { letter: id, letterState: letter.state })];
  });
  return problems.length > 0 ? problems : ids.map((id) => byId.get(id)!);
}

const isProblem = (found: OutboxLetter | Problem): found is Problem => 'code' in found;

/** The same letters, to the addresses as they stand now; a person takes it upon himself that somebody may get two. */
export function resendLetters(work: Work, args: { readonly letters: readonly string[] }): readonly Problem[] {
  const found = letters(work, args.letters, ASKED_AGAIN);
  const problems = found.filter(isProblem);
  if (problems.length > 0) return problems;
  for (const letter of found as OutboxLetter[]) {
    work.put('outbox', [{ ...letter, state: 'queued', sentAt: null, error: '' }]);
    work.journal({ action: 'letter.asked-again', subject: letter.id });
  }
  work.notice('letters.asked-again', { count: found.length });
  return [];
}

export function markBounced(work: Work, args: { readonly letters: readonly string[] }): readonly Problem[] {
  const found = letters(work, args.letters, RETURNED);
  const problems = found.filter(isProblem);
  if (problems.length > 0) return problems;
  for (const letter of found as OutboxLetter[]) {
    work.put('outbox', [{ ...letter, state: 'bounced' }]);
    work.journal({ action: 'letter.bounced', subject: letter.id });
  }
  work.notice('letters.bounced', { count: found.length });
  return [];
}
