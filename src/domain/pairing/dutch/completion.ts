/** C4 and C5 (C.04.3, edition 1 Feb 2026): can everybody be paired at all, and who may be left for the bye. */
import { BlossomMatching } from '../matching/blossom-matching';
import { OUTER } from '../matching/blossom-tree';
import { plainGraph } from '../matching/graph';
import { augmentAll, prefer } from '../matching/prefer';
import type { Field } from './field';

/** Field indices; `field.size` stands for the bye. */
export function plainMatching(field: Field, vertices: readonly number[]): BlossomMatching {
  return new BlossomMatching(plainGraph(field.legal, field.stride, Int32Array.from(vertices)));
}

/** Matches what falls into place: the upper half against the lower half. */
export function foldGreedily(m: BlossomMatching): void {
  const n = m.n;
  const half = n >> 1;
  for (let u = 0; u < n; u++) {
    if (m.mate[u] !== -1) continue;
    for (let k = 0; k < n; k++) {
      const v = (u + half + k) % n;
      if (v === u || m.mate[v] !== -1 || !m.isEdge(u, v)) continue;
      m.mate[u] = v;
      m.mate[v] = u;
      break;
    }
  }
}

export interface Completion {
  /** score of whoever gets the bye (C5), −1 when the number is even */
  readonly byeScore: number;
}

export interface Impossible {
  /** players who cannot all be paired: more of them, each alone, than opponents they could have */
  readonly stuck: readonly number[];
  /** the only opponents they have among the others */
  readonly wanted: readonly number[];
}

/** Whether a legal pairing exists; on the way the bye is restricted to the lowest possible score (C5). */
export function completion(field: Field): Completion | Impossible {
  const { size, stride } = field;
  const vertices = Array.from({ length: stride }, (_, v) => v);
  const m = plainMatching(field, vertices);
  foldGreedily(m);
  if (!augmentAll(m)) {
    const stuck: number[] = [];
    const wanted: number[] = [];
    for (let v = 0; v < size; v++) {
      if (m.label[m.top[v]!] === OUTER) stuck.push(v);
      else if (m.label[m.top[v]!] !== 0) wanted.push(v);
    }
    return { stuck, wanted };
  }
  if (stride === size) return { byeScore: -1 };
  // whoever has more than the lowest score possible loses his edge to the bye; whoever has less could not use it
  const rank = new Int32Array(stride);
  rank.set(field.score);
  return { byeScore: field.score[prefer(m, size, rank)]! };
}
