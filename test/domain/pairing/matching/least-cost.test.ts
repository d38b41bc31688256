/** The matching engine against trying everything: least vector cost, and the partner of lowest rank among optimal matchings. */
import fc from 'fast-check';
import { BlossomMatching } from '../../../../src/domain/pairing/matching/blossom-matching';
import { identity } from '../../../../src/domain/pairing/matching/graph';
import { kindDuals } from '../../../../src/domain/pairing/matching/kind-duals';
import { augmentAll, prefer, removePair } from '../../../../src/domain/pairing/matching/prefer';

interface Input {
  n: number;
  edge: boolean[];
  cost: [number, number][];
}

const inputs: fc.Arbitrary<Input> = fc.constantFrom(4, 6, 8).chain((n) =>
  fc.record({
    n: fc.constant(n),
    edge: fc.array(fc.boolean(), { minLength: n * n, maxLength: n * n }),
    cost: fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })), {
      minLength: n * n,
      maxLength: n * n,
    }),
  }),
);

const at = (n: number, u: number, v: number): number => Math.min(u, v) * n + Math.max(u, v);

function matchings(input: Input, left: number[]): [number, number][][] {
  const [u, ...rest] = left;
  if (u === undefined) return [[]];
  return rest
    .filter((v) => input.edge[at(input.n, u, v)])
    .flatMap((v) =>
      matchings(
        input,
        rest.filter((w) => w !== v),
      ).map((tail): [number, number][] => [[u, v], ...tail]),
    );
}

function value(input: Input, pairs: readonly (readonly [number, number])[]): number {
  return pairs.reduce((sum, [u, v]) => {
    const [first, second] = input.cost[at(input.n, u, v)]!;
    return sum + first * 1000 + second;
  }, 0);
}

/** Every vertex its own kind; the two counts in two limbs. */
function build(input: Input): BlossomMatching {
  const { n } = input;
  const legal = new Uint8Array(n * n);
  const costs = [new Float64Array(n * n), new Float64Array(n * n)];
  for (let u = 0; u < n; u++) {
    for (let v = 0; v < n; v++) {
      if (u === v) continue;
      legal[u * n + v] = input.edge[at(n, u, v)] ? 1 : 0;
      input.cost[at(n, u, v)]!.forEach((c, l) => (costs[l]![u * n + v] = 2 * c));
    }
  }
  return new BlossomMatching({ size: n, legal, stride: n, index: identity(n), kind: identity(n), kinds: n, costs });
}

const all = (n: number): number[] => Array.from({ length: n }, (_, v) => v);
const pairsOf = (m: BlossomMatching): [number, number][] =>
  all(m.n).flatMap((v): [number, number][] => (m.mate[v]! > v ? [[v, m.mate[v]!]] : []));

describe('least-cost perfect matching', () => {
  test('costs what the best of all matchings costs, and says so when there is none', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const every = matchings(input, all(input.n));
        const m = build(input);
        expect(augmentAll(m)).toBe(every.length > 0);
        if (every.length === 0) return;
        expect(value(input, pairsOf(m))).toBe(Math.min(...every.map((pairs) => value(input, pairs))));
      }),
      { numRuns: 600, seed: 1 },
    );
  });

  test('decisions taken one at a time give the first of the best matchings in order', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const every = matchings(input, all(input.n));
        if (every.length === 0) return;
        const least = Math.min(...every.map((pairs) => value(input, pairs)));
        // the enumeration is lexicographic, so its first best matching is the one wanted
        const wanted = every.find((pairs) => value(input, pairs) === least)!;
        const m = build(input);
        augmentAll(m);
        const got: [number, number][] = [];
        for (let v = 0; v < input.n; v++) {
          if (got.some((pair) => pair.includes(v))) continue;
          const w = prefer(m, v, Int32Array.from(all(input.n)));
          got.push([v, w]);
          removePair(m, v, w);
        }
        expect(got).toEqual(wanted);
      }),
      { numRuns: 600, seed: 2 },
    );
  });

  test('duals by kind never exceed a cost', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { n } = input;
        const costs = [new Float64Array(n * n), new Float64Array(n * n)];
        const legal = new Uint8Array(n * n).fill(1);
        for (let u = 0; u < n; u++)
          for (let v = 0; v < n; v++) input.cost[at(n, u, v)]!.forEach((c, l) => (costs[l]![u * n + v] = 2 * c));
        const duals = kindDuals(
          Int32Array.from(all(n), (k) => 2 + k),
          n,
          costs,
          legal,
        )!;
        for (let u = 0; u < n; u++) {
          for (let v = 0; v < n; v++) {
            const [first, second] = costs.map((table, l) => table[u * n + v]! - duals[l]![u]! - duals[l]![v]!);
            expect(first! > 0 || (first === 0 && second! >= 0)).toBe(true);
          }
        }
      }),
      { numRuns: 100, seed: 3 },
    );
  });
});
