/** Pairs a bank's correction (更正, 沖正) with the credit it takes back: same amount, not earlier, same payer where known. */
import type { BankLineId } from '../../common/ids';
import { dayNumber } from '../../common/time';
import type { BankLine, LedgerRow } from '../records';
import { components, push } from './components';

export interface Reversal {
  readonly reversals: readonly BankLineId[];
  readonly credits: readonly BankLineId[];
  /** each correction has its credit; otherwise a person must say which, and none of the credits is used meanwhile */
  readonly certain: boolean;
}

/** Banks correct their own slips within days; an older credit of the same amount is another payer's. */
const DAYS = 3;
const when = (line: BankLine): string => `${line.day}T${line.time}`;

/** A write-off with this reason is how a person's answer to an unclear correction is remembered. */
export const reversedBy = (reversal: BankLineId): string => `reversed:${reversal}`;

function mayTakeBack(reversal: BankLine, credit: BankLine): boolean {
  const apart = (dayNumber(reversal.day) ?? 0) - (dayNumber(credit.day) ?? 0);
  if (apart < 0 || apart > DAYS || reversal.account !== credit.account) return false;
  if (apart === 0 && reversal.time && credit.time && when(credit) > when(reversal)) return false;
  return !reversal.lastDigits || !credit.lastDigits || reversal.lastDigits === credit.lastDigits;
}

export function findReversals(lines: readonly BankLine[], ledger: readonly LedgerRow[]): Reversal[] {
  const answered = new Map<string, BankLineId | null>();
  for (const row of ledger)
    if (row.kind === 'write-off' && row.reason.startsWith('reversed:'))
      answered.set(row.reason.slice('reversed:'.length), row.bankLine);
  const settled = new Set([...answered.values()]);
  const wanted = lines.filter((line) => line.reversal && line.amountOut > 0 && !answered.has(line.id));
  if (wanted.length === 0) return [];
  const amounts = new Set(wanted.map((line) => line.amountOut));
  const credits = new Map<number, BankLine[]>();
  for (const line of lines)
    if (
      line.amountIn > 0 &&
      line.amountOut === 0 &&
      !line.reversal &&
      amounts.has(line.amountIn) &&
      !settled.has(line.id)
    )
      push(credits, line.amountIn, line);

  const links: string[][] = [];
  const degree = new Map<string, number>();
  for (const reversal of wanted) {
    const all = (credits.get(reversal.amountOut) ?? []).filter((credit) => mayTakeBack(reversal, credit));
    const named = all.filter((credit) => reversal.lastDigits !== '' && credit.lastDigits === reversal.lastDigits);
    const likely = named.length > 0 ? named : all;
    if (likely.length > 0) links.push([reversal.id, ...likely.map((credit) => credit.id)]);
    degree.set(reversal.id, likely.length);
  }
  const isReversal = new Set<string>(wanted.map((line) => line.id));
  return components(links).map((ids) => {
    const taking = ids.filter((id) => isReversal.has(id)) as BankLineId[];
    const given = ids.filter((id) => !isReversal.has(id)) as BankLineId[];
    const complete = taking.every((id) => degree.get(id) === given.length);
    return { reversals: taking, credits: given, certain: complete && taking.length === given.length };
  });
}
