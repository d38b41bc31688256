/** spreadsheets.values: reading and writing plain values by A1 ranges. */
import { ApiError, badRequest } from '../errors';
import type {
  InputOption,
  ReadOptions,
  RenderOption,
  Scalar,
  UpdateReport,
  ValueRange,
  WriteOptions,
} from './api-types';
import type { Box, GridRange } from './a1';
import { CellError, isFormula, plainValues } from './cell';
import { enter } from './enter';
import { copyJson } from './fields';
import { isDate } from './number-format';
import { checkShape } from './shapes';
import type { RequestContext } from './requests/common';
import type { Place, Workbook } from './workbook';
import type { Sheet } from './sheet';

function rendered(
  workbook: Workbook,
  sheet: Sheet,
  r: number,
  c: number,
  render: RenderOption,
  dateText: boolean,
): Scalar {
  if (render === 'FORMULA') {
    const value = sheet.value(r, c);
    if (isFormula(value)) return value.formula;
  } else if (render === 'FORMATTED_VALUE') return workbook.display(sheet, r, c);
  const value = workbook.effective(sheet, r, c);
  if (value === null) return '';
  if (value instanceof CellError) return value.code;
  if (dateText && typeof value === 'number' && isDate(workbook.formatOf(sheet, r, c)?.numberFormat))
    return workbook.display(sheet, r, c);
  return value;
}

/** Rows of the range without trailing empty cells and rows. */
export function readBox(workbook: Workbook, { sheet, box }: Place, options: ReadOptions): Scalar[][] {
  const render = options.valueRenderOption ?? 'FORMATTED_VALUE';
  const dateText = options.dateTimeRenderOption === 'FORMATTED_STRING';
  const plain = render === 'UNFORMATTED_VALUE' && !dateText;
  const rows: Scalar[][] = [];
  let filled = 0;
  const last = Math.min(box.r1, sheet.state.rows.length);
  for (let r = box.r0; r < last; r++) {
    const row = sheet.state.rows[r];
    const whole = row && plain && box.c0 === 0 ? plainValues(row) : null;
    let line: Scalar[] = [];
    if (whole !== null && whole.length <= box.c1) line = whole.slice();
    else if (row) {
      const { values } = row;
      let end = Math.min(box.c1, values.length);
      while (end > box.c0 && values[end - 1] === null) end--;
      for (let c = box.c0; c < end; c++)
        line.push(values[c] === null ? '' : rendered(workbook, sheet, r, c, render, dateText));
    }
    if (line.length > 0) filled = rows.length + 1;
    rows.push(line);
  }
  rows.length = filled;
  return rows;
}

function transpose<T>(rows: T[][], filler: T): T[][] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return Array.from({ length: width }, (_, c) => rows.map((row) => row[c] ?? filler));
}

function read(workbook: Workbook, range: string | Place, options: ReadOptions): ValueRange {
  const place = typeof range === 'string' ? workbook.find(range) : range;
  const rows = readBox(workbook, place, options);
  const columns = options.majorDimension === 'COLUMNS';
  const result: ValueRange = { range: workbook.a1(place), majorDimension: columns ? 'COLUMNS' : 'ROWS' };
  if (rows.length > 0) result.values = columns ? transpose<Scalar>(rows, '') : rows;
  return result;
}

function assertVisible({ workbook, user }: RequestContext): void {
  if (!workbook.mayView(user)) throw new ApiError(403, 'The caller does not have permission');
}

export function getValues(context: RequestContext, range: string, options: ReadOptions = {}): ValueRange {
  assertVisible(context);
  return read(context.workbook, range, options);
}

export function batchGetValues(context: RequestContext, options: ReadOptions & { ranges?: string | string[] }) {
  assertVisible(context);
  const ranges = typeof options.ranges === 'string' ? [options.ranges] : (options.ranges ?? []);
  return {
    spreadsheetId: context.workbook.id,
    valueRanges: Array.from(ranges, (range) => read(context.workbook, range, options)),
  };
}

interface DataFilter {
  gridRange?: GridRange;
  a1Range?: string;
}

