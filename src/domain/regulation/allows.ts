/** Weighs a predicate over a person and says why: the codes of the facts that decided. */
import type { Problem } from '../common/result';
import type { Predicate } from './eligibility';
import { rankLevel, rankText, type RankLevel } from './rank';

/** What is known of a person when eligibility is weighed; null = not known. */
export interface Person {
  /** evidence source id → level; sources not asked for are absent */
  readonly ranks: Readonly<Record<string, RankLevel>>;
  readonly birthDate: string | null;
  /** 1 … 12; null = none or unknown */
  readonly grade: number | null;
  readonly sex: 'f' | 'm' | null;
  readonly newcomer: boolean | null;
  /** places in earlier editions; `previous` = the edition before this one */
  readonly pastResults: readonly { readonly division: string; readonly place: number; readonly previous: boolean }[];
  readonly certificate: boolean;
  readonly newProfessional: boolean;
  readonly approved: boolean;
  readonly invited: boolean;
}

export const NOBODY: Person = {
  ranks: {},
  birthDate: null,
  grade: null,
  sex: null,
  newcomer: null,
  pastResults: [],
  certificate: false,
  newProfessional: false,
  approved: false,
  invited: false,
};

/** Code without its ending `.yes`, `.no` or `.unknown`, and what it speaks of. */
type Reason = Problem;
export interface Verdict {
  readonly met: boolean;
  /** of what is met: what met it; of what is not: everything missing */
  readonly why: readonly Reason[];
}

type Params = Record<string, string | number>;
const leaf = (code: string, met: boolean | null, params: Params): Verdict => {
  const ending = met === null ? 'unknown' : met ? 'yes' : 'no';
  return { met: met === true, why: [{ code: `eligibility.${code}.${ending}`, params }] };
};

/** The best of the named sources: level and where it comes from; null level when none of them gives a rank. */
function best(person: Person, sources: readonly string[]): { level: number | null; source: string } {
  let found: { level: number | null; source: string } = { level: null, source: '' };
  for (const source of sources) {
    const level = person.ranks[source];
    if (typeof level === 'number' && (found.level === null || level > found.level)) found = { level, source };
  }
  return found;
}

function rankLeaf(code: string, person: Person, rule: { rank: string; sources: string[] }, atLeast: boolean): Verdict {
  const { level, source } = best(person, rule.sources);
  const limit = rankLevel(rule.rank);
  const params: Params = { rank: rule.rank, found: rankText(level) ?? '', source };
  if (typeof limit !== 'number') return leaf(code, null, params);
  // Without any rank one is below every limit: the beginner of the lowest class.
  if (level === null) return leaf(code, !atLeast, params);
  return leaf(code, atLeast ? level >= limit : level <= limit, params);
}

export function allows(predicate: Predicate, person: Person): Verdict {
  if ('all' in predicate) {
    const parts = predicate.all.map((part) => allows(part, person));
    const met = parts.every((part) => part.met);
    return { met, why: parts.filter((part) => part.met === met).flatMap((part) => part.why) };
  }
  if ('any' in predicate) {
    const parts = predicate.any.map((part) => allows(part, person));
    const met = parts.some((part) => part.met);
    return { met, why: parts.filter((part) => part.met === met).flatMap((part) => part.why) };
  }
  if ('not' in predicate) {
    const inner = allows(predicate.not, person);
    return { met: !inner.met, why: inner.why };
  }
  if ('always' in predicate) return leaf('always', true, {});
  if ('rankAtLeast' in predicate) return rankLeaf('rank-at-least', person, predicate.rankAtLeast, true);
  if ('rankAtMost' in predicate) return rankLeaf('rank-at-most', person, predicate.rankAtMost, false);
  if ('born' in predicate) {
    const { from, to } = predicate.born;
    const born = person.birthDate;
    const met = born === null ? null : (from === null || born >= from) && (to === null || born <= to);
    return leaf('born', met, { from: from ?? '', to: to ?? '', found: born ?? '' });
  }
  if ('grade' in predicate) {
    const { from, to } = predicate.grade;
    const { grade } = person;
    return leaf('grade', grade === null ? null : grade >= from && grade <= to, { from, to, found: grade ?? '' });
  }
  if ('sex' in predicate) {
    return leaf('sex', person.sex === null ? null : person.sex === predicate.sex, { sex: predicate.sex });
  }
  if ('newcomer' in predicate) return leaf('newcomer', person.newcomer, {});
  if ('pastResult' in predicate) {
    const { division, place, editions } = predicate.pastResult;
    const met = person.pastResults.some(
      (past) => past.division === division && past.place === place && (editions === 'any' || past.previous),
    );
    return leaf('past-result', met, { division, place });
  }
  if ('certificate' in predicate) return leaf('certificate', person.certificate, {});
  if ('newProfessional' in predicate) return leaf('new-professional', person.newProfessional, {});
  if ('approved' in predicate) return leaf('approved', person.approved, {});
  return leaf('invited', person.invited, {});
}
