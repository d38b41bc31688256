/** C.07, 9.2: Koya and its limits. */
import { ROUND_ROBIN, tableOf, valuesOf } from './tables';

// Four players, three rounds: 1 has 2½, 2 has 1½, 3 and 4 have 1.
const four = tableOf(['+W2 =B3 +W4', '-B1 +W4 =B3', '=W1 =W2 -B4', '-B1 -B2 +W3'].map((line) => line));

test('points against those with half of the maximum or more', () => {
  // half of three is 1½: 1 and 2 count
  expect(valuesOf(four, 'KS')).toEqual({ 1: 1, 2: 0, 3: 1, 4: 0 });
});

test('/L+1 and /L-1 move the limit by half a point, /L80 asks for more', () => {
  expect(valuesOf(four, 'KS/L+1')).toEqual({ 1: 0, 2: 0, 3: 0.5, 4: 0 });
  expect(valuesOf(four, 'KS/L-1')).toEqual({ 1: 2.5, 2: 1.5, 3: 1, 4: 1 });
  expect(valuesOf(four, 'KS/L80')).toEqual({ 1: 0, 2: 0, 3: 0.5, 4: 0 });
  expect(valuesOf(four, 'KS/L90')).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0 });
});

test('in a round robin with an odd number one round is free: the maximum is less', () => {
  // three players, three rounds, two games each: the limit is one point, not one and a half
  const three = tableOf(['+W2 -B3 Z', '-B1 Z =W3', 'Z +W1 =B2']);
  expect(valuesOf(three, 'KS', ROUND_ROBIN)).toEqual({ 1: 0, 2: 0.5, 3: 1 });
});

test('a player who never came does not count in the maximum', () => {
  // with the fourth absent two games are left, and one point reaches half
  const absent = tableOf(['+W2 -B3 Z', '-B1 Z =W3', 'Z +W1 =B2', 'Z Z Z']);
  expect(valuesOf(absent, 'KS', ROUND_ROBIN)).toEqual({ 1: 0, 2: 0.5, 3: 1, 4: 0 });
});
