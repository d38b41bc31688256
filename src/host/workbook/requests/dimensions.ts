/** Requests about rows and columns: append, insert, delete, move, size, hide. */
import { badRequest } from '../../errors';
import { moveRange } from '../a1';
import type { Dimension, GridRange } from '../a1';
import { formulaCell, isFormula } from '../cell';
import { applyMask } from '../fields';
import { rewriteRefs } from '../formula/parse';
import type { Ref } from '../formula/parse';
import type { DimensionProperties, Sheet } from '../sheet';
import { assertRoom, needMask, needSheet } from './common';
import type { Handlers, RequestContext } from './common';

interface DimensionRange {
  sheetId?: number;
  dimension?: Dimension;
  startIndex?: number;
  endIndex?: number;
}

function lines(context: RequestContext, range: DimensionRange | undefined, mayGrow = false) {
  const sheet = needSheet(context, range?.sheetId);
  const { dimension } = range ?? {};
  if (dimension !== 'ROWS' && dimension !== 'COLUMNS') throw badRequest('dimension must be ROWS or COLUMNS.');
  const count = dimension === 'ROWS' ? sheet.rowCount : sheet.columnCount;
  const { startIndex: start = 0, endIndex: end = count } = range ?? {};
  if (start < 0 || end <= start) throw badRequest(`range.endIndex[${end}] must be after startIndex[${start}]`);
  if (mayGrow ? start > count : end > count)
    throw badRequest(
      `range.${mayGrow ? 'startIndex' : 'endIndex'}[${mayGrow ? start : end}] is after last ${dimension === 'ROWS' ? 'row' : 'column'} in grid[${count}]`,
    );
  return { sheet, dimension, start, end };
}

const across = (sheet: Sheet, dimension: Dimension, start: number, end: number) =>
  dimension === 'ROWS'
    ? { r0: start, r1: end, c0: 0, c1: sheet.columnCount }
    : { r0: 0, r1: sheet.rowCount, c0: start, c1: end };

/** Lines come or go; every formula and named range that points at this tab follows. */
function moveLines(context: RequestContext, sheet: Sheet, dimension: Dimension, at: number, count: number): void {
  const { workbook } = context;
  sheet.move(dimension, at, count);
  workbook.names = workbook.names.flatMap((one) => {
    if ((one.range.sheetId ?? 0) !== sheet.id) return [one];
    const range = moveRange(one.range, dimension, at, count);
    return range ? [{ ...one, range }] : [];
  });
  const key = dimension === 'ROWS' ? 'row' : 'column';
  const change = (from: Ref, to: Ref | undefined): [Ref, Ref | undefined] | undefined => {
    const [start, last] = [from[key], (to ?? from)[key]];
    const span: GridRange = {};
    if (start !== undefined) span.startRowIndex = start;
    if (last !== undefined) span.endRowIndex = last + 1;
    const moved = moveRange(span, 'ROWS', at, count);
    if (!moved) return undefined;
    const next = (one: Ref, n: number | undefined): Ref => (one[key] === undefined ? one : { ...one, [key]: n });
    return [
      next(from, moved.startRowIndex),
      to && next(to, moved.endRowIndex === undefined ? undefined : moved.endRowIndex - 1),
    ];
  };
  for (const other of workbook.sheets)
    other.state.rows.forEach((row, r) =>
      row?.values.forEach((value, c) => {
        if (!isFormula(value)) return;
        const formula = rewriteRefs(value.formula, (title, from, to) =>
          (title ?? other.title) === sheet.title ? change(from, to) : [from, to],
        );
        if (formula !== value.formula) other.setValue(r, c, formulaCell(formula));
      }),
    );
}

function appendDimension(
  context: RequestContext,
  request: { sheetId?: number; dimension?: Dimension; length?: number },
): undefined {
  const sheet = needSheet(context, request.sheetId);
  const { dimension, length = 0 } = request;
  if (dimension !== 'ROWS' && dimension !== 'COLUMNS') throw badRequest('dimension must be ROWS or COLUMNS.');
  if (length < 1) throw badRequest('length must be at least 1.');
  sheet.move(dimension, dimension === 'ROWS' ? sheet.rowCount : sheet.columnCount, length);
  assertRoom(context);
  return undefined;
}

function insertDimension(
  context: RequestContext,
  request: { range?: DimensionRange; inheritFromBefore?: boolean },
): undefined {
  const { sheet, dimension, start, end } = lines(context, request.range, true);
  const count = end - start;
  if (request.inheritFromBefore && start === 0) throw badRequest('Cannot inherit from before the first row or column.');
  context.workbook.assertEditable(
    context.user,
    sheet,
    across(sheet, dimension, Math.max(0, start - 1), Math.max(1, start)),
  );
  moveLines(context, sheet, dimension, start, count);
  assertRoom(context);
  const model = request.inheritFromBefore ? start - 1 : end;
  if (dimension === 'ROWS') {
    const source = sheet.row(model);
    if (source?.formats || source?.rules)
      for (let r = start; r < end; r++)
        for (let c = 0; c < sheet.columnCount; c++) {
          sheet.setFormat(r, c, source.formats?.[c] ?? 0);
          sheet.setRule(r, c, source.rules?.[c] ?? 0);
        }
  } else
    for (let r = 0; r < sheet.state.rows.length; r++)
      for (let c = start; c < end; c++) {
        sheet.setFormat(r, c, sheet.format(r, model));
        sheet.setRule(r, c, sheet.rule(r, model));
      }
  return undefined;
}

