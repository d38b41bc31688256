/**
 * Why the pairing is as it is: for each pair the opponents that come first in the order of the rules and what kept them
 * away, for each downfloater and the bye who would have come first, and which colour rule decided. The criterion is
 * found by trying: the bracket is solved once more with the alternative forced, and the first criterion (C6–C21) that
 * comes out worse is the one that decided.
 */
import type { Crosstable } from '../../play/crosstable';
import { isPlayed } from '../../play/points';
import { augmentAll } from '../matching/prefer';
import { allocateColour, type ColourRule } from './allocate-colours';
import { bracketMatching, legalTable } from './bracket-graph';
import type { BracketTrace, FieldPairing } from './brackets';
import { ABSOLUTE } from './colour-preference';
import type { Field } from './field';
import { countAll } from './quality';
import { inBracket, type Seat } from './seats';

/**
 * `C1` played already, `forbidden` barred by the organiser, `C2` may not get the bye, `C3` same absolute colour,
 * `C4` the others could not be paired any more, `C5` the bye would have a higher score, `C6` … `C21` quality, `order`
 * equally good but a later candidate.
 */
export type Cause = string;

export interface PassedOver {
  readonly number: number;
  readonly cause: Cause;
}

export interface PairReason {
  readonly white: number;
  readonly black: number;
  /** scores both were paired on, tenths */
  readonly scores: readonly [number, number];
  /** pairing number of the player who floated down to meet the other, if any */
  readonly floated: number | null;
  readonly passedOver: readonly PassedOver[];
  readonly colour: ColourRule;
}

export interface FloatReason {
  readonly number: number;
  /** score of the bracket left, tenths */
  readonly score: number;
  /** lower-ranked players of the bracket who might have floated instead */
  readonly insteadOf: readonly PassedOver[];
}

export interface Reasons {
  readonly pairs: readonly PairReason[];
  readonly floats: readonly FloatReason[];
  readonly bye: { readonly number: number; readonly insteadOf: readonly PassedOver[] } | null;
}

/** So many alternatives are explained for one decision. */
const SHOWN = 4;

function barrier(field: Field, a: number, b: number): Cause | null {
  if (field.legal[a * field.stride + b] !== 0) return null;
  const number = field.players[b]!.number;
  const rounds = field.players[a]!.rounds.slice(0, field.round - 1);
  if (rounds.some((record) => isPlayed(record) && record?.opponent === number)) return 'C1';
  const first = field.colours[a]!;
  const second = field.colours[b]!;
  const clash = first.strength === ABSOLUTE && second.strength === ABSOLUTE && first.colour === second.colour;
  return clash && field.topscorer[a] === 0 && field.topscorer[b] === 0 ? 'C3' : 'forbidden';
}

/** What gets worse when seats v and w are made partners and the pairs in `kept` stay. */
function causeAgainst(
  field: Field,
  trace: BracketTrace,
  kept: readonly number[],
  choose: (v: number) => readonly number[],
): Cause {
  const { seats, criteria, partner } = trace;
  const legal = legalTable(field, seats);
  const n = seats.length;
  const only = (v: number, allowed: readonly number[]): void => {
    for (let w = 0; w < n; w++) {
      if (allowed.includes(w)) continue;
      legal[v * n + w] = 0;
      legal[w * n + v] = 0;
    }
  };
  for (const v of kept) only(v, [partner[v]!]);
  seats.forEach((_, v) => {
    const allowed = choose(v);
    if (allowed.length > 0) only(v, allowed);
  });
  const m = bracketMatching(field, seats, criteria, legal);
  if (!augmentAll(m)) return 'C4';
  const best = countAll(criteria, seats, partner);
  const other = countAll(criteria, seats, m.mate);
  const ids = criteria.flatMap((criterion) => criterion.bounds.map(() => criterion.id));
  const worse = best.findIndex((count, k) => count !== other[k]);
  return worse === -1 ? 'order' : ids[worse]!;
}

function seatIndex(trace: BracketTrace): Map<number, number> {
  const index = new Map<number, number>();
  trace.seats.forEach((s: Seat, v) => {
    if (inBracket(s)) index.set(s.player, v);
  });
  return index;
}

