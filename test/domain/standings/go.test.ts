/** Go's tie-breaks on the worked example, and on small cases by hand. */
import type { PointSystem } from '../../../src/domain/play/crosstable';
import { golden, ranksOf, rows, tableOf, valuesOf } from './tables';

const GO: PointSystem = {
  win: 20,
  draw: 10,
  loss: 0,
  forfeitWin: 20,
  forfeitLoss: 0,
  pairingBye: 20,
  halfBye: 10,
  fullBye: 20,
  zeroBye: 0,
};

interface Example {
  readonly rounds: [number, number | null, string][][];
  readonly values: Record<
    string,
    { jifen: number; duishoufen: number; leijin: number; shengduishoufen: number; nijian: number[] }
  >;
  readonly order_jifen_duishoufen_leijin_nijian: number[];
  readonly order_jifen_duishoufen_shengduishoufen_nijian: number[];
}

const example = JSON.parse(golden('go-tiebreak-example.json')) as Example;

/** [black, white, result]; BF = black won because white did not come. */
const cellsOf = (number: number): string =>
  example.rounds
    .map((games) => {
      const game = games.find(([black, white]) => black === number || white === number);
      if (game === undefined) return 'Z';
      const [black, white, result] = game;
      if (white === null) return 'U';
      const won = (result.startsWith('B') ? black : white) === number ? '+' : '-';
      const colour = result.endsWith('F') ? 'F' : black === number ? 'B' : 'W';
      return `${won}${colour}${black === number ? white : black}`;
    })
    .join(' ');

const event = tableOf(
  Array.from({ length: 9 }, (_, index) => cellsOf(index + 1)),
  GO,
);

test.each([
  ['积分', 'jifen'],
  ['对手分', 'duishoufen'],
  ['累进分', 'leijin'],
  ['胜对手分', 'shengduishoufen'],
  ['逆减', 'nijian'],
] as const)('%s as in the worked example', (name, key) => {
  expect(valuesOf(event, name)).toEqual(
    Object.fromEntries(Object.entries(example.values).map(([number, values]) => [number, values[key]])),
  );
});

test('the order of the worked example', () => {
  const order = (tieBreaks: string): number[] => rows(event, tieBreaks).map((row) => row.number);
  expect(order('积分,对手分,累进分,逆减')).toEqual(example.order_jifen_duishoufen_leijin_nijian);
  expect(order('积分,对手分,胜对手分,逆减')).toEqual(example.order_jifen_duishoufen_shengduishoufen_nijian);
});

test('累进分 of four wins and a loss is 2+4+6+8+8', () => {
  const five = tableOf(['+B2 +W3 +B2 +W3 -B2', '-W1 U -W1 U +W1', 'U -B1 U -B1 U'], GO);
  expect(valuesOf(five, 'CUSS')[1]).toBe(28);
});

test('SOSOS adds up the opponents’ 对手分, SODOS those beaten and half of those drawn', () => {
  const four = tableOf(['+B2 =B3', '-W1 +B4', '+B4 =W1', '-W3 -W2'], GO);
  expect(valuesOf(four, 'PTS')).toEqual({ 1: 3, 2: 2, 3: 3, 4: 0 });
  expect(valuesOf(four, 'SOS')).toEqual({ 1: 5, 2: 3, 3: 3, 4: 5 });
  expect(valuesOf(four, 'SOSOS')).toEqual({ 1: 6, 2: 10, 3: 10, 4: 6 });
  expect(valuesOf(four, 'SODOS')).toEqual({ 1: 3.5, 2: 0, 3: 1.5, 4: 0 });
  expect(valuesOf(four, 'WSOS')).toEqual({ 1: 2, 2: 0, 3: 0, 4: 0 });
});

test('直胜 decides between two who met, not among three', () => {
  const two = tableOf(['+B2 -B3 -W4', '-W1 +B4 -B3', '+W1 U +W2', 'U -W2 +B1'], GO);
  expect(ranksOf(two, 'PTS,DW')).toEqual({ 1: 3, 2: 4, 3: 1, 4: 2 });
  // three with one win each, of whom 1 beat 2 and met nobody else of the group
  const three = tableOf(['+B2 -W4', '-W1 +B5', '+B5 -W4', '+B1 +B3', '-W3 -W2'], GO);
  expect(ranksOf(three, 'PTS,DW')).toEqual({ 1: 2, 2: 2, 3: 2, 4: 1, 5: 5 });
});

test('BEST compares the best opponents met, on the ranks before it', () => {
  // 1 and 2 lead with 4 points; 3 and 4 have 2, 5 and 6 none. 1 met 3 and 5, 2 met 4 and 6: equal ranks met.
  const equal = tableOf(['+B3 +W5', '+B4 +W6', '-W1 +B6', '-W2 +B5', '-B1 -W4', '-B2 -W3'], GO);
  expect(ranksOf(equal, 'PTS,BEST')).toMatchObject({ 1: 1, 2: 1 });
  // Now 1 met 3 and 4, 2 met 5 and 6.
  const uneven = tableOf(['+B3 +W4', '+B5 +W6', '-W1 +B6', '-B1 +B5', '-W2 -W4', '-B2 -W3'], GO);
  expect(ranksOf(uneven, 'PTS,BEST')).toMatchObject({ 1: 1, 2: 2 });
});

test('BEST: who met fewer opponents stands behind, where all he met are equal', () => {
  const bye = tableOf(['+B3 U', '+W3 +B4', '-W1 -B2', '-W2 U'], GO);
  // 1 and 2 have 4 points, 4 has 2, 3 has 0: both met 3, only 2 met 4 as well
  expect(ranksOf(bye, 'PTS,BEST')).toMatchObject({ 1: 2, 2: 1 });
  const same = tableOf(['+B3 U', '+W3 +B4', '-W1 -B2', '-W2 Z'], GO);
  // now 3 and 4 share a rank, so the first opponent compares equal and the second decides
  expect(ranksOf(same, 'PTS,BEST')).toMatchObject({ 1: 2, 2: 1 });
});
