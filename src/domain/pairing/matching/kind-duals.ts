/**
 * Starting duals from the kinds alone: the fractional matching of "so many vertices of each kind" is a small
 * transportation problem; its duals are feasible for the real graph and usually optimal at once, which keeps the
 * number of searches small and blossoms rare.
 */

/** Least-cost transportation from a copy of the kinds to another copy (successive shortest paths on vector costs). */
class Transport {
  readonly u: Float64Array[] = [];
  readonly v: Float64Array[] = [];
  private readonly flow: Int32Array;
  private readonly dist: Float64Array[] = [];
  private readonly source: Int32Array;
  private readonly closed: Uint8Array;

  constructor(
    private readonly kinds: number,
    private readonly costs: readonly Float64Array[],
    private readonly legal: Uint8Array,
  ) {
    for (let l = 0; l < costs.length; l++) {
      this.u.push(new Float64Array(kinds));
      this.v.push(new Float64Array(kinds));
      this.dist.push(new Float64Array(kinds));
    }
    this.flow = new Int32Array(kinds * kinds);
    this.source = new Int32Array(kinds);
    this.closed = new Uint8Array(kinds);
    // costs are never negative, so zero duals are feasible
  }

  private closer(j: number, add: Float64Array, i: number): boolean {
    for (let l = 0; l < this.costs.length; l++) {
      const d = add[l]! + this.reduced(l, i, j) - this.dist[l]![j]!;
      if (d !== 0) return d < 0;
    }
    return false;
  }

  private reduced(l: number, i: number, j: number): number {
    return this.costs[l]![i * this.kinds + j]! - this.u[l]![i]! - this.v[l]![j]!;
  }

  private nearest(): number {
    let found = -1;
    for (let j = 0; j < this.kinds; j++) {
      if (this.closed[j] !== 0 || this.source[j] === -1) continue;
      if (found === -1) found = j;
      else {
        for (let l = 0; l < this.costs.length; l++) {
          const d = this.dist[l]![j]! - this.dist[l]![found]!;
          if (d === 0) continue;
          if (d < 0) found = j;
          break;
        }
      }
    }
    return found;
  }

  /** Ships what is left of kind `start`; false when nothing more can be shipped. */
  ship(start: number, supply: Int32Array, demand: Int32Array): boolean {
    const { kinds, costs } = this;
    const limbs = costs.length;
    this.source.fill(-1);
    this.closed.fill(0);
    const leftDist = new Map<number, Float64Array>();
    const leftVia = new Map<number, number>();
    const scan = (i: number, at: Float64Array, via: number): void => {
      leftDist.set(i, at);
      leftVia.set(i, via);
      for (let j = 0; j < kinds; j++) {
        if (this.legal[i * kinds + j] === 0 || this.closed[j] !== 0) continue;
        if (this.source[j] !== -1 && !this.closer(j, at, i)) continue;
        this.source[j] = i;
        for (let l = 0; l < limbs; l++) this.dist[l]![j] = at[l]! + this.reduced(l, i, j);
      }
    };
    scan(start, new Float64Array(limbs), -1);
    let end = -1;
    for (;;) {
      const j = this.nearest();
      if (j === -1) return false;
      this.closed[j] = 1;
      if (demand[j]! > 0) {
        end = j;
        break;
      }
      const at = new Float64Array(limbs);
      for (let l = 0; l < limbs; l++) at[l] = this.dist[l]![j]!;
      for (let i = 0; i < kinds; i++) if (this.flow[i * kinds + j]! > 0 && !leftDist.has(i)) scan(i, at, j);
    }
    for (let l = 0; l < limbs; l++) {
      const d = this.dist[l]![end]!;
      leftDist.forEach((at, i) => (this.u[l]![i] = this.u[l]![i]! + d - at[l]!));
      for (let j = 0; j < kinds; j++) {
        if (this.closed[j] !== 0) this.v[l]![j] = this.v[l]![j]! - d + this.dist[l]![j]!;
      }
    }
    let amount = Math.min(supply[start]!, demand[end]!);
    for (let j = end; j !== -1;) {
      const i = this.source[j]!;
      const before = leftVia.get(i)!;
      if (before !== -1) amount = Math.min(amount, this.flow[i * kinds + before]!);
      j = before;
    }
    for (let j = end; j !== -1;) {
      const i = this.source[j]!;
      const before = leftVia.get(i)!;
      this.flow[i * kinds + j] = this.flow[i * kinds + j]! + amount;
      if (before !== -1) this.flow[i * kinds + before] = this.flow[i * kinds + before]! - amount;
      j = before;
    }
    supply[start] = supply[start]! - amount;
    demand[end] = demand[end]! - amount;
    return true;
  }
}

/**
 * Duals per limb and kind for costs given doubled, or null when the kinds alone cannot be matched.
 * `legal` says which kinds may meet (a kind of one member not itself).
 */
export function kindDuals(
  count: Int32Array,
  kinds: number,
  costs: readonly Float64Array[],
  legal: Uint8Array,
): Float64Array[] | null {
  const transport = new Transport(kinds, costs, legal);
  const supply = count.slice();
  const demand = count.slice();
  for (let i = 0; i < kinds; i++) {
    while (supply[i]! > 0) if (!transport.ship(i, supply, demand)) return null;
  }
  return costs.map((_, l) => {
    const y = new Float64Array(kinds);
    for (let k = 0; k < kinds; k++) y[k] = (transport.u[l]![k]! + transport.v[l]![k]!) / 2;
    return y;
  });
}
