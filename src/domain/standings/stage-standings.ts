/** Standings of one field of a Swiss stage: the regulation's tie-breaks, then recorded lots where it says so; who is out of the list has no rank. */
import type { EntryId } from '../common/ids';
import { ok, type Result } from '../common/result';
import type { Division } from '../regulation/regulation';
import { roundRobinCycles } from '../play/swiss/rounds';
import type { SwissField } from '../play/swiss/table';
import { swissTable } from '../play/swiss/table';
import { brokenByLots } from './lots';
import { rankStandings, type StandingsRow } from './rank';

export interface StageStanding {
  readonly entry: EntryId;
  readonly number: number;
  /** null = left out of the list (disqualified) */
  readonly rank: number | null;
  /** how many share the rank */
  readonly shared: number;
  /** tenths */
  readonly points: number;
  readonly values: StandingsRow['values'];
}

export interface StageOrder {
  readonly field: SwissField;
  readonly standing: Division['standing'];
  readonly excluded: ReadonlySet<EntryId>;
  /** outcome of the recorded lot over who stays equal; null = not drawn, equal ones share */
  readonly lots: readonly string[] | null;
}

/** Best first. Refused when the regulation names a tie-break nobody knows. */
export function stageStandings({ field, standing, excluded, lots }: StageOrder): Result<readonly StageStanding[]> {
  const system = roundRobinCycles(field.stage, field.order.length) > 0 ? 'round-robin' : 'swiss';
  const ranked = rankStandings(swissTable(field), ['PTS', ...standing.tieBreaks], {
    edition: standing.edition,
    system,
  });
  if (!ranked.ok) return ranked;
  const entryOf = (row: StandingsRow): EntryId => field.order[row.number - 1] as EntryId;
  const listed = ranked.value.filter((row) => !excluded.has(entryOf(row))).map((row) => ({ ...row, id: entryOf(row) }));
  const again = listed.map((row) => ({ ...row, rank: 1 + listed.filter((other) => other.rank < row.rank).length }));
  const placed = lots === null ? again : brokenByLots(again, lots);
  const found = placed.map((row): StageStanding => ({
    entry: row.id,
    number: row.number,
    rank: row.rank,
    shared: placed.filter((other) => other.rank === row.rank).length,
    points: row.points,
    values: row.values,
  }));
  const out = ranked.value
    .filter((row) => excluded.has(entryOf(row)))
    .map((row): StageStanding => ({
      entry: entryOf(row),
      number: row.number,
      rank: null,
      shared: 1,
      points: row.points,
      values: row.values,
    }));
  return ok([...found, ...out]);
}

/**
 * Negative when `a` stands before `b` of another field by points and the same tie-breaks; 0 = equal.
 * Only values that need no common field are compared (whole numbers).
 */
export function compareAcross(a: StageStanding, b: StageStanding): number {
  if (a.points !== b.points) return b.points - a.points;
  for (let i = 0; i < a.values.length; i++) {
    const [x, y] = [a.values[i]?.value, b.values[i]?.value];
    if (typeof x === 'number' && typeof y === 'number' && x !== y) return y - x;
  }
  return 0;
}
