/** GOOGLE-RUNTIME line 7: what simple triggers may do, and what fires which trigger. */
import { bench, OWNER } from './bundle';

const caught = (call: string): string =>
  `function onOpen() { try { ${call}; console.log('allowed'); } catch (e) { console.log(e.message); } }`;
const opened = (code: string): string | undefined => {
  const { host, id } = bench(code);
  return host.open(id)[0]?.log[0];
};

test('onOpen runs with AuthMode.LIMITED and builds the menu', () => {
  const { host, id } = bench(`function onOpen(e) {
    console.log(e.authMode === ScriptApp.AuthMode.LIMITED, e.source.getId(), e.user.getEmail());
    const ui = SpreadsheetApp.getUi();
    ui.createMenu('賽務').addItem('Go', 'go').addSeparator().addSubMenu(ui.createMenu('More').addItem('Deep', 'deep')).addToUi();
  }`);
  const [execution] = host.open(id, OWNER);
  expect(execution).toMatchObject({ ok: true, kind: 'simple', log: [`true ${id} ${OWNER}`], crossings: [] });
  expect(host.menus()).toEqual([
    {
      title: '賽務',
      items: [
        { label: 'Go', functionName: 'go' },
        { separator: true },
        { submenu: { title: 'More', items: [{ label: 'Deep', functionName: 'deep' }] } },
      ],
    },
  ]);
});

test.each([
  ['mail', `MailApp.sendEmail('a@example.com', 's', 'b')`, 'MailApp.sendEmail', 'script.send_mail'],
  ['other files', `SpreadsheetApp.openById('x')`, 'SpreadsheetApp.openById', 'spreadsheets'],
  ['the Sheets API', `Sheets.Spreadsheets.get('x')`, 'Sheets.Spreadsheets.get', 'spreadsheets'],
  ['forms', `FormApp.openById('x')`, 'FormApp.openById', 'forms'],
  ['triggers', `ScriptApp.getProjectTriggers()`, 'ScriptApp.getProjectTriggers', 'script.scriptapp'],
  [
    'sidebars',
    `SpreadsheetApp.getUi().showSidebar(HtmlService.createHtmlOutput('x'))`,
    'Ui.sidebar',
    'script.container.ui',
  ],
])('A simple trigger has no access to %s', (_, call, name, scope) => {
  expect(opened(caught(call))).toBe(
    `You do not have permission to call ${name}. Required permissions: https://www.googleapis.com/auth/${scope}`,
  );
});

test('The bound file, properties and caches are open to it', () => {
  expect(opened(caught(`SpreadsheetApp.getActiveSheet().getRange('A1').getValue()`))).toBe('allowed');
  expect(opened(caught(`PropertiesService.getDocumentProperties().getProperty('x')`))).toBe('allowed');
});

const EDIT = `
  function onEdit(e) { console.log(String(e.value), String(e.oldValue), e.range.getA1Notation(), e.authMode); }
  function installed(e) { console.log(e.range.getA1Notation(), e.authMode, e.triggerUid.length > 0, Session.getEffectiveUser().getEmail()); }
  function setup() { ScriptApp.newTrigger('installed').forSpreadsheet(SpreadsheetApp.getActiveSpreadsheet()).onEdit().create(); }
  function script() { SpreadsheetApp.getActiveSheet().getRange('A1').setValue(1); SpreadsheetApp.flush(); }
  function api() { Sheets.Spreadsheets.Values.update({ values: [[1]] }, SpreadsheetApp.getActiveSpreadsheet().getId(), 'A1', { valueInputOption: 'RAW' }); }`;

test('Typing fires the simple and the installed onEdit; the installed one runs as its creator', () => {
  const { host, id, tab } = bench(EDIT);
  host.execute('setup');
  host.workbooks.get(id).share({ editors: ['helper@example.com'] });
  const first = host.editCell(id, tab, 'B2', '5', 'helper@example.com');
  expect(first.executions.map((one) => [one.kind, one.user, one.log[0]])).toEqual([
    ['simple', 'helper@example.com', '5 undefined B2 LIMITED'],
    ['trigger', OWNER, `B2 FULL true ${OWNER}`],
  ]);
  expect(host.editCell(id, tab, 'B2', '').executions[0]?.log).toEqual(['undefined 5 B2 LIMITED']);
});

test('A paste is one event with a range and no value', () => {
  const { host, id, tab } = bench(EDIT);
  const { executions } = host.editCell(id, tab, 'A1', [
    ['1', '2'],
    ['3', '4'],
  ]);
  expect(executions.map((one) => one.log)).toEqual([['undefined undefined A1:B2 LIMITED']]);
});

test('Writes of scripts and of the API fire nothing', () => {
  const { host } = bench(EDIT);
  host.execute('setup');
  const before = host.executions.length;
  host.execute('script');
  host.execute('api');
  expect(host.executions.length).toBe(before + 2);
});

test('In a file the script is not bound to, only installed triggers fire', () => {
  const { host } = bench(
    `${EDIT} function setupFloor(id) { ScriptApp.newTrigger('installed').forSpreadsheet(id).onEdit().create(); }`,
  );
  const floor = host.workbooks.create('Floor');
  expect(host.editCell(floor.id, floor.sheets[0]!.title, 'A1', 'x').executions).toEqual([]);
  expect(host.execute('setupFloor', [floor.id]).error).toBeUndefined();
  expect(host.editCell(floor.id, floor.sheets[0]!.title, 'A1', 'y').executions.map((one) => one.fn)).toEqual([
    'installed',
  ]);
  expect(host.open(floor.id)).toEqual([]);
});

test('A failing trigger leaves only a note for the owner', () => {
  const { host, id, tab } = bench(
    `function bad() { throw new Error('broken'); } function setup() { ScriptApp.newTrigger('bad').forSpreadsheet(SpreadsheetApp.getActive()).onEdit().create(); }`,
  );
  host.execute('setup');
  expect(host.editCell(id, tab, 'A1', 'x').ok).toBe(true);
  expect(host.failures.map((one) => one.error)).toEqual(['broken']);
});
