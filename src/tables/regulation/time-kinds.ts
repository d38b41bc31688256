/** Days, wall-clock times and times of day in cells, in the several ways they are typed; two-digit years are refused. */
import { dayNumber, dayText, fromLocal } from '../../domain/common/time';
import type { Cell } from '../cell';
import { plain, type Kind } from './kind';

/** Serial of 1970-01-01 in Sheets. */
const EPOCH_SERIAL = 25569;
const pad = (text: string): string => text.padStart(2, '0');
const CLOSED_WEEKDAY = /\s*\((?:星期|週|周)?[一二三四五六日天月火水木金土](?:曜日?)?\)/;

/** `2026-12-19`, `2026/12/19`, `2026年12月19日`, `民國115年12月19日`, `115/12/19`, a date cell → `2026-12-19`. */
function readDay(cell: Cell): string | null {
  if (typeof cell === 'boolean') return null;
  if (typeof cell === 'number') {
    return Number.isInteger(cell) && cell > 36_525 && cell < 73_050 ? dayText(cell - EPOCH_SERIAL) : null;
  }
  const typed = plain(cell).replace(CLOSED_WEEKDAY, '').trim();
  const match = /^(民國|西元|公元)?\s*(\d{3,4})\s*([-/.年])\s*(\d{1,2})\s*(?:\3|月)\s*(\d{1,2})\s*日?$/.exec(typed);
  if (!match) return null;
  const [, era, year = '', , month = '', day = ''] = match;
  // A year of three digits is counted from 1912, the Taiwanese way.
  const taiwanese = era === '民國' || (era === undefined && year.length === 3);
  if (era === '民國' ? year.length > 3 : !taiwanese && year.length !== 4) return null;
  const full = `${taiwanese ? Number(year) + 1911 : year}-${pad(month)}-${pad(day)}`;
  return dayNumber(full) === null ? null : full;
}

/** `9:15`, `09:15`, `下午1:05`, a time cell → `09:15`; seconds are kept when given. */
export function readClock(cell: Cell): string | null {
  if (typeof cell === 'boolean') return null;
  if (typeof cell === 'number') {
    if (cell < 0 || cell >= 1) return null;
    const seconds = Math.round(cell * 86_400);
    const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(String).map(pad);
    return seconds % 60 === 0 ? parts.slice(0, 2).join(':') : parts.join(':');
  }
  const match = /^(上午|下午|午前|午後|am|pm)?\s*(\d{1,2})[:時点點时](\d{2})?(?::(\d{2}))?分?\s*(am|pm)?$/i.exec(
    plain(cell),
  );
  if (!match || (match[3] === undefined && plain(cell).includes(':'))) return null;
  const half = (match[1] ?? match[5] ?? '').toLowerCase();
  const late = half === '下午' || half === '午後' || half === 'pm';
  const typed = Number(match[2]);
  if (half !== '' && (typed < 1 || typed > 12)) return null;
  const hour = half === '' ? typed : (typed % 12) + (late ? 12 : 0);
  const text = `${pad(String(hour))}:${match[3] ?? '00'}`;
  if (fromLocal(`2000-01-01T${text}`, 0) === null) return null;
  if (match[4] === undefined) return text;
  return fromLocal(`2000-01-01T${text}:${match[4]}`, 0) === null ? null : `${text}:${match[4]}`;
}

/** A day and a time, or a day alone: its first or its last second. */
function readTime(cell: Cell, dayAlone: 'start' | 'end'): string | null {
  if (typeof cell === 'boolean') return null;
  if (typeof cell === 'number') {
    const whole = Math.floor(cell);
    const day = readDay(whole);
    const clock = cell === whole ? null : readClock(cell - whole);
    return day === null ? null : joined(day, clock, dayAlone);
  }
  const typed = plain(cell);
  const alone = readDay(typed);
  if (alone !== null) return joined(alone, null, dayAlone);
  const match = /^(.*?[\d日)])(?:\s+|T)([^\s].*)$/.exec(typed) ?? /^(.*?日)(.+)$/.exec(typed);
  if (!match) return null;
  const day = readDay(match[1]!);
  const clock = readClock(match[2]!.trim());
  return day === null || clock === null ? null : joined(day, clock, dayAlone);
}

function joined(day: string, clock: string | null, dayAlone: 'start' | 'end'): string {
  if (clock === null) return `${day}T${dayAlone === 'end' ? '23:59:59' : '00:00:00'}`;
  return `${day}T${clock.length === 5 ? `${clock}:00` : clock}`;
}

const kind = (key: string, show: (text: string) => Cell, read: (cell: Cell) => string | null): Kind => ({
  show: (value) => show(value as string),
  read: (cell) => {
    const value = read(cell);
    return value === null ? null : { value };
  },
  expected: (words) => words.expected[key] ?? '',
});

export const day = kind('day', (text) => text, readDay);
export const clock = kind(
  'clock',
  (text) => text,
  (cell) => {
    const read = readClock(cell);
    return read?.length === 5 ? read : null;
  },
);
const shown = (text: string): string => text.replace('T', ' ').replace(/:00$/, '');
export const opens = kind('time-start', shown, (cell) => readTime(cell, 'start'));
export const closes = kind('time-end', shown, (cell) => readTime(cell, 'end'));
