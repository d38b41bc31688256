/** Undo: the last round, or the bracket with its first round, is taken back; the journal keeps that it was there. */
import { idNumber } from '../../domain/common/ids';
import { problem, type Problem } from '../../domain/common/result';
import type { Game } from '../../domain/play/game';
import {
  takeBackBracket as bracketDomain,
  takeBackRound as roundDomain,
  type TakenBack,
} from '../../domain/play/take-back';
import { bracketField, divisionOf } from '../phases';
import { gamesOf, lastRound } from '../players';
import { divisionName, fill, stageName } from '../say';
import { stageDraw, stageDraws } from '../score-stage';
import type { OfficeWords } from '../words';
import type { Work } from '../work';

export interface TakeBackTarget {
  readonly division: string;
  readonly stage: string;
  readonly round: number;
  /** results entered at the boards that the person saw and gives up; when more have come in since, nothing is done */
  readonly results: number;
}

const numberOf = (game: Game): number => idNumber('game', game.id) ?? 0;
const newest = (games: readonly Game[]): number => games.reduce((last, game) => Math.max(last, numberOf(game)), 0);
const enteredIn = (games: readonly Game[]): number =>
  games.filter((game) => game.kind === 'official' && game.counts && game.result !== null).length;

/** The newest round of each division, the one drawn last first: what a click on 收回 may mean. */
export function lastRounds(work: Work): TakeBackTarget[] {
  return work.facts.regulation.divisions
    .flatMap(({ id, stages }) => {
      const stage = [...stages].reverse().find((one) => lastRound(work.facts, id, one.id) > 0);
      if (!stage) return [];
      const round = lastRound(work.facts, id, stage.id);
      const games = gamesOf(work.facts, id, stage.id, round);
      return [{ division: id, stage: stage.id, round, results: enteredIn(games), drawn: newest(games) }];
    })
    .sort((a, b) => b.drawn - a.drawn)
    .map(({ division, stage, round, results }) => ({ division, stage, round, results }));
}

/** Brackets that have been drawn, the last one first. */
export function lastBrackets(work: Work): TakeBackTarget[] {
  return work.facts.regulation.divisions
    .flatMap(({ id }) => {
      const field = bracketField(work.facts, id);
      if (!field) return [];
      const games = gamesOf(work.facts, id, field.stage.id);
      const drawn = idNumber('draw', field.draw.id) ?? 0;
      return [{ division: id, stage: field.stage.id, round: 1, results: enteredIn(games), drawn }];
    })
    .sort((a, b) => b.drawn - a.drawn)
    .map(({ division, stage, round, results }) => ({ division, stage, round, results }));
}

/** Money has been written down for places: nothing they stand on is taken back any more. */
const fixed = (work: Work): Problem[] =>
  work.facts.marks['prizes.fixed'] === undefined ? [] : [problem('prizes.already-fixed')];

export const bracketText = (work: Work, words: OfficeWords, target: Pick<TakeBackTarget, 'division'>): string =>
  fill(words.bracket.heading, { division: divisionName(work.facts, target.division) });

export const targetText = (work: Work, words: OfficeWords, target: TakeBackTarget): string =>
  fill(words.pairing.heading, {
    division: divisionName(work.facts, target.division),
    stage: stageName(work.facts, target.division, target.stage),
    round: target.round,
  });

function strike(work: Work, taken: TakenBack, action: string, target: TakeBackTarget): void {
  const gone = work.facts.draws.filter((draw) => taken.draws.includes(draw.id));
  work.add({ drop: { games: taken.games, draws: taken.draws } });
  work.journal({
    action,
    subject: target.division,
    before: {
      stage: target.stage,
      round: target.round,
      games: taken.games.join(' '),
      draws: gone.map((draw) => `${draw.id}:${draw.seed}`).join(' '),
    },
  });
}

/** With the first round of a stage go its numbers, sides and fields; with any round the order of who stays equal. */
function withStageDraws(work: Work, { division, stage, round }: TakeBackTarget, taken: TakenBack): TakenBack {
  if (divisionOf(work.facts, division)?.stages.find(({ id }) => id === stage)?.kind !== 'swiss') return taken;
  const ties = stageDraw(work.facts, division, stage, 'ties');
  const gone = round === 1 ? stageDraws(work.facts, division, stage) : ties ? [ties] : [];
  return { ...taken, draws: [...new Set([...taken.draws, ...gone.map(({ id }) => id)])] };
}

export function takeBackRound(work: Work, target: TakeBackTarget, words: OfficeWords): readonly Problem[] {
  const { division, stage, round } = target;
  if (fixed(work).length > 0) return fixed(work);
  const stages = (divisionOf(work.facts, division)?.stages ?? []).map((one) => one.id);
  const field = bracketField(work.facts, division);
  const taken = roundDomain({
    stage,
    round,
    games: gamesOf(work.facts, division),
    stages,
    bracket: field && field.stage.id !== stage ? field.draw.id : null,
    keeps: field && field.stage.id === stage ? field.draw.id : null,
    withResults: enteredIn(gamesOf(work.facts, division, stage, round)) <= target.results,
  });
  if (!taken.ok) return taken.problems;
  strike(work, withStageDraws(work, target, taken.value), 'round.taken-back', target);
  work.notice('taken-back', { what: targetText(work, words, target) });
  return [];
}

export function takeBackBracket(
  work: Work,
  { division, results }: Pick<TakeBackTarget, 'division' | 'results'>,
  words: OfficeWords,
): readonly Problem[] {
  const field = bracketField(work.facts, division);
  if (!field) return [problem('take-back.no-bracket')];
  if (fixed(work).length > 0) return fixed(work);
  const target = { division, stage: field.stage.id, round: 1, results };
  const taken = bracketDomain({
    stage: field.stage.id,
    games: gamesOf(work.facts, division),
    bracket: field.draw.id,
    withResults: enteredIn(gamesOf(work.facts, division, field.stage.id)) <= results,
  });
  if (!taken.ok) return taken.problems;
  strike(work, taken.value, 'bracket.taken-back', target);
  work.notice('taken-back', { what: bracketText(work, words, target) });
  return [];
}
