/** Divisions too small at closing are merged into the next (簡章 十一（四）; B1, B2, B5): in order, counted anew after each. */
import { problem, type Problem, type Result } from '../common/result';
import { isPast, registrationCloses } from '../payment/deadline';
import type { Draft } from '../payment/draft';
import type { By, PlaceEffects, Places } from '../payment/effects';
import { personOf } from '../registration/eligible';
import type { Entry } from '../registration/entry';
import { occupied } from '../registration/occupancy';
import { isLive } from '../registration/states';
import { allows } from '../regulation/allows';
import { inOneStep } from './one-step';
import { underMinimum } from './close-registration';
import { moveIn } from './move-division';

export interface MergeStep {
  readonly from: string;
  /** target division → how many go there */
  readonly into: Readonly<Record<string, number>>;
}

const divisionOf = (draft: Draft, id: string) => draft.regulation.divisions.find((d) => d.id === id);

/** The division of one's own school year: the first that asks for a grade and goes on to a division, not by grade again. */
function gradeDivision(draft: Draft, entry: Entry): string | null {
  const person = personOf(draft.places, entry);
  const found = draft.regulation.divisions.find(
    ({ eligibility, minimum }) =>
      !minimum.into.includes('by-grade') && 'grade' in eligibility.may && allows(eligibility.may, person).met,
  );
  return found?.id ?? null;
}

/** Where one entry goes when its division is merged away; null when no target takes it. */
function targetOf(draft: Draft, entry: Entry): string | null {
  for (const into of divisionOf(draft, entry.division)?.minimum.into ?? []) {
    const target = into === 'by-grade' ? gradeDivision(draft, entry) : into;
    if (target !== null && target !== entry.division && divisionOf(draft, target)) return target;
  }
  return null;
}

/** Merges one division whole, or says who has nowhere to go. */
function mergeOne(draft: Draft, division: string): Problem[] {
  const entries = draft.all.filter((entry) => entry.division === division && isLive(entry.state));
  const targets = entries.map((entry) => ({ entry, to: targetOf(draft, entry) }));
  const stuck = targets.filter(({ to }) => to === null);
  if (stuck.length > 0) return stuck.map(({ entry }) => problem('merge.no-target', { entry: entry.id, division }));
  const into: Record<string, number> = {};
  for (const { entry, to } of targets) {
    if (to === null) continue;
    moveIn(draft, entry, to, 'divisions merged');
    into[to] = (into[to] ?? 0) + 1;
  }
  draft.line(division, 'division.merged', 'below the minimum', {}, into);
  return [];
}

/**
 * The whole cascade. A division that received players is looked at again only if its turn is still to come: the
 * regulation's order runs so that those who receive come later. Empty divisions are left as they are.
 */
export function mergeDivisions(places: Places, by: By): Result<PlaceEffects> {
  return inOneStep(places, by, (draft) => {
    if (!isPast(draft.now, registrationCloses(draft.regulation))) return [problem('close.too-early')];
    const order = [...draft.regulation.divisions].sort(
      (a, b) => (a.minimum.order ?? Infinity) - (b.minimum.order ?? Infinity) || 0,
    );
    const problems: Problem[] = [];
    const before = new Map(draft.all.map((entry) => [entry.id, entry]));
    for (const { id, minimum } of order) {
      const players = occupied(draft.all, id);
      if (minimum.then === 'merge' && players > 0 && players < minimum.players) problems.push(...mergeOne(draft, id));
    }
    // one letter each, however many steps of the cascade a player went through
    for (const entry of draft.all) {
      const was = before.get(entry.id);
      if (was && was.division !== entry.division) draft.letter(entry, 'moved', was.since, { from: was.division });
    }
    return problems;
  });
}

/** What `mergeDivisions` would do, read from its effects: the preview shown before the click. */
export const mergeSteps = (effects: PlaceEffects): MergeStep[] =>
  effects.journal
    .filter((line) => line.action === 'division.merged')
    .map((line) => ({
      from: line.subject,
      into: Object.fromEntries(Object.entries(line.after).map(([to, n]) => [to, Number(n)])),
    }));

/** Divisions that still are too small after merging: the organiser decides (the open group has no next, B1). */
export const stillSmall = (places: Pick<Places, 'regulation' | 'entries'>): string[] =>
  underMinimum(places)
    .filter(({ players }) => players > 0)
    .map(({ division }) => division);
