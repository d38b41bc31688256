/** Requests about tabs and the file: add, delete, duplicate, properties. */
import { badRequest } from '../../errors';
import { assertZone } from '../../zone';
import type { Json } from '../cell';
import { applyMask } from '../fields';
import { Sheet } from '../sheet';
import type { SheetProperties } from '../sheet';
import type { Workbook } from '../workbook';
import { assertRoom, assertWholeSheetEditable, copyJson, maskWithin, needSheet } from './common';
import type { Handlers, RequestContext } from './common';

type Wished = Partial<Omit<SheetProperties, 'gridProperties'>> & { index?: number; gridProperties?: Json };

const sheetName = (locale: string, n: number): string =>
  locale.startsWith('zh_TW')
    ? `工作表${n}`
    : locale.startsWith('zh')
      ? `工作表${n}`
      : locale.startsWith('ja')
        ? `シート${n}`
        : `Sheet${n}`;

function freeTitle(workbook: Workbook): string {
  for (let n = workbook.sheets.length + 1; ; n++)
    if (!workbook.byTitle(sheetName(workbook.locale, n))) return sheetName(workbook.locale, n);
}

function assertTitle(workbook: Workbook, title: string, except?: Sheet): void {
  if (title === '') throw badRequest('A sheet needs a name.');
  if (title.length > 100) throw badRequest('Sheet names cannot be longer than 100 characters.');
  const other = workbook.sheets.find((sheet) => sheet !== except && sheet.title.toLowerCase() === title.toLowerCase());
  if (other) throw badRequest(`A sheet with the name "${title}" already exists. Please enter another name.`);
}

function assertGrid(grid: SheetProperties['gridProperties']): void {
  if (!(grid.rowCount >= 1) || !(grid.columnCount >= 1))
    throw badRequest('A sheet must have at least one row and one column.');
  if (grid.columnCount > 18_278) throw badRequest('Columns cannot go beyond ZZZ (18,278).');
  if ((grid.frozenRowCount ?? 0) >= grid.rowCount) throw badRequest("You can't freeze all visible rows on the sheet.");
  if ((grid.frozenColumnCount ?? 0) >= grid.columnCount)
    throw badRequest("You can't freeze all visible columns on the sheet.");
}

/** Makes a tab; shared with spreadsheets.create and SpreadsheetApp. */
export function makeSheet(workbook: Workbook, wished: Wished): Sheet {
  const title = wished.title ?? (workbook.sheets.length === 0 ? sheetName(workbook.locale, 1) : freeTitle(workbook));
  assertTitle(workbook, title);
  const first = workbook.sheets.length === 0;
  const sheetId = wished.sheetId ?? (first ? 0 : workbook.newId());
  if (sheetId < 0) throw badRequest(`sheetId must not be negative: ${sheetId}`);
  if (workbook.byId(sheetId)) throw badRequest(`A sheet with id ${sheetId} already exists.`);
  const { index, ...rest } = copyJson(wished);
  const properties: SheetProperties = {
    ...rest,
    sheetId,
    title,
    gridProperties: { rowCount: 1000, columnCount: 26, ...wished.gridProperties },
  };
  assertGrid(properties.gridProperties);
  const sheet = Sheet.create(properties);
  const at = index ?? workbook.sheets.length;
  if (at > workbook.sheets.length) throw badRequest(`index[${at}] is after the last sheet.`);
  workbook.sheets = [...workbook.sheets.slice(0, at), sheet, ...workbook.sheets.slice(at)];
  return sheet;
}

/** Properties as Google sends them, with the parts that are always there. */
export function sheetProperties(workbook: Workbook, sheet: Sheet): Json {
  const { sheetId, title, gridProperties, ...rest } = sheet.state.properties;
  return { sheetId, title, index: workbook.sheets.indexOf(sheet), sheetType: 'GRID', gridProperties, ...rest };
}

function addSheet(context: RequestContext, request: { properties?: Wished }): Json {
  const sheet = makeSheet(context.workbook, request.properties ?? {});
  assertRoom(context);
  return { properties: sheetProperties(context.workbook, sheet) };
}

function deleteSheet(context: RequestContext, request: { sheetId?: number }): undefined {
  const { workbook } = context;
  const sheet = needSheet(context, request.sheetId);
  assertWholeSheetEditable(context, sheet);
  const left = workbook.sheets.filter((one) => one !== sheet);
  if (left.length === 0) throw badRequest("You can't remove all the sheets in a document.");
  if (left.every((one) => one.state.properties.hidden))
    throw badRequest("You can't remove all the visible sheets in a document.");
  if (sheet.state.formLink)
    throw badRequest('Unable to delete a sheet linked to a form. Please unlink the form first.');
  workbook.sheets = left;
  workbook.names = workbook.names.filter((one) => (one.range.sheetId ?? 0) !== sheet.id);
  return undefined;
}

