/** Bank lines seen from the ledger: what of each is still nobody's. */
import { readFacts } from '../domain/payment/match/facts';
import type { BankLine } from '../domain/payment/records';
import type { Facts } from './facts';

/** Credits with money left, without those the bank took back. */
export const unallocatedLines = (facts: Facts): { readonly line: BankLine; readonly left: number }[] =>
  [...readFacts({ ...facts, lines: facts.bank, now: 0 }).usable.values()].map(({ line, free }) => ({
    line,
    left: free,
  }));
