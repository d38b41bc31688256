/** The least cost of any way to pair everybody, by exhaustive search over subsets: the yardstick for rematches. */
const EXACT_UP_TO = 20;

/** Cost of the cheapest perfect pairing of `size` places; `cost(i, j)` ≥ 0. Undefined when the group is too large to search. */
export function cheapestPairing(size: number, cost: (i: number, j: number) => number): number | undefined {
  if (size % 2 !== 0 || size > EXACT_UP_TO) return undefined;
  const known = new Map<number, number>();
  const solve = (left: number): number => {
    if (left === 0) return 0;
    const found = known.get(left);
    if (found !== undefined) return found;
    let i = 0;
    while (((left >> i) & 1) === 0) i += 1;
    let best = Infinity;
    for (let j = i + 1; j < size && best > 0; j += 1) {
      if (((left >> j) & 1) === 0) continue;
      best = Math.min(best, cost(i, j) + solve(left & ~(1 << i) & ~(1 << j)));
    }
    known.set(left, best);
    return best;
  };
  return solve(2 ** size - 1);
}

/** Every perfect pairing of the items, each pair in the given order of items. */
export function allPairings<T>(items: readonly T[]): [T, T][][] {
  if (items.length === 0) return [[]];
  const [first, ...rest] = items as [T, ...T[]];
  return rest.flatMap((partner, index) => {
    const others = rest.filter((_, at) => at !== index);
    return allPairings(others).map((pairs): [T, T][] => [[first, partner], ...pairs]);
  });
}
