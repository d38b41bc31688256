/**
 * Promotions by place (go regulation C 十（二）): 8 dan first, then 7, then 6 (C15). A slot goes to the best placed amateur
 * from its first place on who holds less and was not just promoted; it passes down to the limit, and what is left lapses.
 *
 * Not done here: papers are not checked and nobody is promoted twice; the committee that examines ranks decides (十（二）4).
 */
import type { EntryId } from '../common/ids';
import { problem, type Problem } from '../common/result';
import { numeral } from '../regulation/numerals';
import { rankText } from '../regulation/rank';
import { slotsInForce, type PromotionClause, type PromotionRules, type Slots } from './slots';

/** Somebody of the list, in its order. */
export interface Candidate {
  readonly entry: EntryId;
  /** place in the list */
  readonly place: number;
  readonly level: number | null;
  readonly professional: boolean;
  /** lost the right to prizes */
  readonly barred: boolean;
}

export interface Promotion {
  readonly entry: EntryId;
  readonly list: string;
  readonly place: number;
  /** `6d`; null = no rank shown at entry */
  readonly from: string | null;
  /** `7d`, or `1p` for the alternative of the clause */
  readonly to: string;
  /** id of the clause */
  readonly rule: string;
  readonly clause: string | null;
  /** last day on which an alternative may be claimed; null = no such day */
  readonly claimBy: string | null;
  readonly why: Problem;
}

/** Who stood in reach of a slot and did not get it. */
export interface Passed {
  readonly entry: EntryId;
  readonly list: string;
  readonly place: number;
  readonly rule: string;
  readonly why: Problem;
}

export interface SlotUse {
  readonly rule: string;
  readonly list: string;
  readonly to: string;
  readonly from: number;
  readonly through: number;
  readonly limit: number;
  readonly slots: number;
  /** places that got one */
  readonly given: readonly number[];
  readonly lapsed: number;
}

export interface Promotions {
  readonly promotions: readonly Promotion[];
  readonly passed: readonly Passed[];
  readonly uses: readonly SlotUse[];
  /** clauses that are not in force, with the numbers that decided */
  readonly idle: readonly Problem[];
}

export interface PromotionOrder {
  readonly list: string;
  readonly clauses: readonly PromotionClause[];
  readonly rules: PromotionRules;
  readonly candidates: readonly Candidate[];
  /** players who count for the thresholds and hold this level or a higher one */
  readonly countAtLeast: (level: number) => number;
  /** winners who take the alternative of a clause (职业初段) instead (C13) */
  readonly alternatives: readonly EntryId[];
  /** `2026-11-11`: last day for claiming an alternative */
  readonly claimBy: string | null;
}

/** `职业初段` → `1p`; a text that is no professional rank stays as it is. */
export function alternativeRank(text: string): string {
  const found = /^(?:职业|職業|プロ)(.{1,2})段$/.exec(text.normalize('NFKC').trim());
  const dan = found?.[1] === '初' ? 1 : found?.[1] === undefined ? null : numeral(found[1]);
  return dan === null ? text : `${String(dan)}p`;
}

/** Why a candidate cannot use a slot; null = he can. */
function obstacle({ level, clause }: Slots, candidate: Candidate, got: ReadonlyMap<EntryId, string>): Problem | null {
  const params = { rank: clause.to, place: candidate.place };
  const given = got.get(candidate.entry);
  if (candidate.barred) return problem('promotion.barred', params);
  if (candidate.professional) return problem('promotion.professional', params);
  if (given !== undefined) return problem('promotion.just-promoted', { ...params, found: given });
  if (candidate.level !== null && candidate.level >= level)
    return problem('promotion.holds-it', { ...params, found: rankText(candidate.level) ?? '' });
  return null;
}

export function promote(order: PromotionOrder): Promotions {
  const { list, rules } = order;
  const { slots, idle } = slotsInForce(order.clauses, rules, order.countAtLeast);
  const got = new Map<EntryId, string>();
  const promotions: Promotion[] = [];
  const passed: Passed[] = [];
  const give = (own: Slots, candidate: Candidate, to: string, why: Problem): void => {
    const { entry, place, level } = candidate;
    const { id, clause } = own.clause;
    got.set(entry, to);
    const claimBy = to === own.clause.to ? null : order.claimBy;
    promotions.push({
      ...{ entry, list, place, from: rankText(level), to },
      ...{ rule: id, clause: clause ?? null, claimBy, why },
    });
  };
  const uses = slots.map((own): SlotUse => {
    const { from, to, limit, clause } = own;
    const given: number[] = [];
    let open = to - from + 1;
    for (const candidate of order.candidates) {
      const { entry, place } = candidate;
      if (place < from || place > limit || open === 0) continue;
      const takesOther = clause.alternative !== null && place <= to && order.alternatives.includes(entry);
      const stops = candidate.barred || candidate.professional || got.has(entry);
      if (takesOther && !stops) {
        const other = alternativeRank(clause.alternative ?? '');
        give(own, candidate, other, problem('promotion.alternative', { rank: other, place, instead: clause.to }));
        if (!rules.alternativeUsesSlot) continue;
      } else {
        const why = obstacle(own, candidate, got);
        if (why) {
          passed.push({ entry, list, place, rule: clause.id, why });
          continue;
        }
        const down = place > to;
        give(
          own,
          candidate,
          clause.to,
          down
            ? problem('promotion.passed-down', { rank: clause.to, place, from, to, limit })
            : problem('promotion.by-place', { rank: clause.to, place }),
        );
      }
      given.push(place);
      open--;
    }
    const slot = { rule: clause.id, list, to: clause.to, from, through: to, limit };
    return { ...slot, slots: to - from + 1, given, lapsed: open };
  });
  return { promotions, passed, uses, idle };
}
