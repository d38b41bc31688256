/** GOOGLE-RUNTIME line 9: what setValue makes of text, what getValues gives, what typed API values stay. */
import { bench, evaluate } from './bundle';

/** What setValue makes of a text, as getValue gives it back (dates in ISO form). */
const set = (text: string, format = ''): unknown =>
  evaluate(`const cell = SpreadsheetApp.getActiveSheet().getRange('B2');
    if (${JSON.stringify(format)}) cell.setNumberFormat(${JSON.stringify(format)});
    cell.setValue(${JSON.stringify(text)});
    const value = cell.getValue(); return value instanceof Date ? value.toISOString() : value`);

test.each<[string, unknown]>([
  ['01234', 1234],
  ['00123', 123],
  ['22 34', 2234],
  ['1,234', 1234],
  ['-7', -7],
  ['(5)', -5],
  ['1.50', 1.5],
  ['.5', 0.5],
  ['50%', 0.5],
  ['1e3', 1000],
  ['$5', 5],
  ['TRUE', true],
  ['false', false],
  ['5d', '5d'],
  ['１２', '１２'],
  ['1-0', '1-0'],
  ['', ''],
  ["'00123", '00123'],
  ['2026-03-04', '2026-03-03T16:00:00.000Z'],
  ['2026/3/4', '2026-03-03T16:00:00.000Z'],
  ['3/4', '2026-03-03T16:00:00.000Z'],
  ['1/2', '2026-01-01T16:00:00.000Z'],
  ['2-1', '2026-01-31T16:00:00.000Z'],
  ['3月4日', '2026-03-03T16:00:00.000Z'],
  ['2026-03-04 09:30', '2026-03-04T01:30:00.000Z'],
  ['2026-02-30', '2026-02-30'],
  ['12345678901234567890', 12345678901234567000],
])('setValue(%j) parses like typing: %j', (text, value) => {
  expect(set(text)).toEqual(value);
});

test.each(['00123', '22 34', '=1+1', '+1', '2026-03-04', 'TRUE', '1/2'])(
  '%j stays text where the format is @ already',
  (text) => {
    expect(set(text, '@')).toBe(text);
  },
);

test('A format set afterwards is too late', () => {
  expect(
    evaluate(
      `const cell = SpreadsheetApp.getActiveSheet().getRange('A1'); cell.setValue('00123'); cell.setNumberFormat('@'); return cell.getValue()`,
    ),
  ).toBe(123);
});

test('A leading = is a formula, a leading + as well', () => {
  expect(set('=1+2')).toBe(3);
  expect(set('+1+2')).toBe(3);
  expect(
    evaluate(
      `const s = SpreadsheetApp.getActiveSheet(); s.appendRow(['=1+1', '007']); return [s.getRange('A1').getFormula(), s.getRange('A1:B1').getValues()[0]]`,
    ),
  ).toEqual(['=1+1', [2, 7]]);
});

test('An unknown function shows #NAME?, never a number', () => {
  expect(set('=SUMMARISE(A1:A3)')).toBe('#NAME?');
});

test('getValues gives Number, Boolean, Date and String, and an empty text for an empty cell', () => {
  const body = `const range = SpreadsheetApp.getActiveSheet().getRange('A1:E1');
    range.setValues([[1.5, true, new Date(0), 'x', null]]);
    return range.getValues()[0].map(v => v instanceof Date ? 'Date ' + v.getTime() : typeof v + ' ' + v)`;
  expect(evaluate(body)).toEqual(['number 1.5', 'boolean true', 'Date 0', 'string x', 'string ']);
});

test('Shapes must match', () => {
  const message = (values: string): unknown =>
    evaluate(
      `try { SpreadsheetApp.getActiveSheet().getRange('A1:B2').setValues(${values}) } catch (e) { return e.message }`,
    );
  expect(message('[[1, 2]]')).toBe(
    'The number of rows in the data does not match the number of rows in the range. The data has 1 but the range has 2.',
  );
  expect(message('[[1, 2], [3]]')).toBe(
    'The number of columns in the data does not match the number of columns in the range. The data has 1 but the range has 2.',
  );
});

test('A typed value of the Sheets API never turns into anything else', () => {
  const { host, id, tab } = bench('');
  const strings = ['00123', '22 34', '=1+1', '+1', '2026-03-04', 'TRUE', "'x"];
  const values = strings.map((stringValue) => ({ userEnteredValue: { stringValue } }));
  host.sheets.batchUpdate(
    { requests: [{ updateCells: { start: { sheetId: 0 }, rows: [{ values }], fields: 'userEnteredValue' } }] },
    id,
  );
  expect(host.workbooks.get(id).values(tab)).toEqual([strings]);
});

test('RAW keeps text, USER_ENTERED parses it', () => {
  const { host, id, tab } = bench('');
  const values = [['00123', '=1+1', 5, true]];
  host.sheets.values.update({ values }, id, 'A1', { valueInputOption: 'RAW' });
  host.sheets.values.update({ values }, id, 'A2', { valueInputOption: 'USER_ENTERED' });
  expect(host.workbooks.get(id).values(tab)).toEqual([
    ['00123', '=1+1', 5, true],
    [123, 2, 5, true],
  ]);
});

test('The tab of a form drops leading zeros, the response keeps them', () => {
  const { host, id } = bench(
    `function setup() { const f = FormApp.create('f', true); f.addTextItem().setTitle('Digits'); f.setDestination('SPREADSHEET', SpreadsheetApp.getActive().getId()); return f.getId(); }`,
  );
  const form = host.execute('setup').value as string;
  host.forms.submit(form, { Digits: '00123' });
  const book = host.workbooks.get(id);
  expect(book.values(book.sheets[0]!.title)[1]?.[1]).toBe(123);
  expect(host.forms.get(form).responses[0]?.answers).toEqual({ Digits: '00123' });
});
