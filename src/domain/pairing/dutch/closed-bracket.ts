/**
 * A bracket decided on its own, "floats out" being empty places. The answer stands when what it sends down is as good
 * for the brackets below (C4, C8) as anything it could send. A floater that spoils this on his own is kept in and the
 * bracket decided again; when no number of floaters can work, more of them are sent (C6).
 */
import { augmentAll, augmentMost } from '../matching/prefer';
import { bestBelow, idealBelow, type Floater } from './below';
import { bracketMatching, legalTable } from './bracket-graph';
import { firstCandidate, type BracketResult } from './candidate';
import { foldGreedily, plainMatching } from './completion';
import { byeHere, factsOf, seatAs, type Position, type Solution } from './position';
import { countAll, qualityCriteria } from './quality';
import { BYE, FLOAT_SLOT, MOVED_DOWN, RESIDENT, type Seat } from './seats';

/** With fewer players than this altogether, deciding the bracket with everybody below costs no more than trying again. */
const FEW = 120;

/** So often a bracket is decided again without a floater that spoils the next one. */
const RETRIES = 24;

function fewestFloaters(p: Position): number {
  const m = plainMatching(p.field, [...p.movedDown, ...p.residents]);
  const count = p.movedDown.length;
  if (count > 1) {
    // moved-down players do not meet each other
    const size = m.n;
    const own = new Uint8Array(size * size);
    for (let u = 0; u < size; u++) {
      for (let v = 0; v < size; v++) if ((u >= count || v >= count) && m.isEdge(u, v)) own[u * size + v] = 1;
    }
    Object.assign(m, { graph: { ...m.graph, legal: own, stride: size, index: m.alive.slice() } });
  }
  foldGreedily(m);
  return augmentMost(m);
}

function lowerCanPair(p: Position, below: readonly number[]): boolean {
  const check = plainMatching(p.field, [...p.next, ...below]);
  foldGreedily(check);
  return augmentAll(check);
}

/** The floaters who, whoever else floats, spoil the brackets below; with them all who have no opponent they lack. */
function spoilers(
  p: Position,
  sentDown: readonly number[],
  below: readonly number[],
  best: readonly number[],
): number[] {
  const { field, next } = p;
  const guilty = sentDown.filter((player) => {
    const trial: Floater[] = sentDown.map((other) => ({ player: other, anyone: other !== player }));
    const result = bestBelow(field, trial, next, below);
    return result === null || result.some((count, k) => count !== best[k]);
  });
  const reach = [...next, ...below];
  const may = (a: number, b: number): boolean => field.legal[a * field.stride + b] !== 0;
  const all = [...p.movedDown, ...p.residents];
  return all.filter((player) =>
    guilty.some(
      (bad) =>
        bad === player ||
        (field.score[bad] === field.score[player] && reach.every((q) => !may(player, q) || may(bad, q))),
    ),
  );
}

/** `null`: not settled this way. `'more'`: no choice of so many floaters leaves the rest pairable. */
function withFloaters(p: Position, floaters: number): Solution | 'more' | null {
  const byeTaken = byeHere(p) && floaters === 1;
  if (floaters > p.next.length + (byeTaken ? 1 : 0)) return null;
  const seats: Seat[] = [...p.movedDown.map(seatAs(MOVED_DOWN)), ...p.residents.map(seatAs(RESIDENT))];
  const own = seats.length;
  for (let k = 0; k < floaters; k++) seats.push({ part: byeTaken ? BYE : FLOAT_SLOT, player: -1 });
  const criteria = qualityCriteria(factsOf(p, floaters, 0, byeTaken), true);
  const below = p.byeOpen && !byeTaken ? [...p.rest, p.field.size] : p.rest;
  const banned = new Set<number>();
  let best: readonly number[] | null = null;
  let scores: readonly number[] | null = null;
  for (let attempt = 0; attempt < RETRIES; attempt++) {
    const legal = legalTable(p.field, seats);
    seats.forEach((s, v) => {
      if (!banned.has(s.player) || v >= own) return;
      for (let slot = own; slot < seats.length; slot++)
        legal[v * seats.length + slot] = legal[slot * seats.length + v] = 0;
    });
    const m = bracketMatching(p.field, seats, criteria, legal);
    const result: BracketResult | null = firstCandidate(p.field, seats, m);
    if (result === null) return null;
    const solution: Solution = { result, seats, criteria, partner: m.mate, byeTaken };
    const sentDown = byeTaken ? [] : result.floaters.map((v) => seats[v]!.player);
    if (sentDown.length === 0) {
      if (lowerCanPair(p, below)) return solution;
      return own + p.next.length + below.length < FEW ? null : 'more';
    }
    const c7 = countAll(
      criteria.filter(({ id }) => id === 'C7'),
      seats,
      m.mate,
    );
    if (scores !== null && c7.some((count, k) => count !== scores![k])) return null;
    scores = c7;
    if (best === null) {
      if (idealBelow(p.field, sentDown, p.next, below)) return solution;
      if (own + p.next.length + below.length < FEW) return null;
      best = bestBelow(
        p.field,
        sentDown.map((player) => ({ player, anyone: true })),
        p.next,
        below,
      );
      if (best === null) return 'more';
    }
    const actual = bestBelow(
      p.field,
      sentDown.map((player) => ({ player, anyone: false })),
      p.next,
      below,
    );
    if (actual !== null && actual.every((count, k) => count === best![k])) return solution;
    const bad = spoilers(p, sentDown, below, best);
    if (bad.length === 0) return null;
    for (const player of bad) banned.add(player);
  }
  return null;
}

export function solveClosed(p: Position): Solution | null {
  const size = p.movedDown.length + p.residents.length;
  for (let floaters = fewestFloaters(p); floaters <= size; floaters += 2) {
    const found = withFloaters(p, floaters);
    if (found !== 'more') return found;
  }
  return null;
}
