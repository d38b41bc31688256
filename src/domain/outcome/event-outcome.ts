/**
 * What comes of an event: standings of every division's own, ranking lists, awards, promotions: one pure function over
 * what was played, for the office's tabs, the prize sheet and the rehearsal's document.
 */
import type { EntryId } from '../common/ids';
import { addMonths } from '../common/time';
import type { Problem } from '../common/result';
import { awardPrizes } from '../prizes/award-prizes';
import type { Award, Holder, PrizeField } from '../prizes/award';
import { withFines, type Fine } from '../prizes/fines';
import { prizeTotals, type PrizeTotals } from '../prizes/totals';
import type { PrizeOrder } from '../prizes/winners';
import type { ListRow, RankedList } from '../ranking-lists/list-row';
import { ownStandings, type OwnStandings } from '../ranking-lists/own-standings';
import { passesFilter, rankedLists, singleRows } from '../ranking-lists/ranked-lists';
import type { DeclaredTeam, FactsOf, FinalStanding } from '../ranking-lists/standing';
import { promote, type Promotions } from '../promotion/promote';
import type { Regulation } from '../regulation/regulation';

/** One division as it was played; players merged into it are among its own. */
export interface PlayedDivision {
  readonly division: string;
  /** official players at the start */
  readonly players: readonly EntryId[];
  /** who played at least one game (C14); thresholds of promotions count these */
  readonly started: readonly EntryId[];
  /** everybody who was registered, for regulations that count those instead */
  readonly registered: readonly EntryId[];
  readonly standings: readonly FinalStanding[];
  readonly finished: boolean;
  /** of a bracket, where there is one */
  readonly bracket: PrizeField['bracket'];
  readonly unbeaten: readonly EntryId[];
  readonly unbeatenByWalkover: readonly EntryId[];
}

export interface OutcomeOrder {
  readonly regulation: Regulation;
  readonly divisions: readonly PlayedDivision[];
  readonly factsOf: FactsOf;
  readonly teams: readonly DeclaredTeam[];
  /** not at the ceremony; missing it costs a prize that has to be fetched */
  readonly absent: readonly EntryId[];
  /** lost the right to prizes and promotions */
  readonly barred: readonly EntryId[];
  readonly fines: readonly Fine[];
  readonly lucky: PrizeOrder['lucky'];
  /** winners who take the alternative of a promotion (C13) */
  readonly alternatives: readonly EntryId[];
}

export interface EventOutcome {
  /** places of every division, merged ones apart where the regulation ranks them apart (C18) */
  readonly standings: readonly OwnStandings[];
  readonly lists: readonly RankedList[];
  /** of finished divisions, in the order of the regulation's prizes */
  readonly awards: readonly Award[];
  readonly totals: PrizeTotals;
  /** of finished divisions, by list */
  readonly promotions: readonly Promotions[];
  /** teams that are not ranked, fines that cannot be taken */
  readonly problems: readonly Problem[];
}

type Apart = OwnStandings & { readonly played: PlayedDivision };

const holders = (rows: readonly ListRow[]): Holder[] => rows.map(({ rank, ...row }) => ({ ...row, place: rank }));

/** A division merged elsewhere is finished with it, and has of its players those who played there. */
function fieldOf({ division, standings, played }: Apart, factsOf: FactsOf): PrizeField {
  const merged = division !== played.division;
  const players = merged ? played.players.filter((entry) => factsOf(entry).home === division) : played.players;
  const { bracket, unbeaten, unbeatenByWalkover } = played;
  return {
    division,
    players,
    ranking: standings.map(({ entry, rank }) => ({ entry, place: rank })),
    ...(merged ? { bracket: null, unbeaten: [], unbeatenByWalkover: [] } : { bracket, unbeaten, unbeatenByWalkover }),
  };
}

/** Divisions with a women's list of single players: their standing is the men's, mixed with women (C5). */
const menOnly = ({ lists, prizeRules }: Regulation): string[] =>
  prizeRules.heldByWomen === 'unpaid'
    ? lists.filter(({ filter, team }) => filter.sex === 'f' && team === null).map(({ division }) => division)
    : [];

function promotionsOf(order: OutcomeOrder, apart: readonly Apart[]): Promotions[] {
  const { regulation, factsOf } = order;
  const rules = regulation.promotionRules;
  if (rules === null) return [];
  return regulation.lists.flatMap((list): Promotions[] => {
    const clauses = regulation.promotions.filter((clause) => clause.list === list.id);
    const own = apart.find(({ division }) => division === list.division);
    if (clauses.length === 0 || own?.played.finished !== true) return [];
    const standing = new Set(own.standings.map(({ entry }) => entry));
    const counted = own.played[rules.counted].filter((entry) => {
      const { home, professional } = factsOf(entry);
      return (standing.has(entry) || home === own.division) && (rules.professionalsCounted || !professional);
    });
    const countAtLeast = (level: number): number =>
      counted.filter((entry) => {
        const held = factsOf(entry).level;
        return held !== null && held >= level;
      }).length;
    const filter = { ...list.filter, amateursOnly: list.filter.amateursOnly && !rules.professionalsRanked };
    const rows = singleRows(own.standings, (entry) => passesFilter(filter, factsOf(entry)));
    const candidates = rows.flatMap(({ entry, rank }) => {
      if (entry === null) return [];
      const { level, professional } = factsOf(entry);
      return [{ entry, place: rank, level, professional, barred: order.barred.includes(entry) }];
    });
    const { alternativeWithinMonths } = rules;
    const { alternatives } = order;
    return [
      promote({
        ...{ list: list.id, clauses, rules, candidates, alternatives, countAtLeast },
        claimBy: alternativeWithinMonths === null ? null : addMonths(regulation.event.to, alternativeWithinMonths),
      }),
    ];
  });
}

export function eventOutcome(order: OutcomeOrder): EventOutcome {
  const { regulation, factsOf } = order;
  const apart = order.divisions.flatMap((played) =>
    ownStandings(regulation, played.division, played.standings, factsOf).map((own): Apart => ({ ...own, played })),
  );
  const listed = apart.map(({ division, standings, played }) => ({ division, standings, finished: played.finished }));
  const lists = rankedLists(regulation.lists, listed, factsOf, order.teams);
  const { absent, barred, lucky } = order;
  const given = awardPrizes({
    prizes: regulation.prizes,
    fields: apart.filter(({ played }) => played.finished).map((own) => fieldOf(own, factsOf)),
    lists: Object.fromEntries(lists.map(({ id, rows }) => [id, holders(rows)])),
    ...{ absent, barred, lucky, menOnly: menOnly(regulation) },
    sexOf: (entry) => factsOf(entry).sex,
  });
  const { awards, problems } = withFines(given, order.fines, regulation.prizeRules.finePossible);
  return {
    standings: apart.map(({ division, standings }) => ({ division, standings })),
    lists,
    awards,
    totals: prizeTotals(awards),
    promotions: promotionsOf(order, apart),
    problems: [...lists.flatMap(({ left }) => left), ...problems],
  };
}
