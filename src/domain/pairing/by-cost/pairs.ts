/**
 * Pairs a whole field at least cost, costs being lists of whole numbers compared in order. The ground of the
 * systems that pair by score without the Dutch brackets: lots within equal records, 积分编排.
 */
import { BlossomMatching } from '../matching/blossom-matching';
import { identity, plainGraph, type MatchingGraph } from '../matching/graph';
import { augmentAll, augmentMost } from '../matching/prefer';

/** Costs of a pair, most important first, none negative; null = the two must not meet. */
export type PairCost = (first: number, second: number) => readonly number[] | null;

function readMates(matching: BlossomMatching): [number, number][] {
  const pairs: [number, number][] = [];
  matching.mate.forEach((mate, vertex) => {
    if (mate > vertex) pairs.push([vertex, mate]);
  });
  return pairs;
}

/**
 * Pairs of 0 … size − 1 (`size` even), or null when not everybody can be paired. `limbs` = length of the costs.
 * The answer depends on the numbering alone, so number the field by something recorded.
 */
export function leastCostPairs(size: number, limbs: number, cost: PairCost): [number, number][] | null {
  if (size % 2 === 1) return null;
  if (size === 0) return [];
  const legal = new Uint8Array(size * size);
  const costs = Array.from({ length: limbs }, () => new Float64Array(size * size));
  for (let first = 0; first < size; first++)
    for (let second = first + 1; second < size; second++) {
      const values = cost(first, second);
      if (values === null) continue;
      const [there, back] = [first * size + second, second * size + first];
      legal[there] = 1;
      legal[back] = 1;
      costs.forEach((table, limb) => {
        // The matching wants every cost doubled, so that half steps stay whole.
        table[there] = 2 * (values[limb] ?? 0);
        table[back] = table[there] ?? 0;
      });
    }
  const index = identity(size);
  const graph: MatchingGraph = { size, legal, stride: size, index, kind: index, kinds: size, costs };
  const matching = new BlossomMatching(graph);
  return augmentAll(matching) ? readMates(matching) : null;
}

/** How many of 0 … size − 1 must stay alone at least. */
export function leftAlone(size: number, mayMeet: (first: number, second: number) => boolean): number {
  const legal = new Uint8Array(size * size);
  for (let first = 0; first < size; first++)
    for (let second = 0; second < size; second++)
      if (first !== second && mayMeet(Math.min(first, second), Math.max(first, second)))
        legal[first * size + second] = 1;
  return augmentMost(new BlossomMatching(plainGraph(legal, size, identity(size))));
}
