/** How one kind of value stands in a cell and how it is read back as people type it. */
import type { Cell } from '../cell';
import type { RegulationWords } from './words';

/** Read value, or null when the cell holds no such value. */
export type Reading = { readonly value: unknown } | null;
export interface Kind {
  readonly show: (value: unknown, words: RegulationWords) => Cell;
  readonly read: (cell: Cell, words: RegulationWords) => Reading;
  /** what may stand there, in words */
  readonly expected: (words: RegulationWords) => string;
  /** the value may be absent from the regulation altogether */
  readonly mayMiss?: true;
}

/** Text of a cell with full-width forms made plain, outer blanks gone. */
export const plain = (cell: Cell): string => String(cell).normalize('NFKC').trim();
export const isEmpty = (cell: Cell): boolean => cell === '' || (typeof cell === 'string' && cell.trim() === '');

const word = (key: string) => (words: RegulationWords) => words.expected[key] ?? key;

const orEmpty = (kind: Kind) => (words: RegulationWords) =>
  kind === text
    ? (words.expected['text-or-empty'] ?? '')
    : `${kind.expected(words)} ${words.expected['or-empty'] ?? ''}`;

/** An empty cell stands for null (not limited, not set). */
export const nullable = (kind: Kind): Kind => ({
  show: (value, words) => (value === null ? '' : kind.show(value, words)),
  read: (cell, words) => (isEmpty(cell) ? { value: null } : kind.read(cell, words)),
  expected: orEmpty(kind),
});

/** An empty cell stands for "not given". */
export const optional = (kind: Kind): Kind => ({
  show: (value, words) => (value === undefined ? '' : kind.show(value, words)),
  read: (cell, words) => (isEmpty(cell) ? { value: undefined } : kind.read(cell, words)),
  expected: orEmpty(kind),
  mayMiss: true,
});

export const text: Kind = {
  show: (value) => value as string,
  read: (cell) => (isEmpty(cell) ? null : { value: String(cell) }),
  expected: word('text'),
};

export const bool: Kind = {
  show: (value, words) => (value === true ? words.yes : words.no),
  read: (cell, words) => {
    if (typeof cell === 'boolean') return { value: cell };
    const typed = plain(cell).toLowerCase();
    if ([words.yes.toLowerCase(), 'true', 'yes', 'y', '是', 'はい'].includes(typed)) return { value: true };
    if ([words.no.toLowerCase(), 'false', 'no', 'n', '否', 'いいえ'].includes(typed)) return { value: false };
    return null;
  },
  expected: (words) => `${words.yes}／${words.no}`,
};

/** One code of a set, shown as its word; the code itself is understood too. */
export const choice = (set: string, codes: readonly string[]): Kind => ({
  show: (value, words) => words.choices[set]?.[value as string] ?? (value as string),
  read: (cell, words) => {
    const typed = plain(cell);
    const code = codes.find((one) => one === typed || plain(words.choices[set]?.[one] ?? one) === typed);
    return code === undefined ? null : { value: code };
  },
  expected: (words) => codes.map((code) => words.choices[set]?.[code] ?? code).join('／'),
});

const SEPARATORS = /[、，,;；\n]+/;

/** Several values in one cell, separated by 、 (or commas or lines). */
export const several = (kind: Kind, atLeast = 0): Kind => ({
  show: (value, words) => (value as unknown[]).map((one) => kind.show(one, words)).join('、'),
  read: (cell, words) => {
    const parts = String(cell)
      .split(SEPARATORS)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    const read = parts.map((part) => kind.read(part, words));
    if (read.length < atLeast || read.some((one) => one === null)) return null;
    const values = read.map((one) => one?.value);
    return new Set(values).size === values.length ? { value: values } : null;
  },
  expected: (words) => `${kind.expected(words)} ${words.expected['several'] ?? ''}`.trim(),
});

/** Free texts, one a line, or separated by 、 when none of them holds one. */
export const texts: Kind = {
  show: (value) => {
    const parts = value as string[];
    if (!parts.some((part) => part.includes('、'))) return parts.join('、');
    return parts.length === 1 ? `${parts[0]!}\n` : parts.join('\n');
  },
  read: (cell) => {
    const typed = String(cell);
    const parts = typed.split(typed.includes('\n') ? '\n' : '、').map((part) => part.trim());
    return { value: parts.filter((part) => part !== '') };
  },
  expected: word('texts'),
};
