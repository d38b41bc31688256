/** spreadsheets.values and spreadsheets.get: ranges, render options, field masks, and how fast twelve tabs are read. */
import { bench } from './bundle';
import { batch, fits, get, rowData, write } from './schema';

const fresh = (rows: (string | number | boolean | null)[][] = []) => {
  const made = bench('');
  if (rows.length > 0) batch(made.host, made.id, write(rows));
  return made;
};

test('Trailing empty cells and rows are left out, empty cells between are empty texts', () => {
  const { host, id, tab } = fresh([['a', null, 'c', null], [], [null, 5]]);
  const answer = host.sheets.values.get(id, tab, { valueRenderOption: 'UNFORMATTED_VALUE' });
  fits('ValueRange', answer);
  expect(answer).toEqual({ range: `${tab}!A1:Z1000`, majorDimension: 'ROWS', values: [['a', '', 'c'], [], ['', 5]] });
  expect(host.sheets.values.get(id, `${tab}!D5:E6`)).toEqual({ range: `${tab}!D5:E6`, majorDimension: 'ROWS' });
  expect(host.sheets.values.get(id, 'A1:C1', { majorDimension: 'COLUMNS' }).values).toEqual([['a'], [''], ['c']]);
});

test('What was read once is read anew after it was written, typed or moved', () => {
  const { host, id, tab } = fresh([['a', 'b'], ['c']]);
  const read = () => host.sheets.values.get(id, tab, { valueRenderOption: 'UNFORMATTED_VALUE' }).values;
  expect(read()).toEqual([['a', 'b'], ['c']]);
  read()![0]![0] = 'spoilt by its reader';
  expect(read()).toEqual([['a', 'b'], ['c']]);
  batch(host, id, write([['x']]), write([[null, 'y']]));
  expect(read()).toEqual([['', 'y'], ['c']]);
  host.editCell(id, tab, 'A2', '=1+1');
  host.editCell(id, tab, 'B2', '3');
  expect(read()).toEqual([
    ['', 'y'],
    [2, 3],
  ]);
  host.editCell(id, tab, 'A2', 'd');
  expect(read()).toEqual([
    ['', 'y'],
    ['d', 3],
  ]);
  batch(host, id, { insertDimension: { range: { sheetId: 0, dimension: 'COLUMNS', startIndex: 0, endIndex: 1 } } });
  expect(read()).toEqual([
    ['', '', 'y'],
    ['', 'd', 3],
  ]);
  expect(host.sheets.values.get(id, `${tab}!A1:B2`, { valueRenderOption: 'UNFORMATTED_VALUE' }).values).toEqual([
    [],
    ['', 'd'],
  ]);
});

test.each([
  ["'no such tab'!A1", "Unable to parse range: 'no such tab'!A1"],
  ['A0', 'Unable to parse range: A0'],
  ['nonsense', 'Unable to parse range: nonsense'],
  ['A1:B2000', 'exceeds grid limits. Max rows: 1000, max columns: 26'],
])('A bad range is named: %s', (range, message) => {
  const { host, id } = fresh();
  expect(() => host.sheets.values.get(id, range)).toThrow(message);
});

