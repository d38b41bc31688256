/** The page's own menus: file, edit, rows and columns; and the menu under the right mouse button. */
import type { Box, Operation } from '../protocol';
import type { Context } from './context';
import type { Grid } from './grid/grid';
import type { Item } from './menu';

export interface Commands {
  undo(): void;
  redo(): void;
  find(): void;
  operate(operation: Operation): void;
  pasteHint(): void;
  /** asks for the note of the active cell */
  note(): void;
}

const control = /Mac/.test(navigator.userAgent) ? '⌘' : 'Ctrl+';

export function fileMenu({ say, file, sheetId, role, openFile: shown }: Context, openFile: () => void): Item[] {
  const drawn = shown?.sheets.find((sheet) => sheet.sheetId === sheetId)?.drawn === true;
  const hall = shown?.sheets.some((sheet) => sheet.drawn) === true;
  const query = new URLSearchParams({ file: file ?? '', sheet: String(sheetId ?? ''), role }).toString();
  const go = (path: string, blank: boolean) => () => {
    if (blank) window.open(`${path}?${query}`, '_blank', 'noopener');
    else location.assign(`${path}?${query}`);
  };
  return [
    { label: say('print'), run: go('/print', true) },
    ...(drawn ? [{ label: say('picture'), run: go('/picture', true) }] : []),
    ...(hall ? [{ label: say('hall'), run: go('/screen', true) }] : []),
    { separator: true },
    { label: say('openFile'), run: openFile },
    { separator: true },
    { label: say('downloadXlsx'), run: go('/file.xlsx', false) },
    { label: say('downloadCsv'), run: go('/sheet.csv', false) },
    { label: say('downloadState'), run: go('/state.json', false) },
  ];
}

export function editMenu({ say }: Context, grid: Grid, commands: Commands): Item[] {
  const afterwards = (act: () => void) => () => {
    grid.focus();
    act();
  };
  const clip = (what: 'copy' | 'cut') => afterwards(() => void document.execCommand(what));
  return [
    { label: say('undo'), hint: `${control}Z`, run: afterwards(commands.undo) },
    { label: say('redo'), hint: `${control}Y`, run: afterwards(commands.redo) },
    { separator: true },
    { label: say('cut'), hint: `${control}X`, run: clip('cut') },
    { label: say('copy'), hint: `${control}C`, run: clip('copy') },
    { label: say('paste'), hint: `${control}V`, run: afterwards(commands.pasteHint) },
    { separator: true },
    { label: say('fillDown'), hint: `${control}D`, run: afterwards(() => grid.fill('down')) },
    { label: say('fillRight'), hint: `${control}R`, run: afterwards(() => grid.fill('right')) },
    { label: say('clear'), hint: 'Del', run: afterwards(() => grid.clear()) },
    { separator: true },
    {
      label: say('format'),
      submenu: (['plain', 'text', 'number', 'date'] as const).map((as) => ({
        label: say(`format_${as}`),
        run: afterwards(() => commands.operate({ op: 'format', box: grid.selection.box, as })),
      })),
    },
    ...merging(grid).map((op) => ({
      label: say(op),
      run: afterwards(() => commands.operate({ op, box: grid.selection.box })),
    })),
    { label: say('editNote'), hint: 'Shift+F2', run: commands.note },
    { separator: true },
    { label: say('find'), hint: `${control}F`, run: commands.find },
  ];
}

/** What may be done about merging here. */
function merging({ selection, model }: Grid): ('merge' | 'unmerge')[] {
  const { r0, r1, c0, c1 } = selection.box;
  const some = model.merges.some((one) => one.r0 < r1 && one.r1 > r0 && one.c0 < c1 && one.c1 > c0);
  return some ? ['unmerge'] : selection.isBlock ? ['merge'] : [];
}

export function linesMenu({ say }: Context, grid: Grid, commands: Commands): Item[] {
  const { r0, r1, c0, c1 } = grid.selection.box;
  const { model } = grid;
  const [rows, columns] = [r1 - r0, c1 - c0];
  const act = (operation: Operation) => () => {
    grid.focus();
    commands.operate(operation);
  };
  const items: Item[] = [
    { label: say('insertAbove', { n: rows }), run: act({ op: 'insertRows', at: r0, count: rows, after: false }) },
    { label: say('insertBelow', { n: rows }), run: act({ op: 'insertRows', at: r1 - 1, count: rows, after: true }) },
    { label: say('deleteRows'), run: act({ op: 'deleteRows', from: r0, to: r1 }) },
    { label: say('hideRows'), run: act({ op: 'hideRows', from: r0, to: r1 }) },
  ];
  if (model.hiddenRows.size > 0)
    items.push({ label: say('showRows'), run: act({ op: 'showRows', from: 0, to: model.rowCount }) });
  items.push(
    { separator: true },
    {
      label: say('insertLeft', { n: columns }),
      run: act({ op: 'insertColumns', at: c0, count: columns, after: false }),
    },
    {
      label: say('insertRight', { n: columns }),
      run: act({ op: 'insertColumns', at: c1 - 1, count: columns, after: true }),
    },
    { label: say('deleteColumns'), run: act({ op: 'deleteColumns', from: c0, to: c1 }) },
    { label: say('hideColumns'), run: act({ op: 'hideColumns', from: c0, to: c1 }) },
  );
  if (model.hiddenColumns.size > 0)
    items.push({ label: say('showColumns'), run: act({ op: 'showColumns', from: 0, to: model.columnCount }) });
  items.push({ separator: true });
  if (model.filter) items.push({ label: say('filterOff'), run: act({ op: 'clearFilter' }) });
  else items.push({ label: say('filterOn'), run: act({ op: 'filter', box: filterable(grid) }) });
  const { box, column } = sortable(grid);
  if (box.r1 - box.r0 > 1)
    items.push(
      { label: say('sortAscending'), run: act({ op: 'sort', box, column, ascending: true }) },
      { label: say('sortDescending'), run: act({ op: 'sort', box, column, ascending: false }) },
    );
  return items;
}

/** The selected block with its heading row; a single cell stands for everything from the last frozen row on. */
function filterable(grid: Grid): Box {
  const { model, selection } = grid;
  const { rows, columns } = model.reach;
  const { box } = selection;
  if (box.r1 - box.r0 > 1 && box.r1 - box.r0 < model.rowCount) return box;
  const last = Math.max(0, model.frozenRows - 1);
  return { r0: last, r1: Math.max(rows, last + 2), c0: 0, c1: Math.max(1, columns) };
}

/** The selected block; a single cell or whole columns stand for everything below the frozen rows. */
function sortable(grid: Grid) {
  const { box, active } = grid.selection;
  const { model } = grid;
  const reach = model.reach;
  const all = { r0: model.frozenRows, r1: reach.rows, c0: 0, c1: reach.columns };
  const chosen = box.r1 - box.r0 > 1 && box.r1 - box.r0 < model.rowCount;
  return { box: chosen ? { ...box, r1: Math.min(box.r1, Math.max(reach.rows, box.r0 + 1)) } : all, column: active.c };
}
