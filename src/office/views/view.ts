/** A tab's content as rows of cells, and which facts it is made from. */
import type { Cell } from '../../tables/cell';
import type { SheetsRequest } from '../../tables/requests';

export interface View {
  readonly sheetId: number;
  readonly rows: readonly (readonly Cell[])[];
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
