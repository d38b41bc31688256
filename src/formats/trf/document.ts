/**
 * The shape of a tournament report file (TRF16, TRF26 and the JaVaFo/bbpPairings extensions) once it is read.
 *
 * Columns count characters (Unicode code points), as bbpPairings and TieBreakServer do; not bytes, not
 * UTF-16 units. Lines whose meaning the product does not need (names, dates, arbiters, national records,
 * comments, teams, anything unknown) are kept word for word in `lines`, in their order.
 */
import type { Acceleration, Colour, PointSystem, RoundRecord } from '../../domain/play/crosstable';

/** A line kept as text: its three-character id and everything after it, unchanged. */
export interface TrfLine {
  readonly tag: string;
  readonly text: string;
}

/** One 001 line. Text fields are trimmed; `points` are tenths; null = the column was blank. */
export interface TrfPlayer {
  readonly number: number;
  readonly sex: string;
  readonly title: string;
  readonly name: string;
  readonly rating: number | null;
  readonly federation: string;
  readonly fideId: string;
  readonly birth: string;
  readonly points: number | null;
  readonly rank: number | null;
  /** index = round − 1, as in the crosstable */
  readonly rounds: readonly (RoundRecord | undefined)[];
  /** line of the file it was read from, 1-based; 0 when it was not read from a file */
  readonly line: number;
}

/** TRF26 line 240: byes asked for beforehand. */
export interface RequestedByes {
  readonly code: 'F' | 'H' | 'Z';
  readonly round: number;
  readonly players: readonly number[];
}

/** Lines 260 and XXP; `lastRound` null = to the end of the event (XXP has no range). */
export interface ForbiddenLine {
  readonly firstRound: number;
  readonly lastRound: number | null;
  readonly players: readonly number[];
}

export type LineEnd = '\r' | '\n' | '\r\n';

export interface TrfDocument {
  readonly lines: readonly TrfLine[];
  /** in the order of the file */
  readonly players: readonly TrfPlayer[];
  /** 142 or XXR */
  readonly plannedRounds: number | null;
  /** 152 or XXC; null = not stated (it may still follow from the games, see `inferInitialColour`) */
  readonly initialColour: Colour | null;
  /** XXC rank: pairing goes by the order of the lines, not by the numbers */
  readonly rankOrder: boolean;
  /** what 162, XXS or BB* lines state; null = no such line, the usual 1, ½, 0 */
  readonly points: PointSystem | null;
  /** 192, e.g. FIDE_DUTCH_2026_BAKU */
  readonly system: string | null;
  readonly byes: readonly RequestedByes[];
  /** XXZ: absent in the next round */
  readonly absent: readonly number[];
  /** 250 and XXA, in the order of the file; where two overlap the later one counts */
  readonly accelerations: readonly Acceleration[];
  readonly forbidden: readonly ForbiddenLine[];
  readonly lineEnd: LineEnd;
}

export const EMPTY_TRF: TrfDocument = {
  lines: [],
  players: [],
  plannedRounds: null,
  initialColour: null,
  rankOrder: false,
  points: null,
  system: null,
  byes: [],
  absent: [],
  accelerations: [],
  forbidden: [],
  lineEnd: '\n',
};

/** Text of the first line with this id, trimmed; undefined when there is none. */
export function headerText(doc: TrfDocument, tag: string): string | undefined {
  const line = doc.lines.find((candidate) => candidate.tag === tag);
  return line === undefined ? undefined : line.text.trim();
}

/** Largest pairing number, round or id a four-column field can carry. */
export const MAX_NUMBER = 9999;
export const MAX_ROUND = 999;
