/** SOSOS: the sum of the opponents' own SOS. */
import { meetings, sumOfOpponents } from '../opponents-met';
import { eachPlayer, summed, type TieBreak } from '../tie-break';

export const sumOfOpponentSums: TieBreak = {
  code: 'SOSOS',
  scale: 10,
  better: 'high',
  allows: ['R'],
  compute: (context) => {
    const sums = new Map(context.event.players.map((player) => [player.number, sumOfOpponents(context.event, player)]));
    return eachPlayer(context, (player) =>
      summed(
        meetings(context.event, player).map(({ entry, opponent }) => ({
          round: entry.round,
          opponent: opponent.number,
          value: sums.get(opponent.number) ?? 0,
          why: 'opponent' as const,
        })),
      ),
    );
  },
};
