/** The tabs read back into a regulation: every bad cell at once, each with its place, what was found and what may stand. */
import { problem, type Problem, type Result } from '../../domain/common/result';
import { contradictions } from '../../domain/regulation/consistency';
import { namedPath, valueAt } from '../../domain/regulation/path';
import { readRegulation, type Regulation } from '../../domain/regulation/regulation';
import type { Cell } from '../cell';
import { setAt, sameValue } from './apply';
import { address, findLines, type Found, type Line } from './grid';
import { layoutOf } from './layout';
import { ITEM, PATH, VALUE, type LayoutRow, type Slot, type TabLayout } from './tab';
import { withDivisionNames, type RegulationWords, type TabKey } from './words';
import { HEADING_ROWS, UNUSED, type TabRows } from './write';

/** A value found in a cell, and where. */
interface Edit {
  readonly path: string;
  readonly value: unknown;
  readonly at: string;
  /** what the row is called; only asked for when something is wrong */
  readonly item: () => string;
  readonly changed: boolean;
}

/**
 * `base` gives what the tabs do not show: ids, kinds of stages, structure. Rows and columns may stand in any order,
 * rows and columns of the organiser's own are left alone.
 */
export function tabsToRegulation(
  tabs: readonly { readonly tab: string; readonly rows: readonly (readonly Cell[])[] }[],
  base: Regulation,
  plainWords: RegulationWords,
): Result<Regulation> {
  const words = withDivisionNames(plainWords, base.divisions);
  const problems: Problem[] = [];
  const edits: Edit[] = [];
  for (const layout of layoutOf(base, words)) {
    const found = tabs.find(({ tab }) => tab === layout.tab);
    if (found) readTab(found as TabRows, layout, base, words, problems, edits);
    else problems.push(problem('regulation.tab-missing', { tab: layout.tab }, layout.tab));
  }
  if (problems.length > 0) return { ok: false, problems };
  const data = JSON.parse(JSON.stringify(base)) as Regulation;
  for (const { path, value, changed } of edits) if (changed) setAt(data, path, value);
  return checked(data, edits);
}

function readTab(
  { tab, rows }: TabRows,
  layout: TabLayout,
  base: Regulation,
  words: RegulationWords,
  problems: Problem[],
  edits: Edit[],
): void {
  const frame = frameOf(rows, layout);
  if (frame === null) {
    problems.push(problem('regulation.keys-missing', { expected: PATH }, tab));
    return;
  }
  const { keyRow, columns, pathColumn, lines } = frame;
  const text = (row: number, column: number): string => String(rows[row]?.[column] ?? '');
  const damage = (found: Found, place: (index: number) => readonly [row: number, column: number]): void => {
    for (const { index, expected } of found.damaged) {
      const [row, column] = place(index);
      problems.push(
        problem('regulation.key-damaged', { found: text(row, column), expected }, address(tab, row, column)),
      );
    }
    for (const key of found.missing) problems.push(problem('regulation.line-missing', { expected: key }, tab));
  };
  damage(columns, (column) => [keyRow, column]);
  damage(lines, (row) => [row, pathColumn]);
  for (const row of layout.rows) {
    const r = lines.at.get(row.key);
    if (r === undefined) continue;
    for (const { key, decoration, heading } of layout.columns) {
      const c = columns.at.get(key);
      if (c === undefined || decoration) continue;
      const cell = rows[r]?.[c] ?? '';
      const at = address(tab, r, c);
      const slot = row.slots.get(key);
      const item = (): string => row.decoration(ITEM) + (key === VALUE ? '' : ` · ${heading}`);
      if (slot) readCell(cell, slot, { at, item }, base, words, problems, edits);
      else if (cell !== '' && cell !== UNUSED) {
        problems.push(problem('regulation.cell-unused', { item: item(), found: String(cell), expected: UNUSED }, at));
      }
    }
  }
}

