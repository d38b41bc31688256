/** Which divisions a person may enter: his own, those he may play up to, or only those he must play in. Upwards only. */
import type { Problem } from '../common/result';
import { allows, type Person } from './allows';
import type { Division, Regulation } from './regulation';

export interface DivisionVerdict {
  readonly division: string;
  /** `own`: at home here · `up`: by playing up · `must`: nowhere lower · `closed`: may not enter */
  readonly how: 'own' | 'up' | 'must' | 'closed';
  readonly why: readonly Problem[];
}

const isOpen = (verdict: DivisionVerdict): boolean => verdict.how !== 'closed';

/** One verdict per division, in the regulation's order. */
function weighDivisions(regulation: Regulation, person: Person): readonly DivisionVerdict[] {
  const { divisions } = regulation;
  const must = new Map<string, readonly Problem[]>();
  const own = new Map<string, readonly Problem[]>();
  const not = new Map<string, readonly Problem[]>();
  for (const division of divisions) {
    const duty = division.eligibility.must === null ? null : allows(division.eligibility.must, person);
    if (duty?.met === true) must.set(division.id, duty.why);
    const may = allows(division.eligibility.may, person);
    (may.met ? own : not).set(division.id, may.why);
  }
  const bases = divisions.filter((division) => (must.size > 0 ? must : own).has(division.id));
  const up = reachable(bases);
  return divisions.map(({ id }): DivisionVerdict => {
    const duty = must.get(id);
    if (duty) return { division: id, how: 'must', why: duty };
    const from = up.get(id);
    if (from !== undefined) {
      return { division: id, how: 'up', why: [{ code: 'eligibility.plays-up', params: { from, to: id } }] };
    }
    if (must.size > 0) {
      const why = [...must].map(([division]) => ({ code: 'eligibility.must-play', params: { division } }));
      return { division: id, how: 'closed', why: [...why, ...[...must.values()].flat()] };
    }
    const home = own.get(id);
    return home ? { division: id, how: 'own', why: home } : { division: id, how: 'closed', why: not.get(id) ?? [] };
  });
}

/** Division → the base it is played up to from. Those who go by their own grade are at home in its division too. */
function reachable(bases: readonly Division[]): ReadonlyMap<string, string> {
  const up = new Map<string, string>();
  for (const base of bases) {
    if (base.eligibility.playUpBy === 'own-grade') continue;
    for (const target of base.eligibility.mayPlayUpTo) if (!up.has(target)) up.set(target, base.id);
  }
  return up;
}

export const divisionsOpenTo = (regulation: Regulation, person: Person): readonly DivisionVerdict[] =>
  weighDivisions(regulation, person).filter(isOpen);

/** The verdict on one division; null when the regulation has none of that id. */
export const mayEnter = (regulation: Regulation, person: Person, division: string): DivisionVerdict | null =>
  weighDivisions(regulation, person).find((verdict) => verdict.division === division) ?? null;
