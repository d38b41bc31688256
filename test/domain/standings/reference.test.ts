/** Every tie-break value of the reference sets, under the rules of 2026 and of 2024. */
import { ranksOf, golden, ROUND_ROBIN, SWISS_2024, SWISS_2026, table, valuesOf } from './tables';

interface Reference {
  readonly players: Record<string, { rating: number; pts: number; rounds: string[] }>;
  readonly expected_2026: Record<string, Record<string, number | null>>;
  readonly expected_2024?: Record<string, Record<string, number | null>>;
  readonly rank_after_PTS_DE: Record<string, number>;
}

const SETS = [
  ['tec-swiss5', 'swiss'],
  ['tec-swiss9-de', 'swiss'],
  ['pl-swiss5-2026', 'swiss'],
  ['tec-roundrobin6', 'round-robin'],
  ['koya8', 'round-robin'],
] as const;

const read = (name: string): Reference => JSON.parse(golden(`${name}.json`)) as Reference;

const tableOfSet = (set: Reference): ReturnType<typeof table> =>
  table(Object.entries(set.players).map(([number, player]) => ({ number: Number(number), ...player })));

/** One column of a set: code → number by player. */
function column(
  values: Record<string, Record<string, number | null>>,
  code: string,
): Record<string, number | null | undefined> {
  return Object.fromEntries(Object.entries(values).map(([number, all]) => [number, all[code]]));
}

const cases = SETS.flatMap(([name, system]) => {
  const set = read(name);
  const codes = (values: Record<string, Record<string, number | null>> | undefined): string[] =>
    Object.keys(Object.values(values ?? {})[0] ?? {});
  return [
    ...codes(set.expected_2026).map((code) => [name, '2026', code, system] as const),
    ...codes(set.expected_2024).map((code) => [name, '2024', code, system] as const),
  ];
});

test('the sets hold what they should', () => {
  expect(cases.length).toBeGreaterThan(100);
});

test.each(cases)('%s, edition %s: %s', (name, edition, code, system) => {
  const set = read(name);
  const options = system === 'round-robin' ? ROUND_ROBIN : edition === '2026' ? SWISS_2026 : SWISS_2024;
  const expected = column((edition === '2026' ? set.expected_2026 : set.expected_2024) ?? {}, code);
  expect(valuesOf(tableOfSet(set), code, options)).toEqual(expected);
});

test.each(SETS)('%s: order by points and direct encounter', (name, system) => {
  const set = read(name);
  const ranks = ranksOf(tableOfSet(set), 'PTS,DE', system === 'swiss' ? SWISS_2026 : ROUND_ROBIN);
  expect(ranks).toEqual(set.rank_after_PTS_DE);
});

test('the changes from 2024 to 2026 that the exercise set shows', () => {
  const set = tableOfSet(read('tec-swiss5'));
  const both = (code: string, number: number): unknown[] =>
    [SWISS_2024, SWISS_2026].map((options) => valuesOf(set, code, options)[number]);
  expect(both('BH', 4)).toEqual([15, 14]);
  expect(both('BH', 6)).toEqual([12, 11.5]);
  expect(both('SB', 11)).toEqual([5.75, 4.75]);
  expect(both('FB', 12)).toEqual([11.5, 11]);
});
