/** Registration closes: nothing changes for anybody, but it is now known which divisions are too small (A20). */
import { problem, type Result } from '../common/result';
import { isPast, registrationCloses } from '../payment/deadline';
import type { By, PlaceEffects, Places } from '../payment/effects';
import { occupied } from '../registration/occupancy';
import type { Regulation } from '../regulation/regulation';
import { inOneStep } from './one-step';

export interface SmallDivision {
  readonly division: string;
  readonly players: number;
  readonly needed: number;
  readonly then: Regulation['divisions'][number]['minimum']['then'];
}

/** Divisions with fewer places taken than the regulation needs, in its own order of dealing with them (B1). */
export const underMinimum = (places: Pick<Places, 'regulation' | 'entries'>): SmallDivision[] =>
  [...places.regulation.divisions]
    .sort((a, b) => (a.minimum.order ?? Infinity) - (b.minimum.order ?? Infinity) || 0)
    .map(({ id, minimum }) => ({
      division: id,
      players: occupied(places.entries, id),
      needed: minimum.players,
      then: minimum.then,
    }))
    .filter(({ players, needed }) => players < needed);

/** The submissions' own times already decide who was in time; this is the organiser's click that says: counted. */
export function closeRegistration(places: Places, by: By): Result<PlaceEffects> {
  return inOneStep(places, by, (draft) => {
    if (!isPast(draft.now, registrationCloses(draft.regulation))) return [problem('close.too-early')];
    const counts: Record<string, number> = {};
    for (const { id } of draft.regulation.divisions) counts[id] = occupied(draft.all, id);
    draft.line('registration', 'registration.closed', 'closing date', {}, counts);
    return [];
  });
}
