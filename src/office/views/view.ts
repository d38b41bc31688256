/** A tab's content as rows of cells, and which facts it is made from. */
import type { Cell } from '../../tables/cell';
import { replaceCells } from '../../tables/format';
import type { SheetsRequest } from '../../tables/requests';

export interface View {
  readonly sheetId: number;
  readonly rows: readonly (readonly Cell[])[];
}

/** Rows the template gives each tab of the office file; a write beyond the last row is refused as a whole. */
export const GIVEN_ROWS: Readonly<Record<number, number>> = {
  2001: 60,
  2002: 200,
  2003: 100,
  2004: 400,
  2005: 200,
  2006: 400,
};
const STEP = 200;

/** The tab is made longer first when it has to be, and never shorter than it was made. */
export function viewRequests({ sheetId, rows }: View): SheetsRequest[] {
  const given = GIVEN_ROWS[sheetId] ?? 0;
  const rowCount = given + STEP * Math.ceil((rows.length - given) / STEP);
  const longer: SheetsRequest = {
    updateSheetProperties: {
      properties: { sheetId, gridProperties: { rowCount } },
      fields: 'gridProperties.rowCount',
    },
  };
  return [...(rowCount > given ? [longer] : []), replaceCells(sheetId, rows)];
}

/** A tab of the floor file: made when the facts call for it, removed when they no longer do. */
export interface FloorView extends View {
  readonly title: string;
  readonly kind: 'check-in' | 'pairing' | 'standings' | 'bracket';
  /** requests that make the tab, without its cells */
  readonly setUp: () => readonly SheetsRequest[];
  /** column people type into, and the column of row ids behind it; null = nobody types here */
  readonly input: { readonly column: number; readonly id: number; readonly firstRow: number } | null;
}
