/** The oracle's calendar agrees with the platform's, and its limits are the days the regulation names. */
import { CLOSES, HARD_STOP, NO_REFUND_FROM, endOfDayAfter, instant, startOfDayAfter } from './calendar';

describe('the calendar of the oracle', () => {
  it('reads an instant with any zone, and one without zone as Taipei time', () => {
    for (const text of ['2026-10-11T00:30:00+08:00', '2026-12-12T16:00:00Z', '2028-02-29T23:59:59.250-05:30']) {
      expect(instant(text)).toBe(new Date(text).getTime());
    }
    expect(instant('2026-12-12T23:59:59')).toBe(new Date('2026-12-12T15:59:59Z').getTime());
    expect(instant('12/12/2026')).toBeNaN();
    expect(instant('2026-13-01T00:00:00Z')).toBeNaN();
  });

  it('ends the third day after half past midnight on 11 October at the last second of 14 October', () => {
    const end = endOfDayAfter(instant('2026-10-11T00:30:00+08:00'), 3);
    expect(end).toBe(new Date('2026-10-14T15:59:59Z').getTime());
    expect(startOfDayAfter(instant('2026-10-11T00:30:00+08:00'), 1)).toBe(new Date('2026-10-11T16:00:00Z').getTime());
  });

  it('closes on 12 December, stops payment on the 13th and refunds nothing from the 5th', () => {
    const taipei = (at: number): string => new Date(at + 8 * 3_600_000).toISOString().slice(0, 19);
    expect(taipei(CLOSES)).toBe('2026-12-12T23:59:59');
    expect(taipei(HARD_STOP)).toBe('2026-12-13T23:59:59');
    expect(taipei(NO_REFUND_FROM)).toBe('2026-12-05T00:00:00');
  });
});
