/** C.07 article 6: direct encounter, applied again to what stays tied. */
import { ranksOf, ROUND_ROBIN, rows, tableOf } from './tables';

test('the winner of the only game stands before the loser', () => {
  const event = tableOf(['+W2 -B3', '-B1 +W4', '-B4 +W1', '+W3 -B2']);
  // all have one point; 1 beat 2, 3 beat 1, 2 beat 4, 4 beat 3: nothing to decide in the group of four
  expect(ranksOf(event, 'PTS,DE')).toEqual({ 1: 1, 2: 1, 3: 1, 4: 1 });
  const two = tableOf(['+W2 -B3', '-B1 +W4', '+W4 +W1', '-B3 -B2']);
  expect(ranksOf(two, 'PTS,DE')).toEqual({ 1: 2, 2: 3, 3: 1, 4: 4 });
});

test('a smaller group that stays tied is compared again', () => {
  // All end with two points. Among themselves 1 and 2 made 2, 3 made 1½, 4 made ½; then 1 beat 2.
  const event = tableOf(['+W2 +W4 -W3 Z Z', '-B1 +W3 +W4 Z Z', '=W4 -B2 +B1 H Z', '=B3 -B1 -B2 F H']);
  expect(ranksOf(event, 'PTS,DE')).toEqual({ 1: 1, 2: 2, 3: 3, 4: 4 });
});

test('with missing games only who cannot be passed is put first', () => {
  // 1, 2 and 3 have one point each; 1 beat 2, 3 met neither: 3 could still pass both, nobody is placed
  const event = tableOf(['+W2 -B4', '-B1 +W5', '+W5 -B4', '+W6 +W3 ', '-B3 -B2', '-B4 U']);
  const ranks = ranksOf(event, 'PTS,DE');
  expect([ranks[1], ranks[2], ranks[3]]).toEqual([2, 2, 2]);
});

test('who beat all the others of the group is first even where those did not meet', () => {
  const event = tableOf(['+W2 +W3 -B4 -W4', '-B1 U U -B5', '-B5 -B1 U U', '+W5 +B5 +W1 +B1', '+B3 -B4 -B4 +W2']);
  // 1, 2, 3 and 5 have two points; 1 beat 2 and 3 but did not meet 5
  expect(ranksOf(event, 'PTS,DE')).toEqual({ 1: 2, 2: 2, 3: 2, 4: 1, 5: 2 });
  // without 5 in the group: 1 beat both
  const three = tableOf(['+W2 +W3 -B4 -W4', '-B1 U U Z', '-W4 -B1 U U', '+W3 Z +W1 +B1']);
  expect(ranksOf(three, 'PTS,DE')).toEqual({ 1: 2, 2: 3, 3: 3, 4: 1 });
});

test('met more than once: the average counts', () => {
  // a double round robin: 1 and 2 beat each other once, 3 lost all to 1 and drew all with 2
  const event = tableOf(['+W2 -B2 +W3 +B3', '-B1 +W1 =W3 =B3', '-B1 -W1 =B2 =W2']);
  const [first] = rows(event, 'PTS,DE', ROUND_ROBIN);
  expect(first?.number).toBe(1);
  const tied = tableOf(['+W2 -B2 +W3 +B4', '-B1 +W1 +W4 +B3', '-B1 Z -W2 Z', 'Z -B2 Z -W1'].map((line) => line));
  expect(ranksOf(tied, 'PTS,DE')).toMatchObject({ 1: 1, 2: 1 });
});

test('a forfeit decides nothing in a Swiss, but does with /P and in a round robin', () => {
  const event = tableOf(['+F2 -B3', '-F1 +W3', '-B2 +W1']);
  expect(ranksOf(event, 'PTS,DE')).toEqual({ 1: 1, 2: 1, 3: 1 });
  const two = tableOf(['+F2 -B3 Z', '-F1 +W3 Z', '-B2 +W1 U']);
  expect(ranksOf(two, 'PTS,DE')).toEqual({ 1: 2, 2: 2, 3: 1 });
  expect(ranksOf(two, 'PTS,DE/P')).toEqual({ 1: 2, 2: 3, 3: 1 });
});