/** Ranges by sheet id instead of by title; each answer repeats the filters that asked for it. */
export function batchGetValuesByDataFilter(
  context: RequestContext,
  body: ReadOptions & { dataFilters?: DataFilter[] },
) {
  checkShape('BatchGetValuesByDataFilterRequest', body);
  assertVisible(context);
  const { workbook } = context;
  const filters = body.dataFilters ?? [];
  if (filters.length === 0) throw badRequest('Must specify at least one data filter.');
  return {
    spreadsheetId: workbook.id,
    valueRanges: Array.from(filters, (filter) => ({
      valueRange: read(workbook, filter.gridRange ? workbook.place(filter.gridRange) : (filter.a1Range ?? ''), body),
      dataFilters: [copyJson(filter)],
    })),
  };
}

const INPUT = new Set(['RAW', 'USER_ENTERED']);

function needInput(option: string | undefined): InputOption {
  if (option === undefined || !INPUT.has(option)) throw badRequest(`'valueInputOption' is required but not specified`);
  return option as InputOption;
}

function writeRange(context: RequestContext, range: string, data: ValueRange, options: WriteOptions): UpdateReport {
  const { workbook } = context;
  const input = needInput(options.valueInputOption);
  if (
    data.range !== undefined &&
    data.range !== range &&
    workbook.a1(workbook.find(data.range)) !== workbook.a1(workbook.find(range))
  )
    throw badRequest(`Requested writing within range [${range}], but tried writing to [${data.range}]`);
  const place = workbook.find(range);
  const given = data.values ?? [];
  const rows = data.majorDimension === 'COLUMNS' ? transpose<Scalar | null>(given, null) : given;
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const { sheet, box } = place;
  // a single cell stands for the block that starts there
  const open = box.r1 - box.r0 === 1 && box.c1 - box.c0 === 1;
  const limit: Box = open ? { ...box, r1: sheet.rowCount, c1: sheet.columnCount } : box;
  if (box.r0 + rows.length > limit.r1)
    throw badRequest(
      `Requested writing within range [${workbook.a1(place)}], but tried writing to row [${box.r0 + limit.r1 - box.r0 + 1}]`,
    );
  if (box.c0 + width > limit.c1)
    throw badRequest(
      `Requested writing within range [${workbook.a1(place)}], but tried writing to column [${limit.c1 + 1}]`,
    );
  const touched: Box = {
    r0: box.r0,
    r1: box.r0 + Math.max(rows.length, 1),
    c0: box.c0,
    c1: box.c0 + Math.max(width, 1),
  };
  context.workbook.assertEditable(context.user, sheet, touched);
  let cells = 0;
  rows.forEach((row, i) =>
    row.forEach((value, j) => {
      if (value === null || value === undefined) return;
      cells++;
      enter(context, sheet, box.r0 + i, box.c0 + j, value, input);
    }),
  );
  const report: UpdateReport = {
    spreadsheetId: workbook.id,
    updatedRange: workbook.a1({ sheet, box: touched }),
    updatedRows: rows.length,
    updatedColumns: width,
    updatedCells: cells,
  };
  if (options.includeValuesInResponse)
    report.updatedData = read(workbook, report.updatedRange, {
      valueRenderOption: options.responseValueRenderOption ?? 'FORMATTED_VALUE',
      dateTimeRenderOption: options.responseDateTimeRenderOption ?? 'SERIAL_NUMBER',
    });
  return report;
}

export function updateValues(
  context: RequestContext,
  range: string,
  data: ValueRange,
  options: WriteOptions = {},
): UpdateReport {
  checkShape('ValueRange', data);
  return context.workbook.atomically(() => writeRange(context, range, data, options));
}

export function batchUpdateValues(context: RequestContext, body: object) {
  checkShape('BatchUpdateValuesRequest', body);
  const { data = [], ...options } = body as WriteOptions & { data?: ValueRange[] };
  const responses = context.workbook.atomically(() =>
    data.map((one, i) => {
      try {
        return writeRange(context, one.range ?? '', one, options);
      } catch (error) {
        if (error instanceof ApiError && error.code === 400) throw badRequest(`Invalid data[${i}]: ${error.message}`);
        throw error;
      }
    }),
  );
  const sum = (key: 'updatedRows' | 'updatedColumns' | 'updatedCells'): number =>
    responses.reduce((total, one) => total + one[key], 0);
  return {
    spreadsheetId: context.workbook.id,
    totalUpdatedRows: sum('updatedRows'),
    totalUpdatedColumns: sum('updatedColumns'),
    totalUpdatedCells: sum('updatedCells'),
    totalUpdatedSheets: new Set(responses.map((one) => one.updatedRange.split('!')[0])).size,
    responses,
  };
}

