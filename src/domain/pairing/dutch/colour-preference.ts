/** What colour a player is due, and how strongly (C.04.3 art. 1.7, edition 1 Feb 2026): played games alone count. */
import type { Colour, CrosstablePlayer } from '../../play/crosstable';
import { isPlayed } from '../../play/points';

export const NONE = 0;
export const MILD = 1;
export const STRONG = 2;
export const ABSOLUTE = 3;
export type Strength = typeof NONE | typeof MILD | typeof STRONG | typeof ABSOLUTE;

export interface ColourPreference {
  /** null: no game played yet */
  readonly colour: Colour | null;
  readonly strength: Strength;
  /** how many more games with one colour than with the other, ≥ 0 */
  readonly difference: number;
  /** the colour of the last two games when it was the same */
  readonly repeated: Colour | null;
  readonly games: number;
}

export const other = (colour: Colour): Colour => (colour === 'w' ? 'b' : 'w');

/** Colours of the games played before a round, in order. */
export function colourHistory(player: CrosstablePlayer, round: number): Colour[] {
  const history: Colour[] = [];
  for (let r = 1; r < round; r++) {
    const record = player.rounds[r - 1];
    if (isPlayed(record) && record.colour !== null) history.push(record.colour);
  }
  return history;
}

export function colourPreference(history: readonly Colour[]): ColourPreference {
  const games = history.length;
  const whites = history.filter((colour) => colour === 'w').length;
  const balance = 2 * whites - games;
  const difference = Math.abs(balance);
  const last = history[games - 1];
  const repeated = last !== undefined && history[games - 2] === last ? last : null;
  const scarcer: Colour = balance > 0 ? 'b' : 'w';
  if (last === undefined) return { colour: null, strength: NONE, difference, repeated, games };
  if (difference > 1) return { colour: scarcer, strength: ABSOLUTE, difference, repeated, games };
  if (repeated !== null) return { colour: other(repeated), strength: ABSOLUTE, difference, repeated, games };
  if (difference === 1) return { colour: scarcer, strength: STRONG, difference, repeated, games };
  return { colour: other(last), strength: MILD, difference, repeated, games };
}
