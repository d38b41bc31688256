/** Requests that shift, merge, sort or search blocks of cells. */
import { badRequest } from '../../errors';
import { contains, intersects, toBox, toGridRange } from '../a1';
import type { Box, Dimension, GridRange } from '../a1';
import { CellError } from '../cell';
import type { CellValue, Json } from '../cell';
import { typeText } from '../coerce';
import type { Sheet } from '../sheet';
import { editableRange, needSheet } from './common';
import type { Handlers, RequestContext } from './common';
import { compare } from '../formula/values';
import { formulaCell } from '../cell';

interface Copied {
  value: CellValue;
  format: number;
  rule: number;
  note: string;
}

const copyCell = (sheet: Sheet, r: number, c: number): Copied => ({
  value: sheet.value(r, c),
  format: sheet.format(r, c),
  rule: sheet.rule(r, c),
  note: sheet.note(r, c),
});
const EMPTY: Copied = { value: null, format: 0, rule: 0, note: '' };

function paste(sheet: Sheet, r: number, c: number, cell: Copied): void {
  sheet.setValue(r, c, cell.value);
  sheet.setFormat(r, c, cell.format);
  sheet.setRule(r, c, cell.rule);
  sheet.setNote(r, c, cell.note);
}

/** Moves cells down or right (count > 0) to make room for a block, or up or left over a block that goes. */
export function shiftCells(sheet: Sheet, box: Box, dimension: Dimension, insert: boolean): void {
  const height = box.r1 - box.r0;
  const width = box.c1 - box.c0;
  const rows = dimension === 'ROWS';
  const area: Box = rows ? { ...box, r1: sheet.rowCount } : { ...box, c1: sheet.columnCount };
  const cells: Copied[][] = [];
  for (let r = area.r0; r < area.r1; r++) {
    const line: Copied[] = [];
    for (let c = area.c0; c < area.c1; c++) line.push(copyCell(sheet, r, c));
    cells.push(line);
  }
  const [down, right] = rows ? [insert ? -height : height, 0] : [0, insert ? -width : width];
  for (let r = 0; r < cells.length; r++)
    for (let c = 0; c < cells[0]!.length; c++)
      paste(sheet, area.r0 + r, area.c0 + c, cells[r + down]?.[c + right] ?? EMPTY);
}

function insertRange(context: RequestContext, request: { range?: GridRange; shiftDimension?: Dimension }): undefined {
  const { sheet, box } = editableRange(context, request.range);
  shiftCells(sheet, box, request.shiftDimension ?? 'ROWS', true);
  return undefined;
}

function deleteRange(context: RequestContext, request: { range?: GridRange; shiftDimension?: Dimension }): undefined {
  const { sheet, box } = editableRange(context, request.range);
  shiftCells(sheet, box, request.shiftDimension ?? 'ROWS', false);
  return undefined;
}

const boxOf = (sheet: Sheet, range: GridRange): Box => toBox(range, sheet.rowCount, sheet.columnCount);

function mergeCells(context: RequestContext, request: { range?: GridRange; mergeType?: string }): undefined {
  const { sheet, box } = editableRange(context, request.range);
  const blocks: Box[] = [];
  if (request.mergeType === 'MERGE_ROWS')
    for (let r = box.r0; r < box.r1; r++) blocks.push({ ...box, r0: r, r1: r + 1 });
  else if (request.mergeType === 'MERGE_COLUMNS')
    for (let c = box.c0; c < box.c1; c++) blocks.push({ ...box, c0: c, c1: c + 1 });
  else blocks.push(box);
  for (const old of sheet.state.merges)
    if (intersects(boxOf(sheet, old), box) && !contains(box, boxOf(sheet, old)))
      throw badRequest('You must select all cells in a merged range to merge or unmerge them.');
  sheet.state.merges = [
    ...sheet.state.merges.filter((old) => !intersects(boxOf(sheet, old), box)),
    ...blocks.filter((one) => (one.r1 - one.r0) * (one.c1 - one.c0) > 1).map((one) => toGridRange(sheet.id, one)),
  ];
  // only the first cell of a merged block keeps its value
  for (const one of blocks)
    for (let r = one.r0; r < one.r1; r++)
      for (let c = one.c0; c < one.c1; c++) if (r !== one.r0 || c !== one.c0) sheet.setValue(r, c, null);
  return undefined;
}

function unmergeCells(context: RequestContext, request: { range?: GridRange }): undefined {
  const { sheet, box } = editableRange(context, request.range);
  for (const old of sheet.state.merges)
    if (intersects(boxOf(sheet, old), box) && !contains(box, boxOf(sheet, old)))
      throw badRequest('You must select all cells in a merged range to merge or unmerge them.');
  sheet.state.merges = sheet.state.merges.filter((old) => !intersects(boxOf(sheet, old), box));
  return undefined;
}

