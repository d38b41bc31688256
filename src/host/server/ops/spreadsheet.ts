/** SpreadsheetApp: reading and writing ranges, and everything else as REST requests on the same model. */
import { types } from 'node:util';
import { ApiError, GoogleError } from '../../errors';
import { batchUpdate } from '../../workbook/batch-update';
import { columnName } from '../../workbook/a1';
import type { Box } from '../../workbook/a1';
import { CellError, isFormula } from '../../workbook/cell';
import type { CellFormat, Json } from '../../workbook/cell';
import { violation } from '../../workbook/condition';
import { enter } from '../../workbook/enter';
import { shiftCells, sortBox } from '../../workbook/requests/ranges';
import { isDate } from '../../workbook/number-format';
import { epochToSerial, serialToEpoch } from '../../workbook/serial';
import type { Sheet } from '../../workbook/sheet';
import type { Workbook } from '../../workbook/workbook';
import type { Server } from '../server';
import type { Session } from '../session';
import type { Op } from './types';

interface RangeRef {
  id: string;
  sheetId: number;
  box: Box;
}

/** The workbook, as far as the execution's user may see it. */
export function openWorkbook(server: Server, session: Session, id: string): Workbook {
  const workbook = server.workbook(id);
  if (!workbook)
    throw new GoogleError('Unexpected error while getting the method or property openById on object SpreadsheetApp.');
  if (!workbook.mayView(session.user))
    throw new GoogleError('You do not have permission to access the requested document.');
  return workbook;
}

function place(server: Server, session: Session, ref: RangeRef): { workbook: Workbook; sheet: Sheet; box: Box } {
  const workbook = openWorkbook(server, session, ref.id);
  const sheet = workbook.byId(ref.sheetId);
  if (!sheet) throw new GoogleError(`Sheet ${ref.sheetId} not found`);
  const { box } = ref;
  if (box.r0 < 0 || box.c0 < 0 || box.r1 > sheet.rowCount || box.c1 > sheet.columnCount)
    throw new GoogleError('The coordinates of the range are outside the dimensions of the sheet.');
  return { workbook, sheet, box };
}

function editable(server: Server, session: Session, ref: RangeRef) {
  const found = place(server, session, ref);
  try {
    found.workbook.assertEditable(session.user, found.sheet, found.box);
  } catch (error) {
    if (error instanceof ApiError && error.code === 403)
      throw new GoogleError('You do not have permission to edit this spreadsheet.');
    throw new GoogleError((error as Error).message);
  }
  return found;
}

export type Aspect = 'values' | 'display' | 'formulas' | 'notes' | 'numberFormats' | 'formats' | 'rules';

/** One cell in the way a getter of Range gives it; dates come as Date. */
function cellAspect(workbook: Workbook, sheet: Sheet, r: number, c: number, aspect: Aspect): unknown {
  switch (aspect) {
    case 'values': {
      const value = workbook.effective(sheet, r, c);
      if (value === null) return '';
      if (value instanceof CellError) return value.code;
      if (typeof value === 'number' && isDate(workbook.formatOf(sheet, r, c)?.numberFormat))
        return new Date(serialToEpoch(value, workbook.properties.timeZone));
      return value;
    }
    case 'display':
      return workbook.display(sheet, r, c);
    case 'formulas': {
      const value = sheet.value(r, c);
      return isFormula(value) ? value.formula : '';
    }
    case 'notes':
      return sheet.note(r, c);
    case 'numberFormats': {
      const format = workbook.formatOf(sheet, r, c)?.numberFormat;
      return format?.pattern ?? (format?.type === 'TEXT' ? '@' : '0.###############');
    }
    case 'formats':
      return workbook.formatOf(sheet, r, c) ?? null;
    case 'rules':
      return workbook.rules.get(sheet.rule(r, c)) ?? null;
  }
}

const read: Op<RangeRef & { aspect: Aspect }, unknown[][]> = (server, session, payload) => {
  const { workbook, sheet, box } = place(server, session, payload);
  const rows: unknown[][] = [];
  for (let r = box.r0; r < box.r1; r++) {
    const line: unknown[] = [];
    for (let c = box.c0; c < box.c1; c++) line.push(cellAspect(workbook, sheet, r, c, payload.aspect));
    rows.push(line);
  }
  return rows;
};

/** One value as setValue takes it: text is parsed like typing, a date gets a date format, null empties. */
function writeOne(server: Server, workbook: Workbook, sheet: Sheet, r: number, c: number, given: unknown): void {
  const context = server.context(workbook, '');
  if (given === null || given === undefined) {
    sheet.setValue(r, c, null);
    return;
  }
  if (types.isDate(given)) {
    const zone = workbook.properties.timeZone;
    const serial = epochToSerial(given.getTime(), zone);
    const format: CellFormat = workbook.formatOf(sheet, r, c) ?? {};
    sheet.setValue(r, c, serial);
    if (!isDate(format.numberFormat))
      workbook.setFormat(sheet, r, c, {
        ...format,
        numberFormat: { type: Number.isInteger(serial) ? 'DATE' : 'DATE_TIME' },
      });
    return;
  }
  if (typeof given === 'string' || typeof given === 'number' || typeof given === 'boolean')
    enter(context, sheet, r, c, given, 'USER_ENTERED');
  else enter(context, sheet, r, c, String(given as object), 'USER_ENTERED');
}

