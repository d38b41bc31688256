/** Draws the tab as a table: sticky headings and frozen cells, and only the rows near the window. */
import { columnName } from '../../../workbook/a1';
import type { Box } from '../../protocol';
import type { Say } from '../../words';
import { el, oncePerFrame } from '../dom';
import { CellPainter } from './cells';
import { Heights } from './heights';
import { useLooks } from './looks';
import type { Model } from './model';

/** on a telephone everything is narrower, so that a result can be typed without moving the sheet about */
const NARROW = matchMedia('(max-width: 480px)');
const HEAD_HEIGHT = 24;
const OVERSCAN = 500;

type Row = { tr: HTMLTableRowElement; cells: Map<number, HTMLTableCellElement> };

export class GridView {
  readonly scroller = el('div', { class: 'grid' });
  readonly layer = el('div', { class: 'layer' });
  readonly heights = new Heights();
  private table = el('table');
  private body = el('tbody');
  private above = el('tbody', { 'aria-hidden': 'true' });
  private below = el('tbody', { 'aria-hidden': 'true' });
  private fixed = el('tbody', { class: 'fixed' });
  private drawn = new Map<number, Row>();
  private columns: number[] = [];
  private lefts = new Map<number, number>();
  private heads = new Map<number, HTMLElement>();
  private painter: CellPainter;
  /** called after rows were drawn, with their numbers */
  afterDraw: (rows: Iterable<number>) => void = () => undefined;
  afterScroll: () => void = () => undefined;

  constructor(
    readonly model: Model,
    say: Say,
  ) {
    this.painter = new CellPainter(model, say, (c) => this.widthOf(c));
    this.scroller.append(this.layer, this.table);
    const scrolled = oncePerFrame(() => {
      this.scroller.classList.toggle('scrolled', this.scroller.scrollLeft > 0);
      this.window();
      this.afterScroll();
    });
    this.scroller.addEventListener('scroll', scrolled, { passive: true });
    new ResizeObserver(scrolled).observe(this.scroller);
    NARROW.addEventListener('change', () => model.sheetId >= 0 && this.drawAll(true));
  }

  /** how much smaller columns and letters are than the file says */
  get shrink(): number {
    return NARROW.matches ? 0.72 : 1;
  }
  private get headWidth(): number {
    return NARROW.matches ? 28 : 46;
  }
  widthOf(c: number): number {
    return this.model.hiddenColumns.has(c) ? 0 : Math.round((this.model.columnSizes[c] ?? 100) * this.shrink);
  }
  get visibleColumns(): readonly number[] {
    return this.columns;
  }
  get fixedHeight(): number {
    return HEAD_HEIGHT + this.fixed.offsetHeight;
  }
  get fixedWidth(): number {
    let width = this.headWidth;
    for (let c = 0; c < this.model.frozenColumns; c++) width += this.widthOf(c);
    return width;
  }

  // ---- the whole

  drawAll(keepScroll: boolean): void {
    const { model } = this;
    useLooks(model.looks);
    this.columns = Array.from({ length: model.columnCount }, (_, c) => c).filter((c) => !model.hiddenColumns.has(c));
    const rows = Array.from({ length: model.rowCount - model.frozenRows }, (_, i) => i + model.frozenRows);
    this.heights.set(
      rows.filter((r) => !model.hiddenRows.has(r)),
      model.rowSizes,
      !keepScroll,
    );
    this.drawn.clear();
    this.lefts.clear();
    let left = this.headWidth;
    for (let c = 0; c < model.frozenColumns; c++) {
      this.lefts.set(c, left);
      left += this.widthOf(c);
    }
    const group = el(
      'colgroup',
      {},
      this.column(this.headWidth),
      ...this.columns.map((c) => this.column(this.widthOf(c))),
    );
    this.fixed = el('tbody', { class: 'fixed' });
    this.body = el('tbody');
    this.above.replaceChildren(this.space());
    this.below.replaceChildren(this.space());
    const table = el('table', {
      role: 'grid',
      'aria-label': model.title,
      'aria-rowcount': model.rowCount + 1,
      'aria-colcount': model.columnCount + 1,
      'aria-readonly': model.mayEdit ? 'false' : 'true',
      class: model.gridlines ? 'lines' : '',
    });
    table.append(group, this.headRow(), this.fixed, this.above, this.body, this.below);
    table.style.width = `${this.columns.reduce((sum, c) => sum + this.widthOf(c), this.headWidth)}px`;
    for (let r = 0; r < model.frozenRows; r++) if (!model.hiddenRows.has(r)) this.fixed.append(this.row(r).tr);
    this.table.replaceWith(table);
    this.table = table;
    if (!keepScroll) this.scroller.scrollTo(0, 0);
    this.fixed.style.top = `${HEAD_HEIGHT}px`;
    this.window();
    this.afterDraw([...this.drawn.keys()]);
  }

