/** The line above the grid: name of the selected cells and what the active one contains; sums of a block below. */
import type { Context } from './context';
import { el } from './dom';
import { a1, boxName } from './grid/grid';
import type { Grid } from './grid/grid';
import { parseA1 } from '../../workbook/a1';

export class FormulaBar {
  readonly element: HTMLElement;
  readonly summary = el('span', { class: 'summary', role: 'status' });
  private readonly name: HTMLInputElement;
  private readonly text: HTMLInputElement;

  constructor(
    private readonly context: Context,
    private readonly grid: Grid,
  ) {
    const { say } = context;
    this.name = el('input', { class: 'name', 'aria-label': say('nameBox'), spellcheck: 'false' });
    this.text = el('input', {
      class: 'contents',
      'aria-label': say('formulaBar'),
      spellcheck: 'false',
      autocomplete: 'off',
    });
    this.element = el(
      'section',
      { class: 'formula', 'aria-label': say('formulaBar') },
      this.name,
      el('span', { class: 'fx', 'aria-hidden': 'true' }, 'ƒ'),
      this.text,
    );
    this.name.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') this.jump();
      else if (event.key === 'Escape') this.draw();
      else return;
      event.preventDefault();
      grid.focus();
    });
    this.text.addEventListener('input', () => {
      if (grid.editor.state === 'idle') grid.editor.edit('');
      if (grid.editor.state === 'idle') this.draw();
      else grid.editor.set(this.text.value);
    });
    this.text.addEventListener('keydown', (event) => {
      if (event.isComposing) return;
      if (event.key === 'Enter') grid.commit();
      else if (event.key === 'Escape') grid.editor.cancel();
      else return;
      event.preventDefault();
      grid.moved(grid.selection.active);
      grid.focus();
    });
    this.text.addEventListener('blur', (event) => {
      if (event.relatedTarget !== grid.editor.input && grid.editor.state !== 'idle') grid.commit();
    });
  }

  private jump(): void {
    const range = parseA1(this.name.value.trim());
    if (!range) {
      this.draw();
      return;
    }
    const { rowCount, columnCount } = this.grid.model;
    const {
      startRowIndex: r0 = 0,
      endRowIndex: r1 = rowCount,
      startColumnIndex: c0 = 0,
      endColumnIndex: c1 = columnCount,
    } = range;
    this.grid.select({ r: r0, c: c0 }, r1 - r0 > 1 || c1 - c0 > 1 ? { r: r1 - 1, c: c1 - 1 } : undefined);
  }

  /** While the cell is being typed in. */
  follow(text: string): void {
    this.text.value = text;
  }

  draw(): void {
    const { selection, model, editor } = this.grid;
    const { r, c } = selection.active;
    if (document.activeElement !== this.name)
      this.name.value = selection.isBlock ? boxName(selection.box) : a1({ r, c });
    if (editor.state === 'idle') this.text.value = model.editText(r, c);
    this.text.readOnly = model.locked(r, c);
    this.summary.textContent = this.summarise();
  }

  private summarise(): string {
    const { selection, model } = this.grid;
    if (!selection.isBlock) return '';
    const { r0, r1, c0, c1 } = this.grid.trimmed(selection.box);
    let filled = 0;
    let numbers = 0;
    let sum = 0;
    for (let r = r0; r < r1; r++)
      for (let c = c0; c < c1; c++) {
        const cell = model.cell(r, c);
        if (cell.t === undefined || cell.t === '') continue;
        filled++;
        const n = cell.k === 'n' ? Number(cell.e ?? cell.t) : NaN;
        if (Number.isNaN(n)) continue;
        numbers++;
        sum += n;
      }
    if (filled < 2) return '';
    const { say } = this.context;
    const count = say('count', { n: filled });
    return numbers > 1 ? `${say('sum', { n: Math.round(sum * 1e6) / 1e6 })}　${count}` : count;
  }
}
