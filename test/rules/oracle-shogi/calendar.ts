/** The oracle's own calendar: instants of regulation A as Taipei wall clock, without Date. */

/** Days since 1970-01-01 in the Gregorian calendar, by counting whole years and months. */
function dayNumber(year: number, month: number, day: number): number {
  const leap = (y: number): boolean => (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0;
  let days = 0;
  for (let y = 1970; y < year; y += 1) days += leap(y) ? 366 : 365;
  const lengths = [31, leap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  for (let m = 1; m < month; m += 1) days += lengths[m - 1]!;
  return days + day - 1;
}

const FORM = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,3})\d*)?)?(Z|[+-]\d\d:?\d\d)?$/;
const DAY = 86_400_000;
const EIGHT_HOURS = 28_800_000;

/** Milliseconds since the epoch; a time without zone is Taipei's. NaN for anything that is not an instant. */
export function instant(text: string): number {
  const match = FORM.exec(text);
  if (!match) return NaN;
  const [year, month, day, hour, minute] = match.slice(1, 6).map(Number) as [number, number, number, number, number];
  if (month < 1 || month > 12 || day < 1 || day > 31 || hour > 23 || minute > 59) return NaN;
  const wall =
    dayNumber(year, month, day) * DAY +
    hour * 3_600_000 +
    minute * 60_000 +
    Number(match[6] ?? 0) * 1000 +
    Number((match[7] ?? '0').padEnd(3, '0'));
  return wall - offset(match[8]);
}

function offset(zone: string | undefined): number {
  if (zone === undefined) return EIGHT_HOURS;
  if (zone === 'Z') return 0;
  const size = Number(zone.slice(1, 3)) * 3_600_000 + Number(zone.slice(-2)) * 60_000;
  return zone.startsWith('-') ? -size : size;
}

/** The last second of the Taipei day that lies `days` after the day of an instant. */
export function endOfDayAfter(at: number, days: number): number {
  return (Math.floor((at + EIGHT_HOURS) / DAY) + days + 1) * DAY - EIGHT_HOURS - 1000;
}

/** The first millisecond of the Taipei day that lies `days` after the day of an instant. */
export function startOfDayAfter(at: number, days: number): number {
  return (Math.floor((at + EIGHT_HOURS) / DAY) + days) * DAY - EIGHT_HOURS;
}

// 龍馬盃 第三條, 第六條; facts.json A.dates and the readings A2, A3, A5, A6.
export const OPENS = instant('2026-10-10T00:00:00+08:00');
export const CLOSES = instant('2026-12-12T23:59:59.999+08:00');
export const NO_REFUND_FROM = instant('2026-12-05T00:00:00+08:00');
export const HARD_STOP = instant('2026-12-13T23:59:59+08:00');
export const PROMOTION_STOP = instant('2026-12-17T23:59:59.999+08:00');
export const TRANSFER_STOP = instant('2026-12-17T23:59:59.999+08:00');
export const DESK_OPENS = instant('2026-12-19T08:30:00+08:00');
export const DESK_CLOSES = instant('2026-12-19T08:50:00+08:00');
export const BRACKET_DRAW = instant('2026-12-19T12:30:00+08:00');
export const HALF_DAY = DAY / 2;
export const THREE_DAYS = 3 * DAY;
