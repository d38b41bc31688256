/** Seats by seed: the best two can meet in the final only, the best four in the semi-finals; missing seeds are empty slots. */
import type { EntryId } from '../../common/ids';

/** Seeds best first, no more than `size` (a power of two). */
export function seededSlots(size: number, seeds: readonly EntryId[]): (EntryId | null)[] {
  let order = [1];
  while (order.length < size) {
    const sum = 2 * order.length + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order.map((seed) => seeds[seed - 1] ?? null);
}
