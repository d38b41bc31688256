/** The money axis of an entry: derived from ledger rows each time, never stored. */
import type { EntryId } from '../common/ids';
import type { Entry } from '../registration/entry';
import type { LedgerKind, LedgerRow } from './records';

type MoneyState = 'none' | 'part' | 'full' | 'over';

export interface Money {
  readonly due: number;
  /** allocated or taken in cash, less what was taken back */
  readonly received: number;
  readonly refundsDue: number;
  readonly refundsDone: number;
  /** promised, not yet given back */
  readonly owed: number;
  readonly state: MoneyState;
}

/** +1 adds to what an entry has paid, −1 takes from it. */
const RECEIVED = {
  allocation: 1,
  cash: 1,
  deallocation: -1,
  'refund-due': 0,
  'refund-done': 0,
  prize: 0,
  'deposit-in': 0,
  'deposit-out': 0,
  'deposit-forfeited': 0,
  'write-off': 0,
} as const satisfies Record<LedgerKind, -1 | 0 | 1>;

interface Sums {
  received: number;
  refundsDue: number;
  refundsDone: number;
}

function add(sums: Sums, row: LedgerRow): void {
  sums.received += RECEIVED[row.kind] * row.amount;
  if (row.kind === 'refund-due') sums.refundsDue += row.amount;
  if (row.kind === 'refund-done') sums.refundsDone += row.amount;
  // a write-off answers a promise that is taken back (an undone cancellation) or that nobody collects
  if (row.kind === 'write-off' && row.answers !== null) sums.refundsDue -= row.amount;
}

function moneyState(due: number, net: number): MoneyState {
  if (net > due) return 'over';
  if (net === due) return 'full';
  return net > 0 ? 'part' : 'none';
}

const finish = (entry: Entry, sums: Sums): Money => ({
  due: entry.due,
  ...sums,
  owed: Math.max(0, sums.refundsDue - sums.refundsDone),
  state: moneyState(entry.due, sums.received - sums.refundsDone),
});

/** Money of one entry. */
export function money(entry: Entry, ledger: readonly LedgerRow[]): Money {
  const sums: Sums = { received: 0, refundsDue: 0, refundsDone: 0 };
  for (const row of ledger) if (row.entry === entry.id) add(sums, row);
  return finish(entry, sums);
}

/** Money of every entry in one pass over the ledger. */
export function moneyOfAll(entries: readonly Entry[], ledger: readonly LedgerRow[]): ReadonlyMap<EntryId, Money> {
  const sums = new Map<string, Sums>();
  for (const row of ledger) {
    if (row.entry === null) continue;
    const mine = sums.get(row.entry) ?? { received: 0, refundsDue: 0, refundsDone: 0 };
    add(mine, row);
    sums.set(row.entry, mine);
  }
  return new Map(
    entries.map((entry) => [
      entry.id,
      finish(entry, sums.get(entry.id) ?? { received: 0, refundsDue: 0, refundsDone: 0 }),
    ]),
  );
}

/** Paid at least the fee: what `confirmed` asks for. */
export const isPaid = (m: Money): boolean => m.state === 'full' || m.state === 'over';

/** Whom money is still owed to, and how much. */
export function refundsOutstanding(
  entries: readonly Entry[],
  ledger: readonly LedgerRow[],
): { readonly entry: EntryId; readonly amount: number }[] {
  const all = moneyOfAll(entries, ledger);
  return entries.flatMap((entry) => {
    const amount = all.get(entry.id)?.owed ?? 0;
    return amount > 0 ? [{ entry: entry.id, amount }] : [];
  });
}
