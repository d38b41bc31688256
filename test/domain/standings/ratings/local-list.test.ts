/** A club's own list, and which games are rated at all. */
import {
  CITY_LIST,
  localChange,
  localK,
  localRating,
  ratedGamesOf,
  roundsTakenPart,
} from '../../../../src/domain/standings/ratings';
import { tableOf } from '../tables';

test('K 40 for twenty games, then 20', () => {
  expect([0, 19, 20, 500].map((games) => localK(CITY_LIST, games))).toEqual([40, 40, 20, 20]);
});

test('who is not on the list starts at 1000, provisionally', () => {
  const games = [{ opponent: 1100, halfPoints: 2 }];
  // 100 below: expected 0.36, so 0.64 × 40 = 25.6 → 26
  expect(localChange(CITY_LIST, { rating: null, games: 0 }, games)).toMatchObject({
    before: 1000,
    provisional: true,
    change: 26,
    rating: 1026,
  });
  expect(localChange(CITY_LIST, { rating: 1000, games: 20 }, games)).toMatchObject({
    provisional: false,
    change: 13,
    rating: 1013,
  });
});

test('an opponent who is not on the list counts with the start value', () => {
  expect([
    localRating(CITY_LIST, { rating: null, games: 0 }),
    localRating(CITY_LIST, { rating: 1234, games: 9 }),
  ]).toEqual([1000, 1234]);
});

test('byes, absences, forfeits and games of less than a move are not rated', () => {
  const table = tableOf(['+W2 U H Z F +F3 -F3 =B3', '-B1 Z Z Z Z Z Z Z', 'Z Z Z Z Z -F1 +F1 =W1']);
  const [first, second, third] = table.players;
  if (first === undefined || second === undefined || third === undefined) throw new Error('three players expected');
  const short = { ...first, rounds: [...first.rounds, { opponent: 2, colour: 'w', code: 'W' } as const] };
  const games = ratedGamesOf(table, short, (opponent) => 1000 + opponent.number);
  expect(games).toEqual([
    { round: 1, number: 2, opponent: 1002, halfPoints: 2 },
    { round: 8, number: 3, opponent: 1003, halfPoints: 1 },
  ]);
  expect(ratedGamesOf(table, short, () => null)).toEqual([]);
  expect([first, second, third].map(roundsTakenPart)).toEqual([4, 1, 2]);
});
