/** Go regulation C 八(二): the same-rank final and the places it gives. */
import {
  needLots,
  sameRankGames,
  sameRankPlaces,
  undecidedGroups,
  type Deciding,
  type Ranked,
} from '../../../../src/domain/pairing/same-rank/same-rank';

const group = (letter: string, count: number, missing: readonly number[] = []): Ranked[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${letter}${index + 1}`,
    ...(missing.includes(index + 1) ? { missing: true } : {}),
  }));

const equal: Deciding = { compare: () => 0, lots: [] };
const ids = (places: readonly { place: number; id: string }[]): string[] =>
  places.map(({ place, id }) => `${place}:${id}`);

test('the k-th of A meets the k-th of B', () => {
  expect(sameRankGames(group('a', 20), group('b', 18), 3)).toEqual([
    { rank: 1, a: 'a1', b: 'b1', walkover: null, decided: 'to-play' },
    { rank: 2, a: 'a2', b: 'b2', walkover: null, decided: 'to-play' },
    { rank: 3, a: 'a3', b: 'b3', walkover: null, decided: 'to-play' },
  ]);
});

test('winner 2k − 1, loser 2k; sixteen games give the places of all thirty-two prizes', () => {
  const results = Array.from({ length: 16 }, (_, index) => ({
    rank: index + 1,
    won: `${index % 3 === 0 ? 'b' : 'a'}${index + 1}`,
  }));
  const { places, open } = sameRankPlaces(group('a', 16), group('b', 16), 16, results, equal);
  expect(open).toEqual([]);
  expect(places).toHaveLength(32);
  expect(ids(places).slice(0, 4)).toEqual(['1:b1', '2:a1', '3:a2', '4:b2']);
  expect(places[30]).toEqual({ place: 31, id: 'b16', group: 'B', rank: 16, why: 'final' });
  for (const { place, rank } of places) expect(Math.ceil(place / 2)).toBe(rank);
});

test('a missing finalist loses without a game, his opponent wins without playing', () => {
  const [a, b] = [group('a', 3, [1]), group('b', 3, [3])];
  expect(sameRankGames(a, b, 3).map(({ walkover, decided }) => [walkover, decided])).toEqual([
    ['b1', 'walkover'],
    [null, 'to-play'],
    ['a3', 'walkover'],
  ]);
  const { places } = sameRankPlaces(a, b, 3, [{ rank: 2, won: 'b2' }], equal);
  expect(ids(places)).toEqual(['1:b1', '2:a1', '3:b2', '4:a2', '5:a3', '6:b3']);
  expect(places.map(({ why }) => why)).toEqual(['walkover', 'walkover', 'final', 'final', 'walkover', 'walkover']);
});

test('two missing finalists are ordered by the criteria', () => {
  const [a, b] = [group('a', 1, [1]), group('b', 1, [1])];
  expect(sameRankGames(a, b, 1)[0]).toMatchObject({ walkover: null, decided: 'nobody' });
  const worse: Deciding = { compare: (first) => (first === 'a1' ? 1 : -1), lots: [] };
  expect(ids(sameRankPlaces(a, b, 1, [], worse).places)).toEqual(['1:b1', '2:a1']);
});

test('below the final the k-th of both groups share a block, ordered by criteria, then lots', () => {
  const better = ['b2', 'a2', 'a3', 'b3'];
  const deciding: Deciding = {
    compare: (first, second) => (first.endsWith('4') ? 0 : better.indexOf(first) - better.indexOf(second)),
    lots: ['b4', 'a4'],
  };
  const { places } = sameRankPlaces(
    group('a', 4),
    group('b', 4),
    1,
    [
      { rank: 1, won: 'a1' },
      { rank: 2, won: 'a2' },
    ],
    deciding,
  );
  expect(ids(places)).toEqual(['1:a1', '2:b1', '3:b2', '4:a2', '5:a3', '6:b3', '7:b4', '8:a4']);
  expect(places.map(({ why }) => why).slice(2)).toEqual([
    'criteria',
    'criteria',
    'criteria',
    'criteria',
    'lots',
    'lots',
  ]);
});

test('ranks from 33 on with the sixteen finals of the regulation', () => {
  const results = Array.from({ length: 16 }, (_, index) => ({ rank: index + 1, won: `a${index + 1}` }));
  const { places } = sameRankPlaces(group('a', 18), group('b', 17), 16, results, equal);
  expect(places.slice(32)).toEqual([
    { place: 33, id: 'a17', group: 'A', rank: 17, why: 'lots' },
    { place: 34, id: 'b17', group: 'B', rank: 17, why: 'lots' },
    { place: 35, id: 'a18', group: 'A', rank: 18, why: 'alone' },
  ]);
});

test('unequal groups leave no gap', () => {
  const { places } = sameRankPlaces(group('a', 1), group('b', 3), 2, [{ rank: 1, won: 'b1' }], equal);
  expect(ids(places)).toEqual(['1:b1', '2:a1', '3:b2', '4:b3']);
});

test('a final without a result is named, and the list stays whole', () => {
  const { places, open } = sameRankPlaces(group('a', 2), group('b', 2), 2, [{ rank: 2, won: 'x' }], equal);
  expect(open.map(({ code, params }) => `${code} ${String(params?.['rank'])}`)).toEqual([
    'same-rank.result-missing 1',
    'same-rank.result-missing 2',
  ]);
  expect(new Set(places.map(({ id }) => id))).toEqual(new Set(['a1', 'b1', 'a2', 'b2']));
});

test('merged by points, all behind the finals are one list (C3, the alternative)', () => {
  const score: Record<string, number> = { a2: 3, a3: 1, b2: 3, b3: 5, b4: 2 };
  const deciding: Deciding = { compare: (one, two) => (score[two] ?? 9) - (score[one] ?? 9), lots: ['b2', 'a2'] };
  const won = [{ rank: 1, won: 'b1' }];
  const { places } = sameRankPlaces(group('a', 3), group('b', 4), 1, won, deciding, 'merge-by-points');
  expect(ids(places)).toEqual(['1:b1', '2:a1', '3:b3', '4:b2', '5:a2', '6:b4', '7:a3']);
  expect(places.map(({ why }) => why)).toEqual(['final', 'final', 'criteria', 'lots', 'lots', 'criteria', 'criteria']);
});

test('who has to draw lots: equal ones of a block, of the merged list, or of a final that nobody can play', () => {
  const [a, b] = [group('a', 3, [1]), group('b', 3, [1])];
  expect(undecidedGroups(a, b, 2, 'blocks')).toEqual([
    ['a1', 'b1'],
    ['a3', 'b3'],
  ]);
  expect(undecidedGroups(group('a', 4), group('b', 3), 2, 'merge-by-points')).toEqual([['a3', 'b3', 'a4']]);
  expect(undecidedGroups(a, b, 2, 'merge-by-points')).toEqual([
    ['a1', 'b1'],
    ['a3', 'b3'],
  ]);
  expect(
    needLots(
      [
        ['a1', 'b1'],
        ['a3', 'b3', 'a4'],
      ],
      (one, two) => Number(one === 'b3') - Number(two === 'b3'),
    ),
  ).toEqual(['a1', 'b1', 'a3', 'a4']);
});
