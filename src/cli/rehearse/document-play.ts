/** What a division played, for the rehearsal's document: rounds, standings, lists, awards, promotions (REHEARSAL.md). */
import type { JournalLine } from '../../domain/journal/line';
import type { EventOutcome } from '../../domain/outcome/event-outcome';
import { dayStandings } from '../../domain/play/day-standings';
import type { Game } from '../../domain/play/game';
import type { Stage } from '../../domain/regulation/regulation';
import type { Facts } from '../../office/facts';
import { bracketField, divisionOf, prelimField, prelimQualifiers, stageOfKind } from '../../office/phases';
import { gamesOf, officialPlayers } from '../../office/players';
import { ratingsOf } from '../../office/ratings';
import { fieldStandings } from '../../office/score-stage';

export type Json = Record<string, unknown>;

const gameRow = (game: Game): Json => ({
  id: game.id,
  board: game.board,
  first: game.first,
  second: game.second,
  kind: game.kind,
  result: game.result,
  counts: game.counts,
  ...(game.corrected ? { corrected: true } : {}),
  ...(game.remarks.length > 0 ? { remarks: game.remarks } : {}),
});

const STAGE_NAME: Partial<Record<Stage['kind'], string>> = { 'win-count': 'prelim', 'same-rank-final': 'final' };

function roundRows(facts: Facts, id: string, stage: Stage): Json[] {
  const games = gamesOf(facts, id, stage.id);
  const division = divisionOf(facts, id);
  const robins = new Map(
    division && stage.kind === 'swiss'
      ? fieldStandings(facts, division, stage).map((block) => [block.id, block.roundRobin])
      : [],
  );
  const keys = [...new Set(games.map((game) => `${String(game.round).padStart(3, '0')} ${game.field ?? ''}`))].sort();
  return keys.map((key) => {
    const round = Number(key.slice(0, 3));
    const field = key.slice(4) || null;
    return {
      stage: robins.get(field) === true ? 'round-robin' : (STAGE_NAME[stage.kind] ?? stage.kind),
      round,
      field,
      games: games
        .filter((game) => game.round === round && game.field === field)
        .sort((a, b) => a.board - b.board)
        .map(gameRow),
    };
  });
}

/** A win-count prelim with its bracket: competition ranking over everybody, wins as points. */
function dayRows(facts: Facts, id: string): Json[] {
  const stage = stageOfKind(facts, id, 'win-count');
  if (!stage) return [];
  return dayStandings(prelimField(facts, id, stage), bracketField(facts, id)).map((row) => ({
    rank: row.rank,
    entry: row.entry,
    field: null,
    points: row.wins,
    tieBreaks: {},
    ratingChange: null,
  }));
}

function scoreRows(facts: Facts, id: string, outcome: EventOutcome): Json[] {
  const own = outcome.standings.find(({ division }) => division === id)?.standings ?? [];
  const divisions = facts.regulation.divisions;
  const values = new Map<string, Json>();
  const changes = new Map<string, number>();
  for (const division of divisions) {
    const stage = stageOfKind(facts, division.id, 'swiss');
    if (!stage) continue;
    for (const block of fieldStandings(facts, division, stage))
      for (const row of block.rows)
        values.set(
          row.entry,
          Object.fromEntries(
            row.values
              .slice(1)
              .map(({ tieBreak, value, scale }) => [
                tieBreak.replace(/\//g, '-'),
                typeof value === 'number' ? value / scale : value,
              ]),
          ),
        );
    for (const [entry, { change }] of ratingsOf(facts, division.id)) changes.set(entry, change);
  }
  return own.map(({ entry, rank, field, fieldRank, points }) => ({
    rank,
    entry,
    field,
    ...(field === null ? {} : { fieldRank }),
    points: points / 10,
    tieBreaks: values.get(entry) ?? {},
    ratingChange: changes.get(entry) ?? null,
  }));
}

/** Merges at closing, as the journal tells them: from → into. */
function merges(journal: readonly JournalLine[]): { from: string; into: string[] }[] {
  return journal
    .filter(({ action }) => action === 'division.merged')
    .map(({ subject, after }) => ({ from: subject, into: Object.keys(after) }));
}

export function divisionRow(facts: Facts, id: string, outcome: EventOutcome, journal: readonly JournalLine[]): Json {
  const division = divisionOf(facts, id);
  const players = officialPlayers(facts, id).map((entry) => entry.id);
  const qualified = prelimQualifiers(facts, id);
  const bracket = bracketField(facts, id)?.bracket;
  const rounds = (division?.stages ?? []).flatMap((stage) => roundRows(facts, id, stage));
  const { multipleOf } = facts.regulation.standby;
  const merged = merges(journal);
  const lists = facts.regulation.lists.filter((list) => list.division === id).map((list) => list.id);
  const through = qualified && rounds.length > 0 ? qualified : { qualified: [], unbeaten: [] };
  return {
    id,
    players,
    slots: Math.ceil(players.length / multipleOf) * multipleOf,
    mergedInto: merged.filter(({ from }) => from === id).flatMap(({ into }) => into),
    mergedFrom: [...new Set(merged.filter(({ into }) => into.includes(id)).map(({ from }) => from))],
    rounds,
    qualifiers: through.qualified,
    unbeaten: through.unbeaten,
    ...(bracket ? { bracket: { size: bracket.size, slots: bracket.slots, start: bracket.start } } : {}),
    standings: stageOfKind(facts, id, 'win-count') ? dayRows(facts, id) : scoreRows(facts, id, outcome),
    lists: outcome.lists
      .filter((list) => list.division === id)
      .map(({ id: list, rows, unit }) => ({
        id: list,
        rows: rows.map((row) => ({ ...row, score: unit === 'points' ? row.score / 10 : row.score })),
      })),
    awards: outcome.awards
      .filter((award) => award.division === id)
      .map(({ entry, prize, list, team, place, amount, fine, items, title, forfeited }) => ({
        entry,
        prize,
        ...(list === null ? {} : { list }),
        ...(team === null ? {} : { team }),
        place,
        amount,
        ...(fine > 0 ? { fine } : {}),
        items,
        title,
        forfeited,
      })),
    promotions: outcome.promotions
      .flatMap(({ promotions }) => promotions)
      .filter(({ list }) => lists.includes(list))
      .map(({ entry, from, to, rule }) => ({ entry, from, to, rule })),
  };
}
