/** Wall clock and instants: what a time in a cell is, and what is none, against the machine's own calendar. */
import fc from 'fast-check';
import { fromLocal } from '../../../src/domain/common/time';

test('a time of the zone is the instant that the calendar gives it', () => {
  expect(fromLocal('2026-12-19T08:50:00', 480)).toBe(Date.UTC(2026, 11, 19, 0, 50, 0));
  expect(fromLocal('2026-12-19 08:50', 480)).toBe(Date.UTC(2026, 11, 19, 0, 50, 0));
  expect(fromLocal('2024-02-29 23:59:59', -330)).toBe(Date.UTC(2024, 2, 1, 5, 29, 59));
  const seconds = fc.integer({ min: Date.UTC(1970, 0, 1) / 1000, max: Date.UTC(2199, 11, 31) / 1000 });
  fc.assert(
    fc.property(seconds, fc.integer({ min: -720, max: 840 }), (second, offset) => {
      const iso = new Date(second * 1000).toISOString();
      expect(fromLocal(iso.slice(0, 19), offset)).toBe(second * 1000 - offset * 60_000);
      expect(fromLocal(`${iso.slice(0, 10)} ${iso.slice(11, 16)}`, 0)).toBe(second * 1000 - ((second * 1000) % 60_000));
    }),
    { numRuns: 300, seed: 7 },
  );
});

test.each([
  '',
  '2026-12-19',
  '2026-12-19T08',
  '2026-12-19T08:5',
  '2026-12-19_08:50',
  '2026/12/19 08:50',
  '2026-12/19 08:50',
  '2026-12-19 08.50',
  '2026-12-19 08:50.30',
  '2026-12-19 08:50:3x',
  '2026-12-19 08:50:30Z',
  '2026-12-19 0 :50',
  '2026-12-19 24:00',
  '2026-12-19 08:60',
  '2026-12-19 08:50:60',
  '2026-02-29 08:50',
  '2026-00-10 08:50',
  '2026-13-10 08:50',
  '2026-12-00 08:50',
  '20２6-12-19 08:50',
  '-026-12-19 08:50',
])('"%s" is no time', (text) => {
  expect(fromLocal(text, 480)).toBeNull();
});
