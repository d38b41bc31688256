/** Names as people type them: cleaned for the cell, folded for comparison, and checked for what an eye would miss. */

/** Controls, zero-width marks, bidi overrides, variation selectors, fillers: none of them is part of a name. */
const INVISIBLE = /[\p{Cc}\p{Cf}\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u3164\uFFA0\uFE00-\uFE0F]/gu;
const BLANKS = /[\s\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+/gu;
const DOTS = /[·・･‧•∙⋅.]/gu;

/** What stands in the cell: composed accents, single ordinary blanks, nothing invisible; widths and case as typed. */
export const cleanName = (typed: string): string =>
  typed
    .replace(/[\t\r\n]/g, ' ')
    .replace(INVISIBLE, '')
    .replace(BLANKS, ' ')
    .trim()
    .normalize('NFC');

/** Equal for one name however typed: full-width, decomposed, spaced, in capitals, with hidden characters. */
export const nameKey = (typed: string): string =>
  typed.normalize('NFKC').replace(INVISIBLE, '').replace(BLANKS, '').replace(DOTS, '').toLowerCase().normalize('NFC');

/** Letters of other scripts and variant characters that look like the one on the left. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'ЬвƄ',
  c: 'сϲ',
  e: 'еε',
  h: 'һнη',
  i: 'іιıl1|',
  j: 'ј',
  k: 'кκ',
  m: 'мµ',
  n: 'п',
  o: 'оο0〇',
  p: 'рρ',
  s: 'ѕ5',
  t: 'тτ',
  u: 'υ',
  v: 'ѵν',
  x: 'хχ',
  y: 'уγ',
  z: '2ʐ',
  台: '臺',
  黃: '黄',
  峰: '峯',
  青: '靑',
  清: '淸',
  群: '羣',
  啟: '啓',
  眾: '衆',
  裡: '裏',
  真: '眞',
  郎: '郞',
  吳: '吴呉',
  高: '髙',
  ー: '一—－-',
  口: '囗',
  ロ: '口',
  二: 'ニ',
  八: 'ハ',
  力: 'カ',
  夕: 'タ',
  千: 'チ',
};
const SHAPE = new Map<string, string>();
for (const [shape, others] of Object.entries(LOOK_ALIKES)) for (const other of others) SHAPE.set(other, shape);

/** Equal for names that look alike on paper, accents left out. */
export const nameShape = (typed: string): string =>
  Array.from(
    nameKey(typed)
      .normalize('NFD')
      .replace(/\p{Mn}/gu, ''),
  )
    .map((c) => SHAPE.get(c) ?? c)
    .join('');

const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Remark codes about the name by itself; '' when there is nothing to say. */
export function nameFlags(typed: string): string[] {
  const flags: string[] = [];
  if (/[\p{Cf}\u034F\u115F\u1160\u3164\uFFA0]/u.test(typed)) flags.push('name-invisible');
  if (SCRIPTS.filter((script) => script.test(typed)).length > 1) flags.push('name-mixed-scripts');
  if (/^\s*[=+\-@]/.test(typed)) flags.push('name-formula');
  if (Array.from(cleanName(typed)).length > 60) flags.push('name-long');
  return flags;
}
