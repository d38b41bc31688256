/** Rounds: drawing the next one in every division that is ready, and the first round of the bracket with its lots. */
import { problem, type Problem } from '../../domain/common/result';
import { advanceKnockout } from '../../domain/play/knockout/games';
import { drawBracket as drawDomain } from '../../domain/play/knockout/bracket';
import { pairPrelimRound } from '../../domain/play/win-count/round';
import type { KnockoutStage, WinCountStage } from '../../domain/regulation/regulation';
import {
  bracketField,
  divisionOf,
  fieldProblems,
  labelOf,
  phaseOf,
  prelimField,
  prelimQualifiers,
  type Phase,
} from '../phases';
import { withdrawnPlayers } from '../players';
import { giveUpLatecomers } from './day';
import { pairFinal } from './same-rank-final';
import { drawTies, pairScoreRound, type RoundArgs } from './score-rounds';
import { divisionName } from '../say';
import type { Work } from '../work';

/** `seed` was typed at the venue, or '' for the machine's own; the desk has written it down before anything follows from it. */
export type DrawArgs = RoundArgs;

export function pairRound(work: Work, args: DrawArgs): readonly Problem[] {
  const problems = fieldProblems(work.facts);
  if (problems.length > 0) return problems;
  let paired = 0;
  const stuck: string[] = [];
  for (const { id } of work.facts.regulation.divisions) {
    const phase = phaseOf(work.facts, id);
    if (phase.kind === 'playing')
      problems.push(
        problem('round.open', { division: divisionName(work.facts, id), round: phase.round, open: phase.count }),
      );
    if (phase.kind !== 'pair' && phase.kind !== 'draw-ties') continue;
    const before = { facts: work.facts, change: work.change };
    const found = pairDivision(work, id, phase, args);
    problems.push(...found);
    if (found.length === 0) paired++;
    else {
      // nothing of a division that could not be paired is kept, its lots neither
      Object.assign(work, before);
      stuck.push(divisionName(work.facts, id));
    }
  }
  // one division still playing, or without a legal pairing, must not hold up another that is ready
  if (paired > 0) {
    for (const division of stuck) work.notice('round.stuck', { division });
    return giveUpLatecomers(work);
  }
  return problems.length > 0 ? problems : [problem('round.nothing-to-pair')];
}

function pairDivision(work: Work, division: string, phase: Phase, args: DrawArgs): readonly Problem[] {
  const found = divisionOf(work.facts, division);
  const stage = found?.stages.find((one) => one.id === phase.stage);
  if (!found || !stage) return [problem('round.nothing-to-pair')];
  if (stage.kind === 'win-count') return pairPrelim(work, division, stage, args.seed);
  if (stage.kind === 'knockout') return pairKnockout(work, division, stage);
  if (stage.kind === 'same-rank-final') return pairFinal(work, found, stage);
  if (phase.kind === 'pair') return pairScoreRound(work, found, stage, phase.round, args);
  drawTies(work, found, stage, args.seed);
  return [];
}

function pairPrelim(work: Work, division: string, stage: WinCountStage, seed: string): readonly Problem[] {
  const paired = pairPrelimRound({
    ...prelimField(work.facts, division, stage),
    division,
    label: labelOf(work.facts, division, stage.id),
    seed,
    skipping: [],
    nextGame: work.nextNumber('game'),
    nextDraw: work.nextNumber('draw'),
  });
  if (!paired.ok) return paired.problems;
  const { round, games, draws } = paired.value;
  work.take('game', games.length);
  work.take('draw', draws.length);
  work.put('games', games);
  work.put('draws', draws);
  const draw = draws[0]?.id ?? '';
  work.journal({
    action: 'round.paired',
    subject: division,
    after: { stage: stage.id, round, games: games.length, draw },
  });
  work.notice('round.paired', {
    division: divisionName(work.facts, division),
    stage: stage.name,
    round,
    games: games.length,
    draw,
  });
  return [];
}

function pairKnockout(work: Work, division: string, stage: KnockoutStage): readonly Problem[] {
  const field = bracketField(work.facts, division);
  if (!field) return [problem('bracket.none')];
  const next = advanceKnockout({
    ...field,
    division,
    withdrawn: withdrawnPlayers(work.facts, division),
    nextGame: work.nextNumber('game'),
    draw: field.draw.id,
  });
  if (!next.ok) return next.problems;
  const { round, games } = next.value;
  work.take('game', games.length);
  work.put('games', games);
  work.journal({
    action: 'round.paired',
    subject: division,
    after: { stage: stage.id, round, games: games.length, draw: field.draw.id },
  });
  work.notice('round.paired', {
    division: divisionName(work.facts, division),
    stage: stage.name,
    round,
    games: games.length,
    draw: field.draw.id,
  });
  return [];
}

/** Draws the bracket of every division whose prelim is over, and pairs its first round. */
export function drawBracket(work: Work, args: DrawArgs): readonly Problem[] {
  const problems = fieldProblems(work.facts);
  if (problems.length > 0) return problems;
  let drawn = 0;
  for (const { id } of work.facts.regulation.divisions) {
    const phase = phaseOf(work.facts, id);
    if (phase.kind === 'draw-bracket') {
      const found = drawOne(work, id, args.seed);
      problems.push(...found);
      if (found.length === 0) drawn++;
    } else if (bracketField(work.facts, id))
      problems.push(problem('bracket.exists', { division: divisionName(work.facts, id) }));
    else if (phase.kind !== 'no-players')
      problems.push(problem('bracket.too-early', { division: divisionName(work.facts, id) }));
  }
  if (drawn > 0) return [];
  return problems.length > 0 ? problems : [problem('bracket.none')];
}

function drawOne(work: Work, division: string, seed: string): readonly Problem[] {
  const stage = divisionOf(work.facts, division)?.stages.find((one): one is KnockoutStage => one.kind === 'knockout');
  const qualified = prelimQualifiers(work.facts, division);
  if (!stage || !qualified) return [problem('bracket.none')];
  const made = drawDomain({
    stage,
    qualifiers: qualified,
    seeds: [],
    label: labelOf(work.facts, division, stage.id),
    seed,
    nextDraw: work.nextNumber('draw'),
  });
  if (!made.ok) return made.problems;
  const { bracket, draw } = made.value;
  if (!draw) return [problem('bracket.none')];
  work.take('draw', 1);
  work.put('draws', [draw]);
  work.journal({
    action: 'bracket.drawn',
    subject: division,
    after: { stage: stage.id, size: bracket.size, draw: draw.id },
  });
  work.notice('bracket.drawn', {
    division: divisionName(work.facts, division),
    count: qualified.present.length,
    size: bracket.size,
    start: bracket.start,
    draw: draw.id,
  });
  return pairKnockout(work, division, stage);
}
