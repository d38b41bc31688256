/** Rows, columns, order and filter: one operation of the page as requests of the Sheets API, and those that take it back. */
import type { Host } from '../../types';
import type { Box, FilterView, Operation, Role } from '../protocol';
import type { Say } from '../words';
import { blockPlan } from './block-operations';
import type { BlockOperation, Plan } from './block-operations';
import { sizeText } from './edits';
import type { Edits } from './edits';
import { cellsOf, gridRange, putCells, valuesText } from './history';
import { mayEdit, userOf } from './people';
import type { SheetReading } from './sheet-reader';
import type { SheetViews } from './sheet-views';

const ROW_OPERATIONS = /Rows$/;
const FILTERS: ReadonlySet<string> = new Set(['filter', 'filterColumn', 'clearFilter']);

/** Every cell the operation touches: inserting touches the line it happens at. */
function reach(operation: Operation, { rowCount, columnCount }: SheetReading): Box {
  if ('box' in operation) return operation.box;
  const whole = { r0: 0, r1: rowCount, c0: 0, c1: columnCount };
  if (operation.op === 'filterColumn' || operation.op === 'clearFilter') return whole;
  const [from, to] = 'at' in operation ? [operation.at, operation.at + 1] : [operation.from, operation.to];
  return ROW_OPERATIONS.test(operation.op)
    ? { ...whole, r0: from, r1: Math.min(to, rowCount) }
    : { ...whole, c0: from, c1: Math.min(to, columnCount) };
}

/** The filter that stands, as a request that sets it again, or takes it away. */
function filterRequest(sheetId: number, filter: FilterView | undefined): object {
  if (!filter) return { clearBasicFilter: { sheetId } };
  const filterSpecs = Object.entries(filter.hidden).map(([column, hiddenValues]) => ({
    columnIndex: Number(column),
    filterCriteria: { hiddenValues },
  }));
  return { setBasicFilter: { filter: { range: gridRange(sheetId, filter.box), filterSpecs } } };
}

type Dimension = 'ROWS' | 'COLUMNS';
interface Span {
  readonly sheetId: number;
  readonly dimension: Dimension;
  readonly startIndex: number;
  readonly endIndex: number;
}
const properties = (range: Span, set: { pixelSize: number } | { hiddenByUser: boolean }): object => ({
  updateDimensionProperties: { range, properties: set, fields: Object.keys(set).join() },
});

/** What a filter hides is not deleted with what is seen around it. */
function seenSpans(range: Span, filtered: ReadonlySet<number>): Span[] {
  const spans: Span[] = [];
  for (let at = range.startIndex; at < range.endIndex; at++) {
    if (range.dimension === 'ROWS' && filtered.has(at)) continue;
    const last = spans.at(-1);
    if (last?.endIndex === at) spans[spans.length - 1] = { ...last, endIndex: at + 1 };
    else spans.push({ ...range, startIndex: at, endIndex: at + 1 });
  }
  return spans;
}

function planOf(operation: Operation, sheetId: number, reading: SheetReading, cells: (box: Box) => object): Plan {
  const { filter } = reading;
  switch (operation.op) {
    case 'filter':
      return {
        redo: [filterRequest(sheetId, { box: operation.box, hidden: {}, rows: [] })],
        undo: [filterRequest(sheetId, filter)],
      };
    case 'clearFilter':
      return { redo: [filterRequest(sheetId, undefined)], undo: [filterRequest(sheetId, filter)] };
    case 'filterColumn': {
      const { column, hidden: values } = operation;
      const { [column]: _old, ...others } = filter?.hidden ?? {};
      const next = filter && { ...filter, hidden: values.length > 0 ? { ...others, [column]: values } : others };
      return { redo: [filterRequest(sheetId, next)], undo: [filterRequest(sheetId, filter)] };
    }
    case 'sort':
    case 'merge':
    case 'unmerge':
    case 'format':
    case 'note':
      return blockPlan(operation, sheetId, reading, cells);
    default:
      return linesPlan(operation, sheetId, reading, cells);
  }
}

type Lines = Exclude<Operation, BlockOperation | { op: 'filter' | 'clearFilter' | 'filterColumn' }>;

