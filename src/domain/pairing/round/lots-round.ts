/** A round in which opponents are drawn by lot among equal points; the lot is recorded before it is read. */
import { makeId, type EntryId } from '../../common/ids';
import { ok, type Result } from '../../common/result';
import { makeDraw } from '../../play/draws/draw';
import type { Draw } from '../../play/game';
import { pointsOf } from '../../play/points';
import { pairByLots } from '../lots/by-lots';
import { entryOf, presentNumbers, type Meeting, type RoundOrder } from './order';

export function lotsRound(order: RoundOrder): Result<{ readonly games: readonly Meeting[]; readonly draw: Draw }> {
  const { round, table } = order;
  const numbers = presentNumbers(order);
  const entries = numbers.map((number) => entryOf(order, number));
  const draw = makeDraw({
    id: makeId('draw', order.nextDraw),
    what: `${order.label}/R${String(round)}`,
    seed: order.seed,
    pool: entries,
  });
  const players = numbers.map((number) => {
    const past = (table.players[number - 1]?.rounds ?? []).slice(0, round - 1);
    const record = Array.from({ length: round - 1 }, (_, i) => pointsOf(table.points, past[i]));
    return {
      id: entryOf(order, number),
      record: record.reduce((sum, points) => sum + points, 0),
      met: past.flatMap((one) => (one && one.opponent !== null ? [entryOf(order, one.opponent)] : [])),
      hadBye: past.some((one) => one?.code === 'U'),
    };
  });
  const paired = pairByLots(players, { lots: draw.outcome, rematch: 'never' });
  if (!paired.ok) return paired;
  const games = paired.value.pairs.map(({ players: [first, second] }): Meeting => ({
    first: first as EntryId,
    second: second as EntryId,
    remarks: [],
  }));
  const { bye } = paired.value;
  return ok({ games: bye === null ? games : [...games, { first: bye as EntryId, second: null, remarks: [] }], draw });
}
