/** Two writes of one click: the second finds the rows of the first where the requests have put them, without reading. */
import { afterChange, tableRequests, type SheetsRequest } from '../../src/tables/requests';
import { encodeRow, headings, mirrorOf, readTable, type TableSpec } from '../../src/tables/table';

type Cells = (string | number | boolean)[][];
type Data = { userEnteredValue?: { stringValue?: string; numberValue?: number } };

const spec: TableSpec = {
  key: 'things',
  sheetId: 7,
  id: 'id',
  fields: [
    { key: 'id', kind: 'text' },
    { key: 'count', kind: 'int' },
  ],
};
const words = { title: 'Things', columns: { id: 'No.', count: 'Count' } };
const ctx = { offset: 0, words: {} };

const cell = ({ userEnteredValue: value }: Data): string | number => value?.stringValue ?? value?.numberValue ?? '';

/** What the sheet does with the three kinds of requests. */
function done(cells: Cells, requests: readonly SheetsRequest[]): Cells {
  const grid = cells.map((row) => [...row]);
  for (const request of requests as Record<string, never>[]) {
    const { updateCells, deleteDimension, appendCells } = request as Record<string, unknown> as {
      updateCells?: { start: { rowIndex: number; columnIndex: number }; rows: { values: Data[] }[] };
      deleteDimension?: { range: { startIndex: number; endIndex: number } };
      appendCells?: { rows: { values: Data[] }[] };
    };
    updateCells?.rows.forEach(({ values }, i) => {
      const { rowIndex, columnIndex } = updateCells.start;
      values.forEach((value, j) => (grid[rowIndex + i]![columnIndex + j] = cell(value)));
    });
    if (deleteDimension) grid.splice(deleteDimension.range.startIndex, 1);
    appendCells?.rows.forEach(({ values }) => grid.push(values.map(cell)));
  }
  return grid;
}

const row = (id: string, count: number): Cells[number] => {
  const own = encodeRow(spec, { id, count }, ctx);
  return [...own, mirrorOf(own)];
};
const sheet = (...rows: Cells): Cells => [headings(spec, words), ...rows];
const things = (...list: [string, number][]): object[] => list.map(([id, count]) => ({ id, count }));

test.each([
  ['changed and new', sheet(row('A', 1), row('B', 2)), { put: things(['C', 3], ['B', 9], ['D', 4]), drop: [] }],
  [
    'removed above and below',
    sheet(row('A', 1), row('B', 2), row('C', 3), row('D', 4)),
    { put: things(['C', 8]), drop: ['A', 'D'] },
  ],
  [
    'sorted by hand, a gap, removed and new',
    sheet(row('D', 4), ['', '', ''], row('A', 1), row('C', 3)),
    { put: things(['E', 5]), drop: ['D', 'C', 'not there'] },
  ],
  ['an empty table', sheet(), { put: things(['A', 1], ['B', 2]), drop: [] }],
  ['nothing', sheet(row('A', 1)), { put: [], drop: [] }],
])('%s', (_, cells, change) => {
  const read = readTable<object>(spec, words, cells, ctx);
  const expected = readTable<object>(spec, words, done(cells, tableRequests(spec, read, change, ctx)), ctx);
  const byRow = (rows: typeof read.rows): typeof read.rows => [...rows].sort((a, b) => a.row - b.row);
  const found = afterChange(spec, read, change);
  expect(byRow(found.rows)).toEqual(byRow(expected.rows));
  expect(found.height).toBe(expected.height);
  expect(expected.edited).toEqual([]);
});
