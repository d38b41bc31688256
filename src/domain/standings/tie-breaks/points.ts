/** PTS: the points of the event, round by round. */
import { eachPlayer, summed, type TieBreak } from '../tie-break';

export const points: TieBreak = {
  code: 'PTS',
  scale: 10,
  better: 'high',
  allows: ['R'],
  compute: (context) =>
    eachPlayer(context, (player) =>
      summed(
        player.rounds.map(({ round, opponent, points: value }) => ({ round, opponent, value, why: 'result' as const })),
      ),
    ),
};
