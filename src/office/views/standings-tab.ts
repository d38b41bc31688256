/** The tab of a list of places: its sheet id by division, the same in every copy, and how it is set up. */
import { addTab, colourWhen, protect, rowHeight, style, widths } from '../../tables/format';
import type { SheetsRequest } from '../../tables/requests';
import type { Facts } from '../facts';

export const standingsTab = (facts: Facts, division: string): number =>
  3100 + facts.regulation.divisions.findIndex((d) => d.id === division);

/** A heading, a line for what is provisional, a dark row of titles, then the list with its first three places in gold. */
export function placesSetUp(tab: {
  readonly sheetId: number;
  readonly title: string;
  readonly rows: number;
  readonly spare: number;
  readonly frozenColumns: number;
  readonly pixels: readonly number[];
}): SheetsRequest[] {
  const { sheetId, title, rows, pixels } = tab;
  const columns = pixels.length;
  const all = { row: 3, column: 0, rows, columns };
  return [
    addTab({
      sheetId,
      title,
      rows: rows + tab.spare,
      columns,
      frozenRows: 3,
      frozenColumns: tab.frozenColumns,
      colour: '#1e8449',
    }),
    style(sheetId, { row: 0, column: 0, rows: 1, columns }, { bold: true, size: 16 }),
    style(sheetId, { row: 2, column: 0, rows: 1, columns }, { bold: true, background: '#17324d', colour: '#ffffff' }),
    style(sheetId, all, { size: 12, numberFormat: '@', middle: true }),
    ...widths(sheetId, pixels),
    rowHeight(sheetId, 3, rows, 28),
    colourWhen(sheetId, all, `=AND($A4<>"",$A4*1<=3)`, '#fff4d6'),
    protect(sheetId, title),
  ];
}