/** Strict rules refuse what a script writes, too (the Sheets API does not ask them). */
function refuseInvalid(workbook: Workbook, sheet: Sheet, r: number, c: number): void {
  const rule = workbook.rules.get(sheet.rule(r, c));
  if (!rule?.strict) return;
  const value = workbook.effective(sheet, r, c);
  if (value instanceof CellError || violation(workbook, sheet, r, c, value) === undefined) return;
  throw new GoogleError(
    `The data you entered in cell ${columnName(c)}${r + 1} violates the data validation rules set on this cell.`,
  );
}

const write: Op<RangeRef & { values: unknown[][] }, null> = (server, session, payload) => {
  const { workbook, sheet, box } = editable(server, session, payload);
  try {
    workbook.atomically(() => {
      payload.values.forEach((row, i) =>
        row.forEach((value, j) => writeOne(server, workbook, sheet, box.r0 + i, box.c0 + j, value)),
      );
      for (let r = box.r0; r < box.r1; r++) for (let c = box.c0; c < box.c1; c++) refuseInvalid(workbook, sheet, r, c);
    });
  } catch (error) {
    throw error instanceof ApiError ? new GoogleError(error.message) : error;
  }
  server.changed('workbook', workbook.id);
  return null;
};

/** The same or different values for a format field, note or rule over a range. */
const set: Op<RangeRef & { aspect: 'notes' | 'numberFormats' | 'formats' | 'rules'; values: unknown[][] }, null> = (
  server,
  session,
  payload,
) => {
  const { workbook, sheet, box } = editable(server, session, payload);
  workbook.atomically(() => {
    for (let r = box.r0; r < box.r1; r++)
      for (let c = box.c0; c < box.c1; c++) {
        // one row or one value stands for all of them
        const row = payload.values[Math.min(r - box.r0, payload.values.length - 1)]!;
        const value = row[Math.min(c - box.c0, row.length - 1)];
        const format = workbook.formatOf(sheet, r, c) ?? {};
        if (payload.aspect === 'notes') sheet.setNote(r, c, typeof value === 'string' ? value : '');
        else if (payload.aspect === 'rules')
          sheet.setRule(r, c, workbook.rules.add((value as Json | null) ?? undefined));
        else if (payload.aspect === 'formats')
          workbook.setFormat(sheet, r, c, mergeFormat(format, value as CellFormat));
        else workbook.setFormat(sheet, r, c, { ...format, numberFormat: patternFormat(String(value)) });
      }
  });
  server.changed('workbook', workbook.id);
  return null;
};

function mergeFormat(old: CellFormat, patch: CellFormat): CellFormat {
  const result: CellFormat = { ...old };
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else if (key === 'textFormat') result[key] = { ...(old[key] as Json | undefined), ...(value as Json) };
    else result[key] = value;
  }
  return result;
}

function patternFormat(pattern: string): { type: string; pattern: string } {
  if (pattern === '@') return { type: 'TEXT', pattern };
  return { type: isDate({ pattern }) ? 'DATE_TIME' : 'NUMBER', pattern };
}

const batch: Op<{ id: string; requests: Json[] }, Json[]> = (server, session, { id, requests }) => {
  const workbook = openWorkbook(server, session, id);
  try {
    const { replies } = batchUpdate(server.context(workbook, session.user), { requests });
    server.changed('workbook', id);
    return replies;
  } catch (error) {
    // the service itself speaks of no request numbers
    throw error instanceof ApiError
      ? new GoogleError(error.message.replace(/^Invalid requests\[\d+\]\.\w+: /, ''))
      : error;
  }
};

const clear: Op<RangeRef & { contents: boolean; formats: boolean; notes: boolean; rules: boolean }, null> = (
  server,
  session,
  payload,
) => {
  const { workbook, sheet, box } = editable(server, session, payload);
  workbook.atomically(() => {
    for (let r = box.r0; r < Math.min(box.r1, sheet.state.rows.length); r++)
      for (let c = box.c0; c < box.c1; c++) {
        if (payload.contents) sheet.setValue(r, c, null);
        if (payload.formats) sheet.setFormat(r, c, 0);
        if (payload.notes) sheet.setNote(r, c, '');
        if (payload.rules) sheet.setRule(r, c, 0);
      }
  });
  server.changed('workbook', workbook.id);
  return null;
};

