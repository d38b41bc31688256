/** Every form file reads, says what it must ask, and uses each title once. */
import { valueOfAnswer } from '../../../src/domain/regulation/answer';
import { fieldMeaning, readForm, type Form } from '../../../src/domain/regulation/form';
import { division, formFiles, regulation, REGULATIONS } from './files';

const forms = formFiles();
function form(name: string): Form {
  const read = readForm(forms.find((one) => one.name === name)?.data);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}
const meanings = (name: string): string[] => form(name).fields.map(({ meaning }) => meaning);

test.each(forms.map(({ name }) => name))('%s reads, under its own id, titles different', (name) => {
  const read = form(name);
  expect(read.id).toBe(name);
  expect(new Set(read.fields.map(({ title }) => title)).size).toBe(read.fields.length);
  for (const { pattern } of read.fields) if (pattern) expect(() => new RegExp(pattern.regex)).not.toThrow();
});

test.each(REGULATIONS)('%s: its four forms exist, the divisions are offered, links are carried', (id) => {
  const { registration, divisions } = regulation(id);
  const { report, cancel, transfer } = registration.forms;
  const wanted = fieldMeaning(form(registration.form), 'division');
  expect(wanted?.choices?.map(({ value }) => value)).toEqual(divisions.map((one) => one.id));
  expect(wanted?.choices?.map(({ label }) => label)).toEqual(divisions.map((one) => one.names.own));
  for (const name of [report, cancel, transfer ?? ''])
    expect(meanings(name)).toEqual(expect.arrayContaining(['code', 'token']));
});

test('shogi: name, address, phone, division, membership, standby, each evidence in its own list, consents', () => {
  const asked = meanings('shogi-open-registration');
  const sources = regulation('shogi-open-2026').evidence.map(({ id }) => id);
  expect(asked).toEqual(
    expect.arrayContaining([
      'name',
      'email',
      'phone',
      'division',
      'member',
      'lane',
      'guardian-consent',
      'consent',
      ...sources,
    ]),
  );
  expect(asked).toContain('past-kyu-winner');
  expect(meanings('shogi-open-report')).toEqual(
    expect.arrayContaining(['code', 'token', 'last-digits', 'bank', 'paid-on', 'paid-amount']),
  );
});

test('chess: birth date, school, grade, sex, club, coach, never took part, lunch and diet', () => {
  expect(meanings('chess-cup-registration')).toEqual(
    expect.arrayContaining([
      'birth-date',
      'school',
      'grade',
      'sex',
      'club',
      'coach',
      'newcomer',
      'lunch',
      'diet',
      'member',
    ]),
  );
});

test('go: city, delegation, team, certificate, rank, new professional, wild card', () => {
  expect(meanings('go-shanhai-registration')).toEqual(
    expect.arrayContaining([
      'city',
      'delegation',
      'team',
      'certificate',
      'rank-certificate',
      'new-professional',
      'invited',
      'birth-date',
    ]),
  );
});

test('the last five digits keep their zeros and accept full-width figures, nothing else', () => {
  const pattern = new RegExp(fieldMeaning(form('shogi-open-report'), 'last-digits')?.pattern?.regex ?? '');
  for (const good of ['00123', '００１２３']) expect(pattern.test(good)).toBe(true);
  for (const bad of ['123', '001234', '0012a', '']) expect(pattern.test(bad)).toBe(false);
});

test('an answer becomes the value behind its label', () => {
  const list = fieldMeaning(form('shogi-open-registration'), 'rank-wars');
  expect(list && [valueOfAnswer(list, '三段'), valueOfAnswer(list, '無'), valueOfAnswer(list, ' 5級 ')]).toEqual([
    '3d',
    'none',
    '5k',
  ]);
});

describe('a broken form is refused with every mistake', () => {
  const base = { id: 'x', title: 't', description: 'd', confirmation: 'c' };
  const text = { id: 'a', title: 'A', type: 'text', required: true, meaning: 'name' };
  const codes = (fields: unknown[]): string[] => {
    const read = readForm({ ...base, fields });
    return read.ok ? [] : read.problems.map(({ code, at }) => `${code} ${at ?? ''}`);
  };
  test('two equal titles, two equal ids', () => {
    expect(codes([text, text])).toEqual(['form.title-twice fields.1', 'form.id-twice fields.1']);
  });
  test('a list without choices, a text with choices, a doubled label', () => {
    const choice = { value: 'v', label: 'L' };
    expect(codes([{ ...text, type: 'list' }])).toEqual(['form.choices fields.0']);
    expect(codes([{ ...text, choices: [choice] }])).toEqual(['form.choices fields.0']);
    expect(codes([{ ...text, type: 'list', choices: [choice, choice] }])).toEqual(['form.label-twice fields.0']);
  });
  test('an unknown meaning or a missing title', () => {
    expect(codes([{ ...text, meaning: 'shoe-size' }])).toEqual(['form.invalid fields.0.meaning']);
    expect(codes([{ ...text, title: '' }])).toEqual(['form.invalid fields.0.title']);
  });
});

test('the Taiwanese forms ask every division of the cup by its own name', () => {
  const cup = regulation('chess-cup-109');
  expect(division(cup, 'novice').names.own).toBe('國小新秀組');
});
