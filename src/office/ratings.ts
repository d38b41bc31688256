/** Ratings of a division after its Swiss stage, by entry. */
import { birthDay } from '../domain/registration/birth-date';
import { FIELD } from '../domain/registration/submission';
import { swissTable } from '../domain/play/swiss/table';
import type { EventRating } from '../domain/standings/event-ratings';
import { eventRatings } from '../rooms/standings';
import type { Facts } from './facts';
import { stageOfKind } from './phases';
import { scoreFields } from './score-stage';

export function ratingsOf(facts: Facts, division: string): ReadonlyMap<string, EventRating> {
  const stage = stageOfKind(facts, division, 'swiss');
  const found = new Map<string, EventRating>();
  if (!stage) return found;
  const entries = new Map(facts.entries.map((entry) => [entry.id as string, entry]));
  const year = Number(facts.regulation.event.from.slice(0, 4));
  for (const { field } of scoreFields(facts, division, stage)) {
    const rated = eventRatings(
      swissTable(field),
      facts.regulation.rating,
      (number) => {
        const answers = entries.get(field.order[number - 1] ?? '')?.answers ?? {};
        const born = birthDay(answers[FIELD.birthDate] ?? '');
        return { games: Number(answers['rated-games'] ?? 0) || 0, birthYear: born ? Number(born.slice(0, 4)) : null };
      },
      year,
    );
    for (const [number, row] of rated) found.set(field.order[number - 1] ?? '', row);
  }
  return found;
}
