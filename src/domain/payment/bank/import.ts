/**
 * Adds a statement to the known bank lines: the multiset difference, so that importing twice, in any order and with
 * overlapping windows, stores each line of the bank once.
 */
import { makeId, nextNumber } from '../../common/ids';
import type { Problem, Result } from '../../common/result';
import type { Instant } from '../../common/time';
import type { BankLine } from '../records';
import { doubtful } from './doubt';
import { baseKey, lineKey } from './key';
import type { Statement, StatementLine } from './statement';

export interface Imported {
  readonly new: readonly BankLine[];
  readonly counts: {
    readonly read: number;
    readonly new: number;
    readonly known: number;
    readonly outgoing: number;
    readonly errors: number;
    readonly sumIn: number;
    readonly sumOut: number;
  };
  readonly warnings: readonly Problem[];
}

export interface ImportOptions {
  readonly at: Instant;
  /** the organiser saw the listed errors and doubtful lines and wants the rest */
  readonly accepted?: boolean;
}

/** Twins get their numbers in an order of their own, so that the order of rows in the file does not matter. */
const byContent = (a: StatementLine, b: StatementLine): number =>
  a.postedOn < b.postedOn ? -1 : a.postedOn > b.postedOn ? 1 : a.memo < b.memo ? -1 : a.memo > b.memo ? 1 : 0;

const byMoment = (a: { key: string; line: StatementLine }, b: { key: string; line: StatementLine }): number => {
  const [x, y] = [`${a.line.day} ${a.line.time} ${a.key}`, `${b.line.day} ${b.line.time} ${b.key}`];
  return x < y ? -1 : x > y ? 1 : 0;
};

/** Strangers' data is not kept: of what went out only day, amount and balance, unless it is a correction to be paired. */
const slim = (line: Omit<StatementLine, 'row'>): Omit<StatementLine, 'row'> =>
  line.amountOut > 0 && !line.reversal ? { ...line, memo: '', lastDigits: '', bankCode: '' } : line;

/** What is left of a bank line after the purge: no name, no account, and a key by which it is still known. */
export const purged = (line: BankLine): BankLine => ({ ...line, memo: '', lastDigits: '', bankCode: '' });

/** Refuses with every row error and doubtful line unless they were accepted. */
export function importLines(
  known: readonly BankLine[],
  statement: Statement,
  options: ImportOptions,
): Result<Imported> {
  const stored = new Set(known.map((line) => line.key));
  const twins = new Map<string, StatementLine[]>();
  for (const line of statement.lines) {
    const base = baseKey(line);
    const same = twins.get(base);
    if (same) same.push(line);
    else twins.set(base, [line]);
  }
  const keyed: { key: string; line: StatementLine }[] = [];
  twins.forEach((same, base) => {
    [...same].sort(byContent).forEach((line, i) => keyed.push({ key: lineKey(base, i + 1), line }));
  });
  const fresh = keyed.filter(({ key }) => !stored.has(key)).sort(byMoment);
  const printed = new Set(keyed.map(({ key }) => key));
  const elsewhere = known.filter((line) => !printed.has(line.key));
  const problems = [
    ...statement.errors,
    ...doubtful(
      elsewhere,
      fresh.map(({ line }) => line),
    ),
  ];
  if (problems.length > 0 && !options.accepted) return { ok: false, problems };
  let number = nextNumber(
    'bankLine',
    known.map((line) => line.id),
  );
  const lines = fresh.map(({ key, line: { row: _row, ...line } }): BankLine => ({
    ...slim(line),
    id: makeId('bankLine', number++),
    key,
    importedAt: options.at,
  }));
  return {
    ok: true,
    value: {
      new: lines,
      counts: {
        read: statement.read,
        new: lines.length,
        known: statement.lines.length - lines.length,
        outgoing: statement.outgoing,
        errors: statement.read - statement.lines.length,
        sumIn: statement.sumIn,
        sumOut: statement.sumOut,
      },
      warnings: statement.warnings,
    },
  };
}
