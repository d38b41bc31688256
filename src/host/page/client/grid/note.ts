/** The note of the active cell, or of the cell under the pointer, beside it. */
import type { Say } from '../../words';
import { el } from '../dom';
import type { Model } from './model';
import type { Selection } from './selection';
import type { GridView } from './view';

export class NoteBubble {
  readonly element: HTMLElement;

  constructor(
    private readonly view: GridView,
    private readonly model: Model,
    private readonly selection: Selection,
    say: Say,
  ) {
    this.element = el('div', { class: 'note', role: 'note', 'aria-label': say('note') });
    this.element.hidden = true;
    view.scroller.addEventListener('mouseover', (event) => {
      const td = (event.target as HTMLElement).closest<HTMLElement>('td.noted');
      if (td) this.at(td, Number(td.dataset['r']), Number(td.dataset['c']));
      else this.show();
    });
  }

  show(): void {
    const { r, c } = this.selection.active;
    const cell = this.view.cellAt(r, c);
    if (cell && this.model.cell(r, c).n) this.at(cell, r, c);
    else this.element.hidden = true;
  }

  private at(cell: HTMLElement, r: number, c: number): void {
    const text = this.model.cell(r, c).n;
    if (!text) return;
    const layer = this.view.layer.getBoundingClientRect();
    const rect = cell.getBoundingClientRect();
    const { element } = this;
    element.textContent = text;
    element.hidden = false;
    const right = rect.right - layer.left + 6;
    const room = this.view.scroller.clientWidth - right;
    element.style.left = `${room < 240 ? Math.max(50, rect.left - layer.left - element.offsetWidth - 8) : right}px`;
    element.style.top = `${rect.top - layer.top}px`;
  }
}
