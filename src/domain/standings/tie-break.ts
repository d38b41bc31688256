/** What every tie-break offers: a code, how to read its values, and for each player the value with its reasons. */
import type { ModifierLetter, Modifiers } from './descriptor';
import type { StandingsEvent } from './event';

/**
 * Why a number is in the sum: against whom, or which virtual opponent of C.07 article 16 stands in.
 * The words are stable codes; sentences are made elsewhere.
 */
export type PartReason =
  | 'opponent'
  | 'opponent-adjusted'
  | 'own-score'
  | 'capped-by-opponent'
  | 'capped-by-draws'
  | 'result'
  | 'running-total'
  | 'rating'
  | 'performance'
  | 'table-difference'
  | 'against-tied'
  | 'rank-of-opponent';

export interface Part {
  /** null for what belongs to no single round */
  readonly round: number | null;
  readonly opponent: number | null;
  /** in the tie-break's own scale, unless `scale` says otherwise */
  readonly value: number;
  readonly why: PartReason;
  /** left out by a cut (or, in Koya, by the limit) */
  readonly cut?: boolean;
  readonly scale?: number;
}

/** A list is compared from its first number on; a number missing there counts as `missing`. null = no value. */
export interface TieBreakValue {
  readonly value: number | readonly number[] | null;
  readonly parts: readonly Part[];
}

export interface TieBreakContext {
  readonly event: StandingsEvent;
  readonly modifiers: Modifiers;
  /** rank after the criteria before this one (shared ranks: 1, 2, 2, 4) */
  readonly ranks: ReadonlyMap<number, number>;
}

export interface TieBreak {
  readonly code: string;
  /** value ÷ scale is what people read */
  readonly scale: number;
  readonly better: 'high' | 'low';
  readonly allows: readonly ModifierLetter[];
  /** what a number missing from a list counts as */
  readonly missing?: number;
  compute(context: TieBreakContext): Map<number, TieBreakValue>;
}

/** Computes player by player. */
export function eachPlayer(
  context: TieBreakContext,
  valueOf: (player: StandingsEvent['players'][number]) => TieBreakValue,
): Map<number, TieBreakValue> {
  return new Map(context.event.players.map((player) => [player.number, valueOf(player)]));
}

/** Value = the sum of the parts that are not cut. */
export function summed(parts: readonly Part[]): TieBreakValue {
  return { value: parts.reduce((sum, part) => (part.cut === true ? sum : sum + part.value), 0), parts };
}

/** Whole-number quotient, halves up (ratings, averages; never negative here). */
export const roundHalfUp = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));
