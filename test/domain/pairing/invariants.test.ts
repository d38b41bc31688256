/** The shared invariants themselves can fail. */
import { broken, colourTrouble, pairKey } from './invariants';

const nothing = { forbidden: new Set<string>(), hadBye: new Set<string>() };

test('a good round breaks nothing', () => {
  expect(broken({ present: ['a', 'b', 'c'], round: { pairs: [['a', 'c']], bye: 'b' }, ...nothing })).toEqual([]);
});

test.each([
  ['forgotten', ['a', 'b', 'c', 'd'], { pairs: [['a', 'b']], bye: null }, 2],
  [
    'twice',
    ['a', 'b'],
    {
      pairs: [
        ['a', 'b'],
        ['a', 'b'],
      ],
      bye: null,
    },
    2,
  ],
  ['a stranger', ['a', 'b'], { pairs: [['a', 'x']], bye: null }, 2],
  ['himself', ['a', 'b'], { pairs: [['a', 'a']], bye: null }, 3],
  ['a bye too many', ['a', 'b'], { pairs: [], bye: 'a' }, 2],
] as const)('%s is seen', (_name, present, round, count) => {
  expect(broken({ present, round, ...nothing })).toHaveLength(count);
});

test('second meetings and second byes are seen', () => {
  const input = { present: ['a', 'b', 'c'], round: { pairs: [['a', 'b']] as const, bye: 'c' } };
  expect(broken({ ...input, forbidden: new Set([pairKey('b', 'a')]), hadBye: new Set(['c']) })).toEqual([
    'a and b must not meet',
    'c has a second bye',
  ]);
});

test('colours out of balance are seen', () => {
  expect(colourTrouble(['w', 'w', 'b'], 2, 2)).toEqual([]);
  expect(colourTrouble(['w', 'w', 'w'], 2, 2)).toEqual(['difference 3 after game 3', '3 times w running']);
});
