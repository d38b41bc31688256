/**
 * Perfect matching of least cost in a general graph (Edmonds' blossoms, primal–dual), with costs that are vectors of
 * whole numbers compared in order. One tree is grown at a time, so duals stay whole numbers; the optimum can be
 * re-used after a change of costs at one vertex (see prefer.ts).
 *
 * `y[limb][v]` is the dual of vertex v *including* those of the blossoms around it: an edge between two outermost
 * nodes has slack cost − y(u) − y(v). `pi` holds each blossom's own share.
 */
import type { MatchingGraph } from './graph';

export const FREE = 0;
export const OUTER = 1;
export const INNER = 2;

export class BlossomMatching {
  readonly n: number;
  readonly limbs: number;
  readonly graph: MatchingGraph;
  /** vertex → partner, −1 while exposed */
  readonly mate: Int32Array;
  readonly y: Float64Array[];
  /** vertex → outermost node (vertex or blossom) around it */
  readonly top: Int32Array;
  readonly label: Uint8Array;
  /** the vertices still in the graph */
  alive: Int32Array;
  /** blossoms now in use */
  readonly blossoms: number[] = [];

  /** order costs (last limb): side 1 or 2 of the fold, 0 = not part of it; place in the fold */
  side: Int8Array | null = null;
  place: Int32Array;
  foldUnit = 0;
  exchangeUnit = 0;
  /** the vertex whose partners are being ranked, and twice their ranks */
  active = -1;
  rank2: Float64Array;

  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly base: Int32Array;
  readonly parent: Int32Array;
  readonly children: (number[] | null)[];
  private readonly edgeFrom: (number[] | null)[];
  private readonly edgeTo: (number[] | null)[];
  private readonly spare: number[] = [];
  private readonly pi: Float64Array[];
  private readonly best: Int32Array;
  private readonly queue: Int32Array;
  private queueEnd = 0;
  private readonly delta: Float64Array;

