/** Games that hold up the next round because they count and have no result. */
import { problem, type Problem } from '../common/result';
import type { Game } from './game';

export const openResults = (games: readonly Game[]): Problem[] =>
  games
    .filter((game) => game.counts && game.result === null)
    .map((game) => problem('round.result-missing', { round: game.round, board: game.board, game: game.id }));
