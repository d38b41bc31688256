/** The floor file: which tabs it should have now, what volunteers typed, and the requests that bring it up to date. */
import type { Problem } from '../domain/common/result';
import type { Cell } from '../tables/cell';
import { deleteTab, replaceCells, updateCells } from '../tables/format';
import type { SheetsRequest } from '../tables/requests';
import type { Facts } from './facts';
import { bracketField, knockoutStart } from './phases';
import { gamesOf, lastRound } from './players';
import { fill } from './say';
import { spoken } from './spoken';
import type { Tick } from './actions/day';
import type { TypedResult } from './actions/results';
import { bracketTab, bracketView } from './views/bracket';
import { CHECK_IN_INPUT, CHECK_IN_TAB, checkInView } from './views/check-in';
import { pairingTab, pairingTitle, pairingView, PAIRING_INPUT, startOf } from './views/pairing';
import { finalPlacesView, placesTab } from './views/final-places';
import { standingsView } from './views/standings';
import { standingsTab } from './views/standings-tab';
import type { FloorView } from './views/view';
import type { OfficeWords } from './words';

export type FloorCells = ReadonlyMap<number, readonly (readonly Cell[])[]>;
const HAVE = 'floor.tabs';

/** Sheet ids the floor file was last known to have. */
export const floorTabs = (facts: Facts): number[] => (facts.marks[HAVE] ?? '').split(' ').filter(Boolean).map(Number);
/** Tabs that are about to be removed stay in the mark: should this click die before it removes them, the next one does. */
export const floorMark = (views: readonly FloorView[], cells: FloorCells): readonly [string, string] => [
  HAVE,
  [...new Set([...views.map((view) => view.sheetId), ...cells.keys()])].join(' '),
];

const column = (cells: readonly (readonly Cell[])[] | undefined, index: number, from: number): string[] =>
  (cells ?? []).slice(from).map((row) => String(row[index] ?? ''));

export function typedTicks(cells: FloorCells): Tick[] {
  const rows = (cells.get(CHECK_IN_TAB) ?? []).slice(CHECK_IN_INPUT.firstRow);
  return rows.flatMap((row) => {
    const entry = String(row[CHECK_IN_INPUT.id] ?? '');
    return entry === '' ? [] : [{ entry, present: row[CHECK_IN_INPUT.column] === true }];
  });
}

/** Every result cell, the empty ones as well. */
export function typedResults(facts: Facts, words: OfficeWords, cells: FloorCells): TypedResult[] {
  const found: TypedResult[] = [];
  for (const division of facts.regulation.divisions) {
    for (const stage of division.stages) {
      for (let round = 1; round <= lastRound(facts, division.id, stage.id); round++) {
        const rows = cells.get(pairingTab(facts, division.id, stage.id, round)) ?? [];
        const title = pairingTitle(facts, words, division.id, stage, round);
        rows.slice(PAIRING_INPUT.firstRow).forEach((row, i) => {
          const game = String(row[PAIRING_INPUT.id] ?? '');
          const typed = String(row[PAIRING_INPUT.column] ?? '').trim();
          if (game !== '') found.push({ game, typed, at: `${title}!D${String(PAIRING_INPUT.firstRow + i + 1)}` });
        });
      }
    }
  }
  return found;
}

/** Tabs the facts call for, in the order volunteers want them: the newest round first after check-in. */
export function floorViews(
  facts: Facts,
  words: OfficeWords,
  cells: FloorCells,
  refused: ReadonlyMap<string, Problem>,
): FloorView[] {
  const views: FloorView[] = [];
  if (facts.marks['check-in.opened'] !== undefined)
    views.push(
      checkInView(
        facts,
        words,
        column(cells.get(CHECK_IN_TAB), CHECK_IN_INPUT.id, CHECK_IN_INPUT.firstRow).filter(Boolean),
      ),
    );
  const notes = new Map([...refused].map(([game, found]) => [game, sentence(words, spoken(facts, words, found))]));
  for (const division of facts.regulation.divisions) {
    if (gamesOf(facts, division.id).length === 0) continue;
    const field = bracketField(facts, division.id);
    for (const stage of division.stages) {
      for (let round = 1; round <= lastRound(facts, division.id, stage.id); round++) {
        const start = stage.kind === 'knockout' && field ? knockoutStart(field, round) : startOf(facts, stage, round);
        views.push(pairingView(facts, words, division.id, stage, round, start, { refused: notes }));
      }
    }
    const standings = standingsView(facts, words, division.id);
    if (standings) views.push(standings);
    const places = finalPlacesView(facts, words, division.id);
    if (places) views.push(places);
    const bracket = bracketView(facts, words, division.id);
    if (bracket) views.push(bracket);
  }
  return views;
}

