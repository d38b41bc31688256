/** The money axis and the closing statement, from ledger rows alone. */
import type { BankLineId, EntryId, LedgerId } from '../../../src/domain/common/ids';
import { closingStatement, ledgerRow, nextReceipt } from '../../../src/domain/payment/ledger';
import { money, moneyOfAll, refundsOutstanding } from '../../../src/domain/payment/money';
import type { BankLine, LedgerKind, LedgerRow } from '../../../src/domain/payment/records';
import { submit } from '../../../src/domain/waitlist/submit';
import { after, by, form, named, start } from '../waitlist/kit';

const entry = named(after(start(), submit(start(), form('Ann'), by())), 'Ann');
let rows = 0;
const row = (kind: LedgerKind, amount: number, more: Partial<LedgerRow> = {}): LedgerRow => ({
  id: `L-${String((rows += 1)).padStart(4, '0')}` as LedgerId,
  at: 0,
  kind,
  amount,
  entry: entry.id,
  bankLine: null,
  claim: null,
  answers: null,
  receipt: '',
  reason: '',
  ...more,
});
const state = (...ledger: LedgerRow[]) => money(entry, ledger).state;

it('reads none, part, full and over', () => {
  expect(state()).toBe('none');
  expect(state(row('allocation', 499))).toBe('part');
  expect(state(row('allocation', 499), row('cash', 1))).toBe('full');
  expect(state(row('allocation', 501))).toBe('over');
  expect(state(row('allocation', 500), row('deallocation', 500))).toBe('none');
  expect(state(row('allocation', 500), row('refund-done', 250))).toBe('part');
});
it('is not touched by prizes, deposits, promises, and other people', () => {
  const others = row('allocation', 500, { entry: 'E-0002' as EntryId });
  expect(state(others, row('prize', 500), row('deposit-in', 500), row('refund-due', 0))).toBe('none');
});
it('knows what is still owed, and that a promise can be taken back', () => {
  const due = row('refund-due', 250);
  const ledger = [row('allocation', 500), due];
  expect(refundsOutstanding([entry], ledger)).toEqual([{ entry: entry.id, amount: 250 }]);
  expect(refundsOutstanding([entry], [...ledger, row('refund-done', 250, { answers: due.id })])).toEqual([]);
  expect(refundsOutstanding([entry], [...ledger, row('write-off', 250, { answers: due.id })])).toEqual([]);
  expect(money(entry, [...ledger, row('refund-done', 100)])).toMatchObject({
    refundsDue: 250,
    refundsDone: 100,
    owed: 150,
  });
});
it('sums all entries in one pass as it does one by one', () => {
  const ledger = [row('cash', 300), row('refund-due', 300), row('allocation', 100)];
  expect(moneyOfAll([entry], ledger).get(entry.id)).toEqual(money(entry, ledger));
});

const line = (amountIn: number, more: Partial<BankLine> = {}): BankLine => ({
  id: 'B-0001' as BankLineId,
  key: '',
  account: '',
  day: '2026-11-01',
  time: '',
  postedOn: '',
  amountIn,
  amountOut: 0,
  balance: null,
  memo: '',
  lastDigits: '',
  bankCode: '',
  reversal: false,
  importedAt: 0,
  ...more,
});

it('closes with in = allocated + unallocated, and says what goes out', () => {
  const cash = row('cash', 500);
  const ledger = [
    row('allocation', 500),
    cash,
    row('deallocation', 500, { answers: cash.id }),
    row('allocation', 500, { answers: cash.id, entry: 'E-0002' as EntryId }),
    row('refund-due', 250),
    row('refund-due', 100),
    row('refund-done', 100),
    row('prize', 4300),
    row('deposit-in', 3000),
    row('deposit-forfeited', 3000),
  ];
  const closing = closingStatement(ledger, [
    line(700),
    line(0, { amountOut: 30 }),
    line(0, { amountOut: 200, reversal: true }),
  ]);
  expect(closing).toEqual({
    in: 1000,
    allocated: 1000,
    unallocated: 0,
    refundsDue: 250,
    refundsDone: 100,
    prizes: 4300,
    depositsIn: 3000,
    depositsOut: 0,
    depositsForfeited: 3000,
  });
});
it('numbers rows and receipts without gaps', () => {
  const made = ledgerRow([row('cash', 1), row('cash', 1)], { at: 1, kind: 'cash', amount: 5, reason: 'x' });
  expect(Number(made.id.slice(2))).toBe(rows + 1);
  expect(nextReceipt([])).toBe('R-0001');
  expect(nextReceipt([row('cash', 1, { receipt: 'R-0009' }), row('cash', 1, { receipt: 'R-0002' })])).toBe('R-0010');
});
