/** AOB (C.07, 8.2): the average Buchholz of the opponents met over the board, two decimals, .5 up. */
import { opponentSums } from '../opponent-sums';
import { averageOfOpponents } from '../performance';
import { eachPlayer, type TieBreak } from '../tie-break';

export const averageOfBuchholz: TieBreak = {
  code: 'AOB',
  scale: 100,
  better: 'high',
  allows: ['F', 'P', 'R'],
  compute: (context) => {
    const own = eachPlayer(
      context,
      opponentSums(context, context.modifiers.fore, (item) => item.score),
    );
    return averageOfOpponents(context, own, 10);
  },
};