  constructor(graph: MatchingGraph) {
    const n = graph.size;
    this.graph = graph;
    this.n = n;
    this.limbs = graph.costs.length + 1;
    this.mate = new Int32Array(n).fill(-1);
    this.y = [];
    this.pi = [];
    for (let l = 0; l < this.limbs; l++) {
      this.y.push(new Float64Array(n));
      this.pi.push(new Float64Array(2 * n));
    }
    this.top = new Int32Array(n);
    this.alive = new Int32Array(n);
    this.base = new Int32Array(2 * n);
    for (let v = 0; v < n; v++) {
      this.top[v] = v;
      this.alive[v] = v;
      this.base[v] = v;
    }
    this.label = new Uint8Array(2 * n);
    this.from = new Int32Array(2 * n);
    this.to = new Int32Array(2 * n);
    this.parent = new Int32Array(2 * n).fill(-1);
    this.children = new Array<number[] | null>(2 * n).fill(null);
    this.edgeFrom = new Array<number[] | null>(2 * n).fill(null);
    this.edgeTo = new Array<number[] | null>(2 * n).fill(null);
    for (let b = 2 * n - 1; b >= n; b--) this.spare.push(b);
    this.best = new Int32Array(n);
    this.queue = new Int32Array(n);
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

  isPlain(blossom: number): boolean {
    for (let l = 0; l < this.limbs; l++) if (this.pi[l]![blossom] !== 0) return false;
    return true;
  }

  leaves(node: number, out: number[] = []): number[] {
    if (node < this.n) out.push(node);
    else for (const child of this.children[node]!) this.leaves(child, out);
    return out;
  }

  private push(v: number): void {
    this.queue[this.queueEnd++] = v;
  }

  private assign(w: number, label: number, v: number): void {
    const b = this.top[w]!;
    this.label[w] = label;
    this.label[b] = label;
    this.from[w] = v;
    this.from[b] = v;
    this.to[w] = w;
    this.to[b] = w;
    if (label === OUTER) {
      if (b < this.n) this.push(b);
      else for (const leaf of this.leaves(b)) this.push(leaf);
    } else {
      const base = this.base[b]!;
      this.assign(this.mate[base]!, OUTER, base);
    }
  }

  /** Last common node of the two tree paths (both ends outer, one tree): the base of the new blossom. */
  private meet(first: number, second: number): number {
    let v = first;
    let w = second;
    const path: number[] = [];
    let base = -1;
    while (v !== -1 || w !== -1) {
      let b = this.top[v]!;
      if ((this.label[b]! & 4) !== 0) {
        base = this.base[b]!;
        break;
      }
      path.push(b);
      this.label[b] = 5;
      if (this.from[b] === -1) v = -1;
      else {
        b = this.top[this.from[b]!]!;
        v = this.from[b]!;
      }
      if (w !== -1) {
        const t = v;
        v = w;
        w = t;
      }
    }
    for (const b of path) this.label[b] = OUTER;
    return base;
  }

  private shrink(base: number, first: number, second: number): void {
    const bb = this.top[base]!;
    const b = this.spare.pop()!;
    const nodes: number[] = [];
    const ef: number[] = [first];
    const et: number[] = [second];
    let v = first;
    let bv = this.top[v]!;
    while (bv !== bb) {
      this.parent[bv] = b;
      nodes.push(bv);
      ef.push(this.from[bv]!);
      et.push(this.to[bv]!);
      v = this.from[bv]!;
      bv = this.top[v]!;
    }
    nodes.push(bb);
    nodes.reverse();
    ef.reverse();
    et.reverse();
    let w = second;
    let bw = this.top[w]!;
    while (bw !== bb) {
      this.parent[bw] = b;
      nodes.push(bw);
      ef.push(this.to[bw]!);
      et.push(this.from[bw]!);
      w = this.from[bw]!;
      bw = this.top[w]!;
    }
    this.parent[bb] = b;
    this.parent[b] = -1;
    this.base[b] = base;
    this.children[b] = nodes;
    this.edgeFrom[b] = ef;
    this.edgeTo[b] = et;
    for (let l = 0; l < this.limbs; l++) this.pi[l]![b] = 0;
    this.blossoms.push(b);
    this.label[b] = OUTER;
    this.from[b] = this.from[bb]!;
    this.to[b] = this.to[bb]!;
    for (const leaf of this.leaves(b)) {
      if (this.label[this.top[leaf]!] === INNER) this.push(leaf);
      this.top[leaf] = b;
    }
  }

  /** Takes a blossom without own dual apart; inside a growing tree the path through it keeps its labels. */
  expand(b: number, atEnd: boolean): void {
    const nodes = this.children[b]!;
    for (const s of nodes) {
      this.parent[s] = -1;
      if (s < this.n) this.top[s] = s;
      else if (atEnd && this.isPlain(s)) this.expand(s, true);
      else for (const leaf of this.leaves(s)) this.top[leaf] = s;
    }
    if (!atEnd && this.label[b] === INNER) this.relabel(b, nodes);
    this.label[b] = FREE;
    this.children[b] = null;
    this.edgeFrom[b] = null;
    this.edgeTo[b] = null;
    this.blossoms.splice(this.blossoms.indexOf(b), 1);
    this.spare.push(b);
  }

  private relabel(b: number, nodes: number[]): void {
    const size = nodes.length;
    const at = (j: number): number => (j < 0 ? j + size : j);
    const ef = this.edgeFrom[b]!;
    const et = this.edgeTo[b]!;
    const entry = this.top[this.to[b]!]!;
    let j = nodes.indexOf(entry);
    const step = (j & 1) === 1 ? 1 : -1;
    if (step === 1) j -= size;
    let v = this.from[b]!;
    let w = this.to[b]!;
    while (j !== 0) {
      const q = step === 1 ? et[at(j)]! : ef[at(j - 1)]!;
      this.label[w] = FREE;
      this.label[q] = FREE;
      this.assign(w, INNER, v);
      j += step;
      if (step === 1) {
        v = ef[at(j)]!;
        w = et[at(j)]!;
      } else {
        v = et[at(j - 1)]!;
        w = ef[at(j - 1)]!;
      }
      j += step;
    }
    const bw = nodes[0]!;
    this.label[w] = INNER;
    this.label[bw] = INNER;
    this.from[w] = v;
    this.from[bw] = v;
    this.to[w] = w;
    this.to[bw] = w;
    j += step;
    while (nodes[at(j)] !== entry) {
      const bv = nodes[at(j)]!;
      if (this.label[bv] !== OUTER) {
        let reached = -1;
        if (bv < this.n) reached = this.label[bv] !== FREE ? bv : -1;
        else for (const leaf of this.leaves(bv)) if (this.label[leaf] !== FREE) reached = leaf;
        if (reached !== -1) {
          this.label[reached] = FREE;
          this.label[this.mate[this.base[bv]!]!] = FREE;
          this.assign(reached, INNER, this.from[reached]!);
        }
      }
      j += step;
    }
  }

  /** Makes vertex v the base of blossom b, re-matching inside. */
  private turn(b: number, v: number): void {
    let t = v;
    while (this.parent[t] !== b) t = this.parent[t]!;
    if (t >= this.n) this.turn(t, v);
    const nodes = this.children[b]!;
    const ef = this.edgeFrom[b]!;
    const et = this.edgeTo[b]!;
    const size = nodes.length;
    const at = (j: number): number => (j < 0 ? j + size : j);
    const i = nodes.indexOf(t);
    let j = i;
    const step = (i & 1) === 1 ? 1 : -1;
    if (step === 1) j -= size;
    while (j !== 0) {
      j += step;
      t = nodes[at(j)]!;
      const w = step === 1 ? ef[at(j)]! : et[at(j - 1)]!;
      const x = step === 1 ? et[at(j)]! : ef[at(j - 1)]!;
      if (t >= this.n) this.turn(t, w);
      j += step;
      t = nodes[at(j)]!;
      if (t >= this.n) this.turn(t, x);
      this.mate[w] = x;
      this.mate[x] = w;
    }
    const rotate = (list: number[]): number[] => list.slice(i).concat(list.slice(0, i));
    this.children[b] = rotate(nodes);
    this.edgeFrom[b] = rotate(ef);
    this.edgeTo[b] = rotate(et);
    this.base[b] = v;
  }

  /** Flips the tree path from outer vertex `start` to the root; `partner` becomes start's mate. */
  flip(start: number, partner: number): void {
    let s = start;
    let j = partner;
    for (;;) {
      const bs = this.top[s]!;
      if (bs >= this.n) this.turn(bs, s);
      this.mate[s] = j;
      const t = this.from[bs]!;
      if (t === -1) return;
      const bt = this.top[t]!;
      s = this.from[bt]!;
      j = this.to[bt]!;
      if (bt >= this.n) this.turn(bt, j);
      this.mate[j] = s;
    }
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
