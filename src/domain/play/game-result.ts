/** What a result says about the two sides of a game. */
import type { GameResult } from './game';

/** 0 = first, 1 = second, null = nobody won (a drawn game, or both absent, or not known yet). */
export function winnerSide(result: GameResult | null): 0 | 1 | null {
  if (result === '1-0' || result === '+/-') return 0;
  return result === '0-1' || result === '-/+' ? 1 : null;
}

/** Played at the board, as against won or lost without a game. */
export const playedAtBoard = (result: GameResult | null): boolean =>
  result === '1-0' || result === '0-1' || result === '1/2';
