/** Divisions as they were played, whatever their stages: final standings in one shape for lists, prizes and promotions. */
import type { EntryId } from '../domain/common/ids';
import type { PlayedDivision } from '../domain/outcome/event-outcome';
import { dayStandings } from '../domain/play/day-standings';
import { playedAtBoard } from '../domain/play/game-result';
import { knockoutPlaces } from '../domain/play/knockout/places';
import type { FinalStanding } from '../domain/ranking-lists/standing';
import type { Division, SwissStage } from '../domain/regulation/regulation';
import type { StageStanding } from '../domain/standings/stage-standings';
import { winnerSide } from '../domain/play/game-result';
import { compareAcross, sameRankPlaces } from '../rooms/standings';
import type { Facts } from './facts';
import { bracketField, divisionOf, finalFields, phaseOf, prelimField, prelimQualifiers, stageOfKind } from './phases';
import { gamesOf, officialPlayers, withdrawnPlayers } from './players';
import { fieldStandings, stageDraw, type FieldStandings } from './score-stage';

const asNumbers = (row: StageStanding): number[] =>
  row.values.slice(1).map(({ value }) => (typeof value === 'number' ? value : (value?.[0] ?? 0)));

const standing = (row: StageStanding, field: string | null, rank: number | null): FinalStanding => ({
  entry: row.entry,
  rank,
  field,
  fieldRank: field === null ? null : row.rank,
  points: row.points,
  tieBreaks: asNumbers(row),
});

/** After the same-rank final: places over both fields; before it, by the rank in the field alone. */
function overFields(
  facts: Facts,
  division: Division,
  stage: SwissStage,
  blocks: readonly FieldStandings[],
): FinalStanding[] {
  const [a, b] = blocks;
  const final = division.stages.find((one) => one.kind === 'same-rank-final');
  const rows = new Map(blocks.flatMap((block) => block.rows.map((row) => [row.entry as string, { row, block }])));
  const gone = new Set<string>(withdrawnPlayers(facts, division.id));
  const ranked = (block: FieldStandings | undefined): { id: string; missing: boolean }[] =>
    (block?.rows ?? [])
      .filter(({ rank }) => rank !== null)
      .map(({ entry }) => ({ id: entry, missing: gone.has(entry) }));
  const games = final ? gamesOf(facts, division.id, final.id) : [];
  const results = games.map((game) => {
    const side = winnerSide(game.result);
    return { rank: game.board, won: side === 0 ? game.first : side === 1 ? game.second : null };
  });
  const { places } = sameRankPlaces(ranked(a), ranked(b), final?.perField ?? 0, results, {
    compare: (x, y) => {
      const [left, right] = [rows.get(x)?.row, rows.get(y)?.row];
      return left && right ? compareAcross(left, right) : 0;
    },
    lots: stageDraw(facts, division.id, stage.id, 'ties')?.outcome ?? [],
  });
  const placed = places.flatMap(({ id, place }) => {
    const found = rows.get(id);
    return found ? [standing(found.row, found.block.id, place)] : [];
  });
  const left = blocks.flatMap((block) =>
    block.rows.filter(({ rank }) => rank === null).map((row) => standing(row, block.id, null)),
  );
  return [...placed, ...left];
}

/** Final standings, best first; `rank` null = no place (a bracket has not decided it, or the player is out of the list). */
export function finalStandings(facts: Facts, id: string): FinalStanding[] {
  const division = divisionOf(facts, id);
  if (!division) return [];
  const prelim = stageOfKind(facts, id, 'win-count');
  if (prelim)
    return dayStandings(prelimField(facts, id, prelim), bracketField(facts, id)).map(({ entry, place, wins }) => ({
      entry,
      rank: place,
      field: null,
      fieldRank: null,
      points: wins * 10,
      tieBreaks: [],
    }));
  const swiss = stageOfKind(facts, id, 'swiss');
  if (!swiss) return [];
  const blocks = fieldStandings(facts, division, swiss);
  if (finalFields(facts, division)) return overFields(facts, division, swiss, blocks);
  return blocks.flatMap((block) => block.rows.map((row) => standing(row, block.id, row.rank)));
}

/** Who played at least one game at the board. */
function starters(facts: Facts, division: string): EntryId[] {
  const found = new Set<EntryId>();
  for (const game of gamesOf(facts, division))
    if (game.counts && game.result !== null && game.kind === 'official' && playedAtBoard(game.result))
      for (const entry of [game.first, game.second]) if (entry !== null) found.add(entry);
  return [...found].sort();
}

export function playedDivision(facts: Facts, id: string): PlayedDivision {
  const field = bracketField(facts, id);
  const qualified = prelimQualifiers(facts, id);
  return {
    division: id,
    players: officialPlayers(facts, id).map((entry) => entry.id),
    started: starters(facts, id),
    registered: facts.entries.filter((entry) => entry.division === id).map((entry) => entry.id),
    standings: finalStandings(facts, id),
    finished: phaseOf(facts, id).kind === 'finished',
    bracket: field
      ? { size: field.bracket.size, reached: knockoutPlaces(field).map(({ entry, reached }) => ({ entry, reached })) }
      : null,
    unbeaten: qualified?.unbeaten ?? [],
    unbeatenByWalkover: qualified?.unbeatenByWalkover ?? [],
  };
}
