/** ABH: a player's score as his opponents' Buchholz counts it (C.07, 16.3); for checking, not for ranking. */
import { eachPlayer, type TieBreak } from '../tie-break';
import { adjustedScores } from '../unplayed';

export const adjustedScore: TieBreak = {
  code: 'ABH',
  scale: 10,
  better: 'high',
  allows: ['F', 'R'],
  compute: (context) => {
    const adjusted = adjustedScores(context.event, context.modifiers.fore);
    return eachPlayer(context, (player) => ({
      value: adjusted.get(player.number)?.asOpponent ?? player.points,
      parts: [],
    }));
  },
};
