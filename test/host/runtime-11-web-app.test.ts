/** GOOGLE-RUNTIME line 11: what a web app has not, and how pages are made. */
import { createHost } from '../../src/host';
import { bench, START } from './bundle';

const CODE = `
  function doGet(e) {
    const seen = [SpreadsheetApp.getActiveSpreadsheet(), Session.getEffectiveUser().getEmail()];
    try { SpreadsheetApp.getUi(); } catch (error) { seen.push(error.message); }
    seen.push(SpreadsheetApp.openById(e.parameter.id).getName());
    return ContentService.createTextOutput(JSON.stringify(seen)).setMimeType(ContentService.MimeType.JSON);
  }
  function page() {
    const t = HtmlService.createTemplateFromFile('page');
    t.name = '<img onerror=x>';
    t.rows = [1, 2];
    return t.evaluate().setTitle('Look-up').setWidth(300);
  }
  function menu() { SpreadsheetApp.getUi().showModalDialog(HtmlService.createHtmlOutput('<b>hi</b>').setHeight(200), 'Hello'); }
  function time() { try { SpreadsheetApp.getUi(); } catch (e) { return e.message; } }`;

test('No active spreadsheet and no user interface; openById works, as the owner', () => {
  const { host, id } = bench(CODE);
  const { value } = host.execute('doGet', [{ parameter: { id } }], {
    kind: 'webapp',
    user: 'visitor@example.com',
    activeSpreadsheetId: id,
  });
  expect(value).toEqual({
    text: JSON.stringify([
      null,
      'owner@example.com',
      'Cannot call SpreadsheetApp.getUi() from this context.',
      'Office',
    ]),
    mimeType: 'JSON',
  });
});

test('A template escapes what <?= ?> shows and nothing that <?!= ?> shows', () => {
  const files = { page: '<p><?= name ?></p><? for (const n of rows) { ?><i><?!= n ?></i><? } ?>' };
  const host = createHost({ bundle: { code: CODE, name: 'Code.js', files }, now: START, timeZone: 'Asia/Taipei' });
  expect(host.execute('page').value).toEqual({
    html: '<p>&lt;img onerror=x&gt;</p><i>1</i><i>2</i>',
    title: 'Look-up',
    width: 300,
  });
});

test("A dialog of one's own is shown and does not block", () => {
  const { host } = bench(CODE);
  expect(host.execute('menu').dialogs).toEqual([
    { kind: 'modal', title: 'Hello', message: '', html: '<b>hi</b>', height: 200 },
  ]);
});

test('A time-driven trigger has no user interface either', () => {
  const { host } = bench(CODE);
  expect(host.execute('time', [], { kind: 'trigger' }).value).toBe(
    'Cannot call SpreadsheetApp.getUi() from this context.',
  );
});
