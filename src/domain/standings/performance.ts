/**
 * Rating performances (C.07 article 10): games over the board against rated opponents, results as 1, ½, 0
 * whatever the event's points are.
 */
import { halfPointsOf } from '../play/points';
import type { EventPlayer, StandingsEvent } from './event';
import { expectedHundredths, NO_CAP, ratingDifference } from './ratings/tables';
import { eachPlayer, roundHalfUp, type Part, type TieBreakContext, type TieBreakValue } from './tie-break';

/** Rating tie-breaks decide nothing when somebody is unrated, unless the event says what he counts as. */
export const ratingsUsable = (event: StandingsEvent): boolean =>
  event.unratedAs !== null || event.players.every((player) => player.rating !== null);

export const ratingOf = (event: StandingsEvent, player: EventPlayer): number | null => player.rating ?? event.unratedAs;

export interface RatedGame {
  readonly round: number;
  readonly opponent: number;
  readonly rating: number;
  readonly halfPoints: number;
}

/** The games that count, and those a cut leaves out (lowest, then highest rated opponents). */
function ratedGames(
  context: TieBreakContext,
  player: EventPlayer,
): { games: RatedGame[]; cut: RatedGame[]; parts: Part[] } {
  const { event, modifiers } = context;
  const games: RatedGame[] = [];
  for (const entry of player.rounds) {
    if (!entry.played || entry.opponent === null || entry.code === null) continue;
    const opponent = event.byNumber.get(entry.opponent);
    const rating = opponent === undefined ? null : ratingOf(event, opponent);
    if (rating !== null)
      games.push({ round: entry.round, opponent: entry.opponent, rating, halfPoints: halfPointsOf(entry.code) });
  }
  const sorted = games.slice().sort((a, b) => a.rating - b.rating || a.round - b.round);
  const low = sorted.splice(0, modifiers.cutLow);
  const high = modifiers.cutHigh > 0 ? sorted.splice(-modifiers.cutHigh) : [];
  const cut = [...low, ...high];
  const parts = games.map((game): Part => {
    const part: Part = { round: game.round, opponent: game.opponent, value: game.rating, why: 'rating' };
    return cut.includes(game) ? { ...part, cut: true } : part;
  });
  return { games: games.filter((game) => !cut.includes(game)), cut, parts };
}

/** ARO: whole number, .5 up; null without games. */
export function averageRating(games: readonly RatedGame[]): number | null {
  if (games.length === 0) return null;
  return roundHalfUp(
    games.reduce((sum, game) => sum + game.rating, 0),
    games.length,
  );
}

/** Share of the points in hundredths, .5 up. */
const percentage = (games: readonly RatedGame[]): number =>
  roundHalfUp(
    games.reduce((sum, game) => sum + game.halfPoints * 50, 0),
    games.length,
  );

/** TPR = ARO + dp(p). */
export function performanceRating(games: readonly RatedGame[]): number | null {
  const average = averageRating(games);
  return average === null ? null : average + ratingDifference(percentage(games));
}

/**
 * PTP: the lowest rating whose expected score reaches the points made (table without the cap of 400);
 * without any point, the lowest opponent less 800.
 */
export function perfectPerformance(games: readonly RatedGame[]): number | null {
  if (games.length === 0) return null;
  const ratings = games.map((game) => game.rating);
  const target = games.reduce((sum, game) => sum + game.halfPoints * 50, 0);
  if (target === 0) return Math.min(...ratings) - 800;
  const reaches = (own: number): boolean =>
    ratings.reduce((sum, rating) => sum + expectedHundredths(own, rating, NO_CAP), 0) >= target;
  let below = Math.min(...ratings) - 801;
  let reached = Math.max(...ratings) + 801;
  while (reached - below > 1) {
    const middle = Math.floor((below + reached) / 2);
    if (reaches(middle)) reached = middle;
    else below = middle;
  }
  return reached;
}

/** A performance of each player's own games; null for all while ratings are not usable. */
export function performances(
  context: TieBreakContext,
  measure: (games: readonly RatedGame[]) => number | null,
): Map<number, TieBreakValue> {
  const usable = ratingsUsable(context.event);
  return eachPlayer(context, (player) => {
    const { games, parts } = ratedGames(context, player);
    return { value: usable ? measure(games) : null, parts };
  });
}

/** The average of what the opponents met over the board have, `factor` times finer, .5 up. */
export function averageOfOpponents(
  context: TieBreakContext,
  values: ReadonlyMap<number, TieBreakValue>,
  factor: number,
): Map<number, TieBreakValue> {
  return eachPlayer(context, (player) => {
    const parts: Part[] = [];
    for (const { round, opponent, played } of player.rounds) {
      const value = played && opponent !== null ? values.get(opponent)?.value : null;
      if (typeof value === 'number') parts.push({ round, opponent, value: value * factor, why: 'performance' });
    }
    const sum = parts.reduce((total, part) => total + part.value, 0);
    return { value: parts.length === 0 ? null : roundHalfUp(sum, parts.length), parts };
  });
}
