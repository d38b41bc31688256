/**
 * Which contributions a cut leaves out (C.07 article 14 and 16.5).
 *
 * Lowest first, by the score of the opponent, then by the value itself. Voluntarily unplayed rounds are cut
 * before all others, unless the value an ordinary cut would take is larger than theirs. The high end of a
 * median has no such exception.
 */
export interface Cuttable {
  readonly score: number;
  readonly value: number;
  readonly voluntary: boolean;
}

const lower = (a: Cuttable, b: Cuttable): number => a.score - b.score || a.value - b.value;

/** Indexes of `items` that are left out. */
export function cutIndexes(items: readonly Cuttable[], low: number, high: number): Set<number> {
  const cut = new Set<number>();
  const first = (before: (a: Cuttable, b: Cuttable) => number): number | undefined => {
    let best: number | undefined;
    items.forEach((item, index) => {
      if (cut.has(index)) return;
      const current = best === undefined ? undefined : items[best];
      if (current === undefined || before(item, current) < 0) best = index;
    });
    return best;
  };
  for (let left = Math.min(low, items.length); left > 0; left--) {
    const ordinary = first(lower);
    const voluntary = first((a, b) => Number(b.voluntary) - Number(a.voluntary) || lower(a, b));
    if (ordinary === undefined || voluntary === undefined) break;
    const takesOrdinary = (items[ordinary]?.value ?? 0) > (items[voluntary]?.value ?? 0);
    cut.add(takesOrdinary ? ordinary : voluntary);
  }
  for (let left = Math.min(high, items.length - cut.size); left > 0; left--) {
    const highest = first((a, b) => -lower(a, b));
    if (highest === undefined) break;
    cut.add(highest);
  }
  return cut;
}
