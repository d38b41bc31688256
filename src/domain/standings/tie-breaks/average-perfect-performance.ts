/** APPO (C.07, 10.5): the average PTP of the opponents met over the board, .5 up. */
import { averageOfOpponents, perfectPerformance, performances } from '../performance';
import type { TieBreak } from '../tie-break';

export const averagePerfectPerformance: TieBreak = {
  code: 'APPO',
  scale: 1,
  better: 'high',
  allows: ['R'],
  compute: (context) => averageOfOpponents(context, performances(context, perfectPerformance), 1),
};
