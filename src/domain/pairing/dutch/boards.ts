/** Order in which pairs are published (C.04.2): score of the better, of the other, then the better's rank; the bye last. */
import type { Field } from './field';

export function boardOrder(field: Field, pairs: readonly (readonly [number, number])[]): [number, number][] {
  const { earned, rank } = field;
  const better = (a: number, b: number): number => earned[b]! - earned[a]! || rank[a]! - rank[b]!;
  return pairs
    .map(([a, b]): [number, number] => (better(a, b) <= 0 ? [a, b] : [b, a]))
    .sort(([a, b], [c, d]) => earned[c]! - earned[a]! || earned[d]! - earned[b]! || rank[a]! - rank[c]!);
}
