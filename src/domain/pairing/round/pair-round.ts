/** Pairs the next round of one field of a Swiss stage, whatever its system: meetings become games, byes and forfeits included. */
import { ok, problem, refuse, type Result } from '../../common/result';
import type { EntryId } from '../../common/ids';
import { newGame } from '../../play/new-game';
import type { Draw, Game, GameResult } from '../../play/game';
import { roundRobinCycles } from '../../play/swiss/rounds';
import { dutchRound } from './dutch-round';
import { goRound } from './go-round';
import { leastHarmRound } from './least-harm';
import { lotsRound } from './lots-round';
import type { Meeting, PairedRound, RoundOrder } from './order';
import { FREE, roundRobinRound } from './round-robin-round';

/** Remark of a bye somebody asked for. */
export const REQUESTED = 'requested';

type Meetings = Result<{ readonly games: readonly Meeting[]; readonly draw: Draw | null }>;

const plain = (found: Result<readonly Meeting[]>): Meetings =>
  found.ok ? ok({ games: found.value, draw: null }) : found;

function meetings(order: RoundOrder): Meetings {
  const { stage } = order.field;
  const cycles = roundRobinCycles(stage, order.field.order.length);
  if (cycles !== 0) return plain(roundRobinRound(order, cycles));
  if (order.leastHarm) return plain(leastHarmRound(order));
  if (stage.system === 'fide-dutch') return plain(dutchRound(order));
  return stage.system === 'go-score' ? plain(goRound(order)) : lotsRound(order);
}

/** Whoever is not at the board: gone, or, where the table is fixed beforehand, away in this round. */
const isAway = (order: RoundOrder, entry: EntryId, fixed: boolean): boolean =>
  order.absent.has(entry) || (fixed && order.byes.has(entry));

function gameOf(order: RoundOrder, meeting: Meeting, fixed: boolean): Game | null {
  const { first, second, remarks } = meeting;
  const gone = (entry: EntryId | null): boolean => entry !== null && isAway(order, entry, fixed);
  const common = {
    division: order.division,
    stage: order.field.stage.id,
    field: order.fieldId,
    round: order.round,
    first,
    second,
    remarks,
  };
  if (second === null) {
    // an absent player has no free round, he has no round at all
    if (gone(first)) return null;
    return newGame({ ...common, kind: 'bye', result: remarks.includes(FREE) ? '-/-' : '+/-' });
  }
  const result: GameResult | null = gone(first) ? (gone(second) ? '-/-' : '-/+') : gone(second) ? '+/-' : null;
  return newGame({ ...common, kind: 'official', result });
}

/** Games without ids and boards: games at the board first, byes last. Refused with every reason. */
export function pairSwissRound(order: RoundOrder): Result<PairedRound> {
  const { field, round, byes } = order;
  const here = field.order.filter((entry) => !order.absent.has(entry));
  if (here.length < 2) return refuse(problem('round.too-few-players', { players: here.length }));
  const found = meetings(order);
  if (!found.ok) return found;
  const { games, draw } = found.value;
  const worth: GameResult = field.stage.requestedByes.worth === 'half' ? '1/2' : '-/-';
  const fixed = roundRobinCycles(field.stage, field.order.length) > 0;
  const requested = (fixed ? [] : field.order)
    .filter((entry) => byes.has(entry) && !order.absent.has(entry))
    .map((first) =>
      newGame({
        division: order.division,
        stage: field.stage.id,
        field: order.fieldId,
        round,
        first,
        second: null,
        kind: 'bye',
        result: worth,
        remarks: [REQUESTED],
      }),
    );
  const paired = games.flatMap((meeting) => {
    const game = gameOf(order, meeting, fixed);
    return game ? [{ ...game, draw: draw?.id ?? null }] : [];
  });
  return ok({ games: [...paired, ...requested], draws: draw ? [draw] : [] });
}
