/** The tab as the browser holds it: cells by row and column, sizes, merges, locks; changes are laid over it. */
import type { Box, CellView, FilterView, LockView, Look, RowView, RuleView, SheetView } from '../../protocol';

const NOTHING: CellView = {};

export class Model {
  file = '';
  sheetId = -1;
  title = '';
  version = 0;
  rowCount = 0;
  columnCount = 0;
  frozenRows = 0;
  frozenColumns = 0;
  gridlines = true;
  columnSizes: readonly number[] = [];
  rowSizes: Readonly<Record<number, number>> = {};
  merges: readonly Box[] = [];
  looks: readonly Look[] = [];
  rules: readonly RuleView[] = [];
  locks: readonly LockView[] = [];
  mayEdit = false;
  filter: FilterView | undefined;
  /** rows that the filter hides: what is done to a block leaves them alone */
  filtered: ReadonlySet<number> = new Set();
  hiddenRows: ReadonlySet<number> = new Set();
  hiddenColumns: ReadonlySet<number> = new Set();
  rows: (RowView | undefined)[] = [];
  private mergeAt = new Map<string, Box>();

  /** Lays a view over; returns the rows to draw again, or `all`. */
  apply(view: SheetView): 'all' | number[] {
    const other = view.file !== this.file || view.sheetId !== this.sheetId;
    const outline = other || view.whole || this.outline() !== outlineOf(view);
    if (other || view.whole) this.rows = [];
    const { file, sheetId, title, version, rowCount, columnCount, frozenRows, frozenColumns, gridlines } = view;
    const { columnSizes, rowSizes, merges, looks, rules, locks, mayEdit } = view;
    Object.assign(this, { file, sheetId, title, version, rowCount, columnCount, frozenRows, frozenColumns, gridlines });
    Object.assign(this, { columnSizes, rowSizes, merges, looks, rules, locks, mayEdit });
    this.filter = view.filter;
    this.filtered = new Set(view.filter?.rows);
    this.hiddenRows = new Set(view.hiddenRows);
    this.hiddenColumns = new Set(view.hiddenColumns);
    for (const [r, row] of view.rows) this.rows[r] = row;
    if (outline) {
      this.mergeAt = new Map();
      for (const box of merges)
        for (let r = box.r0; r < box.r1; r++) for (let c = box.c0; c < box.c1; c++) this.mergeAt.set(`${r} ${c}`, box);
      return 'all';
    }
    return view.rows.map(([r]) => r);
  }

  private outline(): string {
    const { filter, ...others } = this;
    return outlineOf({
      ...others,
      ...(filter && { filter }),
      hiddenRows: [...this.hiddenRows],
      hiddenColumns: [...this.hiddenColumns],
    });
  }

  cell(r: number, c: number): CellView {
    return this.rows[r]?.[c] || NOTHING;
  }
  text(r: number, c: number): string {
    return this.cell(r, c).t ?? '';
  }
  editText(r: number, c: number): string {
    const cell = this.cell(r, c);
    return cell.e ?? cell.t ?? '';
  }
  rule(r: number, c: number): RuleView | undefined {
    const { v } = this.cell(r, c);
    return v === undefined ? undefined : this.rules[v];
  }
  look(r: number, c: number): Look | undefined {
    const { f } = this.cell(r, c);
    return f === undefined ? undefined : this.looks[f];
  }
  merge(r: number, c: number): Box | undefined {
    return this.mergeAt.get(`${r} ${c}`);
  }
  get hasMerges(): boolean {
    return this.mergeAt.size > 0;
  }
  isChecked(r: number, c: number): boolean {
    const rule = this.rule(r, c);
    return rule?.kind === 'checkbox' && this.text(r, c) === rule.on;
  }

  locked(r: number, c: number): boolean {
    if (!this.mayEdit) return true;
    const within = (box: Box): boolean => r >= box.r0 && r < box.r1 && c >= box.c0 && c < box.c1;
    return this.locks.some((lock) => within(lock.box) && !lock.free.some(within));
  }

  /** Does the filter's button stand in this cell? */
  heads(r: number, c: number): boolean {
    const box = this.filter?.box;
    return box !== undefined && r === box.r0 && c >= box.c0 && c < box.c1;
  }
  sieves(c: number): boolean {
    return (this.filter?.hidden[c]?.length ?? 0) > 0;
  }

  /** The last row and column with something in them. */
  get reach(): { rows: number; columns: number } {
    let rows = 0;
    let columns = 0;
    this.rows.forEach((row, r) =>
      row?.forEach((cell, c) => {
        if (cell === 0 || cell.t === undefined) return;
        rows = Math.max(rows, r + 1);
        columns = Math.max(columns, c + 1);
      }),
    );
    return { rows, columns };
  }
}

type Outline = Pick<
  SheetView,
  | 'rowCount'
  | 'columnCount'
  | 'frozenRows'
  | 'frozenColumns'
  | 'gridlines'
  | 'columnSizes'
  | 'hiddenColumns'
  | 'rowSizes'
  | 'hiddenRows'
  | 'filter'
  | 'merges'
  | 'locks'
  | 'mayEdit'
>;
/** Everything but cells, as one text: when it changes the whole grid is drawn again. */
function outlineOf(view: Outline): string {
  const { rowCount, columnCount, frozenRows, frozenColumns, gridlines, columnSizes, rowSizes, merges, locks, mayEdit } =
    view;
  const { hiddenColumns, hiddenRows, filter } = view;
  return JSON.stringify([
    [rowCount, columnCount, frozenRows, frozenColumns, gridlines, mayEdit],
    [columnSizes, rowSizes, merges, locks],
    [[...hiddenColumns].sort(), [...hiddenRows].sort(), filter?.box, filter?.hidden],
  ]);
}