function linesPlan(operation: Lines, sheetId: number, reading: SheetReading, cells: (box: Box) => object): Plan {
  const dimension = ROW_OPERATIONS.test(operation.op) ? 'ROWS' : 'COLUMNS';
  if ('at' in operation) {
    const startIndex = operation.after ? operation.at + 1 : operation.at;
    const range = { sheetId, dimension, startIndex, endIndex: startIndex + operation.count };
    return {
      redo: [{ insertDimension: { range, inheritFromBefore: operation.after } }],
      undo: [{ deleteDimension: { range } }],
    };
  }
  const range: Span = { sheetId, dimension, startIndex: operation.from, endIndex: operation.to };
  const lines = Array.from({ length: operation.to - operation.from }, (_, i) => operation.from + i);
  const one = (at: number): Span => ({ ...range, startIndex: at, endIndex: at + 1 });
  const sizeOf = (at: number): number =>
    dimension === 'ROWS' ? (reading.rowSizes[at] ?? 21) : (reading.columnSizes[at] ?? 100);
  if (operation.op.startsWith('delete')) {
    const spans = seenSpans(range, new Set(reading.filter?.rows));
    const box = ({ startIndex, endIndex }: Span): Box =>
      dimension === 'ROWS'
        ? { r0: startIndex, r1: endIndex, c0: 0, c1: reading.columnCount }
        : { r0: 0, r1: reading.rowCount, c0: startIndex, c1: endIndex };
    return {
      redo: [...spans].reverse().map((span) => ({ deleteDimension: { range: span } })),
      undo: spans.flatMap((span) => [
        { insertDimension: { range: span, inheritFromBefore: span.startIndex > 0 } },
        cells(box(span)),
        ...lines
          .filter((at) => at >= span.startIndex && at < span.endIndex)
          .map((at) => properties(one(at), { pixelSize: sizeOf(at) })),
      ]),
    };
  }
  if ('size' in operation)
    return {
      redo: [properties(range, { pixelSize: operation.size })],
      undo: lines.map((at) => properties(one(at), { pixelSize: sizeOf(at) })),
    };
  const hide = operation.op.startsWith('hide');
  const filtered = new Set(dimension === 'ROWS' ? reading.filter?.rows : []);
  const hidden = new Set(
    (dimension === 'ROWS' ? reading.hiddenRows : reading.hiddenColumns).filter((at) => !filtered.has(at)),
  );
  return {
    redo: [properties(range, { hiddenByUser: hide })],
    undo: lines.filter((at) => hidden.has(at) !== hide).map((at) => properties(one(at), { hiddenByUser: !hide })),
  };
}

export interface Asked {
  readonly window: string;
  readonly role: Role;
  readonly file: string;
  readonly sheetId: number;
  readonly operation: Operation;
}

/** Does it and remembers how to take it back, or tells why not. */
export function operate(
  host: Host,
  views: SheetViews,
  edits: Edits,
  { window, role, file, sheetId, operation }: Asked,
  say: Say,
): string | undefined {
  const book = host.workbooks.get(file);
  const reading = views.reading(file, sheetId);
  if (!reading) return say('noSheets');
  const user = userOf(host, role);
  const box = reach(operation, reading);
  // a filter changes no cell: whoever may edit anything may look through it
  const refused = FILTERS.has(operation.op)
    ? mayEdit(book, user)
      ? undefined
      : say('readOnly')
    : edits.refusal(book, sheetId, box, user, say);
  if (refused !== undefined) return refused;
  const cells = (place: Box): object => putCells(sheetId, place, cellsOf(host, file, reading.title, place));
  const standing = (): string => valuesText(cellsOf(host, file, reading.title, box));
  const sorts = operation.op === 'sort';
  try {
    const before = sorts ? standing() : '';
    const { undo, redo } = planOf(operation, sheetId, reading, cells);
    host.sheets.batchUpdate({ requests: [...redo] }, file);
    const sizeAfter = sizeText(views.reading(file, sheetId) ?? reading);
    edits.history(window).add({
      kind: 'requests',
      file,
      sheetId,
      box,
      undo,
      redo,
      sizeBefore: sizeText(reading),
      sizeAfter,
      ...(sorts && { left: { before, after: standing() } }),
    });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
