/** A person types or pastes: sharing, protection and validation first, then the cells, then onEdit. */
import { GoogleError } from './errors';
import type { Firing } from './fire';
import type { Server } from './server/server';
import type { EventSpec } from './server/events';
import type { EditResult } from './types';
import { parseA1, toBox } from './workbook/a1';
import type { Box } from './workbook/a1';
import { CellError, isFormula } from './workbook/cell';
import { violation } from './workbook/condition';
import { enter } from './workbook/enter';
import type { Sheet } from './workbook/sheet';
import type { Workbook } from './workbook/workbook';

/** A value as the event tells it: always a text, dates as serial numbers. */
function told(sheet: Sheet, r: number, c: number): string | undefined {
  const entered = sheet.value(r, c);
  if (isFormula(entered)) return entered.formula;
  return entered === null ? undefined : typeof entered === 'boolean' ? String(entered).toUpperCase() : String(entered);
}

class Refused extends Error {}

function writeBlock(
  server: Server,
  workbook: Workbook,
  sheet: Sheet,
  box: Box,
  values: readonly (readonly string[])[],
): string[] {
  const warnings: string[] = [];
  const context = server.context(workbook, workbook.owner);
  values.forEach((row, i) =>
    row.forEach((text, j) => {
      const [r, c] = [box.r0 + i, box.c0 + j];
      enter(context, sheet, r, c, text, 'USER_ENTERED');
      const value = workbook.effective(sheet, r, c);
      const wrong = value instanceof CellError ? undefined : violation(workbook, sheet, r, c, value);
      if (wrong === undefined) return;
      if (workbook.rules.get(sheet.rule(r, c))?.strict) throw new Refused(wrong);
      warnings.push(wrong);
    }),
  );
  return warnings;
}

export function editCells(
  server: Server,
  firing: Firing,
  place: { spreadsheetId: string; sheet: string; a1: string; user: string },
  typed: string | readonly (readonly string[])[],
): EditResult {
  const workbook = server.workbook(place.spreadsheetId);
  if (!workbook) throw new GoogleError(`There is no spreadsheet with id ${place.spreadsheetId}`);
  const sheet = workbook.byTitle(place.sheet);
  const range = parseA1(place.a1);
  if (!sheet || !range) throw new GoogleError(`There is no range ${place.sheet}!${place.a1}`);
  const start = toBox(range, sheet.rowCount, sheet.columnCount);
  const values = typeof typed === 'string' ? [[typed]] : typed;
  const width = values.reduce((most, row) => Math.max(most, row.length), 1);
  const box: Box = { r0: start.r0, r1: start.r0 + Math.max(values.length, 1), c0: start.c0, c1: start.c0 + width };
  const refuse = (refused: string): EditResult => ({ ok: false, refused, warnings: [], executions: [] });
  if (!workbook.mayEdit(place.user)) return refuse('You can only view this file.');
  const protection = workbook.protectedAgainst(place.user, sheet, box);
  if (protection !== undefined) return refuse(`These cells are protected${protection ? `: ${protection}` : ''}.`);
  const single = box.r1 - box.r0 === 1 && box.c1 - box.c0 === 1;
  const oldValue = single ? told(sheet, box.r0, box.c0) : undefined;
  let warnings: string[];
  try {
    warnings = workbook.atomically(() => {
      // a paste at the edge makes the sheet larger
      if (box.r1 > sheet.rowCount) sheet.move('ROWS', sheet.rowCount, box.r1 - sheet.rowCount);
      if (box.c1 > sheet.columnCount) sheet.move('COLUMNS', sheet.columnCount, box.c1 - sheet.columnCount);
      return writeBlock(server, workbook, sheet, box, values);
    });
  } catch (error) {
    if (error instanceof Refused || error instanceof GoogleError) return refuse(error.message);
    throw error;
  }
  server.changed('workbook', workbook.id);
  const value = single ? told(sheet, box.r0, box.c0) : undefined;
  const event: EventSpec = {
    type: 'edit',
    spreadsheetId: workbook.id,
    sheetId: sheet.id,
    box,
    ...(value !== undefined && { value }),
    ...(oldValue !== undefined && { oldValue }),
  };
  const executions = [
    ...firing.simple('onEdit', event, workbook.id, place.user),
    ...firing.installed('ON_EDIT', event, workbook.id, place.user),
  ];
  return { ok: true, warnings, executions };
}
