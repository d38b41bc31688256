/**
 * 积分编排 round by round: one game each, inside one's field, no second meeting, equal points meet and floats are short,
 * cities apart in the first three rounds where it costs nothing, Black to who had it less, the bye to the lowest, once.
 */
import { AT_THE_BOARD, cards, commonRounds, lastCommon, pointsIn } from './scores';
import { entryBook, nth, OPEN, type Division, type Document, type Game, type Round, type Say } from './types';

const APART_UNTIL = 3;

interface Field {
  division: Division;
  name: string | null;
  rounds: Round[];
  players: Set<string>;
}

function fieldsOf(division: Division): Field[] {
  const rounds = commonRounds(division);
  return [...new Set(rounds.map(({ field }) => field))].map((name) => {
    const own = rounds.filter(({ field }) => field === name).sort((a, b) => a.round - b.round);
    const ids = own.flatMap(({ games }) => games.flatMap(({ first, second }) => [first, second]));
    return { division, name, rounds: own, players: new Set(ids.filter((id) => id !== null)) };
  });
}

function judgeRound({ division, name }: Field, { round, games }: Round, say: Say): void {
  const where = `${division.id}${name ?? ''} round ${nth(round)}`;
  const seen = new Set<string>();
  const boards = new Set<number>();
  for (const game of games) {
    for (const id of [game.first, game.second]) {
      if (id === null) continue;
      if (seen.has(id)) say('twice', `${where}: ${id} plays twice`);
      seen.add(id);
    }
    if (game.first === null || (game.second === null && game.kind !== 'bye'))
      say('game', `${where}: a ${game.kind} game has nobody on one side`);
    if (game.first === game.second) say('game', `${where}: ${game.first ?? ''} meets himself`);
    if (game.result === null) say('unfinished', `${where}: ${game.first ?? ''} - ${game.second ?? ''} has no result`);
    if (game.kind !== 'official' && game.kind !== 'bye') say('game', `${where}: a ${game.kind} game`);
    if (game.second === null || game.board === null) continue;
    if (boards.has(game.board)) say('board', `${where}: board ${nth(game.board)} has two games`);
    boards.add(game.board);
  }
}

function judgeMeetings(field: Field, robin: boolean, say: Say): void {
  const met = new Map<string, number>();
  const byes = new Map<string, number>();
  for (const { round, games } of field.rounds)
    for (const game of games) {
      if (game.second === null) {
        const taker = game.first ?? '';
        if (game.result !== '+/-') continue;
        byes.set(taker, (byes.get(taker) ?? 0) + 1);
        if (byes.get(taker)! > 1) say('bye twice', `${field.division.id}: ${taker} has a second bye in ${nth(round)}`);
        continue;
      }
      const key = [game.first, game.second].sort().join(' ');
      met.set(key, (met.get(key) ?? 0) + 1);
      if (met.get(key)! > (robin ? 2 : 1))
        say('rematch', `${field.division.id} round ${nth(round)}: ${key} meet again`);
    }
}

/** What is known of the players before a round; `unsure` = a result was corrected, perhaps after this round was paired. */
interface Before {
  points: Map<string, number>;
  met: Set<string>;
  hadBye: Set<string>;
  balance: Map<string, number>;
  unsure: Set<string>;
}

const pair = (a: string, b: string): string => [a, b].sort().join(' ');

function before(field: Field, round: number): Before {
  const found: Before = {
    ...{ points: new Map(), met: new Set(), hadBye: new Set(), balance: new Map(), unsure: new Set() },
  };
  const add = (map: Map<string, number>, id: string, value: number): void =>
    void map.set(id, (map.get(id) ?? 0) + value);
  for (const { games } of field.rounds.filter((one) => one.round < round))
    for (const game of games) {
      const { first, second } = game;
      for (const id of [first, second]) {
        if (id === null) continue;
        add(found.points, id, pointsIn(game, id));
        if (game.corrected === true) found.unsure.add(id);
        if (AT_THE_BOARD.includes(game.result ?? '')) add(found.balance, id, id === first ? 1 : -1);
      }
      if (first !== null && second !== null) found.met.add(pair(first, second));
      else if (first !== null && game.result === '+/-') found.hadBye.add(first);
    }
  return found;
}

