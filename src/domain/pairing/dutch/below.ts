/** What lies below a bracket: can everybody there be paired (C4), and how well does the next bracket fare (C8). */
import { augmentAll, augmentMost } from '../matching/prefer';
import { bracketMatching, legalTable } from './bracket-graph';
import { plainMatching } from './completion';
import type { BlossomMatching } from '../matching/blossom-matching';
import type { Field } from './field';
import { countAll, type Criterion } from './quality';
import { BYE, inBracket, MOVED_DOWN, NEXT, REST, type Seat } from './seats';

/** `anyone`: as if he could meet everybody below, for the best any floater of his score could do. */
export interface Floater {
  readonly player: number;
  readonly anyone: boolean;
}

/**
 * Unpaired in the next bracket, then unpaired floaters by falling score; null when not everybody below can be paired.
 * `rest` may hold the bye (index `field.size`).
 */
export function bestBelow(
  field: Field,
  floaters: readonly Floater[],
  next: readonly number[],
  rest: readonly number[],
): readonly number[] | null {
  const seats: Seat[] = [
    ...floaters.map(({ player }): Seat => ({ part: MOVED_DOWN, player })),
    ...next.map((player): Seat => ({ part: NEXT, player })),
    ...rest.map((player): Seat => (player === field.size ? { part: BYE, player: -1 } : { part: REST, player })),
  ];
  const n = seats.length;
  const legal = legalTable(field, seats);
  floaters.forEach(({ anyone }, u) => {
    if (anyone) for (let v = floaters.length; v < n; v++) legal[u * n + v] = legal[v * n + u] = 1;
  });
  const scores = [...new Set(floaters.map(({ player }) => field.score[player]!))];
  const beyond = (b: Seat): boolean => b.part === REST || b.part === BYE;
  const criteria: Criterion[] = [
    {
      id: 'C8',
      bounds: [floaters.length + next.length],
      count: (a, b) => ((inBracket(a) || a.part === NEXT) && beyond(b) ? 1 : 0),
    },
    {
      id: 'C8',
      bounds: scores.map(() => floaters.length),
      count: (a, b) => (inBracket(a) && beyond(b) ? 1 : 0),
      level: (a) => scores.indexOf(field.score[a.player]!),
    },
  ];
  const m = bracketMatching(field, seats, criteria, legal, undefined, 'score');
  return augmentAll(m) ? countAll(criteria, seats, m.mate) : null;
}

/**
 * Whether the floaters of a bracket leave the best that can be hoped for below: all of them pair in the next bracket,
 * at most one player stays over there (not a floater), and everybody else can be paired too (C4, C8).
 */
export function idealBelow(
  field: Field,
  floaters: readonly number[],
  next: readonly number[],
  rest: readonly number[],
): boolean {
  const upper = floaters.length + next.length;
  const m = plainMatching(field, [...floaters, ...next, ...rest]);
  const all = m.alive;
  // floaters meet players of the next scoregroup only
  for (let u = 0; u < floaters.length; u++) {
    for (let v = floaters.length; v < upper && m.mate[u] === -1; v++) {
      if (m.mate[v] === -1 && m.isEdge(u, v)) {
        m.mate[u] = v;
        m.mate[v] = u;
      }
    }
  }
  const among = (begin: number, end: number): Int32Array => all.slice(begin, end);
  greedyRange(m, floaters.length, upper);
  greedyRange(m, upper, all.length);
  m.alive = among(0, upper);
  for (let u = 0; u < floaters.length; u++) if (m.mate[u] === -1 && !m.search(u, false)) return false;
  const left = augmentMost(m);
  if (left > (upper & 1)) return false;
  m.alive = among(upper, all.length);
  augmentMost(m);
  m.alive = all;
  if (!augmentAll(m)) return false;
  let crossing = 0;
  for (let v = 0; v < upper; v++) {
    const w = m.mate[v]!;
    if (w >= upper) {
      if (v < floaters.length) return false;
      crossing++;
    } else if (v < floaters.length && w < floaters.length) return false;
  }
  return crossing === (upper & 1);
}

function greedyRange(m: BlossomMatching, begin: number, end: number): void {
  const span = end - begin;
  for (let u = begin; u < end; u++) {
    if (m.mate[u] !== -1) continue;
    for (let k = 0; k < span; k++) {
      const v = begin + ((u - begin + (span >> 1) + k) % span);
      if (v === u || m.mate[v] !== -1 || !m.isEdge(u, v)) continue;
      m.mate[u] = v;
      m.mate[v] = u;
      break;
    }
  }
}
