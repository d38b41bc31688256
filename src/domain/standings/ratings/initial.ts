/**
 * First rating of an unrated player (FIDE B.02): at least five games against rated opponents, pooled over at
 * most 26 months; an event of no points at all is disregarded when it is the first. Two hypothetical draws
 * against 1800 are added. The average of the opponents is rounded .5 up (our reading; the example of the
 * regulation, 9507 in five games and three points, gives 1922 with it).
 */
import { RATING_FLOOR, type RatingGame } from './change';
import { ratingDifference } from './tables';

const HYPOTHETICAL = { opponent: 1800, halfPoints: 1 };
const INITIAL_GAMES = 5;
const INITIAL_MOST = 2200;

export type NoInitialRating = 'too-few-games' | 'no-points' | 'below-floor';

export interface InitialRating {
  /** games against rated opponents */
  readonly games: number;
  readonly averageOpponent: number;
  /** hundredths, the two draws included */
  readonly percentage: number;
  readonly difference: number;
  /** before the bounds */
  readonly computed: number;
  /** at most 2200 */
  readonly rating: number;
  /** null = published */
  readonly withheld: NoInitialRating | null;
}

const roundUp = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));

/**
 * `games` against rated opponents only (in rapid, a player with only a standard rating counts with that one).
 * `firstEvent`: these are the games of his first event.
 */
export function initialRating(games: readonly RatingGame[], firstEvent = false): InitialRating {
  const all = [...games, HYPOTHETICAL, HYPOTHETICAL];
  const averageOpponent = roundUp(
    all.reduce((sum, game) => sum + game.opponent, 0),
    all.length,
  );
  const halfPoints = all.reduce((sum, game) => sum + game.halfPoints, 0);
  const percentage = roundUp(halfPoints * 50, all.length);
  const difference = ratingDifference(percentage);
  const computed = averageOpponent + difference;
  const rating = Math.min(INITIAL_MOST, computed);
  const scored = games.some((game) => game.halfPoints > 0);
  const withheld =
    firstEvent && !scored
      ? 'no-points'
      : games.length < INITIAL_GAMES
        ? 'too-few-games'
        : rating < RATING_FLOOR
          ? 'below-floor'
          : null;
  return { games: games.length, averageOpponent, percentage, difference, computed, rating, withheld };
}
