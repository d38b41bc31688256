/** 十一: rounds of each group, everybody once a round, nobody twice against the same, one bye (FIDE C.04.1, C.04.3; B9). */
import { DESK_CLOSES, instant, roundsOf, type Division, type Document, type Entry, type Game, type Say } from './types';

const AT_BOARD = ['1-0', '0-1', '1/2'];
export const wasPlayed = (game: Game): boolean => AT_BOARD.includes(game.result ?? '');
export const isBye = (game: Game): boolean => game.second === null || game.first === null;
/** Given by the pairing, as against one that was asked for. */
export const isGivenBye = (game: Game): boolean => isBye(game) && (game.result === null || game.result === '+/-');
export const sidesOf = (game: Game): string[] => [game.first, game.second].filter((id) => id !== null);
const wonByForfeit = (game: Game): string | null =>
  game.result === '+/-' ? game.first : game.result === '-/+' ? game.second : null;

export function judgeRounds(document: Document, division: Division, say: Say): void {
  const at = (round: number): string => `${division.id} round ${String(round)}`;
  division.rounds.forEach(({ stage, round, games }, i) => {
    if (round !== i + 1) say('rounds', `${at(round)} stands where round ${String(i + 1)} should`);
    judgeSeats(division, games, at(round), say);
    judgeFree(games, stage === 'round-robin', at(round), say);
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
}

/** Who sits out: one given bye in an odd field; everybody once and for nothing where all play all; byes asked for (round one). */
function judgeFree(games: Game[], all: boolean, at: string, say: Say): void {
  const given = games.filter(isGivenBye).length;
  const others = games.filter((game) => isBye(game) && !isGivenBye(game)).length;
  const seated = games.flatMap(sidesOf).length;
  if (all && given > 0) say('bye', `${at}: a free round where all play all is worth nothing`);
  if (all && others > 1) say('bye', `${at}: ${String(others)} are free where all play all`);
  if (given > 1) say('bye', `${at}: ${String(given)} byes`);
  if (given === 1 && (seated - others) % 2 === 0) say('bye', `${at}: a bye in an even field`);
  if (!all && others > 0 && !at.endsWith(' 1')) say('bye', `${at}: a bye asked for after the first round`);
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
      const id = isGivenBye(game) ? (game.first ?? game.second) : wonByForfeit(game);
      if (id === null) continue;
      if (isBye(game) && free.has(id))
        say('bye', `${division.id} round ${String(round)}: ${id} had a free point before`);
      free.add(id);
    }
}

/**
 * C1: who has played each other does not meet again; a game that nobody came to may be paired once more. A second meeting
 * that is marked as such is the arbiter's way out (B9), and stands only where no pairing keeps all rules.
 */
function judgeRematches(division: Division, say: Say): void {
  const met = new Map<string, number>();
  for (const { round, games } of division.rounds) {
    const before = new Set(met.keys());
    for (const game of games) {
      if (isBye(game)) continue;
      const pair = sidesOf(game).sort().join(' ');
      const first = met.get(pair);
      const marked = game.remarks?.includes('repeat') ?? false;
      if (first !== undefined && !(marked && isStuck(division, round, before)))
        say('rematch', `${division.id}: ${pair} in round ${String(first)} and ${String(round)}`);
      if (wasPlayed(game)) met.set(pair, round);
    }
  }
}

const swissColours = (division: Division, round: number): Map<string, string> => {
  const colours = new Map<string, string>();
  for (const { games } of division.rounds.slice(0, round - 1))
    for (const game of games)
      if (!isBye(game) && wasPlayed(game))
        [game.first!, game.second!].forEach((id, side) => colours.set(id, (colours.get(id) ?? '') + 'WB'.charAt(side)));
  return colours;
};

/** The colour somebody must have: two more of the other, or the other twice running (A.6.1). */
function mustHave(history: string): string {
  const whites = [...history].filter((colour) => colour === 'W').length;
  const balance = 2 * whites - history.length;
  if (balance > 1 || history.endsWith('WW')) return 'B';
  return balance < -1 || history.endsWith('BB') ? 'W' : '';
}

/** No way to pair those of a round without a second meeting, a second free point or two who must have one colour. */
export function isStuck(division: Division, round: number, met: ReadonlySet<string>): boolean {
  const ids = division.rounds[round - 1]!.games.flatMap(sidesOf);
  const colours = swissColours(division, round);
  const free = new Set(
    division.rounds
      .slice(0, round - 1)
      .flatMap(({ games }) => games.flatMap((game) => (isBye(game) ? sidesOf(game) : (wonByForfeit(game) ?? [])))),
  );
  const may = (a: string, b: string): boolean => {
    const [one, other] = [mustHave(colours.get(a) ?? ''), mustHave(colours.get(b) ?? '')];
    return !met.has([a, b].sort().join(' ')) && (one === '' || one !== other);
  };
  const pairs = (left: string[], bye: boolean): boolean => {
    const [first, ...others] = left;
    if (first === undefined) return true;
    if (bye && !free.has(first) && pairs(others, false)) return true;
    return others.some(
      (other) =>
        may(first, other) &&
        pairs(
          others.filter((id) => id !== other),
          bye,
        ),
    );
  };
  return !pairs(ids, ids.length % 2 === 1);
}

/** Rounds in which the arbiter's way out was taken: other rules may be bent there too. */
export const bent = (round: { games: Game[] }): boolean =>
  round.games.some((game) => game.remarks?.includes('repeat') ?? false);

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
