/** Draws one cell: text that runs over empty neighbours, numbers to the right, check boxes, drop-down arrows, notes, locks. */
import type { CellView, Look } from '../../protocol';
import type { Say } from '../../words';
import { el } from '../dom';
import type { Model } from './model';

/** Widths of letters, roughly: only to know whether a text may run over. */
function textWidth(text: string, size: number): number {
  let units = 0;
  for (const letter of text) units += letter > '\u2e7f' ? 1 : 0.6;
  return units * size * 1.36 + 8;
}

export interface CellPlace {
  readonly r: number;
  readonly c: number;
  readonly rows: number;
  readonly columns: number;
  readonly width: number;
}

export class CellPainter {
  constructor(
    private readonly model: Model,
    private readonly say: Say,
    private readonly widthOf: (c: number) => number,
  ) {}

  paint(td: HTMLTableCellElement, { r, c, width }: CellPlace): void {
    const { model } = this;
    const cell = model.cell(r, c);
    const look = model.look(r, c);
    const rule = model.rule(r, c);
    const classes: string[] = [];
    if (cell.f !== undefined) classes.push(`f${cell.f}`);
    if (cell.k) classes.push(cell.k);
    if (look?.wrap) classes.push(look.wrap);
    if (look?.down === 'middle') classes.push('centred');
    // a tab that is closed as a whole needs no stripes to tell its open cells
    if (model.mayEdit && model.locks.some(({ free }) => free.length > 0) && model.locked(r, c)) classes.push('locked');
    if (cell.n) classes.push('noted');
    if (td.classList.contains('frozen')) classes.push('frozen');
    if (td.classList.contains('edge')) classes.push('edge');
    td.className = classes.join(' ');
    if (rule?.kind === 'checkbox') {
      const on = model.isChecked(r, c);
      td.classList.add('check');
      if (look?.colour !== undefined) td.classList.add('inked');
      const label = this.say(on ? 'checked' : 'unchecked');
      td.replaceChildren(el('span', { class: on ? 'box on' : 'box', role: 'img', 'aria-label': label }));
      return;
    }
    const text = cell.t ?? '';
    if (model.heads(r, c)) {
      const on = model.sieves(c);
      const label = this.say(on ? 'filtered' : 'filter');
      const funnel = el('span', {
        class: on ? 'funnel on' : 'funnel',
        'data-funnel': c,
        role: 'img',
        'aria-label': label,
      });
      td.classList.add('sieve');
      td.replaceChildren(text, funnel);
      return;
    }
    if (rule?.kind === 'list' && rule.arrow) td.classList.add('list');
    if (text === '') {
      td.textContent = '';
      return;
    }
    const fixed = model.rowSizes[r];
    const over = this.overflow(r, c, width, cell, look);
    if (over === undefined && fixed === undefined) {
      td.textContent = text;
      return;
    }
    const span = el('div', { class: over === undefined ? 't' : 't over' }, text);
    if (over !== undefined) span.style.width = `${over}px`;
    if (fixed !== undefined) span.style.maxHeight = `${Math.max(0, fixed - 3)}px`;
    td.replaceChildren(span);
  }

  /** How wide a long text may run over the empty cells to its right. */
  private overflow(r: number, c: number, width: number, cell: CellView, look: Look | undefined): number | undefined {
    const { model } = this;
    if (cell.k || look?.wrap || (look?.across !== undefined && look.across !== 'left') || model.merge(r, c))
      return undefined;
    if (textWidth(cell.t ?? '', look?.size ?? 10) <= width) return undefined;
    let room = width;
    for (let next = c + 1; next < model.columnCount && room < 2000; next++) {
      if (model.text(r, next) !== '' || model.merge(r, next) || model.rule(r, next)) break;
      room += this.widthOf(next);
    }
    return room > width ? room - 7 : undefined;
  }
}
