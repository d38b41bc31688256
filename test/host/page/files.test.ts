/** Files: what is saved as .xlsx comes back as it was drawn, CSV is read in the encodings of Taiwan, and what is no file changes nothing. */
import * as fs from 'node:fs';
import * as path from 'node:path';
import { decode, parseCsv, readCsv } from '../../../src/host/page/files/csv-read';
import type { ApiSheet } from '../../../src/host/page/files/api-sheet';
import { newFolder } from './browser';
import { sample } from './sample';
import { readFile, writeFile } from './xlsx-process';

/** Both files of the sample, written and read again. */
function roundTrip(): ApiSheet[] {
  const folder = newFolder();
  const here = sample();
  const text = { userEnteredFormat: { numberFormat: { type: 'TEXT', pattern: '@' } } };
  const values = [{ userEnteredValue: { stringValue: '=1+1' }, ...text }];
  const range = { sheetId: 11, startRowIndex: 9, startColumnIndex: 0 };
  const filter = { range: { sheetId: 11, startRowIndex: 0, endRowIndex: 5, startColumnIndex: 0, endColumnIndex: 7 } };
  const requests = [
    { deleteSheet: { sheetId: 12 } },
    { updateCells: { range, rows: [{ values }], fields: '*' } },
    { setBasicFilter: { filter } },
  ];
  here.host.sheets.batchUpdate({ requests }, here.office);
  const file = path.join(folder, 'office.xlsx');
  const sheets = [here.office, here.floor].flatMap((id) => {
    writeFile(folder, here.host.sheets.get(id, { includeGridData: true }), file);
    return readFile(folder, file);
  });
  fs.rmSync(folder, { recursive: true });
  return sheets;
}

describe('a workbook saved as .xlsx and opened again', () => {
  const sheets = roundTrip();
  const entries = sheets.find((sheet) => sheet.properties.title === '報名')!;
  const cell = (r: number, c: number) => entries.data![0]!.rowData![r]!.values![c]!;

  test('keeps its tabs, their colours, and which are hidden', () => {
    expect(sheets.map((sheet) => [sheet.properties.title, sheet.properties.hidden ?? false])).toEqual([
      ['表單回應 1', false],
      ['報名', false],
      ['系統', true],
      ['配對有段R1', false],
    ]);
    const { red, green, blue } = (entries.properties.tabColorStyle as { rgbColor: Record<string, number> }).rgbColor;
    expect([red, green, blue].map((part) => Math.round(part! * 255))).toEqual([0x24, 0x71, 0xa3]);
  });

  test('keeps text as text, numbers as numbers, and formulas', () => {
    expect(cell(1, 0).userEnteredValue).toEqual({ stringValue: '00123' });
    expect(cell(9, 0).userEnteredValue).toEqual({ stringValue: '=1+1' });
    expect(cell(1, 0).userEnteredFormat?.numberFormat).toEqual({ type: 'TEXT', pattern: '@' });
    expect(cell(1, 2).userEnteredValue).toEqual({ numberValue: 1200 });
    expect(cell(1, 5)).toMatchObject({
      userEnteredValue: { numberValue: 40000 },
      userEnteredFormat: { numberFormat: { type: 'DATE', pattern: 'yyyy/mm/dd' } },
    });
    expect(cell(3, 2).userEnteredValue).toEqual({ formulaValue: '=SUM(C2:C3)' });
    expect(cell(1, 4).userEnteredValue).toEqual({ boolValue: false });
  });

  test('keeps lists, check boxes, notes, colours, widths, frozen and merged cells', () => {
    expect(cell(1, 3).dataValidation).toMatchObject({
      strict: true,
      condition: {
        type: 'ONE_OF_LIST',
        values: [{ userEnteredValue: '已確認' }, { userEnteredValue: '候補' }, { userEnteredValue: '取消' }],
      },
    });
    expect(cell(1, 4).dataValidation?.condition?.type).toBe('BOOLEAN');
    expect(cell(1, 1).note).toBe('家長代填');
    expect(cell(0, 0).userEnteredFormat).toMatchObject({ textFormat: { bold: true } });
    expect(entries.data![0]!.columnMetadata!.slice(0, 7).map((one) => one.pixelSize)).toEqual([
      70, 110, 90, 90, 60, 100, 160,
    ]);
    expect(entries.properties.gridProperties).toMatchObject({ frozenRowCount: 1, frozenColumnCount: 2 });
    expect(entries.merges).toEqual([
      { sheetId: entries.properties.sheetId, startRowIndex: 7, endRowIndex: 9, startColumnIndex: 2, endColumnIndex: 5 },
    ]);
    expect(entries.basicFilter?.range).toMatchObject({ startRowIndex: 0, endRowIndex: 5, endColumnIndex: 7 });
    expect(entries.conditionalFormats![0]!.booleanRule!.condition.values![0]!.userEnteredValue).toBe('=$D2="已確認"');
  });

  test('keeps what is protected, and what in it is open', () => {
    const floor = sheets.find((sheet) => sheet.properties.title === '配對有段R1')!;
    const open = floor.protectedRanges![0]!.unprotectedRanges!;
    expect(open.map((one) => [one.startRowIndex, one.endRowIndex, one.startColumnIndex])).toEqual([
      [1, 9, 2],
      [1, 9, 3],
    ]);
  });
});

describe('a CSV file', () => {
  const big5 = Uint8Array.from([0xa4, 0xe5, 0x2c, 0x30, 0x31, 0x0a]);

  test('is read in UTF-8, UTF-16 and Big5', () => {
    const utf16 = (little: boolean, mark: boolean): Uint8Array => {
      const units = [
        ...(mark ? [0xfeff] : []),
        ...[...'date,金額,abcdefghijklmnop\n'].map((letter) => letter.charCodeAt(0)),
      ];
      return Uint8Array.from(units.flatMap((unit) => (little ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])));
    };
    expect(decode(big5)).toBe('文,01\n');
    expect(decode(new TextEncoder().encode('文,01\n'))).toBe('文,01\n');
    for (const little of [true, false])
      for (const mark of [true, false]) expect(decode(utf16(little, mark))).toBe('date,金額,abcdefghijklmnop\n');
    expect(() => decode(Uint8Array.from([0x41, 0xa4, 0x0a]))).toThrow('encoding');
  });

  test('keeps quoted cells, other separators, and every cell as text', () => {
    expect(parseCsv('a;"b;""c""\nd";e\r\n\r\nf;g\n')).toEqual([['a', 'b;"c"\nd', 'e'], [''], ['f', 'g']]);
    const body = readCsv(big5, 'bank.csv') as { sheets: ApiSheet[] };
    expect(body.sheets[0]!.data![0]!.rowData![0]!.values![1]).toEqual({
      userEnteredValue: { stringValue: '01' },
      userEnteredFormat: { numberFormat: { type: 'TEXT', pattern: '@' } },
    });
  });

  test('is refused when it is something else', () => {
    expect(() => parseCsv('a,"b\nc')).toThrow('quote');
    expect(() => readCsv(Uint8Array.from([0x25, 0x50, 0x44, 0x46, 0x00, 0x01, 0x02]), 'x.pdf')).toThrow('kind');
  });
});
