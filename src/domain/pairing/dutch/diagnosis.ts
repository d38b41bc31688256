/**
 * No legal pairing: who cannot be paired, and which rule, set aside by the arbiter, would make a pairing possible
 * (the rules leave such a round to the arbiter's decision).
 */
import { problem, type Problem } from '../../common/result';
import type { Crosstable } from '../../play/crosstable';
import { completion, type Impossible } from './completion';
import { buildField, type Field } from './field';

/** What may be set aside, the mildest first. */
export const RELIEFS = ['forbidden', 'bye', 'colours'] as const;
export type Relief = (typeof RELIEFS)[number];

export function diagnose(table: Crosstable, field: Field, found: Impossible): Problem[] {
  const numbers = (list: readonly number[]): string => list.map((p) => field.players[p]!.number).join(', ');
  const problems = [
    problem('pairing.none', { round: field.round, players: numbers(found.stuck), opponents: numbers(found.wanted) }),
  ];
  const present = field.players.map((player) => player.number);
  const helping = RELIEFS.filter((relief) => 'byeScore' in completion(buildField(table, field.round, present, relief)));
  for (const relief of helping) problems.push(problem(`pairing.none.without-${relief}`, { round: field.round }));
  if (helping.length === 0) problems.push(problem('pairing.none.rematch', { round: field.round }));
  return problems;
}
