/** Ranks and school grades as people write them. */
import { gradeByBirth, gradeOf } from '../../../src/domain/regulation/grade';
import { numeral } from '../../../src/domain/regulation/numerals';
import { highestRank, rankLevel, rankText } from '../../../src/domain/regulation/rank';

test.each([
  ['初段', 1],
  ['１段', 1],
  ['一段', 1],
  ['1d', 1],
  ['1D', 1],
  ['1 dan', 1],
  ['二段', 2],
  ['弐段', 2],
  ['三段', 3],
  ['參段', 3],
  ['業餘6段', 6],
  ['业余五段', 5],
  ['アマ四段', 4],
  ['八段', 8],
  ['九段', 9],
  ['1級', 0],
  ['１級', 0],
  ['一級', 0],
  ['5級', -4],
  ['10级', -9],
  ['十級', -9],
  ['十二級', -11],
  ['廿五级', -24],
  ['12k', -11],
  ['12K', -11],
  ['3 kyu', -2],
  ['三十級', -29],
  ['5級位', -4],
])('rank %s is level %i', (text, level) => {
  expect(rankLevel(text)).toBe(level);
});

test.each(['無', '无', 'なし', '初學者', '初学者', 'none', '', '-', ' '])('"%s" says: no rank', (text) => {
  expect(rankLevel(text)).toBe('none');
});

test.each(['強い', '段', '0段', '十段', '10d', '31k', '0k', '級', '3', '三', '1.5d', '初級', '準初段', '2dan3'])(
  '"%s" is not understood and never guessed',
  (text) => {
    expect(rankLevel(text)).toBeNull();
  },
);

test('the highest of several counts, and levels go back to text', () => {
  expect(highestRank(['無', '5級', '初段', '2級'])).toBe(1);
  expect(highestRank(['無', ''])).toBeNull();
  expect([9, 1, 0, -29].map(rankText)).toEqual(['9d', '1d', '1k', '30k']);
  expect(rankText('none')).toBeNull();
});

test.each([
  ['小三', 3],
  ['小3', 3],
  ['國小三年級', 3],
  ['國小三', 3],
  ['小學三年級', 3],
  ['小学三年级', 3],
  ['小学3年生', 3],
  ['3年級', 3],
  ['３年級', 3],
  ['三年級', 3],
  ['三年级', 3],
  ['四年级', 4],
  ['三年八班', 3],
  ['3年2班', 3],
  ['小三上', 3],
  ['三年級下學期', 3],
  ['G3', 3],
  ['grade 3', 3],
  ['3rd grade', 3],
  ['3', 3],
  ['小六', 6],
  ['國一', 7],
  ['國二', 8],
  ['国二', 8],
  ['國中二年級', 8],
  ['國中二', 8],
  ['初二', 8],
  ['初中二年级', 8],
  ['中学2年生', 8],
  ['八年級', 8],
  ['高一', 10],
  ['高中一年級', 10],
  ['高職二年級', 11],
  ['高三', 12],
  ['G12', 12],
  ['十二年級', 12],
])('grade %s is %i', (text, grade) => {
  expect(gradeOf(text)).toBe(grade);
});

test('a number from a cell is a grade too', () => {
  expect(gradeOf(5)).toBe(5);
});

test.each(['大一', '大學二年級', '社會', '成人', '已非中小學生', 'none', ''])('"%s" is no school grade', (text) => {
  expect(gradeOf(text)).toBe('none');
});

test.each(['小七', '國四', '高四', '十三年級', '0', '13', '大班', '小', 'G0', 'abc', '年級', '三三年級'])(
  '"%s" is not understood',
  (text) => {
    expect(gradeOf(text)).toBeNull();
  },
);

test.each([
  // born, on the day of the cup, grade: children of one class from 2 September to 1 September
  ['2013-09-02', '2020-12-20', 1],
  ['2014-09-01', '2020-12-20', 1],
  ['2014-09-02', '2020-12-20', 0],
  ['2012-03-04', '2020-12-20', 3],
  ['2005-12-31', '2020-12-20', 9],
  ['2002-09-02', '2020-12-20', 12],
  ['2012-03-04', '2020-08-31', 2],
  ['2012-03-04', '2020-09-01', 3],
])('born %s is on %s in grade %i', (born, day, grade) => {
  expect(gradeByBirth(born, day)).toBe(grade);
});

test('impossible dates give no grade', () => {
  expect(gradeByBirth('2013-02-30', '2020-12-20')).toBeNull();
});

test.each([
  ['十', 10],
  ['十五', 15],
  ['二十', 20],
  ['二十五', 25],
  ['廿', 20],
  ['九', 9],
  ['０７', 7],
])('numeral %s is %i', (text, number) => {
  expect(numeral(text)).toBe(number);
});
test.each(['', '十十', '一二', '百', '100', '-1', '1.5'])('"%s" is no numeral below a hundred', (text) => {
  expect(numeral(text)).toBeNull();
});
