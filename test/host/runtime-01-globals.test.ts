/** GOOGLE-RUNTIME line 1: what a script cannot find, and that only microtasks run. */
import { bench, evaluate } from './bundle';

test.each(
  'setTimeout setInterval setImmediate clearTimeout queueMicrotask TextEncoder TextDecoder fetch Blob URL URLSearchParams atob btoa crypto performance process window document self require module exports Buffer global structuredClone WebAssembly DriveApp GmailApp UrlFetchApp'.split(
    ' ',
  ),
)('There is no %s', (name) => {
  expect(evaluate(`return typeof ${name}`)).toBe('undefined');
});

test.each(
  'SpreadsheetApp FormApp MailApp HtmlService ContentService ScriptApp LockService PropertiesService CacheService Utilities Session Logger console Sheets'.split(
    ' ',
  ),
)('There is %s', (name) => {
  expect(evaluate(`return typeof ${name}`)).toBe('object');
});

test('Promises run to their end before the script counts as done', () => {
  const { host } = bench(`
    async function later() { await null; await null; return 'settled'; }
    async function broken() { await null; throw new Error('late'); }`);
  expect(host.execute('later').value).toBe('settled');
  expect(host.execute('broken')).toMatchObject({ ok: false, error: 'late' });
});

test('What is not rebuilt says so by name', () => {
  expect(() => evaluate(`SpreadsheetApp.getActiveSheet().getRange('A1').setTextRotation(45)`)).toThrow(
    'Range.setTextRotation is not emulated by the offline host',
  );
  expect(() => evaluate(`SpreadsheetApp.getActiveSpreadsheet().getBlob()`)).toThrow(
    'Spreadsheet.getBlob is not emulated by the offline host',
  );
});

test('The advanced service is there only when the manifest enables it', () => {
  expect(evaluate('return typeof Sheets', { manifest: { oauthScopes: [] } })).toBe('undefined');
  const manifest = { dependencies: { enabledAdvancedServices: [{ userSymbol: 'Tables', serviceId: 'sheets' }] } };
  expect(evaluate('return typeof Tables.Spreadsheets.Values.get', { manifest })).toBe('function');
});

test('console and Logger write the log of the execution', () => {
  const { host } = bench(
    `function main() { console.log('a %s', 1, { b: 2 }); console.error(new Error('c').message); Logger.log('d'); }`,
  );
  expect(host.execute('main').log).toEqual(['a 1 {"b":2}', 'error: c', 'd']);
});
