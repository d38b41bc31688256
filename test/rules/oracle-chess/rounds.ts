/** 十一: rounds of each group, everybody once a round, nobody twice against the same, one bye (FIDE C.04.1, C.04.3; B9). */
import { DESK_CLOSES, instant, roundsOf, type Division, type Document, type Entry, type Game, type Say } from './types';

const AT_BOARD = ['1-0', '0-1', '1/2'];
export const wasPlayed = (game: Game): boolean => AT_BOARD.includes(game.result ?? '');
export const isBye = (game: Game): boolean => game.second === null || game.first === null;
export const sidesOf = (game: Game): string[] => [game.first, game.second].filter((id) => id !== null);
const wonByForfeit = (game: Game): string | null =>
  game.result === '+/-' ? game.first : game.result === '-/+' ? game.second : null;

export function judgeRounds(document: Document, division: Division, say: Say): void {
  const at = (round: number): string => `${division.id} round ${String(round)}`;
  division.rounds.forEach(({ round, games }, i) => {
    if (round !== i + 1) say('rounds', `${at(round)} stands where round ${String(i + 1)} should`);
    judgeSeats(division, games, at(round), say);
  });
  judgeNumber(division, say);
  judgeByes(division, say);
  judgeRematches(division, say);
  for (const id of division.players) {
    const entry = document.entries.find((one) => one.id === id);
    if (entry) judgePresence(entry, division, say);
  }
}

function judgeSeats(division: Division, games: Game[], at: string, say: Say): void {
  const seated = games.flatMap(sidesOf);
  for (const id of new Set(seated.filter((one, i) => seated.indexOf(one) !== i)))
    say('seats', `${at}: ${id} sits twice`);
  for (const id of seated) if (!division.players.includes(id)) say('seats', `${at}: ${id} is no player`);
  const boards = games.filter((game) => !isBye(game)).map(({ board }) => board);
  if (new Set(boards).size !== boards.length) say('seats', `${at}: two games on one board`);
  for (const game of games)
    if (!isBye(game) && game.result === null) say('result', `${at}: no result on board ${String(game.board)}`);
  const byes = games.filter((game) => isBye(game));
  if (byes.length > 1) say('bye', `${at}: ${String(byes.length)} byes`);
  if (byes.length === 1 && seated.length % 2 === 0) say('bye', `${at}: a bye in an even field`);
}

/** Seven or five rounds; everybody against everybody where those are enough for it. */
function judgeNumber(division: Division, say: Say): void {
  const [first] = division.rounds;
  const found = division.rounds.length;
  if (!first) {
    if (division.players.length > 1)
      say('rounds', `${division.id} has ${String(division.players.length)} players and no round`);
    return;
  }
  const planned = roundsOf(division.id);
  const began = new Set(first.games.flatMap(sidesOf)).size;
  const all = began + (began % 2) - 1;
  const small = planned >= began - 1;
  if ((first.stage === 'round-robin') !== small)
    say('rounds', `${division.id} plays ${first.stage} with ${String(began)} players and ${String(planned)} rounds`);
  const expected = small ? all : planned;
  if (found !== expected) say('rounds', `${division.id} played ${String(found)} rounds, ${String(expected)} are due`);
}

/** C2: neither a second bye, nor one after a game won because nobody came. */
function judgeByes(division: Division, say: Say): void {
  const free = new Set<string>();
  for (const { round, games } of division.rounds)
    for (const game of games) {
      const id = isBye(game) ? (game.first ?? game.second) : wonByForfeit(game);
      if (id === null) continue;
      if (isBye(game) && free.has(id))
        say('bye', `${division.id} round ${String(round)}: ${id} had a free point before`);
      free.add(id);
    }
}

/** C1: who has played each other does not meet again; a game that nobody came to may be paired once more. */
function judgeRematches(division: Division, say: Say): void {
  const met = new Map<string, number>();
  for (const { round, games } of division.rounds)
    for (const game of games) {
      if (isBye(game)) continue;
      const pair = sidesOf(game).sort().join(' ');
      const before = met.get(pair);
      if (before !== undefined)
        say('rematch', `${division.id}: ${pair} in round ${String(before)} and ${String(round)}`);
      if (wasPlayed(game)) met.set(pair, round);
    }
}

/** Present from the first round, or from the second for latecomers, to the last, unless the history says why not. */
function judgePresence(entry: Entry, division: Division, say: Say): void {
  const last = division.rounds.length;
  if (last === 0) return;
  const present = division.rounds.filter(({ games }) => games.some((game) => sidesOf(game).includes(entry.id)));
  const left = entry.history.some(({ action }) => /\.(withdrawn|absent|disqualified)$/.test(action));
  const came = entry.history.find(({ state }) => state === 'checked-in');
  const late = came !== undefined && instant(came.at) >= DESK_CLOSES;
  const from = present[0]?.round ?? last + 1;
  const to = present.at(-1)?.round ?? 0;
  if (from > 1 && !left && !(late && from === 2))
    say('absent', `${entry.id} of ${division.id} first plays in round ${String(from)}`);
  if (late && from === 1) say('absent', `${entry.id} came after the desk closed and plays in round 1`);
  if (to < last && !left) say('absent', `${entry.id} of ${division.id} last plays in round ${String(to)}`);
  if (to >= from && present.length !== to - from + 1 && !left)
    say('absent', `${entry.id} of ${division.id} misses a round in between`);
}
