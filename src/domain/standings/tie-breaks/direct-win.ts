/** DW, 直胜: decides only between exactly two tied players who met; the winner of their game stands first. */
import type { EventPlayer } from '../event';
import { meetings, outcome } from '../opponents-met';
import { eachPlayer, summed, type Part, type TieBreak } from '../tie-break';

export const directWin: TieBreak = {
  code: 'DW',
  scale: 1,
  better: 'high',
  allows: ['R'],
  compute: (context) => {
    const groups = new Map<number, EventPlayer[]>();
    for (const player of context.event.players) {
      const rank = context.ranks.get(player.number) ?? 1;
      groups.set(rank, [...(groups.get(rank) ?? []), player]);
    }
    return eachPlayer(context, (player) => {
      const group = groups.get(context.ranks.get(player.number) ?? 1) ?? [];
      if (group.length !== 2) return { value: 0, parts: [] };
      return summed(
        meetings(context.event, player)
          .filter(({ opponent }) => group.includes(opponent))
          .map(({ entry, opponent }): Part => {
            const value = outcome(entry) === 'won' ? 1 : 0;
            return { round: entry.round, opponent: opponent.number, value, why: 'against-tied' };
          }),
      );
    });
  },
};
