/**
 * Adds a statement to the known bank lines: the multiset difference, so that importing twice, in any order and with
 * overlapping windows, stores each line of the bank once.
 */
import { makeId, nextNumber } from '../../common/ids';
import type { Problem, Result } from '../../common/result';
import type { Instant } from '../../common/time';
import type { BankLine } from '../records';
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

/** Refuses with every row error and doubtful line unless they were accepted. */
export function importLines(
  known: readonly BankLine[],
  statement: Statement,
  options: ImportOptions,
): Result<Imported> {
  const keys = new Set(known.map((line) => line.key));
  const groups = new Map<string, StatementLine[]>();
  for (const line of statement.lines) {
    const base = baseKey(line);
    const twins = groups.get(base);
    if (twins) twins.push(line);
    else groups.set(base, [line]);
  }
  const fresh: { key: string; line: StatementLine }[] = [];
  groups.forEach((twins, base) => {
    [...twins].sort(byContent).forEach((line, i) => {
      const key = lineKey(base, i + 1);
      if (!keys.has(key)) fresh.push({ key, line });
    });
  });
  const place = (l: StatementLine): string => `${l.day} ${l.time}`;
  fresh.sort((a, b) =>
    place(a.line) < place(b.line) ? -1 : place(a.line) > place(b.line) ? 1 : a.key < b.key ? -1 : a.key > b.key ? 1 : 0,
  );
  const problems = [...statement.errors];
  if (problems.length > 0 && !options.accepted) return { ok: false, problems };
  let number = nextNumber(
    'bankLine',
    known.map((line) => line.id),
  );
  const lines = fresh.map(({ key, line: { row: _row, ...line } }): BankLine => ({
    ...line,
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
