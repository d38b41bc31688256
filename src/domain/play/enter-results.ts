/**
 * Checks results as they come from the pairing tabs, a tablet or the desk, all of them before any is filed: a result is
 * one of the known words, fits the game, and does not contradict another one.
 */
import type { GameId } from '../common/ids';
import { ok, problem, refuse, type Problem, type Result } from '../common/result';
import { RESULTS, type Game, type GameKind, type GameResult } from './game';
import { winnerSide } from './game-result';

export interface ResultReport {
  readonly game: GameId;
  /** as typed or chosen; empty takes an entered result away again (only as a correction) */
  readonly result: string;
  /** cell or line for the message */
  readonly at?: string;
}

export interface ResultRules {
  /** false where games are played until decided (龍馬盃 第八條 先後手: 至分出勝負) */
  readonly drawsExist: boolean;
  /** the arbiter puts entered results right; otherwise an entered result stays */
  readonly correcting: boolean;
  /** stages in which every game must have a winner, even where draws exist */
  readonly decisiveStages: readonly string[];
  /** stages in which the winner of a match goes on to a fixed match of the next round */
  readonly bracketStages: readonly string[];
}

const ALLOWED: Readonly<Record<GameKind, readonly GameResult[]>> = {
  official: RESULTS,
  // a friendly game may stay without a result, or be noted; nobody wins it by staying away
  friendly: ['1-0', '0-1', '1/2'],
  walkover: [],
  bye: [],
};

/** What the drop-down of a game offers, in its order; empty = the result is settled already. */
export const allowedResults = (
  game: Game,
  rules: Pick<ResultRules, 'drawsExist' | 'decisiveStages'>,
): readonly GameResult[] =>
  ALLOWED[game.kind].filter(
    (result) => result !== '1/2' || (rules.drawsExist && !(game.counts && rules.decisiveStages.includes(game.stage))),
  );

/** The changed games, in the order of the reports; reports that say what stands already change nothing. */
export function enterResults(
  games: readonly Game[],
  reports: readonly ResultReport[],
  rules: ResultRules,
): Result<Game[]> {
  const problems: Problem[] = [];
  const changed = new Map<GameId, Game>();
  const said = new Map<GameId, string>();
  for (const { game: id, result, at } of reports) {
    const against = (code: string, params: Record<string, string | number> = {}): void => {
      problems.push(problem(code, { game: id, found: result, ...params }, at));
    };
    const game = games.find((each) => each.id === id);
    if (!game) against('result.game-unknown');
    else if ((said.get(id) ?? result) !== result) against('result.contradictory', { other: said.get(id)! });
    else {
      said.set(id, result);
      const checked = checkResult(game, result, games, rules);
      if (typeof checked === 'string') against(checked, { allowed: allowedResults(game, rules).join(' ') });
      else if (checked !== game) changed.set(id, checked);
    }
  }
  return problems.length > 0 ? refuse(...problems) : ok([...changed.values()]);
}

/** The game with its result, the same game when nothing changes, or the code of what is wrong. */
function checkResult(game: Game, text: string, games: readonly Game[], rules: ResultRules): Game | string {
  const result = text === '' ? null : RESULTS.find((each) => each === text);
  if (result === undefined) return 'result.unknown';
  if (result === game.result) return game;
  if (game.kind === 'bye' || game.kind === 'walkover') return 'result.settled';
  if (result === null && !rules.correcting) return game;
  if (result !== null && !allowedResults(game, rules).includes(result)) {
    return result === '1/2' ? 'result.no-draws' : 'result.not-in-friendly';
  }
  if (game.result !== null && game.counts && !rules.correcting) return 'result.already-entered';
  if (game.result !== null && game.counts && isFollowed(game, result, games, rules)) return 'result.later-round-drawn';
  return { ...game, result, corrected: game.corrected || (game.counts && game.result !== null) };
}

/**
 * A knockout match cannot be turned round once a later round stands on it: that round is taken back first. (In a prelim it
 * can: see correctionEffect.)
 */
const isFollowed = (
  game: Game,
  result: GameResult | null,
  games: readonly Game[],
  { bracketStages }: ResultRules,
): boolean =>
  bracketStages.includes(game.stage) &&
  winnerSide(game.result) !== winnerSide(result) &&
  games.some((later) => later.stage === game.stage && later.round > game.round);