function deleteDimension(context: RequestContext, request: { range?: DimensionRange }): undefined {
  const { sheet, dimension, start, end } = lines(context, request.range);
  const rows = dimension === 'ROWS';
  const count = rows ? sheet.rowCount : sheet.columnCount;
  if (end - start >= count) throw badRequest(`You can't delete all the ${rows ? 'rows' : 'columns'} on the sheet.`);
  const frozen = sheet.state.properties.gridProperties[rows ? 'frozenRowCount' : 'frozenColumnCount'] ?? 0;
  if (frozen > 0 && start <= frozen && end >= count)
    throw badRequest(`Sorry, it is not possible to delete all non-frozen ${rows ? 'rows' : 'columns'}.`);
  context.workbook.assertEditable(context.user, sheet, across(sheet, dimension, start, end));
  moveLines(context, sheet, dimension, start, start - end);
  return undefined;
}

function moveDimension(
  context: RequestContext,
  request: { source?: DimensionRange; destinationIndex?: number },
): undefined {
  const { sheet, dimension, start, end } = lines(context, request.source);
  const to = request.destinationIndex ?? 0;
  if (to > start && to < end) throw badRequest('destinationIndex lies within the rows or columns to be moved.');
  context.workbook.assertEditable(
    context.user,
    sheet,
    across(sheet, dimension, Math.min(start, to), Math.max(end, to)),
  );
  const target = to > start ? to - (end - start) : to;
  const reorder = <T>(list: T[]): T[] => {
    const taken = list.splice(start, end - start);
    while (list.length < target) list.push(undefined as T);
    list.splice(target, 0, ...taken);
    return list;
  };
  const pad = <T>(list: T[], filler: T): T[] => {
    while (list.length < end) list.push(filler);
    return list;
  };
  if (dimension === 'ROWS') {
    sheet.edit(0);
    sheet.state.rows = reorder(pad(sheet.state.rows, undefined));
    sheet.state.rowSizes = reorder(pad(sheet.state.rowSizes.slice(), undefined));
  } else {
    for (let r = 0; r < sheet.state.rows.length; r++) {
      if (!sheet.row(r)) continue;
      const row = sheet.edit(r);
      row.values = reorder(pad(row.values, null)).map((value) => value ?? null);
      if (row.formats) row.formats = reorder(pad(row.formats, 0)).map((id) => id ?? 0);
      if (row.rules) row.rules = reorder(pad(row.rules, 0)).map((id) => id ?? 0);
      if (row.notes) row.notes = reorder(pad(row.notes, '')).map((note) => note ?? '');
    }
    sheet.state.columnSizes = reorder(pad(sheet.state.columnSizes.slice(), undefined));
  }
  return undefined;
}

function updateDimensionProperties(
  context: RequestContext,
  request: { range?: DimensionRange; properties?: DimensionProperties; fields?: string },
): undefined {
  const { sheet, dimension, start, end } = lines(context, request.range);
  const mask = needMask(request.fields);
  const key = dimension === 'ROWS' ? 'rowSizes' : 'columnSizes';
  const list = sheet.state[key].slice();
  while (list.length < start) list.push(undefined);
  for (let i = start; i < end; i++) list[i] = applyMask(list[i] ?? {}, request.properties ?? {}, mask);
  sheet.state[key] = list;
  return undefined;
}

/** Sizes follow the longest text; wide characters count double. */
function autoResizeDimensions(context: RequestContext, request: { dimensions?: DimensionRange }): undefined {
  const { sheet, dimension, start, end } = lines(context, request.dimensions);
  if (dimension === 'ROWS') return undefined;
  const list = sheet.state.columnSizes.slice();
  while (list.length < end) list.push(undefined);
  for (let c = start; c < end; c++) {
    let most = 0;
    for (let r = 0; r < sheet.state.rows.length; r++) {
      const text = context.workbook.display(sheet, r, c);
      let width = 0;
      for (const letter of text) width += letter.charCodeAt(0) > 0x2e80 ? 2 : 1;
      most = Math.max(most, width);
    }
    if (most > 0) list[c] = { ...list[c], pixelSize: most * 7 + 14 };
  }
  sheet.state.columnSizes = list;
  return undefined;
}

export const dimensionHandlers: Handlers = {
  appendDimension,
  insertDimension,
  deleteDimension,
  moveDimension,
  updateDimensionProperties,
  autoResizeDimensions,
};
