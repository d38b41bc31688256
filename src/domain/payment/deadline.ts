/** Deadlines as absolute instants: 「3 天內」 by the reading in force (A4, A5; Q1–Q3, Q5). */
import { DAY, addDays, endOfDay, fromLocal, localDay, type Instant } from '../common/time';
import type { Regulation } from '../regulation/regulation';

export type ClockKind = 'registration' | 'offer';

const local = (regulation: Regulation, text: string | null): Instant | null =>
  text === null ? null : fromLocal(text, regulation.event.utcOffset);

/** Whole seconds decide: what is printed as 23:59:59 lasts until 24:00:00. */
export const isPast = (now: Instant, limit: Instant, graceMinutes = 0): boolean =>
  Math.floor(now / 1000) > Math.floor(limit / 1000) + graceMinutes * 60;

/**
 * The clock that starts at `start`; null when none runs: the regulation sets no window, or the stop is already
 * past when a late letter goes out, and nobody lapses by a deadline he could never have met.
 */
export function deadlineFrom(regulation: Regulation, start: Instant, kind: ClockKind): Instant | null {
  const { payment, waitlist, event } = regulation;
  const days = kind === 'offer' ? (waitlist.offerDays ?? payment.windowDays) : payment.windowDays;
  if (days === null) return null;
  const stop = local(regulation, kind === 'offer' ? waitlist.promotionStops : payment.hardStop);
  if (stop !== null && isPast(start, stop)) return null;
  const limit =
    payment.counting === 'hours'
      ? start + days * DAY
      : endOfDay(addDays(localDay(start, event.utcOffset), days), event.utcOffset);
  return stop === null ? limit : Math.min(limit, stop);
}

/** When the place is lost for want of a report; grace included. */
export const isOverdue = (regulation: Regulation, now: Instant, deadline: Instant | null): boolean =>
  regulation.payment.lapseWhen === 'not-reported' &&
  deadline !== null &&
  isPast(now, deadline, regulation.payment.graceMinutes);

/** The day check-in happens: its own, or the first of the event. */
const checkInDay = ({ checkIn, event }: Regulation): string => checkIn.day ?? event.from;

export const checkInCloses = (regulation: Regulation): Instant =>
  local(regulation, `${checkInDay(regulation)}T${regulation.checkIn.closes}`) ?? Infinity;

/** Last instant of promotion (exclusive); where nothing is set, the moment check-in closes. */
export const promotionStop = (regulation: Regulation): Instant =>
  local(regulation, regulation.waitlist.promotionStops) ?? checkInCloses(regulation);

export const registrationOpens = (regulation: Regulation): Instant =>
  local(regulation, regulation.event.registrationOpens) ?? -Infinity;

export const registrationCloses = (regulation: Regulation): Instant =>
  local(regulation, regulation.event.registrationCloses) ?? Infinity;
