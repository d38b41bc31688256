/** Sums for the bottom of the prize sheet, which have to agree with the ledger. */
import type { Award } from './award';

export interface PrizeTotals {
  /** handed out */
  readonly paid: number;
  /** earned by somebody who was not there: stays with the organiser */
  readonly forfeited: number;
  /** taken off by the committee */
  readonly fined: number;
  /** how many of each item are handed out, by the name of the item */
  readonly items: Readonly<Record<string, number>>;
}

export function prizeTotals(awards: readonly Award[]): PrizeTotals {
  const items: Record<string, number> = {};
  let [paid, forfeited, fined] = [0, 0, 0];
  for (const award of awards) {
    if (award.forfeited) forfeited += award.amount;
    else {
      paid += award.amount - award.fine;
      fined += award.fine;
      for (const item of award.items) items[item] = (items[item] ?? 0) + 1;
    }
  }
  return { paid, forfeited, fined, items };
}
