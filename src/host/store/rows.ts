/** Rows of a tab as JSON. */
import { formulaCell, isFormula } from '../workbook/cell';
import type { CellValue, Row } from '../workbook/cell';

export interface StoredRow {
  v: (string | number | boolean | null | { '=': string })[];
  f?: number[];
  d?: number[];
  n?: string[];
}

export function storeRow(row: Row | undefined): StoredRow | null {
  if (!row) return null;
  return {
    v: row.values.map((value) => (isFormula(value) ? { '=': value.formula } : value)),
    ...(row.formats && { f: row.formats }),
    ...(row.rules && { d: row.rules }),
    ...(row.notes && { n: row.notes }),
  };
}

export function restoreRow(stored: StoredRow | null): Row | undefined {
  if (!stored) return undefined;
  return {
    epoch: 0,
    values: stored.v.map((value): CellValue =>
      typeof value === 'object' && value !== null ? formulaCell(value['=']) : value,
    ),
    formats: stored.f ?? null,
    rules: stored.d ?? null,
    notes: stored.n ?? null,
    plain: undefined,
  };
}