const sort: Op<RangeRef & { specs: { dimensionIndex: number; sortOrder: string }[] }, null> = (
  server,
  session,
  payload,
) => {
  const { workbook, sheet, box } = editable(server, session, payload);
  workbook.atomically(() => sortBox(server.context(workbook, session.user), sheet, box, payload.specs));
  server.changed('workbook', workbook.id);
  return null;
};

const shift: Op<RangeRef & { dimension: 'ROWS' | 'COLUMNS'; insert: boolean }, null> = (server, session, payload) => {
  const { workbook, sheet, box } = editable(server, session, payload);
  workbook.atomically(() => shiftCells(sheet, box, payload.dimension, payload.insert));
  server.changed('workbook', workbook.id);
  return null;
};

interface WorkbookInfo {
  id: string;
  title: string;
  locale: string;
  timeZone: string;
  url: string;
  owner: string;
  editors: string[];
  names: { name: string; range: object }[];
  formId?: string;
  sheets: {
    sheetId: number;
    title: string;
    hidden: boolean;
    rows: number;
    columns: number;
    frozenRows: number;
    frozenColumns: number;
    lastRow?: number;
    formId?: string;
  }[];
}

/** What accessors answer from; no crossing of its own. */
const info: Op<{ id: string }, WorkbookInfo> = (server, session, { id }) => {
  const workbook = openWorkbook(server, session, id);
  return {
    id,
    title: workbook.properties.title,
    locale: workbook.locale,
    timeZone: workbook.properties.timeZone,
    url: workbook.url,
    owner: workbook.owner,
    editors: [workbook.owner, ...workbook.access.editors],
    names: workbook.names.map(({ name, range }) => ({ name, range })),
    sheets: workbook.sheets.map((sheet) => {
      const { gridProperties, hidden } = sheet.state.properties;
      return {
        sheetId: sheet.id,
        title: sheet.title,
        hidden: hidden === true,
        rows: sheet.rowCount,
        columns: sheet.columnCount,
        frozenRows: gridProperties.frozenRowCount ?? 0,
        frozenColumns: gridProperties.frozenColumnCount ?? 0,
        ...(sheet.state.formLink && { formId: sheet.state.formLink.formId }),
      };
    }),
  };
};

const extent: Op<{ id: string; sheetId: number }, { lastRow: number; lastColumn: number }> = (
  server,
  session,
  { id, sheetId },
) => {
  const sheet = openWorkbook(server, session, id).byId(sheetId);
  if (!sheet) throw new GoogleError(`Sheet ${sheetId} not found`);
  return { lastRow: sheet.lastRow, lastColumn: sheet.lastColumn };
};

const find: Op<{ id: string; a1: string; sheetId?: number }, { sheetId: number; box: Box } | null> = (
  server,
  session,
  payload,
) => {
  const workbook = openWorkbook(server, session, payload.id);
  try {
    const own = payload.sheetId !== undefined && !payload.a1.includes('!') ? workbook.byId(payload.sheetId) : undefined;
    const named = workbook.names.some((one) => one.name === payload.a1);
    const { sheet, box } = workbook.find(
      own && !named ? `'${own.title.replace(/'/g, "''")}'!${payload.a1}` : payload.a1,
    );
    return { sheetId: sheet.id, box };
  } catch {
    return null;
  }
};

const open: Op<{ id: string }, string> = (server, session, { id }) => openWorkbook(server, session, id).id;

const create: Op<{ title: string; rows?: number; columns?: number }, string> = (server, session, payload) => {
  const grid = { rowCount: payload.rows ?? 1000, columnCount: payload.columns ?? 26 };
  return server.createWorkbook(
    { properties: { title: payload.title }, sheets: [{ properties: { gridProperties: grid } }] },
    session.user,
  ).id;
};

const sharing: Op<{ id: string; add?: string[]; remove?: string[]; role: 'editors' | 'viewers' }, null> = (
  server,
  session,
  payload,
) => {
  const workbook = openWorkbook(server, session, payload.id);
  if (!workbook.mayEdit(session.user)) throw new GoogleError('You do not have permission to perform that action.');
  const list = new Set(workbook.access[payload.role]);
  payload.add?.forEach((one) => list.add(one));
  payload.remove?.forEach((one) => list.delete(one));
  workbook.access = { ...workbook.access, [payload.role]: [...list] };
  server.changed('workbook', payload.id);
  return null;
};

const protections: Op<{ id: string }, Json[]> = (server, session, { id }) =>
  openWorkbook(server, session, id).sheets.flatMap((sheet) =>
    sheet.state.protections.map((one) => ({ ...one, sheetId: sheet.id })),
  );

export const spreadsheetOps = {
  'ss.open': open,
  'ss.create': create,
  'ss.info': info,
  'ss.extent': extent,
  'ss.find': find,
  'ss.read': read,
  'ss.write': write,
  'ss.set': set,
  'ss.clear': clear,
  'ss.sort': sort,
  'ss.shift': shift,
  'ss.batch': batch,
  'ss.sharing': sharing,
  'ss.protections': protections,
};
