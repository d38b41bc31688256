/**
 * Which games of a crosstable are rated: played over the board, at least one move, both known. Byes, absences,
 * forfeits and the codes W, D, L (less than a move) are not.
 */
import type { Crosstable, CrosstablePlayer } from '../../play/crosstable';
import { halfPointsOf } from '../../play/points';
import type { RatingGame } from './change';

export interface RatedRound extends RatingGame {
  readonly round: number;
  readonly number: number;
}

/** `ratingOf` gives an opponent's rating before the event, null = his games are not rated. */
export function ratedGamesOf(
  table: Crosstable,
  player: CrosstablePlayer,
  ratingOf: (opponent: CrosstablePlayer) => number | null,
): RatedRound[] {
  const byNumber = new Map(table.players.map((candidate) => [candidate.number, candidate]));
  return player.rounds.flatMap((record, index): RatedRound[] => {
    if (record === undefined || record.opponent === null) return [];
    if (record.code !== '1' && record.code !== '0' && record.code !== '=') return [];
    const opponent = byNumber.get(record.opponent);
    const rating = opponent === undefined ? null : ratingOf(opponent);
    if (opponent === undefined || rating === null) return [];
    return [{ round: index + 1, number: opponent.number, opponent: rating, halfPoints: halfPointsOf(record.code) }];
  });
}

/** Rounds the player took part in: games, forfeit wins and byes of the pairing; not absences, not forfeits he lost. */
export const roundsTakenPart = (player: CrosstablePlayer): number =>
  player.rounds.filter((record) => record !== undefined && record.code !== null && '10=WLD+U'.includes(record.code))
    .length;
