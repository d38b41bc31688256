/**
 * Filling the field to the next multiple (龍馬盃 第三條、第四條; A7, A8, Q11): first waitlisted people who came to
 * the desk, then standby players in their order, never beyond the multiple or the capacity. The rest are told, and
 * what they paid comes back.
 */
import { problem, type Problem, type Result } from '../common/result';
import type { Draft } from '../payment/draft';
import type { By, PlaceEffects, Places } from '../payment/effects';
import { isPaid } from '../payment/money';
import { refundAmount } from '../payment/refund';
import { eligibilityProblems } from '../registration/eligible';
import type { Entry } from '../registration/entry';
import { capacityOf, occupied } from '../registration/occupancy';
import type { Regulation } from '../regulation/regulation';
import { inOneStep } from '../waitlist/one-step';
import { waitlistOrder } from '../waitlist/order';
import { closeWaiting } from '../waitlist/tick';
import { absent } from './close';
import { AT_DESK, cashIn } from './desk';

export interface SeatStandby {
  /** left out = every division */
  readonly division?: string;
  /** who has not paid is passed over, or pays in cash as he is seated */
  readonly unpaid: 'skip' | 'cash';
}

/** Places to fill: up to the next multiple of those present, or to the capacity by setting; none for an empty division. */
function seatsToFill(rule: Regulation['standby'], present: number, capacity: number): number {
  const missing = (rule.multipleOf - (present % rule.multipleOf)) % rule.multipleOf;
  const wanted = rule.fillTo === 'capacity' && capacity !== Infinity ? capacity - present : missing;
  return present === 0 ? 0 : Math.max(0, Math.min(wanted, capacity - present));
}

/** Standby players' own order: by the time they were taken on. */
const standbyOrder = (entries: readonly Entry[], division: string): Entry[] =>
  entries
    .filter((entry) => entry.division === division && entry.state === 'standby')
    .sort((a, b) => a.receivedAt - b.receivedAt || a.sequence - b.sequence || (a.id < b.id ? -1 : 1));

/** Who may be seated, in order: here, of the division's level, and paid unless cash is taken now. */
function seatingOrder(draft: Draft, division: string, unpaid: SeatStandby['unpaid']): Entry[] {
  const waitlisted = waitlistOrder(draft.places, division);
  const standby = standbyOrder(draft.all, division);
  const queue = draft.regulation.standby.waitlistFirst ? [...waitlisted, ...standby] : [...standby, ...waitlisted];
  return queue.filter(
    (entry) =>
      entry.flags.includes(AT_DESK) &&
      eligibilityProblems(draft.places, entry, division).length === 0 &&
      (unpaid === 'cash' || isPaid(draft.money(entry))),
  );
}

function seat(draft: Draft, entry: Entry): void {
  const cash = cashIn(draft, entry);
  const extra = cash > 0 ? { cash } : {};
  if (entry.state === 'waitlisted') {
    draft.change(entry, { state: 'checked-in' }, 'entry.checked-in', 'seated from the waitlist', extra);
  } else draft.change(entry, { state: 'standby-seated' }, 'entry.standby-seated', 'fills the field', extra);
}

function release(draft: Draft, entry: Entry): void {
  const refund = refundAmount(draft.regulation, entry, draft.money(entry), 'standby-unseated', draft.now);
  const released = draft.change(entry, { state: 'standby-released' }, 'entry.standby-released', 'not needed', {
    refund,
  });
  draft.row({ kind: 'refund-due', amount: refund, entry: entry.id, reason: 'standby not seated' });
  draft.letter(released, 'standby-released', entry.since, { refund });
}

function fill(draft: Draft, division: string, unpaid: SeatStandby['unpaid']): void {
  const capacity = capacityOf(draft.regulation, division);
  const seats = seatsToFill(draft.regulation.standby, occupied(draft.all, division), capacity);
  for (const entry of seatingOrder(draft, division, unpaid).slice(0, seats)) seat(draft, entry);
  for (const entry of standbyOrder(draft.all, division)) release(draft, entry);
  for (const entry of waitlistOrder(draft.places, division)) closeWaiting(draft, entry, 'no seat at the desk');
}

export function seatStandby(places: Places, command: SeatStandby, by: By): Result<PlaceEffects> {
  return inOneStep(places, by, (draft) => {
    const all = draft.regulation.divisions.map(({ id }) => id);
    const divisions = command.division === undefined ? all : all.filter((id) => id === command.division);
    const problems: Problem[] = [];
    if (divisions.length === 0) problems.push(problem('submit.division-unknown', { division: command.division ?? '' }));
    for (const division of divisions) {
      const open = absent(draft.places, division).length;
      if (open > 0) problems.push(problem('standby.check-in-open', { division, open }));
    }
    if (command.unpaid === 'cash' && !draft.regulation.payment.ways.includes('cash')) {
      problems.push(problem('check-in.no-cash'));
    }
    if (problems.length > 0) return problems;
    for (const division of divisions) fill(draft, division, command.unpaid);
    return [];
  });
}
