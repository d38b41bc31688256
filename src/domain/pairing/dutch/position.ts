/** Where the process stands when a bracket's turn comes, and what deciding it yields. */
import type { BracketResult } from './candidate';
import type { Field } from './field';
import type { BracketFacts, Criterion } from './quality';
import type { Part, Seat } from './seats';

export interface Position {
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

export function seatAs(part: Part): (player: number) => Seat {
  return (player) => ({ part, player });
}

export function factsOf(p: Position, floaters: number, next: number, byeLeavesAlone: boolean): BracketFacts {
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
export const byeHere = (p: Position): boolean => p.byeOpen && p.byeScore >= groupScore(p);

export interface Solution {
  readonly result: BracketResult;
  readonly seats: readonly Seat[];
  readonly criteria: readonly Criterion[];
  readonly partner: Int32Array;
  readonly byeTaken: boolean;
}
