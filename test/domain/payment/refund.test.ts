/** 龍馬盃 第三條 退費: NT$250 before 5 December, nothing from then on (A2, Q7). */
import * as fc from 'fast-check';
import { organiserDecides, percentByDay, refundAmount } from '../../../src/domain/payment/refund';
import { shogi, taipei } from '../waitlist/kit';
import { refundTable } from '../waitlist/oracle';

const of = (received: number, arrived: string, refundsDue = 0, due = 500) =>
  refundAmount(shogi(), { due }, { received, refundsDue }, 'cancelled', taipei(arrived));

it('turns on the calendar day in Taipei on which the cancellation arrived', () => {
  expect(of(500, '2026-12-04 23:59:59')).toBe(250);
  expect(of(500, '2026-12-05 00:00:00')).toBe(0);
  expect(percentByDay(shogi(), taipei('2026-12-04 23:59:59'))).toBe(50);
  expect(percentByDay(shogi(3, { refunds: { steps: [] } }), taipei('2026-10-11 00:00:00'))).toBe(0);
});
it('gives back what was paid above the fee at any time, and never more than was received', () => {
  expect(of(600, '2026-12-10 12:00:00')).toBe(100);
  expect(of(600, '2026-11-10 12:00:00')).toBe(350);
  expect(of(200, '2026-11-10 12:00:00')).toBe(200);
  expect(of(0, '2026-11-10 12:00:00')).toBe(0);
});
it('counts refunds already promised as gone', () => {
  expect(of(600, '2026-12-10 12:00:00', 100)).toBe(0);
  expect(of(500, '2026-11-10 12:00:00', 400)).toBe(100);
});
it('rounds half a unit upwards', () => {
  expect(of(255, '2026-11-10 12:00:00', 0, 255)).toBe(128);
});
it('takes half of what was paid where the reading says so (Q7)', () => {
  const paid = shogi(3, { refunds: { of: 'paid' } });
  const amount = refundAmount(
    paid,
    { due: 500 },
    { received: 300, refundsDue: 0 },
    'cancelled',
    taipei('2026-11-10 12:00:00'),
  );
  expect(amount).toBe(150);
});
it('gives all back when the division is cancelled or a standby player is not needed, nothing for staying away', () => {
  const late = taipei('2026-12-19 09:00:00');
  const amount = (cause: 'no-show' | 'division-cancelled' | 'standby-unseated' | 'organiser') =>
    refundAmount(shogi(), { due: 500 }, { received: 500, refundsDue: 0 }, cause, late);
  expect(amount('no-show')).toBe(0);
  expect(amount('division-cancelled')).toBe(500);
  expect(amount('standby-unseated')).toBe(500);
  expect(amount('organiser')).toBe(500);
});
it('leaves the amount to the organiser where the regulation does (B7, C22), for cancellations only', () => {
  const open = shogi(3, { refunds: { deduction: 'entered-by-organiser' } });
  expect(organiserDecides(open, 'cancelled')).toBe(true);
  expect(organiserDecides(open, 'division-cancelled')).toBe(false);
  expect(organiserDecides(shogi(), 'cancelled')).toBe(false);
});
it('equals the written table for any sum and any day (invariant 18)', () => {
  const day = fc.integer({ min: taipei('2026-12-03 00:00:00') / 1000, max: taipei('2026-12-07 00:00:00') / 1000 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1200 }), day, (received, second) => {
      const money = { received, refundsDue: 0 };
      const amount = refundAmount(shogi(), { due: 500 }, money, 'cancelled', second * 1000);
      expect(amount).toBe(refundTable(received, second * 1000));
    }),
    { numRuns: 300 },
  );
});
