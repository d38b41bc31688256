/** Google's own description of the Sheets API as a judge: bodies and answers must fit it, unknown fields refused. */
import fs from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import type { ValidateFunction } from 'ajv';
import type { Host } from '../../src/host';

interface Schema {
  properties?: Record<string, Schema>;
  additionalProperties?: unknown;
  type?: string;
}

const file = path.join(__dirname, '../golden/google-openapi/sheets.json');
const document = JSON.parse(fs.readFileSync(file, 'utf8')) as { components: { schemas: Record<string, Schema> } };
for (const schema of Object.values(document.components.schemas))
  if (schema.properties) schema.additionalProperties = false;
const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema(document, 'sheets');
const compiled = new Map<string, ValidateFunction>();

/** What is wrong with a value as the named shape; empty when nothing is. */
export function faults(name: string, value: unknown): string[] {
  let validate = compiled.get(name);
  if (!validate) compiled.set(name, (validate = ajv.compile({ $ref: `sheets#/components/schemas/${name}` })));
  if (validate(JSON.parse(JSON.stringify(value)))) return [];
  return (validate.errors ?? []).map(
    (error) => `${error.instancePath} ${error.message ?? ''} ${JSON.stringify(error.params)}`,
  );
}

export function fits(name: string, value: unknown): void {
  const wrong = faults(name, value);
  if (wrong.length > 0) throw new Error(`${name}: ${wrong.join('\n')}`);
}

export type Request = Record<string, unknown>;

/** batchUpdate with body and answer checked. */
export function batch(host: Host, id: string, ...requests: Request[]): Record<string, unknown>[] {
  const body = { requests };
  fits('BatchUpdateSpreadsheetRequest', body);
  const answer = host.sheets.batchUpdate(body, id);
  fits('BatchUpdateSpreadsheetResponse', answer);
  return answer.replies;
}

/** spreadsheets.get with the answer checked. */
export function get(
  host: Host,
  id: string,
  options: { ranges?: string[]; includeGridData?: boolean; fields?: string } = {},
): Record<string, unknown> {
  const answer = host.sheets.get(id, options);
  fits('Spreadsheet', answer);
  return answer;
}

/** Rows of texts as RowData. */
export const rowData = (rows: (string | number | boolean | null)[][]) =>
  rows.map((row) => ({
    values: row.map((value) => {
      if (value === null) return {};
      const kind = typeof value === 'string' ? 'stringValue' : typeof value === 'number' ? 'numberValue' : 'boolValue';
      return { userEnteredValue: { [kind]: value } };
    }),
  }));

export const box = (r0: number, r1: number, c0: number, c1: number, sheetId = 0) => ({
  sheetId,
  startRowIndex: r0,
  endRowIndex: r1,
  startColumnIndex: c0,
  endColumnIndex: c1,
});

export const write = (
  rows: (string | number | boolean | null)[][],
  rowIndex = 0,
  columnIndex = 0,
  sheetId = 0,
): Request => ({
  updateCells: { start: { sheetId, rowIndex, columnIndex }, rows: rowData(rows), fields: 'userEnteredValue' },
});
