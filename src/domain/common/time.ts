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
  if (!match) return null;
  const at = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  return dayText(at / DAY) === day ? at / DAY : null;
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

/** `2026-12-12T23:59:59` (seconds optional) in the zone → instant; null when it is no time. */
export function fromLocal(text: string, offset: number): Instant | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(text)) return null;
  // ECMAScript's own reader of this one form refuses what no calendar has, except that it takes 24:00 and rolls days on
  const at = Date.parse(`${text}Z`);
  const day = Number(text.slice(8, 10));
  if (Number.isNaN(at) || text.slice(11, 13) === '24' || new Date(at).getUTCDate() !== day) return null;
  return at - offset * MINUTE;
}

/** ISO with the zone's offset, e.g. `2026-10-11T00:30:00+08:00`. */
export function isoText(at: Instant, offset: number): string {
  const sign = offset < 0 ? '-' : '+';
  const size = Math.abs(offset);
  return `${localText(at, offset)}${sign}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}

/** Last millisecond-free instant (23:59:59) of a day in the zone. */
export const endOfDay = (day: string, offset: number): Instant => fromLocal(`${day}T23:59:59`, offset) ?? 0;
