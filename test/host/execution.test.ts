/** Executions: what is counted, how they are ended, who answers dialogs. */
import { bench } from './bundle';

const ACT = `
  function act() {
    const lock = LockService.getScriptLock();
    lock.waitLock(1000);
    const book = SpreadsheetApp.getActiveSpreadsheet();
    const id = book.getId();
    const read = Sheets.Spreadsheets.Values.batchGet(id, { ranges: ['A1:C9'] });
    Sheets.Spreadsheets.Values.append({ values: [['row']] }, id, 'A1', { valueInputOption: 'RAW' });
    book.getActiveSheet().getRange('B1').setNumberFormat('@').setValue('00123');
    PropertiesService.getScriptProperties().setProperty('done', '1');
    try { MailApp.sendEmail('a@example.com', 's', 'b'); } catch (e) { PropertiesService.getScriptProperties().setProperty('caught', e.message); }
    finally { SpreadsheetApp.flush(); lock.releaseLock(); }
    return 'end';
  }`;
const NAMES = [
  'LockService.Lock.waitLock',
  'Sheets.Spreadsheets.Values.batchGet',
  'Sheets.Spreadsheets.Values.append',
  'SpreadsheetApp.Range.setNumberFormat',
  'SpreadsheetApp.Range.setValue',
  'PropertiesService.Properties.setProperty',
  'MailApp.sendEmail',
  'SpreadsheetApp.flush',
  'LockService.Lock.releaseLock',
];

test('Crossings are counted by service and named in order; accessors are method calls only', () => {
  const { host } = bench(ACT);
  const execution = host.execute('act');
  expect(execution.value).toBe('end');
  expect(execution.crossings).toEqual(NAMES);
  expect(execution.serviceCalls).toEqual({
    LockService: 2,
    Sheets: 2,
    SpreadsheetApp: 3,
    PropertiesService: 1,
    MailApp: 1,
  });
  expect(execution.methodCalls).toBe(15);
});

test.each(NAMES.map((name, i) => [i + 1, name]))(
  'Killed after crossing %i (%s): it took effect, nothing after it did',
  (n) => {
    const { host, id, tab } = bench(ACT);
    const execution = host.execute('act', [], { killAfterCrossing: n });
    expect(execution).toMatchObject({ ok: false, killed: 'crossing', value: undefined });
    expect(execution.crossings).toEqual(NAMES.slice(0, n));
    const row = host.workbooks.get(id).values(tab)[0] ?? [];
    expect([row[0] === 'row', row[1] === '00123']).toEqual([n >= 3, n >= 5]);
    expect(host.properties.script()).toEqual(n >= 6 ? { done: '1' } : {});
    expect(host.mail.outbox()).toHaveLength(n >= 7 ? 1 : 0);
    // the lock is free again, whatever happened
    expect(host.execute('act').ok).toBe(true);
  },
);

test('An error of the script is told with its sentence', () => {
  const { host } = bench(
    `function a() { throw new Error('plain'); } function b() { null.x; } function c() { SpreadsheetApp.openById('x'); } function d() { throw 'text'; }`,
  );
  expect(['a', 'b', 'c', 'd'].map((fn) => host.execute(fn).error)).toEqual([
    'plain',
    "TypeError: Cannot read properties of null (reading 'x')",
    'Unexpected error while getting the method or property openById on object SpreadsheetApp.',
    'text',
  ]);
  expect(host.execute('a').stack).toContain('Code.js:1');
});

describe('dialogs', () => {
  const { host } = bench(`
    function alert() { const ui = SpreadsheetApp.getUi(); return ui.alert('Title', 'Sure?', ui.ButtonSet.YES_NO) === ui.Button.YES; }
    function prompt() { const r = SpreadsheetApp.getUi().prompt('Name?'); return [r.getSelectedButton(), r.getResponseText()]; }
    function two() { return [alert(), prompt()]; }
    function toast() { SpreadsheetApp.getActiveSpreadsheet().toast('saved', 'Office', 3); }`);
  test('Scripted answers come in order, and what was shown is kept with its answer', () => {
    const execution = host.execute('two', [], { answers: ['YES', { button: 'OK', text: '甲' }] });
    expect(execution.value).toEqual([true, ['OK', '甲']]);
    expect(execution.dialogs).toEqual([
      { kind: 'alert', title: 'Title', message: 'Sure?', buttons: 'YES_NO', answer: { button: 'YES', text: '' } },
      { kind: 'prompt', title: '', message: 'Name?', buttons: 'OK', answer: { button: 'OK', text: '甲' } },
    ]);
    expect([execution.serviceCalls, execution.crossings]).toEqual([{ Ui: 2 }, []]);
  });
  test('A function may answer', () => {
    expect(
      host.execute('two', [], {
        answers: (dialog) => (dialog.kind === 'alert' ? 'NO' : { button: 'OK', text: dialog.message }),
      }).value,
    ).toEqual([false, ['OK', 'Name?']]);
  });
  test('A dialog nobody answers is an error that names it', () => {
    expect(host.execute('two', [], { answers: ['YES'] }).error).toBe('No answer was scripted for the prompt "Name?"');
  });
  test('A toast is shown and waits for nothing', () => {
    expect(host.execute('toast').dialogs).toEqual([{ kind: 'toast', title: 'Office', message: 'saved' }]);
  });
});

test('The selection is what getActiveRange sees', () => {
  const { host, tab } = bench(
    `function main() { return [SpreadsheetApp.getActiveRange().getA1Notation(), SpreadsheetApp.getActiveSheet().getName()]; }`,
  );
  expect(host.execute('main', [], { selection: { sheet: tab, a1: 'B2:C3' } }).value).toEqual(['B2:C3', tab]);
});

test('Another execution between two crossings sees the first one half-way', () => {
  const { host } = bench(`
    function slow() { const p = PropertiesService.getScriptProperties(); p.setProperty('a', '1'); p.setProperty('b', '1'); }
    function look() { return PropertiesService.getScriptProperties().getKeys(); }`);
  const seen: unknown[] = [];
  host.execute('slow', [], { onCrossing: (n) => (n === 1 ? seen.push(host.execute('look').value) : undefined) });
  expect(seen).toEqual([['a']]);
});

test('With a seed, chance repeats; without one, it does not', () => {
  const code = `function main() { return [Math.random(), Utilities.getUuid()]; }`;
  const once = (seed: string | undefined) =>
    JSON.stringify(
      bench(code, seed === undefined ? { seed: undefined as never } : { seed }).host.execute('main').value,
    );
  expect(once('a')).toBe(once('a'));
  expect(once('a')).not.toBe(once('b'));
  expect(once(undefined)).not.toBe(once(undefined));
});
