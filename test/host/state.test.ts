/** The saved state: everything comes back, from the snapshot and from the journal alike. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Host } from '../../src/host';
import { bench } from './bundle';
import { box } from './schema';

const CODE = `
  function onOpen() { SpreadsheetApp.getUi().createMenu('M').addItem('a', 'a').addToUi(); }
  function setup() {
    const form = FormApp.create('f', true);
    form.addTextItem().setTitle('Name');
    form.setAllowResponseEdits(true);
    form.setDestination(FormApp.DestinationType.SPREADSHEET, SpreadsheetApp.getActiveSpreadsheet().getId());
    ScriptApp.newTrigger('onSubmit').forForm(form).onFormSubmit().create();
    ScriptApp.newTrigger('sweep').timeBased().everyMinutes(30).create();
    PropertiesService.getScriptProperties().setProperty('form', form.getId());
    const cells = SpreadsheetApp.getActiveSpreadsheet().getSheets()[1].getRange('A1:B2');
    cells.setNumberFormat('@').setBackground('#ff0000').setNote('n').setValues([['007', '=A1'], ['x', 'y']]);
    cells.protect().setDescription('d');
    return form.getId();
  }
  function onSubmit() { MailApp.sendEmail('a@example.com', 's', 'b'); }
  function sweep() { return 1; }`;

/** Everything that can be asked. */
const whole = (host: Host): unknown =>
  JSON.parse(
    JSON.stringify({
      now: host.clock.now(),
      books: host.workbooks.list().map((book) => [host.sheets.get(book.id, { includeGridData: true }), book.sharing]),
      forms: host.forms.list(),
      triggers: host.triggers.list(),
      mail: [host.mail.outbox(), host.mail.remainingQuota()],
      properties: host.properties.script(),
      menus: host.menus(),
      bound: host.workbooks.boundId,
    }),
  );

const folder = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'host-state-'));

function live(stateDir: string): { host: Host; form: string; response: string } {
  const { host, id, tab } = bench(CODE, { stateDir });
  host.open(id);
  const form = host.execute('setup').value as string;
  const response = host.forms.submit(form, { Name: 'Ann' }).responseId;
  host.forms.submit(form, { Name: 'Bob' });
  host.editCell(id, tab, 'D4', '=1+1');
  host.workbooks.get(id).share({ editors: ['e@example.com'] });
  host.sheets.batchUpdate(
    {
      requests: [
        { insertDimension: { range: { sheetId: 0, dimension: 'ROWS', startIndex: 1, endIndex: 3 } } },
        {
          addConditionalFormatRule: {
            index: 0,
            rule: {
              ranges: [box(0, 2, 0, 2)],
              booleanRule: { condition: { type: 'NOT_BLANK' }, format: { textFormat: { bold: true } } },
            },
          },
        },
      ],
    },
    id,
  );
  host.workbooks.create('Floor');
  host.clock.advance(45 * 60_000);
  return { host, form, response };
}

test.each([true, false])(
  'A second host on the same files is in the same state (saved as a whole: %s)',
  async (save) => {
    const stateDir = folder();
    const { host, form, response } = live(stateDir);
    if (save) host.save();
    const before = whole(host);
    await host.close();
    const { host: next } = bench(CODE, { stateDir, now: 5 });
    expect(next.restored).toBe(true);
    expect(whole(next)).toEqual(before);
    // and it goes on from there: triggers in time, edits in their row, ids that are new
    expect(next.clock.advance(20 * 60_000).map((one) => one.fn)).toEqual(['sweep']);
    expect(next.forms.submit(form, { Name: 'Cat' }, { editOf: response }).responseId).toBe(response);
    const ids = new Set([
      ...next.forms.get(form).responses.map((one) => one.id),
      next.forms.submit(form, { Name: 'Dan' }).responseId,
    ]);
    expect(ids.size).toBe(3);
    const after = whole(next);
    await next.close();
    const { host: third } = bench(CODE, { stateDir });
    expect(whole(third)).toEqual(after);
    await third.close();
    fs.rmSync(stateDir, { recursive: true });
  },
);

test('A torn last line is dropped, and the next one is not written behind it', async () => {
  const stateDir = folder();
  const first = bench('', { stateDir });
  first.host.editCell(first.id, first.tab, 'A1', 'kept');
  await first.host.close();
  const journal = path.join(stateDir, 'journal.log');
  fs.appendFileSync(journal, '0123456789ab {"epoch":0,"parts":[["core",{"no');
  const second = bench('', { stateDir });
  expect(second.host.workbooks.get(second.id).values(second.tab)).toEqual([['kept']]);
  second.host.editCell(second.id, second.tab, 'A2', 'after');
  await second.host.close();
  const third = bench('', { stateDir });
  expect(third.host.workbooks.get(third.id).values(third.tab)).toEqual([['kept'], ['after']]);
  await third.host.close();
  fs.rmSync(stateDir, { recursive: true });
});

test('A kill between the new snapshot and the emptying of the journal repeats nothing', async () => {
  const stateDir = folder();
  const { host } = live(stateDir);
  const journal = path.join(stateDir, 'journal.log');
  const old = fs.readFileSync(journal);
  host.save();
  const before = whole(host);
  await host.close();
  fs.writeFileSync(journal, old);
  const { host: next } = bench(CODE, { stateDir });
  expect(next.mail.outbox()).toHaveLength(2);
  expect(whole(next)).toEqual(before);
  await next.close();
  fs.rmSync(stateDir, { recursive: true });
});

test('One edit costs a few kilobytes of journal, however large the file is', async () => {
  const stateDir = folder();
  const { host, id, tab } = bench('', { stateDir });
  const values = Array.from({ length: 900 }, (_, r) => Array.from({ length: 20 }, (__, c) => `cell ${r} ${c}`));
  host.sheets.values.update({ values }, id, 'A1', { valueInputOption: 'RAW' });
  host.save();
  host.editCell(id, tab, 'C5', 'x');
  expect(fs.statSync(path.join(stateDir, 'journal.log')).size).toBeLessThan(3000);
  expect(fs.statSync(path.join(stateDir, 'state.json')).size).toBeGreaterThan(200_000);
  await host.close();
  fs.rmSync(stateDir, { recursive: true });
});
