/** Requests on tabs and on what hangs on ranges: names, protection, conditional colours, bands, filter, metadata. */
import { bench } from './bundle';
import { batch, box, get, write } from './schema';

type Json = Record<string, unknown>;
const sheets = (book: Json) =>
  book['sheets'] as (Json & { properties: Json & { title: string; index: number; sheetId: number } })[];
const titles = (book: Json) => sheets(book).map((one) => one.properties.title);

test('Tabs come, go, move, are hidden, coloured and frozen', () => {
  const { host, id } = bench('');
  const replies = batch(
    host,
    id,
    {
      addSheet: {
        properties: { title: 'A', index: 0, gridProperties: { rowCount: 5, columnCount: 3, frozenRowCount: 1 } },
      },
    },
    { addSheet: { properties: { title: 'B', sheetId: 42, tabColor: { red: 1 }, hidden: true } } },
    { updateSheetProperties: { properties: { sheetId: 42, index: 0 }, fields: 'index' } },
    {
      updateSheetProperties: {
        properties: { sheetId: 0, title: 'First', gridProperties: { frozenColumnCount: 2 } },
        fields: 'title,gridProperties.frozenColumnCount',
      },
    },
  );
  expect(replies[1]).toMatchObject({ addSheet: { properties: { sheetId: 42, title: 'B', index: 2, hidden: true } } });
  const book = get(host, id);
  expect(titles(book)).toEqual(['B', 'A', 'First']);
  expect(sheets(book)[1]!.properties).toMatchObject({
    index: 1,
    sheetType: 'GRID',
    gridProperties: { rowCount: 5, columnCount: 3, frozenRowCount: 1 },
  });
  expect(sheets(book)[2]!.properties).toMatchObject({
    gridProperties: { rowCount: 1000, columnCount: 26, frozenColumnCount: 2 },
  });
  batch(host, id, { deleteSheet: { sheetId: 0 } });
  expect(titles(get(host, id))).toEqual(['B', 'A']);
  const a = sheets(get(host, id))[1]!.properties.sheetId;
  expect(() => host.sheets.batchUpdate({ requests: [{ deleteSheet: { sheetId: a } }] }, id)).toThrow(
    "You can't remove all the visible sheets",
  );
});

test('A duplicate has cells, formats and protection of its own', () => {
  const { host, id } = bench('');
  batch(host, id, write([['x']]), {
    addProtectedRange: { protectedRange: { range: box(0, 1, 0, 1), description: 'd' } },
  });
  batch(
    host,
    id,
    { duplicateSheet: { sourceSheetId: 0, newSheetId: 9, newSheetName: 'Copy' } },
    write([['y']], 0, 0, 9),
  );
  const book = get(host, id);
  expect(host.workbooks.get(id).values('Copy')).toEqual([['y']]);
  expect(host.workbooks.get(id).values(titles(book)[0]!)).toEqual([['x']]);
  const ranges = sheets(book).map((one) => (one['protectedRanges'] as { protectedRangeId: number; range: Json }[])[0]!);
  expect(ranges[1]!.range).toEqual(box(0, 1, 0, 1, 9));
  expect(ranges[1]!.protectedRangeId).not.toBe(ranges[0]!.protectedRangeId);
});

test('Protected cells refuse scripts and the API of others, let the owner and the named editors in', () => {
  const { host, id } = bench(`
    function app() { SpreadsheetApp.getActiveSheet().getRange('A1').setValue('x'); }
    function api() { Sheets.Spreadsheets.Values.update({ values: [['x']] }, SpreadsheetApp.getActiveSpreadsheet().getId(), 'A1', { valueInputOption: 'RAW' }); }`);
  host.workbooks.get(id).share({ editors: ['a@example.com', 'b@example.com'] });
  const [reply] = batch(host, id, {
    addProtectedRange: {
      protectedRange: {
        range: { sheetId: 0 },
        unprotectedRanges: [box(5, 6, 0, 1)],
        editors: { users: ['a@example.com'] },
      },
    },
  });
  const { protectedRangeId } = (reply!['addProtectedRange'] as { protectedRange: { protectedRangeId: number } })
    .protectedRange;
  const protectedText = 'You are trying to edit a protected cell or object.';
  expect(host.execute('app', [], { user: 'b@example.com' }).error).toContain(protectedText);
  expect(host.execute('api', [], { user: 'b@example.com' }).error).toContain(protectedText);
  expect(host.execute('app', [], { user: 'a@example.com' }).ok).toBe(true);
  expect(host.execute('app').ok).toBe(true);
  const tab = host.workbooks.get(id).sheets[0]!.title;
  expect(host.editCell(id, tab, 'A6', 'open', 'b@example.com').ok).toBe(true);
  batch(host, id, {
    updateProtectedRange: { protectedRange: { protectedRangeId, warningOnly: true }, fields: 'warningOnly' },
  });
  expect(host.editCell(id, tab, 'A1', 'y', 'b@example.com').ok).toBe(true);
  batch(host, id, { deleteProtectedRange: { protectedRangeId } });
  expect(sheets(get(host, id))[0]!['protectedRanges']).toBeUndefined();
});

