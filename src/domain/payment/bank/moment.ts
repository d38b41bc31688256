/** Reads calendar days and wall-clock times as banks and payers write them: ROC or western years, a real calendar. */
import { dayNumber } from '../../common/time';
import { narrow } from './text';

/** `day` = `2026-12-05`; `time` = `09:31:52`, `09:31` or '' */
export interface Moment {
  readonly day: string;
  readonly time: string;
}

const SPLIT = /^(?:民國)? ?(\d{3,4}) ?[-/.年] ?(\d{1,2}) ?[-/.月] ?(\d{1,2}) ?日?(?!\d)/;
const SOLID = /^(\d{3,4})(\d{2})(\d{2})(?=$|\D|\d{6}$)/;
const CLOCK = /^(上午|下午|AM|PM)? ?(\d{1,2})[:.時] ?(\d{2})(?:[:.分] ?(\d{2})(?:\.\d+)?)?[分秒]? ?(AM|PM)?$/i;
const two = (text: string | number): string => String(text).padStart(2, '0');

/** `14:53:14.296`, `14.53.14`, `063907`, `63907`, `0639`, `下午 2:53` → `HH:MM[:SS]`; null when it is no time of day. */
export function readTime(cell: string): string | null {
  let text = narrow(cell);
  if (/^\d{5,6}$/.test(text)) text = text.padStart(6, '0').replace(/(..)(..)(..)/, '$1:$2:$3');
  else if (/^\d{4}$/.test(text)) text = text.replace(/(..)(..)/, '$1:$2');
  const match = CLOCK.exec(text);
  if (!match) return null;
  const half = (match[1] ?? match[5] ?? '').toUpperCase();
  let hours = Number(match[2]);
  if (half && hours > 12) return null;
  if (half) hours = (hours % 12) + (half === '下午' || half === 'PM' ? 12 : 0);
  if (hours > 23 || Number(match[3]) > 59 || Number(match[4] ?? 0) > 59) return null;
  return `${two(hours)}:${match[3]!}${match[4] === undefined ? '' : `:${match[4]}`}`;
}

/**
 * A day, with a time behind it when the cell has one: `* 2026/02/28 09:31:52`, `115/12/05`, `民國115年12月5日`,
 * `2026-06-02-14.53.14.296159`, `20260524`, `1150524`. Years below 1000 are ROC years. Two-digit years (`15/12/05` may be
 * 2015 or ROC 15), days that do not exist and years outside 2000–2099 give null.
 */
export function readMoment(cell: string): Moment | null {
  const text = narrow(cell).replace(/^\*+ ?/, '');
  const match = SPLIT.exec(text) ?? SOLID.exec(text);
  if (!match) return null;
  const year = Number(match[1]) + (Number(match[1]) < 1000 ? 1911 : 0);
  const day = `${year}-${two(match[2]!)}-${two(match[3]!)}`;
  if (year < 2000 || year > 2099 || dayNumber(day) === null) return null;
  const rest = text
    .slice(match[0].length)
    .replace(/^ ?\([一二三四五六日]\)/, '')
    .replace(/^[-T, ]+/, '');
  if (rest === '') return { day, time: '' };
  const time = readTime(rest);
  return time === null ? null : { day, time };
}
