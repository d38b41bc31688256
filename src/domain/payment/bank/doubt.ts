/** The same transfer seen through two windows of a bank — web page and file, pending and posted — has two keys: ask first. */
import { problem, type Problem } from '../../common/result';
import type { BankLine } from '../records';
import type { StatementLine } from './statement';
import { squeezed } from './text';

type Seen = Pick<BankLine, 'account' | 'day' | 'time' | 'amountIn' | 'balance' | 'memo'>;

const either = <T>(a: T, b: T, none: T): boolean => a === none || b === none || a === b;

/** Agreeing wherever both say something, and not simply two transfers: one says less, or only the wording differs. */
function maybeSame(a: Seen, b: Seen): boolean {
  if (!either(a.account, b.account, '') || !either(a.balance, b.balance, null)) return false;
  if (!either(a.time.slice(0, 5), b.time.slice(0, 5), '') || (a.time.length === b.time.length && a.time !== b.time))
    return false;
  const lessSaid = a.time.length !== b.time.length || (a.balance === null) !== (b.balance === null);
  const reworded = a.balance !== null && squeezed(a.memo) !== squeezed(b.memo);
  return lessSaid || reworded || a.account !== b.account;
}

/** New incoming lines that may be known already under another key. */
export function doubtful(known: readonly BankLine[], fresh: readonly StatementLine[]): Problem[] {
  const slot = (line: Seen): string => `${line.day} ${line.amountIn}`;
  const slots = new Map<string, BankLine[]>();
  for (const line of known) if (line.amountIn > 0) slots.set(slot(line), [...(slots.get(slot(line)) ?? []), line]);
  return fresh.flatMap((line) => {
    const twin = line.amountIn > 0 ? slots.get(slot(line))?.find((other) => maybeSame(other, line)) : undefined;
    return twin
      ? [problem('bank.line.doubtful', { known: twin.id, day: line.day, amount: line.amountIn }, `row ${line.row}`)]
      : [];
  });
}
