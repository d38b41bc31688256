/** Where a division stands in its chain of stages: what has been played and what comes next. */
import type { EntryId } from '../domain/common/ids';
import { problem, type Problem } from '../domain/common/result';
import type { Bracket } from '../domain/play/knockout/bracket';
import { bracketOf, bracketStarts } from '../domain/play/knockout/bracket';
import { knockoutRounds, type KnockoutField } from '../domain/play/knockout/games';
import type { Draw } from '../domain/play/game';
import { qualifiers, type Qualifiers } from '../domain/play/win-count/qualifiers';
import type { PrelimField } from '../domain/play/win-count/records';
import type { Division, KnockoutStage, Stage, SwissStage, WinCountStage } from '../domain/regulation/regulation';
import type { Facts } from './facts';
import { gamesOf, lastRound, officialPlayers, openGames, withdrawnPlayers } from './players';
import { hasOpponents, roundsOf, stageDraw } from './score-stage';

export type PhaseKind = 'no-players' | 'pair' | 'playing' | 'draw-bracket' | 'draw-ties' | 'finished';

export interface Phase {
  readonly kind: PhaseKind;
  readonly stage: string | null;
  /** round to pair, or the round being played */
  readonly round: number;
  /** open games, or qualifiers for the bracket */
  readonly count: number;
}

/** The field is complete once check-in is closed and standby players are seated; before that nothing is drawn. */
export function fieldProblems({ marks }: Facts): Problem[] {
  if (marks['check-in.closed'] === undefined) return [problem('standby.too-early')];
  return marks['standby.seated'] === undefined ? [problem('round.standby-first')] : [];
}

export const divisionOf = (facts: Facts, id: string): Division | undefined =>
  facts.regulation.divisions.find((d) => d.id === id);

export const stageOfKind = <K extends Stage['kind']>(
  facts: Facts,
  division: string,
  kind: K,
): Extract<Stage, { kind: K }> | null =>
  (divisionOf(facts, division)?.stages.find((stage) => stage.kind === kind) as
    Extract<Stage, { kind: K }> | undefined) ?? null;

export const labelOf = (facts: Facts, division: string, stage: string): string =>
  `${facts.regulation.id}/${division}/${stage}`;

export function prelimField(facts: Facts, division: string, stage: WinCountStage): PrelimField {
  return {
    stage,
    players: officialPlayers(facts, division).map((entry) => entry.id as EntryId),
    withdrawn: withdrawnPlayers(facts, division),
    games: gamesOf(facts, division),
  };
}

export function prelimQualifiers(facts: Facts, division: string): Qualifiers | null {
  const stage = stageOfKind(facts, division, 'win-count');
  return stage ? qualifiers(prelimField(facts, division, stage)) : null;
}

/** The draw that made the bracket, if it has been drawn. */
export function bracketDraw(facts: Facts, division: string, stage: KnockoutStage): Draw | null {
  const what = `${labelOf(facts, division, stage.id)}/bracket`;
  return facts.draws.find((draw) => draw.what === what || draw.what.startsWith(`${what}#`)) ?? null;
}

export function bracketField(
  facts: Facts,
  division: string,
): (KnockoutField & { readonly bracket: Bracket; readonly draw: Draw }) | null {
  const stage = stageOfKind(facts, division, 'knockout');
  const draw = stage ? bracketDraw(facts, division, stage) : null;
  if (!stage || !draw) return null;
  return { stage, bracket: bracketOf(stage, draw), games: gamesOf(facts, division), draw };
}

/** `13:00` of a round of the bracket. */
export const knockoutStart = (field: KnockoutField, round: number): string =>
  bracketStarts(field.stage, field.bracket.size)[round - 1] ?? '';

/** The Swiss stage before a same-rank final, when it was played in two fields. */
export function finalFields(facts: Facts, division: Division): SwissStage | null {
  const stage = division.stages.find((one): one is SwissStage => one.kind === 'swiss');
  return stage && stageDraw(facts, division.id, stage.id, 'fields') ? stage : null;
}

export function phaseOf(facts: Facts, division: string): Phase {
  const found = divisionOf(facts, division);
  const phase = (kind: PhaseKind, stage: string | null, round: number, count = 0): Phase => ({
    kind,
    stage,
    round,
    count,
  });
  if (!found || officialPlayers(facts, division).length === 0 || facts.marks[`not-played.${division}`])
    return phase('no-players', null, 0);
  for (const stage of found.stages) {
    const round = lastRound(facts, division, stage.id);
    const open = openGames(gamesOf(facts, division, stage.id, round)).length;
    if (open > 0) return phase('playing', stage.id, round, open);
    if (stage.kind === 'win-count' && round < stage.rounds) return phase('pair', stage.id, round + 1);
    if (stage.kind === 'swiss') {
      if (round < roundsOf(facts, division, stage) && hasOpponents(facts, division))
        return phase('pair', stage.id, round + 1);
      const lots = found.standing.stillTied === 'lot' && round > 0;
      if (lots && !stageDraw(facts, division, stage.id, 'ties')) return phase('draw-ties', stage.id, round);
    }
    if (stage.kind === 'same-rank-final' && round === 0 && finalFields(facts, found)) return phase('pair', stage.id, 1);
    if (stage.kind === 'knockout') {
      const field = bracketField(facts, division);
      if (!field) return phase('draw-bracket', stage.id, 0, prelimQualifiers(facts, division)?.present.length ?? 0);
      if (round < knockoutRounds(field.bracket)) return phase('pair', stage.id, round + 1);
    }
  }
  return phase('finished', null, 0);
}
