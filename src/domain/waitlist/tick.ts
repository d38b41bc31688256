/** The clock's work: lapses, promotions in the same step, reminders, and the end of the waitlist. */
import { DAY, HOUR, dayNumber, localDay, localText } from '../common/time';
import { isOverdue, isPast, promotionStop } from '../payment/deadline';
import { Draft, withFlag, withoutFlag } from '../payment/draft';
import type { By, PlaceEffects, Places } from '../payment/effects';
import { isPaid } from '../payment/money';
import type { Entry } from '../registration/entry';
import { requeuedAt, waitlistOrder } from './order';
import { fillFreePlaces } from './promote';

/** A place nobody reported for is lost; an offer may, by setting, go to the back of the queue instead (Q5). */
export function lapse(draft: Draft, entry: Entry, reason: string): void {
  const requeued = entry.flags.includes('offer') && draft.regulation.waitlist.lapsedOffer === 'back-of-queue';
  const flags = withoutFlag(entry.flags, 'offer', 'reminded', 'payment-checked');
  const marks = flags.filter((flag) => !flag.startsWith('requeued:'));
  const lapsed = requeued
    ? draft.change(
        entry,
        { state: 'waitlisted', deadline: null, flags: withFlag(marks, requeuedAt(draft.now)) },
        'entry.lapsed',
        reason,
      )
    : draft.change(entry, { state: 'lapsed', flags: marks }, 'entry.lapsed', reason);
  draft.letter(lapsed, 'lapsed', entry.since);
}

/** A day before the deadline, once, and only where the clock was longer than a day to begin with. */
function remind(draft: Draft, entry: Entry): void {
  const hours = draft.regulation.payment.reminderHoursBefore;
  if (hours === null || entry.deadline === null || entry.flags.includes('reminded')) return;
  const from = entry.deadline - hours * HOUR;
  if (draft.now < from || isPast(draft.now, entry.deadline) || entry.since > from) return;
  draft.letter(entry, 'reminder', entry.deadline, { deadline: entry.deadline });
  draft.touch(entry, { flags: withFlag(entry.flags, 'reminded') });
}

/** Reported, but no money after the regulation's days: ask the player once; the organiser decides (Q4). */
export const isReportedUnpaid = (draft: Draft, entry: Entry): boolean =>
  entry.state === 'reported' &&
  draft.now - entry.since >= draft.regulation.payment.reportedUnpaidDays * DAY &&
  !isPaid(draft.money(entry));

function askForMoney(draft: Draft, entry: Entry): void {
  if (entry.flags.includes('payment-checked') || !isReportedUnpaid(draft, entry)) return;
  draft.letter(entry, 'payment-check', entry.since);
  draft.touch(entry, { flags: withFlag(entry.flags, 'payment-checked') });
}

/**
 * The waitlist ends at the promotion stop, or, where waitlisted people may still come to the desk (A7), once the
 * event is over; seating at the desk closes it before that.
 */
function closeWaitlist(draft: Draft): void {
  const { standby, event } = draft.regulation;
  const atDesk = standby.allowed && standby.waitlistFirst;
  const over = localDay(draft.now, event.utcOffset) > event.from;
  if (atDesk ? !over : draft.now < promotionStop(draft.regulation)) return;
  for (const { id } of draft.regulation.divisions) {
    for (const entry of waitlistOrder(draft.places, id)) closeWaiting(draft, entry, 'not promoted in time');
  }
}

/** Not promoted in time: told so, and anything he had paid (a move into a full division) comes back. */
export function closeWaiting(draft: Draft, entry: Entry, reason: string): void {
  const sums = draft.money(entry);
  const refund = sums.received - sums.refundsDue;
  const closed = draft.change(entry, { state: 'closed' }, 'entry.closed', reason);
  draft.row({ kind: 'refund-due', amount: refund, entry: entry.id, reason: 'not promoted' });
  draft.letter(closed, 'closed-not-promoted', entry.since, { refund: Math.max(0, refund) });
}

/** Hour of the eve from which everybody with a place is told when and where, once. */
const EVE_FROM = 9;

function remindOfTheDay(draft: Draft): void {
  const { event } = draft.regulation;
  const eve = (dayNumber(event.from) ?? 0) - 1;
  const hour = Number(localText(draft.now, event.utcOffset).slice(11, 13));
  if (dayNumber(localDay(draft.now, event.utcOffset)) !== eve || hour < EVE_FROM) return;
  for (const entry of draft.all)
    if ((entry.state === 'confirmed' || entry.state === 'reported') && !entry.flags.includes('day-told')) {
      draft.letter(entry, 'day-before', event.from);
      draft.touch(entry, { flags: withFlag(entry.flags, 'day-told') });
    }
}

/** All that is due by now, inside a decision under way: every command starts with it, so a late trigger changes nothing. */
export function sweep(draft: Draft): void {
  const actor = draft.actor;
  draft.actor = 'system';
  for (const entry of [...draft.all]) {
    if (entry.state === 'held' && isOverdue(draft.regulation, draft.now, entry.deadline)) {
      lapse(draft, entry, 'not reported by the deadline');
    } else if (entry.state === 'held') remind(draft, entry);
    else if (entry.state === 'reported') askForMoney(draft, entry);
  }
  fillFreePlaces(draft);
  closeWaitlist(draft);
  remindOfTheDay(draft);
  draft.actor = actor;
}

/** The timed sweep. Running it twice, late or not at all in between leads to the same places. */
export function tick(places: Places, by: By): PlaceEffects {
  const draft = new Draft(places, by);
  sweep(draft);
  return draft.effects();
}
