/**
 * The pairing process (C.04.3 art. 3, edition 1 Feb 2026): bracket after bracket, each with the downfloaters of the one
 * before. A bracket is first tried on its own, with "floats out" as empty places; that answer stands when what it
 * sends down is certain to be the best for the brackets below. Otherwise it is solved together with everybody below.
 */
import { augmentAll, augmentMost } from '../matching/prefer';
import { bracketMatching, legalTable } from './bracket-graph';
import { firstCandidate, type BracketResult } from './candidate';
import { foldGreedily, idealBelow, plainMatching } from './completion';
import type { Field } from './field';
import { floatersOnly, qualityCriteria, type BracketFacts, type Criterion } from './quality';
import { BYE, FLOAT_SLOT, inBracket, MOVED_DOWN, NEXT, RESIDENT, REST, type Part, type Seat } from './seats';

export interface BracketTrace {
  readonly score: number;
  readonly movedDown: readonly number[];
  readonly residents: readonly number[];
  readonly pairs: readonly (readonly [number, number])[];
  readonly floaters: readonly number[];
  readonly exchanges: number;
  /** decided together with everybody below */
  readonly open: boolean;
  /** the graph it was decided in: who sat where, what counted, and each seat's partner */
  readonly seats: readonly Seat[];
  readonly criteria: readonly Criterion[];
  readonly partner: Int32Array;
}

interface Solution {
  readonly result: BracketResult;
  readonly seats: readonly Seat[];
  readonly criteria: readonly Criterion[];
  readonly partner: Int32Array;
  readonly byeTaken: boolean;
}

export interface FieldPairing {
  readonly pairs: readonly (readonly [number, number])[];
  readonly bye: number | null;
  readonly brackets: readonly BracketTrace[];
}

interface Position {
  readonly field: Field;
  readonly byeScore: number;
  readonly movedDown: readonly number[];
  readonly residents: readonly number[];
  readonly next: readonly number[];
  readonly rest: readonly number[];
  /** somebody still has to get the bye */
  readonly byeOpen: boolean;
  /** partners by field index in the last matching of everybody, −1 unknown: where to start the next one */
  readonly partner: Int32Array;
}

function seat(part: Part): (player: number) => Seat {
  return (player) => ({ part, player });
}

function facts(p: Position, floaters: number, next: number, byeLeavesAlone: boolean): BracketFacts {
  const levels: { score: number; count: number }[] = [];
  for (const player of p.movedDown) {
    const score = p.field.score[player]!;
    const level = levels[levels.length - 1];
    if (level?.score === score) level.count++;
    else levels.push({ score, count: 1 });
  }
  return {
    field: p.field,
    size: p.movedDown.length + p.residents.length,
    movedDown: p.movedDown.length,
    levels,
    floaters,
    next,
    byeLeavesAlone,
    byeScore: p.byeScore,
  };
}

const groupScore = (p: Position): number => p.field.score[p.residents[0]!]!;

/** The bye must come out of this bracket: nobody below has as low a score as C5 asks for. */
const byeHere = (p: Position): boolean => p.byeOpen && p.byeScore >= groupScore(p);

function fewestFloaters(p: Position): number {
  const size = p.movedDown.length + p.residents.length;
  const m = plainMatching(p.field, [...p.movedDown, ...p.residents]);
  const count = p.movedDown.length;
  if (count > 1) {
    const { graph } = m;
    const own = new Uint8Array(size * size);
    for (let u = 0; u < size; u++) {
      for (let v = 0; v < size; v++) if ((u >= count || v >= count) && m.isEdge(u, v)) own[u * size + v] = 1;
    }
    Object.assign(m, { graph: { ...graph, legal: own, stride: size, index: m.alive.slice() } });
  }
  foldGreedily(m);
  return augmentMost(m);
}

