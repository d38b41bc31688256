/** Part of a prize taken by the committee from one who missed the ceremonies (go regulation C 十（三）); a team's prize is never fined for one member. */
import type { EntryId } from '../common/ids';
import { problem, type Problem } from '../common/result';
import type { Award } from './award';

export interface Fine {
  readonly entry: EntryId;
  /** whole units of the currency, over all prizes of the player */
  readonly amount: number;
}

/** Each fine is taken from the highest prize first; what the prizes do not cover is a problem, not a debt. */
export function withFines(
  awards: readonly Award[],
  fines: readonly Fine[],
  possible: boolean,
): { readonly awards: readonly Award[]; readonly problems: readonly Problem[] } {
  if (!possible) {
    return { awards, problems: fines.map(({ entry }) => problem('fine.not-possible', { entry })) };
  }
  const problems: Problem[] = [];
  const taken = new Map<Award, number>();
  for (const { entry, amount } of fines) {
    const own = awards.filter((award) => award.entry === entry && !award.forfeited).sort((a, b) => b.amount - a.amount);
    let open = amount;
    for (const award of own) {
      const part = Math.min(open, award.amount - (taken.get(award) ?? 0));
      taken.set(award, (taken.get(award) ?? 0) + part);
      open -= part;
    }
    if (open > 0) problems.push(problem('fine.above-prizes', { entry, found: amount, most: amount - open }));
  }
  return { awards: awards.map((award) => ({ ...award, fine: taken.get(award) ?? 0 })), problems };
}
