/** Whole numbers below a hundred in the habits of forms: digits of any width, Chinese and Japanese numerals. */
const DIGITS: Readonly<Record<string, number>> = {
  〇: 0,
  零: 0,
  一: 1,
  壹: 1,
  壱: 1,
  二: 2,
  貳: 2,
  贰: 2,
  弐: 2,
  兩: 2,
  两: 2,
  三: 3,
  參: 3,
  叁: 3,
  参: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};

/** `3`, `１２`, `三`, `十二`, `二十`, `廿五` → the number; null for anything else. */
export function numeral(text: string): number | null {
  const plain = text.normalize('NFKC').trim().replace(/拾/g, '十').replace(/廿/g, '二十').replace(/卅/g, '三十');
  if (/^\d{1,2}$/.test(plain)) return Number(plain);
  const match = /^([^十]?)(十?)([^十]?)$/.exec(plain);
  if (!match || plain === '') return null;
  const [, front = '', ten = '', back = ''] = match;
  const read = (sign: string): number | null => DIGITS[sign] ?? null;
  if (ten === '') return front !== '' && back === '' ? read(front) : front === '' && back !== '' ? read(back) : null;
  const tens = front === '' ? 1 : read(front);
  const ones = back === '' ? 0 : read(back);
  return tens === null || ones === null || tens === 0 ? null : tens * 10 + ones;
}
