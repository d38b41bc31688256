/**
 * Wall clock and instants in a zone without summer time: deadlines are computed from epoch milliseconds with the
 * regulation's fixed offset, never with the machine's or the script's zone (GOOGLE-RUNTIME 10).
 */
/** Epoch milliseconds. */
export type Instant = number;
const MINUTE = 60_000;
export const HOUR = 3_600_000;
export const DAY = 86_400_000;

const pad = (n: number, width = 2): string => String(n).padStart(width, '0');

/** `2026-12-19` → days since 1970-01-01; null when no such day exists. */
export function dayNumber(day: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  return match ? daysOf(Number(match[1]), Number(match[2]), Number(match[3])) : null;
}

export function dayText(number: number): string {
  const d = new Date(number * DAY);
  return `${pad(d.getUTCFullYear(), 4)}-${pad(d.getUTCMonth() + 1)}-${pad(d.getUTCDate())}`;
}

export const addDays = (day: string, days: number): string => dayText((dayNumber(day) ?? 0) + days);

/** 0 = Sunday … 6 = Saturday */
export const weekday = (day: string): number => ((((dayNumber(day) ?? 0) + 4) % 7) + 7) % 7;

/** The calendar day of an instant in a zone `offset` minutes east of UTC. */
export const localDay = (at: Instant, offset: number): string => dayText(Math.floor((at + offset * MINUTE) / DAY));

/** `2026-12-19T08:50:00` of an instant in the zone. */
export function localText(at: Instant, offset: number): string {
  const shifted = new Date(at + offset * MINUTE);
  return `${localDay(at, offset)}T${pad(shifted.getUTCHours())}:${pad(shifted.getUTCMinutes())}:${pad(shifted.getUTCSeconds())}`;
}

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Days since 1970-01-01, by counting in 400-year eras that begin on 1 March; null when the calendar has no such day. */
function daysOf(year: number, month: number, day: number): number | null {
  const length = month === 2 && isLeap(year) ? 29 : (MONTH_DAYS[month - 1] ?? 0);
  if (!(day >= 1 && day <= length) || Number.isNaN(year)) return null;
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return era * 146097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719468;
}

/** `2026-12-12T23:59:59` (seconds optional, a blank will do for the T) in the zone → instant; null when it is no time. */
export function fromLocal(text: string, offset: number): Instant | null {
  const { length } = text;
  const middle = text[10];
  if ((length !== 16 && length !== 19) || (middle !== 'T' && middle !== ' ') || text[13] !== ':') return null;
  if (text[4] !== '-' || text[7] !== '-' || (length === 19 && text[16] !== ':')) return null;
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
  const days = daysOf(year, twoDigits(text, 5), twoDigits(text, 8));
  const hours = twoDigits(text, 11);
  const minutes = twoDigits(text, 14);
  const seconds = length === 19 ? twoDigits(text, 17) : 0;
  // NaN is within no bound
  if (days === null || !(hours <= 23 && minutes <= 59 && seconds <= 59)) return null;
  return days * DAY + hours * HOUR + minutes * MINUTE + seconds * 1000 - offset * MINUTE;
}

/** Two digits as a number, NaN when they are none: read by hand, because every time in every fact table is read at every click. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : NaN;
}

/** ISO with the zone's offset, e.g. `2026-10-11T00:30:00+08:00`. */
export function isoText(at: Instant, offset: number): string {
  const sign = offset < 0 ? '-' : '+';
  const size = Math.abs(offset);
  return `${localText(at, offset)}${sign}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}

/** Last millisecond-free instant (23:59:59) of a day in the zone. */
export const endOfDay = (day: string, offset: number): Instant => fromLocal(`${day}T23:59:59`, offset) ?? 0;

/** The same day of the month so many months on, or the last one of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const total = year * 12 + month - 1 + months;
  const [y, m] = [Math.floor(total / 12), (total % 12) + 1];
  for (let d = date; d > 0; d--) {
    const text = `${pad(y, 4)}-${pad(m)}-${pad(d)}`;
    if (dayNumber(text) !== null) return text;
  }
  return day;
}
