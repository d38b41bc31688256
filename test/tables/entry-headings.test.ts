/** Columns are found by their headings, so a form's own titles never hide a column of the office behind them. */
import { entryWords } from '../../src/office/load';
import { TONGUES } from '../../src/messages/index';
import { formFiles, REGULATIONS } from '../domain/regulation/files';

const titlesOf = (form: unknown): Record<string, string> =>
  Object.fromEntries((form as { fields: { id: string; title: string }[] }).fields.map(({ id, title }) => [id, title]));

test.each(REGULATIONS)('%s: every heading of the entries stands once, in every language', (id) => {
  const form = formFiles().find(({ name }) => name === id.replace(/-\d+$/, '') + '-registration');
  const marks = { 'answer-titles': JSON.stringify(titlesOf(form?.data)) };
  expect(Object.keys(titlesOf(form?.data)).length).toBeGreaterThan(10);
  for (const { office } of Object.values(TONGUES)) {
    const headings = Object.values(entryWords(office, marks).columns);
    expect(headings.filter((one, i) => headings.indexOf(one) !== i)).toEqual([]);
  }
});

test('a title that an office column has already is told apart, and so is the same title twice', () => {
  const { office } = TONGUES['zh-CN']!;
  const flags = office.tables.entries.columns.flags;
  const marks = { 'answer-titles': JSON.stringify({ remark: flags, more: flags, city: '所在城市' }) };
  const columns: Readonly<Record<string, string>> = entryWords(office, marks).columns;
  expect([columns['flags'], columns['answers.remark'], columns['answers.more'], columns['answers.city']]).toEqual([
    ...[flags, `${flags} 2`, `${flags} 3`, '所在城市'],
  ]);
});
