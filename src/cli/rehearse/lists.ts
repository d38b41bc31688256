/** Lists that coaches and schools hand in: a heading row of their own, and every habit of writing a school year or a birth date. */
import type { Form, Meaning } from '../../domain/regulation/form';
import type { Division } from '../../domain/regulation/regulation';
import { registrationAnswers, type Person } from './people';

/** What a list has columns for, in the order lists mostly have. */
const COLUMNS: readonly Meaning[] = [
  'name',
  'sex',
  'birth-date',
  'school',
  'grade',
  'division',
  'newcomer',
  'member',
  'email',
  'phone',
  'club',
  'coach',
  'lunch',
  'diet',
];
const HAN = '一二三四五六七八九'.split('');

/** 小三, 3年級, 三年級, G3, 國小三年級 … */
function gradeText(grade: string, habit: number): string {
  const number = Number(grade);
  if (!Number.isInteger(number) || number < 1) return '無';
  const [school, word, first] = number <= 6 ? ['國小', '小', 1] : number <= 9 ? ['國中', '國', 7] : ['高中', '高', 10];
  const year = HAN[number - first] ?? '';
  return [`${word}${year}`, `${String(number)}年級`, `${school}${year}年級`, `G${String(number)}`][habit % 4] ?? '';
}

/** 2015-03-04, 104/03/04, 民國75年3月4日, 2015.3.4 */
function birthText(day: string, habit: number): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const roc = String(Number(year) - 1911);
  return (
    [
      day,
      `${roc.padStart(3, '0')}/${month}/${date}`,
      `民國${roc}年${String(Number(month))}月${String(Number(date))}日`,
      `${year}.${String(Number(month))}.${String(Number(date))}`,
    ][habit % 4] ?? ''
  );
}

/** The list as copied from a spreadsheet: a title, headings, one row for each player. */
export function listOf(form: Form, divisions: readonly Division[], people: readonly Person[]): string {
  const fields = COLUMNS.flatMap((meaning) => form.fields.find((field) => field.meaning === meaning) ?? []);
  const heading = fields.map(({ title, meaning }) =>
    meaning === 'name' || meaning === 'grade' ? title.slice(-2) : title,
  );
  const rows = people.map((person, habit) => {
    const answers = registrationAnswers(person);
    return fields.map(({ id, meaning, choices }) => {
      const value = answers[id] ?? answers[meaning] ?? '';
      if (meaning === 'grade') return gradeText(value, habit);
      if (meaning === 'birth-date') return birthText(value, habit);
      if (meaning === 'division') return divisions.find((one) => one.id === value)?.names.own ?? value;
      return choices?.find((choice) => choice.value === value)?.label ?? value;
    });
  });
  return [[people[0]?.payer?.club ?? ''], heading, ...rows].map((row) => row.join('\t')).join('\n');
}

/** Rows of the pasted text that an answer of the office finds fault with. */
export const rowsNamed = (lines: readonly string[]): ReadonlySet<number> =>
  new Set(lines.flatMap((line) => Number(/\d+/.exec(line)?.[0] ?? NaN)).filter(Number.isInteger));