test('Conditional colours show in the effective format: first rule that holds, references relative to the range', () => {
  const { host, id } = bench('');
  const rule = (type: string, values: string[], color: Json) => ({
    ranges: [box(0, 3, 0, 2)],
    booleanRule: {
      condition: {
        type,
        ...(values.length > 0 && { values: values.map((userEnteredValue) => ({ userEnteredValue })) }),
      },
      format: { backgroundColor: color },
    },
  });
  batch(
    host,
    id,
    write([
      ['win', 2],
      ['loss', 0],
      ['', 5],
    ]),
    { addConditionalFormatRule: { rule: rule('NUMBER_GREATER', ['4'], { blue: 1 }), index: 0 } },
    { addConditionalFormatRule: { rule: rule('CUSTOM_FORMULA', ['=$A1="win"'], { green: 1 }), index: 0 } },
    { addConditionalFormatRule: { rule: rule('TEXT_EQ', ['loss'], { red: 1 }), index: 2 } },
  );
  type Cells = { data: { rowData: { values?: { effectiveFormat?: { backgroundColor: Json } }[] }[] }[] };
  const { rowData } = (get(host, id, { includeGridData: true })['sheets'] as Cells[])[0]!.data[0]!;
  expect(rowData.map((row) => row.values?.map((one) => one.effectiveFormat?.backgroundColor))).toEqual([
    [{ green: 1 }, { green: 1 }],
    [{ red: 1 }],
    [undefined, { blue: 1 }],
  ]);
  expect(batch(host, id, { deleteConditionalFormatRule: { sheetId: 0, index: 0 } })[0]).toMatchObject({
    deleteConditionalFormatRule: { rule: { booleanRule: { format: { backgroundColor: { green: 1 } } } } },
  });
  const moved = batch(host, id, { updateConditionalFormatRule: { sheetId: 0, index: 0, newIndex: 1 } });
  expect(moved[0]).toMatchObject({ updateConditionalFormatRule: { oldIndex: 0, newIndex: 1 } });
});

test('Names, bands, filter and metadata are kept, changed and taken away', () => {
  const { host, id } = bench('');
  const replies = batch(
    host,
    id,
    { addNamedRange: { namedRange: { name: 'players', range: box(0, 3, 0, 1) } } },
    { addBanding: { bandedRange: { range: box(0, 3, 0, 2), rowProperties: { firstBandColor: { red: 1 } } } } },
    { setBasicFilter: { filter: { range: box(0, 3, 0, 2) } } },
    {
      createDeveloperMetadata: {
        developerMetadata: {
          metadataKey: 'schema',
          metadataValue: '1',
          visibility: 'DOCUMENT',
          location: { spreadsheet: true },
        },
      },
    },
  );
  const name = (replies[0]!['addNamedRange'] as { namedRange: Json }).namedRange;
  const band = (replies[1]!['addBanding'] as { bandedRange: Json }).bandedRange;
  batch(host, id, write([['a'], ['b'], ['c']]), {
    updateNamedRange: { namedRange: { ...name, name: 'people' }, fields: 'name' },
  });
  expect(host.sheets.values.get(id, 'people').values).toEqual([['a'], ['b'], ['c']]);
  let book = get(host, id);
  expect(book['developerMetadata']).toMatchObject([{ metadataKey: 'schema', metadataValue: '1' }]);
  expect(sheets(book)[0]!['bandedRanges']).toMatchObject([band]);
  expect(sheets(book)[0]!['basicFilter']).toEqual({ range: box(0, 3, 0, 2) });
  batch(
    host,
    id,
    { deleteNamedRange: { namedRangeId: name['namedRangeId'] } },
    { deleteBanding: { bandedRangeId: band['bandedRangeId'] } },
    { clearBasicFilter: { sheetId: 0 } },
    { deleteDeveloperMetadata: { dataFilter: { developerMetadataLookup: { metadataKey: 'schema' } } } },
  );
  book = get(host, id);
  expect([
    book['namedRanges'],
    book['developerMetadata'],
    sheets(book)[0]!['bandedRanges'],
    sheets(book)[0]!['basicFilter'],
  ]).toEqual([undefined, undefined, undefined, undefined]);
});

test('Drop-downs from a range follow the cells of that range', () => {
  const { host, id, tab } = bench('');
  batch(host, id, { addSheet: { properties: { title: '名單', sheetId: 5 } } }, write([['甲'], ['乙']], 0, 0, 5), {
    setDataValidation: {
      range: box(0, 9, 0, 1),
      rule: {
        condition: { type: 'ONE_OF_RANGE', values: [{ userEnteredValue: "='名單'!$A$1:$A$5" }] },
        strict: true,
        showCustomUi: true,
      },
    },
  });
  expect(host.editCell(id, tab, 'A1', '丙').refused).toBe('Input must be an item on the specified list: 甲, 乙');
  batch(host, id, write([['丙']], 2, 0, 5));
  expect(host.editCell(id, tab, 'A1', '丙').ok).toBe(true);
});

test('A file made in one request has all its parts', () => {
  const { host } = bench('');
  const body = {
    properties: { title: 'Made', locale: 'ja', timeZone: 'Asia/Tokyo' },
    namedRanges: [{ namedRangeId: 'n1', name: 'head', range: box(0, 1, 0, 2, 3) }],
    sheets: [
      {
        properties: { title: 'T', sheetId: 3, gridProperties: { rowCount: 4, columnCount: 2 } },
        merges: [box(2, 3, 0, 2, 3)],
        data: [
          {
            rowData: [
              {
                values: [
                  { userEnteredValue: { stringValue: '007' }, userEnteredFormat: { textFormat: { bold: true } } },
                ],
              },
            ],
            columnMetadata: [{ pixelSize: 50 }],
          },
        ],
      },
    ],
  };
  const made = host.sheets.create(body);
  expect(made).toMatchObject({ properties: { title: 'Made', locale: 'ja' }, namedRanges: [{ name: 'head' }] });
  expect(host.workbooks.get(made['spreadsheetId'] as string).values('T')).toEqual([['007']]);
});
