/**
 * Taking back the last round or the bracket: which games and draws are struck out, and why it may not be done. The draws
 * stay in the record as taken back; only what was made from them goes.
 */
import type { DrawId, GameId } from '../common/ids';
import { ok, problem, refuse, type Problem, type Result } from '../common/result';
import type { Game } from './game';

export interface TakenBack {
  readonly games: readonly GameId[];
  readonly draws: readonly DrawId[];
}

export interface TakeBackOrder {
  readonly stage: string;
  readonly round: number;
  /** all games of the division */
  readonly games: readonly Game[];
  /** stages of the division in the order they are played */
  readonly stages: readonly string[];
  /** the draw of the bracket that was made from this stage, when there is one */
  readonly bracket: DrawId | null;
  /** a draw that stays although the round's games carry it: the bracket's, when its first round goes alone */
  readonly keeps: DrawId | null;
  /** results entered at the boards are thrown away knowingly */
  readonly withResults: boolean;
}

/** A result that somebody entered, as against one that came with the pairing. */
const wasEntered = (game: Game): boolean =>
  game.result !== null && (game.kind === 'official' || game.kind === 'friendly');

const drawsOf = (games: readonly Game[]): DrawId[] => [
  ...new Set(games.flatMap(({ draw }) => (draw === null ? [] : [draw]))),
];

const enteredIn = (games: readonly Game[]): Problem[] =>
  games
    .filter((game) => wasEntered(game) && game.counts)
    .map((game) => problem('take-back.has-result', { round: game.round, board: game.board, game: game.id }));

/** The last round of the last stage that has games. */
export function takeBackRound(order: TakeBackOrder): Result<TakenBack> {
  const { stage, round, games, stages } = order;
  const own = games.filter((game) => game.stage === stage && game.round === round);
  const problems: Problem[] = [];
  if (own.length === 0) problems.push(problem('take-back.not-drawn', { stage, round }));
  const later = games.filter(
    (game) => (game.stage === stage && game.round > round) || stages.indexOf(game.stage) > stages.indexOf(stage),
  );
  const next = later[0];
  if (next) problems.push(problem('take-back.later-round', { stage: next.stage, round: next.round }));
  else if (order.bracket !== null) problems.push(problem('take-back.bracket-drawn', { draw: order.bracket }));
  if (!order.withResults) problems.push(...enteredIn(own));
  if (problems.length > 0) return refuse(...problems);
  return ok({ games: own.map(({ id }) => id), draws: drawsOf(own).filter((draw) => draw !== order.keeps) });
}

/** The bracket with the games of its first round; refused when a match has been played or a later round drawn. */
export function takeBackBracket(order: {
  readonly stage: string;
  readonly games: readonly Game[];
  readonly bracket: DrawId | null;
  readonly withResults: boolean;
}): Result<TakenBack> {
  const own = order.games.filter((game) => game.stage === order.stage);
  const problems: Problem[] = [];
  if (order.bracket === null && own.length === 0) problems.push(problem('take-back.no-bracket'));
  const last = own.reduce((most, game) => Math.max(most, game.round), 0);
  if (last > 1) problems.push(problem('take-back.later-round', { stage: order.stage, round: last }));
  if (!order.withResults) problems.push(...enteredIn(own));
  if (problems.length > 0) return refuse(...problems);
  const draws = new Set([...drawsOf(own), ...(order.bracket === null ? [] : [order.bracket])]);
  return ok({ games: own.map(({ id }) => id), draws: [...draws] });
}
