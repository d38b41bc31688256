/** A coach's list as it is pasted: every habit of writing is read, every bad cell is told with its row, and nobody is taken twice. */
import { readEntryList } from '../../src/office/entry-list';
import { readForm, type Form } from '../../src/domain/regulation/form';
import registration from '../../sheets-templates/forms/chess-cup-registration.json';
import { regulation } from '../domain/regulation/files';

const CUP = regulation('chess-cup-109');
const read = readForm(registration);
const FORM = (read.ok ? read.value : undefined) as Form;
const NOW = Date.UTC(2020, 10, 20);

const HEADING = ['姓名', '性別', '出生日期', '年級', '組別', '會員', '電子信箱'];
const CHILD = ['選手甲', '女', '104/03/04', '小三', '國小中年級組', '是', 'coach@example.com'];
const list = (...rows: readonly (readonly string[])[]) =>
  readEntryList(CUP, FORM, [['某某棋院'], HEADING, ...rows], NOW);

test('headings are found below a title, and answers become what the form would have kept', () => {
  const answer = list(CHILD);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  const [{ submission, row } = { submission: null, row: 0 }] = answer.value;
  expect(row).toBe(3);
  expect(submission).toMatchObject({
    name: '選手甲',
    email: 'coach@example.com',
    division: 'mid',
    member: true,
    answers: { sex: 'f', 'birth-date': '104/03/04', grade: '小三' },
  });
});

test.each([
  ['國小中年級組', 'mid'],
  ['中', 'mid'],
  ['Primary girls', 'girls'],
  ['open', 'open'],
])('a division may be written %s', (typed, id) => {
  const answer = list(CHILD.map((cell, i) => (i === 4 ? typed : cell)));
  expect(answer.ok && answer.value[0]?.submission.division).toBe(id);
});

test('every bad cell is told at once, with its row and column', () => {
  const answer = list(
    CHILD,
    ['選手乙', '不詳', '2014-01-02', '一年級', '國小', '是', ''],
    ['', '男', '2014-01-02', '一年級', '國小低年級組', '是', 'coach@example.com'],
  );
  expect(answer.ok).toBe(false);
  expect(answer.ok ? [] : answer.problems.map(({ code, at }) => `${code} ${at ?? ''}`)).toEqual([
    'list.choice row 4, 性別',
    'list.choice row 4, 組別',
    'list.empty row 4, 電子信箱',
    'list.empty row 5, 選手姓名',
  ]);
});

test('a question left empty is no fault of the list: who may enter is weighed with what is known', () => {
  const answer = list(CHILD.map((cell, i) => (i === 1 ? '' : cell)));
  expect(answer.ok).toBe(true);
  expect(answer.ok ? answer.value[0]?.submission.answers['sex'] : '').toBeUndefined();
});

test('the same child twice in one list is told; twins by name with other birth dates are two', () => {
  const twin = CHILD.map((cell, i) => (i === 2 ? '104/03/05' : cell));
  expect(list(CHILD, twin).ok).toBe(true);
  const again = list(CHILD, CHILD);
  expect(again.ok ? [] : again.problems.map(({ code, params, at }) => [code, params, at])).toEqual([
    ['list.twice', { first: 3 }, 'row 4'],
  ]);
});

test('the same child in a corrected list keeps its source; an empty list and one without headings are refused', () => {
  const sourceOf = (row: readonly string[]): string => {
    const answer = list(row);
    return answer.ok ? (answer.value[0]?.submission.source ?? '') : '';
  };
  const corrected = CHILD.map((cell, i) => (i === 3 ? '四年級' : cell));
  expect(sourceOf(corrected)).toBe(sourceOf(CHILD));
  const codes = (rows: readonly (readonly string[])[]): string[] => {
    const answer = readEntryList(CUP, FORM, rows, NOW);
    return answer.ok ? [] : answer.problems.map(({ code }) => code);
  };
  expect(codes([HEADING])).toEqual(['list.no-rows']);
  expect(
    codes([
      ['姓名', '電話'],
      ['選手甲', '0912'],
    ]),
  ).toEqual(['list.no-heading']);
  expect(
    codes([
      ['姓名', '組別'],
      ['選手甲', '中'],
    ]),
  ).toEqual(['list.column-missing']);
});
