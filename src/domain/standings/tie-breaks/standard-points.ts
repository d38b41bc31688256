/** STD (C.07, 7.7, new in 2026): one for a round worth more than a draw, a half for one worth a draw. */
import { eachPlayer, summed, type TieBreak } from '../tie-break';

export const standardPoints: TieBreak = {
  code: 'STD',
  scale: 10,
  better: 'high',
  allows: ['R'],
  compute: (context) =>
    eachPlayer(context, (player) =>
      summed(
        player.rounds.map(({ round, opponent, points }) => {
          const { draw } = context.event.points;
          return { round, opponent, value: points > draw ? 10 : points === draw ? 5 : 0, why: 'result' as const };
        }),
      ),
    ),
};
