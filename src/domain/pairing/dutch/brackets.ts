/**
 * The pairing process (C.04.3 art. 3, edition 1 Feb 2026): bracket after bracket, each with the downfloaters of the one
 * before. A bracket is tried on its own first, and solved together with everybody below where that does not settle it.
 */
import { solveClosed } from './closed-bracket';
import type { Field } from './field';
import { solveOpen } from './open-bracket';
import type { Position } from './position';
import type { Criterion } from './quality';
import type { Seat } from './seats';

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

export interface FieldPairing {
  readonly pairs: readonly (readonly [number, number])[];
  readonly bye: number | null;
  readonly brackets: readonly BracketTrace[];
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
