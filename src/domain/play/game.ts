/** A game as it stands in the games table: who meets whom in which stage and round, and what came of it. */
import type { DrawId, EntryId, GameId } from '../common/ids';

export const GAME_KINDS = ['official', 'friendly', 'walkover', 'bye'] as const;
export type GameKind = (typeof GAME_KINDS)[number];

/** `first` is the player on the left of the pairing tab: White in chess, Black in go, nothing in shogi. */
export const RESULTS = ['1-0', '0-1', '1/2', '+/-', '-/+', '-/-'] as const;
export type GameResult = (typeof RESULTS)[number];

export interface Game {
  readonly id: GameId;
  readonly division: string;
  readonly stage: string;
  readonly field: string | null;
  readonly round: number;
  readonly board: number;
  /** null with kind `bye`/`walkover`: the other side is an empty place */
  readonly first: EntryId | null;
  readonly second: EntryId | null;
  readonly kind: GameKind;
  readonly result: GameResult | null;
  /** false: a friendly game */
  readonly counts: boolean;
  /** a wrong result was put right */
  readonly corrected: boolean;
  /** `repeat`, `empty-slot:3`, `nominal:5` … codes for the remark column */
  readonly remarks: readonly string[];
  readonly draw: DrawId | null;
}

/** A draw of lots as recorded in 抽籤紀錄: enough for anybody to replay it. */
export interface Draw {
  readonly id: DrawId;
  /** label that also enters the stream, e.g. `shogi-open-2026/dan/prelim/R1` */
  readonly what: string;
  /** 64 hex digits */
  readonly seed: string;
  readonly algorithm: string;
  /** canonical list drawn from, sorted as announced */
  readonly pool: readonly string[];
  readonly poolSha256: string;
  readonly outcome: readonly string[];
}