function sentence(words: OfficeWords, found: Problem): string {
  const text = (words.problems as Record<string, string>)[found.code] ?? words.pairing.resultNotAllowed;
  return fill(text, found.params);
}

export const isFloorTab = (facts: Facts, sheetId: number): boolean =>
  sheetId === CHECK_IN_TAB ||
  facts.regulation.divisions.some(
    ({ id }) =>
      sheetId === standingsTab(facts, id) || sheetId === bracketTab(facts, id) || sheetId === placesTab(facts, id),
  ) ||
  (sheetId >= 4000 && sheetId < 4000 + facts.regulation.divisions.length * 400);

const trimmed = (row: readonly Cell[]): readonly Cell[] => {
  let end = row.length;
  while (end > 0 && (row[end - 1] === '' || row[end - 1] === undefined)) end--;
  return row.slice(0, end);
};
const same = (a: readonly Cell[] | undefined, b: readonly Cell[] | undefined): boolean => {
  const [x, y] = [trimmed(a ?? []), trimmed(b ?? [])];
  return x.length === y.length && x.every((cell, i) => cell === y[i]);
};

/**
 * Requests that make the file agree with the views. Cells people type into are written only when the tab is made, or
 * when a fact was changed elsewhere (`changed`), so that nothing typed between reading and writing is lost.
 */
export function floorRequests(
  facts: Facts,
  views: readonly FloorView[],
  cells: FloorCells,
  changed: ReadonlySet<string>,
): SheetsRequest[] {
  const requests: SheetsRequest[] = [];
  const wanted = new Set(views.map((view) => view.sheetId));
  for (const view of views) {
    const standing = cells.get(view.sheetId);
    if (standing === undefined) {
      requests.push(...view.setUp(), updateCells(view.sheetId, 0, 0, view.rows));
      continue;
    }
    if (!view.input) {
      if (!sameRows(standing, view.rows)) requests.push(replaceCells(view.sheetId, view.rows));
      continue;
    }
    if (isLeftOver(view, view.input, standing))
      requests.push(deleteTab(view.sheetId), ...view.setUp(), updateCells(view.sheetId, 0, 0, view.rows));
    else requests.push(...inputTabRequests(view, view.input, standing, changed));
  }
  for (const sheetId of cells.keys())
    if (!wanted.has(sheetId) && isFloorTab(facts, sheetId)) requests.push(deleteTab(sheetId));
  return requests;
}

/** A pairing tab with games of a round that was taken back: its removal was cut short, and the round is drawn anew. */
function isLeftOver(
  view: FloorView,
  input: NonNullable<FloorView['input']>,
  standing: readonly (readonly Cell[])[],
): boolean {
  if (view.kind !== 'pairing') return false;
  const own = new Set(view.rows.slice(input.firstRow).map((row) => String(row[input.id] ?? '')));
  return standing
    .slice(input.firstRow)
    .some((row) => String(row[input.id] ?? '') !== '' && !own.has(String(row[input.id])));
}

const sameRows = (a: readonly (readonly Cell[])[], b: readonly (readonly Cell[])[]): boolean => {
  for (let i = 0; i < Math.max(a.length, b.length); i++) if (!same(a[i], b[i])) return false;
  return true;
};

function inputTabRequests(
  view: FloorView,
  input: NonNullable<FloorView['input']>,
  standing: readonly (readonly Cell[])[],
  changed: ReadonlySet<string>,
): SheetsRequest[] {
  const requests: SheetsRequest[] = [];
  const at = new Map(standing.map((row, i) => [String(row[input.id] ?? ''), i]));
  const width = Math.max(...view.rows.map((row) => row.length));
  let next = Math.max(standing.length, input.firstRow);
  view.rows.forEach((row, i) => {
    if (i < input.firstRow) {
      if (!same(standing[i], row)) requests.push(updateCells(view.sheetId, i, 0, [row]));
      return;
    }
    const id = String(row[input.id] ?? '');
    const stands = at.get(id);
    const full = [...row, ...new Array<Cell>(Math.max(0, width - row.length)).fill('')];
    if (stands === undefined) {
      requests.push(updateCells(view.sheetId, next++, 0, [full]));
      return;
    }
    const line = standing[stands] ?? [];
    const left = full.slice(0, input.column);
    const right = full.slice(input.column + 1);
    if (!same(line.slice(0, input.column), left)) requests.push(updateCells(view.sheetId, stands, 0, [left]));
    if (!same(line.slice(input.column + 1), right))
      requests.push(updateCells(view.sheetId, stands, input.column + 1, [right]));
    if (changed.has(id) && (line[input.column] ?? '') !== full[input.column])
      requests.push(updateCells(view.sheetId, stands, input.column, [[full[input.column] ?? '']]));
  });
  return requests;
}
