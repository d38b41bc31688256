/** A round in which everybody's opponent is known from the Berger table (FIDE C.05 annex 1). */
import type { EntryId } from '../../common/ids';
import { ok, problem, refuse, type Result } from '../../common/result';
import { bergerRounds } from '../round-robin/berger';
import type { Meeting, RoundOrder } from './order';

/** Who sits out an odd round robin: nothing is won by it. */
export const FREE = 'free';

export function roundRobinRound(order: RoundOrder, cycles: 1 | 2): Result<readonly Meeting[]> {
  const entries = order.field.order;
  const rounds = bergerRounds(entries.length, cycles);
  if (!rounds.ok) return rounds;
  const found = rounds.value[order.round - 1];
  if (!found) return refuse(problem('round.none-left', { rounds: rounds.value.length }));
  const at = (place: number): EntryId => entries[place - 1] as EntryId;
  const games = found.games.map(({ white, black }): Meeting => {
    const [first, second] = order.field.left === 'w' ? [white, black] : [black, white];
    return { first: at(first), second: at(second), remarks: [] };
  });
  return ok(found.free === null ? games : [...games, { first: at(found.free), second: null, remarks: [FREE] }]);
}
