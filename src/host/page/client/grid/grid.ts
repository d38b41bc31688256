/** The grid: model, view, selection and editor together, and what the rest of the page may ask of them. */
import { columnName } from '../../../workbook/a1';
import type { Box, SheetView } from '../../protocol';
import type { Say } from '../../words';
import { el } from '../dom';
import { Editor } from './editor';
import { Marks } from './marks';
import { Model } from './model';
import { NoteBubble } from './note';
import { Selection } from './selection';
import type { Cell } from './selection';
import { GridView } from './view';

export interface GridActions {
  /** writes a block from that cell on */
  /** null: a row that the filter hides stays as it is */
  write(r: number, c: number, typed: (string[] | null)[]): void;
  selected(): void;
  typing(text: string): void;
  filter(column: number): void;
  /** tells why typing here is in vain */
  refuse(): void;
}

export const a1 = ({ r, c }: Cell): string => columnName(c) + (r + 1);
export function boxName({ r0, r1, c0, c1 }: Box): string {
  const from = a1({ r: r0, c: c0 });
  return r1 - r0 === 1 && c1 - c0 === 1 ? from : `${from}:${a1({ r: r1 - 1, c: c1 - 1 })}`;
}

export class Grid {
  readonly model = new Model();
  readonly selection = new Selection(this.model);
  readonly view: GridView;
  readonly editor: Editor;
  readonly element = el('section', { class: 'sheet', id: 'sheet' });
  private readonly marks: Marks;
  private readonly note: NoteBubble;

  constructor(
    readonly say: Say,
    readonly actions: GridActions,
  ) {
    this.view = new GridView(this.model, say);
    this.marks = new Marks(this.view, this.selection);
    this.editor = new Editor(
      {
        place: () => this.activePlace(),
        current: () => {
          const { r, c } = this.selection.active;
          return { text: this.model.editText(r, c), rule: this.model.rule(r, c) };
        },
        mayType: () => {
          const { r, c } = this.selection.active;
          if (!this.model.locked(r, c)) return true;
          actions.refuse();
          return false;
        },
        changed: (text) => actions.typing(text),
      },
      say,
    );
    this.note = new NoteBubble(this.view, this.model, this.selection, say);
    this.view.layer.append(this.editor.input, this.editor.list, this.note.element);
    this.element.append(el('p', { id: 'grid-help', class: 'sr' }, say('gridHelp')), this.view.scroller);
    this.view.afterDraw = (rows) => {
      this.marks.rows(rows);
      this.editor.place();
    };
    this.view.afterScroll = () => this.editor.place();
  }

  // ---- showing

  show(view: SheetView): void {
    const { model } = this;
    const other = view.file !== model.file || view.sheetId !== model.sheetId;
    if (other) this.editor.cancel();
    else if (view.version < model.version && !view.whole) return;
    const changed = model.apply(view);
    if (other) this.selection.select({ r: 0, c: 0 });
    else this.selection.select(this.selection.clamp(this.selection.active), this.selection.clamp(this.selection.head));
    if (changed === 'all') this.view.drawAll(!other);
    else if (changed.length > 0) this.view.redraw(changed);
    this.marks.all();
    this.announce();
  }

  private activePlace(): { left: number; top: number; width: number; height: number } | undefined {
    const cell = this.view.cellAt(this.selection.active.r, this.selection.active.c);
    if (!cell) return undefined;
    const layer = this.view.layer.getBoundingClientRect();
    const rect = cell.getBoundingClientRect();
    return {
      left: rect.left - layer.left - 1,
      top: rect.top - layer.top - 1,
      width: rect.width + 1,
      height: rect.height + 1,
    };
  }

  // ---- selecting

  select(cell: Cell, head?: Cell): void {
    this.selection.select(cell, head);
    this.moved(head ?? cell);
  }
  extend(head: Cell): void {
    this.selection.extend(head);
    this.moved(head);
  }
  moved(seen: Cell): void {
    this.editor.closeList();
    this.view.reveal(seen.r, seen.c);
    this.marks.all();
    this.editor.place();
    this.note.show();
    this.announce();
  }

