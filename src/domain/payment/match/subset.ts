/** Which amounts add up to a sum — only when exactly one choice does, and never among more than eight. */
const MOST = 8;

/** Indices of the one subset of two or more that sums to `target`; null when there is none, or more than one. */
export function onlySubset(amounts: readonly number[], target: number): number[] | null {
  if (amounts.length > MOST) return null;
  let found: number[] | null = null;
  for (let mask = 1; mask < 1 << amounts.length; mask++) {
    const chosen = amounts.map((_, i) => i).filter((i) => mask & (1 << i));
    if (chosen.length < 2 || chosen.reduce((sum, i) => sum + amounts[i]!, 0) !== target) continue;
    if (found) return null;
    found = chosen;
  }
  return found;
}
