/** GOOGLE-RUNTIME line 5: the limits of a run, of triggers, properties, cache, mail, cells and the Sheets API. */
import { bench, evaluate, START } from './bundle';

const caught = (body: string): string => `try { ${body}; return 'no error' } catch (e) { return e.message }`;

test('A run ends after six minutes, and nothing catches that', () => {
  const code = `function main() {
    const store = PropertiesService.getScriptProperties();
    for (let i = 0; i < 1000; i++) { try { store.setProperty('n', String(i)); Utilities.sleep(60000); } catch (e) { store.setProperty('caught', 'yes'); } }
  }`;
  const { host } = bench(code);
  expect(host.execute('main')).toMatchObject({ ok: false, killed: 'time', error: 'Exceeded maximum execution time' });
  expect(host.properties.script()).toEqual({ n: '6' });
});

test('A simple trigger ends after thirty seconds', () => {
  const { host, id, tab } = bench(
    `function onEdit(e) { e.range.offset(0, 1).setValue('a'); Utilities.sleep(31000); e.range.offset(0, 2).setValue('b'); }`,
  );
  const { executions } = host.editCell(id, tab, 'A1', 'x');
  expect(executions[0]).toMatchObject({ ok: false, killed: 'time' });
  expect(host.workbooks.get(id).values(tab)).toEqual([['x', 'a']]);
});

test('Crossings take host time when a latency is set', () => {
  const { host } = bench(`function main() { SpreadsheetApp.flush(); SpreadsheetApp.flush(); return Date.now(); }`, {
    latency: 250,
  });
  expect(host.execute('main').value).toBe(START + 500);
});

test('Twenty triggers of one person, not one more', () => {
  const body = `for (let i = 0; i < 21; i++) ScriptApp.newTrigger('f').timeBased().everyHours(1).create()`;
  expect(evaluate(caught(body))).toBe(
    'This script has too many triggers. Triggers must be deleted from the script before more can be added.',
  );
});

test('Ninety minutes of trigger time a day', () => {
  const code = `function setup() { ScriptApp.newTrigger('slow').timeBased().everyMinutes(5).create(); } function slow() { Utilities.sleep(300000); }`;
  const { host } = bench(code);
  host.execute('setup');
  const ran = host.clock.advance(180 * 60_000);
  expect(ran.filter((one) => one.ok)).toHaveLength(18);
  expect(host.failures[0]?.error).toBe('Service using too much computer time for one day');
});

test('A property holds 9 KB, a store 500 KB', () => {
  const store = `const s = PropertiesService.getScriptProperties();`;
  expect(evaluate(store + caught(`s.setProperty('k', 'x'.repeat(9 * 1024 + 1))`))).toBe('Argument too large: value');
  expect(evaluate(store + caught(`s.setProperty('k', '漢'.repeat(3073))`))).toBe('Argument too large: value');
  expect(evaluate(store + caught(`for (let i = 0; i < 60; i++) s.setProperty('k' + i, 'x'.repeat(9000))`))).toContain(
    'exceeded the property storage quota',
  );
});

test('Cache keys of 250 characters, values of 100 KB, and both are forgotten in time', () => {
  const cache = `const c = CacheService.getScriptCache();`;
  expect(evaluate(cache + caught(`c.put('k'.repeat(251), 'v')`))).toBe('Argument too large: key');
  expect(evaluate(cache + caught(`c.put('k', 'v'.repeat(100 * 1024 + 1))`))).toBe('Argument too large: value');
  expect(
    evaluate(
      `${cache} c.put('k', 'v', 60); Utilities.sleep(59000); const a = c.get('k'); Utilities.sleep(2000); return [a, c.get('k')]`,
    ),
  ).toEqual(['v', null]);
});

