/** What must hold of any standings: a second computation agrees, names and order do not matter, reasons add up. */
import fc from 'fast-check';
import { tieBreakCodes } from '../../../src/domain/standings';
import { oracle } from './oracle';
import { randomEvent, type RandomEvent } from './random';
import { ranksOf, rows, SWISS_2024, SWISS_2026, table, valuesOf } from './tables';

const tableFrom = ({ cells, ratings }: RandomEvent): ReturnType<typeof table> =>
  table(cells.map((rounds, index) => ({ number: index + 1, rating: ratings[index] ?? null, rounds })));

test('BH, BH/C1, SB, PS, WIN and ARO agree with a second computation, in both editions', () => {
  fc.assert(
    fc.property(randomEvent, fc.boolean(), (event, newer) => {
      const options = newer ? SWISS_2026 : SWISS_2024;
      const expected = oracle(event.cells, event.ratings, newer);
      const column = (code: string): unknown[] => Object.values(valuesOf(tableFrom(event), code, options));
      expect(column('PTS')).toEqual(expected.map((one) => one.points));
      expect(column('BH')).toEqual(expected.map((one) => one.bh));
      expect(column('BH/C1')).toEqual(expected.map((one) => one.bhCut1));
      expect(column('SB')).toEqual(expected.map((one) => one.sb));
      expect(column('PS')).toEqual(expected.map((one) => one.ps));
      expect(column('WIN')).toEqual(expected.map((one) => one.wins));
      expect(column('ARO')).toEqual(expected.map((one) => one.aro));
    }),
    { numRuns: 200 },
  );
});

const ORDERS = [
  'PTS,DE,BH/C1,BH,SB',
  'PTS,BH/M1,SB,PS',
  'PTS,SOS,CUSS,RSOS',
  'PTS,SOS,WSOS,DW,SODOS,SOSOS',
  'PTS,SOS,BEST',
];

/** The same event with player i called `names[i]`, in the order `order`. */
function renamed(event: RandomEvent, names: readonly number[], order: readonly number[]): ReturnType<typeof table> {
  const name = (old: number): number => (names[old - 1] ?? 0) + 1;
  return table(
    order.map((index) => ({
      number: name(index + 1),
      rating: event.ratings[index] ?? null,
      rounds: (event.cells[index] ?? []).map((cell) => cell.replace(/\d+$/, (digits) => String(name(Number(digits))))),
    })),
  );
}

test('neither the order of the lines nor the numbers change anybody’s rank', () => {
  const shuffled = randomEvent.chain((event) => {
    const all = event.cells.map((_, index) => index);
    const permutation = fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length });
    return fc.tuple(fc.constant(event), permutation, permutation);
  });
  fc.assert(
    fc.property(shuffled, fc.constantFrom(...ORDERS), ([event, names, order], tieBreaks) => {
      const before = ranksOf(tableFrom(event), tieBreaks);
      const after = ranksOf(renamed(event, names, order), tieBreaks);
      for (const index of event.cells.keys()) expect(after[(names[index] ?? 0) + 1]).toBe(before[index + 1]);
    }),
    { numRuns: 150 },
  );
});

test('ranks are shared honestly: 1, 2, 2, 4', () => {
  fc.assert(
    fc.property(randomEvent, fc.constantFrom(...ORDERS), (event, tieBreaks) => {
      const found = rows(tableFrom(event), tieBreaks);
      found.forEach((row, index) => {
        const first = found.findIndex((other) => other.rank === row.rank);
        expect(row.rank).toBe(first + 1);
        expect(row.shared).toBe(found.filter((other) => other.rank === row.rank).length);
        if (index > 0) expect(row.points).toBeLessThanOrEqual(found[index - 1]?.points ?? 0);
      });
    }),
    { numRuns: 100 },
  );
});

/** Tie-breaks whose value is the plain sum of their parts. */
const SUMS =
  'PTS WIN WON BPG BWG PS PS/C1 REP STD BH BH/C1 BH/C2 BH/M1 BH/M2 FB SB SB/C1 KS SOS SOS/C1 SOSOS SODOS WSOS CUSS'.split(
    ' ',
  );

test('the reasons given for a value add up to it, and cuts leave out what they say', () => {
  fc.assert(
    fc.property(randomEvent, (event) => {
      for (const row of rows(tableFrom(event), SUMS)) {
        for (const { value, parts } of row.values)
          expect(parts.reduce((sum, part) => sum + (part.cut === true ? 0 : part.value), 0)).toBe(value);
        const cutOf = (code: string): number =>
          row.values[SUMS.indexOf(code)]?.parts.filter((part) => part.cut === true).length ?? 0;
        const rounds = event.cells[0]?.length ?? 0;
        expect(cutOf('BH/C1')).toBe(Math.min(1, rounds));
        expect(cutOf('BH/M2')).toBe(Math.min(4, rounds));
        expect(cutOf('BH')).toBe(0);
      }
    }),
    { numRuns: 80 },
  );
});

test('all values are whole numbers, whatever the event', () => {
  const whole = (value: number | readonly number[] | null): boolean =>
    value === null || (typeof value === 'number' ? Number.isSafeInteger(value) : value.every(Number.isSafeInteger));
  fc.assert(
    fc.property(randomEvent, (event) => {
      for (const row of rows(tableFrom(event), tieBreakCodes()))
        for (const { tieBreak, value } of row.values) expect([tieBreak, whole(value)]).toEqual([tieBreak, true]);
    }),
    { numRuns: 40 },
  );
});
