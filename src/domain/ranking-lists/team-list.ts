/**
 * Team places (go regulation C 十（一）3–4, 五（四）; scoring after the series' supplement of 2019, C17): every member's
 * place in his own field after the last common round becomes place points, the lower sum stands before the higher.
 *
 * Not done here: nobody is put into a team, and a team that is not whole is not ranked.
 */
import type { EntryId } from '../common/ids';
import { problem, type Problem } from '../common/result';
import type { Regulation } from '../regulation/regulation';
import type { ListRow } from './list-row';
import type { DeclaredTeam, FinalStanding } from './standing';

export type TeamRules = NonNullable<Regulation['lists'][number]['team']>;

type Placed = FinalStanding & { readonly rank: number };

/** 名次分: the first place costs nothing or one point, every other its number. */
export const placePoints = (place: number, rule: TeamRules['placePoints']): number =>
  rule === 'zero-then-place' && place === 1 ? 0 : place;

const total = (rows: readonly Placed[], value: (row: Placed) => number): number =>
  rows.reduce((sum, row) => sum + value(row), 0);

/** What is compared, one after the other; lower is better. */
function keysOf(members: readonly Placed[], rules: TeamRules): number[] {
  const points = ({ rank, fieldRank }: Placed): number => placePoints(fieldRank ?? rank, rules.placePoints);
  const score =
    rules.score === 'place-points'
      ? [total(members, points)]
      : [-total(members, (row) => row.points), -total(members, ({ tieBreaks }) => tieBreaks[0] ?? 0)];
  const ties = rules.ties.map((tie) =>
    tie === 'best-member'
      ? Math.min(...members.map(({ rank }) => rank))
      : total(members, ({ rank }) => placePoints(rank, rules.placePoints)),
  );
  return [...score, ...ties];
}

const compare = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return (a[i] ?? 0) - (b[i] ?? 0);
  return 0;
};

/** Rows of the teams that are whole, best first, and why others are not ranked. `fits` = the list's filter. */
export function teamRows(
  list: string,
  rules: TeamRules,
  teams: readonly DeclaredTeam[],
  standings: readonly FinalStanding[],
  fits: (entry: EntryId) => boolean,
): { readonly rows: readonly ListRow[]; readonly left: readonly Problem[] } {
  const placed = new Map(standings.filter((row): row is Placed => row.rank !== null).map((row) => [row.entry, row]));
  const left: Problem[] = [];
  const whole = teams
    .filter(({ by }) => by === rules.by)
    .flatMap(({ name, members }) => {
      const own = members.filter(fits);
      const rows = own.map((entry) => placed.get(entry)).filter((row) => row !== undefined);
      const found = { list, team: name, members: rules.members };
      if (own.length > rules.members) left.push(problem('team.too-many', { ...found, found: own.length }));
      else if (own.length < rules.members && own.length > 0)
        left.push(problem('team.too-few', { ...found, found: own.length }));
      else if (rows.length < own.length) left.push(problem('team.not-placed', { ...found, found: rows.length }));
      else if (own.length > 0) return [{ name, rows, keys: keysOf(rows, rules) }];
      return [];
    })
    .sort((a, b) => compare(a.keys, b.keys) || (a.name < b.name ? -1 : 1));
  const rows = whole.map(({ name, rows: members, keys }) => ({
    rank: 1 + whole.filter((other) => compare(other.keys, keys) < 0).length,
    entry: null,
    team: name,
    members: members
      .slice()
      .sort((a, b) => a.rank - b.rank)
      .map(({ entry }) => entry),
    score: rules.score === 'points' ? -(keys[0] ?? 0) : (keys[0] ?? 0),
  }));
  return { rows, left };
}
