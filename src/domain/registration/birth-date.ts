/**
 * Birth dates as people type them: western or ROC years (104/03/04), any separators. Two-digit years are refused, unless
 * the era is written before them (民國 75 年).
 */
import { dayNumber } from '../common/time';

/** ISO day; '' when nothing was typed; null when it is no date. */
export function birthDay(typed: string): string | null {
  const text = typed.normalize('NFKC').replace(/\s/g, '').replace(/日$/, '');
  const era = /^民[國国]/.test(text);
  const plain = text.replace(/^民[國国]/, '');
  if (plain === '') return '';
  const found = /^(\d{1,4})[-/.年](\d{1,2})[-/.月](\d{1,2})$/.exec(plain) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(plain);
  if (!found || (found[1]!.length < 3 && !era)) return null;
  const year = Number(found[1]) + (found[1]!.length <= 3 ? 1911 : 0);
  const day = `${year}-${found[2]!.padStart(2, '0')}-${found[3]!.padStart(2, '0')}`;
  return dayNumber(day) === null ? null : day;
}
