/** C4 and C5 (C.04.3, edition 1 Feb 2026): whether everybody can be paired, who is in the way if not, and where the bye goes. */
import { completion, foldGreedily, plainMatching } from '../../../../src/domain/pairing/dutch/completion';
import { buildField, type Field } from '../../../../src/domain/pairing/dutch/field';
import { table } from '../../../rules/dutch/table';

/** A field of so many players who have met nobody yet, but for the pairs named (from 0, an odd field's bye last). */
function fieldOf(players: number, apart: readonly (readonly [number, number])[]): Field {
  const field = buildField(table(Array.from({ length: players }, () => '')), 1);
  for (const [a, b] of apart) field.legal[a * field.stride + b] = field.legal[b * field.stride + a] = 0;
  return field;
}

/** Partners after the first guess. */
function guess(
  players: number,
  apart: readonly (readonly [number, number])[],
  settled: readonly number[] = [],
): number[] {
  const field = fieldOf(players, apart);
  const m = plainMatching(
    field,
    Array.from({ length: players }, (_, v) => v),
  );
  settled.forEach((partner, v) => (m.mate[v] = partner));
  foldGreedily(m);
  return [...m.mate];
}

describe('the first guess', () => {
  test('the upper half meets the lower half in order, as in a round without rematches (3.2.1 with 4.2)', () => {
    expect(guess(6, [])).toEqual([3, 4, 5, 0, 1, 2]);
    expect(guess(4, [])).toEqual([2, 3, 0, 1]);
  });

  test('who may not meet his own gets the next one below, then whoever is left from the top', () => {
    expect(guess(6, [[0, 3]])).toEqual([4, 5, 3, 2, 0, 1]);
    expect(
      guess(6, [
        [0, 3],
        [0, 4],
        [0, 5],
      ]),
    ).toEqual([1, 0, 5, 4, 3, 2]);
  });

  test('pairs that stand are kept, and nobody is given an opponent he may not have', () => {
    expect(guess(6, [], [1, 0])).toEqual([1, 0, 5, 4, 3, 2]);
    expect(
      guess(4, [
        [0, 1],
        [0, 2],
        [0, 3],
      ]),
    ).toEqual([-1, 3, -1, 1]);
  });

  test('one of an odd number is left', () => {
    expect(guess(3, [])).toEqual([1, 0, -1]);
  });
});

describe('nobody can be paired with everybody (C4)', () => {
  const apart = (players: readonly number[]): [number, number][] =>
    players.flatMap((a) => players.filter((b) => b > a).map((b): [number, number] => [a, b]));

  test('a player without an opponent stands alone', () => {
    expect(
      completion(
        fieldOf(4, [
          [0, 1],
          [0, 2],
          [0, 3],
        ]),
      ),
    ).toEqual({ stuck: [0], wanted: [] });
  });

  test('more players than opponents they could have: both are named', () => {
    expect(completion(fieldOf(4, apart([1, 2, 3])))).toEqual({ stuck: [1, 2], wanted: [0] });
    const two = completion(fieldOf(6, apart([2, 3, 4, 5])));
    if (!('stuck' in two)) throw new Error('paired');
    // 0 and 1 are all that the other four have
    expect(two.wanted).toEqual([0, 1]);
    expect(two.stuck).toHaveLength(3);
    expect(two.stuck.every((p) => p >= 2)).toBe(true);
  });

  test('the bye is no player: it is not named', () => {
    const field = fieldOf(3, apart([0, 1, 2]));
    const found = completion(field);
    if (!('stuck' in found)) throw new Error('paired');
    expect(found.stuck).toHaveLength(2);
    expect(found.wanted).toEqual([]);
  });
});

describe('the bye (C5)', () => {
  test('an even number needs none', () => {
    expect(completion(fieldOf(4, []))).toEqual({ byeScore: -1 });
  });

  const three = ['2w1 4b=', '1b0 5w1', '. .', '. 1w=', '. 2b0'];

  test('it goes to the lowest score that may have it, and from then on to no higher one', () => {
    const field = buildField(table(three), 3, [1, 2, 3, 4, 5]);
    const score = [...field.score];
    expect(completion(field)).toEqual({ byeScore: 0 });
    const open = score.map((_, v) => field.legal[5 * field.stride + v]! + field.legal[v * field.stride + 5]!);
    expect(score).toEqual([15, 10, 5, 0, 0]);
    expect(open).toEqual([0, 0, 0, 2, 2]);
  });

  test('where those below cannot, to the next score above', () => {
    const field = buildField(
      table(three.map((line, k) => (k === 2 || k === 4 ? `${line} U` : line))),
      4,
      [1, 2, 3, 4, 5],
    );
    expect([...field.score]).toEqual([15, 10, 10, 10, 5]);
    expect(completion(field)).toEqual({ byeScore: 5 });
  });
});
