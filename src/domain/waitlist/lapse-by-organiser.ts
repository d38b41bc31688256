/** Reported, but no money ever came: after the regulation's days the organiser may let the place lapse (Q4). */
import { problem, type Problem, type Result } from '../common/result';
import { fromLocal } from '../common/time';
import { isPast } from '../payment/deadline';
import type { Draft } from '../payment/draft';
import type { By, PlaceEffects, Places } from '../payment/effects';
import { isPaid } from '../payment/money';
import type { Entry } from '../registration/entry';
import { inOneStep } from './one-step';
import { isReportedUnpaid, lapse } from './tick';

/** A held place without a clock (its letter went out after the last possible deadline) may lapse by a click as well. */
function clockless(draft: Draft, entry: Entry): boolean {
  const { payment, event } = draft.regulation;
  const stop = payment.hardStop === null ? null : fromLocal(payment.hardStop, event.utcOffset);
  return entry.state === 'held' && entry.deadline === null && stop !== null && isPast(draft.now, stop);
}

function problemsOf(draft: Draft, entry: Entry): Problem[] {
  if (clockless(draft, entry) || isReportedUnpaid(draft, entry)) return [];
  if (entry.state !== 'reported') return [problem('lapse.not-reported', { entry: entry.id, state: entry.state })];
  if (isPaid(draft.money(entry))) return [problem('lapse.paid', { entry: entry.id })];
  return [problem('lapse.too-early', { days: draft.regulation.payment.reportedUnpaidDays })];
}

export function lapseByOrganiser(
  places: Places,
  command: { readonly entry: string; readonly reason: string },
  by: By,
): Result<PlaceEffects> {
  return inOneStep(places, by, (draft) => {
    const entry = draft.find(command.entry);
    if (!entry) return [problem('entry.unknown', { entry: command.entry })];
    const problems = problemsOf(draft, entry);
    if (problems.length > 0) return problems;
    lapse(draft, entry, command.reason);
    for (const claim of draft.places.claims) {
      if (claim.state === 'open' && claim.entries.length === 1 && claim.entries[0] === entry.id) {
        draft.claim({ ...claim, state: 'late' });
      }
    }
    return [];
  });
}
