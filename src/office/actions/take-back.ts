/** Undo: the last round, or the bracket with its first round, is taken back; the journal keeps that it was there. */
import { problem, type Problem } from '../../domain/common/result';
import {
  takeBackBracket as bracketDomain,
  takeBackRound as roundDomain,
  type TakenBack,
} from '../../domain/play/take-back';
import { bracketField, divisionOf } from '../phases';
import { gamesOf } from '../players';
import { divisionName, fill, stageName } from '../say';
import type { OfficeWords } from '../words';
import type { Work } from '../work';

export interface TakeBackTarget {
  readonly division: string;
  readonly stage: string;
  readonly round: number;
}

/** The round drawn last: what a click on 收回 means, and what the question before it names. */
export function lastDrawn(work: Work): TakeBackTarget | null {
  const games = work.facts.games;
  const last = games.reduce<(typeof games)[number] | null>(
    (found, game) => (found === null || game.id > found.id ? game : found),
    null,
  );
  return last ? { division: last.division, stage: last.stage, round: last.round } : null;
}

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

export function takeBackRound(work: Work, target: TakeBackTarget, words: OfficeWords): readonly Problem[] {
  const { division, stage, round } = target;
  const stages = (divisionOf(work.facts, division)?.stages ?? []).map((one) => one.id);
  const field = bracketField(work.facts, division);
  const taken = roundDomain({
    stage,
    round,
    games: gamesOf(work.facts, division),
    stages,
    bracket: field && field.stage.id !== stage ? field.draw.id : null,
    keeps: field && field.stage.id === stage ? field.draw.id : null,
    withResults: true,
  });
  if (!taken.ok) return taken.problems;
  strike(work, taken.value, 'round.taken-back', target);
  work.notice('taken-back', { what: targetText(work, words, target) });
  return [];
}

export function takeBackBracket(
  work: Work,
  { division }: { readonly division: string },
  words: OfficeWords,
): readonly Problem[] {
  const field = bracketField(work.facts, division);
  if (!field) return [problem('take-back.no-bracket')];
  const target = { division, stage: field.stage.id, round: 1 };
  const taken = bracketDomain({
    stage: field.stage.id,
    games: gamesOf(work.facts, division),
    bracket: field.draw.id,
    withResults: true,
  });
  if (!taken.ok) return taken.problems;
  strike(work, taken.value, 'bracket.taken-back', target);
  work.notice('taken-back', { what: fill(words.bracket.heading, { division: divisionName(work.facts, division) }) });
  return [];
}
