/** Prizes as they follow from the facts: fields, awards, totals. Nothing of it is stored but what was decided by a click. */
import type { EntryId } from '../domain/common/ids';
import { dayStandings, type DayStanding } from '../domain/play/day-standings';
import { knockoutPlaces } from '../domain/play/knockout/places';
import type { Award, PrizeField } from '../domain/prizes/award';
import { awardPrizes } from '../domain/prizes/award-prizes';
import type { Prize } from '../domain/regulation/regulation';
import type { Facts } from './facts';
import { bracketField, phaseOf, prelimField, prelimQualifiers, stageOfKind } from './phases';
import { officialPlayers } from './players';

export const ABSENT_MARK = 'ceremony.absent';
export const luckyLabel = (facts: Facts, prize: Prize): string => `${facts.regulation.id}/${prize.id}`;

export function divisionStandings(facts: Facts, division: string): DayStanding[] {
  const stage = stageOfKind(facts, division, 'win-count');
  return stage ? dayStandings(prelimField(facts, division, stage), bracketField(facts, division)) : [];
}

export function prizeField(facts: Facts, division: string): PrizeField {
  const field = bracketField(facts, division);
  const qualified = prelimQualifiers(facts, division);
  return {
    division,
    players: officialPlayers(facts, division).map((entry) => entry.id),
    ranking: divisionStandings(facts, division).map(({ entry, place }) => ({ entry, place })),
    bracket: field
      ? { size: field.bracket.size, reached: knockoutPlaces(field).map(({ entry, reached }) => ({ entry, reached })) }
      : null,
    unbeaten: qualified?.unbeaten ?? [],
    unbeatenByWalkover: qualified?.unbeatenByWalkover ?? [],
  };
}

/** Divisions that were played to the end. */
export const prizeFields = (facts: Facts): PrizeField[] =>
  facts.regulation.divisions
    .filter(({ id }) => phaseOf(facts, id).kind === 'finished')
    .map(({ id }) => prizeField(facts, id));

export const absentees = (facts: Facts): EntryId[] =>
  (facts.marks[ABSENT_MARK] ?? '').split(' ').filter(Boolean) as EntryId[];

export function awards(facts: Facts): Award[] {
  const lucky = facts.regulation.prizes.flatMap((prize) => {
    const draw = facts.draws.find((one) => one.what === luckyLabel(facts, prize));
    return draw && 'luckyDraw' in prize.condition ? [{ prize: prize.id, division: null, order: draw.outcome }] : [];
  });
  const sexes = new Map(facts.entries.map((entry) => [entry.id, entry.answers['sex'] ?? '']));
  const barred = facts.entries.filter((entry) => entry.flags.includes('disqualified')).map((entry) => entry.id);
  return awardPrizes({
    prizes: facts.regulation.prizes,
    fields: prizeFields(facts),
    lists: {},
    absent: absentees(facts),
    barred,
    sexOf: (entry) => {
      const sex = sexes.get(entry);
      return sex === 'f' || sex === 'm' ? sex : null;
    },
    lucky,
  });
}
