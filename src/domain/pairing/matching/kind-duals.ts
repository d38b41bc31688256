/**
 * Starting duals from the kinds alone: the fractional matching of "so many vertices of each kind" is a small
 * transportation problem; its duals are feasible for the real graph and usually optimal at once, which keeps the
 * number of searches small and blossoms rare.
 */

/** Least-cost transportation from a copy of the kinds to another copy (successive shortest paths on vector costs). */
class Transport {
  readonly u: Float64Array[] = [];
  readonly v: Float64Array[] = [];
  private readonly limbs: number;
  private readonly flow: Int32Array;
  /** distances of the right copies and of the left ones reached, limb by limb */
  private readonly right: Float64Array[] = [];
  private readonly left: Float64Array[] = [];
  private readonly source: Int32Array;
  private readonly via: Int32Array;
  private readonly closed: Uint8Array;
  private readonly reached: Uint8Array;

  constructor(
    private readonly kinds: number,
    private readonly costs: readonly Float64Array[],
    private readonly legal: Uint8Array,
  ) {
    this.limbs = costs.length;
    // costs are never negative, so zero duals are feasible
    for (let l = 0; l < this.limbs; l++) {
      this.u.push(new Float64Array(kinds));
      this.v.push(new Float64Array(kinds));
      this.right.push(new Float64Array(kinds));
      this.left.push(new Float64Array(kinds));
    }
    this.flow = new Int32Array(kinds * kinds);
    this.source = new Int32Array(kinds);
    this.via = new Int32Array(kinds);
    this.closed = new Uint8Array(kinds);
    this.reached = new Uint8Array(kinds);
  }

  private through(l: number, i: number, j: number): number {
    return this.left[l]![i]! + this.costs[l]![i * this.kinds + j]! - this.u[l]![i]! - this.v[l]![j]!;
  }

  private closer(i: number, j: number): boolean {
    for (let l = 0; l < this.limbs; l++) {
      const d = this.through(l, i, j) - this.right[l]![j]!;
      if (d !== 0) return d < 0;
    }
    return false;
  }

  private nearest(): number {
    let found = -1;
    for (let j = 0; j < this.kinds; j++) {
      if (this.closed[j] !== 0 || this.source[j] === -1) continue;
      if (found === -1) found = j;
      else {
        for (let l = 0; l < this.limbs; l++) {
          const d = this.right[l]![j]! - this.right[l]![found]!;
          if (d === 0) continue;
          if (d < 0) found = j;
          break;
        }
      }
    }
    return found;
  }

  private scan(i: number, via: number): void {
    const { kinds } = this;
    this.reached[i] = 1;
    this.via[i] = via;
    for (let l = 0; l < this.limbs; l++) this.left[l]![i] = via === -1 ? 0 : this.right[l]![via]!;
    for (let j = 0; j < kinds; j++) {
      if (this.legal[i * kinds + j] === 0 || this.closed[j] !== 0) continue;
      if (this.source[j] !== -1 && !this.closer(i, j)) continue;
      this.source[j] = i;
      for (let l = 0; l < this.limbs; l++) this.right[l]![j] = this.through(l, i, j);
    }
  }

  private raise(end: number): void {
    for (let l = 0; l < this.limbs; l++) {
      const d = this.right[l]![end]!;
      const u = this.u[l]!;
      const v = this.v[l]!;
      for (let k = 0; k < this.kinds; k++) {
        if (this.reached[k] !== 0) u[k] = u[k]! + d - this.left[l]![k]!;
        if (this.closed[k] !== 0) v[k] = v[k]! - d + this.right[l]![k]!;
      }
    }
  }

  /** Ships some of what is left of kind `start`; false when nothing more can be shipped. */
  ship(start: number, supply: Int32Array, demand: Int32Array): boolean {
    const { kinds, flow, source, via } = this;
    source.fill(-1);
    this.closed.fill(0);
    this.reached.fill(0);
    this.scan(start, -1);
    let end = -1;
    while (end === -1) {
      const j = this.nearest();
      if (j === -1) return false;
      this.closed[j] = 1;
      if (demand[j]! > 0) end = j;
      else for (let i = 0; i < kinds; i++) if (flow[i * kinds + j]! > 0 && this.reached[i] === 0) this.scan(i, j);
    }
    this.raise(end);
    let amount = Math.min(supply[start]!, demand[end]!);
    for (let j = end; j !== -1; j = via[source[j]!]!) {
      const back = via[source[j]!]!;
      if (back !== -1) amount = Math.min(amount, flow[source[j]! * kinds + back]!);
    }
    for (let j = end; j !== -1; j = via[source[j]!]!) {
      const i = source[j]!;
      flow[i * kinds + j] = flow[i * kinds + j]! + amount;
      const back = via[i]!;
      if (back !== -1) flow[i * kinds + back] = flow[i * kinds + back]! - amount;
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
