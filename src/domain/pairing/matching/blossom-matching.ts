/**
 * Perfect matching of least cost in a general graph (Edmonds' blossoms, primal–dual), with costs that are vectors of
 * whole numbers compared in order. One tree is grown at a time, so duals stay whole numbers; the optimum can be
 * re-used after a change of costs at one vertex (see prefer.ts).
 *
 * `y[limb][v]` is the dual of vertex v *including* those of the blossoms around it: an edge between two outermost
 * nodes has slack cost − y(u) − y(v). `pi` holds each blossom's own share.
 */
import { BlossomTree, FREE, INNER, OUTER } from './blossom-tree';
import { identity, type MatchingGraph } from './graph';

export class BlossomMatching extends BlossomTree {
  readonly graph: MatchingGraph;
  readonly y: Float64Array[] = [];
  /** the vertices still in the graph */
  alive: Int32Array;

  /** order costs (last limb): side 1 or 2 of the fold, 0 = not part of it; place in the fold */
  side: Int8Array | null = null;
  place: Int32Array;
  foldUnit = 0;
  exchangeUnit = 0;
  /** the vertex whose partners are being ranked, and twice their ranks */
  active = -1;
  rank2: Float64Array;

  /** outer vertex: outer partner of least slack in another node; any other vertex: outer neighbour of least slack */
  private readonly best: Int32Array;
  private readonly delta: Float64Array;

  constructor(graph: MatchingGraph) {
    const n = graph.size;
    super(n, graph.costs.length + 1);
    this.graph = graph;
    for (let l = 0; l < this.limbs; l++) this.y.push(new Float64Array(n));
    this.alive = identity(n);
    this.best = new Int32Array(n);
    this.place = new Int32Array(n);
    this.rank2 = new Float64Array(n);
    this.delta = new Float64Array(this.limbs);
  }

  isEdge(u: number, v: number): boolean {
    const g = this.graph;
    return g.legal[g.index[u]! * g.stride + g.index[v]!] !== 0;
  }

  /** Twice the cost of an edge in one limb. */
  cost2(limb: number, u: number, v: number): number {
    const g = this.graph;
    if (limb < g.costs.length) return g.costs[limb]![g.kind[u]! * g.kinds + g.kind[v]!]!;
    let cost = 0;
    const side = this.side;
    if (side !== null) {
      const a = side[u]!;
      const b = side[v]!;
      if (a + b === 3) cost = this.foldUnit * Math.min(this.place[u]!, this.place[v]!);
      else if (a === 1 || b === 1 || a + b === 4) {
        cost = this.exchangeUnit;
        if (a !== 0 && b !== 0) cost += this.foldUnit * Math.min(this.place[u]!, this.place[v]!);
      }
    }
    if (u === this.active) cost += this.rank2[v]!;
    else if (v === this.active) cost += this.rank2[u]!;
    return cost;
  }

  slack(limb: number, u: number, v: number): number {
    return this.cost2(limb, u, v) - this.y[limb]![u]! - this.y[limb]![v]!;
  }

  /** For an edge between different outermost nodes. */
  isTight(u: number, v: number): boolean {
    for (let l = 0; l < this.limbs; l++) if (this.slack(l, u, v) !== 0) return false;
    return true;
  }

  private lessSlack(u: number, v: number, otherU: number, otherV: number): boolean {
    for (let l = 0; l < this.limbs; l++) {
      const d = this.slack(l, u, v) - this.slack(l, otherU, otherV);
      if (d !== 0) return d < 0;
    }
    return false;
  }

  private augment(u: number, v: number): void {
    this.flip(u, v);
    const b = this.top[v]!;
    if (b >= this.n) this.turn(b, v);
    this.mate[v] = u;
  }

  /** Uses a tight edge from outer u to v; true when it reached an exposed vertex. */
  private useTight(u: number, v: number): boolean {
    const tv = this.top[v]!;
    const label = this.label[tv]!;
    if (label === FREE) {
      if (this.mate[this.base[tv]!] === -1) {
        this.augment(u, v);
        return true;
      }
      this.assign(v, INNER, u);
    } else if (label === OUTER) {
      this.shrink(this.meet(u, v), u, v);
    } else if (this.label[v] === FREE) {
      this.label[v] = INNER;
      this.from[v] = u;
      this.to[v] = v;
    }
    return false;
  }

  /**
   * Grows one alternating tree from an exposed vertex. Returns true when the matching grew. With `tightOnly` no dual
   * changes: the outer labels then say which vertices the root could leave exposed instead of itself; the search ends
   * early once `goal` is outer.
   */
  search(root: number, tightOnly: boolean, goal = -1): boolean {
    this.label.fill(FREE);
    this.best.fill(-1);
    this.queueEnd = 0;
    this.assign(root, OUTER, -1);
    let done = 0;
    const { legal, stride, index, kind, kinds, costs } = this.graph;
    const first = costs.length > 0 ? costs[0]! : null;
    const y0 = this.y[0]!;
    const label = this.label;
    const top = this.top;
    for (;;) {
      while (done < this.queueEnd) {
        if (goal >= 0 && label[top[goal]!] === OUTER) return false;
        const u = this.queue[done++]!;
        const row = index[u]! * stride;
        const tabRow = kind[u]! * kinds;
        const alive = this.alive;
        const count = alive.length;
        for (let k = 0; k < count; k++) {
          const v = alive[k]!;
          if (legal[row + index[v]!] === 0) continue;
          const tv = top[v]!;
          if (tv === top[u]) continue;
          let tight: boolean;
          if (first !== null) {
            const s = first[tabRow + kind[v]!]! - y0[u]! - y0[v]!;
            if (s !== 0 && tightOnly) continue;
            tight = s === 0 && this.isTight(u, v);
          } else tight = this.isTight(u, v);
          if (tight) {
            if (this.useTight(u, v)) return this.finish(true);
          } else if (!tightOnly) {
            const keeper = label[tv] === OUTER ? u : v;
            const other = keeper === u ? v : u;
            const known = this.best[keeper]!;
            if (known === -1 || this.lessSlack(keeper, other, keeper, known)) this.best[keeper] = other;
          }
        }
      }
      if (tightOnly) return false;
      const step = this.dualStep();
      if (step === 0) return this.finish(false);
      if (step === 2) return this.finish(true);
    }
  }

