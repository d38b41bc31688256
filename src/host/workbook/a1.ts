/** A1 notation and grid ranges: reading, writing, and moving ranges when rows or columns come and go. */

/** Half-open, 0-based; a missing bound is open, as in Google's GridRange. */
export interface GridRange {
  sheetId?: number;
  startRowIndex?: number;
  endRowIndex?: number;
  startColumnIndex?: number;
  endColumnIndex?: number;
}

/** A GridRange with every bound known. */
export interface Box {
  r0: number;
  r1: number;
  c0: number;
  c1: number;
}

export function columnName(index: number): string {
  let name = '';
  for (let n = index + 1; n > 0; n = Math.floor((n - 1) / 26)) name = String.fromCharCode(65 + ((n - 1) % 26)) + name;
  return name;
}

export function columnIndex(name: string): number {
  let n = 0;
  for (const letter of name.toUpperCase()) n = n * 26 + letter.charCodeAt(0) - 64;
  return n - 1;
}

/** Titles are quoted unless they are plain letters and digits that cannot be read as a cell. */
export function quoteTitle(title: string): string {
  const plain = /^[\p{L}_][\p{L}\p{N}_]*$/u.test(title) && !/^[A-Za-z]{1,3}\d+$/.test(title);
  return plain ? title : `'${title.replace(/'/g, "''")}'`;
}

export function boxToA1(box: Box): string {
  const from = columnName(box.c0) + (box.r0 + 1);
  return box.r1 === box.r0 + 1 && box.c1 === box.c0 + 1 ? from : `${from}:${columnName(box.c1 - 1)}${box.r1}`;
}

/** `'My tab'!A1:B2` → title and the rest; without `!` the whole text is the rest. */
export function splitA1(text: string): { title?: string; rest: string } {
  const quoted = /^'((?:[^']|'')*)'(?:!(.*))?$/s.exec(text);
  if (quoted) return { title: quoted[1]!.replace(/''/g, "'"), rest: quoted[2] ?? '' };
  const bang = text.lastIndexOf('!');
  return bang < 0 ? { rest: text } : { title: text.slice(0, bang), rest: text.slice(bang + 1) };
}

const CELL = /^\$?([A-Za-z]{1,3})?\$?(\d{1,8})?$/;

/** `A1:B2`, `A:C`, `2:5`, `B3`, `A5:A` → a range without sheet, or undefined when it is no range. */
export function parseA1(text: string): GridRange | undefined {
  const [from = '', to, extra] = text.split(':');
  if (extra !== undefined) return undefined;
  const a = CELL.exec(from);
  const b = to === undefined ? a : CELL.exec(to);
  if (!a || !b || from === '' || to === '') return undefined;
  if (to === undefined && (!a[1] || !a[2])) return undefined;
  const rows = [a[2], b[2]].map((n) => (n === undefined ? undefined : Number(n) - 1));
  const columns = [a[1], b[1]].map((n) => (n === undefined ? undefined : columnIndex(n)));
  if (rows.some((n) => n === -1)) return undefined;
  const range: GridRange = {};
  if (rows[0] !== undefined && rows[1] !== undefined)
    [rows[0], rows[1]] = [Math.min(rows[0], rows[1]), Math.max(rows[0], rows[1])];
  if (columns[0] !== undefined && columns[1] !== undefined)
    [columns[0], columns[1]] = [Math.min(columns[0], columns[1]), Math.max(columns[0], columns[1])];
  if (rows[0] !== undefined) range.startRowIndex = rows[0];
  if (rows[1] !== undefined) range.endRowIndex = rows[1] + 1;
  if (columns[0] !== undefined) range.startColumnIndex = columns[0];
  if (columns[1] !== undefined) range.endColumnIndex = columns[1] + 1;
  return range;
}

export type Dimension = 'ROWS' | 'COLUMNS';

/** Where a half-open interval lies after `count` lines were inserted before `at` (a deletion when negative); undefined: it is gone. */
function moveSpan(
  start: number | undefined,
  end: number | undefined,
  at: number,
  count: number,
): [number | undefined, number | undefined] | undefined {
  if (count >= 0) {
    return [
      start === undefined ? undefined : start >= at ? start + count : start,
      end === undefined ? undefined : end > at ? end + count : end,
    ];
  }
  const gone = at - count;
  const clamp = (n: number): number => (n <= at ? n : n >= gone ? n + count : at);
  const from = start === undefined ? undefined : clamp(start);
  const to = end === undefined ? undefined : clamp(end);
  if (from !== undefined && to !== undefined && to <= from) return undefined;
  return [from, to];
}

export function moveRange<T extends GridRange>(
  range: T,
  dimension: Dimension,
  at: number,
  count: number,
): T | undefined {
  const rows = dimension === 'ROWS';
  const moved = rows
    ? moveSpan(range.startRowIndex, range.endRowIndex, at, count)
    : moveSpan(range.startColumnIndex, range.endColumnIndex, at, count);
  if (!moved) return undefined;
  const result = { ...range };
  const [start, end] = moved;
  if (rows) {
    if (start !== undefined) result.startRowIndex = start;
    if (end !== undefined) result.endRowIndex = end;
  } else {
    if (start !== undefined) result.startColumnIndex = start;
    if (end !== undefined) result.endColumnIndex = end;
  }
  return result;
}

export const intersects = (a: Box, b: Box): boolean => a.r0 < b.r1 && b.r0 < a.r1 && a.c0 < b.c1 && b.c0 < a.c1;
export const contains = (outer: Box, inner: Box): boolean =>
  outer.r0 <= inner.r0 && outer.r1 >= inner.r1 && outer.c0 <= inner.c0 && outer.c1 >= inner.c1;

/** The range within a grid of that size; bounds beyond it are cut. */
export function toBox(range: GridRange, rowCount: number, columnCount: number): Box {
  return {
    r0: range.startRowIndex ?? 0,
    r1: Math.min(range.endRowIndex ?? rowCount, rowCount),
    c0: range.startColumnIndex ?? 0,
    c1: Math.min(range.endColumnIndex ?? columnCount, columnCount),
  };
}

export function toGridRange(sheetId: number, box: Box): GridRange {
  return { sheetId, startRowIndex: box.r0, endRowIndex: box.r1, startColumnIndex: box.c0, endColumnIndex: box.c1 };
}
