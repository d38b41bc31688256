/** What pointer and clipboard do in the grid. */
import { fromHtml } from './table-html';
import { fromText, toHtml, toText } from './table-text';
import type { Grid } from './grid';
import type { Cell } from './selection';

const cellOf = (target: EventTarget | null): Cell | undefined => {
  const td = (target as HTMLElement | null)?.closest?.<HTMLElement>('td[data-r]');
  return td ? { r: Number(td.dataset['r']), c: Number(td.dataset['c']) } : undefined;
};
const headOf = (target: EventTarget | null, name: 'row' | 'column'): number | undefined => {
  const th = (target as HTMLElement | null)?.closest?.<HTMLElement>(`th[data-${name}]`);
  return th ? Number(th.dataset[name]) : undefined;
};

export interface MouseActions {
  menu(x: number, y: number): void;
  resize(column: number, width: number): void;
}

export function mouse(grid: Grid, actions: MouseActions): void {
  const { selection, model, editor, view } = grid;
  const { scroller } = view;
  let drag: 'cells' | 'rows' | 'columns' | undefined;
  /** a finger opens a drop-down at the first tap */
  let finger = false;
  scroller.addEventListener('pointerdown', (event) => (finger = event.pointerType === 'touch'));

  scroller.addEventListener('mousedown', (event) => {
    const target = event.target as HTMLElement;
    if (target === editor.input || editor.list.contains(target)) return;
    const grip = target.dataset['grip'];
    if (grip !== undefined) {
      event.preventDefault();
      resizing(Number(grip), event.clientX);
      return;
    }
    const cell = cellOf(target);
    const row = headOf(target, 'row');
    const column = headOf(target, 'column');
    if (!cell && row === undefined && column === undefined && !target.closest('.corner')) return;
    event.preventDefault();
    if (editor.state !== 'idle') grid.commit();
    grid.focus();
    const funnel = event.button === 0 ? target.dataset['funnel'] : undefined;
    if (funnel !== undefined && cell) {
      grid.select(cell);
      grid.actions.filter(Number(funnel));
      return;
    }
    if (event.button === 2 && cell && inside(cell)) return;
    if (cell) {
      drag = 'cells';
      if (event.shiftKey) grid.extend(cell);
      else {
        const again = cell.r === selection.active.r && cell.c === selection.active.c;
        grid.select(cell);
        pressed(target, event, again);
      }
    } else if (row !== undefined) {
      drag = 'rows';
      grid.select({ r: event.shiftKey ? selection.active.r : row, c: 0 }, { r: row, c: model.columnCount - 1 });
    } else if (column !== undefined) {
      drag = 'columns';
      grid.select({ r: 0, c: event.shiftKey ? selection.active.c : column }, { r: model.rowCount - 1, c: column });
    } else grid.select({ r: 0, c: 0 }, { r: model.rowCount - 1, c: model.columnCount - 1 });
  });

  /** A click on a check box ticks it; a click on the arrow of a drop-down opens it. */
  function pressed(target: HTMLElement, event: MouseEvent, again: boolean): void {
    if (event.button !== 0) return;
    const { r, c } = selection.active;
    const rule = model.rule(r, c);
    if (rule?.kind === 'checkbox' && target.classList.contains('box')) grid.toggle();
    if (rule?.kind !== 'list' || !rule.arrow) return;
    const td = view.cellAt(r, c);
    const onArrow = td && td.getBoundingClientRect().right - event.clientX < 22;
    if (!onArrow && !again && !finger) return;
    if (model.locked(r, c)) grid.actions.refuse();
    else editor.suggest(false);
  }

  const inside = ({ r, c }: Cell): boolean => {
    const { r0, r1, c0, c1 } = selection.box;
    return r >= r0 && r < r1 && c >= c0 && c < c1;
  };

  scroller.addEventListener('mousemove', (event) => {
    if (!drag || (event.buttons & 1) === 0) {
      drag = undefined;
      return;
    }
    const cell = cellOf(event.target);
    if (drag === 'cells' && cell && (cell.r !== selection.head.r || cell.c !== selection.head.c)) grid.extend(cell);
    const row = headOf(event.target, 'row') ?? cell?.r;
    const column = headOf(event.target, 'column') ?? cell?.c;
    if (drag === 'rows' && row !== undefined) grid.extend({ r: row, c: model.columnCount - 1 });
    if (drag === 'columns' && column !== undefined) grid.extend({ r: model.rowCount - 1, c: column });
  });
  addEventListener('mouseup', () => (drag = undefined));

  scroller.addEventListener('dblclick', (event) => {
    const cell = cellOf(event.target);
    if (!cell || model.rule(cell.r, cell.c)?.kind === 'checkbox') return;
    editor.edit(undefined, model.rule(cell.r, cell.c)?.kind === 'list');
  });
  scroller.addEventListener('contextmenu', (event) => {
    if (event.target === editor.input && editor.state !== 'idle') return;
    event.preventDefault();
    actions.menu(event.clientX, event.clientY);
  });
  editor.list.addEventListener('click', (event) => {
    const choice = editor.choiceAt(event.target);
    if (choice === undefined) return;
    grid.choose(choice);
    grid.focus();
  });

  function resizing(column: number, from: number): void {
    const width = view.widthOf(column);
    const guide = document.createElement('div');
    guide.className = 'guide';
    document.body.append(guide);
    const place = (x: number): void => {
      guide.style.left = `${x}px`;
    };
    place(from);
    const move = (event: MouseEvent): void => place(event.clientX);
    addEventListener('mousemove', move);
    addEventListener(
      'mouseup',
      (event) => {
        removeEventListener('mousemove', move);
        guide.remove();
        const wished = Math.max(20, Math.min(2000, Math.round(width + event.clientX - from)));
        if (wished !== width) actions.resize(column, Math.round(wished / view.shrink));
      },
      { once: true },
    );
  }

  clipboard(grid);
}

