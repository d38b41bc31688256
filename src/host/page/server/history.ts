/** What each window did, for taking it back: cells as they were and became, or requests that undo one another. */
import type { Host } from '../../types';
import { boxToA1, quoteTitle } from '../../workbook/a1';
import type { Box } from '../protocol';

export interface ApiCell {
  userEnteredValue?: Record<string, string | number | boolean>;
  userEnteredFormat?: object;
  dataValidation?: object;
  note?: string;
}
export type Cells = ApiCell[][];

interface Place {
  readonly file: string;
  readonly sheetId: number;
  readonly box: Box;
}
/** Typing, pasting, clearing: taken back as if typed again, so that the script notices. */
export interface TypedDone extends Place {
  readonly kind: 'typed';
  readonly before: Cells;
  readonly after: Cells;
}
/** Rows, columns, order and filter: taken back by requests, while the sheet still has the size it had then. */
export interface DoneByRequests extends Place {
  readonly kind: 'requests';
  readonly undo: readonly object[];
  readonly redo: readonly object[];
  readonly sizeBefore: string;
  readonly sizeAfter: string;
  /** cells that must still stand as they were left */
  readonly left?: { readonly before: string; readonly after: string };
}
export type Done = TypedDone | DoneByRequests;

const KEPT = 100;

export class History {
  readonly done: Done[] = [];
  readonly undone: Done[] = [];

  add(one: Done): void {
    this.done.push(one);
    if (this.done.length > KEPT) this.done.shift();
    this.undone.length = 0;
  }
}

/** Everything that makes a cell, so that it can be put back. */
const WHOLE = 'userEnteredValue,userEnteredFormat,dataValidation,note';
export const TYPED = 'userEnteredValue,userEnteredFormat';

export function cellsOf(host: Host, file: string, title: string, box: Box, fields = WHOLE): Cells {
  const answer = host.sheets.get(file, {
    ranges: `${quoteTitle(title)}!${boxToA1(box)}`,
    fields: `sheets.data.rowData.values(${fields})`,
  });
  const sheet = (answer['sheets'] as { data?: { rowData?: { values?: ApiCell[] }[] }[] }[] | undefined)?.[0];
  const rows = sheet?.data?.[0]?.rowData ?? [];
  return Array.from({ length: box.r1 - box.r0 }, (_, r) =>
    Array.from({ length: box.c1 - box.c0 }, (_unused, c) => rows[r]?.values?.[c] ?? {}),
  );
}

export const gridRange = (sheetId: number, { r0, r1, c0, c1 }: Box): object => ({
  sheetId,
  startRowIndex: r0,
  endRowIndex: r1,
  startColumnIndex: c0,
  endColumnIndex: c1,
});

/** A request that writes those cells there. */
export function putCells(sheetId: number, box: Box, cells: Cells, fields = WHOLE): object {
  return { updateCells: { range: gridRange(sheetId, box), rows: cells.map((values) => ({ values })), fields } };
}

export const valuesText = (cells: Cells): string =>
  JSON.stringify(cells.map((row) => row.map((cell) => cell.userEnteredValue ?? 0)));
