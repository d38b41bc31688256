/** Results from the pairing tabs, corrections by the arbiter, withdrawals during play. */
import type { EntryId, GameId } from '../../domain/common/ids';
import { problem, type Problem } from '../../domain/common/result';
import { inTheField, withdraw as withdrawDomain } from '../../domain/check-in/withdraw';
import { enterResults } from '../../domain/play/enter-results';
import { RESULTS, type Game, type GameResult } from '../../domain/play/game';
import { resultRules } from '../../domain/play/result-rules';
import { gamesAfterWithdrawal } from '../../domain/play/withdraw';
import { correctionEffect } from '../../domain/play/win-count/correction';
import { bracketField, divisionOf, phaseOf, prelimField, stageOfKind } from '../phases';
import { absentFrom, gamesOf, openGames, withdrawnPlayers } from '../players';
import { byOf, placesOf, settleResult } from '../places';
import type { OfficeWords } from '../words';
import type { Work } from '../work';

/** What stands in a result cell of a pairing tab. */
export interface TypedResult {
  readonly game: string;
  readonly typed: string;
  readonly at: string;
}

export const resultOfWord = (words: OfficeWords, typed: string): GameResult | null =>
  RESULTS.find((result) => result === typed || words.codes.result[result] === typed) ?? null;

export interface Recorded {
  readonly count: number;
  /** game → why what was typed cannot be taken */
  readonly refused: ReadonlyMap<string, Problem>;
}

/** Files typed results; each cell stands for itself, so that one wrong word holds up no other game. */
export function takeResults(work: Work, typed: readonly TypedResult[], words: OfficeWords): Recorded {
  const refused = new Map<string, Problem>();
  const byId = new Map(work.facts.games.map((game) => [game.id as string, game]));
  const changed: Game[] = [];
  for (const { game: id, typed: text, at } of typed) {
    const game = byId.get(id);
    // what the arbiter has put right is no longer typed at the board
    if (!game || text === '' || !game.counts || game.corrected) continue;
    const result = resultOfWord(words, text);
    if (result !== null && result === game.result) continue;
    const rules = resultRules(
      divisionOf(work.facts, game.division)?.stages ?? [],
      work.facts.regulation.event.drawsExist,
      false,
    );
    const entered = enterResults(
      gamesOf(work.facts, game.division),
      [{ game: game.id, result: result ?? text, at }],
      rules,
    );
    if (entered.ok) changed.push(...entered.value);
    else refused.set(id, entered.problems[0] ?? problem('result.unknown', { found: text, allowed: RESULTS.join(' ') }));
  }
  work.put('games', changed);
  for (const game of changed)
    work.journal({
      action: 'game.result',
      subject: game.id,
      actor: 'floor',
      before: { result: byId.get(game.id)?.result ?? null },
      after: { result: game.result },
    });
  noteAbsences(work, changed);
  return { count: changed.length, refused };
}

/** An absence is a row of the player's history, whatever the standings make of it. */
function noteAbsences(work: Work, games: readonly Game[]): void {
  for (const game of games)
    for (const entry of absentFrom(game))
      work.journal({
        action: 'entry.absent',
        subject: entry,
        actor: 'floor',
        after: { stage: game.stage, round: game.round },
      });
}

export function recordResults(work: Work): readonly Problem[] {
  const open = work.facts.regulation.divisions.reduce((sum, d) => sum + openGames(gamesOf(work.facts, d.id)).length, 0);
  const before = work.change.put.games?.length ?? 0;
  work.notice('results.recorded', { count: before, open });
  return [];
}

export interface CorrectArgs {
  readonly game: string;
  readonly result: GameResult;
}

/** A result put right: always for standings and later rounds; rounds already drawn stay as they are. */
export function correctResult(work: Work, { game: id, result }: CorrectArgs, words: OfficeWords): readonly Problem[] {
  const game = work.facts.games.find((one) => one.id === id);
  if (!game) return [problem('game.unknown', { game: id })];
  if (work.facts.marks['prizes.fixed'] !== undefined) return [problem('prizes.already-fixed')];
  if (game.result === result) {
    work.notice('result.corrected', {
      game: id,
      result: words.codes.result[result],
      effect: words.notices['effect.none'],
    });
    return [];
  }
  const stages = divisionOf(work.facts, game.division)?.stages ?? [];
  const rules = resultRules(stages, work.facts.regulation.event.drawsExist, true);
  const entered = enterResults(gamesOf(work.facts, game.division), [{ game: game.id, result }], rules);
  if (!entered.ok) return entered.problems;
  let later = false;
  const prelim = stageOfKind(work.facts, game.division, 'win-count');
  if (prelim && prelim.id === game.stage) {
    const effect = correctionEffect({
      ...prelimField(work.facts, game.division, prelim),
      game: id as GameId,
      result,
      bracketDrawn: bracketField(work.facts, game.division) !== null,
      despiteBracket: false,
    });
    if (!effect.ok) return effect.problems;
    later = effect.value.laterGames.length > 0;
  }
  work.put('games', entered.value);
  noteAbsences(work, entered.value);
  work.journal({
    action: 'game.corrected',
    subject: id,
    before: { result: game.result },
    after: { result, later },
  });
  work.notice('result.corrected', {
    game: id,
    result: words.codes.result[result],
    effect: later ? words.notices['effect.later'] : words.notices['effect.none'],
  });
  return [];
}

export interface WithdrawArgs {
  readonly entry: string;
  readonly how: 'withdrawn' | 'disqualified';
  readonly reason: string;
}

/** Leaves for good: the place stays in the pairing, opponents win without playing, open games of the round included. */
export function withdrawPlayer(work: Work, args: WithdrawArgs): readonly Problem[] {
  const entry = work.facts.entries.find((one) => one.id === args.entry);
  if (!entry) return [problem('entry.unknown', { entry: args.entry })];
  if (!inTheField(entry)) return [problem('withdraw.already', { entry: entry.id })];
  const phase = phaseOf(work.facts, entry.division);
  const stage = phase.stage ?? divisionOf(work.facts, entry.division)?.stages[0]?.id ?? '';
  const command = { entry: entry.id, how: args.how, round: Math.max(1, phase.round), stage, reason: args.reason };
  const problems = settleResult(work, withdrawDomain(placesOf(work), command, byOf(work)));
  if (problems.length > 0) return problems;
  const gone: EntryId[] = withdrawnPlayers(work.facts, entry.division);
  const changed = gamesAfterWithdrawal(gamesOf(work.facts, entry.division), gone);
  work.put('games', changed);
  for (const game of changed)
    work.journal({ action: 'game.result', subject: game.id, reason: 'withdrawn', after: { result: game.result } });
  work.notice('player.withdrawn', { entry: entry.id });
  return [];
}
