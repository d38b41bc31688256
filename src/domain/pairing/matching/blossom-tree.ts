/**
 * The nested blossoms and the alternating tree of a matching search: shrinking odd cycles, taking them apart, turning
 * them so that another vertex is their base, flipping a tree path. Knows nothing of costs except whether a blossom
 * carries a dual of its own (`pi`).
 *
 * A node is a vertex (below n) or a blossom. A blossom's children go round its odd cycle, its base first; edge k leads
 * from child k to child k + 1.
 */
export const FREE = 0;
export const OUTER = 1;
export const INNER = 2;
const CRUMB = 4;

export class BlossomTree {
  /** vertex → partner, −1 while exposed */
  readonly mate: Int32Array;
  /** vertex → outermost node around it */
  readonly top: Int32Array;
  /** by node; inside an inner blossom also by vertex: reached from outside */
  readonly label: Uint8Array;
  /** the edge by which a node got its label, −1 at the root */
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly base: Int32Array;
  readonly parent: Int32Array;
  /** blossoms now in use */
  readonly blossoms: number[] = [];
  protected readonly children: (number[] | null)[];
  protected readonly edgeFrom: (number[] | null)[];
  protected readonly edgeTo: (number[] | null)[];
  protected readonly spare: number[] = [];
  protected readonly pi: Float64Array[] = [];
  /** outer vertices to be looked at */
  protected readonly queue: Int32Array;
  protected queueEnd = 0;

  constructor(
    readonly n: number,
    readonly limbs: number,
  ) {
    this.mate = new Int32Array(n).fill(-1);
    for (let l = 0; l < limbs; l++) this.pi.push(new Float64Array(2 * n));
    this.top = new Int32Array(n);
    this.base = new Int32Array(2 * n);
    for (let v = 0; v < n; v++) {
      this.top[v] = v;
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
    this.queue = new Int32Array(n);
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

  protected push(v: number): void {
    this.queue[this.queueEnd++] = v;
  }

  protected assign(w: number, label: number, v: number): void {
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
  protected meet(first: number, second: number): number {
    let v = first;
    let w = second;
    const path: number[] = [];
    let base = -1;
    while (v !== -1 || w !== -1) {
      let b = this.top[v]!;
      if ((this.label[b]! & CRUMB) !== 0) {
        base = this.base[b]!;
        break;
      }
      path.push(b);
      this.label[b] = OUTER | CRUMB;
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

  protected shrink(base: number, first: number, second: number): void {
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

  protected relabel(b: number, nodes: number[]): void {
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
  protected turn(b: number, v: number): void {
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
}
