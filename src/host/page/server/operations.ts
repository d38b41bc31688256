/** Rows, columns and ranges: one operation of the page as requests of the Sheets API. */
import type { Host } from '../../types';
import type { Box, Operation, Role } from '../protocol';
import type { Say } from '../words';
import type { Edits } from './edits';
import { userOf } from './people';

const ROW_OPERATIONS = /Rows$/;

/** Every cell the operation touches: inserting touches the line it happens at. */
function reach(operation: Operation, rows: number, columns: number): Box {
  if (operation.op === 'sort') return operation.box;
  const [from, to] = 'at' in operation ? [operation.at, operation.at + 1] : [operation.from, operation.to];
  return ROW_OPERATIONS.test(operation.op)
    ? { r0: from, r1: Math.min(to, rows), c0: 0, c1: columns }
    : { r0: 0, r1: rows, c0: from, c1: Math.min(to, columns) };
}

function requestOf(operation: Operation, sheetId: number): object {
  if (operation.op === 'sort') {
    const { box, column, ascending } = operation;
    const range = {
      sheetId,
      startRowIndex: box.r0,
      endRowIndex: box.r1,
      startColumnIndex: box.c0,
      endColumnIndex: box.c1,
    };
    const sortOrder = ascending ? 'ASCENDING' : 'DESCENDING';
    return { sortRange: { range, sortSpecs: [{ dimensionIndex: column, sortOrder }] } };
  }
  const dimension = ROW_OPERATIONS.test(operation.op) ? 'ROWS' : 'COLUMNS';
  if ('at' in operation) {
    const startIndex = operation.after ? operation.at + 1 : operation.at;
    const range = { sheetId, dimension, startIndex, endIndex: startIndex + operation.count };
    return { insertDimension: { range, inheritFromBefore: operation.after } };
  }
  const range = { sheetId, dimension, startIndex: operation.from, endIndex: operation.to };
  if (operation.op.startsWith('delete')) return { deleteDimension: { range } };
  if ('size' in operation)
    return { updateDimensionProperties: { range, properties: { pixelSize: operation.size }, fields: 'pixelSize' } };
  const properties = { hiddenByUser: operation.op.startsWith('hide') };
  return { updateDimensionProperties: { range, properties, fields: 'hiddenByUser' } };
}

/** Does it, or tells why not. */
export function operate(
  host: Host,
  edits: Edits,
  role: Role,
  file: string,
  sheetId: number,
  operation: Operation,
  say: Say,
): string | undefined {
  const book = host.workbooks.get(file);
  const size = sizeOf(host, file, sheetId);
  if (!size) return say('noSheets');
  const refused = edits.refusal(book, sheetId, reach(operation, size.rows, size.columns), userOf(host, role), say);
  if (refused !== undefined) return refused;
  try {
    host.sheets.batchUpdate({ requests: [requestOf(operation, sheetId)] }, file);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function sizeOf(host: Host, file: string, sheetId: number): { rows: number; columns: number } | undefined {
  const sheets = host.sheets.get(file, { fields: 'sheets.properties' })['sheets'] as {
    properties: { sheetId: number; gridProperties: { rowCount: number; columnCount: number } };
  }[];
  const grid = sheets.find((one) => one.properties.sheetId === sheetId)?.properties.gridProperties;
  return grid && { rows: grid.rowCount, columns: grid.columnCount };
}
