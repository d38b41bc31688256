/** GOOGLE-RUNTIME lines 12, 13 and 15: protection, validation, menus, scopes, publishing. */
import { bench, evaluate } from './bundle';

const HELPER = 'helper@example.com';

test('protect() changes nothing until editors are changed', () => {
  const { host, id, tab } = bench(`
    function protect() { SpreadsheetApp.getActiveSheet().getRange('A1:A5').protect().setDescription('results'); }
    function close() { const p = SpreadsheetApp.getActiveSpreadsheet().getProtections(SpreadsheetApp.ProtectionType.RANGE)[0]; p.removeEditors(p.getEditors()); return p.getEditors().map(u => u.getEmail()); }`);
  host.workbooks.get(id).share({ editors: [HELPER] });
  host.execute('protect');
  expect(host.editCell(id, tab, 'A1', 'x', HELPER).ok).toBe(true);
  expect(host.execute('close').value).toEqual(['owner@example.com']);
  expect(host.editCell(id, tab, 'A2', 'x', HELPER)).toMatchObject({
    ok: false,
    refused: 'These cells are protected: results.',
    executions: [],
  });
  expect(host.editCell(id, tab, 'B2', 'x', HELPER).ok).toBe(true);
  expect(host.editCell(id, tab, 'A2', 'x').ok).toBe(true);
});

test('Who may only look, or not even that, types nothing', () => {
  const { host, id, tab } = bench('');
  expect(host.editCell(id, tab, 'A1', 'x', 'stranger@example.com').ok).toBe(false);
  host.workbooks.get(id).share({ anyoneWithLink: 'viewer' });
  expect(host.editCell(id, tab, 'A1', 'x', 'stranger@example.com').ok).toBe(false);
  host.workbooks.get(id).share({ anyoneWithLink: 'editor' });
  expect(host.editCell(id, tab, 'A1', 'x', 'stranger@example.com').ok).toBe(true);
});

const RULE = `SpreadsheetApp.newDataValidation().requireValueInList(['1-0', '0-1'], true)`;

test('A validation made by a script lets invalid input through, with a mark', () => {
  const { host, id, tab } = bench(
    `function main() { SpreadsheetApp.getActiveSheet().getRange('A1').setDataValidation(${RULE}.build()); }`,
  );
  host.execute('main');
  const result = host.editCell(id, tab, 'A1', 'nonsense');
  expect([result.ok, result.warnings.length]).toEqual([true, 1]);
});

test('Told not to, it refuses what is typed, pasted, or written by a script', () => {
  const { host, id, tab } = bench(`
    function main() { SpreadsheetApp.getActiveSheet().getRange('A1:A3').setDataValidation(${RULE}.setAllowInvalid(false).setHelpText('Choose a result').build()); }
    function write() { SpreadsheetApp.getActiveSheet().getRange('A1').setValue('nonsense'); }`);
  host.execute('main');
  expect(host.editCell(id, tab, 'A1', 'nonsense')).toMatchObject({ ok: false, refused: 'Choose a result' });
  expect(host.editCell(id, tab, 'A1', [['1-0'], ['nonsense']])).toMatchObject({ ok: false });
  expect(host.workbooks.get(id).values(tab)).toEqual([]);
  expect(host.execute('write').error).toBe(
    'The data you entered in cell A1 violates the data validation rules set on this cell.',
  );
  expect(host.editCell(id, tab, 'A1', '1-0').ok).toBe(true);
  expect(host.editCell(id, tab, 'A1', '').ok).toBe(true);
});

test('One menu per name', () => {
  const { host, id } = bench(
    `function onOpen() { const ui = SpreadsheetApp.getUi(); ui.createMenu('M').addItem('a', 'a').addToUi(); ui.createMenu('M').addItem('b', 'b').addToUi(); }`,
  );
  host.open(id);
  expect(host.menus()).toEqual([{ title: 'M', items: [{ label: 'b', functionName: 'b' }] }]);
});

test('What the manifest does not ask for is refused', () => {
  const manifest = { oauthScopes: ['https://www.googleapis.com/auth/spreadsheets.currentonly'] };
  const call = (body: string): unknown =>
    evaluate(`try { ${body}; return 'done' } catch (e) { return e.message }`, { manifest });
  expect(call(`MailApp.sendEmail('a@example.com', 's', 'b')`)).toBe(
    'You do not have permission to call MailApp.sendEmail. Required permissions: https://www.googleapis.com/auth/script.send_mail',
  );
  expect(call(`SpreadsheetApp.create('x')`)).toContain(
    'Required permissions: https://www.googleapis.com/auth/spreadsheets',
  );
  expect(call(`SpreadsheetApp.getActiveSheet().getRange('A1').setValue(1)`)).toBe('done');
});

test('A new form is unpublished and takes nothing until it is published', () => {
  const { host } = bench(`
    function make() { const f = FormApp.create('f'); f.addTextItem().setTitle('a'); return [f.getId(), f.isPublished()]; }
    function early(id) { FormApp.openById(id).setAcceptingResponses(true); }
    function publish(id) { const f = FormApp.openById(id); f.setPublished(true); return f.isAcceptingResponses(); }
    function stop(id) { FormApp.openById(id).setAcceptingResponses(false).setCustomClosedFormMessage('Closed.'); }`);
  const [form, published] = host.execute('make').value as [string, boolean];
  expect(published).toBe(false);
  expect(host.forms.submit(form, { a: 'x' }).problems).toEqual([{ title: '', message: 'This form is not published.' }]);
  expect(host.execute('early', [form]).error).toBe('The form must be published before it can accept responses.');
  expect(host.execute('publish', [form]).value).toBe(true);
  expect(host.forms.submit(form, { a: 'x' }).ok).toBe(true);
  host.execute('stop', [form]);
  expect(host.forms.submit(form, { a: 'x' }).problems).toEqual([{ title: '', message: 'Closed.' }]);
});
