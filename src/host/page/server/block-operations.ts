/** What may be done to a block of cells besides typing: order, merging, format, note; each with what takes it back. */
import { intersects } from '../../workbook/a1';
import type { Box, Operation } from '../protocol';
import { gridRange } from './history';
import type { SheetReading } from './sheet-reader';

export interface Plan {
  readonly redo: readonly object[];
  readonly undo: readonly object[];
}

export type BlockOperation = Extract<Operation, { op: 'sort' | 'merge' | 'unmerge' | 'format' | 'note' }>;

const FORMATS: Readonly<Record<'text' | 'number' | 'date', object>> = {
  text: { type: 'TEXT', pattern: '@' },
  number: { type: 'NUMBER', pattern: '#,##0.##' },
  date: { type: 'DATE', pattern: 'yyyy-mm-dd' },
};

/** `cells` is a request that puts the cells of a box back as they stand now. */
export function blockPlan(
  operation: BlockOperation,
  sheetId: number,
  { merges }: SheetReading,
  cells: (box: Box) => object,
): Plan {
  const { box } = operation;
  const range = gridRange(sheetId, box);
  const merged = merges
    .filter((one) => intersects(one, box))
    .map((one) => ({ mergeCells: { range: gridRange(sheetId, one), mergeType: 'MERGE_ALL' } }));
  switch (operation.op) {
    case 'sort': {
      const sortOrder = operation.ascending ? 'ASCENDING' : 'DESCENDING';
      const sortRange = { range, sortSpecs: [{ dimensionIndex: operation.column, sortOrder }] };
      return { redo: [{ sortRange }], undo: [cells(box)] };
    }
    case 'merge':
      return {
        redo: [{ mergeCells: { range, mergeType: 'MERGE_ALL' } }],
        undo: [{ unmergeCells: { range } }, ...merged, cells(box)],
      };
    case 'unmerge':
      return { redo: [{ unmergeCells: { range } }], undo: merged };
    case 'format': {
      const userEnteredFormat = operation.as === 'plain' ? {} : { numberFormat: FORMATS[operation.as] };
      const fields = 'userEnteredFormat.numberFormat';
      return { redo: [{ repeatCell: { range, cell: { userEnteredFormat }, fields } }], undo: [cells(box)] };
    }
    case 'note': {
      const cell = operation.text === '' ? {} : { note: operation.text };
      return { redo: [{ repeatCell: { range, cell, fields: 'note' } }], undo: [cells(box)] };
    }
  }
}
