/**
 * Which promotion clauses are in force, and for which places (go regulation C 十（二）1–2): thresholds are met by players
 * who started, of several tiers for one dan only the highest counts (C10), and places that already carry a higher dan
 * are left out of a lower clause (C11).
 */
import { problem, type Problem } from '../common/result';
import { rankLevel } from '../regulation/rank';
import type { Regulation } from '../regulation/regulation';

export type PromotionClause = Regulation['promotions'][number];
export type PromotionRules = NonNullable<Regulation['promotionRules']>;

/** Slots of one clause: so many promotions to `to`, first for the places `from`–`to`, passed down to `limit` at most. */
export interface Slots {
  readonly clause: PromotionClause;
  /** level of the new rank */
  readonly level: number;
  readonly from: number;
  readonly to: number;
  readonly limit: number;
}

const levelOf = (rank: string): number => {
  const level = rankLevel(rank);
  return typeof level === 'number' ? level : 0;
};

/** The first condition of a clause that is not met, said with both numbers. */
function unmet(clause: PromotionClause, countAtLeast: (level: number) => number): Problem | null {
  for (const { rankAtLeast, count, below } of clause.when) {
    const found = countAtLeast(levelOf(rankAtLeast));
    const params = { promotion: clause.id, rank: rankAtLeast, found };
    if (found < count) return problem('promotion.too-few', { ...params, expected: count });
    if (below !== null && found >= below) return problem('promotion.too-many', { ...params, expected: below });
  }
  return null;
}

const threshold = ({ when }: PromotionClause): number => when.reduce((most, { count }) => Math.max(most, count), 0);

/** Clauses of one list that are in force, highest dan first, and why the others are not. */
export function slotsInForce(
  clauses: readonly PromotionClause[],
  rules: PromotionRules,
  countAtLeast: (level: number) => number,
): { readonly slots: readonly Slots[]; readonly idle: readonly Problem[] } {
  const idle: Problem[] = [];
  const met = clauses.filter((clause) => {
    const why = unmet(clause, countAtLeast);
    if (why) idle.push(why);
    return why === null;
  });
  const inForce = met.filter((clause) => {
    const higher = met.find((other) => other.to === clause.to && threshold(other) > threshold(clause));
    if (rules.tiers === 'all' || higher === undefined) return true;
    idle.push(problem('promotion.lower-tier', { promotion: clause.id, higher: higher.id }));
    return false;
  });
  const byLevel = inForce
    .map((clause) => ({ clause, level: levelOf(clause.to), ...clause.places, limit: clause.passDownTo }))
    .sort((a, b) => b.level - a.level || threshold(b.clause) - threshold(a.clause));
  const carried = (level: number): number =>
    byLevel.reduce((last, other) => (other.level > level ? Math.max(last, other.to) : last), 0);
  const slots = byLevel
    .map((each) =>
      rules.overlap === 'left-out' ? { ...each, from: Math.max(each.from, carried(each.level) + 1) } : each,
    )
    .filter(({ from, to }) => from <= to);
  return { slots, idle };
}
