/** The lot of a round against every order there is: best pairings only, and each from equally many orders. */
import {
  fewestRematches,
  pairInOrder,
  rematches,
  type Member,
  type Pair,
} from '../../../src/domain/play/win-count/matching';
import { chance } from '../../rules/shogi-open/day';

function* orders<T>(list: readonly T[]): Generator<T[]> {
  if (list.length === 0) yield [];
  for (let i = 0; i < list.length; i++) {
    for (const rest of orders([...list.slice(0, i), ...list.slice(i + 1)])) yield [list[i]!, ...rest];
  }
}

/** Every way to pair an even list completely. */
function* pairings<T>(list: readonly T[]): Generator<[T, T][]> {
  const [first, ...rest] = list;
  if (first === undefined) yield [];
  else {
    for (let i = 0; i < rest.length; i++) {
      for (const more of pairings([...rest.slice(0, i), ...rest.slice(i + 1)])) yield [[first, rest[i]!], ...more];
    }
  }
}

const member = (name: string, met: string[] = [], virtual = false): Member => ({ name, met, virtual });
const key = (pairs: readonly Pair<Member>[]): string =>
  pairs
    .map(([a, b]) => [a.name, b?.name ?? 'nobody'].sort().join('-'))
    .sort()
    .join(' ');

/** Oracle: virtual pairs first, then rematches, counted over all pairings. */
function best(group: readonly Member[]): { keys: Set<string>; fewest: number } {
  const cost = (pairs: [Member, Member][]): [number, number] => [
    pairs.filter(([a, b]) => a.virtual && b.virtual).length,
    pairs.filter(([a, b]) => !a.virtual && !b.virtual && (a.met.includes(b.name) || b.met.includes(a.name))).length,
  ];
  const all = [...pairings(group)].map((pairs) => ({ key: key(pairs), cost: cost(pairs) }));
  const order = (x: [number, number]): number => x[0] * 1000 + x[1];
  const least = Math.min(...all.map((each) => order(each.cost)));
  return {
    keys: new Set(all.filter((each) => order(each.cost) === least).map((each) => each.key)),
    fewest: least % 1000,
  };
}

function spread(group: readonly Member[]): { found: Map<string, number>; fewest: number } {
  const fewest = fewestRematches(group);
  const found = new Map<string, number>();
  for (const order of orders(group)) {
    const pairs = pairInOrder(order);
    if (rematches(pairs) !== fewest) continue;
    found.set(key(pairs), (found.get(key(pairs)) ?? 0) + 1);
  }
  return { found, fewest };
}

const CASES: [string, Member[]][] = [
  ['four who never met', ['a', 'b', 'c', 'd'].map((name) => member(name))],
  ['four, one pair met', [member('a', ['b']), member('b', ['a']), member('c'), member('d')]],
  ['two who met: unavoidable', [member('a', ['b']), member('b', ['a'])]],
  [
    'four who all met but one pair',
    [member('a', ['b', 'c', 'd']), member('b', ['a', 'c', 'd']), member('c', ['a', 'b']), member('d', ['a', 'b'])],
  ],
  [
    'six in a ring of meetings',
    [...'abcdef'].map((name, i) => member(name, ['abcdef'[(i + 1) % 6]!, 'abcdef'[(i + 5) % 6]!])),
  ],
  [
    'six in two triangles',
    [...'abcdef'].map((name, i) =>
      member(
        name,
        [...'abcdef'].filter((_, j) => j !== i && Math.floor(j / 3) === Math.floor(i / 3)),
      ),
    ),
  ],
  [
    'five and an empty place',
    [...'abcde'].map((name) => member(name, name === 'a' ? ['b'] : [])).concat(member('empty-1', [], true)),
  ],
  ['one and three empty places', [member('a'), ...[1, 2, 3].map((i) => member(`empty-${i}`, [], true))]],
  [
    'three who all met, one has left',
    [...'abcd'].map((name) =>
      member(
        name,
        [...'abcd'].filter((other) => other !== name),
        name === 'd',
      ),
    ),
  ],
  [
    'eight, a ring of meetings',
    [...'abcdefgh'].map((name, i) => member(name, ['abcdefgh'[(i + 1) % 8]!, 'abcdefgh'[(i + 7) % 8]!])),
  ],
];

describe('龍馬盃 第四條: 對手以抽籤決定,盡量避免重複對戰 (A10, A12)', () => {
  it.each(CASES)('%s: exactly the best pairings, each from equally many orders', (_, group) => {
    const oracle = best(group);
    const { found, fewest } = spread(group);
    expect(fewest).toBe(oracle.fewest);
    expect(new Set(found.keys())).toEqual(oracle.keys);
    expect(new Set(found.values()).size).toBe(1);
  });

  it('finds the fewest rematches of random groups as a search over all pairings does', () => {
    const toss = chance(20261219);
    for (let run = 0; run < 150; run++) {
      const size = 2 * (1 + toss(4));
      const names = Array.from({ length: size }, (_, i) => `p${i}`);
      const density = 1 + toss(10);
      const met = new Map<string, string[]>(names.map((name) => [name, []]));
      names.forEach((a, i) => {
        for (const b of names.slice(i + 1)) {
          if (toss(10) < density) {
            met.get(a)!.push(b);
            met.get(b)!.push(a);
          }
        }
      });
      const group = names.map((name) => member(name, met.get(name), toss(6) === 0));
      expect(fewestRematches(group)).toBe(best(group).fewest);
    }
  });

  it('an odd group: an empty place sits out, or else one player by lot has nobody to meet, each equally often', () => {
    const withEmpty = [member('a'), member('b'), member('empty-1', [], true)];
    expect([...spread(withEmpty).found.keys()]).toEqual(['a-b']);
    const without = [member('a', ['b']), member('b', ['a']), member('c')];
    const { found, fewest } = spread(without);
    expect(fewest).toBe(0);
    expect(found).toEqual(
      new Map([
        ['a-c b-nobody', 2],
        ['a-nobody b-c', 2],
      ]),
    );
  });

  it('two empty places that must meet: the one drawn first keeps the nominal win', () => {
    const [e1, e2] = [member('empty-1', [], true), member('empty-2', [], true)];
    expect(pairInOrder([e2, e1])).toEqual([[e2, e1]]);
    expect(pairInOrder([e1, e2])).toEqual([[e1, e2]]);
  });
});
