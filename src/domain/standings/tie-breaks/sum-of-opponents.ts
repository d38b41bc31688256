/** SOS, 对手分: the points of all opponents met; /Cn leaves out the lowest n, /Mn both ends. */
import { cutIndexes } from '../cuts';
import { meetings } from '../opponents-met';
import { eachPlayer, summed, type Part, type TieBreak } from '../tie-break';

export const sumOfOpponentPoints: TieBreak = {
  code: 'SOS',
  scale: 10,
  better: 'high',
  allows: ['C', 'M', 'R'],
  compute: (context) =>
    eachPlayer(context, (player) => {
      const met = meetings(context.event, player);
      const items = met.map(({ opponent }) => ({ score: opponent.points, value: opponent.points, voluntary: false }));
      const cut = cutIndexes(items, context.modifiers.cutLow, context.modifiers.cutHigh);
      return summed(
        met.map(({ entry, opponent }, index): Part => {
          const part: Part = {
            round: entry.round,
            opponent: opponent.number,
            value: opponent.points,
            why: 'opponent',
          };
          return cut.has(index) ? { ...part, cut: true } : part;
        }),
      );
    }),
};
