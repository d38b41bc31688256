/**
 * The arbiter's way out when no pairing keeps all rules (FIDE leaves it to him; B9): the pairing that breaks the fewest,
 * asked in this order: no second bye, fewest second meetings, no forbidden side three times, points nearest, numbers.
 * Never used unless the organiser asked for it; a second meeting is marked.
 */
import { ok, type Result } from '../../common/result';
import type { Colour, CrosstablePlayer } from '../../play/crosstable';
import { pointsOf } from '../../play/points';
import { leastCostPairs } from '../by-cost/pairs';
import { entryOf, presentNumbers, type Meeting, type RoundOrder } from './order';

interface Player {
  readonly number: number;
  readonly points: number;
  readonly met: ReadonlySet<number>;
  readonly byes: number;
  /** games on the first side less games on the other */
  readonly balance: number;
  readonly last: Colour | null;
}

function playerOf(order: RoundOrder, player: CrosstablePlayer): Player {
  const past = Array.from({ length: order.round - 1 }, (_, i) => player.rounds[i]);
  const colours = past.flatMap((one) => (one && one.opponent !== null && one.colour !== null ? [one.colour] : []));
  return {
    number: player.number,
    points: past.reduce((sum, one) => sum + pointsOf(order.table.points, one), 0),
    met: new Set(past.flatMap((one) => (one && one.opponent !== null ? [one.opponent] : []))),
    byes: past.filter((one) => one?.code === 'U' || one?.code === '+').length,
    balance: colours.reduce((sum, colour) => sum + (colour === order.field.left ? 1 : -1), 0),
    last: colours[colours.length - 1] ?? null,
  };
}

/** Both would have one side too often: more than two games more on it. */
const clash = (a: Player, b: Player): number =>
  (a.balance >= 2 && b.balance >= 2) || (a.balance <= -2 && b.balance <= -2) ? 1 : 0;

function sides(order: RoundOrder, a: Player, b: Player): readonly [Player, Player] {
  if (a.balance !== b.balance) return a.balance < b.balance ? [a, b] : [b, a];
  if (a.last !== b.last) return a.last === order.field.left ? [b, a] : [a, b];
  return a.number % 2 === 1 ? [a, b] : [b, a];
}

export function leastHarmRound(order: RoundOrder): Result<readonly Meeting[]> {
  const present = new Set(presentNumbers(order));
  const players = order.table.players
    .filter(({ number }) => present.has(number))
    .map((player) => playerOf(order, player))
    .sort((a, b) => b.points - a.points || a.number - b.number);
  const size = players.length + (players.length % 2);
  const pairs = leastCostPairs(size, 6, (i, j) => {
    const [a, b] = [players[i], players[j]];
    if (a === undefined || b === undefined) {
      const taker = a ?? b;
      return taker === undefined ? null : [taker.byes, 0, 0, taker.points, 0, players.length - Math.min(i, j)];
    }
    return [0, Number(a.met.has(b.number)), clash(a, b), 0, (a.points - b.points) ** 2, (j - i - 1) ** 2];
  });
  const games: Meeting[] = [];
  let bye: Meeting | null = null;
  for (const [i, j] of pairs ?? []) {
    const [a, b] = [players[i], players[j]];
    if (a !== undefined && b !== undefined) {
      const [first, second] = sides(order, a, b);
      const remarks: string[] = [];
      if (a.met.has(b.number)) remarks.push('repeat');
      games.push({ first: entryOf(order, first.number), second: entryOf(order, second.number), remarks });
    } else {
      const taker = a ?? b;
      if (taker) bye = { first: entryOf(order, taker.number), second: null, remarks: [] };
    }
  }
  return ok(bye === null ? games : [...games, bye]);
}
