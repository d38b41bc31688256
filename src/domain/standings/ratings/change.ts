/**
 * Rating change after an event (FIDE B.02, rapid and blitz): K times the sum of (score − expected score), to
 * the nearest whole number, .5 away from zero. Rating differences count up to 400 points.
 *
 * Not decided here: who is rated at all; unplayed games are left out before (`ratedGamesOf`).
 */
import { expectedHundredths } from './tables';

/** Rapid and blitz cap; standard lifted it in October 2025 for players of 2650 and more. */
const DIFFERENCE_CAP = 400;
/** Lowest published rating; below it a player is unrated again. */
export const RATING_FLOOR = 1400;

export interface RatingGame {
  /** rating of the opponent before the event */
  readonly opponent: number;
  /** 2 = won, 1 = drawn, 0 = lost */
  readonly halfPoints: number;
}

export interface RatedGamePart extends RatingGame {
  /** difference as used, own minus opponent, within the cap */
  readonly difference: number;
  /** hundredths */
  readonly expected: number;
  /** score minus expected, hundredths */
  readonly gain: number;
}

export interface RatingChange {
  readonly k: number;
  readonly parts: readonly RatedGamePart[];
  /** hundredths */
  readonly gain: number;
  readonly change: number;
  readonly rating: number;
}

/** `hundredths` ÷ 100, .5 away from zero. */
function roundHundredths(hundredths: number): number {
  const rounded = Math.floor((2 * Math.abs(hundredths) + 100) / 200);
  return hundredths < 0 && rounded > 0 ? -rounded : rounded;
}

/** K × games may not pass 700 (B.02): K is lowered to the largest whole number that keeps it. */
export const limitedK = (k: number, games: number): number =>
  games > 0 && k * games > 700 ? Math.floor(700 / games) : k;

export function ratingChange(
  rating: number,
  k: number,
  games: readonly RatingGame[],
  cap: number = DIFFERENCE_CAP,
  floor: number = RATING_FLOOR,
): RatingChange {
  const parts = games.map((game): RatedGamePart => {
    const difference = Math.max(-cap, Math.min(cap, rating - game.opponent));
    const expected = expectedHundredths(rating, game.opponent, cap);
    return { ...game, difference, expected, gain: game.halfPoints * 50 - expected };
  });
  const gain = parts.reduce((sum, part) => sum + part.gain, 0);
  const change = roundHundredths(gain * k);
  return { k, parts, gain, change, rating: Math.max(floor, rating + change) };
}
