/** FB (C.07, 8.3): Buchholz as if all games of the last round were drawn. */
import { opponentSums } from '../opponent-sums';
import { eachPlayer, type TieBreak } from '../tie-break';

export const foreBuchholz: TieBreak = {
  code: 'FB',
  scale: 10,
  better: 'high',
  allows: ['C', 'M', 'P', 'R'],
  compute: (context) =>
    eachPlayer(
      context,
      opponentSums(context, true, (item) => item.score),
    ),
};
