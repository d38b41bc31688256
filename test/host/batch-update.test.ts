/** spreadsheets.batchUpdate: all or nothing, Google's sentences, unknown fields refused. */
import type { ApiError } from '../../src/host';
import { bench } from './bundle';
import { batch, box, faults, fits, write } from './schema';

const fresh = () => bench('');
const refusal = (act: () => unknown): { code: number; message: string } => {
  try {
    act();
  } catch (error) {
    const { code, message } = error as ApiError;
    return { code, message };
  }
  throw new Error('was not refused');
};

test('When the third request fails, the first two did not happen', () => {
  const { host, id, tab } = fresh();
  batch(host, id, write([['before']]));
  const before = JSON.stringify(host.sheets.get(id, { includeGridData: true }));
  const bad = refusal(() =>
    host.sheets.batchUpdate(
      {
        requests: [
          write([['after', '']]),
          { addSheet: { properties: { title: 'New' } } },
          { insertDimension: { range: { sheetId: 0, dimension: 'ROWS', startIndex: 0, endIndex: 3 } } },
          { addNamedRange: { namedRange: { name: 'x y', range: box(0, 1, 0, 1) } } },
        ],
      },
      id,
    ),
  );
  expect(bad).toEqual({ code: 400, message: 'Invalid requests[3].addNamedRange: Invalid name for a named range: x y' });
  expect(JSON.stringify(host.sheets.get(id, { includeGridData: true }))).toBe(before);
  expect(host.workbooks.get(id).values(tab)).toEqual([['before']]);
});

test.each<[string, object, string]>([
  [
    'a title twice',
    { addSheet: { properties: { title: 'T' } } },
    'Invalid requests[1].addSheet: A sheet with the name "T" already exists. Please enter another name.',
  ],
  ['a tab that is not there', { deleteSheet: { sheetId: 99 } }, 'Invalid requests[1].deleteSheet: No grid with id: 99'],
  [
    'no field named',
    { updateCells: { start: { sheetId: 0 }, rows: [] } },
    "Invalid requests[1].updateCells: At least one field must be listed in 'fields'. (Use '*' to indicate all fields.)",
  ],
  [
    'a range beyond the grid',
    { mergeCells: { range: box(999, 1001, 0, 1), mergeType: 'MERGE_ALL' } },
    'is beyond the grid',
  ],
  [
    'more rows than the range has',
    { updateCells: { range: box(0, 1, 0, 1), rows: [{}, {}], fields: '*' } },
    'beyond the last requested row of: 0',
  ],
  [
    'all rows deleted',
    { deleteDimension: { range: { sheetId: 0, dimension: 'ROWS', startIndex: 0, endIndex: 1000 } } },
    "You can't delete all the rows on the sheet.",
  ],
  [
    'an unknown field',
    { updateCells: { range: box(0, 1, 0, 1), rows: [{ values: [{ userEnteredvalue: {} }] }], fields: '*' } },
    `Invalid JSON payload received. Unknown name "userEnteredvalue" at 'requests[1].update_cells.rows[0].values[0]': Cannot find field.`,
  ],
  [
    'a field of the wrong type',
    { addSheet: { properties: { title: 5 } } },
    `Invalid value at 'requests[1].add_sheet.properties.title' (TYPE_STRING), 5`,
  ],
  [
    'an unknown word',
    { mergeCells: { range: box(0, 1, 0, 2), mergeType: 'MERGE_SOME' } },
    `Invalid value at 'requests[1].merge_cells.merge_type' (TYPE_ENUM), "MERGE_SOME"`,
  ],
  ['two kinds at once', { deleteSheet: { sheetId: 0 }, clearBasicFilter: { sheetId: 0 } }, 'must be set exactly once'],
  [
    'a kind not rebuilt here',
    { addChart: { chart: {} } },
    'spreadsheets.batchUpdate addChart is not emulated by the offline host',
  ],
])('Refused: %s', (_, request, message) => {
  const { host, id } = fresh();
  const requests = [{ addSheet: { properties: { title: 'T', sheetId: 7 } } }, request];
  expect(refusal(() => host.sheets.batchUpdate({ requests }, id)).message).toContain(message);
  expect(host.workbooks.get(id).sheets).toHaveLength(1);
});