function readCell(
  cell: Cell,
  { path, kind }: Slot,
  place: { readonly at: string; readonly item: () => string },
  base: Regulation,
  words: RegulationWords,
  problems: Problem[],
  edits: Edit[],
): void {
  const before = valueAt(base, path);
  // What was written and not touched is never read anew: it stays exactly as it was.
  if (cell === kind.show(before, words)) {
    edits.push({ ...place, path, value: before, changed: false });
    return;
  }
  const read = kind.read(cell, words);
  if (read === null) {
    const params = { item: place.item(), found: String(cell), expected: kind.expected(words) };
    problems.push(problem('regulation.cell', params, place.at));
  } else edits.push({ ...place, path, value: read.value, changed: !sameValue(read.value, before) });
}

interface Frame {
  readonly keyRow: number;
  readonly columns: Found;
  readonly pathColumn: number;
  readonly lines: Found;
}

/** Finds the column of paths by what stands in it, and the row of keys likewise, so that either may be damaged. */
function frameOf(rows: readonly (readonly Cell[])[], layout: TabLayout): Frame | null {
  const rowKeys = new Map(layout.rows.map((row): [string, LayoutRow] => [row.key, row]));
  const headingOf = new Map(layout.columns.map(({ key, heading }): [string, string] => [key, heading]));
  const width = Math.max(0, ...rows.map((row) => row.length));
  const pathColumn = best(width, (index) => rows.filter((row) => rowKeys.has(String(row[index] ?? ''))).length);
  const keyRow = best(rows.length, (index) => (rows[index] ?? []).filter((cell) => headingOf.has(String(cell))).length);
  if (pathColumn === null || keyRow === null) return null;
  const headings = rows[keyRow === 0 ? 1 : 0] ?? [];
  const keyCells = Array.from({ length: width }, (_, index): Line => {
    return { key: String(rows[keyRow]?.[index] ?? ''), label: String(headings[index] ?? '') };
  });
  const columns = findLines(keyCells, new Set(headingOf.keys()), (key) => headingOf.get(key) ?? '');
  // Rows are told apart by what stands in front of the values.
  const front = layout.columns.slice(0, FRONT[layout.key]).map(({ key }) => key);
  const places = front.map((key, index) => columns.at.get(key) ?? index);
  const lines = rows.map((row, index): Line => {
    const heading = index === keyRow || (index < HEADING_ROWS && !rowKeys.has(String(row[pathColumn] ?? '')));
    if (heading) return { key: '', label: '' };
    return { key: String(row[pathColumn] ?? ''), label: places.map((place) => String(row[place] ?? '')).join('|') };
  });
  const labelOf = (key: string): string => front.map((name) => rowKeys.get(key)?.decoration(name) ?? '').join('|');
  return { keyRow, columns, pathColumn, lines: findLines(lines, new Set(rowKeys.keys()), labelOf) };
}

/** How many columns in front say what a row is. */
const FRONT: Readonly<Record<TabKey, number>> = { regulation: 1, divisions: 1, prizes: 3, readings: 1 };

function best(length: number, score: (index: number) => number): number | null {
  let found: number | null = null;
  let highest = 0;
  for (let index = 0; index < length; index++) {
    const here = score(index);
    if (here > highest) [found, highest] = [index, here];
  }
  return found;
}

/** Contradictions are shown at a cell that was changed, once per cell, when there is one among those that take part. */
function checked(data: Regulation, edits: readonly Edit[]): Result<Regulation> {
  const cellOf = (path: string): Edit | undefined =>
    edits.find((edit) => edit.path === path) ??
    edits.find((edit) => path.startsWith(`${edit.path}.`) || edit.path.startsWith(`${path}.`));
  const found = contradictions(data).map(({ code, params, paths }) => {
    const cells = paths.map((path) => cellOf(namedPath(data, path.split('.')))).filter((edit) => edit !== undefined);
    const cell = cells.find((edit) => edit.changed) ?? cells[0];
    return problem(code, cell ? { item: cell.item(), ...params } : params, cell?.at ?? paths[0]);
  });
  const once = found.filter((one, index) => found.findIndex((other) => other.at === one.at) === index);
  return once.length > 0 ? { ok: false, problems: once } : readRegulation(data);
}
