/** Writing ledger rows and summing them: what came in, what it was used for, what goes out. */
import { makeId, nextNumber, type LedgerId } from '../common/ids';
import type { BankLine, LedgerKind, LedgerRow } from './records';

export type NewRow = Pick<LedgerRow, 'at' | 'kind' | 'amount' | 'reason'> &
  Partial<Pick<LedgerRow, 'entry' | 'bankLine' | 'claim' | 'answers' | 'receipt'>>;

/** A whole row, with the next free id unless one is given. */
export const ledgerRow = (ledger: readonly LedgerRow[], row: NewRow, id?: LedgerId): LedgerRow => ({
  id:
    id ??
    makeId(
      'ledger',
      nextNumber(
        'ledger',
        ledger.map((old) => old.id),
      ),
    ),
  entry: null,
  bankLine: null,
  claim: null,
  answers: null,
  receipt: '',
  ...row,
});

/** Cash receipts are numbered without gaps: `R-0001`, `R-0002` … */
export function nextReceipt(ledger: readonly LedgerRow[]): string {
  const highest = ledger.reduce((max, row) => {
    const match = /^R-(\d+)$/.exec(row.receipt);
    return match ? Math.max(max, Number(match[1])) : max;
  }, 0);
  return `R-${String(highest + 1).padStart(4, '0')}`;
}

const sumOf = (ledger: readonly LedgerRow[], ...kinds: LedgerKind[]): number =>
  ledger.reduce((sum, row) => (kinds.includes(row.kind) ? sum + row.amount : sum), 0);

export interface ClosingStatement {
  /** bank lines in, plus cash */
  readonly in: number;
  readonly allocated: number;
  readonly unallocated: number;
  readonly refundsDue: number;
  readonly refundsDone: number;
  readonly prizes: number;
  readonly depositsIn: number;
  readonly depositsOut: number;
  readonly depositsForfeited: number;
}

/** in = allocated + unallocated; refunds, prizes and deposits returned are what goes out. */
export function closingStatement(ledger: readonly LedgerRow[], bank: readonly BankLine[]): ClosingStatement {
  const received =
    bank.reduce((sum, line) => sum + (line.reversal ? 0 : line.amountIn), 0) -
    bank.reduce((sum, line) => sum + (line.reversal ? line.amountOut : 0), 0) +
    sumOf(ledger, 'cash');
  const allocated = sumOf(ledger, 'allocation', 'cash') - sumOf(ledger, 'deallocation');
  const refundsDone = sumOf(ledger, 'refund-done');
  const promised = new Set(ledger.flatMap((row) => (row.kind === 'refund-due' ? [row.id] : [])));
  const takenBack = ledger.reduce(
    (sum, row) => (row.kind === 'write-off' && row.answers && promised.has(row.answers) ? sum + row.amount : sum),
    0,
  );
  return {
    in: received,
    allocated,
    unallocated: received - allocated,
    refundsDue: sumOf(ledger, 'refund-due') - takenBack - refundsDone,
    refundsDone,
    prizes: sumOf(ledger, 'prize'),
    depositsIn: sumOf(ledger, 'deposit-in'),
    depositsOut: sumOf(ledger, 'deposit-out'),
    depositsForfeited: sumOf(ledger, 'deposit-forfeited'),
  };
}
