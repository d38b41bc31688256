/** GOOGLE-RUNTIME line 8: form events and the rows that responses leave. */
import type { Delivery } from '../../src/host';
import { bench, START } from './bundle';

const CODE = `
  function setup() {
    const form = FormApp.create('Entry', true);
    form.addTextItem().setTitle('Name').setRequired(true);
    form.addTextItem().setTitle('Digits');
    form.addCheckboxItem().setTitle('Days').setChoiceValues(['Sat', 'Sun']);
    form.addDateItem().setTitle('Born');
    form.setAllowResponseEdits(true);
    form.setDestination(FormApp.DestinationType.SPREADSHEET, SpreadsheetApp.getActiveSpreadsheet().getId());
    ScriptApp.newTrigger('onSheet').forSpreadsheet(SpreadsheetApp.getActiveSpreadsheet()).onFormSubmit().create();
    ScriptApp.newTrigger('onForm').forForm(form).onFormSubmit().create();
    return form.getId();
  }
  function onSheet(e) {
    return { auth: e.authMode, values: e.values, named: e.namedValues, a1: e.range.getA1Notation(), uid: typeof e.triggerUid, id: e.response === undefined,
      row: e.range.getDisplayValues()[0] };
  }
  function onForm(e) {
    return e.response ? { id: e.response.getId(), answers: e.response.getItemResponses().map(r => [r.getItem().getTitle(), r.getResponse()]), at: e.response.getTimestamp().getTime() } : 'blank';
  }
  function submitByScript(id) {
    const form = FormApp.openById(id);
    form.createResponse().withItemResponse(form.getItems()[0].asTextItem().createResponse('Script')).submit();
    return form.getResponses().length;
  }
  function responses(id, since) { return FormApp.openById(id).getResponses(new Date(since)).map(r => r.getItemResponses()[0].getResponse()); }
  function rename(id) { FormApp.openById(id).getItems()[1].setTitle('Last five'); }
  function add(id) { const form = FormApp.openById(id); form.addTextItem().setTitle('Name'); return form.getItems().length; }
  function relink(id, other) { FormApp.openById(id).setDestination(FormApp.DestinationType.SPREADSHEET, other); }`;

const FULL = { Name: 'Ann', Digits: '00123', Days: ['Sat', 'Sun'], Born: '2015-03-04' };

function linked() {
  const made = bench(CODE);
  const form = made.host.execute('setup').value as string;
  const tab = made.host.workbooks.get(made.id).sheets[0]!.title;
  return { ...made, form, tab };
}

test('Everything in the event of the spreadsheet is text; it carries no response id', () => {
  const { host, form } = linked();
  const { executions } = host.forms.submit(form, FULL);
  const at = '2026/3/1 下午 2:00:00';
  expect(executions.find((one) => one.fn === 'onSheet')?.value).toEqual({
    auth: 'FULL',
    values: [at, 'Ann', '123', 'Sat, Sun', '2015/3/4'],
    named: { 時間戳記: [at], Name: ['Ann'], Digits: ['123'], Days: ['Sat, Sun'], Born: ['2015/3/4'] },
    a1: 'A2:E2',
    uid: 'string',
    id: true,
    row: [at, 'Ann', '123', 'Sat, Sun', '2015/3/4'],
  });
});

test('The event of the form carries the response, with the digits as typed', () => {
  const { host, form } = linked();
  const submission = host.forms.submit(form, FULL);
  expect(submission.executions.find((one) => one.fn === 'onForm')?.value).toEqual({
    id: submission.responseId,
    answers: [
      ['Name', 'Ann'],
      ['Digits', '00123'],
      ['Days', ['Sat', 'Sun']],
      ['Born', '2015-03-04'],
    ],
    at: START,
  });
});

test('Of an edited response only what changed is told; the row is written over and keeps its place', () => {
  const { host, form, id, tab } = linked();
  const first = host.forms.submit(form, FULL);
  host.forms.submit(form, { Name: 'Bob' });
  const edit = host.forms.submit(form, { Digits: '99' }, { editOf: first.responseId });
  expect(edit.responseId).toBe(first.responseId);
  const told = edit.executions.find((one) => one.fn === 'onSheet')?.value as {
    values: string[];
    a1: string;
    row: string[];
  };
  expect(told.values.slice(1)).toEqual(['', '99', '', '']);
  expect(told.a1).toBe('A2:E2');
  expect(told.row.slice(1)).toEqual(['Ann', '99', 'Sat, Sun', '2015/3/4']);
  expect(host.workbooks.get(id).values(tab)).toHaveLength(3);
});

