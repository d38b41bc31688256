/** APRO (C.07, 10.4): the average TPR of the opponents met over the board, .5 up. */
import { averageOfOpponents, performanceRating, performances } from '../performance';
import type { TieBreak } from '../tie-break';

export const averagePerformance: TieBreak = {
  code: 'APRO',
  scale: 1,
  better: 'high',
  allows: ['R'],
  compute: (context) => averageOfOpponents(context, performances(context, performanceRating), 1),
};
