/** Parallel fields by snake or lot (go regulation C 八（二）, C1): even sizes, even strength, every city on both sides, replayable. */
import * as fc from 'fast-check';
import { makeId } from '../../../src/domain/common/ids';
import { drawFields, readFields, unitKey, type FieldPlayer } from '../../../src/domain/play/fields/form-fields';
import { verifyDraw } from '../../../src/domain/play/draws/verify';
import { codes, seed, value } from '../../rules/shogi-open/day';

const RULES = { ids: ['A', 'B'], by: 'snake' as const, spread: 'city' as const, fromPlayers: 2 };
const player = (n: number, level: number | null, unit: string | null): FieldPlayer => ({
  ...{ entry: makeId('entry', n), level, unit },
});
const draw = (players: readonly FieldPlayer[], change: { by?: 'snake' | 'lot' } = {}, seedNo = 1) =>
  drawFields({
    rules: { ...RULES, ...change },
    ...{ players, id: makeId('draw', 1), label: 'go/open/fields', seed: seed(seedNo) },
  });
const CITIES = ['杭州', '杭州市', '北京', 'Shang hai', 'shanghai', null];
const field = fc
  .array(fc.tuple(fc.integer({ min: -5, max: 8 }), fc.constantFrom(...CITIES)), { minLength: 2, maxLength: 60 })
  .map((rows) => rows.map(([level, unit], i) => player(i + 1, level, unit)));

describe.each(['snake', 'lot'] as const)('by %s', (by) => {
  test('everybody is in one field, sizes and cities differ by one at most, and anybody can draw it again', () => {
    fc.assert(
      fc.property(field, fc.integer({ min: 0, max: 50 }), (players, seedNo) => {
        const row = value(draw(players, { by }, seedNo));
        const fields = readFields(row.outcome);
        const [a = [], b = []] = [fields.get('A'), fields.get('B')];
        expect([...a, ...b].sort()).toEqual(players.map(({ entry }) => entry).sort());
        expect(Math.abs(a.length - b.length)).toBeLessThanOrEqual(1);
        const cityOf = new Map(players.map(({ entry, unit }) => [entry, unit]));
        const key = (unit: string | null | undefined): string =>
          ({ 杭州市: '杭州', 'Shang hai': 'shanghai' })[unit ?? ''] ?? unit ?? '';
        for (const city of ['杭州', '北京', 'shanghai']) {
          const count = (side: typeof a): number => side.filter((entry) => key(cityOf.get(entry)) === city).length;
          expect(Math.abs(count(a) - count(b))).toBeLessThanOrEqual(1);
        }
        expect(value(verifyDraw(row))).toEqual({ kind: 'fields', lines: row.outcome });
      }),
      { numRuns: 200, seed: 7 },
    );
  });
});

test('by snake the k-th strongest of both fields are neighbours in the line of ranks', () => {
  fc.assert(
    fc.property(field, (players) => {
      const fields = readFields(value(draw(players)).outcome);
      const levels = (name: string) =>
        (fields.get(name) ?? []).map((id) => players.find((p) => p.entry === id)!.level!);
      const line = players.map(({ level }) => level!).sort((x, y) => y - x);
      const [a, b] = [levels('A'), levels('B')];
      for (let k = 0; k < Math.min(a.length, b.length); k++)
        expect([a[k], b[k]].sort((x, y) => y! - x!)).toEqual(line.slice(2 * k, 2 * k + 2));
    }),
    { numRuns: 100, seed: 3 },
  );
});

test('without cities the strongest is alone on one side, the next two on the other', () => {
  const row = value(draw([7, 6, 5, 4, 3, 2].map((level, i) => player(i + 1, level, null))));
  expect(row.outcome).toEqual(['A E-0001', 'B E-0002', 'B E-0003', 'A E-0004', 'A E-0005', 'B E-0006']);
});

test('equal ranks are ordered by lot; without a spread rule cities are not in the pool', () => {
  const equal = Array.from({ length: 8 }, (_, i) => player(i + 1, 5, '杭州'));
  const orders = new Set([1, 2, 3].map((no) => value(draw(equal, {}, no)).outcome.join()));
  expect(orders.size).toBe(3);
  const row = value(drawFields({ ...orderOf(equal), rules: { ...RULES, spread: null } }));
  expect(row.pool).toContain('player E-0001 5d');
  expect(value(draw([player(1, null, ' 杭州 市')].concat(equal.slice(1)))).pool).toContain('player E-0001 - 杭州');
});
const orderOf = (players: readonly FieldPlayer[]) => ({
  ...{ players, id: makeId('draw', 1), label: 'go/open/fields', seed: seed(1), rules: RULES },
});

test('a touched row is found out', () => {
  const row = value(draw(Array.from({ length: 6 }, (_, i) => player(i + 1, i, null))));
  const swapped = row.outcome.map((line) => (line.startsWith('A') ? line.replace('A', 'B') : line.replace('B', 'A')));
  expect(codes(verifyDraw({ ...row, outcome: swapped }))).toEqual(['draw.outcome-differs']);
});

test('the same place is known however it is typed', () => {
  expect(['杭州', ' 杭州 市', '杭州市', '杭　州'].map(unitKey)).toEqual(['杭州', '杭州', '杭州', '杭州']);
  expect([unitKey('ＨangZhou'), unitKey('沙市')]).toEqual(['hangzhou', '沙市']);
});

test('too few players, more than two fields or no seed are refused', () => {
  const two = [player(1, 5, null), player(2, 5, null)];
  expect(codes(drawFields({ ...orderOf(two), rules: { ...RULES, fromPlayers: 40 } }))).toEqual(['fields.too-few']);
  expect(codes(drawFields({ ...orderOf(two), rules: { ...RULES, ids: ['A', 'B', 'C'] } }))).toEqual([
    'fields.two-only',
  ]);
  expect(codes(drawFields({ ...orderOf(two), seed: 'x' }))).toEqual(['draw.seed-invalid']);
});
