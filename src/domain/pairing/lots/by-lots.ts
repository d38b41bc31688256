/**
 * Swiss by lot: opponents are drawn among players of equal record (shogi prelims, club evenings).
 *
 * The lots are drawn outside and recorded; here they are only read: neighbours in the drawn order meet. Only what
 * the rules forbid moves anybody: records as near as possible, then no meeting twice (or as few as possible), then
 * the nearest neighbours. With an odd field the bye goes to the lowest record
 * that had none, of equal ones to the last drawn.
 */
import { ok, problem, refuse, type Result } from '../../common/result';
import { leastCostPairs, leftAlone } from '../by-cost/pairs';

export interface LotsPlayer {
  readonly id: string;
  /** the record as a number, larger is better: wins, or points */
  readonly record: number;
  /** ids he must not, or should not, meet again */
  readonly met: readonly string[];
  readonly hadBye: boolean;
}

export interface LotsOptions {
  /** ids in the drawn order; everybody who plays is in it */
  readonly lots: readonly string[];
  /** never = no pairing rather than a second meeting; least = as few second meetings as possible */
  readonly rematch: 'never' | 'least';
}

export interface LotsPair {
  readonly players: readonly [string, string];
  /** difference of the records */
  readonly apart: number;
  readonly rematch: boolean;
}

export interface LotsRound {
  /** best records first, inside a record in the drawn order */
  readonly pairs: readonly LotsPair[];
  readonly bye: string | null;
}

export function pairByLots(players: readonly LotsPlayer[], options: LotsOptions): Result<LotsRound> {
  const drawn = new Map(options.lots.map((id, index) => [id, index]));
  const undrawn = players.filter((player) => !drawn.has(player.id));
  if (undrawn.length > 0) return refuse(...undrawn.map((player) => problem('lots.not-drawn', { id: player.id })));
  const field = players.slice().sort((a, b) => b.record - a.record || (drawn.get(a.id) ?? 0) - (drawn.get(b.id) ?? 0));
  const odd = field.length % 2 === 1;
  const size = field.length + (odd ? 1 : 0);
  const met = field.map((player) => new Set(player.met));
  const again = (first: number, second: number): boolean =>
    met[first]?.has(field[second]?.id ?? '') === true || met[second]?.has(field[first]?.id ?? '') === true;

  // The field in order, then the bye. First who takes it, then differences, second meetings, lots.
  const cost = (first: number, second: number): readonly number[] | null => {
    const [a, b] = [field[first], field[second]];
    if (a === undefined || b === undefined) {
      const taker = a ?? b;
      if (taker === undefined || taker.hadBye) return null;
      return [field.length - 1 - Math.min(first, second), 0, 0, 0];
    }
    const rematch = again(first, second);
    if (rematch && options.rematch === 'never') return null;
    return [0, (a.record - b.record) ** 2, Number(rematch), (second - first - 1) ** 2];
  };
  const pairs = leastCostPairs(size, 4, cost);
  if (pairs === null) {
    const alone = leftAlone(size, (first, second) => cost(first, second) !== null);
    return refuse(problem('lots.no-pairing', { players: field.length, alone }));
  }
  const games: LotsPair[] = [];
  let bye: string | null = null;
  for (const [first, second] of pairs) {
    const [a, b] = [field[first], field[second]];
    if (a !== undefined && b !== undefined)
      games.push({ players: [a.id, b.id], apart: Math.abs(a.record - b.record), rematch: again(first, second) });
    else bye = (a ?? b)?.id ?? null;
  }
  return ok({ pairs: games, bye });
}
