/** Small tables that stand in one cell: rounds by field size, bracket rows, steps of K, pairs kept apart, cash. */
import type { Cell } from '../cell';
import { isEmpty, plain, type Kind, type Reading } from './kind';
import { wholeNumber } from './number-kinds';
import { readClock } from './time-kinds';

const parts = (cell: Cell): string[] =>
  plain(cell)
    .split(/[;；、，,\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** All parts read, or null as soon as one cannot be. */
function each<T>(cell: Cell, read: (part: string) => T | null): T[] | null {
  const found: T[] = [];
  for (const part of parts(cell)) {
    const one = read(part);
    if (one === null) return null;
    found.push(one);
  }
  return found;
}

const upTo = (text: string | undefined): number | null => (text === undefined || text === '*' ? null : Number(text));
const limit = (number: number | null): string => (number === null ? '*' : String(number));
/** Limits rise, and only the last is open. */
const rising = (limits: readonly (number | null)[]): boolean =>
  limits.every((one, index) => {
    const next = limits[index + 1];
    return next === undefined || (one !== null && (next === null || next > one));
  });

type Rounds = { fixed: number } | { byField: { upTo: number | null; rounds: number }[] };
/** `7`, or by field size: `8:5；16:6；*:9` = five rounds up to eight players … nine for more. */
export const rounds: Kind = {
  show: (value) => {
    const rule = value as Rounds;
    if ('fixed' in rule) return rule.fixed;
    return rule.byField.map((row) => `${limit(row.upTo)}:${row.rounds}`).join('；');
  },
  read: (cell) => {
    const fixed = typeof cell === 'boolean' ? null : wholeNumber(cell);
    if (fixed !== null) return fixed >= 1 && fixed <= 99 ? { value: { fixed } } : null;
    const byField = each(cell, (part) => {
      const match = /^(\d{1,4}|\*)\s*:\s*([1-9]\d?)$/.exec(part);
      return match ? { upTo: upTo(match[1]), rounds: Number(match[2]) } : null;
    });
    if (!byField || byField.length === 0 || !rising(byField.map((row) => row.upTo))) return null;
    return byField[byField.length - 1]?.upTo === null ? { value: { byField } } : null;
  },
  expected: (words) => words.expected['rounds'] ?? '',
};

interface Bracket {
  from: number;
  to: number;
  size: number;
  start: string;
  clause?: string;
}
/** `5–8=8 14:00；9–16=16 13:00`: qualifiers = size and start of the first round. */
export const brackets = (clause: string | undefined): Kind => ({
  show: (value) =>
    (value as Bracket[])
      .map(({ from, to, size, start }) => `${from === to ? from : `${from}–${to}`}=${size} ${start}`)
      .join('；'),
  read: (cell) => {
    const rows = each(cell, (part): Bracket | null => {
      const match = /^(\d{1,3})(?:\s*[-–~至]\s*(\d{1,3}))?\s*=\s*(\d{1,3})\s+(\S+)$/.exec(part);
      const start = match ? readClock(match[4]!) : null;
      if (!match || start?.length !== 5) return null;
      const from = Number(match[1]);
      const row = { from, to: Number(match[2] ?? match[1]), size: Number(match[3]), start };
      if (row.from < 1 || row.to < row.from || row.size < row.to) return null;
      return clause === undefined ? row : { ...row, clause };
    });
    return rows && rows.length > 0 ? { value: rows } : null;
  },
  expected: (words) => words.expected['brackets'] ?? '',
});

/** `20:40；*:20` = K 40 until twenty games, then 20. */
export const ratingSteps: Kind = {
  show: (value) =>
    (value as { untilGames: number | null; k: number }[]).map((s) => `${limit(s.untilGames)}:${s.k}`).join('；'),
  read: (cell) => {
    const steps = each(cell, (part) => {
      const match = /^(\d{1,4}|\*)\s*:\s*([1-9]\d{0,2})$/.exec(part);
      return match ? { untilGames: upTo(match[1]), k: Number(match[2]) } : null;
    });
    return steps && steps.length > 0 && rising(steps.map((step) => step.untilGames)) ? { value: steps } : null;
  },
  expected: (words) => words.expected['rating-steps'] ?? '',
};

const APART = ['school', 'city', 'family', 'club'];
/** `city:3` = players of one city are kept apart up to round three. */
export const apart: Kind = {
  show: (value, words) =>
    (value as { by: string; untilRound: number }[])
      .map(({ by, untilRound }) => `${words.choices['apart']?.[by] ?? by}:${untilRound}`)
      .join('；'),
  read: (cell, words) => {
    const rows = each(cell, (part) => {
      const match = /^(.+?)\s*:\s*([1-9]\d?)$/.exec(part);
      const by = APART.find((code) => code === match?.[1] || words.choices['apart']?.[code] === match?.[1]);
      return match && by !== undefined ? { by, untilRound: Number(match[2]) } : null;
    });
    return rows === null ? null : { value: rows };
  },
  expected: (words) => words.expected['apart'] ?? '',
};

/** Cash of a prize that is no share of a pool; empty = none. */
export const cash: Kind = {
  show: (value) => ('amount' in (value as object) ? (value as { amount: number }).amount : ''),
  read: (cell): Reading => {
    if (isEmpty(cell)) return { value: { none: true } };
    const amount = typeof cell === 'boolean' ? null : wholeNumber(cell);
    return amount === null || amount < 0 ? null : { value: { amount } };
  },
  expected: (words) => `${words.expected['money'] ?? ''} ${words.expected['or-empty'] ?? ''}`.trim(),
};
