/** Ranks as people write them (初段, 三段, 1d, 12k, 5級, 10级, 無) on one scale: 1 dan = 1, 1 kyu = 0, 2 kyu = −1 … */
import { numeral } from './numerals';

/** Level on the scale; `none` = says he has none; null = not understood. */
export type RankLevel = number | 'none' | null;

const NONE = new Set([
  '',
  '-',
  '無',
  '无',
  '無段級位',
  '无段级位',
  '無段級',
  'なし',
  '無し',
  '初學者',
  '初学者',
  '初心者',
  'none',
  'beginner',
]);
const HIGHEST_DAN = 9;
const LOWEST_KYU = 30;

const dan = (number: number | null): RankLevel =>
  number !== null && number >= 1 && number <= HIGHEST_DAN ? number : null;
const kyu = (number: number | null): RankLevel =>
  number !== null && number >= 1 && number <= LOWEST_KYU ? 1 - number : null;

export function rankLevel(text: string): RankLevel {
  const plain = text.normalize('NFKC').replace(/\s+/g, '').toLowerCase();
  if (NONE.has(plain)) return 'none';
  const bare = plain.replace(/^(?:業餘|业余|アマチュア|アマ)/, '');
  if (bare === '初段') return 1;
  const found = /^(.{1,3}?)-?(段|dan|d|級|级|kyuu|kyu|k)位?$/.exec(bare);
  if (found) {
    const number = numeral(found[1]!);
    return /^(段|d)/.test(found[2]!) ? dan(number) : kyu(number);
  }
  return null;
}

/** `1d`, `12k`; null for no level. */
export const rankText = (level: RankLevel): string | null =>
  typeof level === 'number' ? (level >= 1 ? `${level}d` : `${1 - level}k`) : null;

/** The highest of several pieces of evidence; null when none gives a rank. */
export function highestRank(texts: Iterable<string>): number | null {
  let highest: number | null = null;
  for (const text of texts) {
    const level = rankLevel(text);
    if (typeof level === 'number' && (highest === null || level > highest)) highest = level;
  }
  return highest;
}
