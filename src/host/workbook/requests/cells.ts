/** Requests that write cells: updateCells, repeatCell, appendCells, setDataValidation, updateBorders, copyPaste. */
import { badRequest } from '../../errors';
import type { Box, GridRange } from '../a1';
import { formulaCell } from '../cell';
import type { CellFormat, CellValue, Json, ValidationRule } from '../cell';
import { applyMask, below, isLeaf, wantsAll } from '../fields';
import type { Mask } from '../fields';
import { rewriteRefs } from '../formula/parse';
import type { Ref } from '../formula/parse';
import type { Sheet } from '../sheet';
import { assertRoom, editableRange, needMask, needSheet } from './common';
import type { Handlers, RequestContext } from './common';

export interface ExtendedValue {
  stringValue?: string;
  numberValue?: number;
  boolValue?: boolean;
  formulaValue?: string;
}
export interface CellData {
  userEnteredValue?: ExtendedValue;
  userEnteredFormat?: CellFormat;
  note?: string;
  dataValidation?: ValidationRule;
}

/** A typed value never turns into anything else: '00123' and '=1' stay text. */
export function enteredValue(value: ExtendedValue | undefined, most: number): CellValue {
  if (!value) return null;
  if (value.stringValue !== undefined) {
    if (value.stringValue.length > most)
      throw badRequest(`Your input contains more than the maximum of ${most} characters in a single cell.`);
    return value.stringValue === '' ? null : value.stringValue;
  }
  if (value.numberValue !== undefined) return value.numberValue;
  if (value.boolValue !== undefined) return value.boolValue;
  if (value.formulaValue !== undefined) {
    if (!value.formulaValue.startsWith('=')) throw badRequest(`Invalid formula: ${value.formulaValue}`);
    return formulaCell(value.formulaValue);
  }
  return null;
}

const WRITABLE = new Set(['userEnteredValue', 'userEnteredFormat', 'note', 'dataValidation', 'textFormatRuns', '*']);

interface Wanted {
  value: boolean;
  format: Mask | undefined;
  note: boolean;
  rule: boolean;
}

function wanted(mask: Mask): Wanted {
  for (const name of mask.keys())
    if (!WRITABLE.has(name)) throw badRequest(`Invalid field: ${name} is read-only or does not exist in CellData.`);
  const all = wantsAll(mask);
  return {
    value: all || mask.has('userEnteredValue'),
    format: all ? new Map() : mask.has('userEnteredFormat') ? below(mask, 'userEnteredFormat') : undefined,
    note: all || mask.has('note'),
    rule: all || mask.has('dataValidation'),
  };
}

/** Format number after `patch` was laid over `id`; the same pair comes thousands of times in a batch. */
class FormatMerge {
  private readonly known = new Map<string, number>();
  constructor(
    private readonly context: RequestContext,
    private readonly mask: Mask,
  ) {}
  merge(id: number, patch: CellFormat | undefined): number {
    const { formats } = this.context.workbook;
    if (isLeaf(this.mask) || wantsAll(this.mask)) return formats.add(patch);
    const key = `${id}|${JSON.stringify(patch)}`;
    let merged = this.known.get(key);
    if (merged === undefined) {
      merged = formats.add(applyMask(formats.get(id) ?? {}, patch ?? {}, this.mask));
      this.known.set(key, merged);
    }
    return merged;
  }
}

class CellWriter {
  private readonly wanted: Wanted;
  private readonly merge: FormatMerge | undefined;
  constructor(
    private readonly context: RequestContext,
    private readonly sheet: Sheet,
    mask: Mask,
  ) {
    this.wanted = wanted(mask);
    this.merge = this.wanted.format && new FormatMerge(context, this.wanted.format);
  }
  write(
    r: number,
    c: number,
    cell: CellData | undefined,
    value = enteredValue(cell?.userEnteredValue, this.context.cellCharacters),
  ): void {
    const { sheet } = this;
    if (this.wanted.value) sheet.setValue(r, c, value);
    if (this.merge) sheet.setFormat(r, c, this.merge.merge(sheet.format(r, c), cell?.userEnteredFormat));
    if (this.wanted.note) sheet.setNote(r, c, cell?.note ?? '');
    if (this.wanted.rule) sheet.setRule(r, c, this.context.workbook.rules.add(cell?.dataValidation));
  }
}

