/** The regulation as rows of the tabs the organiser edits: headings, keys (to be hidden, like the last column), values. */
import type { Regulation } from '../../domain/regulation/regulation';
import type { Cell } from '../cell';
import { layoutOf } from './layout';
import type { Column, LayoutRow, TabLayout } from './tab';
import { withDivisionNames, type RegulationWords } from './words';

export interface TabRows {
  readonly tab: string;
  readonly rows: Cell[][];
}

/** Stands in a cell whose row does not apply to its column. */
export const UNUSED = '—';
export function regulationToTabs(regulation: Regulation, plainWords: RegulationWords): TabRows[] {
  const words = withDivisionNames(plainWords, regulation.divisions);
  return layoutOf(regulation, words).map((layout) => ({ tab: layout.tab, rows: rowsOf(words, layout) }));
}

function rowsOf(words: RegulationWords, layout: TabLayout): Cell[][] {
  const cell = (row: LayoutRow, { key, decoration }: Column): Cell => {
    if (decoration) return row.decoration(key);
    const slot = row.slots.get(key);
    return slot ? slot.kind.show(slot.value, words) : UNUSED;
  };
  return [
    layout.columns.map(({ heading }) => heading),
    layout.columns.map(({ key }) => key),
    ...layout.rows.map((row) => layout.columns.map((column) => cell(row, column))),
  ];
}
