/** Tie-breaks that count rounds of a kind: one part of value 1 for each round counted. */
import type { EventRound, StandingsEvent } from './event';
import { eachPlayer, summed, type TieBreak } from './tie-break';

export function countRounds(code: string, counts: (entry: EventRound, event: StandingsEvent) => boolean): TieBreak {
  return {
    code,
    scale: 1,
    better: 'high',
    allows: ['R'],
    compute: (context) =>
      eachPlayer(context, (player) =>
        summed(
          player.rounds
            .filter((entry) => counts(entry, context.event))
            .map(({ round, opponent }) => ({ round, opponent, value: 1, why: 'result' as const })),
        ),
      ),
  };
}
