/**
 * Rounds of a knockout: winners of matches 2k − 1 and 2k meet in match k of the next round (龍馬盃 第八條). A qualifier who
 * has left is beaten without a game and nobody moves up (第五條); where nobody comes through, the next opponent has a bye.
 */
import { makeId, type DrawId, type EntryId } from '../../common/ids';
import { ok, problem, refuse, type Problem, type Result } from '../../common/result';
import type { KnockoutStage } from '../../regulation/regulation';
import type { Game } from '../game';
import { winnerSide } from '../game-result';
import { newGame } from '../new-game';
import { openResults } from '../open-results';
import type { Bracket } from './bracket';

export interface KnockoutField {
  readonly stage: KnockoutStage;
  readonly bracket: Pick<Bracket, 'size' | 'slots'>;
  /** games of the division; those of other stages are passed over */
  readonly games: readonly Game[];
}

export const knockoutRounds = (bracket: Pick<Bracket, 'size'>): number => Math.round(Math.log2(bracket.size));

/** Match `board` of a round (boards count from 1 in bracket order), or none where two empty slots met. */
export const matchOf = ({ stage, games }: KnockoutField, round: number, board: number): Game | undefined =>
  games.find((game) => game.stage === stage.id && game.round === round && game.board === board);

/** Who came through the match; round 0 is the drawn slots. Null: nobody, or not known yet. */
export function throughFrom(field: KnockoutField, round: number, board: number): EntryId | null {
  if (round === 0) return field.bracket.slots[board - 1] ?? null;
  const game = matchOf(field, round, board);
  const side = winnerSide(game?.result ?? null);
  return game === undefined || side === null ? null : side === 0 ? game.first : game.second;
}

/** The one who lost the match, game or no game; null when there was no second player. */
function loserOf(field: KnockoutField, round: number, board: number): EntryId | null {
  const game = matchOf(field, round, board);
  const side = winnerSide(game?.result ?? null);
  return game === undefined || side === null ? null : side === 0 ? game.second : game.first;
}

export interface KnockoutOrder extends KnockoutField {
  readonly division: string;
  readonly withdrawn: readonly EntryId[];
  readonly nextGame: number;
  /** the draw of the bracket, written on the games of its first round */
  readonly draw: DrawId | null;
}

/** The games of the round after the last one in the table; refused while results are missing or when all is played. */
export function advanceKnockout(order: KnockoutOrder): Result<{ round: number; games: readonly Game[] }> {
  const { stage, bracket } = order;
  const own = order.games.filter((game) => game.stage === stage.id);
  const round = own.reduce((last, game) => Math.max(last, game.round), 0) + 1;
  const rounds = knockoutRounds(bracket);
  const problems: Problem[] = openResults(own.filter((game) => game.round === round - 1));
  if (round > rounds) problems.push(problem('knockout.finished', { rounds }));
  if (problems.length > 0) return refuse(...problems);
  const games: Game[] = [];
  const add = (board: number, first: EntryId | null, second: EntryId | null, remarks: readonly string[] = []): void => {
    const game = match(order, round, board, first, second, remarks);
    if (game) games.push({ ...game, id: makeId('game', order.nextGame + games.length) });
  };
  for (let board = 1; board <= bracket.size / 2 ** round; board++) {
    add(board, throughFrom(order, round - 1, 2 * board - 1), throughFrom(order, round - 1, 2 * board));
  }
  if (stage.thirdPlace === 'play-off' && round === rounds && rounds > 1) {
    add(2, loserOf(order, round - 1, 1), loserOf(order, round - 1, 2), ['third-place']);
  }
  return ok({ round, games });
}

function match(
  { stage, division, withdrawn, draw }: KnockoutOrder,
  round: number,
  board: number,
  upper: EntryId | null,
  lower: EntryId | null,
  remarks: readonly string[],
): Game | null {
  const [first, second] = upper === null ? [lower, null] : [upper, lower];
  if (first === null) return null;
  const [firstGone, secondGone] = [withdrawn.includes(first), second === null || withdrawn.includes(second)];
  const played = !firstGone && !secondGone;
  const result = firstGone ? (secondGone ? '-/-' : '-/+') : secondGone ? '+/-' : null;
  const gone = [first, second].filter((player) => player !== null && withdrawn.includes(player));
  return newGame({
    division,
    stage: stage.id,
    round,
    board,
    first,
    second,
    kind: second === null ? 'bye' : played ? 'official' : 'walkover',
    result,
    remarks: [...remarks, ...gone.map((player) => `withdrawn:${player}`)],
    draw: round === 1 ? draw : null,
  });
}
