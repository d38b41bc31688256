/**
 * KS (C.07, 9.2): points made against opponents who reached half of the maximum. /L60 asks for 60 per cent,
 * /L+1 and /L-1 move the limit by half-points.
 *
 * In a round robin the maximum leaves out the round everybody sits out (odd fields) and players never paired.
 */
import type { StandingsEvent } from '../event';
import { eachPlayer, summed, type Part, type TieBreak } from '../tie-break';

function mostGames(event: StandingsEvent): number {
  if (!event.roundRobin || event.players.length === 0) return event.rounds;
  const free = event.rounds % event.players.length === 0 ? event.rounds / event.players.length : 0;
  const absent = event.players.filter((player) => player.lastPaired === 0).length;
  return event.rounds - free - absent;
}

export const koya: TieBreak = {
  code: 'KS',
  scale: 10,
  better: 'high',
  allows: ['L', 'R'],
  compute: (context) => {
    const { event, modifiers } = context;
    const { win } = event.points;
    // Both sides times 100, so that percentages stay whole.
    const limit = modifiers.limitPercent * win * mostGames(event) + modifiers.limitHalfPoints * 50 * 10;
    return eachPlayer(context, (player) =>
      summed(
        player.rounds.flatMap((entry): Part[] => {
          const opponent = entry.opponent === null ? undefined : event.byNumber.get(entry.opponent);
          if (opponent === undefined) return [];
          const cut = opponent.points * 100 < limit;
          const part: Part = { round: entry.round, opponent: opponent.number, value: entry.points, why: 'result' };
          return [cut ? { ...part, cut } : part];
        }),
      ),
    );
  },
};
