/** The tabs read back into a regulation: every bad cell at once, each with its place, what was found and what may stand. */
import { ok, problem, type Problem, type Result } from '../../domain/common/result';
import { contradictions } from '../../domain/regulation/consistency';
import { namedPath } from '../../domain/regulation/path';
import { readRegulation, type Regulation } from '../../domain/regulation/regulation';
import type { Cell } from '../cell';
import { sameValue, setAt } from './apply';
import { frameOf } from './frame';
import { address, type Found } from './grid';
import { layoutOf } from './layout';
import { ITEM, PATH, VALUE, type Column, type LayoutRow, type Slot, type TabLayout } from './tab';
import { withDivisionNames, type RegulationWords } from './words';
import { UNUSED } from './write';

type Rows = readonly (readonly Cell[])[];

/** A value that stood in a cell, and where. */
interface Place {
  readonly tab: string;
  readonly row: number;
  readonly column: number;
  readonly line: LayoutRow;
  readonly of: Column;
}
interface Edit extends Place {
  readonly slot: Slot;
  readonly value: unknown;
  readonly changed: boolean;
}

const at = ({ tab, row, column }: Place): string => address(tab, row, column);
const item = ({ line, of }: Place): string => line.decoration(ITEM) + (of.key === VALUE ? '' : ` · ${of.heading}`);

/**
 * `base` gives what the tabs do not show: ids, kinds of stages, structure; it is given back itself when no cell differs.
 * Rows and columns may stand in any order, rows and columns of the organiser's own are left alone.
 */
export function tabsToRegulation(
  tabs: readonly { readonly tab: string; readonly rows: Rows }[],
  base: Regulation,
  plainWords: RegulationWords,
): Result<Regulation> {
  const words = withDivisionNames(plainWords, base.divisions);
  const problems: Problem[] = [];
  const edits: Edit[] = [];
  for (const layout of layoutOf(base, words)) {
    const found = tabs.find(({ tab }) => tab === layout.tab);
    if (found) readTab(found.rows, layout, words, problems, edits);
    else problems.push(problem('regulation.tab-missing', { tab: layout.tab }, layout.tab));
  }
  if (problems.length > 0) return { ok: false, problems };
  const changes = edits.filter(({ changed }) => changed);
  if (changes.length === 0) return ok(base);
  const data = JSON.parse(JSON.stringify(base)) as Regulation;
  for (const { slot, value } of changes) setAt(data, slot.path, value);
  return checked(data, edits);
}

function readTab(rows: Rows, layout: TabLayout, words: RegulationWords, problems: Problem[], edits: Edit[]): void {
  const { tab } = layout;
  const frame = frameOf(rows, layout);
  if (frame === null) {
    problems.push(problem('regulation.keys-missing', { expected: PATH }, tab));
    return;
  }
  const { keyRow, columns, pathColumn, lines } = frame;
  const damage = (found: Found, place: (index: number) => readonly [row: number, column: number]): void => {
    for (const { index, expected } of found.damaged) {
      const [row, column] = place(index);
      const code = expected === '' ? 'regulation.key-twice' : 'regulation.key-damaged';
      const params = { found: String(rows[row]?.[column] ?? ''), expected };
      problems.push(problem(code, params, address(tab, row, column)));
    }
    for (const key of found.missing) problems.push(problem('regulation.line-missing', { expected: key }, tab));
  };
  damage(columns, (column) => [keyRow, column]);
  damage(lines, (row) => [row, pathColumn]);
  const shown = layout.columns.filter(({ decoration }) => !decoration);
  for (const line of layout.rows) {
    const row = lines.at.get(line.key);
    if (row === undefined) continue;
    for (const of of shown) {
      const column = columns.at.get(of.key);
      if (column !== undefined)
        readCell(rows[row]?.[column] ?? '', { tab, row, column, line, of }, words, problems, edits);
    }
  }
}

function readCell(cell: Cell, place: Place, words: RegulationWords, problems: Problem[], edits: Edit[]): void {
  const slot = place.line.slots.get(place.of.key);
  if (slot === undefined) {
    if (cell === '' || cell === UNUSED) return;
    const params = { item: item(place), found: String(cell), expected: UNUSED };
    problems.push(problem('regulation.cell-unused', params, at(place)));
    return;
  }
  const { kind, value: before } = slot;
  // What was written and not touched is never read anew: it stays exactly as it was.
  if (cell === kind.show(before, words)) {
    edits.push({ ...place, slot, value: before, changed: false });
    return;
  }
  const read = kind.read(cell, words);
  if (read === null) {
    const params = { item: item(place), found: String(cell), expected: kind.expected(words) };
    problems.push(problem('regulation.cell', params, at(place)));
  } else edits.push({ ...place, slot, value: read.value, changed: !sameValue(read.value, before) });
}

/** Contradictions are shown at a cell that was changed, once per cell, when there is one among those that take part. */
function checked(data: Regulation, edits: readonly Edit[]): Result<Regulation> {
  const cellOf = (path: string): Edit | undefined =>
    edits.find(({ slot }) => slot.path === path) ??
    edits.find(({ slot }) => path.startsWith(`${slot.path}.`) || slot.path.startsWith(`${path}.`));
  const found = contradictions(data).map(({ code, params, paths }) => {
    const cells = paths.map((path) => cellOf(namedPath(data, path.split('.')))).filter((edit) => edit !== undefined);
    const cell = cells.find((edit) => edit.changed) ?? cells[0];
    return problem(code, cell ? { item: item(cell), ...params } : params, cell ? at(cell) : paths[0]);
  });
  const once = found.filter((one, index) => found.findIndex((other) => other.at === one.at) === index);
  return once.length > 0 ? { ok: false, problems: once } : readRegulation(data);
}