/** Copy, cut and paste of blocks, to and from other programs. */
function clipboard(grid: Grid): void {
  const { editor, selection, model } = grid;
  const copied = (event: ClipboardEvent): boolean => {
    if (editor.state !== 'idle' || !event.clipboardData) return false;
    const box = grid.trimmed(selection.box);
    const shown = grid.block(box, (r, c) => model.text(r, c)).filter((_, i) => !model.hiddenRows.has(box.r0 + i));
    event.clipboardData.setData('text/plain', toText(shown));
    event.clipboardData.setData('text/html', toHtml(shown));
    event.preventDefault();
    return true;
  };
  editor.input.addEventListener('copy', copied);
  editor.input.addEventListener('cut', (event) => {
    if (copied(event)) grid.clear();
  });
  editor.input.addEventListener('paste', (event) => {
    if (editor.state !== 'idle' || !event.clipboardData) return;
    event.preventDefault();
    const html = event.clipboardData.getData('text/html');
    const rows = (html && fromHtml(html)) || fromText(event.clipboardData.getData('text/plain'));
    if (rows.length > 0) paste(grid, rows);
  });
}

/** One value fills the whole selection; a block repeats in a selection that is a whole number of it. */
export function paste(grid: Grid, rows: string[][]): void {
  const { r0, r1, c0, c1 } = grid.selection.box;
  const height = rows.length;
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const [wide, high] = [c1 - c0, r1 - r0];
  const repeats = (high % height === 0 && wide % width === 0) || (height === 1 && width === 1);
  const box = grid.trimmed({ r0, r1, c0, c1 });
  const typed =
    repeats && grid.selection.isBlock
      ? grid.seen(box, (r, c) => rows[(r - r0) % height]?.[(c - c0) % width] ?? '')
      : rows.map((row) => Array.from({ length: width }, (_, c) => row[c] ?? ''));
  grid.actions.write(r0, c0, typed);
  const bottom = r0 + typed.length - 1;
  const right = c0 + (typed.find((row) => row !== null)?.length ?? 1) - 1;
  grid.select({ r: r0, c: c0 }, { r: bottom, c: right });
}
