/** What keys do in the grid: moving, typing, editing, and the shortcuts people's hands know. */
import type { Grid } from './grid';
import type { Cell, Direction } from './selection';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

export interface Shortcuts {
  undo(): void;
  redo(): void;
  find(): void;
  note(): void;
  /** moves the focus out of the grid */
  leave(): void;
  nextSheet(by: 1 | -1): void;
}

export function keyboard(grid: Grid, shortcuts: Shortcuts): void {
  /** the column Enter goes back to after a run of Tabs */
  let tabColumn: number | undefined;
  const { editor, selection, model } = grid;

  editor.input.addEventListener('keydown', (event) => {
    // 229: a composition has the key
    if (event.isComposing || event.keyCode === 229) return;
    const done = editor.listOpen && listKey(event) ? true : editor.state === 'idle' ? idleKey(event) : typingKey(event);
    if (done) event.preventDefault();
  });

  function listKey(event: KeyboardEvent): boolean {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      editor.moveChoice(event.key === 'ArrowDown' ? 1 : -1);
      return true;
    }
    if ((event.key === 'Enter' || event.key === 'Tab') && editor.choice !== undefined) {
      grid.choose(editor.choice);
      advance(event.key === 'Tab' ? (event.shiftKey ? 'left' : 'right') : 'down', event.key === 'Tab');
      return true;
    }
    if (event.key !== 'Escape') return false;
    if (editor.state === 'idle') editor.closeList();
    else editor.cancel();
    return true;
  }

  /** Where Enter and Tab lead. */
  function advance(direction: Direction, byTab: boolean): void {
    if (selection.isBlock) {
      selection.cycle(direction);
      grid.moved(selection.active);
      return;
    }
    if (byTab) tabColumn ??= selection.active.c;
    const back = !byTab && direction === 'down' && tabColumn !== undefined ? tabColumn : undefined;
    const next = selection.step(selection.active, direction);
    if (!byTab) tabColumn = undefined;
    grid.select(back === undefined ? next : { r: next.r, c: back });
  }

  function typingKey(event: KeyboardEvent): boolean {
    const { key } = event;
    if (key === 'Escape') {
      editor.cancel();
      grid.moved(selection.active);
      return true;
    }
    if (key === 'Enter' && (event.altKey || event.ctrlKey || event.metaKey)) {
      editor.insert('\n');
      return true;
    }
    if (key === 'Enter' || key === 'Tab') {
      grid.commit();
      advance(key === 'Tab' ? (event.shiftKey ? 'left' : 'right') : event.shiftKey ? 'up' : 'down', key === 'Tab');
      return true;
    }
    const arrow = ARROWS[key];
    if (arrow && editor.state === 'enter' && !event.shiftKey) {
      grid.commit();
      grid.select(selection.step(selection.active, arrow));
      return true;
    }
    if (key === 'F2') {
      editor.state = editor.state === 'enter' ? 'edit' : 'enter';
      return true;
    }
    return false;
  }

  function move(to: Cell, extend: boolean): true {
    tabColumn = undefined;
    if (extend) grid.extend(to);
    else grid.select(to);
    return true;
  }

  function idleKey(event: KeyboardEvent): boolean {
    const { key, shiftKey } = event;
    const control = event.ctrlKey || event.metaKey;
    const from = shiftKey ? selection.head : selection.active;
    const arrow = ARROWS[key];
    if (arrow === 'down' && event.altKey) return openList();
    if (arrow) return move(control ? selection.jump(from, arrow) : selection.step(from, arrow), shiftKey);
    switch (key) {
      case 'Enter':
        if (!shiftKey && !selection.isBlock && !model.heads(selection.active.r, selection.active.c) && openList())
          return true;
        advance(shiftKey ? 'up' : 'down', false);
        return true;
      case 'Tab':
        advance(shiftKey ? 'left' : 'right', true);
        return true;
      case 'Home':
        return move(control ? { r: 0, c: 0 } : { r: from.r, c: 0 }, shiftKey);
      case 'End': {
        const { rows, columns } = model.reach;
        const lastHere = (model.rows[from.r] ?? []).reduce<number>(
          (last, cell, c) => (cell !== 0 && cell.t ? c : last),
          0,
        );
        return move(
          control ? { r: Math.max(0, rows - 1), c: Math.max(0, columns - 1) } : { r: from.r, c: lastHere },
          shiftKey,
        );
      }
      case 'PageDown':
      case 'PageUp': {
        const by = key === 'PageDown' ? 1 : -1;
        if (control || event.altKey) {
          shortcuts.nextSheet(by);
          return true;
        }
        return move(selection.clamp({ r: from.r + by * grid.view.page, c: from.c }), shiftKey);
      }
      case 'F2':
        if (shiftKey) shortcuts.note();
        else editor.edit();
        return true;
      case 'F6':
        shortcuts.leave();
        return true;
      case 'Delete':
      case 'Backspace':
        grid.clear();
        return true;
      case ' ':
        if (control) return wholeColumns();
        if (shiftKey) return wholeRows();
        return grid.toggle();
      case 'Escape':
        return true;
      default:
        return control && !event.altKey && commandKey(key.toLowerCase(), shiftKey);
    }
  }

  function openList(): boolean {
    const { r, c } = selection.active;
    if (model.heads(r, c)) {
      grid.actions.filter(c);
      return true;
    }
    if (model.rule(r, c)?.kind !== 'list') return false;
    if (model.locked(r, c)) grid.actions.refuse();
    else editor.suggest(false);
    return true;
  }
  function wholeColumns(): true {
    const { c0, c1 } = selection.box;
    grid.select({ r: 0, c: c0 }, { r: model.rowCount - 1, c: c1 - 1 });
    return true;
  }
  function wholeRows(): true {
    const { r0, r1 } = selection.box;
    grid.select({ r: r0, c: 0 }, { r: r1 - 1, c: model.columnCount - 1 });
    return true;
  }

  function commandKey(key: string, shiftKey: boolean): boolean {
    switch (key) {
      case 'a': {
        const { rows, columns } = model.reach;
        selection.select({ r: 0, c: 0 }, { r: Math.max(0, rows - 1), c: Math.max(0, columns - 1) });
        grid.moved(selection.active);
        return true;
      }
      case 'd':
        grid.fill('down');
        return true;
      case 'r':
        grid.fill('right');
        return true;
      case 'z':
        if (shiftKey) shortcuts.redo();
        else shortcuts.undo();
        return true;
      case 'y':
        shortcuts.redo();
        return true;
      case 'f':
        shortcuts.find();
        return true;
      default:
        return false;
    }
  }
}
