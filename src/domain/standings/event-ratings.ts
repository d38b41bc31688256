/** What an event does to ratings, by the regulation's rule: FIDE rapid, or the organiser's own list (B3, B14). Who took part in too few rounds is not rated. */
import type { Crosstable, CrosstablePlayer } from '../play/crosstable';
import type { Regulation } from '../regulation/regulation';
import {
  initialRating,
  isJunior,
  kFactor,
  localChange,
  localRating,
  ratedGamesOf,
  ratingChange,
  roundsTakenPart,
} from './ratings';

export interface RatingFacts {
  /** rated games before the event */
  readonly games: number;
  /** null = unknown */
  readonly birthYear: number | null;
}

export interface EventRating {
  readonly number: number;
  readonly before: number | null;
  readonly after: number | null;
  readonly change: number;
}

type Rule = Regulation['rating'];

const took = (rule: Rule, player: CrosstablePlayer): number => {
  const byes = player.rounds.filter((record) => record?.code === 'U').length;
  return roundsTakenPart(player) - (rule.byeTakesPart ? 0 : byes);
};

function fide(table: Crosstable, player: CrosstablePlayer, facts: RatingFacts, year: number): EventRating | null {
  const games = ratedGamesOf(table, player, ({ rating }) => rating);
  const { number, rating } = player;
  if (rating === null) {
    const first = initialRating(games);
    return first.withheld === null ? { number, before: null, after: first.rating, change: 0 } : null;
  }
  const junior = facts.birthYear !== null && isJunior(facts.birthYear, year);
  const { k } = kFactor({ highest: rating, games: facts.games, junior }, games.length);
  const found = ratingChange(rating, k, games);
  return { number, before: rating, after: found.rating, change: found.change };
}

function local(rule: Rule, table: Crosstable, player: CrosstablePlayer, facts: RatingFacts): EventRating {
  const steps = (rule.k ?? []).flatMap(({ untilGames, k }) => (untilGames === null ? [] : [{ before: untilGames, k }]));
  const last = (rule.k ?? []).find(({ untilGames }) => untilGames === null)?.k ?? 20;
  const list = { start: rule.startValue ?? 1000, steps, k: last, cap: 400, floor: 0 };
  const own = { rating: player.rating, games: facts.games };
  const games = ratedGamesOf(table, player, ({ rating }) => localRating(list, { rating, games: 0 }));
  const found = localChange(list, own, games);
  return { number: player.number, before: found.before, after: found.rating, change: found.change };
}

/** By pairing number; `year` = year of the event. */
export function eventRatings(
  table: Crosstable,
  rule: Rule,
  factsOf: (number: number) => RatingFacts,
  year: number,
): ReadonlyMap<number, EventRating> {
  const found = new Map<number, EventRating>();
  if (rule.kind === 'none') return found;
  for (const player of table.players) {
    if (took(rule, player) < rule.minimumRounds) continue;
    const facts = factsOf(player.number);
    const rated = rule.kind === 'fide-rapid' ? fide(table, player, facts, year) : local(rule, table, player, facts);
    if (rated) found.set(player.number, rated);
  }
  return found;
}
