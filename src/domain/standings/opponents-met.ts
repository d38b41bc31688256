/** Go's sums over opponents: every scheduled opponent counts, forfeits like games; a bye contributes nothing. */
import type { EventPlayer, EventRound, StandingsEvent } from './event';

export interface Meeting {
  readonly entry: EventRound;
  readonly opponent: EventPlayer;
}

export function meetings(event: StandingsEvent, player: EventPlayer): Meeting[] {
  return player.rounds.flatMap((entry) => {
    const opponent = entry.opponent === null || entry.code === null ? undefined : event.byNumber.get(entry.opponent);
    return opponent === undefined ? [] : [{ entry, opponent }];
  });
}

/** 对手分: final points of all opponents met, tenths. */
export const sumOfOpponents = (event: StandingsEvent, player: EventPlayer): number =>
  meetings(event, player).reduce((sum, { opponent }) => sum + opponent.points, 0);

export type Outcome = 'won' | 'drawn' | 'lost';

/** A forfeit counts like the game it replaces. */
export function outcome({ code }: EventRound): Outcome {
  if (code === '1' || code === 'W' || code === '+') return 'won';
  return code === '=' || code === 'D' ? 'drawn' : 'lost';
}
