/** School grades as parents write them (小三, 3年級, 三年級, G3, 國二, 高一, 四年级) → 1 … 12 counted from primary one. */
import { dayNumber } from '../common/time';
import { numeral } from './numerals';

/** 1 … 12; `none` = not at school (any more); null = not understood. */
export type Grade = number | 'none' | null;

const NONE = new Set([
  '',
  '-',
  '無',
  '无',
  'none',
  '社會',
  '社会',
  '成人',
  '社會人士',
  '社会人士',
  '社会人',
  '已畢業',
  '已毕业',
  '已非中小學生',
]);
/** Grades before the first of each school, and how many it has. */
const SCHOOLS: readonly { readonly words: RegExp; readonly before: number; readonly years: number }[] = [
  { words: /^(?:國民小學|国民小学|國小|国小|小學|小学|小)/, before: 0, years: 6 },
  { words: /^(?:國民中學|国民中学|國中|国中|初中|中學|中学|國|国|初|中)/, before: 6, years: 3 },
  { words: /^(?:高級中學|高级中学|高等学校|高中|高職|高职|高校|高)/, before: 9, years: 3 },
];
const ENDING = /(?:年級|年级|年生|年|級|级)?(?:[上下](?:學期|学期)?)?$/;

export function gradeOf(text: string | number): Grade {
  const plain = String(text).normalize('NFKC').replace(/\s+/g, '').toLowerCase();
  if (NONE.has(plain) || /^(?:大學|大学|大[一二三四1-4]$|研究所)/.test(plain)) return 'none';
  // 三年八班: the class says nothing about the grade
  const withoutClass = plain.replace(/(年級?|年级?)[^年級级]{1,3}班$/, '$1');
  for (const school of SCHOOLS) {
    if (!school.words.test(withoutClass)) continue;
    const rest = withoutClass.replace(school.words, '').replace(ENDING, '');
    const number = numeral(rest);
    return number !== null && number >= 1 && number <= school.years ? school.before + number : null;
  }
  const english = /^(?:grade|g|p)-?(\d{1,2})$|^(\d{1,2})(?:st|nd|rd|th)grade$/.exec(withoutClass);
  const number = english ? Number(english[1] ?? english[2]) : numeral(withoutClass.replace(ENDING, ''));
  return number !== null && number >= 1 && number <= 12 ? number : null;
}

/**
 * The grade the Taiwanese school calendar gives a birth date on a day: a school year begins on 1 September, and those
 * who turn six by 1 September of it enter grade one. Zero and below: not yet at school; above 12: finished.
 */
export function gradeByBirth(birthDate: string, onDay: string): number | null {
  if (dayNumber(birthDate) === null || dayNumber(onDay) === null) return null;
  const cohort = Number(birthDate.slice(0, 4)) + (birthDate.slice(5) > '09-01' ? 1 : 0);
  const schoolYear = Number(onDay.slice(0, 4)) - (onDay.slice(5) < '09-01' ? 1 : 0);
  return schoolYear - cohort - 5;
}
