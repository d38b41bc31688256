/** PTP (C.07, 10.3): the lowest rating that would have been expected to make these points. */
import { perfectPerformance, performances } from '../performance';
import type { TieBreak } from '../tie-break';

export const perfectTournamentPerformance: TieBreak = {
  code: 'PTP',
  scale: 1,
  better: 'high',
  allows: ['R'],
  compute: (context) => performances(context, perfectPerformance),
};