/** The bracket on its own; null when that does not settle it. */
function solveClosed(p: Position): Solution | null {
  const floaters = fewestFloaters(p);
  const byeTaken = byeHere(p);
  if (byeTaken ? floaters !== 1 : floaters > p.next.length) return null;
  const seats: Seat[] = [...p.movedDown.map(seat(MOVED_DOWN)), ...p.residents.map(seat(RESIDENT))];
  for (let k = 0; k < floaters; k++) seats.push({ part: byeTaken ? BYE : FLOAT_SLOT, player: -1 });
  const f = facts(p, floaters, 0, byeTaken);
  const criteria = qualityCriteria(f, true);
  const m = bracketMatching(p.field, seats, criteria);
  const result = firstCandidate(p.field, seats, m);
  if (result === null) return null;
  const below = p.byeOpen && !byeTaken ? [...p.rest, p.field.size] : p.rest;
  const sentDown = byeTaken ? [] : result.floaters.map((v) => seats[v]!.player);
  if (sentDown.length === 0) {
    const all = [...p.next, ...below];
    const check = plainMatching(p.field, all);
    foldGreedily(check);
    if (!augmentAll(check)) return null;
  } else if (!idealBelow(p.field, sentDown, p.next, below)) return null;
  return { result, seats, criteria, partner: m.mate, byeTaken };
}

/** The bracket together with everybody below it: always exact. */
function solveOpen(p: Position): Solution {
  const seats: Seat[] = [
    ...p.movedDown.map(seat(MOVED_DOWN)),
    ...p.residents.map(seat(RESIDENT)),
    ...p.next.map(seat(NEXT)),
    ...p.rest.map(seat(REST)),
  ];
  if (p.byeOpen) seats.push({ part: BYE, player: -1 });
  const unknown = facts(p, p.movedDown.length + p.residents.length, p.next.length, false);
  const legal = legalTable(p.field, seats);
  const indexOf = (s: Seat): number => (s.part === BYE ? p.field.size : s.player);
  const seatOf = new Int32Array(p.partner.length).fill(-1);
  seats.forEach((s, v) => (seatOf[indexOf(s)] = v));
  const hint = Int32Array.from(seats, (s) => {
    const known = p.partner[indexOf(s)]!;
    return known === -1 ? -1 : seatOf[known]!;
  });
  const counting = bracketMatching(p.field, seats, floatersOnly(unknown), legal, hint);
  augmentAll(counting);
  let floaters = 0;
  seats.forEach((s, v) => {
    if (inBracket(s) && !inBracket(seats[counting.mate[v]!]!)) floaters++;
  });
  const f = facts(p, floaters, p.next.length, byeHere(p) && floaters === 1);
  const criteria = qualityCriteria(f, false);
  const m = bracketMatching(p.field, seats, criteria, legal, counting.mate);
  const result = firstCandidate(p.field, seats, m);
  seats.forEach((s, v) => (p.partner[indexOf(s)] = m.mate[v] === -1 ? -1 : indexOf(seats[m.mate[v]!]!)));
  const nothing = { pairs: [], floaters: [], exchanges: 0 };
  return { result: result ?? nothing, seats, criteria, partner: m.mate, byeTaken: false };
}

/** `alwaysOpen` skips the short way (for tests: both must agree). The field must be completable. */
export function pairField(field: Field, byeScore: number, alwaysOpen = false): FieldPairing {
  const groups: number[][] = [];
  for (let p = 0; p < field.size; p++) {
    const group = groups[groups.length - 1];
    if (group !== undefined && field.score[group[0]!] === field.score[p]) group.push(p);
    else groups.push([p]);
  }
  const pairs: (readonly [number, number])[] = [];
  const brackets: BracketTrace[] = [];
  let movedDown: number[] = [];
  let bye: number | null = null;
  const partner = new Int32Array(field.stride).fill(-1);
  groups.forEach((residents, at) => {
    const position: Position = {
      field,
      byeScore,
      movedDown,
      residents,
      next: groups[at + 1] ?? [],
      rest: groups.slice(at + 2).flat(),
      byeOpen: byeScore >= 0 && bye === null,
      partner,
    };
    const closed = alwaysOpen ? null : solveClosed(position);
    const { result, seats, criteria, partner: partners, byeTaken } = closed ?? solveOpen(position);
    pairs.push(...result.pairs);
    const floaters = result.floaters.map((v) => seats[v]!.player);
    brackets.push({
      score: field.score[residents[0]!]!,
      movedDown,
      residents,
      pairs: result.pairs,
      floaters,
      exchanges: result.exchanges,
      open: closed === null,
      seats,
      criteria,
      partner: partners,
    });
    if (byeTaken) {
      bye = floaters[0]!;
      movedDown = [];
    } else movedDown = floaters;
  });
  if (bye === null && movedDown.length === 1) bye = movedDown[0]!;
  return { pairs, bye, brackets };
}