/** Two games whose four players could have met better: nearer in points, or as near and of different cities. */
function judgeFloats(field: Field, round: Round, past: Before, cityOf: (id: string) => string, say: Say): void {
  const pointsOf = (id: string): number => past.points.get(id) ?? 0;
  const apart = (a: string, b: string): number => (pointsOf(a) - pointsOf(b)) ** 2;
  const same = (a: string, b: string): number => (cityOf(a) !== '' && cityOf(a) === cityOf(b) ? 1 : 0);
  const sure = (game: Game): game is Game & { first: string; second: string } =>
    game.first !== null && game.second !== null && !past.unsure.has(game.first) && !past.unsure.has(game.second);
  const games = round.games.filter(sure);
  const where = `${field.division.id}${field.name ?? ''} round ${nth(round.round)}`;
  games.forEach((one, i) => {
    for (const two of games.slice(i + 1)) {
      const [a, b, c, d] = [one.first, one.second, two.first, two.second];
      const now = [apart(a, b) + apart(c, d), same(a, b) + same(c, d)] as const;
      if (now[0] === 0 && now[1] === 0) continue;
      for (const [[w, x], [y, z]] of [
        [
          [a, c],
          [b, d],
        ],
        [
          [a, d],
          [b, c],
        ],
      ] as const) {
        if (past.met.has(pair(w, x)) || past.met.has(pair(y, z))) continue;
        const other = [apart(w, x) + apart(y, z), same(w, x) + same(y, z)] as const;
        const text = `${where}: ${a}-${b} and ${c}-${d}, where ${w}-${x} and ${y}-${z} were possible`;
        if (other[0] < now[0]) say('float', text);
        else if (round.round <= APART_UNTIL && other[0] === now[0] && other[1] < now[1]) say('city', text);
      }
    }
  });
}

/** Strict while a complete pairing is sure to exist whoever sits out (everybody may still meet half of the others). */
function judgeBye(field: Field, round: Round, past: Before, say: Say): void {
  const where = `${field.division.id}${field.name ?? ''} round ${nth(round.round)}`;
  const byes = round.games.filter(({ second, result }) => second === null && result === '+/-');
  const playing = round.games.filter(({ second }) => second !== null);
  if (byes.length > 1) say('byes', `${where}: ${nth(byes.length)} byes`);
  const taker = byes[0]?.first;
  if (taker === undefined || taker === null || past.unsure.size > 0) return;
  const n = 2 * playing.length + 1;
  if (2 * round.round > n - 1) return;
  const lower = playing
    .flatMap(({ first, second }) => [first!, second!])
    .find((id) => !past.hadBye.has(id) && (past.points.get(id) ?? 0) < (past.points.get(taker) ?? 0));
  if (lower !== undefined) say('bye', `${where}: ${taker} sits out, ${lower} has fewer points and had no bye`);
}

function judgeColours(field: Field, round: Round, past: Before, say: Say): void {
  for (const { first, second, corrected } of round.games) {
    if (first === null || second === null || corrected === true) continue;
    const [black, white] = [past.balance.get(first) ?? 0, past.balance.get(second) ?? 0];
    if (black > white)
      say(
        'colour',
        `${field.division.id} round ${nth(round.round)}: ${first} (${nth(black)}) is Black again, not ${second}`,
      );
  }
}

const cityKey = (city: string | undefined): string =>
  (city ?? '').normalize('NFKC').replace(/\s/g, '').replace(/市$/, '');

export function judgePairings(document: Document, division: Division, say: Say): void {
  const book = entryBook(document);
  const cityOf = (id: string): string => cityKey(book.get(id)?.attributes.city).toLowerCase();
  for (const field of fieldsOf(division)) {
    const [rounds, size] = [field.rounds.length, field.players.size];
    // everybody has met everybody in a field of nine or fewer before the ninth round
    const all = size % 2 === 0 ? size - 1 : size;
    const robin = rounds >= size - 1;
    if (division.id === OPEN && rounds !== Math.min(9, all))
      say(
        'rounds',
        `open ${field.name ?? ''} has ${nth(rounds)} rounds of 积分编排, expected ${nth(Math.min(9, all))}`,
      );
    judgeMeetings(field, robin, say);
    for (const round of field.rounds) {
      judgeRound(field, round, say);
      if (robin) continue;
      const past = before(field, round.round);
      judgeFloats(field, round, past, cityOf, say);
      judgeBye(field, round, past, say);
      judgeColours(field, round, past, say);
    }
  }
  const counted = cards(division, lastCommon(division));
  for (const id of counted.keys())
    if (!division.players.includes(id)) say('players', `${division.id}: ${id} plays and is no player`);
}