  /** After a search: blossoms that carry no dual are taken apart. */
  finish(result: boolean): boolean {
    for (let k = this.blossoms.length - 1; k >= 0; k--) {
      const b = this.blossoms[k];
      if (b !== undefined && this.parent[b] === -1 && this.isPlain(b)) {
        this.expand(b, true);
        k = this.blossoms.length;
      }
    }
    return result;
  }

  /** Keeps the smaller of delta and the slack of an edge (halved when both its ends move). */
  private offerSlack(u: number, v: number, divisor: number, any: boolean): void {
    const { delta, limbs } = this;
    let l = 0;
    if (any) {
      for (; l < limbs; l++) {
        const d = this.slack(l, u, v) / divisor - delta[l]!;
        if (d > 0) return;
        if (d < 0) break;
      }
    }
    for (; l < limbs; l++) delta[l] = this.slack(l, u, v) / divisor;
  }

  private offerShare(b: number, any: boolean): void {
    const { delta, limbs, pi } = this;
    let l = 0;
    if (any) {
      for (; l < limbs; l++) {
        const d = pi[l]![b]! - delta[l]!;
        if (d > 0) return;
        if (d < 0) break;
      }
    }
    for (; l < limbs; l++) delta[l] = pi[l]![b]!;
  }

  /** The outer partner of least slack, sought anew when the known one was swallowed by the same blossom. */
  private refresh(u: number): void {
    let found = -1;
    const alive = this.alive;
    for (let k = 0; k < alive.length; k++) {
      const v = alive[k]!;
      if (this.top[v] === this.top[u] || this.label[this.top[v]!] !== OUTER || !this.isEdge(u, v)) continue;
      if (found === -1 || this.lessSlack(u, v, u, found)) found = v;
    }
    this.best[u] = found;
  }

  /** One change of duals. 0: impossible to go on; 1: tree can grow; 2: the matching grew. */
  private dualStep(): number {
    const alive = this.alive;
    let any = false;
    for (let k = 0; k < alive.length; k++) {
      const v = alive[k]!;
      const label = this.label[this.top[v]!]!;
      if (label === INNER) continue;
      const b = this.best[v]!;
      if (label === OUTER && b !== -1 && this.top[b] === this.top[v]) this.refresh(v);
      const u = this.best[v]!;
      if (u === -1) continue;
      this.offerSlack(u, v, label === OUTER ? 2 : 1, any);
      any = true;
    }
    for (const b of this.blossoms) {
      if (this.parent[b] !== -1 || this.label[b] !== INNER) continue;
      this.offerShare(b, any);
      any = true;
    }
    if (!any) return 0;
    for (let l = 0; l < this.limbs; l++) {
      const d = this.delta[l]!;
      if (d === 0) continue;
      const y = this.y[l]!;
      for (let k = 0; k < alive.length; k++) {
        const v = alive[k]!;
        const label = this.label[this.top[v]!]!;
        if (label === OUTER) y[v] = y[v]! + d;
        else if (label === INNER) y[v] = y[v]! - d;
      }
      const pi = this.pi[l]!;
      for (const b of this.blossoms) {
        if (this.parent[b] !== -1) continue;
        if (this.label[b] === OUTER) pi[b] = pi[b]! + d;
        else if (this.label[b] === INNER) pi[b] = pi[b]! - d;
      }
    }
    for (let k = 0; k < alive.length; k++) {
      const v = alive[k]!;
      const u = this.best[v]!;
      if (u === -1 || this.top[u] === this.top[v]) continue;
      const label = this.label[this.top[v]!]!;
      if (label === INNER || !this.isTight(u, v)) continue;
      if (label === FREE ? this.useTight(u, v) : this.useTight(v, u)) return 2;
    }
    for (let k = this.blossoms.length - 1; k >= 0; k--) {
      const b = this.blossoms[k];
      if (b !== undefined && this.parent[b] === -1 && this.label[b] === INNER && this.isPlain(b)) {
        this.expand(b, false);
        k = this.blossoms.length;
      }
    }
    return 1;
  }

  /** Takes an outermost blossom apart although it carries a dual: its outward pair becomes slack and is parted. */
  dissolve(b: number): void {
    if (!this.isPlain(b)) {
      const v = this.base[b]!;
      const m = this.mate[v]!;
      if (m !== -1) {
        this.mate[v] = -1;
        this.mate[m] = -1;
      }
      for (let l = 0; l < this.limbs; l++) {
        const share = this.pi[l]![b]!;
        if (share !== 0) for (const leaf of this.leaves(b)) this.y[l]![leaf] = this.y[l]![leaf]! - share;
      }
    }
    this.label[b] = FREE;
    this.expand(b, true);
  }
}
