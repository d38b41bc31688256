/** Places of a knockout by the round in which a player lost; both semi-final losers are third (龍馬盃 第八條 名次). */
import type { EntryId } from '../../common/ids';
import { knockoutRounds, matchOf, throughFrom, type KnockoutField } from './games';
import { winnerSide } from '../game-result';

export interface KnockoutPlace {
  readonly entry: EntryId;
  /** 1, 2, 3, 5, 9 …; null while the player is still in, or while a play-off for third is open */
  readonly place: number | null;
  /** among the last so many of the bracket: 1 for the winner, 2 for finalists, 4 for semi-finalists … */
  readonly reached: number;
  readonly wins: number;
  readonly losses: number;
}

/** Everybody in the bracket, best place first, those still in before them. */
export function knockoutPlaces(field: KnockoutField): KnockoutPlace[] {
  const { stage, bracket } = field;
  const rounds = knockoutRounds(bracket);
  const playOff = stage.thirdPlace === 'play-off' && rounds > 1;
  const rows = bracket.slots.flatMap((entry, seat): KnockoutPlace[] => {
    if (entry === null) return [];
    let [wins, losses, round] = [0, 0, 0];
    let place: number | null = null;
    while (round < rounds && place === null) {
      const board = Math.floor(seat / 2 ** (round + 1)) + 1;
      const game = matchOf(field, round + 1, board);
      if (game === undefined || game.result === null) break;
      if (throughFrom(field, round + 1, board) === entry) {
        if (game.kind !== 'bye') wins++;
        round++;
      } else {
        losses++;
        place = 2 ** (rounds - round - 1) + 1;
      }
    }
    if (round === rounds) place = 1;
    if (place === 3 && playOff) {
      const game = matchOf(field, rounds, 2);
      const own = game?.first === entry ? 0 : 1;
      const winner = winnerSide(game?.result ?? null);
      place = game?.result ? (winner === null || winner === own ? 3 : 4) : null;
      if (game?.result && winner !== null && winner === own && game.kind !== 'bye') wins++;
      else if (place === 4) losses++;
    }
    const reached = 2 ** (rounds - Math.min(round, rounds));
    return [{ entry, place, reached, wins, losses }];
  });
  return rows.sort((a, b) => (a.place ?? 0) - (b.place ?? 0) || (a.entry < b.entry ? -1 : 1));
}
