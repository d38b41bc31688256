/** Forms as a respondent meets them: questions, refusals, pages, pre-filled links, edits. */
import { bench } from './bundle';

const CODE = `
  function make() {
    const form = FormApp.create('報名', true).setDescription('d').setConfirmationMessage('謝謝').setCollectEmail(true);
    form.addSectionHeaderItem().setTitle('Who');
    form.addTextItem().setTitle('Name').setRequired(true).setHelpText('as in the passport');
    form.addTextItem().setTitle('Digits').setValidation(FormApp.createTextValidation().requireTextMatchesPattern('[0-9]{5}').setHelpText('five digits').build());
    form.addTextItem().setTitle('Age').setValidation(FormApp.createTextValidation().requireNumberBetween(5, 99).build());
    form.addParagraphTextItem().setTitle('Notes').setValidation(FormApp.createParagraphTextValidation().requireTextLengthLessThanOrEqualTo(5).build());
    const group = form.addMultipleChoiceItem().setTitle('Group').setRequired(true);
    const more = form.addPageBreakItem().setTitle('Kyu');
    form.addListItem().setTitle('Rank').setChoiceValues(['5k', '6k']).setRequired(true);
    const last = form.addPageBreakItem().setTitle('Last');
    form.addCheckboxItem().setTitle('Days').setChoiceValues(['Sat', 'Sun']).showOtherOption(true)
      .setValidation(FormApp.createCheckboxValidation().requireSelectAtMost(2).build());
    form.addDateItem().setTitle('Born');
    group.setChoices([group.createChoice('dan', last), group.createChoice('kyu', more), group.createChoice('guest', FormApp.PageNavigationType.SUBMIT)]);
    return form.getId();
  }
  function link(id, name) {
    const form = FormApp.openById(id);
    const item = (title) => form.getItems().filter(i => i.getTitle() === title)[0];
    return form.createResponse()
      .withItemResponse(item('Name').asTextItem().createResponse(name))
      .withItemResponse(item('Days').asCheckboxItem().createResponse(['Sat', 'Sun']))
      .withItemResponse(item('Born').asDateItem().createResponse(new Date(2015, 2, 4)))
      .toPrefilledUrl();
  }
  function openByUrl(url) { return FormApp.openByUrl(url).getTitle(); }
  function allow(id) { FormApp.openById(id).setAllowResponseEdits(true); }
  function structure(id) { return FormApp.openById(id).getItems().map(i => [i.getType() === FormApp.ItemType.TEXT, i.getIndex()]).slice(0, 2); }
  function remove(id) { const f = FormApp.openById(id); f.deleteItem(f.getItems()[0]); f.moveItem(0, 2); return f.getItems().map(i => i.getTitle()).slice(0, 3); }`;

const GOOD = { Name: 'Ann', Group: 'kyu', Rank: '5k' };
const EMAIL = { email: 'ann@example.com' };
const fresh = () => {
  const made = bench(CODE);
  const execution = made.host.execute('make');
  if (!execution.ok) throw new Error(execution.error);
  return { ...made, form: execution.value as string };
};

test('The form shows its items with all a page needs', () => {
  const { host, form } = fresh();
  const view = host.forms.get(form);
  expect(view).toMatchObject({
    title: '報名',
    description: 'd',
    confirmation: '謝謝',
    published: true,
    accepting: true,
    collectsEmail: true,
    responses: [],
  });
  expect(view.items.map((item) => item.type)).toEqual([
    'SECTION_HEADER',
    'TEXT',
    'TEXT',
    'TEXT',
    'PARAGRAPH_TEXT',
    'MULTIPLE_CHOICE',
    'PAGE_BREAK',
    'LIST',
    'PAGE_BREAK',
    'CHECKBOX',
    'DATE',
  ]);
  expect(view.items[1]).toMatchObject({ title: 'Name', required: true, helpText: 'as in the passport' });
  expect(view.items[2]?.validation).toEqual({
    kind: 'TEXT_MATCHES_PATTERN',
    values: ['[0-9]{5}'],
    helpText: 'five digits',
  });
  expect(view.items[5]?.choices).toEqual(['dan', 'kyu', 'guest']);
  expect(host.forms.list().map((one) => one.id)).toEqual([form]);
});

