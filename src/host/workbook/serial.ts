/** Spreadsheet serial numbers: days since 1899-12-30, the time of day as fraction, in the workbook's own zone. */
import { zoneEpoch, zoneOffset } from '../zone';

const DAY = 86_400_000;
const EPOCH_DAY = Date.UTC(1899, 11, 30) / DAY;

export interface Civil {
  year: number;
  /** 1–12 */
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  millisecond: number;
  /** 0 = Sunday */
  weekday: number;
}

/** Rounded to whole milliseconds, so that 0.1 + 0.2 of a day does not read 59.999 s. */
export function serialToCivil(serial: number): Civil {
  const at = new Date(Math.round((serial + EPOCH_DAY) * DAY));
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    hour: at.getUTCHours(),
    minute: at.getUTCMinutes(),
    second: at.getUTCSeconds(),
    millisecond: at.getUTCMilliseconds(),
    weekday: at.getUTCDay(),
  };
}

/** Serial of a calendar date, or undefined when there is no such day (2026-02-30). */
export function civilToSerial(
  year: number,
  month: number,
  day: number,
  hour = 0,
  minute = 0,
  second = 0,
): number | undefined {
  if (year < 1 || year > 9999 || hour > 23 || minute > 59 || second > 59) return undefined;
  const at = new Date(0);
  at.setUTCFullYear(year, month - 1, day);
  if (at.getUTCFullYear() !== year || at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day) return undefined;
  return at.getTime() / DAY - EPOCH_DAY + (hour * 3600 + minute * 60 + second) / 86_400;
}

export function epochToSerial(epoch: number, zone: string): number {
  return (epoch + zoneOffset(epoch, zone)) / DAY - EPOCH_DAY;
}

export function serialToEpoch(serial: number, zone: string): number {
  return zoneEpoch(Math.round((serial + EPOCH_DAY) * DAY), zone);
}
