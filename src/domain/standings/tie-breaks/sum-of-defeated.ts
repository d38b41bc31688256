/** SODOS: the points of the opponents beaten, and half of those drawn with. */
import { meetings, outcome } from '../opponents-met';
import { eachPlayer, summed, type TieBreak } from '../tie-break';

const WEIGHT = { won: 2, drawn: 1, lost: 0 } as const;

export const sumOfDefeated: TieBreak = {
  code: 'SODOS',
  // Twentieths of a point, so that half of an odd tenth stays whole.
  scale: 20,
  better: 'high',
  allows: ['R'],
  compute: (context) =>
    eachPlayer(context, (player) =>
      summed(
        meetings(context.event, player).map(({ entry, opponent }) => ({
          round: entry.round,
          opponent: opponent.number,
          value: opponent.points * WEIGHT[outcome(entry)],
          why: 'opponent' as const,
        })),
      ),
    ),
};
