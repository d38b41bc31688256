/** The regulation as rows of the tabs the organiser edits: headings, a hidden row of keys, one row a value or a prize. */
import { valueAt } from '../../domain/regulation/path';
import type { Regulation } from '../../domain/regulation/regulation';
import type { Cell } from '../cell';
import { CLAUSE, ITEM, layoutOf, NOTE, PATH, type LayoutRow, type TabLayout } from './layout';
import type { RegulationWords } from './words';

export interface TabRows {
  readonly tab: string;
  readonly rows: Cell[][];
}

/** Stands in a cell whose row does not apply to its column. */
export const UNUSED = '—';
/** Rows above the values: headings, and the keys (to be hidden, like the last column). */
export const HEADING_ROWS = 2;

export const regulationToTabs = (regulation: Regulation, words: RegulationWords): TabRows[] =>
  layoutOf(regulation, words).map((layout) => ({ tab: layout.tab, rows: rowsOf(regulation, words, layout) }));

function rowsOf(regulation: Regulation, words: RegulationWords, layout: TabLayout): Cell[][] {
  const cell = (row: LayoutRow, key: string): Cell => {
    if (key === ITEM) return row.label;
    if (key === CLAUSE) return row.clause;
    if (key === NOTE) return row.note;
    if (key === PATH) return row.key;
    const slot = row.slots.get(key);
    if (slot) return slot.kind.show(valueAt(regulation, slot.path), words);
    return row.decorations.get(key) ?? UNUSED;
  };
  return [
    layout.columns.map(({ heading }) => heading),
    layout.columns.map(({ key }) => key),
    ...layout.rows.map((row) => layout.columns.map(({ key }) => cell(row, key))),
  ];
}
