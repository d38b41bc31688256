/** The organiser's word on entries that wait for it (审核通过后方可参赛): all at once or some, or turned down with a reason. */
import { problem, type Problem } from '../../domain/common/result';
import { approve, rejectEntry as rejectDomain } from '../../domain/waitlist/approval';
import type { Entry } from '../../domain/registration/entry';
import { byOf, placesOf, settleResult } from '../places';
import type { Facts } from '../facts';
import type { Work } from '../work';

/** Entries nobody has decided about: without a place, or with one that may not be played yet. */
export const awaitingApproval = (facts: Facts): Entry[] =>
  facts.entries.filter((entry) => entry.state === 'approval' || entry.flags.includes('approval-pending'));

/** `entries` empty = everybody who waits, in the order of arrival. One wrong id stops all, so that nothing is half done. */
export function approveEntries(work: Work, args: { readonly entries: readonly string[] }): readonly Problem[] {
  const waiting = [...awaitingApproval(work.facts)].sort(
    (a, b) => a.receivedAt - b.receivedAt || a.sequence - b.sequence,
  );
  const ids = args.entries.length > 0 ? args.entries : waiting.map((entry) => entry.id);
  if (ids.length === 0) return [problem('approval.nobody')];
  const problems: Problem[] = [];
  for (const entry of ids) {
    const reason = 'by-organiser';
    problems.push(...settleResult(work, approve(placesOf(work), { entry, reason }, byOf(work))));
  }
  if (problems.length === 0) work.notice('entries.approved', { count: ids.length });
  return problems;
}

export function rejectEntry(work: Work, args: { readonly entry: string; readonly reason: string }): readonly Problem[] {
  const problems = settleResult(work, rejectDomain(placesOf(work), args, byOf(work)));
  if (problems.length === 0) work.notice('entry.rejected', { entry: args.entry });
  return problems;
}