describe('mail', () => {
  const send = `MailApp.sendEmail({ to: 'a@example.com', subject: 's', body: 'b' })`;
  test('A day has a hundred recipients, and then Google says so in these words', () => {
    const { host } = bench(
      `function main() { let n = 0; try { for (;;) { ${send}; n++; } } catch (e) { return [n, e.message, MailApp.getRemainingDailyQuota()]; } }`,
    );
    expect(host.execute('main').value).toEqual([100, 'Service invoked too many times for one day: email.', 0]);
    expect(host.mail.outbox()).toHaveLength(100);
    host.clock.advance(24 * 3_600_000);
    expect(host.mail.remainingQuota()).toBe(100);
  });
  test('Everyone addressed counts', () => {
    const body = `MailApp.sendEmail('a@example.com,b@example.com', 's', 'b', { cc: 'c@example.com', bcc: 'd@example.com' }); return MailApp.getRemainingDailyQuota()`;
    expect(evaluate(body, { mailQuota: 1500 })).toBe(1496);
  });
  test('Fifty recipients a message, 200 KB a body', () => {
    expect(evaluate(caught(`MailApp.sendEmail(Array(51).fill('a@example.com').join(','), 's', 'b')`))).toBe(
      'Limit Exceeded: Email Recipients Per Message.',
    );
    expect(evaluate(caught(`MailApp.sendEmail('a@example.com', 's', 'x'.repeat(200 * 1024 + 1))`))).toBe(
      'Limit Exceeded: Email Body Size.',
    );
  });
  test('An address that is none is refused', () => {
    expect(evaluate(caught(`MailApp.sendEmail('nobody', 's', 'b')`))).toBe('Invalid email: nobody');
  });
  test('A failure on demand strikes once', () => {
    const { host } = bench(`function main() { ${send} }`);
    host.mail.failNext(1, 'Server unavailable');
    expect(host.execute('main').error).toBe('Server unavailable');
    expect(host.execute('main').ok).toBe(true);
  });
});

test('Fifty thousand characters a cell', () => {
  const message = 'Your input contains more than the maximum of 50000 characters in a single cell.';
  expect(evaluate(caught(`SpreadsheetApp.getActiveSheet().getRange('A1').setValue('x'.repeat(50001))`))).toBe(message);
  const request = `Sheets.Spreadsheets.batchUpdate({ requests: [{ updateCells: { range: { sheetId: 0, startRowIndex: 0, endRowIndex: 1, startColumnIndex: 0, endColumnIndex: 1 },
    rows: [{ values: [{ userEnteredValue: { stringValue: 'x'.repeat(50001) } }] }], fields: 'userEnteredValue' } }] }, SpreadsheetApp.getActiveSpreadsheet().getId())`;
  expect(evaluate(caught(request))).toContain(message);
});

test('Ten million cells a file', () => {
  const request = `Sheets.Spreadsheets.batchUpdate({ requests: [{ appendDimension: { sheetId: 0, dimension: 'ROWS', length: 400000 } }] }, SpreadsheetApp.getActiveSpreadsheet().getId())`;
  expect(evaluate(caught(request))).toContain('above the limit of 10000000 cells');
});

test('Thirty executions at once', () => {
  const { host } = bench(`function main() { SpreadsheetApp.flush(); return 1; }`);
  const errors: (string | undefined)[] = [];
  const nest = (depth: number): void => {
    errors.push(host.execute('main', [], { onCrossing: () => (depth < 31 ? nest(depth + 1) : undefined) }).error);
  };
  nest(1);
  expect(errors.filter((error) => error === undefined)).toHaveLength(30);
  expect(errors[0]).toBe('There are too many scripts running simultaneously for this Google user account.');
});

test('Sixty reads and sixty writes a minute of the Sheets API, for one person', () => {
  const id = `const id = SpreadsheetApp.getActiveSpreadsheet().getId(); let n = 0;`;
  const code = `
    function read() { ${id} try { for (; n < 200; n++) Sheets.Spreadsheets.Values.get(id, 'A1'); } catch (e) { return [n, e.name, e.message, e.details.code]; } }
    function write() { ${id} try { for (; n < 200; n++) Sheets.Spreadsheets.Values.clear({}, id, 'A1'); } catch (e) { return n; } }
    function app() { for (let i = 0; i < 200; i++) SpreadsheetApp.getActiveSheet().getRange('A1').getValue(); return 200; }`;
  const { host } = bench(code);
  const [count, name, message, status] = host.execute('read').value as [number, string, string, number];
  expect([count, name, status]).toEqual([60, 'GoogleJsonResponseException', 429]);
  expect(message).toBe(
    "API call to sheets.spreadsheets.values.get failed with error: Quota exceeded for quota metric 'Read requests' and limit 'Read requests per minute per user' of service 'sheets.googleapis.com' for consumer 'project_number:0'.",
  );
  expect(host.execute('write').value).toBe(60);
  expect(host.execute('app').value).toBe(200);
  host.clock.advance(60_000);
  expect((host.execute('read').value as number[])[0]).toBe(60);
});
