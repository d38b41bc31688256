/**
 * A player who leaves: what becomes of his games without a result. His opponents win without playing (龍馬盃 第五條
 * 預選中途退賽, 未告知而缺席者亦同); what he has played stays.
 */
import type { EntryId } from '../common/ids';
import type { Game } from './game';

/** The changed games; `withdrawn` holds everybody who is out, the leaving player included. */
export function gamesAfterWithdrawal(games: readonly Game[], withdrawn: readonly EntryId[]): Game[] {
  const gone = (player: EntryId | null): boolean => player !== null && withdrawn.includes(player);
  return games.flatMap((game): Game[] => {
    if (game.result !== null || (!gone(game.first) && !gone(game.second))) return [];
    const result = gone(game.first) ? (gone(game.second) || game.second === null ? '-/-' : '-/+') : '+/-';
    return [{ ...game, result }];
  });
}
