/** The graph a matching is sought in: legal edges, kinds of vertices, and costs by pair of kinds, most significant limb first. */
export interface MatchingGraph {
  readonly size: number;
  /** square table, `stride` wide; a non-zero cell at `index[u] * stride + index[v]` is an edge */
  readonly legal: Uint8Array;
  readonly stride: number;
  readonly index: Int32Array;
  /** vertices of one kind have the same costs */
  readonly kind: Int32Array;
  readonly kinds: number;
  /** one `kinds × kinds` table per limb; every cell is twice the cost, so that half steps stay whole numbers */
  readonly costs: readonly Float64Array[];
}

/** 0, 1, 2 … size − 1. */
export function identity(size: number): Int32Array {
  const index = new Int32Array(size);
  for (let v = 0; v < size; v++) index[v] = v;
  return index;
}

/** A graph whose edges all cost nothing: what is asked of it is only who can be matched at all. */
export function plainGraph(legal: Uint8Array, stride: number, index: Int32Array): MatchingGraph {
  return { size: index.length, legal, stride, index, kind: new Int32Array(index.length), kinds: 1, costs: [] };
}