/** The block of filled cells that the range touches: what Google calls the table. */
function tableAt({ sheet, box }: Place): Box | undefined {
  const filled = (r: number, c0: number, c1: number): boolean => {
    for (let c = c0; c < c1; c++) if (sheet.value(r, c) !== null) return true;
    return false;
  };
  let table: Box | undefined;
  for (let r = box.r0; r < box.r1 && !table; r++)
    for (let c = box.c0; c < box.c1; c++)
      if (sheet.value(r, c) !== null) table = { r0: r, r1: r + 1, c0: c, c1: c + 1 };
  for (let grown = table !== undefined; grown && table;) {
    const { r0, r1, c0, c1 }: Box = table;
    const [left, right] = [Math.max(0, c0 - 1), Math.min(sheet.columnCount, c1 + 1)];
    const next: Box = { r0, r1, c0, c1 };
    if (r0 > 0 && filled(r0 - 1, left, right)) next.r0--;
    if (r1 < sheet.rowCount && filled(r1, left, right)) next.r1++;
    const column = (c: number): boolean => {
      for (let r = Math.max(0, r0 - 1); r < Math.min(sheet.rowCount, r1 + 1); r++)
        if (sheet.value(r, c) !== null) return true;
      return false;
    };
    if (c0 > 0 && column(c0 - 1)) next.c0--;
    if (c1 < sheet.columnCount && column(c1)) next.c1++;
    grown = next.r0 !== r0 || next.r1 !== r1 || next.c0 !== c0 || next.c1 !== c1;
    table = next;
  }
  return table;
}

export function appendValues(
  context: RequestContext,
  range: string,
  data: ValueRange,
  options: WriteOptions & { insertDataOption?: 'OVERWRITE' | 'INSERT_ROWS' } = {},
) {
  checkShape('ValueRange', data);
  const { workbook } = context;
  return workbook.atomically(() => {
    const place = workbook.find(range);
    const { sheet } = place;
    const rows =
      (data.majorDimension === 'COLUMNS' ? transpose<Scalar | null>(data.values ?? [], null) : data.values) ?? [];
    const table = tableAt(place);
    const start = table?.r1 ?? place.box.r0;
    const column = table?.c0 ?? place.box.c0;
    const width = rows.reduce((most, row) => Math.max(most, row.length), 1);
    if (options.insertDataOption === 'INSERT_ROWS' && start < sheet.rowCount) sheet.move('ROWS', start, rows.length);
    if (start + rows.length > sheet.rowCount) sheet.move('ROWS', sheet.rowCount, start + rows.length - sheet.rowCount);
    if (column + width > sheet.columnCount)
      sheet.move('COLUMNS', sheet.columnCount, column + width - sheet.columnCount);
    const box: Box = { r0: start, r1: start + Math.max(rows.length, 1), c0: column, c1: column + width };
    const updates = writeRange(context, workbook.a1({ sheet, box }), { values: rows }, options);
    return { spreadsheetId: workbook.id, ...(table && { tableRange: workbook.a1({ sheet, box: table }) }), updates };
  });
}

function clearRange(context: RequestContext, range: string): string {
  const { workbook } = context;
  const place = workbook.find(range);
  workbook.assertEditable(context.user, place.sheet, place.box);
  const { sheet, box } = place;
  for (let r = box.r0; r < Math.min(box.r1, sheet.state.rows.length); r++)
    for (let c = box.c0; c < box.c1; c++) sheet.setValue(r, c, null);
  return workbook.a1(place);
}

export function clearValues(context: RequestContext, range: string) {
  return {
    spreadsheetId: context.workbook.id,
    clearedRange: context.workbook.atomically(() => clearRange(context, range)),
  };
}

export function batchClearValues(context: RequestContext, body: { ranges?: string[] }) {
  checkShape('BatchClearValuesRequest', body);
  const clearedRanges = context.workbook.atomically(() =>
    (body.ranges ?? []).map((range) => clearRange(context, range)),
  );
  return { spreadsheetId: context.workbook.id, clearedRanges };
}
