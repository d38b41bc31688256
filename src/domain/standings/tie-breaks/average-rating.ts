/** ARO (C.07, 10.1): the average rating of the opponents; /Cn leaves out the lowest rated n. */
import { averageRating, performances } from '../performance';
import type { TieBreak } from '../tie-break';

export const averageRatingOfOpponents: TieBreak = {
  code: 'ARO',
  scale: 1,
  better: 'high',
  allows: ['C', 'M', 'R'],
  compute: (context) => performances(context, averageRating),
};
