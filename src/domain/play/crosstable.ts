/**
 * The crosstable: numbered players and what each did in every round — the one shape that pairing systems,
 * tie-breaks, ratings and TRF share. Pure data; it knows neither sheets nor entries.
 *
 * Points are whole tenths (a chess draw = 5, a go win = 20), because TRF prints one decimal and regulations
 * use 1/½/0, 2/1/0 and 3/1/0 alike (src/decisions/points-are-tenths.md).
 */
export type Colour = 'w' | 'b';

/**
 * What happened to one player in one round. Letters as in TRF26 (FIDE C.02.03 annex A):
 * played `1` `0` `=`, played but unrated `W` `L` `D`, forfeit win/loss `+` `-`,
 * half-point bye `H`, full-point bye `F`, pairing-allocated bye `U`, zero-point bye/absent `Z`.
 */
export type RoundCode = '1' | '0' | '=' | 'W' | 'L' | 'D' | '+' | '-' | 'H' | 'F' | 'U' | 'Z';

export interface RoundRecord {
  /** pairing number of the (scheduled) opponent, null when there was none */
  readonly opponent: number | null;
  /** colour held or scheduled, null when there was none */
  readonly colour: Colour | null;
  /** null: paired, result not known yet */
  readonly code: RoundCode | null;
}

export interface CrosstablePlayer {
  /** pairing number (TPN), 1-based, unique */
  readonly number: number;
  /** place in the order players are ranked in for pairing, where that is not the order of their numbers (XXC rank) */
  readonly place?: number;
  readonly name: string;
  /** null = unrated */
  readonly rating: number | null;
  /** index = round − 1; undefined = nothing recorded for that round (counts as Z once the round is over) */
  readonly rounds: readonly (RoundRecord | undefined)[];
}

/** Points, in tenths, that each kind of round result is worth. */
export interface PointSystem {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  readonly forfeitWin: number;
  readonly forfeitLoss: number;
  readonly pairingBye: number;
  readonly halfBye: number;
  readonly fullBye: number;
  readonly zeroBye: number;
}

export const CHESS_POINTS: PointSystem = {
  win: 10,
  draw: 5,
  loss: 0,
  forfeitWin: 10,
  forfeitLoss: 0,
  pairingBye: 10,
  halfBye: 5,
  fullBye: 10,
  zeroBye: 0,
};

/** Virtual points (FIDE C.04.7 and TRF26 line 250): added for pairing only, inclusive ranges. */
export interface Acceleration {
  readonly points: number;
  readonly firstRound: number;
  readonly lastRound: number;
  readonly firstPlayer: number;
  readonly lastPlayer: number;
}

/** TRF26 line 260: these players must not meet each other in these rounds (inclusive). */
export interface ForbiddenGroup {
  readonly firstRound: number;
  readonly lastRound: number;
  readonly players: readonly number[];
}

export interface Crosstable {
  readonly players: readonly CrosstablePlayer[];
  /** rounds the event is planned for; null = unknown */
  readonly plannedRounds: number | null;
  readonly points: PointSystem;
  /** colour the odd-numbered player gets in round 1 when nothing else decides; null = not drawn yet */
  readonly initialColour: Colour | null;
  readonly accelerations: readonly Acceleration[];
  readonly forbidden: readonly ForbiddenGroup[];
}
