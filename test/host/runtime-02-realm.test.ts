/** GOOGLE-RUNTIME line 2: zod in Google's realm; what services hand out is made of the realm's own objects. */
import { buildSync } from 'esbuild';
import { bench, evaluate } from './bundle';

const ZOD = buildSync({
  stdin: {
    contents: `
      import * as z from 'zod/mini';
      export function formats() {
        return [z.url(), z.base64(), z.ipv6(), z.jwt()].map((kind, i) =>
          kind.safeParse(['https://example.com/', 'aGk=', '2001:db8::1', 'eyJhbGciOiJub25lIn0.eyJhIjoxfQ.c2ln'][i]).success);
      }
      export function cells() {
        const sheet = SpreadsheetApp.getActiveSheet();
        sheet.getRange('A1:C1').setValues([[new Date(), 5, 'x']]);
        const row = z.tuple([z.date(), z.number(), z.string()]);
        return z.array(row).safeParse(sheet.getRange('A1:C1').getValues()).success;
      }
      export function api() {
        const id = SpreadsheetApp.getActiveSpreadsheet().getId();
        const answer = Sheets.Spreadsheets.Values.batchGet(id, { ranges: ['A1:B2'] });
        return z.object({ spreadsheetId: z.string(), valueRanges: z.array(z.object({ range: z.string() })) }).safeParse(answer).success;
      }`,
    resolveDir: __dirname,
  },
  bundle: true,
  format: 'iife',
  globalName: 'app',
  target: 'es2019',
  write: false,
}).outputFiles[0]!.text;

const { host } = bench(`${ZOD}
  function formats() { return app.formats(); }
  function cells() { return app.cells(); }
  function api() { return app.api(); }`);

test('url, base64, ipv6 and jwt reject every value, good ones as well', () => {
  expect(host.execute('formats').value).toEqual([false, false, false, false]);
});

test('Dates, lists and records from services pass zod', () => {
  expect(host.execute('cells')).toMatchObject({ ok: true, value: true });
  expect(host.execute('api')).toMatchObject({ ok: true, value: true });
});

test('instanceof and Array.isArray hold for what services return', () => {
  const body = `
    const sheet = SpreadsheetApp.getActiveSheet();
    sheet.getRange('A1').setValue(new Date());
    const values = sheet.getRange('A1:B1').getValues();
    return [Array.isArray(values), values instanceof Array, values[0] instanceof Array, values[0][0] instanceof Date,
      PropertiesService.getScriptProperties().getProperties() instanceof Object, Object.getPrototypeOf(Sheets.Spreadsheets.get(
        SpreadsheetApp.getActiveSpreadsheet().getId())) === Object.prototype]`;
  expect(evaluate(body)).toEqual([true, true, true, true, true, true]);
});

test('Errors of services are errors of the realm', () => {
  expect(evaluate(`try { SpreadsheetApp.openById('nope') } catch (e) { return [e instanceof Error, e.name] }`)).toEqual(
    [true, 'Exception'],
  );
});
