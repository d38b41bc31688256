/** WSOS, 胜对手分: the points of the opponents beaten; draws contribute nothing. */
import { meetings, outcome } from '../opponents-met';
import { eachPlayer, summed, type TieBreak } from '../tie-break';

export const sumOfBeaten: TieBreak = {
  code: 'WSOS',
  scale: 10,
  better: 'high',
  allows: ['R'],
  compute: (context) =>
    eachPlayer(context, (player) =>
      summed(
        meetings(context.event, player)
          .filter(({ entry }) => outcome(entry) === 'won')
          .map(({ entry, opponent }) => ({
            round: entry.round,
            opponent: opponent.number,
            value: opponent.points,
            why: 'opponent' as const,
          })),
      ),
    ),
};
