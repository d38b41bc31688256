/** Rounds of a Swiss stage: numbers and sides drawn before the first, every field paired, equal ones put in order by lot at the end. */
import { makeId, type EntryId } from '../../domain/common/ids';
import { ok, type Problem, type Result } from '../../domain/common/result';
import { makeDraw } from '../../domain/play/draws/draw';
import { drawFields } from '../../domain/play/fields/form-fields';
import type { Draw, Game } from '../../domain/play/game';
import { plannedRounds } from '../../domain/play/swiss/rounds';
import { swissTable } from '../../domain/play/swiss/table';
import type { Division, SwissStage } from '../../domain/regulation/regulation';
import { rankLevel } from '../../domain/regulation/rank';
import { FIELD } from '../../domain/registration/submission';
import { pairSwissRound } from '../../rooms/pairing';
import { requestedByes } from '../byes';
import { officialPlayers, withdrawnPlayers } from '../players';
import { divisionName } from '../say';
import { scoreFields, stageDraw, type ScoreField } from '../score-stage';
import type { Work } from '../work';

export interface RoundArgs {
  readonly seed: string;
  /** no pairing keeps all rules, and the organiser wants the one that breaks the fewest */
  readonly leastHarm?: boolean | undefined;
}

/** Answers that tell who belongs together, by what the regulation keeps apart. */
const UNIT_ANSWER = { school: 'school', city: 'city', club: 'club', family: 'guardian' } as const;

const label = (work: Work, division: string, stage: string): string =>
  `${work.facts.regulation.id}/${division}/${stage}`;

function record(work: Work, draw: Draw): void {
  work.take('draw', 1);
  work.put('draws', [draw]);
}

function lot(work: Work, what: string, seed: string, pool: readonly string[]): Draw {
  const draw = makeDraw({ id: makeId('draw', work.nextNumber('draw')), what, seed, pool });
  record(work, draw);
  return draw;
}

/** Numbers by lot (ratings go before them), and which side number 1 begins with (FIDE C.04.3 art. 5.1). */
function drawNumbers(work: Work, division: string, stage: SwissStage, seed: string): Result<Draw> {
  const what = label(work, division, stage.id);
  const players = officialPlayers(work.facts, division).map((entry) => entry.id);
  const numbers = lot(work, `${what}/numbers`, seed, players);
  if (stage.system === 'fide-dutch') lot(work, `${what}/colour`, seed, ['black', 'white']);
  const problems = stage.fields ? splitFields(work, division, stage.fields, `${what}/fields`, seed) : [];
  return problems.length > 0 ? { ok: false, problems } : ok(numbers);
}

/** Parallel fields where the regulation has them and enough people came. */
function splitFields(
  work: Work,
  division: string,
  rules: NonNullable<SwissStage['fields']>,
  what: string,
  seed: string,
): readonly Problem[] {
  const players = officialPlayers(work.facts, division);
  if (players.length < Math.max(rules.fromPlayers, 2 * rules.ids.length)) return [];
  const answer = rules.spread === null ? '' : UNIT_ANSWER[rules.spread];
  const drawn = drawFields({
    rules,
    players: players.map((entry) => {
      const level = rankLevel(entry.answers[FIELD.rankCertificate] ?? '');
      return {
        entry: entry.id,
        level: typeof level === 'number' ? level : null,
        unit: (entry.answers[answer] ?? '').trim() || null,
      };
    }),
    id: makeId('draw', work.nextNumber('draw')),
    label: what,
    seed,
  });
  if (!drawn.ok) return drawn.problems;
  record(work, drawn.value);
  return [];
}

function unitsOf(work: Work, division: string, stage: SwissStage, round: number): Map<EntryId, string> {
  const units = new Map<EntryId, string>();
  const wanted = stage.apart.find(({ untilRound }) => round <= untilRound);
  if (!wanted) return units;
  for (const entry of officialPlayers(work.facts, division)) {
    const unit = (entry.answers[UNIT_ANSWER[wanted.by]] ?? '').trim();
    if (unit !== '') units.set(entry.id, unit);
  }
  return units;
}

