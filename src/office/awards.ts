/** Prizes, lists and promotions as they follow from the facts. Nothing of it is stored but what was decided by a click. */
import type { EntryId } from '../domain/common/ids';
import type { EventOutcome } from '../domain/outcome/event-outcome';
import type { Award, PrizeField } from '../domain/prizes/award';
import type { DeclaredTeam, PlayerFacts } from '../domain/ranking-lists/standing';
import { birthDay } from '../domain/registration/birth-date';
import { delegationOf } from '../domain/registration/delegation';
import type { Entry } from '../domain/registration/entry';
import { FIELD } from '../domain/registration/submission';
import { rankLevel } from '../domain/regulation/rank';
import type { Prize } from '../domain/regulation/regulation';
import { eventOutcome } from '../rooms/outcome';
import type { Facts } from './facts';
import { phaseOf } from './phases';
import { playedDivision } from './played';
import { officialPlayers } from './players';

export const ABSENT_MARK = 'ceremony.absent';
export const luckyLabel = (facts: Facts, prize: Prize): string => `${facts.regulation.id}/${prize.id}`;

const finished = (facts: Facts): string[] =>
  facts.regulation.divisions.map(({ id }) => id).filter((id) => phaseOf(facts, id).kind === 'finished');

/** Divisions that were played to the end. */
export const prizeFields = (facts: Facts): PrizeField[] =>
  finished(facts).map((id): PrizeField => {
    const { division, players, standings, bracket, unbeaten, unbeatenByWalkover } = playedDivision(facts, id);
    const ranking = standings.map(({ entry, rank }) => ({ entry, place: rank }));
    return { division, players, ranking, bracket, unbeaten, unbeatenByWalkover };
  });

export const absentees = (facts: Facts): EntryId[] =>
  (facts.marks[ABSENT_MARK] ?? '').split(' ').filter(Boolean) as EntryId[];

/** The division entered for, when it was merged away; whoever was moved alone belongs where he plays. */
const homeOf = (facts: Facts, entry: Entry): string =>
  entry.wanted === entry.division || officialPlayers(facts, entry.wanted).length > 0 ? entry.division : entry.wanted;

function playerFacts(facts: Facts): (entry: EntryId) => PlayerFacts {
  const known = new Map<string, PlayerFacts>();
  for (const entry of facts.entries) {
    const answer = (field: string): string => (entry.answers[field] ?? '').trim();
    const level = rankLevel(answer(FIELD.rankCertificate));
    const sex = answer(FIELD.sex);
    known.set(entry.id, {
      home: homeOf(facts, entry),
      sex: sex === 'f' || sex === 'm' ? sex : null,
      birthDate: birthDay(answer(FIELD.birthDate)) || null,
      level: typeof level === 'number' ? level : null,
      professional: answer(FIELD.newProfessional) === 'yes',
    });
  }
  const nobody: PlayerFacts = { home: '', sex: null, birthDate: null, level: null, professional: false };
  return (entry) => known.get(entry) ?? nobody;
}

/** Delegations and teams as they were named at entry; only who plays counts. */
function teams(facts: Facts): DeclaredTeam[] {
  const found = new Map<string, { division: string; by: DeclaredTeam['by']; name: string; members: EntryId[] }>();
  for (const { id } of facts.regulation.divisions)
    for (const entry of officialPlayers(facts, id))
      for (const by of ['delegation', 'team'] as const) {
        const name = by === 'delegation' ? delegationOf(entry) : (entry.answers[by] ?? '').trim();
        if (name === '') continue;
        const division = homeOf(facts, entry);
        const key = `${by}|${division}|${name}`;
        const team = found.get(key) ?? { division, by, name, members: [] };
        team.members.push(entry.id);
        found.set(key, team);
      }
  return [...found.values()];
}

export function outcome(facts: Facts): EventOutcome {
  const lucky = facts.regulation.prizes.flatMap((prize) => {
    const draw = facts.draws.find((one) => one.what === luckyLabel(facts, prize));
    return draw && 'luckyDraw' in prize.condition ? [{ prize: prize.id, division: null, order: draw.outcome }] : [];
  });
  return eventOutcome({
    regulation: facts.regulation,
    divisions: facts.regulation.divisions
      .filter(({ id }) => phaseOf(facts, id).kind !== 'no-players')
      .map(({ id }) => playedDivision(facts, id)),
    factsOf: playerFacts(facts),
    teams: teams(facts),
    absent: absentees(facts),
    barred: facts.entries.filter((entry) => entry.flags.includes('disqualified')).map((entry) => entry.id),
    fines: [],
    lucky,
    alternatives: [],
  });
}

/** What is known once a division is finished; before that nothing is reckoned. */
export const finishedOutcome = (facts: Facts): EventOutcome | null =>
  finished(facts).length === 0 ? null : outcome(facts);

export const awards = (facts: Facts): readonly Award[] => finishedOutcome(facts)?.awards ?? [];
