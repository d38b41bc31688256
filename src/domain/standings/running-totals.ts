/** The sum of a player's running totals, round after round, with the first rounds cut if asked. */
import type { ModifierLetter } from './descriptor';
import { eachPlayer, summed, type TieBreak } from './tie-break';

export function runningTotals(code: string, allows: readonly ModifierLetter[]): TieBreak {
  return {
    code,
    scale: 10,
    better: 'high',
    allows,
    compute: (context) =>
      eachPlayer(context, (player) => {
        let total = 0;
        return summed(
          player.rounds.map(({ round, opponent, points }) => {
            total += points;
            const cut = round <= context.modifiers.cutLow;
            return { round, opponent, value: total, why: 'running-total' as const, ...(cut ? { cut } : {}) };
          }),
        );
      }),
  };
}
