/** BH (C.07, 8.1): the sum of the opponents' scores; /Cn cuts the lowest n, /Mn both ends, /F takes the last round as drawn. */
import { opponentSums } from '../opponent-sums';
import { eachPlayer, type TieBreak } from '../tie-break';

export const buchholz: TieBreak = {
  code: 'BH',
  scale: 10,
  better: 'high',
  allows: ['C', 'M', 'P', 'F', 'R'],
  compute: (context) =>
    eachPlayer(
      context,
      opponentSums(context, context.modifiers.fore, (item) => item.score),
    ),
};
