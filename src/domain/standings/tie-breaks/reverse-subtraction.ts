/**
 * RSOS, 逆减: SOS without the opponent of the last round, then without those of the last two, and so on,
 * compared in that order; larger is better.
 */
import { meetings, sumOfOpponents } from '../opponents-met';
import { eachPlayer, type Part, type TieBreak } from '../tie-break';

export const reverseSubtraction: TieBreak = {
  code: 'RSOS',
  scale: 10,
  better: 'high',
  allows: ['R'],
  missing: 0,
  compute: (context) =>
    eachPlayer(context, (player) => {
      let left = sumOfOpponents(context.event, player);
      const value: number[] = [];
      const parts: Part[] = [];
      for (const { entry, opponent } of meetings(context.event, player).reverse()) {
        left -= opponent.points;
        value.push(left);
        parts.push({ round: entry.round, opponent: opponent.number, value: opponent.points, why: 'opponent' });
      }
      return { value, parts };
    }),
};
