/**
 * Questions put to an optimal matching without solving it anew: who can be left over, which partner of one vertex comes
 * first in an order while the matching stays optimal, and taking a decided pair out.
 */
import type { BlossomMatching } from './blossom-matching';
import { FREE, INNER, OUTER } from './blossom-tree';

/** Matches every exposed vertex; false when no perfect matching exists (the labels then show why). */
export function augmentAll(m: BlossomMatching): boolean {
  for (let k = 0; k < m.alive.length; k++) {
    const v = m.alive[k]!;
    if (m.mate[v] === -1 && !m.search(v, false)) return false;
  }
  return true;
}

/** Matches as many vertices as can be (costs ignored by the caller's choice of graph); returns how many stay exposed. */
export function augmentMost(m: BlossomMatching): number {
  let exposed = 0;
  for (let k = 0; k < m.alive.length; k++) {
    const v = m.alive[k]!;
    if (m.mate[v] === -1 && !m.search(v, false)) exposed++;
  }
  return exposed;
}

function free(m: BlossomMatching, v: number): void {
  while (m.top[v] !== v) m.dissolve(m.top[v]!);
}

export function dissolveAll(m: BlossomMatching): void {
  for (let v = 0; v < m.n; v++) free(m, v);
}

function closeWorse(m: BlossomMatching, i: number, rank: Int32Array, settled: number): void {
  const { legal, stride, index } = m.graph;
  const kept = rank[settled]!;
  for (let k = 0; k < m.alive.length; k++) {
    const v = m.alive[k]!;
    if (rank[v]! > kept) {
      legal[index[i]! * stride + index[v]!] = 0;
      legal[index[v]! * stride + index[i]!] = 0;
    }
  }
}

/**
 * After a search from i's partner that met a dead end: moves the duals (the optimum stays) so that the edges it showed to
 * be in no optimal matching are no longer tight, and later searches do not try them again. Only for trees of vertices.
 */
function loosen(m: BlossomMatching, i: number): void {
  const outer: number[] = [];
  const inner: number[] = [i];
  for (let k = 0; k < m.alive.length; k++) {
    const v = m.alive[k]!;
    const top = m.top[v]!;
    if (m.label[top] === FREE) continue;
    if (top !== v) return;
    (m.label[v] === OUTER ? outer : inner).push(v);
  }
  const step = new Float64Array(m.limbs);
  let found = false;
  for (const u of outer) {
    for (let k = 0; k < m.alive.length; k++) {
      const v = m.alive[k]!;
      const label = m.label[m.top[v]!]!;
      if (label === INNER || v === u || !m.isEdge(u, v)) continue;
      const share = label === OUTER ? 2 : 1;
      let l = 0;
      if (found) {
        while (l < m.limbs && m.slack(l, u, v) / share === step[l]) l++;
        if (l === m.limbs || m.slack(l, u, v) / share > step[l]!) continue;
      }
      for (l = 0; l < m.limbs; l++) step[l] = m.slack(l, u, v) / share;
      found = true;
    }
  }
  if (!found) return;
  for (let l = 0; l < m.limbs; l++) {
    const y = m.y[l]!;
    for (const v of outer) y[v] = y[v]! + step[l]!;
    for (const v of inner) y[v] = y[v]! - step[l]!;
  }
}

/** One alternating-path search on tight edges; i must not lie in a blossom. */
function preferTight(m: BlossomMatching, i: number, rank: Int32Array): void {
  const mate = m.mate[i]!;
  const better: number[] = [];
  for (let k = 0; k < m.alive.length; k++) {
    const v = m.alive[k]!;
    if (v !== i && rank[v]! < rank[mate]! && m.isEdge(i, v) && m.isTight(i, v)) better.push(v);
  }
  if (better.length === 0) return;
  better.sort((a, b) => rank[a]! - rank[b]!);
  const all = m.alive;
  m.alive = all.filter((v) => v !== i);
  m.mate[mate] = -1;
  const before = m.blossoms.length;
  m.search(mate, true, better[0]!);
  let chosen = -1;
  for (const v of better) {
    if (m.label[m.top[v]!] === OUTER) {
      chosen = v;
      break;
    }
  }
  if (chosen !== better[0] && m.blossoms.length === before) loosen(m, i);
  if (chosen === -1) m.mate[mate] = i;
  else {
    m.flip(chosen, i);
    m.mate[i] = chosen;
  }
  m.alive = all;
  m.finish(true);
}

/** The same by changing costs at i and solving again: needed when i lies in a blossom that carries a dual. */
function preferByCost(m: BlossomMatching, i: number, rank: Int32Array): boolean {
  free(m, i);
  m.active = i;
  for (let v = 0; v < m.n; v++) m.rank2[v] = 2 * rank[v]!;
  const old = m.mate[i]!;
  if (old !== -1) m.mate[old] = -1;
  m.mate[i] = -1;
  let first = -1;
  const bound = new Float64Array(m.limbs);
  for (let k = 0; k < m.alive.length; k++) {
    const v = m.alive[k]!;
    if (v === i || !m.isEdge(i, v)) continue;
    let smaller = first === -1;
    for (let l = 0; l < m.limbs && !smaller; l++) {
      const d = m.cost2(l, i, v) - m.y[l]![v]! - bound[l]!;
      if (d > 0) break;
      smaller = d < 0;
    }
    if (!smaller) continue;
    first = v;
    for (let l = 0; l < m.limbs; l++) bound[l] = m.cost2(l, i, v) - m.y[l]![v]!;
  }
  if (first === -1) return false;
  for (let l = 0; l < m.limbs; l++) m.y[l]![i] = bound[l]!;
  if (!augmentAll(m)) return false;
  // the ranks go again: edges of a worse rank are closed, so the dual of i can take the rank reached upon itself
  const settled = m.mate[i]!;
  const reached = m.rank2[settled]!;
  free(m, i);
  closeWorse(m, i, rank, settled);
  m.active = -1;
  const last = m.y[m.limbs - 1]!;
  last[i] = last[i]! - reached;
  return augmentAll(m);
}

/**
 * Gives vertex i the partner of lowest rank any optimal matching allows, closes the worse ones, and returns it.
 * `rank` holds a whole number ≥ 0 for every vertex.
 */
export function prefer(m: BlossomMatching, i: number, rank: Int32Array): number {
  if (m.top[i] === i) {
    preferTight(m, i, rank);
    closeWorse(m, i, rank, m.mate[i]!);
  } else preferByCost(m, i, rank);
  return m.mate[i]!;
}

/** Takes a decided pair out of the graph; what is left stays, or becomes again, optimal. */
export function removePair(m: BlossomMatching, i: number, j: number): boolean {
  free(m, i);
  free(m, j);
  for (const v of [i, j]) {
    const partner = m.mate[v]!;
    if (partner !== -1 && partner !== i && partner !== j) m.mate[partner] = -1;
  }
  m.mate[i] = j;
  m.mate[j] = i;
  m.alive = m.alive.filter((v) => v !== i && v !== j);
  return augmentAll(m);
}
