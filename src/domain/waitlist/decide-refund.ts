/** Money nobody has a claim to yet: what the organiser decides by a click, and the list of what he still has to decide. */
import type { EntryId } from '../common/ids';
import { problem, type Result } from '../common/result';
import type { By, PlaceEffects, Places } from '../payment/effects';
import { money, moneyOfAll, type Money } from '../payment/money';
import { organiserDecides } from '../payment/refund';
import type { Entry, PlaceState } from '../registration/entry';
import { isLive } from '../registration/states';
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

/** What may be given back: all that is kept of who is out, what lies above the fee of who is in. */
const spare = (entry: Entry, sums: Money): number =>
  Math.max(0, sums.received - sums.refundsDue - (isLive(entry.state) ? entry.due : 0));

/** Money about which nothing was decided: too much was paid, or the entry is out (reinstate it, or give back). */
export function undecidedMoney(places: Places): { readonly entry: EntryId; readonly amount: number }[] {
  const all = moneyOfAll(places.entries, places.ledger);
  const byHand = organiserDecides(places.regulation, 'cancelled');
  return places.entries.flatMap((entry) => {
    const sums = all.get(entry.id) ?? money(entry, []);
    const open = entry.state === 'cancelled' && byHand && sums.refundsDue === 0;
    const amount = spare(entry, sums);
    const ours = !open && !isLive(entry.state) && !NOT_OURS.includes(entry.state);
    return ours || amount === 0 ? [] : [{ entry: entry.id, amount }];
  });
}

/** Promises what can be given back, less what the organiser keeps (B7: 行政相關費用). */
export function decideRefund(
  places: Places,
  command: { readonly entry: string; readonly kept: number; readonly reason: string },
  by: By,
): Result<PlaceEffects> {
  return inOneStep(places, by, (draft) => {
    const entry = draft.find(command.entry);
    if (!entry) return [problem('entry.unknown', { entry: command.entry })];
    const held = spare(entry, draft.money(entry));
    if (!Number.isInteger(command.kept) || command.kept < 0 || command.kept > held) {
      return [problem('refund.kept-out-of-range', { kept: command.kept, held })];
    }
    const amount = held - command.kept;
    if (amount === 0) return [problem('refund.nothing-held', { entry: entry.id })];
    draft.row({ kind: 'refund-due', amount, entry: entry.id, reason: command.reason });
    draft.line(entry.id, 'entry.refund-decided', command.reason, {}, { refund: amount, kept: command.kept });
    return [];
  });
}
