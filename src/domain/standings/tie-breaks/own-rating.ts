/** RTNG (C.07, 2026): the player's own rating. */
import { ratingsUsable, ratingOf } from '../performance';
import { eachPlayer, type TieBreak } from '../tie-break';

export const ownRating: TieBreak = {
  code: 'RTNG',
  scale: 1,
  better: 'high',
  allows: ['R'],
  compute: (context) =>
    eachPlayer(context, (player) => ({
      value: ratingsUsable(context.event) ? ratingOf(context.event, player) : null,
      parts: [],
    })),
};