test.each<[string, Record<string, string | string[]>, string, string]>([
  ['a required answer missing', { Group: 'dan' }, 'Name', 'This is a required question'],
  ['only spaces are an answer, but no digits', { ...GOOD, Digits: '1234' }, 'Digits', 'five digits'],
  ['six digits', { ...GOOD, Digits: '123456' }, 'Digits', 'five digits'],
  ['a number out of bounds', { ...GOOD, Age: '4' }, 'Age', 'The answer does not fit NUMBER_BETWEEN'],
  ['no number', { ...GOOD, Age: 'old' }, 'Age', 'The answer does not fit NUMBER_BETWEEN'],
  [
    'too long a text',
    { ...GOOD, Notes: '六個字的備註' },
    'Notes',
    'The answer does not fit TEXT_LENGTH_LESS_THAN_OR_EQUAL_TO',
  ],
  ['no choice of the list', { ...GOOD, Rank: '9k' }, 'Rank', 'Not a choice of this question: 9k'],
  ['too many ticks', { ...GOOD, Days: ['Sat', 'Sun', 'Mon'] }, 'Days', 'Selection does not fit SELECT_AT_MOST'],
  ['no such day', { ...GOOD, Born: '2015-02-30' }, 'Born', 'Invalid date'],
  ['no such question', { ...GOOD, Shoe: '42' }, 'Shoe', 'There is no such question'],
  ['two lines in a short answer', { ...GOOD, Name: 'a\nb' }, 'Name', 'A short answer has one line'],
])('Refused: %s', (_, answers, title, message) => {
  const { host, form } = fresh();
  expect(host.forms.submit(form, answers, EMAIL)).toMatchObject({
    ok: false,
    responseId: '',
    problems: [{ title, message }],
  });
  expect(host.forms.get(form).responses).toEqual([]);
});

test('All that is wrong is told at once', () => {
  const { host, form } = fresh();
  expect(host.forms.submit(form, { Digits: 'x', Age: '3' }).problems.map((one) => one.title)).toEqual([
    'Name',
    'Digits',
    'Age',
    'Group',
    'Rank',
    '',
  ]);
});

test('Questions on pages that the answers do not lead through are not asked', () => {
  const { host, form } = fresh();
  expect(host.forms.submit(form, { Name: 'Ann', Group: 'dan' }, EMAIL).ok).toBe(true);
  expect(host.forms.submit(form, { Name: 'Ann', Group: 'kyu' }, EMAIL).problems.map((one) => one.title)).toEqual([
    'Rank',
  ]);
  expect(host.forms.submit(form, { Name: 'Ann', Group: 'guest' }, EMAIL).ok).toBe(true);
});

test('A free answer is taken where there is an "other" line', () => {
  const { host, form } = fresh();
  expect(host.forms.submit(form, { ...GOOD, Days: ['Mon'] }, EMAIL).ok).toBe(true);
});

test('A pre-filled link carries answers there and back', () => {
  const { host, form } = fresh();
  const url = host.execute('link', [form, '李 小 龍 & co']).value as string;
  expect(url).toMatch(/^https:\/\/docs\.google\.com\/forms\/d\/e\/1FAIpQLS[\w-]+\/viewform\?usp=pp_url&entry\.\d+=/);
  expect(url).not.toContain(' ');
  expect(host.forms.parsePrefilled(url)).toEqual({
    formId: form,
    answers: { Name: '李 小 龍 & co', Days: ['Sat', 'Sun'], Born: '2015-03-04' },
  });
  expect(() => host.forms.parsePrefilled('https://example.com/')).toThrow('This is no link to a form here');
});

test('A response can be edited only where the form allows it; the first time stays', () => {
  const { host, form } = fresh();
  const { responseId } = host.forms.submit(form, GOOD, EMAIL);
  const at = host.clock.now();
  host.clock.advance(60_000);
  expect(host.forms.submit(form, { Name: 'Bob' }, { editOf: responseId }).ok).toBe(false);
  host.execute('allow', [form]);
  expect(host.forms.submit(form, { Name: 'Bob' }, { editOf: responseId })).toMatchObject({ ok: true, responseId });
  expect(host.forms.get(form).responses).toMatchObject([
    { id: responseId, at, email: 'ann@example.com', answers: { Name: 'Bob', Group: 'kyu' } },
  ]);
});

test('A form is found by its edit address; items know kind and place, can go and move', () => {
  const { host, form } = fresh();
  expect(host.execute('openByUrl', [host.forms.get(form).editUrl]).value).toBe('報名');
  expect(host.execute('structure', [form]).value).toEqual([
    [false, 0],
    [true, 1],
  ]);
  expect(host.execute('remove', [form]).value).toEqual(['Digits', 'Age', 'Name']);
});
