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
}

export const newRow = (epoch: number): Row => ({ epoch, values: [], formats: null, rules: null, notes: null });

export const copyRow = (row: Row, epoch: number): Row => ({
  epoch,
  values: row.values.slice(),
  formats: row.formats && row.formats.slice(),
  rules: row.rules && row.rules.slice(),
  notes: row.notes && row.notes.slice(),
});

export function put<T>(list: T[], index: number, value: T, filler: T): void {
  while (list.length < index) list.push(filler);
  list[index] = value;
}