  private column(width: number): HTMLElement {
    const col = el('col');
    col.style.width = `${width}px`;
    return col;
  }
  private space(): HTMLElement {
    return el('tr', {}, el('td', { class: 'space', colspan: this.columns.length + 1 }));
  }

  private headRow(): HTMLElement {
    this.heads.clear();
    const row = el(
      'tr',
      { 'aria-rowindex': 1 },
      el('th', { class: 'corner', scope: 'col' }, el('span', { class: 'sr' }, '#')),
    );
    for (const c of this.columns) {
      const th = el('th', { scope: 'col', 'data-column': c, 'aria-colindex': c + 2 }, columnName(c));
      th.append(el('span', { class: 'grip', 'data-grip': c }));
      this.freeze(th, c);
      this.heads.set(c, th);
      row.append(th);
    }
    return el('thead', {}, row);
  }

  private freeze(cell: HTMLElement, c: number): void {
    const left = this.lefts.get(c);
    if (left === undefined) return;
    cell.classList.add('frozen');
    if (c === this.model.frozenColumns - 1) cell.classList.add('edge');
    cell.style.left = `${left}px`;
  }

  // ---- rows

  private row(r: number): Row {
    const { model } = this;
    const tr = el('tr', { 'aria-rowindex': r + 2 });
    tr.append(el('th', { scope: 'row', 'data-row': r, 'aria-colindex': 1 }, String(r + 1)));
    if (r === model.frozenRows - 1) tr.classList.add('edge');
    const cells = new Map<number, HTMLTableCellElement>();
    for (const c of this.columns) {
      const merge = model.hasMerges ? model.merge(r, c) : undefined;
      if (merge && !this.isCorner(merge, r, c)) continue;
      const td = el('td', { role: 'gridcell', 'data-r': r, 'data-c': c, 'aria-colindex': c + 2 });
      this.freeze(td, c);
      let width = this.widthOf(c);
      if (merge) width = this.span(td, merge);
      this.painter.paint(td, { r, c, width, rows: 1, columns: 1 });
      cells.set(c, td);
      tr.append(td);
    }
    const size = model.rowSizes[r];
    if (size !== undefined) tr.style.height = `${size}px`;
    const row = { tr, cells };
    this.drawn.set(r, row);
    return row;
  }

  /** The first visible cell of a merged box stands for all of it. */
  private isCorner(box: Box, r: number, c: number): boolean {
    const { model } = this;
    let top = box.r0;
    while (model.hiddenRows.has(top) && top < r) top++;
    let left = box.c0;
    while (model.hiddenColumns.has(left) && left < c) left++;
    return top === r && left === c;
  }

  private span(td: HTMLTableCellElement, box: Box): number {
    let rows = 0;
    for (let r = box.r0; r < box.r1; r++) if (!this.model.hiddenRows.has(r)) rows++;
    let width = 0;
    let columns = 0;
    for (let c = box.c0; c < box.c1; c++) {
      width += this.widthOf(c);
      if (!this.model.hiddenColumns.has(c)) columns++;
    }
    td.rowSpan = rows;
    td.colSpan = columns;
    return width;
  }

