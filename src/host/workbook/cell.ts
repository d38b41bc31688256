/** What a cell holds, and the compact rows that sheets are made of. */
import type { NumberFormat } from './number-format';

export type Scalar = string | number | boolean;

/** A formula as entered; its result is kept until the workbook changes. */
export interface FormulaCell {
  readonly formula: string;
  /** revision of the workbook for which `result` holds */
  known: number;
  result: Scalar | CellError | null;
}

/** The error that a formula came to, e.g. `#NAME?`. */
export class CellError {
  constructor(
    readonly code: string,
    readonly message: string,
  ) {}
}

/** null is the empty cell; there is no empty text. */
export type CellValue = Scalar | FormulaCell | null;

export const isFormula = (value: CellValue | undefined): value is FormulaCell =>
  typeof value === 'object' && value !== null;
export const formulaCell = (formula: string): FormulaCell => ({ formula, known: -1, result: null });

export type Json = Record<string, unknown>;
export interface CellFormat extends Json {
  numberFormat?: NumberFormat;
}
export interface BooleanCondition {
  type: string;
  values?: { userEnteredValue?: string; relativeDate?: string }[];
}
export interface ValidationRule {
  condition?: BooleanCondition;
  inputMessage?: string;
  strict?: boolean;
  showCustomUi?: boolean;
}

/**
 * One row. `formats` and `rules` hold numbers from the workbook's tables (0: none). Arrays may be shorter than the
 * sheet is wide. A row belongs to one epoch of its sheet: an older row is copied before it is written to.
 */
export interface Row {
  epoch: number;
  values: CellValue[];
  formats: number[] | null;
  rules: number[] | null;
  notes: string[] | null;
  /** the values as a reader gets them, made at the first reading; null when a formula stands among them */
  plain: readonly Scalar[] | null | undefined;
}

export const newRow = (epoch: number): Row => ({
  epoch,
  values: [],
  formats: null,
  rules: null,
  notes: null,
  plain: undefined,
});

export const copyRow = (row: Row, epoch: number): Row => ({
  epoch,
  values: row.values.slice(),
  formats: row.formats && row.formats.slice(),
  rules: row.rules && row.rules.slice(),
  notes: row.notes && row.notes.slice(),
  plain: undefined,
});

/** Values without trailing empty cells, an empty one as ''; null when a formula or an error has to be worked out. */
export function plainValues(row: Row): readonly Scalar[] | null {
  if (row.plain !== undefined) return row.plain;
  const { values } = row;
  let end = values.length;
  while (end > 0 && values[end - 1] === null) end--;
  const plain: Scalar[] = [];
  for (let c = 0; c < end; c++) {
    const value = values[c]!;
    if (typeof value === 'object' && value !== null) return (row.plain = null);
    plain.push(value ?? '');
  }
  return (row.plain = plain);
}

export function put<T>(list: T[], index: number, value: T, filler: T): void {
  while (list.length < index) list.push(filler);
  list[index] = value;
}
