/** Random tournaments for the tests, played by the engine round by round. */
import { playTournament, type TournamentPlan } from '../../../../../src/cli/generate';
import type { Crosstable } from '../../../../../src/domain/play/crosstable';

export interface Moment {
  table: Crosstable;
  round: number;
  present: number[];
  label: string;
}

/** Every round of a played tournament, and the one that could not be paired. */
export function moments(plan: TournamentPlan): Moment[] {
  const { table, stuck } = playTournament(plan);
  const last = stuck ?? plan.rounds;
  return Array.from({ length: last }, (_, k) => {
    const round = k + 1;
    const present = table.players
      .filter((p) => {
        const record = p.rounds[round - 1];
        return record === undefined ? round === stuck : record.opponent !== null || record.code === 'U';
      })
      .map((p) => p.number);
    return { table, round, present, label: `seed ${plan.seed}, ${plan.players} players, round ${round}` };
  }).filter(({ present }) => present.length > 0);
}
