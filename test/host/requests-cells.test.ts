/** Requests on cells, rows and columns, as Google documents them. */
import { bench } from './bundle';
import { batch, box, get, rowData, write } from './schema';

type Sheets = {
  data: {
    rowData?: { values?: Record<string, unknown>[] }[];
    columnMetadata?: { pixelSize?: number; hiddenByUser?: boolean }[];
  }[];
  merges?: unknown[];
}[];
const fresh = (rows: (string | number | boolean | null)[][] = []) => {
  const made = bench('');
  if (rows.length > 0) batch(made.host, made.id, write(rows));
  const values = () => made.host.workbooks.get(made.id).values(made.tab);
  const cell = (r: number, c: number) =>
    (get(made.host, made.id, { includeGridData: true })['sheets'] as Sheets)[0]!.data[0]!.rowData?.[r]?.values?.[c] ??
    {};
  return { ...made, values, cell };
};
const rows = (startIndex: number, endIndex: number) => ({ sheetId: 0, dimension: 'ROWS', startIndex, endIndex });
const columns = (startIndex: number, endIndex: number) => ({ sheetId: 0, dimension: 'COLUMNS', startIndex, endIndex });

test('updateCells with a range clears what its rows do not reach; with a start it leaves it', () => {
  const { host, id, values } = fresh([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  batch(host, id, write([['A']]));
  expect(values()).toEqual([
    ['A', 'b'],
    ['c', 'd'],
  ]);
  batch(host, id, { updateCells: { range: box(0, 2, 0, 2), rows: rowData([['x']]), fields: 'userEnteredValue' } });
  expect(values()).toEqual([['x']]);
});

test('The field mask says what is written: a value leaves the format, a format leaves the value', () => {
  const { host, id, cell } = fresh();
  const both = {
    userEnteredValue: { stringValue: 'v' },
    userEnteredFormat: { textFormat: { bold: true, italic: true } },
    note: 'n',
  };
  batch(host, id, { updateCells: { start: { sheetId: 0 }, rows: [{ values: [both] }], fields: '*' } });
  batch(host, id, {
    updateCells: {
      start: { sheetId: 0 },
      rows: [{ values: [{ userEnteredValue: { stringValue: 'w' } }] }],
      fields: 'userEnteredValue',
    },
  });
  batch(host, id, {
    updateCells: {
      start: { sheetId: 0 },
      rows: [{ values: [{ userEnteredFormat: { textFormat: { bold: false } } }] }],
      fields: 'userEnteredFormat.textFormat.bold',
    },
  });
  expect(cell(0, 0)).toMatchObject({
    userEnteredValue: { stringValue: 'w' },
    userEnteredFormat: { textFormat: { bold: false, italic: true } },
    note: 'n',
  });
  batch(host, id, {
    updateCells: { start: { sheetId: 0 }, rows: [{ values: [{}] }], fields: 'note,userEnteredFormat' },
  });
  expect(cell(0, 0)).toEqual({
    userEnteredValue: { stringValue: 'w' },
    effectiveValue: { stringValue: 'w' },
    formattedValue: 'w',
  });
});

test('repeatCell fills a range; relative references move, fixed ones stay', () => {
  const { host, id, values } = fresh([[1], [2], [3]]);
  batch(host, id, {
    repeatCell: {
      range: box(0, 3, 1, 2),
      cell: { userEnteredValue: { formulaValue: '=A1+$A$3' } },
      fields: 'userEnteredValue',
    },
  });
  expect(values()).toEqual([
    [1, 4],
    [2, 5],
    [3, 6],
  ]);
});

test('appendCells goes below the last row with content and makes room', () => {
  const { host, id, values } = fresh([['a'], ['b']]);
  batch(host, id, {
    updateSheetProperties: {
      properties: { sheetId: 0, gridProperties: { rowCount: 2, columnCount: 2 } },
      fields: 'gridProperties(rowCount,columnCount)',
    },
  });
  batch(host, id, { appendCells: { sheetId: 0, rows: rowData([['c', 'd', 'e']]), fields: 'userEnteredValue' } });
  expect(values()).toEqual([['a'], ['b'], ['c', 'd', 'e']]);
});

test('insertDimension and deleteDimension move cells, notes, validation, merges, protection and formulas along', () => {
  const { host, id, values, cell } = fresh([['head'], [1], [2], ['sum']]);
  batch(
    host,
    id,
    {
      updateCells: {
        range: box(3, 4, 1, 2),
        rows: [{ values: [{ userEnteredValue: { formulaValue: '=SUM(A2:A3)' }, note: 'n' }] }],
        fields: 'userEnteredValue,note',
      },
    },
    { mergeCells: { range: box(3, 4, 2, 4), mergeType: 'MERGE_ALL' } },
    { addNamedRange: { namedRange: { name: 'numbers', range: box(1, 3, 0, 1) } } },
    { insertDimension: { range: rows(2, 4), inheritFromBefore: true } },
  );
  expect(values()).toEqual([['head'], [1], [], [], [2], ['sum', 3]]);
  expect(cell(5, 1)).toMatchObject({ userEnteredValue: { formulaValue: '=SUM(A2:A5)' }, note: 'n' });
  const book = get(host, id);
  expect((book['sheets'] as Sheets)[0]!.merges).toEqual([box(5, 6, 2, 4)]);
  expect(book['namedRanges']).toMatchObject([{ name: 'numbers', range: box(1, 5, 0, 1) }]);
  batch(host, id, { deleteDimension: { range: rows(1, 5) } });
  expect(values()).toEqual([['head'], ['sum', '#REF!']]);
  expect(get(host, id)['namedRanges']).toBeUndefined();
});

test('moveDimension takes rows and columns elsewhere', () => {
  const { host, id, values } = fresh([
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ]);
  batch(host, id, { moveDimension: { source: rows(0, 1), destinationIndex: 3 } });
  expect(values().map((row) => row[0])).toEqual(['b', 'c', 'a']);
  batch(host, id, { moveDimension: { source: columns(1, 2), destinationIndex: 0 } });
  expect(values()[0]).toEqual([2, 'b']);
});

test('Column widths, hidden columns, and widths by content', () => {
  const { host, id } = fresh([['將棋公開賽']]);
  batch(
    host,
    id,
    {
      updateDimensionProperties: {
        range: columns(1, 3),
        properties: { pixelSize: 40, hiddenByUser: true },
        fields: 'pixelSize,hiddenByUser',
      },
    },
    { autoResizeDimensions: { dimensions: columns(0, 1) } },
  );
  const { columnMetadata } = (get(host, id, { includeGridData: true })['sheets'] as Sheets)[0]!.data[0]!;
  expect(columnMetadata?.slice(0, 4)).toEqual([
    { pixelSize: 84 },
    { pixelSize: 40, hiddenByUser: true },
    { pixelSize: 40, hiddenByUser: true },
    { pixelSize: 100 },
  ]);
});

test('insertRange and deleteRange shift only their own columns', () => {
  const { host, id, values } = fresh([
    ['a', 'x'],
    ['b', 'y'],
  ]);
  batch(host, id, { insertRange: { range: box(0, 1, 0, 1), shiftDimension: 'ROWS' } });
  expect(values()).toEqual([['', 'x'], ['a', 'y'], ['b']]);
  batch(host, id, { deleteRange: { range: box(0, 1, 0, 1), shiftDimension: 'COLUMNS' } });
  expect(values()).toEqual([['x'], ['a', 'y'], ['b']]);
});

test('Merging keeps the first value only; a half-covered merge is refused', () => {
  const { host, id, values } = fresh([['a', 'b']]);
  batch(host, id, { mergeCells: { range: box(0, 1, 0, 2), mergeType: 'MERGE_ALL' } });
  expect(values()).toEqual([['a']]);
  expect(() => host.sheets.batchUpdate({ requests: [{ unmergeCells: { range: box(0, 1, 0, 1) } }] }, id)).toThrow(
    'You must select all cells in a merged range',
  );
  batch(host, id, { unmergeCells: { range: box(0, 1, 0, 5) } });
  expect((get(host, id)['sheets'] as Sheets)[0]!.merges).toBeUndefined();
});

test('sortRange: numbers before texts, empty cells last, equal rows in their old order', () => {
  const { host, id, values } = fresh([
    ['b', 1],
    [null, 2],
    [3, 3],
    ['A', 4],
    [3, 5],
  ]);
  batch(host, id, {
    sortRange: { range: box(0, 5, 0, 2), sortSpecs: [{ dimensionIndex: 0, sortOrder: 'ASCENDING' }] },
  });
  expect(values().map((row) => row[1])).toEqual([3, 5, 4, 1, 2]);
  batch(host, id, {
    sortRange: { range: box(0, 5, 0, 2), sortSpecs: [{ dimensionIndex: 0, sortOrder: 'DESCENDING' }] },
  });
  expect(values().map((row) => row[1])).toEqual([1, 4, 3, 5, 2]);
});

test('findReplace counts what it changed and parses what it wrote', () => {
  const { host, id, values } = fresh([['n 1', 'n 22'], ['N 1']]);
  expect(batch(host, id, { findReplace: { find: 'n ', replacement: '0', allSheets: true, matchCase: true } })).toEqual([
    { findReplace: { valuesChanged: 2, rowsChanged: 1, sheetsChanged: 1, occurrencesChanged: 2 } },
  ]);
  expect(values()).toEqual([[1, 22], ['N 1']]);
});

test('copyPaste repeats a block over a larger one', () => {
  const { host, id, values } = fresh([['a', 'b']]);
  batch(host, id, { copyPaste: { source: box(0, 1, 0, 2), destination: box(1, 3, 0, 4), pasteType: 'PASTE_VALUES' } });
  expect(values()).toEqual([
    ['a', 'b'],
    ['a', 'b', 'a', 'b'],
    ['a', 'b', 'a', 'b'],
  ]);
});

test('updateBorders: outer and inner sides, and NONE takes them away', () => {
  const { host, id, cell } = fresh([['x']]);
  const line = { style: 'SOLID' };
  batch(host, id, { updateBorders: { range: box(0, 2, 0, 2), top: line, innerVertical: line } });
  expect(cell(0, 0)['userEnteredFormat']).toEqual({ borders: { top: line, right: line } });
  expect(cell(1, 1)['userEnteredFormat']).toEqual({ borders: { left: line } });
  batch(host, id, { updateBorders: { range: box(0, 2, 0, 2), innerVertical: { style: 'NONE' } } });
  expect(cell(0, 0)['userEnteredFormat']).toEqual({ borders: { top: line } });
});