function duplicateSheet(
  context: RequestContext,
  request: { sourceSheetId?: number; insertSheetIndex?: number; newSheetId?: number; newSheetName?: string },
): Json {
  const { workbook } = context;
  const source = needSheet(context, request.sourceSheetId);
  const title = request.newSheetName ?? copyTitle(workbook, source.title);
  const made = makeSheet(workbook, {
    ...source.state.properties,
    gridProperties: { ...source.state.properties.gridProperties },
    title,
    sheetId: request.newSheetId ?? workbook.newId(),
    index: request.insertSheetIndex ?? workbook.sheets.indexOf(source) + 1,
  });
  const here = <T extends { sheetId?: number }>(range: T): T => ({ ...range, sheetId: made.id });
  const { properties } = made.state;
  const { formLink: _link, ...copy } = source.freeze();
  made.restore({
    ...copy,
    properties,
    merges: copy.merges.map(here),
    conditional: copy.conditional.map((rule) => ({ ...rule, ranges: rule.ranges.map(here) })),
    bands: copy.bands.map((band) => ({ ...band, bandedRangeId: workbook.newId(), range: here(band.range) })),
    protections: copy.protections.map((one) => ({
      ...one,
      protectedRangeId: workbook.newId(),
      ...(one.range && { range: here(one.range) }),
      ...(one.unprotectedRanges && { unprotectedRanges: one.unprotectedRanges.map(here) }),
    })),
    ...(copy.filter?.range && { filter: { ...copy.filter, range: here(copy.filter.range) } }),
  });
  assertRoom(context);
  return { properties: sheetProperties(workbook, made) };
}

function copyTitle(workbook: Workbook, title: string): string {
  const base = workbook.locale.startsWith('zh') ? `「${title}」的副本` : `Copy of ${title}`;
  for (let n = 1; ; n++) {
    const wished = n === 1 ? base : `${base} ${n}`;
    if (!workbook.byTitle(wished)) return wished;
  }
}

function updateSheetProperties(context: RequestContext, request: { properties?: Wished; fields?: string }): undefined {
  const { workbook } = context;
  const wished = request.properties ?? {};
  const sheet = needSheet(context, wished.sheetId);
  const mask = maskWithin(request.fields, 'properties');
  const all = mask.has('*');
  if (mask.has('sheetId')) throw badRequest('sheetId cannot be changed.');
  const { index: _index, sheetId: _id, ...plain } = wished;
  const next = applyMask<Json>(
    { ...sheet.state.properties },
    plain,
    all ? new Map(Object.keys(plain).map((key) => [key, new Map()])) : mask,
  );
  delete next['index'];
  const grid = { ...sheet.state.properties.gridProperties, ...(next['gridProperties'] as Json | undefined) };
  for (const key of ['frozenRowCount', 'frozenColumnCount'] as const)
    if ((next['gridProperties'] as Json | undefined)?.[key] === undefined) delete grid[key];
  const properties = {
    ...next,
    sheetId: sheet.id,
    title: next['title'] as string,
    gridProperties: grid,
  } as unknown as SheetProperties;
  if (properties.title !== sheet.title) assertTitle(workbook, properties.title ?? '', sheet);
  assertGrid(grid);
  if (properties.hidden && workbook.sheets.every((one) => one === sheet || one.state.properties.hidden))
    throw badRequest("You can't hide all the sheets in a document.");
  resize(context, sheet, grid);
  sheet.setProperties(properties);
  assertRoom(context);
  if ((mask.has('index') || all) && wished.index !== undefined) moveSheet(workbook, sheet, wished.index);
  return undefined;
}

function resize(context: RequestContext, sheet: Sheet, grid: SheetProperties['gridProperties']): void {
  const less = grid.rowCount < sheet.rowCount || grid.columnCount < sheet.columnCount;
  if (less) assertWholeSheetEditable(context, sheet);
  if (grid.rowCount !== sheet.rowCount)
    sheet.move('ROWS', Math.min(grid.rowCount, sheet.rowCount), grid.rowCount - sheet.rowCount);
  if (grid.columnCount !== sheet.columnCount)
    sheet.move('COLUMNS', Math.min(grid.columnCount, sheet.columnCount), grid.columnCount - sheet.columnCount);
}

/** The index counts as Google counts: in the list before the tab was taken out. */
function moveSheet(workbook: Workbook, sheet: Sheet, index: number): void {
  const old = workbook.sheets.indexOf(sheet);
  const rest = workbook.sheets.filter((one) => one !== sheet);
  const at = Math.min(index > old ? index - 1 : index, rest.length);
  workbook.sheets = [...rest.slice(0, at), sheet, ...rest.slice(at)];
}

function updateSpreadsheetProperties(
  context: RequestContext,
  request: { properties?: Json; fields?: string },
): undefined {
  const { workbook } = context;
  const next = applyMask(workbook.properties, request.properties ?? {}, maskWithin(request.fields, 'properties'));
  if (typeof next.title !== 'string' || next.title === '') throw badRequest('A spreadsheet needs a title.');
  try {
    assertZone(next.timeZone);
  } catch {
    throw badRequest(`Invalid time zone: ${next.timeZone}`);
  }
  workbook.properties = next;
  return undefined;
}

export const sheetHandlers: Handlers = {
  addSheet,
  deleteSheet,
  duplicateSheet,
  updateSheetProperties,
  updateSpreadsheetProperties,
};
