/** Names as people type them: cleaned for the cell, folded for comparison, and checked for what an eye would miss. */

/** Controls, zero-width marks, bidi overrides, fillers; joiners are looked at apart. */
const HIDDEN =
  /[\p{Cc}\u00AD\u034F\u061C\u070F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/gu;
/** A joiner is part of an emoji or of a word in Arabic or Indic letters; anywhere else it only hides. */
const STRAY_JOINER =
  /(?<![\p{Extended_Pictographic}\uFE0F\u{1F3FB}-\u{1F3FF}\u0620-\u06D3\u0900-\u0DFF])[\u200C\u200D]/gu;
/** Everything that makes no difference between two names, variation selectors included. */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u3164\uFFA0\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu;
const BLANKS = /[\s\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+/gu;
const DOTS = /[·・･‧•∙⋅.]/gu;

/** What stands in the cell: composed accents, single ordinary blanks, nothing invisible; widths and case as typed. */
export const cleanName = (typed: string): string =>
  typed
    .replace(/[\t\r\n]/g, ' ')
    .replace(HIDDEN, '')
    .replace(STRAY_JOINER, '')
    .replace(BLANKS, ' ')
    .trim()
    .normalize('NFC');

/** Folding is asked for every entry at every submission; the same text gives the same answer. */
function remembered(fold: (typed: string) => string): (typed: string) => string {
  const known = new Map<string, string>();
  return (typed) => {
    const found = known.get(typed);
    if (found !== undefined) return found;
    if (known.size > 10_000) known.clear();
    const folded = fold(typed);
    known.set(typed, folded);
    return folded;
  };
}

/** Equal for one name however typed: full-width, decomposed, spaced, in capitals, with hidden characters. */
export const nameKey = remembered((typed) =>
  typed.normalize('NFKC').replace(INVISIBLE, '').replace(BLANKS, '').replace(DOTS, '').toLowerCase().normalize('NFC'),
);

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
export const nameShape = remembered((typed) =>
  Array.from(
    nameKey(typed)
      .normalize('NFD')
      .replace(/\p{Mn}/gu, ''),
  )
    .map((c) => SHAPE.get(c) ?? c)
    .join(''),
);

const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Remark codes about the name by itself; '' when there is nothing to say. */
export function nameFlags(typed: string): string[] {
  const flags: string[] = [];
  if (typed.search(HIDDEN) >= 0 || typed.search(STRAY_JOINER) >= 0) flags.push('name-invisible');
  if (SCRIPTS.filter((script) => script.test(typed)).length > 1) flags.push('name-mixed-scripts');
  if (/^\s*[=+\-@]/.test(typed)) flags.push('name-formula');
  if (Array.from(cleanName(typed)).length > 60) flags.push('name-long');
  return flags;
}
