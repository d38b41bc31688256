/** Find in the open tab. */
import type { Context } from './context';
import { el } from './dom';
import type { Grid } from './grid/grid';
import type { Cell } from './grid/selection';

export class FindBar {
  readonly element: HTMLElement;
  private readonly field: HTMLInputElement;
  private readonly count = el('span', { role: 'status' });

  constructor(
    private readonly context: Context,
    private readonly grid: Grid,
  ) {
    const { say } = context;
    this.field = el('input', { type: 'search', 'aria-label': say('find'), placeholder: say('find') });
    const step = (by: number) => () => this.go(by);
    this.element = el(
      'div',
      { class: 'find', role: 'search' },
      this.field,
      this.count,
      el('button', { type: 'button', 'aria-label': say('findPrevious'), onclick: step(-1) }, '↑'),
      el('button', { type: 'button', 'aria-label': say('findNext'), onclick: step(1) }, '↓'),
      el('button', { type: 'button', 'aria-label': say('close'), onclick: () => this.close() }, '×'),
    );
    this.element.hidden = true;
    this.field.addEventListener('keydown', (event) => {
      if (event.isComposing) return;
      if (event.key === 'Escape') this.close();
      else if (event.key === 'Enter') this.go(event.shiftKey ? -1 : 1);
      else return;
      event.preventDefault();
    });
    this.field.addEventListener('input', () => this.go(0));
  }

  open(): void {
    this.element.hidden = false;
    this.field.focus();
    this.field.select();
  }
  private close(): void {
    this.element.hidden = true;
    this.grid.focus();
  }

  private hits(): Cell[] {
    const wanted = this.field.value.toLowerCase();
    const { model } = this.grid;
    if (wanted === '') return [];
    const cells: Cell[] = [];
    model.rows.forEach((row, r) =>
      row?.forEach((cell, c) => {
        if (
          cell !== 0 &&
          cell.t?.toLowerCase().includes(wanted) &&
          !model.hiddenRows.has(r) &&
          !model.hiddenColumns.has(c)
        )
          cells.push({ r, c });
      }),
    );
    return cells;
  }

  /** 0: the first hit from here on. */
  private go(by: number): void {
    const { say } = this.context;
    const hits = this.hits();
    if (hits.length === 0) {
      this.count.textContent = this.field.value === '' ? '' : say('findNone');
      return;
    }
    const { r, c } = this.grid.selection.active;
    const before = (one: Cell): boolean => one.r < r || (one.r === r && one.c < c);
    const here = hits.findIndex((one) => one.r === r && one.c === c);
    const next = hits.findIndex((one) => !before(one));
    const from = here >= 0 ? here + by : next < 0 ? (by < 0 ? hits.length - 1 : 0) : by < 0 ? next - 1 : next;
    const index = (from + hits.length) % hits.length;
    this.grid.select(hits[index]!);
    this.count.textContent = say('findCount', { n: index + 1, all: hits.length });
  }
}