interface RowData {
  values?: (CellData | undefined)[];
}

function updateCells(
  context: RequestContext,
  request: {
    range?: GridRange;
    start?: { sheetId?: number; rowIndex?: number; columnIndex?: number };
    rows?: RowData[];
    fields?: string;
  },
): undefined {
  const mask = needMask(request.fields);
  const rows = request.rows ?? [];
  const width = rows.reduce((most, row) => Math.max(most, row.values?.length ?? 0), 0);
  let sheet: Sheet;
  let box: Box;
  if (request.start) {
    const { rowIndex = 0, columnIndex = 0 } = request.start;
    sheet = needSheet(context, request.start.sheetId);
    box = { r0: rowIndex, r1: rowIndex + rows.length, c0: columnIndex, c1: columnIndex + width };
    if (box.r1 > sheet.rowCount)
      throw badRequest(`Attempting to write row: ${box.r1 - 1}, beyond the last row: ${sheet.rowCount - 1}`);
    if (box.c1 > sheet.columnCount)
      throw badRequest(`Attempting to write column: ${box.c1 - 1}, beyond the last column: ${sheet.columnCount - 1}`);
    context.workbook.assertEditable(context.user, sheet, box);
  } else {
    ({ sheet, box } = editableRange(context, request.range));
    if (rows.length > box.r1 - box.r0)
      throw badRequest(
        `Attempting to write row: ${box.r0 + rows.length - 1}, beyond the last requested row of: ${box.r1 - 1}`,
      );
    if (width > box.c1 - box.c0)
      throw badRequest(
        `Attempting to write column: ${box.c0 + width - 1}, beyond the last requested column of: ${box.c1 - 1}`,
      );
  }
  const writer = new CellWriter(context, sheet, mask);
  for (let r = box.r0; r < box.r1; r++) {
    const values = rows[r - box.r0]?.values ?? [];
    // with a start the row ends where its data end; a range is cleared where the data do not reach
    const end = request.start ? box.c0 + values.length : box.c1;
    for (let c = box.c0; c < end; c++) writer.write(r, c, values[c - box.c0]);
  }
  return undefined;
}

/** References of a repeated formula move with the cell, as when it is filled. */
function shifted(formula: string, down: number, right: number): string {
  const move = (one: Ref): Ref => ({
    ...one,
    row: one.row === undefined || one.rowFixed ? one.row : one.row + down,
    column: one.column === undefined || one.columnFixed ? one.column : one.column + right,
  });
  const inside = (one: Ref | undefined): boolean => !one || ((one.row ?? 0) >= 0 && (one.column ?? 0) >= 0);
  return rewriteRefs(formula, (_, from, to) => {
    const moved: [Ref, Ref | undefined] = [move(from), to && move(to)];
    return moved.every(inside) ? moved : undefined;
  });
}

function repeatCell(
  context: RequestContext,
  request: { range?: GridRange; cell?: CellData; fields?: string },
): undefined {
  const { sheet, box } = editableRange(context, request.range);
  const writer = new CellWriter(context, sheet, needMask(request.fields));
  const formula = request.cell?.userEnteredValue?.formulaValue;
  for (let r = box.r0; r < box.r1; r++)
    for (let c = box.c0; c < box.c1; c++) {
      if (formula === undefined) writer.write(r, c, request.cell);
      else writer.write(r, c, request.cell, formulaCell(shifted(formula, r - box.r0, c - box.c0)));
    }
  return undefined;
}

function appendCells(
  context: RequestContext,
  request: { sheetId?: number; rows?: RowData[]; fields?: string },
): undefined {
  const sheet = needSheet(context, request.sheetId);
  const mask = needMask(request.fields);
  const rows = request.rows ?? [];
  const start = sheet.lastRow;
  const width = rows.reduce((most, row) => Math.max(most, row.values?.length ?? 0), 0);
  if (start + rows.length > sheet.rowCount) sheet.move('ROWS', sheet.rowCount, start + rows.length - sheet.rowCount);
  if (width > sheet.columnCount) sheet.move('COLUMNS', sheet.columnCount, width - sheet.columnCount);
  assertRoom(context);
  context.workbook.assertEditable(context.user, sheet, {
    r0: start,
    r1: start + rows.length,
    c0: 0,
    c1: Math.max(width, 1),
  });
  const writer = new CellWriter(context, sheet, mask);
  rows.forEach((row, i) => row.values?.forEach((cell, c) => writer.write(start + i, c, cell)));
  return undefined;
}

