/**
 * A club's own rating list (as clubs in Taiwan keep one): everybody is rated, the unrated with a provisional
 * start value, and K depends on the games already on the list.
 *
 * Not FIDE: no floor unless the list has one, no initial rating from results, no limit on K × games.
 */
import { ratingChange, type RatingChange, type RatingGame } from './change';

export interface LocalListRules {
  /** rating of a player who is not on the list */
  readonly start: number;
  /** K by rated games before the event: the first step whose `before` is larger than the games counts */
  readonly steps: readonly { readonly before: number; readonly k: number }[];
  /** K after all steps */
  readonly k: number;
  /** largest rating difference counted */
  readonly cap: number;
  readonly floor: number;
}

/** The list of one city's association, as published: K 40 for twenty games, then 20; start 1000. */
export const CITY_LIST: LocalListRules = { start: 1000, steps: [{ before: 20, k: 40 }], k: 20, cap: 400, floor: 0 };

export interface LocalPlayer {
  /** null = not on the list yet */
  readonly rating: number | null;
  /** rated games before the event */
  readonly games: number;
}

export interface LocalChange extends RatingChange {
  readonly before: number;
  /** played from the start value */
  readonly provisional: boolean;
}

export const localK = (rules: LocalListRules, games: number): number =>
  rules.steps.find((step) => games < step.before)?.k ?? rules.k;

/** `games` carry the opponents' ratings; use `localRating` for opponents not on the list. */
export function localChange(rules: LocalListRules, player: LocalPlayer, games: readonly RatingGame[]): LocalChange {
  const before = localRating(rules, player);
  const change = ratingChange(before, localK(rules, player.games), games, rules.cap, rules.floor);
  return { ...change, before, provisional: player.rating === null };
}

export const localRating = (rules: LocalListRules, player: LocalPlayer): number => player.rating ?? rules.start;
