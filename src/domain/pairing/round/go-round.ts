/** A round of 积分编排: units apart in the early rounds, sides balanced or guessed at the board. */
import { ok, type Result } from '../../common/result';
import type { Crosstable } from '../../play/crosstable';
import { pairGoRound } from '../go-score/pair';
import { entryOf, presentNumbers, type Meeting, type RoundOrder } from './order';

/** Whoever does not play has an absence entered, so that he is not paired. */
function withAbsences(order: RoundOrder): Crosstable {
  const present = new Set(presentNumbers(order));
  const players = order.table.players.map((player) => {
    if (present.has(player.number)) return player;
    const rounds = Array.from({ length: order.round }, (_, i) => player.rounds[i]);
    rounds[order.round - 1] = { opponent: null, colour: null, code: 'Z' as const };
    return { ...player, rounds };
  });
  return { ...order.table, players };
}

export function goRound(order: RoundOrder): Result<readonly Meeting[]> {
  const { field, round, units } = order;
  const paired = pairGoRound(withAbsences(order), {
    round,
    order: field.order.map((_, index) => index + 1),
    units: new Map(
      field.order.flatMap((entry, index) => {
        const unit = units.get(entry);
        return unit === undefined ? [] : [[index + 1, unit] as const];
      }),
    ),
    unitsApartUntil: units.size > 0 ? round : 0,
    inside: 'fold',
    colours: field.stage.colours === 'nigiri' ? 'nigiri' : 'balance',
    openColours: 'order',
  });
  if (!paired.ok) return paired;
  const { pairs, bye } = paired.value;
  const games = pairs.map(({ players: [a, b], black }): Meeting => {
    const blackFirst = field.left === 'b';
    const first = black === null || (black === a) === blackFirst ? a : b;
    const second = first === a ? b : a;
    return { first: entryOf(order, first), second: entryOf(order, second), remarks: [] };
  });
  return ok(bye === null ? games : [...games, { first: entryOf(order, bye), second: null, remarks: [] }]);
}
