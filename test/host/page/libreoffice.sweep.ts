/** What is saved here LibreOffice opens as it was drawn, and what LibreOffice saves is opened here. Needs soffice, and says so. */
import * as fs from 'node:fs';
import * as path from 'node:path';
import { spawnSync } from 'node:child_process';
import type { ApiSheet } from '../../../src/host/page/files/api-sheet';
import { newFolder } from './browser';
import { sample } from './sample';
import { readFile, writeFile } from './xlsx-process';

jest.setTimeout(5 * 60_000);
const PLACES = [process.env['SOFFICE'], '/usr/bin/soffice', '/usr/local/bin/soffice', '/usr/bin/libreoffice'];
const soffice = PLACES.find((one) => one !== undefined && fs.existsSync(one));

/** LibreOffice's own reading of a file, written out in another form. */
function convert(file: string, to: 'fods' | 'xlsx', folder: string): string {
  if (soffice === undefined)
    throw new Error(
      'This test needs LibreOffice: install it (apt-get install libreoffice-calc-nogui) or name it in SOFFICE=/path/to/soffice.',
    );
  const out = path.join(folder, to);
  const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`;
  const done = spawnSync(soffice, [profile, '--headless', '--convert-to', to, '--outdir', out, file], {
    encoding: 'utf8',
    timeout: 180_000,
  });
  const made = path.join(out, path.basename(file).replace(/\.\w+$/, `.${to}`));
  if (!fs.existsSync(made)) throw new Error(`soffice made no ${to}: ${done.stdout} ${done.stderr}`);
  return made;
}

const folder = newFolder();
const here = sample();
const opened: Record<string, { fods: string; again: ApiSheet[] }> = {};

beforeAll(() => {
  here.host.sheets.batchUpdate({ requests: [{ deleteSheet: { sheetId: 12 } }] }, here.office);
  for (const [name, id] of [
    ['office', here.office],
    ['floor', here.floor],
  ] as const) {
    const file = path.join(folder, `${name}.xlsx`);
    writeFile(folder, here.host.sheets.get(id, { includeGridData: true }), file);
    opened[name] = {
      fods: fs.readFileSync(convert(file, 'fods', folder), 'utf8'),
      again: readFile(folder, convert(file, 'xlsx', folder)),
    };
  }
});
afterAll(async () => {
  fs.rmSync(folder, { recursive: true });
  await here.host.close();
});

const fods = (name: string): string => opened[name]!.fods;
const tab = (name: string, title: string): ApiSheet =>
  opened[name]!.again.find((sheet) => sheet.properties.title === title)!;
/** the XML of one tab */
const table = (name: string, title: string): string =>
  new RegExp(`<table:table table:name="${title}"[^]*?</table:table>`).exec(fods(name))?.[0] ?? '';

test('LibreOffice shows the drop-down with its list and refuses other values', () => {
  const rule =
    /<table:content-validation [^>]*cell-content-is-in-list\(([^"]*)\)[^]*?<\/table:content-validation>/.exec(
      fods('office'),
    );
  expect(rule?.[1]?.replace(/&quot;/g, '"')).toBe('"已確認";"候補";"取消"');
  expect(rule?.[0]).toContain('table:message-type="stop"');
  expect(fods('floor').replace(/&quot;/g, '"')).toContain('cell-content-is-in-list("左勝";"右勝";"雙方缺席")');
});

test('LibreOffice keeps colours, conditional colours, merged cells, notes and text', () => {
  const entries = table('office', '報名');
  expect(fods('office')).toContain('fo:background-color="#17324d"');
  expect(fods('office')).toMatch(
    /calcext:condition [^>]*calcext:value="formula-is\(\[?\.?\$D2\]?=&quot;已確認&quot;\)"/,
  );
  expect(entries).toContain('table:number-columns-spanned="3" table:number-rows-spanned="2"');
  expect(entries).toContain('家長代填');
  expect(entries).toMatch(/office:value-type="string"[^>]*>\s*<text:p>00123</);
});

test('LibreOffice protects the floor tab and leaves the result cells open', () => {
  expect(table('floor', '配對有段R1').slice(0, 300)).toContain('table:protected="true"');
  expect(fods('floor')).toContain('style:cell-protect="none"');
});

// frozen rows are not among it: converting without a window, LibreOffice writes no view
test('what LibreOffice saved opens here as it was: text, list, colours, protection and its open cells', () => {
  const entries = tab('office', '報名');
  const cell = (r: number, c: number) => entries.data![0]!.rowData![r]!.values![c]!;
  expect(cell(1, 0).userEnteredValue).toEqual({ stringValue: '00123' });
  expect(cell(1, 2).userEnteredValue).toEqual({ numberValue: 1200 });
  expect(cell(3, 2).userEnteredValue).toEqual({ formulaValue: '=SUM(C2:C3)' });
  expect(cell(1, 3).dataValidation).toMatchObject({
    strict: true,
    condition: {
      type: 'ONE_OF_LIST',
      values: ['已確認', '候補', '取消'].map((userEnteredValue) => ({ userEnteredValue })),
    },
  });
  expect(cell(1, 1).note).toContain('家長代填');
  expect(entries.merges).toMatchObject([{ startRowIndex: 7, endRowIndex: 9, startColumnIndex: 2, endColumnIndex: 5 }]);
  expect(entries.conditionalFormats?.[0]?.booleanRule?.condition.values?.[0]?.userEnteredValue).toBe('=$D2="已確認"');
  const { red, green, blue } = (
    cell(0, 0).userEnteredFormat?.['backgroundColorStyle'] as { rgbColor: Record<string, number> }
  ).rgbColor;
  expect([red, green, blue].map((part) => Math.round(part! * 255))).toEqual([0x17, 0x32, 0x4d]);
  const open = tab('floor', '配對有段R1').protectedRanges![0]!.unprotectedRanges!;
  expect(open.map((one) => [one.startRowIndex, one.endRowIndex, one.startColumnIndex])).toEqual([
    [1, 9, 2],
    [1, 9, 3],
  ]);
});
