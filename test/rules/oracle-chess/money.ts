/** What came in is what was allocated and what waits; refunds never exceed what was paid (十三（三）, B7); receipts have no gaps. */
import type { Document, Say } from './types';

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

export function judgeMoney(document: Document, say: Say): void {
  const { ledger, entries, divisions } = document;
  for (const { id, paid, refunded } of entries)
    if (refunded > paid) say('refund', `${id} got ${refunded} back and paid ${paid}`);
  if (ledger.in !== ledger.allocated + ledger.unallocated)
    say('ledger', `in ${ledger.in} is not allocated ${ledger.allocated} and unallocated ${ledger.unallocated}`);
  const paid = sum(entries.map((entry) => entry.paid));
  if (ledger.allocated !== paid) say('ledger', `allocated ${ledger.allocated}, the entries paid ${paid}`);
  const prizes = sum(divisions.flatMap(({ awards }) => awards.map(({ amount }) => amount)));
  if (ledger.prizes !== prizes) say('ledger', `prizes ${ledger.prizes}, the awards add up to ${prizes}`);
  const refunded = sum(entries.map((entry) => entry.refunded));
  if (ledger.refundsDone < refunded) say('ledger', `refunds done ${ledger.refundsDone}, the entries got ${refunded}`);
  if (ledger.refundsDue + ledger.refundsDone > ledger.in)
    say('ledger', `more is promised back than ever came in: ${ledger.refundsDue} and ${ledger.refundsDone}`);
}

/** Cash at the desk: R-0001, R-0002 … each for a person who paid at least as much. */
export function judgeReceipts({ receipts, entries }: Document, say: Say): void {
  const numbers = receipts.map(({ id }) => Number(id.slice(2))).sort((a, b) => a - b);
  numbers.forEach((number, i) => {
    if (number !== i + 1) say('receipt', `receipt ${number} stands where ${i + 1} should`);
  });
  for (const { id, entry, amount } of receipts) {
    const paid = entries.find((one) => one.id === entry)?.paid ?? 0;
    if (amount <= 0 || amount > paid) say('receipt', `${id} over ${amount} for ${entry ?? 'nobody'}, who paid ${paid}`);
  }
}
