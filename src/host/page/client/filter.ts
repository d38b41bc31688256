/** The filter of a column: what stands in it with a box each, and sorting by it. */
import type { Operation } from '../protocol';
import type { Context } from './context';
import { el } from './dom';
import type { Grid } from './grid/grid';

interface Choice {
  readonly text: string;
  count: number;
  shown: boolean;
}

export class FilterPanel {
  constructor(
    private readonly context: Context,
    private readonly grid: Grid,
    private readonly operate: (operation: Operation) => void,
  ) {}

  /** Each different text of the column below its heading, in the order of the language. */
  private choices(column: number): Choice[] {
    const { model } = this.grid;
    const found = new Map<string, Choice>();
    if (!model.filter) return [];
    const { box, hidden } = model.filter;
    const out = new Set(hidden[column]);
    for (let r = box.r0 + 1; r < box.r1; r++) {
      const text = model.text(r, column);
      const choice = found.get(text);
      if (choice) choice.count++;
      else found.set(text, { text, count: 1, shown: !out.has(text) });
    }
    const order = new Intl.Collator(this.context.language, { numeric: true }).compare;
    return [...found.values()].sort((a, b) => order(a.text, b.text));
  }

  open(column: number): void {
    const { say } = this.context;
    const { filter } = this.grid.model;
    if (!filter) return;
    const choices = this.choices(column);
    const heading = this.grid.model.text(filter.box.r0, column) || say('filter');
    const search = el('input', { type: 'search', 'aria-label': say('find'), placeholder: say('find') });
    const boxes = choices.map((choice) => {
      const box = el('input', { type: 'checkbox' });
      box.checked = choice.shown;
      box.addEventListener('change', () => (choice.shown = box.checked));
      const name = el(
        'span',
        { class: choice.text === '' ? 'blank' : '' },
        choice.text === '' ? say('blank') : choice.text,
      );
      return { choice, box, row: el('label', {}, box, name, el('small', {}, String(choice.count))) };
    });
    const set = (shown: boolean) => () => {
      for (const { choice, box, row } of boxes) if (!row.hidden) box.checked = choice.shown = shown;
    };
    search.addEventListener('input', () => {
      const wanted = search.value.toLowerCase();
      for (const { choice, row } of boxes) row.hidden = !choice.text.toLowerCase().includes(wanted);
    });
    const button = (label: string, act: () => void, more = ''): HTMLElement =>
      el('button', { type: 'button', class: more, onclick: act }, label);
    const { box } = filter;
    const sort = (ascending: boolean) => () =>
      finish({ op: 'sort', box: { ...box, r0: box.r0 + 1 }, column, ascending });
    const dialog = el(
      'dialog',
      { class: 'ask filtering', 'aria-labelledby': 'filtering' },
      el('h2', { id: 'filtering' }, say('filterBy', { what: heading })),
      el(
        'div',
        { class: 'buttons' },
        button(say('sortAscending'), sort(true)),
        button(say('sortDescending'), sort(false)),
      ),
      search,
      el('div', { class: 'buttons' }, button(say('allOn'), set(true)), button(say('allOff'), set(false))),
      el('div', { class: 'values', role: 'group', 'aria-label': heading, tabindex: 0 }, ...boxes.map(({ row }) => row)),
      el(
        'div',
        { class: 'buttons' },
        button(say('cancel'), () => dialog.close()),
        button(
          say('ok'),
          () =>
            finish({ op: 'filterColumn', column, hidden: choices.filter((one) => !one.shown).map((one) => one.text) }),
          'primary',
        ),
      ),
    );
    const finish = (operation: Operation): void => {
      dialog.close();
      this.operate(operation);
    };
    dialog.addEventListener('close', () => {
      dialog.remove();
      this.grid.focus();
    });
    document.body.append(dialog);
    dialog.showModal();
    search.focus();
  }
}