test('Who may not edit the file gets 403', () => {
  const { host, id } = bench(
    `function main(id) { try { Sheets.Spreadsheets.batchUpdate({ requests: [{ deleteSheet: { sheetId: 0 } }] }, id) } catch (e) { return [e.details.code, e.message] } }`,
  );
  expect(host.execute('main', [id], { user: 'stranger@example.com' }).value).toEqual([
    403,
    'API call to sheets.spreadsheets.batchUpdate failed with error: The caller does not have permission',
  ]);
});

test('A file that is not there gets 404', () => {
  const { host } = fresh();
  expect(refusal(() => host.sheets.get('nowhere')).code).toBe(404);
});

test("Our judgement of bodies is the judgement of Google's description", () => {
  const good = [
    write([['a', 1, true]]),
    {
      addSheet: {
        properties: {
          title: 'x',
          gridProperties: { rowCount: 3, columnCount: 4, frozenRowCount: 1 },
          tabColor: { red: 1 },
        },
      },
    },
    {
      repeatCell: {
        range: box(0, 2, 0, 2),
        cell: { userEnteredFormat: { textFormat: { bold: true }, numberFormat: { type: 'TEXT' } } },
        fields: 'userEnteredFormat',
      },
    },
    {
      setDataValidation: {
        range: box(0, 2, 0, 2),
        rule: { condition: { type: 'ONE_OF_LIST', values: [{ userEnteredValue: 'a' }] }, strict: true },
      },
    },
    { addProtectedRange: { protectedRange: { range: box(0, 1, 0, 1), editors: { users: ['a@example.com'] } } } },
    {
      addConditionalFormatRule: {
        index: 0,
        rule: {
          ranges: [box(0, 3, 0, 3)],
          booleanRule: { condition: { type: 'NOT_BLANK' }, format: { backgroundColor: { green: 1 } } },
        },
      },
    },
    { sortRange: { range: box(0, 3, 0, 2), sortSpecs: [{ dimensionIndex: 0, sortOrder: 'ASCENDING' }] } },
    { updateBorders: { range: box(0, 2, 0, 2), top: { style: 'SOLID' } } },
    { findReplace: { find: 'a', replacement: 'b', allSheets: true } },
  ];
  const ours = (body: object): boolean => {
    const { host, id } = fresh();
    try {
      host.sheets.batchUpdate(body, id);
      return true;
    } catch (error) {
      // only sentences of the shape check count
      return !/Unknown name|Invalid value at/.test((error as Error).message);
    }
  };
  /** Every way to spoil one field: another name, another type. */
  const spoil = (value: unknown, rebuild: (next: unknown) => object): object[] => {
    if (typeof value !== 'object' || value === null) {
      const wrong = typeof value === 'string' ? 7 : 'seven';
      return [rebuild(wrong)];
    }
    if (Array.isArray(value))
      return value.flatMap((one, i) =>
        spoil(one, (next) => rebuild(value.map((old: unknown, k) => (k === i ? next : old)))),
      );
    const record = value as Record<string, unknown>;
    return Object.keys(record).flatMap((key) => {
      const { [key]: taken, ...rest } = record;
      return [rebuild({ ...rest, [`${key}x`]: taken }), ...spoil(taken, (next) => rebuild({ ...rest, [key]: next }))];
    });
  };
  let judged = 0;
  for (const request of good) {
    fits('BatchUpdateSpreadsheetRequest', { requests: [request] });
    for (const body of spoil(request, (next) => ({ requests: [next] }))) {
      judged++;
      expect([body, ours(body)]).toEqual([body, faults('BatchUpdateSpreadsheetRequest', body).length === 0]);
    }
  }
  expect(judged).toBeGreaterThan(150);
});
