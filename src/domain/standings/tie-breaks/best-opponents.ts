/**
 * BEST: the best rank among the opponents met, then the next best, and so on (China's series of city events,
 * supplement of 2019). Ranks are those before this criterion, because the ones after it would be circular.
 */
import { meetings } from '../opponents-met';
import { eachPlayer, type Part, type TieBreak } from '../tie-break';

export const bestOpponents: TieBreak = {
  code: 'BEST',
  scale: 1,
  better: 'low',
  allows: ['R'],
  missing: Number.MAX_SAFE_INTEGER,
  compute: (context) =>
    eachPlayer(context, (player) => {
      const parts = meetings(context.event, player)
        .map(({ entry, opponent }): Part => {
          const value = context.ranks.get(opponent.number) ?? 1;
          return { round: entry.round, opponent: opponent.number, value, why: 'rank-of-opponent' };
        })
        .sort((a, b) => a.value - b.value);
      return { value: parts.map((part) => part.value), parts };
    }),
};
