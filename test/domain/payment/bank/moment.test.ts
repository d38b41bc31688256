/** Days and times as banks write them, against a calendar of the test's own. */
import fc from 'fast-check';
import { readMoment, readTime } from '../../../../src/domain/payment/bank/moment';

const two = (n: number): string => (n < 10 ? `0${n}` : String(n));
const leap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengths = (year: number): number[] => [31, leap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const wide = (text: string): string =>
  Array.from(text, (c) => (c > ' ' && c <= '~' ? String.fromCharCode(c.charCodeAt(0) + 0xfee0) : c)).join('');

describe('forms seen in statements', () => {
  test.each([
    ['2026/12/05', '2026-12-05', ''],
    ['115/12/05', '2026-12-05', ''],
    ['１１５／１２／０５', '2026-12-05', ''],
    ['民國115年12月5日', '2026-12-05', ''],
    ['0115/12/05', '2026-12-05', ''],
    ['101/05/25', '2012-05-25', ''],
    ['* 2026/02/28 09:31:52', '2026-02-28', '09:31:52'],
    ['*2026/03/28', '2026-03-28', ''],
    ['＊2026/03/28', '2026-03-28', ''],
    ['2026-06-02-14.53.14.296159', '2026-06-02', '14:53:14'],
    ['2026-06-02T14:53:14', '2026-06-02', '14:53:14'],
    ['20260524', '2026-05-24', ''],
    ['1150524', '2026-05-24', ''],
    ['20260524063907', '2026-05-24', '06:39:07'],
    ['2026/6/2 下午 2:53:14', '2026-06-02', '14:53:14'],
    ['2026/6/2 上午 12:03', '2026-06-02', '00:03'],
    ['2026/06/02(二) 08:00', '2026-06-02', '08:00'],
    ['2026/06/30\n19:21:08', '2026-06-30', '19:21:08'],
  ])('%j', (cell, day, time) => expect(readMoment(cell)).toEqual({ day, time }));

  test.each([
    ['15/12/05', 'field case 25: two-digit years'],
    ['95/12/05', 'two digits that would be a ROC year'],
    ['12/05/2026', 'month first'],
    ['151205', 'two-digit year without strokes'],
    ['115/02/29', '2026 has no such day'],
    ['2026/13/01', 'no such month'],
    ['2026/04/31', 'no such day'],
    ['2026/12/05 25:00', 'no such hour'],
    ['2026/12/05 later', 'words'],
    ['1915/12/05', 'long ago'],
    ['2026/12/051', 'a digit too many'],
    ['', 'nothing'],
    ['跨行轉入', 'words'],
  ])('%j is no day: %s', (cell) => expect(readMoment(cell)).toBeNull());

  test.each([
    ['063907', '06:39:07'],
    ['63907', '06:39:07'],
    ['0639', '06:39'],
    ['14:53:14.296', '14:53:14'],
    ['14時53分', '14:53'],
    ['下午 12:00', '12:00'],
    ['2:53 PM', '14:53'],
  ])('time %j', (cell, time) => expect(readTime(cell)).toBe(time));

  test.each(['24:00', '12:60', '12:00:61', '下午 14:00', '午後', '', '12345678'])('%j is no time', (cell) =>
    expect(readTime(cell)).toBeNull(),
  );
});

test('a day is read in every form exactly when it exists (own calendar; invariant 24)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2000, max: 2099 }),
      fc.integer({ min: 1, max: 13 }),
      fc.integer({ min: 1, max: 32 }),
      fc.constantFrom('/', '-', '.'),
      fc.boolean(),
      fc.boolean(),
      (year, month, day, stroke, roc, full) => {
        const shown = roc ? String(year - 1911).padStart(3, '0') : String(year);
        const text = [shown, two(month), two(day)].join(stroke);
        const exists = month <= 12 && day <= lengths(year)[month - 1]!;
        expect(readMoment(full ? wide(text) : text)).toEqual(
          exists ? { day: `${year}-${two(month)}-${two(day)}`, time: '' } : null,
        );
      },
    ),
    { numRuns: 500 },
  );
});