/** S2 of the bracket's first candidate: all residents against moved-down players, else the remainder's lower half. */
function lowerHalf(trace: BracketTrace, higher: number): readonly number[] {
  if (trace.movedDown.includes(higher)) return trace.residents;
  const fromAbove = trace.pairs.filter(([a]) => trace.movedDown.includes(a));
  const gone = new Set(fromAbove.map(([, b]) => b));
  const remainder = trace.residents.filter((p) => !gone.has(p));
  return remainder.slice(trace.pairs.length - fromAbove.length);
}

function passedOverIn(field: Field, trace: BracketTrace, at: number): PassedOver[] {
  const [a, b] = trace.pairs[at]!;
  const index = seatIndex(trace);
  const earlier = trace.pairs.slice(0, at).flat();
  const kept = earlier.map((p) => index.get(p)!);
  const v = index.get(a)!;
  return lowerHalf(trace, a)
    .filter((c) => c > a && c < b && !earlier.includes(c))
    .slice(0, SHOWN)
    .map((c) => {
      const w = index.get(c)!;
      const cause = barrier(field, a, c) ?? causeAgainst(field, trace, kept, (u) => (u === v ? [w] : []));
      return { number: field.players[c]!.number, cause };
    });
}

function insteadOf(field: Field, trace: BracketTrace, floater: number): PassedOver[] {
  const index = seatIndex(trace);
  const list: PassedOver[] = [];
  const others = [...trace.movedDown, ...trace.residents].filter((p) => p > floater && !trace.floaters.includes(p));
  for (const p of others.reverse()) {
    if (list.length >= SHOWN) break;
    const v = index.get(p)!;
    const w = index.get(floater)!;
    const out = trace.seats.flatMap((s, u) => (inBracket(s) ? [] : [u]));
    const inside = trace.seats.flatMap((s, u) => (inBracket(s) ? [u] : []));
    const cause = causeAgainst(field, trace, [], (u) => (u === v ? out : u === w ? inside : []));
    list.push({ number: field.players[p]!.number, cause });
  }
  return list;
}

/** `byeRight` is C2; whoever ranks below the bye's taker and did not get it is named with the cause. */
function byeReason(field: Field, pairing: FieldPairing): Reasons['bye'] {
  const { bye } = pairing;
  if (bye === null) return null;
  const list: PassedOver[] = [];
  for (let p = field.size - 1; p > bye && list.length < SHOWN; p--) {
    const trace = pairing.brackets.find((bracket) => bracket.floaters.includes(bye) && bracket.residents.includes(p));
    let cause: Cause = field.score[p] === field.score[bye] ? 'order' : 'C4';
    if (field.byeRight[p] === 0) cause = 'C2';
    else if (trace !== undefined)
      cause = insteadOf(field, trace, bye).find((o) => o.number === field.players[p]!.number)?.cause ?? cause;
    list.push({ number: field.players[p]!.number, cause });
  }
  return { number: field.players[bye]!.number, insteadOf: list };
}

export function explain(
  field: Field,
  pairing: FieldPairing,
  initial: NonNullable<Crosstable['initialColour']>,
): Reasons {
  const number = (p: number): number => field.players[p]!.number;
  const pairs = pairing.brackets.flatMap((trace) =>
    trace.pairs.map(([a, b], at): PairReason => {
      const [high, low] = a < b ? [a, b] : [b, a];
      const { colour, rule } = allocateColour(field, high, low, initial);
      const [white, black] = colour === 'w' ? [high, low] : [low, high];
      return {
        white: number(white),
        black: number(black),
        scores: [field.score[high]!, field.score[low]!],
        floated: field.score[high] === field.score[low] ? null : number(high),
        passedOver: passedOverIn(field, trace, at),
        colour: rule,
      };
    }),
  );
  const floats = pairing.brackets.flatMap((trace) =>
    trace.floaters
      .filter((p) => p !== pairing.bye)
      .map((p): FloatReason => ({ number: number(p), score: trace.score, insteadOf: insteadOf(field, trace, p) })),
  );
  return { pairs, floats, bye: byeReason(field, pairing) };
}
