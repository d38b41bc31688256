/** A Swiss stage as the facts tell it: its fields, their pairing numbers, rounds, standings and lots. */
import type { EntryId } from '../domain/common/ids';
import type { Draw, Game } from '../domain/play/game';
import { readFields } from '../domain/play/fields/form-fields';
import { pairingOrder } from '../domain/play/swiss/numbers';
import { plannedRounds, roundRobinCycles } from '../domain/play/swiss/rounds';
import { pointsOf } from '../domain/play/points';
import { swissTable, type SwissField } from '../domain/play/swiss/table';
import type { Division, SwissStage } from '../domain/regulation/regulation';
import type { StageStanding } from '../domain/standings/stage-standings';
import { stageStandings } from '../rooms/standings';
import type { Facts } from './facts';
import { gamesOf, officialPlayers, withdrawnPlayers } from './players';
import { remembered } from './remembered';

const labelOf = (facts: Facts, division: string, stage: string): string =>
  `${facts.regulation.id}/${division}/${stage}`;

/** The recorded draw of that kind: numbers, the first colour, fields, or the order of who stays equal. */
export const stageDraw = (
  facts: Facts,
  division: string,
  stage: string,
  kind: 'numbers' | 'colour' | 'fields' | 'ties',
): Draw | null => facts.draws.find((draw) => draw.what === `${labelOf(facts, division, stage)}/${kind}`) ?? null;

/** Draws made for the stage before or after its rounds. */
export const stageDraws = (facts: Facts, division: string, stage: string): Draw[] =>
  facts.draws.filter((draw) => draw.what.startsWith(`${labelOf(facts, division, stage)}/`));

export interface ScoreField {
  /** A, B of a split stage, else null */
  readonly id: string | null;
  readonly field: SwissField;
}

const ratings = remembered(
  (entries: Facts['entries']): ReadonlyMap<string, number> =>
    new Map(
      entries.flatMap((entry) => {
        const rating = Number(entry.answers['rating'] ?? '');
        return Number.isInteger(rating) && rating > 0 ? [[entry.id, rating] as const] : [];
      }),
    ),
  () => '',
);

const fieldOfEntry = (draw: Draw | null): ReadonlyMap<string, string> =>
  new Map(
    [...readFields(draw?.outcome ?? [])].flatMap(([field, entries]) => entries.map((entry) => [entry, field] as const)),
  );

/** Fields of the stage once its numbers are drawn; before that none. */
export const scoreFields = remembered(fieldsOf, (division: string, stage: SwissStage) => `${division} ${stage.id}`);

function fieldsOf(facts: Facts, division: string, stage: SwissStage): readonly ScoreField[] {
  const numbers = stageDraw(facts, division, stage.id, 'numbers');
  if (!numbers) return [];
  const games = gamesOf(facts, division, stage.id);
  const split = fieldOfEntry(stageDraw(facts, division, stage.id, 'fields'));
  const rating = ratings(facts.entries);
  const names = new Map(facts.entries.map((entry) => [entry.id as string, entry.name]));
  const colour = stageDraw(facts, division, stage.id, 'colour')?.outcome[0];
  const players = officialPlayers(facts, division).map((entry) => entry.id);
  const ids: (string | null)[] = split.size > 0 ? [...new Set(split.values())].sort() : [null];
  return ids.map((id): ScoreField => {
    const here = (entry: string): boolean => id === null || (split.get(entry) ?? ids[0]) === id;
    const own = games.filter((game) => game.field === id);
    const drawn = (numbers.outcome as readonly EntryId[]).filter(here);
    // the table of a round robin is made for those who were there when it was drawn
    const closed = roundRobinCycles(stage, drawn.length) > 0;
    const order = pairingOrder({
      drawn,
      players: closed ? [] : players.filter(here),
      games: closed ? [] : own,
      ratingOf: (entry) => rating.get(entry) ?? null,
    });
    return {
      id,
      field: {
        stage,
        order,
        games: own,
        left: facts.regulation.event.game === 'go' ? 'b' : 'w',
        initialColour: colour === 'white' ? 'w' : colour === 'black' ? 'b' : null,
        ratingOf: (entry) => rating.get(entry) ?? null,
        nameOf: (entry) => names.get(entry) ?? entry,
      },
    };
  });
}

/** Rounds the stage has for the fields it has now, or would have. */
export function roundsOf(facts: Facts, division: string, stage: SwissStage): number {
  const fields = scoreFields(facts, division, stage);
  const sizes =
    fields.length > 0 ? fields.map(({ field }) => field.order.length) : [officialPlayers(facts, division).length];
  return Math.max(...sizes.map((size) => plannedRounds(stage, size)));
}

/** Points in tenths before a round, by entry. */
export function pointsBefore(facts: Facts, division: string, stage: SwissStage, round: number): Map<string, number> {
  const found = new Map<string, number>();
  for (const { field } of scoreFields(facts, division, stage)) {
    const { players, points } = swissTable(field);
    for (const player of players) {
      let sum = 0;
      for (let r = 0; r < round - 1; r++) sum += pointsOf(points, player.rounds[r]);
      found.set(field.order[player.number - 1] ?? '', sum);
    }
  }
  return found;
}

export const isRoundRobin = ({ field }: ScoreField): boolean => roundRobinCycles(field.stage, field.order.length) > 0;

/** Two at least have to be there for another round. */
export function hasOpponents(facts: Facts, division: string): boolean {
  const gone = new Set(withdrawnPlayers(facts, division));
  return officialPlayers(facts, division).filter((entry) => !gone.has(entry.id)).length > 1;
}

const disqualified = (facts: Facts, division: string): ReadonlySet<EntryId> =>
  new Set(
    officialPlayers(facts, division)
      .filter((entry) => entry.flags.includes('disqualified'))
      .map((entry) => entry.id),
  );

export interface FieldStandings {
  readonly id: string | null;
  readonly roundRobin: boolean;
  readonly rows: readonly StageStanding[];
  readonly games: readonly Game[];
}

/** Standings of every field, best first; lots break what the regulation leaves to them once they are drawn. */
export const fieldStandings = remembered(
  standingsOf,
  (division: Division, stage: SwissStage) => `${division.id} ${stage.id}`,
);

function standingsOf(facts: Facts, division: Division, stage: SwissStage): readonly FieldStandings[] {
  const lots = stageDraw(facts, division.id, stage.id, 'ties')?.outcome ?? null;
  const excluded = disqualified(facts, division.id);
  return scoreFields(facts, division.id, stage).map((one): FieldStandings => {
    const found = stageStandings({ field: one.field, standing: division.standing, excluded, lots });
    return {
      id: one.id,
      roundRobin: isRoundRobin(one),
      rows: found.ok ? found.value : [],
      games: one.field.games,
    };
  });
}
