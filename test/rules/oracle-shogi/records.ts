/** Wins and losses of a preliminary round by round, read from the games alone. */
import type { Division, Document, Game, Round } from './types';

export type Outcome = 'win' | 'loss' | 'open';

const FIRST_WINS = ['1-0', '+/-'];
const SECOND_WINS = ['0-1', '-/+'];

export const prelimRounds = (division: Division): Round[] =>
  division.rounds.filter((round) => round.stage === 'prelim');
export const countingGames = (round: Round): Game[] => round.games.filter((game) => game.kind !== 'friendly');
export const idsOf = (game: Game): string[] => [game.first, game.second].filter((id) => id !== null);

/** What a counting game means for one of its players; `open` when neither side won (both absent). */
export function outcome(game: Game, id: string): Outcome {
  if (game.result === null) return game.kind === 'bye' ? 'win' : 'open';
  if (FIRST_WINS.includes(game.result)) return game.first === id ? 'win' : 'loss';
  if (SECOND_WINS.includes(game.result)) return game.second === id ? 'win' : 'loss';
  return 'open';
}

/** A corrected result may have been the other one when later rounds were drawn. */
export function turned(game: Game): Game {
  const other: Record<string, string> = { '1-0': '0-1', '0-1': '1-0', '+/-': '-/+', '-/+': '+/-' };
  return { ...game, result: other[game.result ?? ''] ?? game.result };
}

/**
 * Records ("1-0", "0-1" …) before a round. A withdrawn player against an empty place may have no row of his own (A10: a
 * lot decides); then, and after a game nobody won, his record is unknown: "?".
 */
export function recordsBefore(players: string[], earlier: Round[]): Map<string, string> {
  const records = new Map<string, string>();
  for (const id of players) {
    let wins = 0;
    let losses = 0;
    let known = true;
    for (const round of earlier) {
      if (wins === 2 || losses === 2) break;
      const game = countingGames(round).find((one) => idsOf(one).includes(id));
      const result = game ? outcome(game, id) : 'open';
      if (result === 'win') wins += 1;
      else if (result === 'loss') losses += 1;
      else known = false;
    }
    records.set(id, known ? `${wins}-${losses}` : '?');
  }
  return records;
}

/** Everybody of whom the history says that he left, stayed away or was put out. */
export function outOf(document: Document): Set<string> {
  const gone = document.entries.filter((entry) =>
    entry.history.some((row) => /\.(withdrawn|absent|disqualified)$/.test(row.action)),
  );
  return new Set(gone.map((entry) => entry.id));
}

/** Those who told the desk that they skip a friendly game (第五條). */
export function skipsFriendly(document: Document): Set<string> {
  const told = document.entries.filter((entry) =>
    entry.history.some((row) => /friendly|\.left$|leaves/.test(row.action)),
  );
  return new Set(told.map((entry) => entry.id));
}
