/** Money of entries that are out: what the organiser decides by a click, and the list of what he still has to decide. */
import { problem, type Problem, type Result } from '../common/result';
import type { EntryId } from '../common/ids';
import type { By, PlaceEffects, Places } from '../payment/effects';
import { moneyOfAll } from '../payment/money';
import { organiserDecides } from '../payment/refund';
import type { PlaceState } from '../registration/entry';
import { inOneStep } from './one-step';

/** States in which no rule lets the organiser keep anything without a decision. */
const NOT_OURS: readonly PlaceState[] = [
  'lapsed',
  'closed',
  'rejected',
  'duplicate',
  'standby-released',
  'transferred',
];

/** Money kept for entries that are out and about which nothing was decided: reinstate, or give back. */
export function undecidedMoney(places: Places): { readonly entry: EntryId; readonly amount: number }[] {
  const all = moneyOfAll(places.entries, places.ledger);
  return places.entries.flatMap((entry) => {
    const sums = all.get(entry.id);
    if (!sums) return [];
    const open =
      entry.state === 'cancelled' && organiserDecides(places.regulation, 'cancelled') && sums.refundsDue === 0;
    const amount = sums.received - sums.refundsDue;
    return (open || NOT_OURS.includes(entry.state)) && amount > 0 ? [{ entry: entry.id, amount }] : [];
  });
}

/** Gives back what is still kept of an entry that is out, less what the organiser keeps (B7: 行政相關費用). */
export function decideRefund(
  places: Places,
  command: { readonly entry: string; readonly kept: number; readonly reason: string },
  by: By,
): Result<PlaceEffects> {
  return inOneStep(places, by, (draft) => {
    const entry = draft.find(command.entry);
    if (!entry) return [problem('entry.unknown', { entry: command.entry })];
    const problems: Problem[] = [];
    const out: readonly PlaceState[] = [...NOT_OURS, 'cancelled', 'no-show'];
    if (!out.includes(entry.state)) problems.push(problem('refund.still-in', { entry: entry.id, state: entry.state }));
    const sums = draft.money(entry);
    const held = sums.received - sums.refundsDue;
    if (!Number.isInteger(command.kept) || command.kept < 0 || command.kept > held) {
      problems.push(problem('refund.kept-out-of-range', { kept: command.kept, held }));
    } else if (held - command.kept <= 0) problems.push(problem('refund.nothing-held', { entry: entry.id }));
    if (problems.length > 0) return problems;
    const amount = held - command.kept;
    draft.row({ kind: 'refund-due', amount, entry: entry.id, reason: command.reason });
    draft.line(entry.id, 'entry.refund-decided', command.reason, {}, { refund: amount, kept: command.kept });
    return [];
  });
}
