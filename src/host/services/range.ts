/** Range: a block of cells of one tab. */
import { boxToA1 } from '../workbook/a1';
import type { Box } from '../workbook/a1';
import type { Json } from '../workbook/cell';
import type { Aspect } from '../server/ops/spreadsheet';
import { GoogleError } from '../errors';
import { Facade, mismatch } from './facade';
import type { Env } from './facade';
import { hexColor, toColor } from './colors';
import { DataValidation } from './data-validation';

type Format = Json;

export class Range extends Facade {
  readonly kind = 'Range';

  constructor(
    env: Env,
    readonly id: string,
    readonly sheetId: number,
    readonly box: Box,
  ) {
    super(env);
  }

  get ref() {
    return { id: this.id, sheetId: this.sheetId, box: this.box };
  }
  get height(): number {
    return this.box.r1 - this.box.r0;
  }
  get width(): number {
    return this.box.c1 - this.box.c0;
  }
  get grid(): Json {
    const { r0, r1, c0, c1 } = this.box;
    return { sheetId: this.sheetId, startRowIndex: r0, endRowIndex: r1, startColumnIndex: c0, endColumnIndex: c1 };
  }

  #read(method: string, aspect: Aspect): unknown[][] {
    return this.gate.cross(`SpreadsheetApp.Range.${method}`, 'ss.read', { ...this.ref, aspect });
  }
  #write(method: string, values: unknown[][]): this {
    this.gate.cross(`SpreadsheetApp.Range.${method}`, 'ss.write', { ...this.ref, values });
    return this;
  }
  #set(method: string, aspect: 'notes' | 'numberFormats' | 'formats' | 'rules', values: unknown[][]): this {
    this.gate.cross(`SpreadsheetApp.Range.${method}`, 'ss.set', { ...this.ref, aspect, values });
    return this;
  }
  #format(method: string, format: Format): this {
    return this.#set(method, 'formats', [[format]]);
  }
  #batch(method: string, requests: Json[]): Json[] {
    return this.gate.cross(`SpreadsheetApp.Range.${method}`, 'ss.batch', { id: this.id, requests });
  }
  /** A block of values of exactly this range's size. */
  #shaped(values: unknown): unknown[][] {
    if (!Array.isArray(values) || !values.every((row) => Array.isArray(row)))
      throw mismatch('SpreadsheetApp.Range.setValues', [values]);
    const rows = values as unknown[][];
    if (rows.length !== this.height)
      throw new GoogleError(
        `The number of rows in the data does not match the number of rows in the range. The data has ${rows.length} but the range has ${this.height}.`,
      );
    for (const row of rows)
      if (row.length !== this.width)
        throw new GoogleError(
          `The number of columns in the data does not match the number of columns in the range. The data has ${row.length} but the range has ${this.width}.`,
        );
    return rows;
  }

  // ---- where

  getA1Notation(): string {
    return boxToA1(this.box);
  }
  getRow(): number {
    return this.box.r0 + 1;
  }
  getRowIndex(): number {
    return this.box.r0 + 1;
  }
  getColumn(): number {
    return this.box.c0 + 1;
  }
  getLastRow(): number {
    return this.box.r1;
  }
  getLastColumn(): number {
    return this.box.c1;
  }
  getNumRows(): number {
    return this.height;
  }
  getNumColumns(): number {
    return this.width;
  }
  getHeight(): number {
    return this.height;
  }
  getWidth(): number {
    return this.width;
  }
  getGridId(): number {
    return this.sheetId;
  }
  getSheet(): Facade {
    return this.env.make.sheet(this.id, this.sheetId);
  }
  getCell(row: number, column: number): Facade {
    const { r0, c0 } = this.box;
    if (row < 1 || column < 1 || row > this.height || column > this.width)
      throw new GoogleError('Cell reference out of range');
    return this.env.make.range(this.id, this.sheetId, {
      r0: r0 + row - 1,
      r1: r0 + row,
      c0: c0 + column - 1,
      c1: c0 + column,
    });
  }
  offset(rows: number, columns: number, height = this.height, width = this.width): Facade {
    const r0 = this.box.r0 + rows;
    const c0 = this.box.c0 + columns;
    const box = { r0, r1: r0 + height, c0, c1: c0 + width };
    if (r0 < 0 || c0 < 0 || height < 1 || width < 1)
      throw new GoogleError('The coordinates of the range are outside the dimensions of the sheet.');
    return this.env.make.range(this.id, this.sheetId, box);
  }

  // ---- values

  getValue(): unknown {
    const { r0, c0 } = this.box;
    const box = { r0, r1: r0 + 1, c0, c1: c0 + 1 };
    return this.gate.cross('SpreadsheetApp.Range.getValue', 'ss.read', { ...this.ref, box, aspect: 'values' })[0]![0];
  }
  getValues(): unknown[][] {
    return this.#read('getValues', 'values');
  }
  getDisplayValue(): unknown {
    return this.#read('getDisplayValue', 'display')[0]![0];
  }
  getDisplayValues(): unknown[][] {
    return this.#read('getDisplayValues', 'display');
  }
  getFormula(): unknown {
    return this.#read('getFormula', 'formulas')[0]![0];
  }
  getFormulas(): unknown[][] {
    return this.#read('getFormulas', 'formulas');
  }
  isBlank(): boolean {
    return this.#read('isBlank', 'values').every((row) => row.every((value) => value === ''));
  }
  setValue(value: unknown): this {
    if (value === undefined) throw mismatch('SpreadsheetApp.Range.setValue', [value]);
    return this.#write(
      'setValue',
      Array.from({ length: this.height }, () => new Array<unknown>(this.width).fill(value)),
    );
  }
  setValues(values: unknown): this {
    return this.#write('setValues', this.#shaped(values));
  }
  setFormula(formula: unknown): this {
    const text = String(formula);
    return this.#write('setFormula', [[text.startsWith('=') ? text : `=${text}`]]);
  }
  setFormulas(formulas: unknown): this {
    return this.#write('setFormulas', this.#shaped(formulas));
  }

  // ---- clearing and moving

  #clear(method: string, what: { contents?: boolean; formats?: boolean; notes?: boolean; rules?: boolean }): this {
    const payload = { ...this.ref, contents: false, formats: false, notes: false, rules: false, ...what };
    this.gate.cross(`SpreadsheetApp.Range.${method}`, 'ss.clear', payload);
    return this;
  }
  clear(options?: {
    contentsOnly?: boolean;
    formatOnly?: boolean;
    commentsOnly?: boolean;
    validationsOnly?: boolean;
  }): this {
    if (options?.contentsOnly) return this.#clear('clear', { contents: true });
    if (options?.formatOnly) return this.#clear('clear', { formats: true });
    if (options?.commentsOnly) return this.#clear('clear', { notes: true });
    if (options?.validationsOnly) return this.#clear('clear', { rules: true });
    return this.#clear('clear', { contents: true, formats: true });
  }
  clearContent(): this {
    return this.#clear('clearContent', { contents: true });
  }
  clearFormat(): this {
    return this.#clear('clearFormat', { formats: true });
  }
  clearNote(): this {
    return this.#clear('clearNote', { notes: true });
  }
  clearDataValidations(): this {
    return this.#clear('clearDataValidations', { rules: true });
  }
  insertCells(dimension: 'ROWS' | 'COLUMNS'): this {
    this.gate.cross('SpreadsheetApp.Range.insertCells', 'ss.shift', { ...this.ref, dimension, insert: true });
    return this;
  }
  deleteCells(dimension: 'ROWS' | 'COLUMNS'): void {
    this.gate.cross('SpreadsheetApp.Range.deleteCells', 'ss.shift', { ...this.ref, dimension, insert: false });
  }
  sort(by: unknown): this {
    const specs = (Array.isArray(by) ? by : [by]).map((one: unknown) => {
      const { column, ascending = true } =
        typeof one === 'number' ? { column: one } : (one as { column: number; ascending?: boolean });
      return { dimensionIndex: column - 1, sortOrder: ascending ? 'ASCENDING' : 'DESCENDING' };
    });
    this.gate.cross('SpreadsheetApp.Range.sort', 'ss.sort', { ...this.ref, specs });
    return this;
  }
  copyTo(destination: Facade, options?: { contentsOnly?: boolean; formatOnly?: boolean } | string): void {
    if (!(destination instanceof Range)) throw mismatch('SpreadsheetApp.Range.copyTo', [destination]);
    const kind =
      typeof options === 'string'
        ? options
        : options?.contentsOnly
          ? 'PASTE_VALUES'
          : options?.formatOnly
            ? 'PASTE_FORMAT'
            : 'PASTE_NORMAL';
    this.#batch('copyTo', [{ copyPaste: { source: this.grid, destination: destination.grid, pasteType: kind } }]);
  }
  merge(): this {
    this.#batch('merge', [{ mergeCells: { range: this.grid, mergeType: 'MERGE_ALL' } }]);
    return this;
  }
  mergeAcross(): this {
    this.#batch('mergeAcross', [{ mergeCells: { range: this.grid, mergeType: 'MERGE_ROWS' } }]);
    return this;
  }
  mergeVertically(): this {
    this.#batch('mergeVertically', [{ mergeCells: { range: this.grid, mergeType: 'MERGE_COLUMNS' } }]);
    return this;
  }
  breakApart(): this {
    this.#batch('breakApart', [{ unmergeCells: { range: this.grid } }]);
    return this;
  }

  // ---- formats, notes, validation

  getNumberFormat(): unknown {
    return this.#read('getNumberFormat', 'numberFormats')[0]![0];
  }
  getNumberFormats(): unknown[][] {
    return this.#read('getNumberFormats', 'numberFormats');
  }
  setNumberFormat(pattern: string): this {
    return this.#set('setNumberFormat', 'numberFormats', [[pattern]]);
  }
  setNumberFormats(patterns: unknown): this {
    return this.#set('setNumberFormats', 'numberFormats', this.#shaped(patterns));
  }
  getNote(): unknown {
    return this.#read('getNote', 'notes')[0]![0];
  }
  getNotes(): unknown[][] {
    return this.#read('getNotes', 'notes');
  }
  setNote(note: string | null): this {
    return this.#set('setNote', 'notes', [[note ?? '']]);
  }
  setNotes(notes: unknown): this {
    return this.#set('setNotes', 'notes', this.#shaped(notes));
  }
  getBackground(): string {
    const format = this.#read('getBackground', 'formats')[0]![0] as Json | null;
    return hexColor(format?.['backgroundColor'] as Json | undefined) ?? '#ffffff';
  }
  getBackgrounds(): string[][] {
    return this.#read('getBackgrounds', 'formats').map((row) =>
      row.map((format) => hexColor((format as Json | null)?.['backgroundColor'] as Json | undefined) ?? '#ffffff'),
    );
  }
  setBackground(color: string | null): this {
    return this.#format('setBackground', { backgroundColor: toColor(color) });
  }
  setBackgrounds(colors: unknown): this {
    const formats = this.#shaped(colors).map((row) =>
      row.map((color) => ({ backgroundColor: toColor(color as string | null) })),
    );
    return this.#set('setBackgrounds', 'formats', formats);
  }
  setFontColor(color: string | null): this {
    return this.#format('setFontColor', { textFormat: { foregroundColor: toColor(color) } });
  }
  setFontWeight(weight: string | null): this {
    return this.#format('setFontWeight', { textFormat: { bold: weight === 'bold' } });
  }
  setFontStyle(style: string | null): this {
    return this.#format('setFontStyle', { textFormat: { italic: style === 'italic' } });
  }
  setFontLine(line: string | null): this {
    return this.#format('setFontLine', {
      textFormat: { underline: line === 'underline', strikethrough: line === 'line-through' },
    });
  }
  setFontSize(size: number): this {
    return this.#format('setFontSize', { textFormat: { fontSize: size } });
  }
  setFontFamily(family: string): this {
    return this.#format('setFontFamily', { textFormat: { fontFamily: family } });
  }
  setHorizontalAlignment(alignment: string | null): this {
    return this.#format('setHorizontalAlignment', { horizontalAlignment: alignment?.toUpperCase() ?? null });
  }
  setVerticalAlignment(alignment: string | null): this {
    return this.#format('setVerticalAlignment', { verticalAlignment: alignment?.toUpperCase() ?? null });
  }
  setWrap(wrap: boolean): this {
    return this.#format('setWrap', { wrapStrategy: wrap ? 'WRAP' : 'OVERFLOW_CELL' });
  }
  setDataValidation(rule: Facade | null): this {
    if (rule !== null && !(rule instanceof DataValidation))
      throw mismatch('SpreadsheetApp.Range.setDataValidation', [rule]);
    return this.#set('setDataValidation', 'rules', [[rule?.rule ?? null]]);
  }
  getDataValidation(): Facade | null {
    const rule = this.#read('getDataValidation', 'rules')[0]![0] as Json | null;
    return rule && new DataValidation(this.env, rule);
  }
  insertCheckboxes(): this {
    return this.#set('insertCheckboxes', 'rules', [[{ condition: { type: 'BOOLEAN' }, strict: true }]]);
  }
  removeCheckboxes(): this {
    return this.#set('removeCheckboxes', 'rules', [[null]]);
  }
  protect(): Facade {
    return this.env.make.protect(this.id, { range: this.grid });
  }
  activate(): this {
    return this;
  }
  activateAsCurrentCell(): this {
    return this;
  }
}

/** `getRange` in its four forms, as a box; undefined when the arguments are none of them. */
export function boxFrom(args: readonly unknown[]): Box | undefined {
  const [row, column, rows = 1, columns = 1] = args;
  if (typeof row !== 'number' || typeof column !== 'number' || typeof rows !== 'number' || typeof columns !== 'number')
    return undefined;
  if (row < 1 || column < 1) throw new GoogleError('The starting row or column of the range is too small.');
  if (rows < 1) throw new GoogleError('The number of rows in the range must be at least 1.');
  if (columns < 1) throw new GoogleError('The number of columns in the range must be at least 1.');
  return { r0: row - 1, r1: row - 1 + rows, c0: column - 1, c1: column - 1 + columns };
}
