/** Numbers in cells: whole numbers, money, points in tenths, ranges; never guessed from words. */
import type { Cell } from '../cell';
import { plain, type Kind, type Reading } from './kind';
import { fill } from './words';

/** `500`, `５００`, `1,500`; nothing else: no words, no fractions. */
export function wholeNumber(cell: Cell): number | null {
  if (typeof cell === 'number') return Number.isSafeInteger(cell) ? cell : null;
  const typed = plain(cell);
  if (!/^(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})$/.test(typed)) return null;
  return Number(typed.replace(/,/g, ''));
}

const within = (number: number | null, min: number, max: number): Reading =>
  number === null || number < min || number > max ? null : { value: number };

export const int = (min: number, max: number): Kind => ({
  show: (value) => value as number,
  read: (cell) => within(typeof cell === 'boolean' ? null : wholeNumber(cell), min, max),
  expected: (words) => fill(words.expected['int'] ?? '{min}–{max}', { min, max }),
});

export const money = int(0, 99_999_999);
export const percent = int(0, 100);
export const minutes = int(0, 1440);

/** Points of a game: kept in tenths, shown as 1, 0.5, 2. */
export const tenths: Kind = {
  show: (value) => (value as number) / 10,
  read: (cell) => {
    const typed = typeof cell === 'number' ? String(cell) : plain(cell).replace('½', '.5');
    if (!/^\d{0,2}(?:\.\d)?$/.test(typed) || typed === '') return null;
    return { value: Math.round(Number(typed) * 10) };
  },
  expected: (words) => words.expected['tenths'] ?? '',
};

/** `{ from, to }` as `4–10`; a single number stands for both. */
export const range: Kind = {
  show: (value) => {
    const { from, to } = value as { from: number; to: number };
    return from === to ? from : `${from}–${to}`;
  },
  read: (cell) => {
    const match = typeof cell === 'boolean' ? null : /^(\d{1,4})(?:\s*[-–—~〜至到]\s*(\d{1,4}))?$/.exec(plain(cell));
    if (!match) return null;
    const from = Number(match[1]);
    const to = Number(match[2] ?? match[1]);
    return from >= 1 && from <= to ? { value: { from, to } } : null;
  },
  expected: (words) => words.expected['range'] ?? '',
};

/** The places a prize is for: one, or from–to. */
export const places: Kind = {
  show: (value, words) => {
    const condition = value as { place: number } | { places: { from: number; to: number } };
    return 'place' in condition ? condition.place : range.show(condition.places, words);
  },
  read: (cell, words) => {
    const read = range.read(cell, words);
    if (read === null) return null;
    const { from, to } = read.value as { from: number; to: number };
    return { value: from === to ? { place: from } : { places: { from, to } } };
  },
  expected: range.expected,
};