interface SortSpec {
  dimensionIndex?: number;
  sortOrder?: string;
}

/** Empty cells go last in either order. Rows move with their formats and notes; validation stays where it is. */
export function sortBox(context: RequestContext, sheet: Sheet, box: Box, specs: SortSpec[]): void {
  if (sheet.state.merges.some((one) => intersects(boxOf(sheet, one), box)))
    throw badRequest("You can't sort a range with merged cells.");
  const { workbook } = context;
  const rows = Array.from({ length: box.r1 - box.r0 }, (_, i) => {
    const r = box.r0 + i;
    const cells: Copied[] = [];
    for (let c = box.c0; c < box.c1; c++) cells.push(copyCell(sheet, r, c));
    return { cells, keys: specs.map((spec) => workbook.effective(sheet, r, spec.dimensionIndex ?? 0)), i };
  });
  rows.sort((a, b) => {
    for (let k = 0; k < specs.length; k++) {
      const [x = null, y = null] = [a.keys[k], b.keys[k]];
      if (x === null || y === null) {
        if (x !== y) return x === null ? 1 : -1;
        continue;
      }
      const order =
        x instanceof CellError || y instanceof CellError
          ? Number(x instanceof CellError) - Number(y instanceof CellError)
          : compare(x, y);
      if (order !== 0) return specs[k]!.sortOrder === 'DESCENDING' ? -order : order;
    }
    return a.i - b.i;
  });
  rows.forEach(({ cells }, i) =>
    cells.forEach((cell, c) =>
      paste(sheet, box.r0 + i, box.c0 + c, { ...cell, rule: sheet.rule(box.r0 + i, box.c0 + c) }),
    ),
  );
}

function sortRange(context: RequestContext, request: { range?: GridRange; sortSpecs?: SortSpec[] }): undefined {
  const { sheet, box } = editableRange(context, request.range);
  sortBox(context, sheet, box, request.sortSpecs ?? []);
  return undefined;
}

interface FindReplace {
  find?: string;
  replacement?: string;
  matchCase?: boolean;
  matchEntireCell?: boolean;
  searchByRegex?: boolean;
  includeFormulas?: boolean;
  range?: GridRange;
  sheetId?: number;
  allSheets?: boolean;
}

function findReplace(context: RequestContext, request: FindReplace): Json {
  const { workbook } = context;
  const places = request.allSheets
    ? workbook.sheets.map((sheet) => ({ sheet, box: boxOf(sheet, {}) }))
    : [
        request.range
          ? workbook.place(request.range)
          : ((sheet) => ({ sheet, box: boxOf(sheet, {}) }))(needSheet(context, request.sheetId)),
      ];
  const source = request.searchByRegex
    ? (request.find ?? '')
    : (request.find ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (source === '') throw badRequest('find must not be empty.');
  const pattern = new RegExp(request.matchEntireCell ? `^(?:${source})$` : source, request.matchCase ? 'gu' : 'giu');
  const count = { valuesChanged: 0, formulasChanged: 0, rowsChanged: 0, sheetsChanged: 0, occurrencesChanged: 0 };
  for (const { sheet, box } of places) {
    const before = count.valuesChanged + count.formulasChanged;
    for (let r = box.r0; r < Math.min(box.r1, sheet.state.rows.length); r++) {
      let changed = false;
      for (let c = box.c0; c < box.c1; c++) {
        const value = sheet.value(r, c);
        const formula = typeof value === 'object' && value !== null;
        if (value === null || (formula && !request.includeFormulas)) continue;
        const text = formula ? value.formula : workbook.display(sheet, r, c);
        const hits = text.match(pattern)?.length ?? 0;
        if (hits === 0) continue;
        workbook.assertEditable(context.user, sheet, { r0: r, r1: r + 1, c0: c, c1: c + 1 });
        const replacement = request.replacement ?? '';
        const next = request.searchByRegex
          ? text.replace(pattern, replacement)
          : text.replace(pattern, () => replacement);
        const typed = typeText(next, workbook.formatOf(sheet, r, c)?.numberFormat, workbook.typing);
        sheet.setValue(
          r,
          c,
          typed.kind === 'formula' ? formulaCell(typed.formula) : typed.kind === 'empty' ? null : typed.value,
        );
        count.occurrencesChanged += hits;
        count[formula ? 'formulasChanged' : 'valuesChanged']++;
        changed = true;
      }
      if (changed) count.rowsChanged++;
    }
    if (count.valuesChanged + count.formulasChanged > before) count.sheetsChanged++;
  }
  return Object.fromEntries(Object.entries(count).filter(([, n]) => n > 0));
}

export const rangeHandlers: Handlers = { insertRange, deleteRange, mergeCells, unmergeCells, sortRange, findReplace };
