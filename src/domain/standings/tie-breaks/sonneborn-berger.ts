/** SB (C.07, 9.1): each opponent's score times the points made against him; /Cn cuts the lowest opponents. */
import { opponentSums } from '../opponent-sums';
import { eachPlayer, type TieBreak } from '../tie-break';

export const sonnebornBerger: TieBreak = {
  code: 'SB',
  scale: 100,
  better: 'high',
  allows: ['C', 'M', 'P', 'F', 'R'],
  compute: (context) =>
    eachPlayer(
      context,
      opponentSums(context, context.modifiers.fore, (item) => item.score * item.entry.points),
    ),
};
