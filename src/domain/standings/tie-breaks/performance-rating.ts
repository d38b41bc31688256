/** TPR (C.07, 10.2): the average rating of the opponents plus the table's difference for the percentage made. */
import { performanceRating, performances } from '../performance';
import type { TieBreak } from '../tie-break';

export const tournamentPerformance: TieBreak = {
  code: 'TPR',
  scale: 1,
  better: 'high',
  allows: ['R'],
  compute: (context) => performances(context, performanceRating),
};
