/** One worker thread per execution: dialogs block until answered, locks are real, a kill is a kill. */
import { bench } from './bundle';

const CODE = `
function ask() {
  const ui = SpreadsheetApp.getUi();
  const answer = ui.prompt('How many?', ui.ButtonSet.OK_CANCEL);
  return answer.getSelectedButton() + ':' + answer.getResponseText() + ':' + (answer instanceof Object);
}
function add() {
  const lock = LockService.getScriptLock();
  lock.waitLock(20000);
  const store = PropertiesService.getScriptProperties();
  const n = Number(store.getProperty('n') || 0);
  store.setProperty('n', String(n + 1));
  lock.releaseLock();
  return n;
}
function hold() { LockService.getScriptLock().waitLock(1000); PropertiesService.getScriptProperties().setProperty('held', '1'); SpreadsheetApp.flush(); while (true) {} }
function grab() { return LockService.getScriptLock().tryLock(50); }
`;

const { host } = bench(CODE, { ticking: true });
afterAll(() => host.close());

test('A prompt blocks the script until somebody answers it', async () => {
  const asked: string[] = [];
  const execution = await host.executeInWorker('ask', [], {
    onDialog: async (dialog) => {
      asked.push(dialog.message);
      await new Promise((resolve) => setTimeout(resolve, 20));
      return { button: 'OK', text: '七' };
    },
  });
  expect(execution).toMatchObject({ ok: true, value: 'OK:七:true', serviceCalls: { Ui: 1 } });
  expect(asked).toEqual(['How many?']);
});

test('Twelve workers that count under a lock lose no count', async () => {
  const all = await Promise.all(Array.from({ length: 12 }, () => host.executeInWorker('add')));
  expect(all.map((one) => one.error).filter(Boolean)).toEqual([]);
  expect(all.map((one) => one.value as number).sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, i) => i));
  expect(host.properties.script()['n']).toBe('12');
});

test('A killed worker goes no further, not even in an endless loop, and lets go of its lock', async () => {
  const execution = await host.executeInWorker('hold', [], { killAfterCrossing: 3 });
  expect(execution).toMatchObject({ ok: false, killed: 'crossing' });
  expect(execution.crossings).toEqual([
    'LockService.Lock.waitLock',
    'PropertiesService.Properties.setProperty',
    'SpreadsheetApp.flush',
  ]);
  expect(host.properties.script()['held']).toBe('1');
  expect((await host.executeInWorker('grab')).value).toBe(true);
});

test('Submit events that were held back arrive together, each in a worker, and none is lost under the lock', async () => {
  const { host: own } = bench(
    `function setup() {
      const form = FormApp.create('f', true);
      form.addTextItem().setTitle('Name');
      ScriptApp.newTrigger('note').forForm(form).onFormSubmit().create();
      return form.getId();
    }
    function note(e) {
      const lock = LockService.getScriptLock();
      lock.waitLock(20000);
      SpreadsheetApp.getActiveSpreadsheet().getSheets()[0].appendRow([e.response.getItemResponses()[0].getResponse(), Session.getEffectiveUser().getEmail()]);
      SpreadsheetApp.flush();
    }`,
    { ticking: true },
  );
  const form = own.execute('setup').value as string;
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  for (const Name of names) own.forms.submit(form, { Name }, { delivery: 'burst' });
  const executions = await own.forms.deliverInWorkers();
  expect(executions.map((one) => one.error)).toEqual(names.map(() => undefined));
  const book = own.workbooks.list()[0]!;
  const rows = book.values(book.sheets[0]!.title);
  expect(rows.map((row) => row[0]).sort()).toEqual(names);
  expect(new Set(rows.map((row) => row[1]))).toEqual(new Set(['owner@example.com']));
  await own.close();
});
