/** What organisers typed into 對帳: one decision a line, with the facts it was made from written beside it in the same row. */
import type { Problem } from '../domain/common/result';
import type { Cell } from '../tables/cell';
import type { OfficeWords } from './words';

export const RECONCILIATION = 2004;
/** Columns people type into, what is said back to them, and the row's own facts. */
export const COLUMN = { line: 0, finding: 4, choice: 7, target: 8, remark: 9, key: 10 } as const;
export const FIRST_ROW = 2;

export const CHOICES = ['accept', 'assign', 'refund', 'ignore'] as const;
export type Choice = (typeof CHOICES)[number];

export interface Typed {
  /** what the row is about and what was free when it was shown (`rowKey`) */
  readonly key: string;
  /** suggestion, or `reversal:B-0009:B-0002`, or '' when the row only tells of a line */
  readonly suggestion: string;
  readonly line: string;
  readonly free: number;
  /** as it stands in the cell */
  readonly text: string;
  readonly choice: Choice | null;
  readonly target: string;
  readonly remark: string;
}

export const rowKey = (suggestion: string, line: string, free: number): string =>
  `${suggestion}|${line}|${String(free)}`;

/** What a decision was answered with, by bank line. */
export type Remarks = ReadonlyMap<string, Problem>;

/** The rows of the tab as somebody left them. */
export function typedDecisions(cells: readonly (readonly Cell[])[], words: OfficeWords): Typed[] {
  const choices = words.reconciliation.choices;
  return cells.slice(FIRST_ROW).flatMap((row): Typed[] => {
    const key = String(row[COLUMN.key] ?? '');
    const [suggestion = '', line = '', free = ''] = key.split('|');
    if (line === '') return [];
    const text = String(row[COLUMN.choice] ?? '').trim();
    const choice = CHOICES.find((one) => choices[one] === text) ?? null;
    const target = String(row[COLUMN.target] ?? '').trim();
    const remark = String(row[COLUMN.remark] ?? '');
    return [{ key, suggestion, line, free: Number(free), text, choice, target, remark }];
  });
}

const PART = /([A-Z]-\d{4,9})(?:\s*[:=]?\s*(\d[\d,]*))?/g;

/** `E-0042 500、E-0043`: who, and how much where it was said; null when something else stands there too. */
export function readTargets(text: string): { readonly id: string; readonly amount: number | null }[] | null {
  const plain = text.normalize('NFKC').toUpperCase();
  if (plain.replace(PART, '').replace(/[\s,;、，；/+]/g, '') !== '') return null;
  return [...plain.matchAll(PART)].map(([, id = '', amount]) => ({
    id,
    amount: amount === undefined ? null : Number(amount.replace(/,/g, '')),
  }));
}