test.each<[Delivery, number, number]>([
  ['normal', 2, 0],
  ['missing', 0, 0],
  ['doubled', 4, 0],
  ['blank', 2, 0],
  ['late', 0, 2],
  ['burst', 0, 2],
])('Delivered %s: %i events at once, %i afterwards; the row is there in any case', (delivery, atOnce, afterwards) => {
  const { host, form, id, tab } = linked();
  const { executions, ok } = host.forms.submit(form, FULL, { delivery });
  expect([ok, executions.length]).toEqual([true, atOnce]);
  expect(host.workbooks.get(id).values(tab)).toHaveLength(2);
  const later = delivery === 'late' ? host.clock.advance(10 * 60_000) : host.forms.deliver();
  expect(later).toHaveLength(afterwards);
  if (delivery === 'blank') expect(executions.map((one) => one.value)).toContain('blank');
});

test('A late event points at a row that may have become another one', () => {
  const { host, form, id } = linked();
  host.forms.submit(form, FULL, { delivery: 'burst' });
  const { sheetId } = host.workbooks.get(id).sheets[0]!;
  host.sheets.batchUpdate(
    { requests: [{ insertDimension: { range: { sheetId, dimension: 'ROWS', startIndex: 1, endIndex: 2 } } }] },
    id,
  );
  const event = host.forms.deliver().find((one) => one.fn === 'onSheet')?.value as { a1: string; row: string[] };
  expect([event.a1, event.row[1]]).toEqual(['A2:E2', '']);
});

test('Rows land after the last row the form wrote, and push down what people wrote below', () => {
  const { host, form, id, tab } = linked();
  host.forms.submit(form, { Name: 'Ann' });
  host.editCell(id, tab, 'B3', 'by hand');
  host.forms.submit(form, { Name: 'Bob' });
  expect(
    host.workbooks
      .get(id)
      .values(tab)
      .map((row) => row[1]),
  ).toEqual(['Name', 'Ann', 'Bob', 'by hand']);
});

test('submit() of a script writes the row and fires nothing', () => {
  const { host, form, id, tab } = linked();
  const before = host.executions.length;
  expect(host.execute('submitByScript', [form])).toMatchObject({ ok: true, value: 1 });
  expect(host.executions.length).toBe(before + 1);
  expect(host.workbooks.get(id).values(tab)).toHaveLength(2);
});

test('getResponses(since) leaves out what came before', () => {
  const { host, form } = linked();
  host.forms.submit(form, { Name: 'Ann' });
  host.clock.advance(60_000);
  host.forms.submit(form, { Name: 'Bob' });
  expect(host.execute('responses', [form, START + 1]).value).toEqual(['Bob']);
});

test('A renamed question renames its column, a new one gets the next; equal titles collide', () => {
  const { host, form, id, tab } = linked();
  host.execute('rename', [form]);
  expect(host.execute('add', [form]).value).toBe(5);
  expect(host.workbooks.get(id).values(tab)[0]).toEqual(['時間戳記', 'Name', 'Last five', 'Days', 'Born', 'Name']);
  const event = host.forms.submit(form, { Name: 'Ann' }).executions.find((one) => one.fn === 'onSheet')?.value as {
    named: Record<string, string[]>;
  };
  expect(event.named['Name']).toEqual(['Ann', '']);
});

test('Changing the destination copies old answers and fires for each of them again', () => {
  const { host, form, id } = linked();
  host.forms.submit(form, { Name: 'Ann' });
  host.forms.submit(form, { Name: 'Bob' });
  const other = host.workbooks.create('Other');
  host.execute('relink', [form, other.id]);
  expect(host.executions.slice(-2).map((one) => one.fn)).toEqual(['onForm', 'onForm']);
  expect(other.values(other.sheets[0]!.title)).toHaveLength(3);
  expect(host.workbooks.get(id).values(host.workbooks.get(id).sheets[0]!.title)).toHaveLength(3);
});

test('An answer never becomes a formula', () => {
  const { host, form, id, tab } = linked();
  host.forms.submit(form, { Name: '=1+1', Digits: '+886912345678' });
  expect(host.workbooks.get(id).values(tab)[1]?.slice(1)).toEqual(['=1+1', '+886912345678']);
});
