/** spreadsheets.create and spreadsheets.get: the whole file, or the parts a field mask names. */
import { ApiError, badRequest } from '../errors';
import { toBox } from './a1';
import type { Box } from './a1';
import { CellError, isFormula } from './cell';
import type { CellFormat, CellValue, Json } from './cell';
import { holds } from './condition';
import { below, copyJson, isLeaf, parseMask, prune, wantsAll } from './fields';
import type { Mask } from './fields';
import { enteredValue } from './requests/cells';
import type { CellData } from './requests/cells';
import type { RequestContext } from './requests/common';
import { makeSheet, sheetProperties } from './requests/sheets';
import { checkShape } from './shapes';
import type { DimensionProperties, Sheet } from './sheet';
import type { Effective, NamedRange, Workbook } from './workbook';

const ERROR_TYPES: Readonly<Record<string, string>> = {
  '#DIV/0!': 'DIVIDE_BY_ZERO',
  '#VALUE!': 'VALUE',
  '#REF!': 'REF',
  '#NAME?': 'NAME',
  '#NUM!': 'NUM',
  '#N/A': 'N_A',
  '#NULL!': 'NULL_VALUE',
};

function extended(value: Effective | CellValue): Json {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { numberValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  if (value instanceof CellError)
    return { errorValue: { type: ERROR_TYPES[value.code] ?? 'ERROR', message: value.message } };
  return value && isFormula(value) ? { formulaValue: value.formula } : {};
}

/** The format of the first conditional rule that holds for the cell, laid over its own. */
function conditionalFormat(workbook: Workbook, sheet: Sheet, r: number, c: number): CellFormat | undefined {
  for (const rule of sheet.state.conditional) {
    const boolean = rule['booleanRule'] as { condition?: never; format?: CellFormat } | undefined;
    if (!boolean?.condition) continue;
    for (const range of rule.ranges) {
      const box = toBox(range, sheet.rowCount, sheet.columnCount);
      if (r < box.r0 || r >= box.r1 || c < box.c0 || c >= box.c1) continue;
      const value = workbook.effective(sheet, r, c);
      const first = toBox(rule.ranges[0]!, sheet.rowCount, sheet.columnCount);
      const at = { sheet, r, c, value, text: workbook.display(sheet, r, c) };
      if (holds(workbook, boolean.condition, at, { r: first.r0, c: first.c0 })) return boolean.format;
    }
  }
  return undefined;
}

function cellData(workbook: Workbook, sheet: Sheet, r: number, c: number, mask: Mask): Json {
  const cell: Json = {};
  const value = sheet.value(r, c);
  const wants = (name: string): boolean => isLeaf(mask) || wantsAll(mask) || mask.has(name);
  if (value !== null) {
    if (wants('userEnteredValue')) cell['userEnteredValue'] = extended(value);
    if (wants('effectiveValue')) cell['effectiveValue'] = extended(workbook.effective(sheet, r, c));
    if (wants('formattedValue')) cell['formattedValue'] = workbook.display(sheet, r, c);
  }
  const format = workbook.formatOf(sheet, r, c);
  if (format && wants('userEnteredFormat')) cell['userEnteredFormat'] = format;
  if (wants('effectiveFormat') && (format || sheet.state.conditional.length > 0)) {
    const over = conditionalFormat(workbook, sheet, r, c);
    if (format || over) {
      const text = { ...(format?.['textFormat'] as Json | undefined), ...(over?.['textFormat'] as Json | undefined) };
      cell['effectiveFormat'] = { ...format, ...over, ...(Object.keys(text).length > 0 && { textFormat: text }) };
    }
  }
  const rule = workbook.rules.get(sheet.rule(r, c));
  if (rule && wants('dataValidation')) cell['dataValidation'] = rule;
  const note = sheet.note(r, c);
  if (note && wants('note')) cell['note'] = note;
  return cell;
}

function gridData(workbook: Workbook, sheet: Sheet, box: Box, mask: Mask): Json {
  const data: Json = {};
  if (box.r0 > 0) data['startRow'] = box.r0;
  if (box.c0 > 0) data['startColumn'] = box.c0;
  const rowMask = below(mask, 'rowData');
  if (rowMask) {
    const cellMask = below(rowMask, 'values') ?? new Map<string, Mask>();
    const coloured = sheet.state.conditional
      .map((rule) => rule.ranges.map((range) => toBox(range, sheet.rowCount, sheet.columnCount)))
      .flat();
    const reach = coloured.reduce((most, one) => Math.max(most, one.r1), sheet.state.rows.length);
    const rows: Json[] = [];
    let filled = 0;
    for (let r = box.r0; r < Math.min(box.r1, reach); r++) {
      const values: Json[] = [];
      const row = sheet.row(r);
      const width = Math.max(
        row?.values.length ?? 0,
        row?.formats?.length ?? 0,
        row?.rules?.length ?? 0,
        row?.notes?.length ?? 0,
      );
      const colouredTo = coloured.reduce((most, one) => (r >= one.r0 && r < one.r1 ? Math.max(most, one.c1) : most), 0);
      let last = 0;
      for (let c = box.c0; c < Math.min(box.c1, Math.max(width, colouredTo)); c++) {
        const cell = cellData(workbook, sheet, r, c, cellMask);
        values.push(cell);
        if (Object.keys(cell).length > 0) last = values.length;
      }
      values.length = last;
      rows.push(last > 0 ? { values } : {});
      if (last > 0) filled = rows.length;
    }
    rows.length = filled;
    if (rows.length > 0) data['rowData'] = rows;
  }
  const sizes = (list: (DimensionProperties | undefined)[], from: number, to: number, usual: number): Json[] =>
    Array.from({ length: to - from }, (_, i) => ({ pixelSize: usual, ...list[from + i] }));
  if (below(mask, 'rowMetadata')) data['rowMetadata'] = sizes(sheet.state.rowSizes, box.r0, box.r1, 21);
  if (below(mask, 'columnMetadata')) data['columnMetadata'] = sizes(sheet.state.columnSizes, box.c0, box.c1, 100);
  return data;
}

function sheetJson(context: RequestContext, sheet: Sheet, mask: Mask, boxes: Box[] | undefined): Json {
  const { workbook, user } = context;
  const { state } = sheet;
  const json: Json = {};
  const put = (name: string, value: unknown[] | undefined | Json): void => {
    if (value !== undefined && (!Array.isArray(value) || value.length > 0) && below(mask, name)) json[name] = value;
  };
  put('properties', sheetProperties(workbook, sheet));
  put('merges', state.merges);
  put('conditionalFormats', state.conditional);
  put(
    'protectedRanges',
    state.protections.map((one) => ({
      ...one,
      requestingUserCanEdit:
        user === workbook.owner || one.warningOnly === true || (one.editors?.users ?? []).includes(user),
    })),
  );
  put('bandedRanges', state.bands);
  put('basicFilter', state.filter);
  const dataMask = boxes && below(mask, 'data');
  if (boxes && dataMask) json['data'] = boxes.map((box) => gridData(workbook, sheet, box, dataMask));
  return json;
}

export interface GetOptions {
  ranges?: string | string[];
  includeGridData?: boolean;
  fields?: string;
}

export function getSpreadsheet(context: RequestContext, options: GetOptions = {}): Json {
  const { workbook } = context;
  if (!workbook.mayView(context.user)) throw new ApiError(403, 'The caller does not have permission');
  const mask = options.fields === undefined ? new Map<string, Mask>() : parseMask(options.fields);
  const ranges = typeof options.ranges === 'string' ? [options.ranges] : Array.from(options.ranges ?? []);
  const places = ranges.map((range) => workbook.find(range));
  // a field mask decides by itself whether cells are sent
  const sheetMask = below(mask, 'sheets');
  const withData =
    options.fields === undefined
      ? options.includeGridData === true
      : sheetMask !== undefined && below(sheetMask, 'data') !== undefined && !isLeaf(mask);
  const sheets = workbook.sheets.filter(
    (sheet) => places.length === 0 || places.some((place) => place.sheet === sheet),
  );
  const json: Json = {
    spreadsheetId: workbook.id,
    properties: { autoRecalc: 'ON_CHANGE', ...workbook.properties },
    spreadsheetUrl: workbook.url,
  };
  if (workbook.names.length > 0) json['namedRanges'] = workbook.names;
  if (workbook.metadata.length > 0) json['developerMetadata'] = workbook.metadata;
  if (sheetMask)
    json['sheets'] = sheets.map((sheet) => {
      const own = places.filter((place) => place.sheet === sheet).map((place) => place.box);
      const whole: Box = { r0: 0, r1: sheet.rowCount, c0: 0, c1: sheet.columnCount };
      return sheetJson(context, sheet, sheetMask, withData ? (own.length > 0 ? own : [whole]) : undefined);
    });
  return prune(json, mask) as Json;
}

/** Fills a new workbook from a body of spreadsheets.create. */
export function fillSpreadsheet(context: RequestContext, body: Json): void {
  const { workbook } = context;
  checkShape('Spreadsheet', body);
  const wished = (body['sheets'] ?? []) as {
    properties?: Json;
    data?: {
      startRow?: number;
      startColumn?: number;
      rowData?: { values?: CellData[] }[];
      rowMetadata?: DimensionProperties[];
      columnMetadata?: DimensionProperties[];
    }[];
    [k: string]: unknown;
  }[];
  if (wished.length === 0) makeSheet(workbook, {});
  for (const one of wished) {
    const sheet = makeSheet(workbook, one.properties ?? {});
    const here = <T extends { sheetId?: number }>(range: T): T => ({ ...range, sheetId: sheet.id });
    sheet.state.merges = copyJson((one['merges'] ?? []) as { sheetId?: number }[]).map(here);
    sheet.state.conditional = copyJson((one['conditionalFormats'] ?? []) as Sheet['state']['conditional']).map(
      (rule) => ({ ...rule, ranges: rule.ranges.map(here) }),
    );
    sheet.state.protections = copyJson((one['protectedRanges'] ?? []) as Sheet['state']['protections']).map(
      (range) => ({
        ...range,
        protectedRangeId: range.protectedRangeId ?? workbook.newId(),
        ...(range.range && { range: here(range.range) }),
      }),
    );
    sheet.state.bands = copyJson((one['bandedRanges'] ?? []) as Sheet['state']['bands']).map((band) => ({
      ...band,
      bandedRangeId: band.bandedRangeId ?? workbook.newId(),
      range: here(band.range),
    }));
    if (one['basicFilter']) sheet.state.filter = copyJson(one['basicFilter'] as Json);
    for (const data of one.data ?? []) {
      const { startRow = 0, startColumn = 0 } = data;
      data.rowData?.forEach((row, r) =>
        row.values?.forEach((cell, c) => {
          const [y, x] = [startRow + r, startColumn + c];
          if (y >= sheet.rowCount || x >= sheet.columnCount)
            throw badRequest('Data lie outside the grid of their sheet.');
          sheet.setValue(y, x, enteredValue(cell.userEnteredValue, context.cellCharacters));
          workbook.setFormat(sheet, y, x, cell.userEnteredFormat);
          sheet.setNote(y, x, cell.note ?? '');
          sheet.setRule(y, x, workbook.rules.add(cell.dataValidation));
        }),
      );
      const sizes = (list: DimensionProperties[] | undefined, from: number) => [
        ...new Array<undefined>(list ? from : 0).fill(undefined),
        ...copyJson(list ?? []),
      ];
      sheet.state.rowSizes = sizes(data.rowMetadata, startRow);
      sheet.state.columnSizes = sizes(data.columnMetadata, startColumn);
    }
  }
  workbook.names = copyJson((body['namedRanges'] ?? []) as NamedRange[]).map((one) => ({
    ...one,
    namedRangeId: one.namedRangeId ?? workbook.newId().toString(36),
  }));
  workbook.metadata = copyJson((body['developerMetadata'] ?? []) as Json[]).map((one) => ({
    location: { locationType: 'SPREADSHEET', spreadsheet: true },
    ...one,
    metadataId: one['metadataId'] ?? workbook.newId(),
  }));
}
