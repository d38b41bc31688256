/** Sheet: one tab of a spreadsheet. */
import { GoogleError } from '../errors';
import type { Json } from '../workbook/cell';
import { Facade, mismatch } from './facade';
import type { Env } from './facade';
import { toColor } from './colors';
import { boxFrom } from './range';

export class Sheet extends Facade {
  readonly kind = 'Sheet';

  constructor(
    env: Env,
    readonly id: string,
    readonly sheetId: number,
  ) {
    super(env);
  }

  get #info() {
    const info = this.gate.peek('ss.info', { id: this.id });
    const index = info.sheets.findIndex((one) => one.sheetId === this.sheetId);
    if (index < 0) throw new GoogleError(`Sheet ${this.sheetId} not found`);
    return { ...info.sheets[index]!, index };
  }
  #batch(method: string, requests: Json[]): this {
    this.gate.cross(`SpreadsheetApp.Sheet.${method}`, 'ss.batch', { id: this.id, requests });
    return this;
  }
  #properties(method: string, properties: Json, fields: string): this {
    return this.#batch(method, [
      { updateSheetProperties: { properties: { ...properties, sheetId: this.sheetId }, fields } },
    ]);
  }
  #lines(dimension: 'ROWS' | 'COLUMNS', start: number, count: number): Json {
    return { sheetId: this.sheetId, dimension, startIndex: start - 1, endIndex: start - 1 + count };
  }
  #size(method: string, dimension: 'ROWS' | 'COLUMNS', start: number, count: number, properties: Json): this {
    const range = this.#lines(dimension, start, count);
    return this.#batch(method, [
      { updateDimensionProperties: { range, properties, fields: Object.keys(properties).join(',') } },
    ]);
  }
  #extent(method: string) {
    return this.gate.cross(`SpreadsheetApp.Sheet.${method}`, 'ss.extent', { id: this.id, sheetId: this.sheetId });
  }
  #insert(method: string, dimension: 'ROWS' | 'COLUMNS', at: number, count: number): this {
    return this.#batch(method, [
      { insertDimension: { range: this.#lines(dimension, at, count), inheritFromBefore: at > 1 } },
    ]);
  }

  // ---- about the tab

  getName(): string {
    return this.#info.title;
  }
  getSheetName(): string {
    return this.#info.title;
  }
  getSheetId(): number {
    return this.sheetId;
  }
  getIndex(): number {
    return this.#info.index + 1;
  }
  getParent(): Facade {
    return this.env.make.spreadsheet(this.id);
  }
  getMaxRows(): number {
    return this.#info.rows;
  }
  getMaxColumns(): number {
    return this.#info.columns;
  }
  getFrozenRows(): number {
    return this.#info.frozenRows;
  }
  getFrozenColumns(): number {
    return this.#info.frozenColumns;
  }
  isSheetHidden(): boolean {
    return this.#info.hidden;
  }
  getFormUrl(): string | null {
    const { formId } = this.#info;
    return formId === undefined ? null : `https://docs.google.com/forms/d/${formId}/viewform`;
  }
  getLastRow(): number {
    return this.#extent('getLastRow').lastRow;
  }
  getLastColumn(): number {
    return this.#extent('getLastColumn').lastColumn;
  }
  setName(title: string): this {
    return this.#properties('setName', { title }, 'title');
  }
  setTabColor(color: string | null): this {
    return this.#properties('setTabColor', { tabColor: toColor(color) ?? undefined }, 'tabColor');
  }
  setFrozenRows(count: number): this {
    return this.#properties(
      'setFrozenRows',
      { gridProperties: { frozenRowCount: count } },
      'gridProperties.frozenRowCount',
    );
  }
  setFrozenColumns(count: number): this {
    return this.#properties(
      'setFrozenColumns',
      { gridProperties: { frozenColumnCount: count } },
      'gridProperties.frozenColumnCount',
    );
  }
  setHiddenGridlines(hide: boolean): this {
    return this.#properties(
      'setHiddenGridlines',
      { gridProperties: { hideGridlines: hide } },
      'gridProperties.hideGridlines',
    );
  }
  hideSheet(): this {
    return this.#properties('hideSheet', { hidden: true }, 'hidden');
  }
  showSheet(): this {
    return this.#properties('showSheet', { hidden: false }, 'hidden');
  }
  activate(): this {
    return this;
  }

  // ---- ranges

  getRange(...args: unknown[]): Facade {
    if (typeof args[0] === 'string') {
      const found = this.gate.peek('ss.find', { id: this.id, sheetId: this.sheetId, a1: args[0] });
      if (!found) throw new GoogleError('Range not found');
      return this.env.make.range(this.id, found.sheetId, found.box);
    }
    const box = boxFrom(args);
    if (!box) throw mismatch('SpreadsheetApp.Sheet.getRange', args);
    const { rows, columns } = this.#info;
    if (box.r1 > rows || box.c1 > columns)
      throw new GoogleError('The coordinates of the range are outside the dimensions of the sheet.');
    return this.env.make.range(this.id, this.sheetId, box);
  }
  getDataRange(): Facade {
    const { lastRow, lastColumn } = this.#extent('getDataRange');
    return this.env.make.range(this.id, this.sheetId, {
      r0: 0,
      r1: Math.max(lastRow, 1),
      c0: 0,
      c1: Math.max(lastColumn, 1),
    });
  }
  getActiveRange(): Facade | null {
    return this.#selected();
  }
  getActiveCell(): Facade | null {
    return this.#selected();
  }
  getCurrentCell(): Facade | null {
    return this.#selected();
  }
  getSelection(): Facade {
    return new Selection(this.env, this.id, this.#selected());
  }
  #selected(): Facade | null {
    const { selection, activeSpreadsheetId } = this.gate.facts;
    if (activeSpreadsheetId !== this.id) return null;
    const here = selection?.sheet === this.#info.title ? selection.a1 : 'A1';
    const found = this.gate.peek('ss.find', { id: this.id, sheetId: this.sheetId, a1: here });
    return found && this.env.make.range(this.id, found.sheetId, found.box);
  }
  getSheetValues(row: number, column: number, rows: number, columns: number): unknown[][] {
    const box = boxFrom([row, column, rows, columns])!;
    return this.gate.cross('SpreadsheetApp.Sheet.getSheetValues', 'ss.read', {
      id: this.id,
      sheetId: this.sheetId,
      box,
      aspect: 'values',
    });
  }

  // ---- rows and columns

  appendRow(values: unknown): this {
    if (!Array.isArray(values)) throw mismatch('SpreadsheetApp.Sheet.appendRow', [values]);
    const { lastRow } = this.gate.peek('ss.extent', { id: this.id, sheetId: this.sheetId });
    const { rows, columns } = this.#info;
    const requests: Json[] = [];
    if (lastRow >= rows)
      requests.push({ appendDimension: { sheetId: this.sheetId, dimension: 'ROWS', length: lastRow + 1 - rows } });
    if (values.length > columns)
      requests.push({
        appendDimension: { sheetId: this.sheetId, dimension: 'COLUMNS', length: values.length - columns },
      });
    if (requests.length > 0) this.gate.peek('ss.batch', { id: this.id, requests });
    const box = { r0: lastRow, r1: lastRow + 1, c0: 0, c1: Math.max(values.length, 1) };
    this.gate.cross('SpreadsheetApp.Sheet.appendRow', 'ss.write', {
      id: this.id,
      sheetId: this.sheetId,
      box,
      values: [values],
    });
    return this;
  }
  insertRowBefore(row: number): this {
    return this.#insert('insertRowBefore', 'ROWS', row, 1);
  }
  insertRowAfter(row: number): this {
    return this.#insert('insertRowAfter', 'ROWS', row + 1, 1);
  }
  insertRowsBefore(row: number, count: number): this {
    return this.#insert('insertRowsBefore', 'ROWS', row, count);
  }
  insertRowsAfter(row: number, count: number): this {
    return this.#insert('insertRowsAfter', 'ROWS', row + 1, count);
  }
  insertRows(row: number, count = 1): void {
    this.#insert('insertRows', 'ROWS', row, count);
  }
  insertColumnBefore(column: number): this {
    return this.#insert('insertColumnBefore', 'COLUMNS', column, 1);
  }
  insertColumnAfter(column: number): this {
    return this.#insert('insertColumnAfter', 'COLUMNS', column + 1, 1);
  }
  insertColumnsAfter(column: number, count: number): this {
    return this.#insert('insertColumnsAfter', 'COLUMNS', column + 1, count);
  }
  insertColumns(column: number, count = 1): void {
    this.#insert('insertColumns', 'COLUMNS', column, count);
  }
  deleteRow(row: number): this {
    return this.#batch('deleteRow', [{ deleteDimension: { range: this.#lines('ROWS', row, 1) } }]);
  }
  deleteRows(row: number, count: number): void {
    this.#batch('deleteRows', [{ deleteDimension: { range: this.#lines('ROWS', row, count) } }]);
  }
  deleteColumn(column: number): this {
    return this.#batch('deleteColumn', [{ deleteDimension: { range: this.#lines('COLUMNS', column, 1) } }]);
  }
  deleteColumns(column: number, count: number): void {
    this.#batch('deleteColumns', [{ deleteDimension: { range: this.#lines('COLUMNS', column, count) } }]);
  }
  setRowHeight(row: number, height: number): this {
    return this.#size('setRowHeight', 'ROWS', row, 1, { pixelSize: height });
  }
  setRowHeights(row: number, count: number, height: number): this {
    return this.#size('setRowHeights', 'ROWS', row, count, { pixelSize: height });
  }
  setColumnWidth(column: number, width: number): this {
    return this.#size('setColumnWidth', 'COLUMNS', column, 1, { pixelSize: width });
  }
  setColumnWidths(column: number, count: number, width: number): this {
    return this.#size('setColumnWidths', 'COLUMNS', column, count, { pixelSize: width });
  }
  hideRows(row: number, count = 1): void {
    this.#size('hideRows', 'ROWS', row, count, { hiddenByUser: true });
  }
  showRows(row: number, count = 1): void {
    this.#size('showRows', 'ROWS', row, count, { hiddenByUser: false });
  }
  hideColumns(column: number, count = 1): void {
    this.#size('hideColumns', 'COLUMNS', column, count, { hiddenByUser: true });
  }
  showColumns(column: number, count = 1): void {
    this.#size('showColumns', 'COLUMNS', column, count, { hiddenByUser: false });
  }
  autoResizeColumn(column: number): this {
    return this.autoResizeColumns(column, 1);
  }
  autoResizeColumns(column: number, count: number): this {
    return this.#batch('autoResizeColumns', [
      { autoResizeDimensions: { dimensions: this.#lines('COLUMNS', column, count) } },
    ]);
  }
  clear(): this {
    return this.#clear('clear', { contents: true, formats: true });
  }
  clearContents(): this {
    return this.#clear('clearContents', { contents: true });
  }
  clearFormats(): this {
    return this.#clear('clearFormats', { formats: true });
  }
  clearNotes(): this {
    return this.#clear('clearNotes', { notes: true });
  }
  #clear(method: string, what: { contents?: boolean; formats?: boolean; notes?: boolean }): this {
    const { rows, columns } = this.#info;
    const box = { r0: 0, r1: rows, c0: 0, c1: columns };
    const payload = {
      id: this.id,
      sheetId: this.sheetId,
      box,
      contents: false,
      formats: false,
      notes: false,
      rules: false,
      ...what,
    };
    this.gate.cross(`SpreadsheetApp.Sheet.${method}`, 'ss.clear', payload);
    return this;
  }
  protect(): Facade {
    return this.env.make.protect(this.id, { range: { sheetId: this.sheetId } });
  }
  getProtections(type: string): Facade[] {
    return this.env.make.protections(this.id, type, this.sheetId);
  }
}

export class Selection extends Facade {
  readonly kind = 'Selection';
  constructor(
    env: Env,
    readonly id: string,
    readonly range: Facade | null,
  ) {
    super(env);
  }
  getActiveRange(): Facade | null {
    return this.range;
  }
  getCurrentCell(): Facade | null {
    return this.range;
  }
  getActiveSheet(): Facade | null {
    return this.range && (Facade.method(this.range, 'getSheet')!.call(this.range) as Facade);
  }
}
