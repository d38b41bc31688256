/** What comes back to whom: the regulation's steps by calendar day (龍馬盃 第三條 退費; A2, Q7). */
import { dayNumber, localDay, type Instant } from '../common/time';
import type { Entry } from '../registration/entry';
import type { Regulation } from '../regulation/regulation';
import type { Money } from './money';

export type RefundCause = 'cancelled' | 'no-show' | 'division-cancelled' | 'standby-unseated' | 'organiser';

/** Percent of the first step whose `before` day is later than the day the cancellation arrived; no step, nothing. */
export function percentByDay(regulation: Regulation, arrived: Instant): number {
  const today = dayNumber(localDay(arrived, regulation.event.utcOffset)) ?? 0;
  const step = regulation.refunds.steps.find(
    ({ before }) => before === null || today < (dayNumber(before) ?? -Infinity),
  );
  return step?.percent ?? 0;
}

function percentFor(regulation: Regulation, cause: RefundCause, arrived: Instant): number {
  const percents: Record<RefundCause, () => number> = {
    cancelled: () => percentByDay(regulation, arrived),
    'no-show': () => regulation.refunds.noShow,
    'division-cancelled': () => regulation.refunds.divisionCancelled,
    'standby-unseated': () => regulation.standby.refundUnseated,
    organiser: () => 100,
  };
  return percents[cause]();
}

/**
 * Whole currency units to give back, half units upwards. What was paid above the fee always comes back in full;
 * never more than is still held of what was received.
 */
export function refundAmount(
  regulation: Regulation,
  entry: Pick<Entry, 'due'>,
  paid: Pick<Money, 'received' | 'refundsDue'>,
  cause: RefundCause,
  arrived: Instant,
): number {
  const kept = Math.max(0, paid.received - paid.refundsDue);
  const towardsFee = Math.min(kept, entry.due);
  const base = regulation.refunds.of === 'fee' ? entry.due : towardsFee;
  const share = Math.floor((base * percentFor(regulation, cause, arrived) + 50) / 100);
  return Math.min(towardsFee, share) + (kept - towardsFee);
}

/** The organiser types what is kept (B7) or decides freely (C22); then no amount is computed at a cancellation. */
export const organiserDecides = (regulation: Regulation, cause: RefundCause): boolean =>
  cause === 'cancelled' && regulation.refunds.deduction === 'entered-by-organiser';
