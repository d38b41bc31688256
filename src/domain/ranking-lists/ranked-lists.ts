/** All ranking lists of a regulation over the standings of their divisions: women, girls, over sixty, amateurs, teams (go regulation C 五, 十). */
import type { EntryId } from '../common/ids';
import type { Regulation } from '../regulation/regulation';
import type { ListRow, RankedList } from './list-row';
import type { DeclaredTeam, FactsOf, FinalStanding, PlayerFacts } from './standing';
import { teamRows } from './team-list';

type ListRule = Regulation['lists'][number];

export interface ListedDivision {
  readonly division: string;
  readonly standings: readonly FinalStanding[];
  readonly finished: boolean;
}

/** A birth date that is not known opens no list by age, a sex that is not known none by sex. */
export const passesFilter = (filter: ListRule['filter'], facts: PlayerFacts): boolean =>
  (filter.sex === null || facts.sex === filter.sex) &&
  (filter.bornOnOrBefore === null || (facts.birthDate !== null && facts.birthDate <= filter.bornOnOrBefore)) &&
  !(filter.amateursOnly && facts.professional);

/** Players who pass, in the order of the standings, on places of their own from 1; who has no place is not listed. */
export function singleRows(standings: readonly FinalStanding[], fits: (entry: EntryId) => boolean): ListRow[] {
  const rows = standings
    .flatMap((row) => (row.rank !== null && fits(row.entry) ? [{ ...row, rank: row.rank }] : []))
    .sort((a, b) => a.rank - b.rank);
  return rows.map(({ entry, rank, points }) => ({
    rank: 1 + rows.filter((other) => other.rank < rank).length,
    entry,
    team: null,
    members: [],
    score: points,
  }));
}

export function rankedLists(
  rules: readonly ListRule[],
  divisions: readonly ListedDivision[],
  factsOf: FactsOf,
  teams: readonly DeclaredTeam[],
): RankedList[] {
  return rules.flatMap((rule): RankedList[] => {
    const played = divisions.find(({ division }) => division === rule.division);
    if (played === undefined) return [];
    const fits = (entry: EntryId): boolean => passesFilter(rule.filter, factsOf(entry));
    const own = teams.filter(({ division }) => division === rule.division);
    const { rows, left } = rule.team
      ? teamRows(rule.id, rule.team, own, played.standings, fits)
      : { rows: singleRows(played.standings, fits), left: [] };
    return [
      {
        id: rule.id,
        division: rule.division,
        unit: rule.team?.score === 'place-points' ? 'place-points' : 'points',
        provisional: !played.finished,
        rows,
        left,
      },
    ];
  });
}
