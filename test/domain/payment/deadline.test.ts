/** 「3 天內」 as absolute instants (A4, A5; Q1–Q3, Q5), against a calendar of the test's own. */
import * as fc from 'fast-check';
import { deadlineFrom, isOverdue, isPast, promotionStop } from '../../../src/domain/payment/deadline';
import { shogi, taipei } from '../waitlist/kit';
import { printedDeadline } from '../waitlist/oracle';

const regulation = shogi();
const clock = (sent: string, kind: 'registration' | 'offer' = 'registration', more = {}) =>
  deadlineFrom(shogi(3, more), taipei(sent), kind);

describe('the clock to pay and report', () => {
  it.each([
    ['2026-10-11 00:30:00', '2026-10-14 23:59:59'],
    ['2026-10-10 23:59:59', '2026-10-13 23:59:59'],
    ['2026-12-10 12:00:00', '2026-12-13 23:59:59'],
    ['2026-12-11 00:00:00', '2026-12-13 23:59:59'],
    ['2026-12-12 23:59:59', '2026-12-13 23:59:59'],
    ['2026-12-13 23:59:59', '2026-12-13 23:59:59'],
  ])('a letter of %s gives time until %s', (sent, until) => {
    expect(clock(sent)).toBe(taipei(until));
  });
  it('runs for nobody whose letter goes out after the last possible deadline', () => {
    expect(clock('2026-12-14 00:00:00')).toBeNull();
    expect(clock('2026-12-18 00:00:00', 'offer')).toBeNull();
  });
  it('gives an offer its own three days, never beyond the end of promotions', () => {
    expect(clock('2026-12-13 10:00:00', 'offer')).toBe(taipei('2026-12-16 23:59:59'));
    expect(clock('2026-12-16 10:00:00', 'offer')).toBe(taipei('2026-12-17 23:59:59'));
  });
  it('counts hours where the reading says so', () => {
    const hours = { payment: { counting: 'hours' } };
    expect(clock('2026-10-11 00:30:00', 'registration', hours)).toBe(taipei('2026-10-14 00:30:00'));
  });
  it('is not set where the regulation has no window', () => {
    expect(clock('2026-10-11 00:30:00', 'registration', { payment: { windowDays: null } })).toBeNull();
  });
  it('agrees with the calendar at any instant', () => {
    const instant = fc.integer({
      min: taipei('2026-10-10 00:00:00') / 1000,
      max: taipei('2026-12-19 00:00:00') / 1000,
    });
    fc.assert(
      fc.property(instant, fc.boolean(), (second, offer) => {
        const found = deadlineFrom(regulation, second * 1000, offer ? 'offer' : 'registration');
        expect(found).toBe(printedDeadline(second * 1000, offer));
      }),
      { numRuns: 300 },
    );
  });
});

describe('the last second', () => {
  const limit = taipei('2026-10-14 23:59:59');
  it('lasts until midnight', () => {
    expect(isPast(limit, limit)).toBe(false);
    expect(isPast(limit + 999, limit)).toBe(false);
    expect(isPast(limit + 1000, limit)).toBe(true);
  });
  it('waits for the grace the organiser gives', () => {
    const kind = shogi(3, { payment: { graceMinutes: 10 } });
    expect(isOverdue(kind, limit + 600_000, limit)).toBe(false);
    expect(isOverdue(kind, limit + 601_000, limit)).toBe(true);
  });
  it('never comes where nothing lapses, and where no clock runs', () => {
    expect(isOverdue(shogi(3, { payment: { lapseWhen: 'never' } }), limit + 1000, limit)).toBe(false);
    expect(isOverdue(regulation, limit + 1000, null)).toBe(false);
  });
  it('of promotions is the close of check-in where no stop is set', () => {
    expect(promotionStop(regulation)).toBe(taipei('2026-12-17 23:59:59'));
    expect(promotionStop(shogi(3, { waitlist: { promotionStops: null } }))).toBe(taipei('2026-12-19 08:50:00'));
    const day = { waitlist: { promotionStops: null }, checkIn: { day: '2026-12-18' } };
    expect(promotionStop(shogi(3, day))).toBe(taipei('2026-12-18 08:50:00'));
  });
});