function setDataValidation(context: RequestContext, request: { range?: GridRange; rule?: ValidationRule }): undefined {
  const { sheet, box } = editableRange(context, request.range);
  const id = context.workbook.rules.add(request.rule);
  for (let r = box.r0; r < box.r1; r++) for (let c = box.c0; c < box.c1; c++) sheet.setRule(r, c, id);
  return undefined;
}

type Side = 'top' | 'bottom' | 'left' | 'right';

function updateBorders(context: RequestContext, request: Json & { range?: GridRange }): undefined {
  const { workbook } = context;
  const { sheet, box } = editableRange(context, request.range);
  const edge = (outer: boolean, name: Side, inner: 'innerHorizontal' | 'innerVertical'): unknown =>
    request[outer ? name : inner];
  for (let r = box.r0; r < box.r1; r++)
    for (let c = box.c0; c < box.c1; c++) {
      const sides: Record<Side, unknown> = {
        top: edge(r === box.r0, 'top', 'innerHorizontal'),
        bottom: edge(r === box.r1 - 1, 'bottom', 'innerHorizontal'),
        left: edge(c === box.c0, 'left', 'innerVertical'),
        right: edge(c === box.c1 - 1, 'right', 'innerVertical'),
      };
      const format = workbook.formatOf(sheet, r, c) ?? {};
      const borders = { ...(format['borders'] as Json | undefined) };
      for (const [side, border] of Object.entries(sides)) {
        if (border === undefined) continue;
        if ((border as Json)['style'] === 'NONE') delete borders[side];
        else borders[side] = border;
      }
      workbook.setFormat(sheet, r, c, { ...format, borders });
    }
  return undefined;
}

function copyPaste(
  context: RequestContext,
  request: { source?: GridRange; destination?: GridRange; pasteType?: string },
): undefined {
  const { workbook } = context;
  const from = workbook.place(request.source ?? {});
  const to = editableRange(context, request.destination);
  const kind = request.pasteType ?? 'PASTE_NORMAL';
  const height = from.box.r1 - from.box.r0;
  const width = from.box.c1 - from.box.c0;
  const times = (have: number, one: number): number => Math.max(have - (have % one), one);
  const rows = Math.min(times(to.box.r1 - to.box.r0, height), to.sheet.rowCount - to.box.r0);
  const columns = Math.min(times(to.box.c1 - to.box.c0, width), to.sheet.columnCount - to.box.c0);
  const source = from.sheet;
  const read = Array.from({ length: height }, (_, r) =>
    Array.from({ length: width }, (__, c) => {
      const [y, x] = [from.box.r0 + r, from.box.c0 + c];
      return {
        value: source.value(y, x),
        shown: workbook.effective(source, y, x),
        format: source.format(y, x),
        rule: source.rule(y, x),
      };
    }),
  );
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const cell = read[r % height]![c % width]!;
      const [y, x] = [to.box.r0 + r, to.box.c0 + c];
      if (kind !== 'PASTE_FORMAT' && kind !== 'PASTE_DATA_VALIDATION') {
        const formula =
          typeof cell.value === 'object' && cell.value !== null && kind !== 'PASTE_VALUES'
            ? cell.value.formula
            : undefined;
        const plain = typeof cell.shown === 'object' ? (cell.shown?.code ?? null) : cell.shown;
        to.sheet.setValue(
          y,
          x,
          formula === undefined
            ? plain
            : formulaCell(shifted(formula, y - from.box.r0 - (r % height), x - from.box.c0 - (c % width))),
        );
      }
      if (kind === 'PASTE_NORMAL' || kind === 'PASTE_FORMAT') to.sheet.setFormat(y, x, cell.format);
      if (kind === 'PASTE_NORMAL' || kind === 'PASTE_DATA_VALIDATION') to.sheet.setRule(y, x, cell.rule);
    }
  return undefined;
}

export const cellHandlers: Handlers = {
  updateCells,
  repeatCell,
  appendCells,
  setDataValidation,
  updateBorders,
  copyPaste,
};
