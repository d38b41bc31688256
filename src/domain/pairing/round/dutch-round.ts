/** A round by the Dutch system; players of one unit are kept apart where a legal pairing allows it (a wish of the regulation, not of FIDE). */
import { ok, type Result } from '../../common/result';
import type { Crosstable } from '../../play/crosstable';
import { pairDutch, type DutchPairing } from '../dutch';
import { entryOf, presentNumbers, type Meeting, type RoundOrder } from './order';

/** The table in which players of one unit must not meet in this round. */
function keptApart(order: RoundOrder): Crosstable {
  const byUnit = new Map<string, number[]>();
  order.field.order.forEach((entry, index) => {
    const unit = order.units.get(entry);
    if (unit !== undefined) byUnit.set(unit, [...(byUnit.get(unit) ?? []), index + 1]);
  });
  const { round } = order;
  const forbidden = [...byUnit.values()]
    .filter((players) => players.length > 1)
    .map((players) => ({ firstRound: round, lastRound: round, players }));
  return { ...order.table, forbidden: [...order.table.forbidden, ...forbidden] };
}

export function dutchRound(order: RoundOrder): Result<readonly Meeting[]> {
  const present = presentNumbers(order);
  const apart = order.units.size > 0 ? pairDutch(keptApart(order), order.round, { present }) : null;
  const paired: Result<DutchPairing> = apart?.ok === true ? apart : pairDutch(order.table, order.round, { present });
  if (!paired.ok) return paired;
  const { pairs, bye } = paired.value;
  const games = pairs.map(({ white, black }): Meeting =>
    order.field.left === 'w'
      ? { first: entryOf(order, white), second: entryOf(order, black), remarks: [] }
      : { first: entryOf(order, black), second: entryOf(order, white), remarks: [] },
  );
  return ok(bye === null ? games : [...games, { first: entryOf(order, bye), second: null, remarks: [] }]);
}
