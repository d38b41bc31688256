/** A results table in the European go format: one line a player, criteria as stated, one cell a round. */
export type GoResult = '+' | '-' | '=' | '?';

export interface GoCell {
  /** place of the opponent in this file; null = none (bye, absence) */
  readonly opponent: number | null;
  readonly result: GoResult;
  readonly colour: 'b' | 'w' | null;
  /** stones of handicap; 0 = even, or not stated */
  readonly handicap: number;
  /** won or lost without a game (`!`) */
  readonly forfeit: boolean;
}

export interface GoPlayerLine {
  /** line of the file, 1 first */
  readonly line: number;
  readonly place: number;
  readonly name: string;
  /** as written, e.g. `5d` */
  readonly rank: string;
  readonly country: string | null;
  readonly club: string | null;
  /** values of the columns, in tenths */
  readonly values: readonly number[];
  readonly cells: readonly GoCell[];
}

export interface GoResults {
  /** names of the value columns, e.g. `MMS` `SOS` `SOSOS`; fewer than values when the file does not name them all */
  readonly columns: readonly string[];
  /** comment lines of the form `EV[…]`, by their two letters */
  readonly header: ReadonlyMap<string, string>;
  readonly players: readonly GoPlayerLine[];
}
