/**
 * Friendly games among the players who are free in a round: decided ones, and winners without a game (龍馬盃 第四條
 * 第3輪, 各組人數; A25, A27). They never count; nobody sits out while another free player does.
 */
import { isSeed } from '../../common/draw-stream';
import { makeId, type EntryId } from '../../common/ids';
import { ok, problem, refuse, type Result } from '../../common/result';
import { makeDraw, readPair, type DrawOrder } from '../draws/draw';
import type { Draw, Game } from '../game';
import { winnerSide } from '../game-result';
import { newGame } from '../new-game';
import { FRIENDLY_PAIRS, friendlyLine } from './friendly-pairs';
import { prelimRecords, roundsDrawn, type PrelimField, type PrelimRecord } from './records';
import { inRound, sidesOf } from './slots';

/** Who could play a friendly game now; `games` are those of the round. */
export function freePlayers(
  records: readonly PrelimRecord[],
  games: readonly Game[],
  skipping: readonly EntryId[],
): PrelimRecord[] {
  const busy = new Set<unknown>(skipping);
  for (const game of games) {
    const sides = sidesOf(game);
    const idle =
      game.kind === 'walkover' || game.result === '+/-' || game.result === '-/+' ? winnerSide(game.result) : null;
    sides.forEach((slot, side) => {
      if (side !== idle) busy.add(slot);
    });
  }
  return records.filter(({ virtual, slot }) => !virtual && !busy.has(slot));
}

export interface FriendlyOrder {
  readonly division: string;
  readonly stage: string;
  readonly round: number;
  readonly free: readonly PrelimRecord[];
  readonly draw: Omit<DrawOrder, 'pool'>;
  readonly nextGame: number;
  readonly nextBoard: number;
}

/** Null when fewer than two players are free. */
export function drawFriendlies(order: FriendlyOrder): { games: Game[]; draw: Draw } | null {
  if (order.free.length < 2) return null;
  const draw = makeDraw({ ...order.draw, pool: order.free.map(friendlyLine) }, FRIENDLY_PAIRS);
  const { division, stage, round } = order;
  const games = draw.outcome.flatMap((line, i): Game[] => {
    const [first, second] = readPair(line) as [EntryId, EntryId | null];
    if (second === null) return [];
    const [id, board] = [makeId('game', order.nextGame + i), order.nextBoard + i];
    return [
      newGame({ id, division, stage, round, board, first, second, kind: 'friendly', counts: false, draw: draw.id }),
    ];
  });
  return { games, draw };
}

/** Games of a round once more: players who became free after it was drawn, because an opponent stayed away (A25). */
export function drawMoreFriendlies(
  order: PrelimField & {
    readonly division: string;
    readonly label: string;
    readonly seed: string;
    readonly skipping: readonly EntryId[];
    readonly nextGame: number;
    readonly nextDraw: number;
  },
): Result<{ games: Game[]; draw: Draw }> {
  const { stage, division, label, seed, nextGame } = order;
  const round = roundsDrawn(stage.id, order.games);
  const games = order.games.filter(inRound(stage.id, round));
  if (!isSeed(seed)) return refuse(problem('draw.seed-invalid', { found: seed }));
  const times = new Set(games.filter(({ kind }) => kind === 'friendly').map((game) => game.draw)).size + 1;
  const drawn = drawFriendlies({
    division,
    stage: stage.id,
    round,
    free: stage.friendlyGames ? freePlayers(prelimRecords(order), games, order.skipping) : [],
    draw: { id: makeId('draw', order.nextDraw), what: `${label}/R${String(round)}/friendly-${String(times)}`, seed },
    nextGame,
    nextBoard: Math.max(0, ...games.map(({ board }) => board)) + 1,
  });
  return drawn ? ok(drawn) : refuse(problem('friendly.nobody-free', { round }));
}
