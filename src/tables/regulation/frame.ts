/** Finds rows and columns of a tab by what stands in them, so that sorting, inserting and moving do not matter. */
import type { Cell } from '../cell';
import { findLines, type Found, type Line } from './grid';
import type { LayoutRow, TabLayout } from './tab';
import type { TabKey } from './words';

export interface Frame {
  /** row that holds the keys of the columns */
  readonly keyRow: number;
  readonly columns: Found;
  /** column that holds the paths of the rows */
  readonly pathColumn: number;
  readonly lines: Found;
}

/** How many columns in front say what a row is. */
const FRONT: Readonly<Record<TabKey, number>> = { regulation: 1, divisions: 1, prizes: 3, readings: 1 };

/** Null when no row of keys or no column of paths can be made out. */
export function frameOf(rows: readonly (readonly Cell[])[], layout: TabLayout): Frame | null {
  const rowOf = new Map(layout.rows.map((row): [string, LayoutRow] => [row.key, row]));
  const headingOf = new Map(layout.columns.map(({ key, heading }): [string, string] => [key, heading]));
  const width = Math.max(0, ...rows.map((row) => row.length));
  const pathColumn = best(width, (index) => rows.filter((row) => rowOf.has(String(row[index] ?? ''))).length);
  const keyRow = best(rows.length, (index) => (rows[index] ?? []).filter((cell) => headingOf.has(String(cell))).length);
  if (pathColumn === null || keyRow === null) return null;
  const headings = rows[keyRow - 1] ?? [];
  const keys = Array.from({ length: width }, (_, index): Line => {
    return { key: String(rows[keyRow]?.[index] ?? ''), label: String(headings[index] ?? '') };
  });
  const columns = findLines(keys, new Set(headingOf.keys()), (key) => headingOf.get(key) ?? '');
  const front = layout.columns.slice(0, FRONT[layout.key]).map(({ key }) => key);
  const places = front.map((key, index) => columns.at.get(key) ?? index);
  const paths = rows.map((row, index): Line => {
    if (index === keyRow) return { key: '', label: '' };
    return { key: String(row[pathColumn] ?? ''), label: places.map((place) => String(row[place] ?? '')).join('|') };
  });
  const labelOf = (key: string): string => front.map((name) => rowOf.get(key)?.decoration(name) ?? '').join('|');
  return { keyRow, columns, pathColumn, lines: findLines(paths, new Set(rowOf.keys()), labelOf) };
}

/** Index with the highest score above zero. */
function best(length: number, score: (index: number) => number): number | null {
  let found: number | null = null;
  let highest = 0;
  for (let index = 0; index < length; index++) {
    const here = score(index);
    if (here > highest) [found, highest] = [index, here];
  }
  return found;
}
