/** Standings of one field of a Swiss stage: the regulation's tie-breaks, then recorded lots where it says so; who is out of the list has no rank. */
import type { EntryId } from '../common/ids';
import { ok, type Result } from '../common/result';
import type { Division } from '../regulation/regulation';
import { roundRobinCycles } from '../play/swiss/rounds';
import type { SwissField } from '../play/swiss/table';
import { swissTable } from '../play/swiss/table';
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

/** Criteria are whole numbers or lists of them; equal in all = equal. */
const sameValues = (a: StandingsRow, b: StandingsRow): boolean => a.rank === b.rank;

/** Best first. Refused when the regulation names a tie-break nobody knows. */
export function stageStandings({ field, standing, excluded, lots }: StageOrder): Result<readonly StageStanding[]> {
  const system = roundRobinCycles(field.stage, field.order.length) > 0 ? 'round-robin' : 'swiss';
  const ranked = rankStandings(swissTable(field), ['PTS', ...standing.tieBreaks], {
    edition: standing.edition,
    system,
  });
  if (!ranked.ok) return ranked;
  const entryOf = (row: StandingsRow): EntryId => field.order[row.number - 1] as EntryId;
  const drawn = new Map((lots ?? []).map((entry, index) => [entry, index]));
  const place = (row: StandingsRow): number => drawn.get(entryOf(row)) ?? drawn.size;
  const rows = ranked.value
    .filter((row) => !excluded.has(entryOf(row)))
    .sort((a, b) => a.rank - b.rank || (lots === null ? 0 : place(a) - place(b)) || a.number - b.number);
  const found: StageStanding[] = [];
  rows.forEach((row, index) => {
    const before = rows[index - 1];
    const tied = before !== undefined && sameValues(before, row) && (lots === null || place(before) === place(row));
    const rank: number = tied ? (found[index - 1]?.rank ?? index + 1) : index + 1;
    found.push({ entry: entryOf(row), number: row.number, rank, shared: 1, points: row.points, values: row.values });
  });
  const sharing = new Map<number, number>();
  for (const { rank } of found) sharing.set(rank ?? 0, (sharing.get(rank ?? 0) ?? 0) + 1);
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
  return ok([...found.map((one) => ({ ...one, shared: sharing.get(one.rank ?? 0) ?? 1 })), ...out]);
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