  /** Draws the rows near the window and takes the others away. */
  private window(): void {
    if (!this.above.firstChild) return;
    const { heights, model, scroller } = this;
    const from = scroller.scrollTop - OVERSCAN;
    let a = heights.at(Math.max(0, from));
    const b = Math.min(heights.rows.length, heights.at(scroller.scrollTop + scroller.clientHeight + OVERSCAN) + 1);
    const first = heights.rows[a];
    if (model.hasMerges && first !== undefined)
      for (const box of model.merges)
        if (box.r0 < first && box.r1 > first) a = Math.min(a, heights.indexOf(Math.max(box.r0, model.frozenRows)) ?? a);
    const wanted = heights.rows.slice(a, b);
    const keep = new Set(wanted);
    for (const [r, { tr }] of this.drawn)
      if (r >= model.frozenRows && !keep.has(r)) {
        tr.remove();
        this.drawn.delete(r);
      }
    const fresh: number[] = [];
    let next: ChildNode | null = this.body.firstChild;
    for (const r of wanted) {
      const known = this.drawn.get(r);
      if (known) {
        next = known.tr.nextSibling;
        continue;
      }
      this.body.insertBefore(this.row(r).tr, next);
      fresh.push(r);
    }
    const measured = fresh.length > 0 && heights.measure(this.measure(fresh));
    this.spaces(a, b);
    if (measured && a > 0) this.afterScroll();
    if (fresh.length > 0) this.afterDraw(fresh);
  }

  private spaces(a: number, b: number): void {
    const { heights } = this;
    const set = (body: HTMLElement, height: number): void => {
      (body.firstChild?.firstChild as HTMLElement).style.height = `${height}px`;
      body.hidden = height <= 0;
    };
    set(this.above, heights.top(a));
    set(this.below, heights.total - heights.top(b));
  }

  private measure(rows: readonly number[]): (readonly [number, number])[] {
    return rows
      .filter((r) => this.model.rowSizes[r] === undefined)
      .map((r) => [r, this.drawn.get(r)!.tr.getBoundingClientRect().height] as const);
  }

  /** Rows whose cells changed. */
  redraw(rows: readonly number[]): void {
    useLooks(this.model.looks);
    const again = rows.filter((r) => this.drawn.has(r));
    for (const r of again) {
      const old = this.drawn.get(r)!;
      old.tr.replaceWith(this.row(r).tr);
    }
    this.heights.measure(this.measure(again.filter((r) => r >= this.model.frozenRows)));
    this.window();
    this.afterDraw(again);
  }

  // ---- asking

  cellAt(r: number, c: number): HTMLTableCellElement | undefined {
    const merge = this.model.merge(r, c);
    return this.drawn.get(merge ? merge.r0 : r)?.cells.get(merge ? merge.c0 : c);
  }
  rowsDrawn(): Iterable<number> {
    return this.drawn.keys();
  }
  cellsOf(r: number): ReadonlyMap<number, HTMLTableCellElement> | undefined {
    return this.drawn.get(r)?.cells;
  }
  rowHead(r: number): HTMLElement | undefined {
    return this.drawn.get(r)?.tr.firstElementChild as HTMLElement | undefined;
  }
  columnHeads(): ReadonlyMap<number, HTMLElement> {
    return this.heads;
  }

  /** Scrolls just as far as needed to see the cell beside the frozen parts. */
  reveal(r: number, c: number): void {
    const { scroller, heights, model } = this;
    if (r >= model.frozenRows) {
      const index = heights.indexOf(r);
      if (index !== undefined) {
        const top = heights.top(index);
        const bottom = heights.top(index + 1);
        const view = scroller.clientHeight - this.fixedHeight;
        if (top < scroller.scrollTop) scroller.scrollTop = top;
        else if (bottom > scroller.scrollTop + view) scroller.scrollTop = bottom - view;
      }
    }
    if (c >= model.frozenColumns) {
      let left = 0;
      for (let i = model.frozenColumns; i < c; i++) left += this.widthOf(i);
      const right = left + this.widthOf(c);
      const view = scroller.clientWidth - this.fixedWidth;
      if (left < scroller.scrollLeft) scroller.scrollLeft = left;
      else if (right > scroller.scrollLeft + view) scroller.scrollLeft = Math.min(left, right - view);
    }
    this.window();
  }

  /** Rows that fit, for page up and down. */
  get page(): number {
    return Math.max(1, Math.floor((this.scroller.clientHeight - this.fixedHeight) / 21) - 1);
  }
}
