/**
 * The one input of the grid. It always has the focus and lies over the active cell: invisible while a cell is merely
 * selected, so that a composition (Chinese, Japanese) can begin there, and visible once something is being typed.
 */
import type { RuleView } from '../../protocol';
import type { Say } from '../../words';
import { el } from '../dom';

/** idle: a cell is selected · enter: typing replaced it, arrows leave · edit: F2 or double click, arrows move the caret */
export type EditorState = 'idle' | 'enter' | 'edit';

export interface EditorHost {
  /** place and size of the active cell inside the layer */
  place(): { left: number; top: number; width: number; height: number } | undefined;
  current(): { text: string; rule: RuleView | undefined };
  mayType(): boolean;
  changed(text: string): void;
}

export class Editor {
  readonly input: HTMLTextAreaElement;
  readonly list = el('ul', { class: 'choices', role: 'listbox', id: 'choices' });
  state: EditorState = 'idle';
  composing = false;
  private shown: string[] = [];
  private chosen = -1;

  constructor(
    private readonly host: EditorHost,
    say: Say,
  ) {
    this.input = el('textarea', {
      class: 'editor idle',
      rows: 1,
      spellcheck: 'false',
      autocomplete: 'off',
      autocapitalize: 'off',
      'aria-describedby': 'grid-help',
      'aria-label': say('formulaBar'),
    });
    this.list.hidden = true;
    this.list.setAttribute('aria-label', say('chooseFrom'));
    this.input.addEventListener('compositionstart', () => {
      this.composing = true;
      this.begin('enter');
    });
    this.input.addEventListener('compositionend', () => {
      this.composing = false;
      this.typed();
    });
    this.input.addEventListener('input', () => {
      if (this.state === 'idle') this.begin('enter');
      this.typed();
    });
    this.list.addEventListener('mousedown', (event) => event.preventDefault());
  }

  private begin(state: 'enter' | 'edit'): void {
    if (this.state !== 'idle') return;
    if (!this.host.mayType()) {
      // an unfinished composition ends with the text; the refusal is shown by the host
      this.input.value = '';
      return;
    }
    this.state = state;
    this.input.classList.remove('idle');
    this.place();
  }

  private typed(): void {
    if (this.state === 'idle') return;
    this.host.changed(this.input.value);
    this.place();
    this.suggest(true);
  }

  /** F2, double click or the formula bar: the cell's own text. */
  edit(text = this.host.current().text, openList = false): void {
    if (this.state === 'idle') {
      this.input.value = text;
      this.begin('edit');
      if ((this.state as EditorState) === 'idle') return;
      this.input.setSelectionRange(text.length, text.length);
    }
    this.place();
    if (openList) this.suggest(false);
  }

  set(text: string): void {
    this.input.value = text;
    this.place();
  }

  /** The text to write, or undefined when nothing was being typed. */
  finish(): string | undefined {
    if (this.state === 'idle') return undefined;
    const text = this.input.value;
    this.cancel();
    return text;
  }

  cancel(): void {
    this.state = 'idle';
    this.input.value = '';
    this.input.classList.add('idle');
    this.closeList();
    this.place();
  }

  insert(text: string): void {
    this.input.setRangeText(text, this.input.selectionStart, this.input.selectionEnd, 'end');
    this.typed();
  }

  place(): void {
    const place = this.host.place();
    const { style } = this.input;
    this.input.hidden = place === undefined && this.state !== 'idle';
    if (!place) return;
    style.left = `${place.left}px`;
    style.top = `${place.top}px`;
    style.width = `${place.width}px`;
    style.height = `${place.height}px`;
    if (this.state !== 'idle') {
      style.width = `${Math.max(place.width, Math.min(480, this.input.value.length * 13 + 24))}px`;
      style.height = `${Math.max(place.height, Math.min(240, this.input.scrollHeight + 2))}px`;
    }
    this.list.style.left = style.left;
    this.list.style.top = `${place.top + Math.max(place.height, this.state === 'idle' ? 0 : this.input.offsetHeight)}px`;
    this.list.style.minWidth = `${Math.max(place.width, 96)}px`;
  }

  // ---- drop-down

  get listOpen(): boolean {
    return !this.list.hidden;
  }
  closeList(): void {
    this.list.hidden = true;
    this.chosen = -1;
    this.input.removeAttribute('aria-activedescendant');
    this.input.removeAttribute('aria-controls');
  }

  /** Shows what may be chosen; typing narrows it down. */
  suggest(narrow: boolean): void {
    const { rule, text: current } = this.host.current();
    if (rule?.kind !== 'list' || rule.choices.length === 0) return;
    const wanted = narrow ? this.input.value.trim().toLowerCase() : '';
    this.shown = rule.choices.filter((choice) => choice.toLowerCase().includes(wanted));
    if (this.shown.length === 0) this.closeList();
    else {
      const start = this.shown.findIndex((choice) => choice.toLowerCase().startsWith(wanted));
      this.list.replaceChildren(
        ...this.shown.map((choice, i) =>
          el('li', { role: 'option', id: `choice${i}`, 'data-choice': i, 'aria-selected': 'false' }, choice),
        ),
      );
      this.list.hidden = false;
      this.input.setAttribute('aria-controls', 'choices');
      this.mark(narrow && wanted ? Math.max(0, start) : this.shown.indexOf(current));
    }
  }

  private mark(index: number): void {
    this.list.children[this.chosen]?.setAttribute('aria-selected', 'false');
    this.chosen = index;
    const item = this.list.children[index];
    if (!item) return;
    item.setAttribute('aria-selected', 'true');
    item.scrollIntoView({ block: 'nearest' });
    this.input.setAttribute('aria-activedescendant', item.id);
  }

  moveChoice(by: number): void {
    const count = this.shown.length;
    if (count > 0) this.mark((this.chosen + by + (this.chosen < 0 && by < 0 ? 1 : 0) + count) % count);
  }
  get choice(): string | undefined {
    return this.listOpen ? this.shown[this.chosen] : undefined;
  }
  choiceAt(target: EventTarget | null): string | undefined {
    const item = (target as HTMLElement | null)?.closest<HTMLElement>('[data-choice]');
    return item ? this.shown[Number(item.dataset['choice'])] : undefined;
  }
}
