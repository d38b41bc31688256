/** Turns changed records into Sheets batchUpdate requests: typed cells, so that text stays text and nothing is parsed. */
import type { Cell, CodecContext } from './cell';
import { encodeRow, mirrorOf, type ReadTable, type TableSpec } from './table';

/** One member of `spreadsheets.batchUpdate`'s `requests`. */
export type SheetsRequest = Readonly<Record<string, unknown>>;
export interface CellData {
  userEnteredValue?: { stringValue?: string; numberValue?: number; boolValue?: boolean };
}

export function cellData(cell: Cell): CellData {
  if (typeof cell === 'number') return { userEnteredValue: { numberValue: cell } };
  if (typeof cell === 'boolean') return { userEnteredValue: { boolValue: cell } };
  return cell === '' ? {} : { userEnteredValue: { stringValue: cell } };
}

const rowData = (cells: readonly Cell[]): { values: CellData[] } => ({ values: cells.map(cellData) });

export function updateCells(
  sheetId: number,
  row: number,
  column: number,
  rows: readonly (readonly Cell[])[],
): SheetsRequest {
  return {
    updateCells: {
      start: { sheetId, rowIndex: row, columnIndex: column },
      rows: rows.map(rowData),
      fields: 'userEnteredValue',
    },
  };
}

/** Where a table's own columns stand; foreign columns between them are never touched. */
function runs(columns: readonly number[]): { column: number; fields: number[] }[] {
  const order = columns
    .map((column, field) => ({ column, field }))
    .filter((c) => c.column >= 0)
    .sort((a, b) => a.column - b.column);
  const found: { column: number; fields: number[] }[] = [];
  for (const { column, field } of order) {
    const last = found[found.length - 1];
    if (last && last.column + last.fields.length === column) last.fields.push(field);
    else found.push({ column, fields: [field] });
  }
  return found;
}

export interface TableChange {
  readonly put: readonly object[];
  /** ids of rows to remove */
  readonly drop: readonly string[];
}

/** Where the rows stand once these requests are done: a second write of the same click finds the rows of the first. */
export function afterChange(spec: TableSpec, read: ReadTable<object>, change: TableChange): ReadTable<object> {
  const idOf = (record: object): string => String((record as Record<string, unknown>)[spec.id]);
  const put = new Map(change.put.map((record) => [idOf(record), record]));
  const dropped = new Set(change.drop);
  const rows: { record: object; row: number }[] = [];
  let gone = 0;
  for (const { record, row } of [...read.rows].sort((a, b) => a.row - b.row)) {
    const id = idOf(record);
    if (dropped.has(id)) gone++;
    else rows.push({ record: put.get(id) ?? record, row: row - gone });
    put.delete(id);
  }
  let height = read.height - gone;
  for (const record of put.values()) rows.push({ record, row: height++ });
  return { ...read, rows, height };
}

/** Requests for one table: overwrite changed rows where they stand, remove dropped ones, append new ones. */
export function tableRequests(
  spec: TableSpec,
  read: ReadTable<object>,
  change: TableChange,
  ctx: CodecContext,
): SheetsRequest[] {
  const requests: SheetsRequest[] = [];
  const rowOf = new Map(read.rows.map((r) => [String((r.record as Record<string, unknown>)[spec.id]), r.row]));
  const segments = runs(read.columns);
  const fresh: Cell[][] = [];
  const kept: { row: number; cells: Cell[] }[] = [];
  for (const record of change.put) {
    const own = encodeRow(spec, record, ctx);
    const cells = [...own, spec.unwatched ? '' : mirrorOf(own)];
    const row = rowOf.get(String((record as Record<string, unknown>)[spec.id]));
    if (row === undefined) fresh.push(cells);
    else kept.push({ row, cells });
  }
  kept.sort((a, b) => a.row - b.row);
  for (const { column, fields } of segments) {
    for (let i = 0; i < kept.length;) {
      let end = i + 1;
      while (end < kept.length && kept[end]!.row === kept[end - 1]!.row + 1) end++;
      const block = kept.slice(i, end).map(({ cells }) => fields.map((field) => cells[field]!));
      requests.push(updateCells(spec.sheetId, kept[i]!.row, column, block));
      i = end;
    }
  }
  const gone = change.drop.map((id) => rowOf.get(id)).filter((row): row is number => row !== undefined);
  gone.sort((a, b) => b - a);
  for (const row of gone) {
    requests.push({
      deleteDimension: { range: { sheetId: spec.sheetId, dimension: 'ROWS', startIndex: row, endIndex: row + 1 } },
    });
  }
  if (fresh.length > 0) {
    const width = Math.max(read.width, ...read.columns.map((column) => column + 1));
    const rows = fresh.map((cells) => {
      const line: Cell[] = new Array<Cell>(width).fill('');
      for (const { column, fields } of segments) fields.forEach((field, i) => (line[column + i] = cells[field]!));
      return rowData(line);
    });
    requests.push({ appendCells: { sheetId: spec.sheetId, rows, fields: 'userEnteredValue' } });
  }
  return requests;
}