/** Boards of divisions before this one, so that table numbers run on through the hall. */
function boardsBefore(work: Work, division: string): number {
  let boards = 0;
  for (const { id, stages } of work.facts.regulation.divisions) {
    if (id === division) break;
    if (stages[0]?.kind === 'swiss') boards += Math.ceil(officialPlayers(work.facts, id).length / 2);
  }
  return boards;
}

export function pairScoreRound(
  work: Work,
  division: Division,
  stage: SwissStage,
  round: number,
  args: RoundArgs,
): readonly Problem[] {
  const known = stageDraw(work.facts, division.id, stage.id, 'numbers');
  const drawn = known ? ok(known) : drawNumbers(work, division.id, stage, args.seed);
  if (!drawn.ok) return drawn.problems;
  const numbers = drawn.value;
  const games: Game[] = [];
  for (const one of scoreFields(work.facts, division.id, stage)) {
    if (round > plannedRounds(stage, one.field.order.length)) continue;
    const problems = pairField(work, { division: division.id, stage, round, args, one, numbers }, games);
    if (problems.length > 0) return problems;
  }
  const first = boardsBefore(work, division.id) + 1;
  const played = [...games.filter((game) => game.kind !== 'bye'), ...games.filter((game) => game.kind === 'bye')];
  const rows = played.map((game, i) => ({ ...game, id: work.newId('game'), board: first + i }));
  work.put('games', rows);
  const shown = round === 1 ? numbers.id : (rows.find((game) => game.draw !== null)?.draw ?? '');
  work.journal({
    action: 'round.paired',
    subject: division.id,
    after: { stage: stage.id, round, games: rows.length, draw: shown },
  });
  work.notice(shown === '' ? 'round.paired-by-points' : 'round.paired', {
    division: divisionName(work.facts, division.id),
    stage: stage.name,
    round,
    games: rows.length,
    draw: shown,
  });
  return [];
}

interface FieldOrder {
  readonly division: string;
  readonly stage: SwissStage;
  readonly round: number;
  readonly args: RoundArgs;
  readonly one: ScoreField;
  readonly numbers: Draw;
}

function pairField(work: Work, order: FieldOrder, games: Game[]): readonly Problem[] {
  const { division, stage, round, args, one, numbers } = order;
  const here = new Set(officialPlayers(work.facts, division).map((entry) => entry.id));
  const gone = new Set<EntryId>(withdrawnPlayers(work.facts, division));
  const paired = pairSwissRound({
    field: one.field,
    table: swissTable(one.field),
    division,
    fieldId: one.id,
    round,
    label: label(work, division, stage.id),
    seed: args.seed,
    absent: new Set(one.field.order.filter((entry) => gone.has(entry) || !here.has(entry))),
    byes: requestedByes(work.facts, round),
    units: unitsOf(work, division, stage, round),
    leastHarm: args.leastHarm === true,
    nextDraw: work.nextNumber('draw'),
  });
  if (!paired.ok) return paired.problems;
  for (const draw of paired.value.draws) record(work, draw);
  games.push(...paired.value.games.map((game) => (round === 1 ? { ...game, draw: game.draw ?? numbers.id } : game)));
  return [];
}

/** The order in which whoever stays equal is placed, drawn once over the whole field (regulation `stillTied: lot`). */
export function drawTies(work: Work, division: Division, stage: SwissStage, seed: string): void {
  const pool = scoreFields(work.facts, division.id, stage).flatMap(({ field }) => field.order);
  const draw = lot(work, `${label(work, division.id, stage.id)}/ties`, seed, pool);
  work.journal({ action: 'ties.drawn', subject: division.id, after: { stage: stage.id, draw: draw.id } });
  work.notice('ties.drawn', { division: divisionName(work.facts, division.id), draw: draw.id });
}
