/** C.07 article 10 where the reference sets are silent: cuts at both ends, unrated players, players without games. */
import { ranksOf, rows, SWISS_2026, table, valuesOf } from './tables';

const event = (ratings: readonly (number | null)[]): ReturnType<typeof table> =>
  table(
    ['+W2 +W3 +W4 +W5', '-B1 Z Z Z', 'Z -B1 Z Z', 'Z Z -B1 Z', 'Z Z Z -B1', 'Z Z Z Z'].map((line, index) => ({
      number: index + 1,
      rating: ratings[index] ?? null,
      rounds: line.split(' '),
    })),
  );

const rated = event([2000, 1500, 1600, 1700, 1900, 1000]);

test('ARO/M1 leaves out the lowest and the highest rated opponent', () => {
  expect(valuesOf(rated, 'ARO')[1]).toBe(1675);
  expect(valuesOf(rated, 'ARO/C1')[1]).toBe(1733);
  expect(valuesOf(rated, 'ARO/M1')[1]).toBe(1650);
  expect(valuesOf(rated, 'ARO/M2')[1]).toBeNull();
});

test('PTP: all games won asks for 736 above the highest, no point for 800 below the lowest', () => {
  expect(valuesOf(rated, 'PTP')[1]).toBe(1900 + 736);
  expect(valuesOf(rated, 'PTP')[2]).toBe(2000 - 800);
});

test('a player without games has no value and stands behind all who have one', () => {
  expect(valuesOf(rated, 'ARO')[6]).toBeNull();
  expect(ranksOf(rated, 'ARO')[6]).toBe(6);
  expect(rows(rated, 'ARO').map((row) => row.number)).toEqual([2, 3, 4, 5, 1, 6]);
  expect(ranksOf(rated, 'ARO/R')[6]).toBe(6);
});

test('with an unrated player in, rating tie-breaks decide nothing – unless the event gives him a rating', () => {
  const unrated = event([2000, null, 1600, 1700, 1900, 1000]);
  for (const code of ['ARO', 'TPR', 'PTP', 'APRO', 'APPO', 'RTNG']) {
    expect(Object.values(valuesOf(unrated, code))).toEqual([null, null, null, null, null, null]);
    expect(new Set(Object.values(ranksOf(unrated, code)))).toEqual(new Set([1]));
  }
  const given = { ...SWISS_2026, unratedAs: 1400 };
  expect(valuesOf(unrated, 'ARO', given)[1]).toBe(1650);
  expect(valuesOf(unrated, 'RTNG', given)[2]).toBe(1400);
});
