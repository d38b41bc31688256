/** Who plays: official players of a division, who has left, records and names for the tabs. */
import type { EntryId } from '../domain/common/ids';
import type { Entry } from '../domain/registration/entry';
import { playedAtBoard, winnerSide } from '../domain/play/game-result';
import type { Game } from '../domain/play/game';
import type { Facts } from './facts';
import { remembered } from './remembered';

/** Official players: checked in, or standby players seated (龍馬盃 第三條); whoever withdraws later still counts. */
export const officialPlayers = (facts: Facts, division: string): Entry[] =>
  facts.entries
    .filter(
      (entry) => entry.division === division && (entry.state === 'checked-in' || entry.state === 'standby-seated'),
    )
    .sort((a, b) => (a.id < b.id ? -1 : 1));

export const WITHDRAWN = 'withdrawn';
/**
 * Who has left: told the desk, or was absent without notice so often that it counts as leaving (龍馬盃 第五條 未告知而缺席者亦同).
 * Absences are counted from the games each time, so that a corrected or taken-back game brings the player back.
 */
export const withdrawnPlayers = (facts: Facts, division: string): EntryId[] => {
  const limit = facts.regulation.conduct.absencesToWithdrawal ?? Infinity;
  const missed = new Map<EntryId, number>();
  for (const game of gamesOf(facts, division))
    for (const entry of absentFrom(game)) missed.set(entry, (missed.get(entry) ?? 0) + 1);
  return officialPlayers(facts, division)
    .filter((entry) => entry.flags.includes(WITHDRAWN) || (missed.get(entry.id) ?? 0) >= limit)
    .map((entry) => entry.id);
};

/** Whoever lost an official game without playing it. */
export function absentFrom(game: Game): EntryId[] {
  if (game.kind !== 'official' || game.result === null || playedAtBoard(game.result)) return [];
  const winner = winnerSide(game.result);
  return [winner === 0 ? null : game.first, winner === 1 ? null : game.second].filter((one) => one !== null);
}

export const gamesOf = (facts: Facts, division: string, stage?: string, round?: number): Game[] =>
  facts.games.filter(
    (game) =>
      game.division === division &&
      (stage === undefined || game.stage === stage) &&
      (round === undefined || game.round === round),
  );

export const lastRound = (facts: Facts, division: string, stage: string): number =>
  gamesOf(facts, division, stage).reduce((last, game) => Math.max(last, game.round), 0);

export const openGames = (games: readonly Game[]): Game[] =>
  games.filter((game) => game.counts && game.result === null);

/** Names by entry, told apart when two people of one division share a name. */
export const nameBook = (facts: Facts): ReadonlyMap<string, string> => bookOf(facts.entries);

const bookOf = remembered(
  (entries: Facts['entries']): ReadonlyMap<string, string> => {
    const seen = new Map<string, number>();
    for (const entry of entries)
      seen.set(`${entry.division}|${entry.name}`, (seen.get(`${entry.division}|${entry.name}`) ?? 0) + 1);
    return new Map(
      entries.map((entry) => [
        entry.id,
        (seen.get(`${entry.division}|${entry.name}`) ?? 0) > 1 ? `${entry.name}（${entry.id}）` : entry.name,
      ]),
    );
  },
  () => '',
);

/** `2-0` before the round, from games that count. */
export function recordBefore(games: readonly Game[], entry: EntryId, round: number): string {
  let wins = 0;
  let losses = 0;
  for (const game of games) {
    if (game.round >= round || !game.counts || game.result === null) continue;
    const side = game.first === entry ? 0 : game.second === entry ? 1 : -1;
    if (side < 0) continue;
    if (winnerSide(game.result) === side) wins++;
    else losses++;
  }
  return `${String(wins)}-${String(losses)}`;
}
