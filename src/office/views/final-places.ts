/** 名次‹組別›: places over both fields once the same-rank final is drawn, with the field, the place in it and how the final went. */
import { winnerSide } from '../../domain/play/game-result';
import type { Cell } from '../../tables/cell';
import type { Facts } from '../facts';
import { stageOfKind } from '../phases';
import { finalStandings } from '../played';
import { gamesOf, nameBook } from '../players';
import { divisionName, fill } from '../say';
import type { OfficeWords } from '../words';
import { pointsText } from './score-standings';
import { placesSetUp } from './standings-tab';
import type { FloorView } from './view';

export const placesTab = (facts: Facts, division: string): number =>
  3300 + facts.regulation.divisions.findIndex((d) => d.id === division);

export function finalPlacesView(facts: Facts, words: OfficeWords, division: string): FloorView | null {
  const final = stageOfKind(facts, division, 'same-rank-final');
  const games = final ? gamesOf(facts, division, final.id) : [];
  if (games.length === 0) return null;
  const w = words.places;
  const c = w.columns;
  const names = nameBook(facts);
  const outcome = new Map<string, string>();
  for (const game of games) {
    const side = winnerSide(game.result);
    if (side === null) continue;
    [game.first, game.second].forEach((entry, i) => {
      if (entry !== null) outcome.set(entry, i === side ? w.final.won : w.final.lost);
    });
  }
  const rows = finalStandings(facts, division).map((row): Cell[] => [
    row.rank ?? '',
    names.get(row.entry) ?? row.entry,
    row.field ?? '',
    row.fieldRank ?? '',
    pointsText(row.points),
    outcome.get(row.entry) ?? w.final.none,
  ]);
  const open = games.some((game) => game.result === null);
  const sheetId = placesTab(facts, division);
  const title = fill(words.tabs.places, { division: divisionName(facts, division) });
  const head = [c.place, c.name, c.field, c.inField, c.points, c.final];
  return {
    sheetId,
    title,
    kind: 'standings',
    input: null,
    rows: [
      [fill(w.heading, { division: divisionName(facts, division) })],
      [open ? words.standings.provisional : ''],
      head,
      ...rows,
    ],
    setUp: () =>
      placesSetUp({
        sheetId,
        title,
        rows: rows.length,
        spare: 6,
        frozenColumns: 2,
        pixels: [60, 200, 60, 90, 80, 80],
      }),
  };
}