test('Ranges may be open, reversed, fixed by dollars, quoted', () => {
  const { host, id } = fresh([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  batch(host, id, { addSheet: { properties: { title: "It's 2", sheetId: 8 } } }, write([['q']], 0, 0, 8));
  const read = (range: string) => host.sheets.values.get(id, range).values;
  expect(read('B:B')).toEqual([['b'], ['d']]);
  expect(read('2:2')).toEqual([['c', 'd']]);
  expect(read('A2:B')).toEqual([['c', 'd']]);
  expect(read('$B$2:$A$1')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(read("'It''s 2'!A1")).toEqual([['q']]);
  expect(read("It's 2")).toEqual([['q']]);
});

test('Formatted, unformatted, formula; dates as numbers or as texts', () => {
  const { host, id } = fresh();
  const cell = (value: object, numberFormat?: object) => ({
    userEnteredValue: value,
    ...(numberFormat && { userEnteredFormat: { numberFormat } }),
  });
  const values = [
    cell({ numberValue: 1234.5 }, { type: 'NUMBER', pattern: '#,##0.00' }),
    cell({ numberValue: 46082.25 }, { type: 'DATE_TIME', pattern: 'yyyy-mm-dd hh:mm' }),
    cell({ formulaValue: '=A1*2' }),
    cell({ boolValue: true }),
  ];
  batch(host, id, {
    updateCells: { start: { sheetId: 0 }, rows: [{ values }], fields: 'userEnteredValue,userEnteredFormat' },
  });
  const read = (options: object) => host.sheets.values.get(id, 'A1:D1', options).values?.[0];
  expect(read({})).toEqual(['1,234.50', '2026-03-01 06:00', '2469', 'TRUE']);
  expect(read({ valueRenderOption: 'UNFORMATTED_VALUE' })).toEqual([1234.5, 46082.25, 2469, true]);
  expect(read({ valueRenderOption: 'UNFORMATTED_VALUE', dateTimeRenderOption: 'FORMATTED_STRING' })).toEqual([
    1234.5,
    '2026-03-01 06:00',
    2469,
    true,
  ]);
  expect(read({ valueRenderOption: 'FORMULA' })).toEqual([1234.5, 46082.25, '=A1*2', true]);
});

test('update, batchUpdate, append, clear report what they did', () => {
  const { host, id, tab } = fresh();
  const { values } = host.sheets;
  const raw = { valueInputOption: 'RAW' as const };
  const one = values.update({ values: [['a', 'b'], ['c']] }, id, 'B2', raw);
  fits('UpdateValuesResponse', one);
  expect(one).toEqual({
    spreadsheetId: id,
    updatedRange: `${tab}!B2:C3`,
    updatedRows: 2,
    updatedColumns: 2,
    updatedCells: 3,
  });
  const more = values.append({ values: [['x', null, 'z']] }, id, 'B2', raw);
  fits('AppendValuesResponse', more);
  expect(more).toMatchObject({ tableRange: `${tab}!B2:C3`, updates: { updatedRange: `${tab}!B4:D4` } });
  const body = {
    valueInputOption: 'RAW',
    data: [
      { range: 'A1', values: [[1]] },
      { range: 'E5:F5', values: [[2, 3]] },
    ],
  };
  fits('BatchUpdateValuesRequest', body);
  const many = values.batchUpdate(body, id);
  fits('BatchUpdateValuesResponse', many);
  expect(many).toMatchObject({ totalUpdatedCells: 3, totalUpdatedSheets: 1 });
  expect(values.clear({}, id, 'B2:C3')).toEqual({ spreadsheetId: id, clearedRange: `${tab}!B2:C3` });
  values.batchClear({ ranges: ['A1', 'E5:F5'] }, id);
  expect(host.workbooks.get(id).values(tab)).toEqual([[], [], [], ['', 'x', '', 'z']]);
});

test('null skips a cell, an empty text empties it; one bad range of several changes nothing', () => {
  const { host, id, tab } = fresh([['a', 'b', 'c']]);
  host.sheets.values.update({ values: [[null, '', 'C']] }, id, 'A1', { valueInputOption: 'RAW' });
  expect(host.workbooks.get(id).values(tab)).toEqual([['a', '', 'C']]);
  const data = [
    { range: 'A1', values: [['no']] },
    { range: 'A1:A1000000', values: [['no']] },
  ];
  expect(() => host.sheets.values.batchUpdate({ valueInputOption: 'RAW', data }, id)).toThrow('Invalid data[1]: Range');
  expect(() =>
    host.sheets.values.update({ values: [['no', 'no', 'no']] }, id, 'A1:B1', { valueInputOption: 'RAW' }),
  ).toThrow('tried writing to column');
  expect(() => host.sheets.values.update({ values: [['no']] }, id, 'A1')).toThrow(
    "'valueInputOption' is required but not specified",
  );
  expect(host.workbooks.get(id).values(tab)).toEqual([['a', '', 'C']]);
});

test('append with INSERT_ROWS pushes down what stands below', () => {
  const { host, id, tab } = fresh([['a'], [], ['below']]);
  host.sheets.values.append({ values: [['b']] }, id, 'A1', {
    valueInputOption: 'RAW',
    insertDataOption: 'INSERT_ROWS',
  });
  expect(host.workbooks.get(id).values(tab)).toEqual([['a'], ['b'], [], ['below']]);
});

test('Ranges may be asked for by sheet id; each answer repeats its filter', () => {
  const { host, id, tab } = fresh([['a', 'b'], ['c']]);
  const body = {
    dataFilters: [
      { gridRange: { sheetId: 0, startRowIndex: 0, endRowIndex: 2, startColumnIndex: 0, endColumnIndex: 1 } },
      { a1Range: 'B1' },
    ],
    valueRenderOption: 'UNFORMATTED_VALUE',
  };
  fits('BatchGetValuesByDataFilterRequest', body);
  const answer = host.sheets.values.batchGetByDataFilter(body, id);
  fits('BatchGetValuesByDataFilterResponse', answer);
  expect(answer['valueRanges']).toEqual([
    {
      valueRange: { range: `${tab}!A1:A2`, majorDimension: 'ROWS', values: [['a'], ['c']] },
      dataFilters: [body.dataFilters[0]],
    },
    { valueRange: { range: `${tab}!B1`, majorDimension: 'ROWS', values: [['b']] }, dataFilters: [body.dataFilters[1]] },
  ]);
  expect(() => host.sheets.values.batchGetByDataFilter({ dataFilters: [{ range: 'A1' }] }, id)).toThrow(
    'Unknown name "range" at \'data_filters[0]\'',
  );
});

test('A field mask cuts the answer of spreadsheets.get, and asks for cells by itself', () => {
  const { host, id, tab } = fresh([['a', 'b']]);
  expect(get(host, id, { fields: 'sheets.properties(sheetId,title)' })).toEqual({
    sheets: [{ properties: { sheetId: 0, title: tab } }],
  });
  expect(
    get(host, id, { fields: 'spreadsheetId,sheets(data.rowData.values.formattedValue)', ranges: ['B1:C1'] }),
  ).toEqual({
    spreadsheetId: id,
    sheets: [{ data: [{ rowData: [{ values: [{ formattedValue: 'b' }] }] }] }],
  });
  expect(get(host, id)['sheets']).toMatchObject([{ properties: { sheetType: 'GRID' } }]);
  expect(JSON.stringify(get(host, id))).not.toContain('rowData');
  expect(() => host.sheets.get(id, { fields: 'sheets(' })).toThrow('Invalid field mask');
});

test('The same by HTTP verb and address', () => {
  const { host, id } = fresh([['a', 5]]);
  const path = `/v4/spreadsheets/${id}`;
  expect(host.rest({ method: 'GET', url: `${path}/values/A1%3AB1?valueRenderOption=UNFORMATTED_VALUE` })).toMatchObject(
    { status: 200, body: { values: [['a', 5]] } },
  );
  expect(host.rest({ method: 'GET', url: `${path}/values:batchGet?ranges=A1&ranges=B1` }).body).toMatchObject({
    valueRanges: [{ values: [['a']] }, { values: [['5']] }],
  });
  expect(
    host.rest({ method: 'PUT', url: `${path}/values/C1?valueInputOption=RAW`, body: { values: [['c']] } }).body,
  ).toMatchObject({ updatedCells: 1 });
  expect(
    host.rest({ method: 'POST', url: `${path}:batchUpdate`, body: { requests: [{ deleteSheet: { sheetId: 7 } }] } }),
  ).toEqual({
    status: 400,
    body: {
      error: { code: 400, message: 'Invalid requests[0].deleteSheet: No grid with id: 7', status: 'INVALID_ARGUMENT' },
    },
  });
  expect(host.rest({ method: 'GET', url: path, user: 'stranger@example.com' }).status).toBe(403);
  expect(host.rest({ method: 'GET', url: '/v4/spreadsheets/none' }).status).toBe(404);
  expect(host.rest({ method: 'DELETE', url: path }).status).toBe(404);
});

test('Twelve tabs of a hundred rows are read in a few milliseconds', () => {
  const { host } = bench('');
  const texts = Array.from({ length: 100 }, (_, r) =>
    Array.from({ length: 20 }, (__, c) => (c % 3 ? `cell ${r} ${c}` : r)),
  );
  const sheets = Array.from({ length: 12 }, (_, i) => ({
    properties: { title: `T${i}`, sheetId: i },
    data: [{ rowData: rowData(texts) }],
  }));
  const id = host.sheets.create({ properties: { title: 'Big' }, sheets })['spreadsheetId'] as string;
  const ranges = sheets.map((one) => `${one.properties.title}!A1:T1000`);
  const read = () => host.sheets.values.batchGet(id, { ranges, valueRenderOption: 'UNFORMATTED_VALUE' });
  for (let i = 0; i < 20; i++) read();
  const before = process.cpuUsage();
  for (let i = 0; i < 50; i++) read();
  const { user } = process.cpuUsage(before);
  expect(read().valueRanges.flatMap((one) => one.values ?? [])).toHaveLength(1200);
  // 0.5 ms each where nothing else runs
  expect(user / 1000 / 50).toBeLessThan(4);
});
