/** Bank lines seen from the ledger: what of each is still nobody's. */
import type { BankLine } from '../domain/payment/records';
import type { Facts } from './facts';

export function unallocatedLines(facts: Facts): { readonly line: BankLine; readonly left: number }[] {
  const used = new Map<string, number>();
  for (const row of facts.ledger) {
    if (row.bankLine === null) continue;
    const sign = row.kind === 'allocation' ? 1 : row.kind === 'deallocation' ? -1 : row.kind === 'refund-done' ? 1 : 0;
    used.set(row.bankLine, (used.get(row.bankLine) ?? 0) + sign * row.amount);
  }
  return facts.bank
    .map((line) => ({ line, left: line.amountIn - (used.get(line.id) ?? 0) }))
    .filter(({ line, left }) => left > 0 && !line.reversal);
}
