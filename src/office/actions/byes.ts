/** A player who will miss a round and says so beforehand: allowed, and worth, as the regulation has it. */
import { problem, type Problem } from '../../domain/common/result';
import { inTheField } from '../../domain/check-in/withdraw';
import { BYES_MARK, withBye } from '../byes';
import { divisionOf, phaseOf } from '../phases';
import { nameBook } from '../players';
import type { Work } from '../work';

export interface ByeArgs {
  readonly entry: string;
  readonly round: number;
}

export function requestBye(work: Work, { entry: id, round }: ByeArgs): readonly Problem[] {
  const entry = work.facts.entries.find((one) => one.id === id);
  if (!entry) return [problem('entry.unknown', { entry: id })];
  const stage = divisionOf(work.facts, entry.division)?.stages[0];
  if (stage?.kind !== 'swiss' || !stage.requestedByes.allowed) return [problem('bye.not-allowed', { entry: id })];
  const { untilRound } = stage.requestedByes;
  const phase = phaseOf(work.facts, entry.division);
  const next = phase.kind === 'playing' ? phase.round + 1 : Math.max(1, phase.round);
  const problems: Problem[] = [];
  if (!Number.isInteger(round) || round < next) problems.push(problem('bye.round-past', { round, next }));
  if (untilRound !== null && round > untilRound) problems.push(problem('bye.too-late', { round, last: untilRound }));
  if (entry.state !== 'confirmed' && !inTheField(entry)) problems.push(problem('withdraw.already', { entry: id }));
  if (problems.length > 0) return problems;
  work.mark(BYES_MARK, withBye(work.facts, id, round));
  work.journal({ action: 'entry.bye-requested', subject: id, after: { round } });
  work.notice('bye.requested', { name: nameBook(work.facts).get(id) ?? id, round });
  return [];
}