  /** The focused input names the cell, so that a screen reader says where one is and what is there. */
  private announce(): void {
    const { r, c } = this.selection.active;
    const text = this.model.text(r, c);
    const note = this.model.cell(r, c).n;
    const kind = this.model.rule(r, c)?.kind;
    // on a tablet no keyboard of glass rises where one only chooses or ticks
    this.editor.input.inputMode = kind === 'list' || kind === 'checkbox' ? 'none' : 'text';
    this.editor.input.setAttribute('aria-label', [a1({ r, c }), text, note].filter(Boolean).join(' '));
    this.actions.selected();
  }

  focus(): void {
    this.editor.input.focus({ preventScroll: true });
  }

  // ---- writing

  /** Ends typing and writes what changed. */
  commit(): void {
    const { r, c } = this.selection.active;
    const text = this.editor.finish();
    if (text !== undefined && text !== this.model.editText(r, c)) this.actions.write(r, c, [[text]]);
  }

  choose(text: string): void {
    const { r, c } = this.selection.active;
    this.editor.cancel();
    if (text !== this.model.editText(r, c)) this.actions.write(r, c, [[text]]);
  }

  clear(): void {
    const { r0, r1, c0, c1 } = this.trimmed(this.selection.box);
    this.actions.write(
      r0,
      c0,
      this.seen({ r0, r1, c0, c1 }, (r, c) => {
        const rule = this.model.rule(r, c);
        return rule?.kind === 'checkbox' && this.model.text(r, c) !== '' ? rule.off : '';
      }),
    );
  }

  /** All check boxes of the selection take the value the active one had not. */
  toggle(): boolean {
    const { active, box } = this.selection;
    if (this.model.rule(active.r, active.c)?.kind !== 'checkbox') return false;
    const on = !this.model.isChecked(active.r, active.c);
    const only = this.selection.isBlock ? box : { r0: active.r, r1: active.r + 1, c0: active.c, c1: active.c + 1 };
    this.actions.write(
      only.r0,
      only.c0,
      this.seen(only, (r, c) => {
        const rule = this.model.rule(r, c);
        return rule?.kind === 'checkbox' ? (on ? rule.on : rule.off) : this.model.editText(r, c);
      }),
    );
    return true;
  }

  fill(direction: 'down' | 'right'): void {
    const { r0, r1, c0, c1 } = this.trimmed(this.selection.box);
    if (direction === 'down' && r1 - r0 > 1)
      this.actions.write(
        r0 + 1,
        c0,
        this.seen({ r0: r0 + 1, r1, c0, c1 }, (_, c) => this.model.editText(r0, c)),
      );
    if (direction === 'right' && c1 - c0 > 1)
      this.actions.write(
        r0,
        c0 + 1,
        this.seen({ r0, r1, c0: c0 + 1, c1 }, (r) => this.model.editText(r, c0)),
      );
  }

  /** A block in which rows that the filter hides are left alone. */
  seen(box: Box, text: (r: number, c: number) => string): (string[] | null)[] {
    return this.block(box, text).map((row, i) => (this.model.filtered.has(box.r0 + i) ? null : row));
  }

  block({ r0, r1, c0, c1 }: Box, text: (r: number, c: number) => string): string[][] {
    return Array.from({ length: r1 - r0 }, (_, i) =>
      Array.from({ length: c1 - c0 }, (_unused, j) => text(r0 + i, c0 + j)),
    );
  }

  /** Whole columns and rows end where the sheet's contents end. */
  trimmed(box: Box): Box {
    const { rowCount, columnCount } = this.model;
    const reach = this.model.reach;
    const wholeColumns = box.r0 === 0 && box.r1 === rowCount;
    const wholeRows = box.c0 === 0 && box.c1 === columnCount;
    return {
      ...box,
      r1: wholeColumns ? Math.max(1, Math.min(box.r1, reach.rows)) : box.r1,
      c1: wholeRows ? Math.max(1, Math.min(box.c1, reach.columns)) : box.c1,
    };
  }
}
