/** Bank lines seen from the ledger: what of each is still nobody's. */
import { usedOfLines } from '../domain/payment/match/facts';
import type { BankLine } from '../domain/payment/records';
import type { Facts } from './facts';

export function unallocatedLines(facts: Facts): { readonly line: BankLine; readonly left: number }[] {
  const used = usedOfLines(facts.ledger);
  return facts.bank
    .map((line) => ({ line, left: line.amountIn - (used.get(line.id) ?? 0) }))
    .filter(({ line, left }) => left > 0 && !line.reversal);
}
