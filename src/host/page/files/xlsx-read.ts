/** An Excel workbook as a body of spreadsheets.create. */
import type { Cell, CellValue, Sheet } from 'hucre/xlsx';
import { parseA1 } from '../../workbook/a1';
import type { GridRange } from '../../workbook/a1';
import type { ValidationRule } from '../../workbook/cell';
import { fromCharacters, fromPoints } from './api-sheet';
import type { ApiCell, ApiSheet } from './api-sheet';
import { CELLS_AT_MOST, Unreadable } from './unreadable';
import { googleColour, toGoogle } from './xlsx-style';

const SPARE_ROWS = 50;
/** Excel's day 1 is 1 January 1900 with a leap day that never was; from March 1900 on serials agree. */
const DAY_ZERO = Date.UTC(1899, 11, 30);

export async function readXlsx(bytes: Uint8Array, title: string): Promise<object> {
  const { readXlsx: read } = await import('hucre/xlsx');
  const book = await read(bytes, { readStyles: true }).catch(() => {
    throw new Unreadable('unreadable_xlsx');
  });
  if (book.sheets.length === 0) throw new Unreadable('unreadable_empty');
  return { properties: { title }, sheets: book.sheets.map((sheet, i) => sheetOf(sheet, i + 1)) };
}

function valueOf(value: CellValue | undefined): NonNullable<ApiCell['userEnteredValue']> | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (value instanceof Date) return { numberValue: (value.getTime() - DAY_ZERO) / 86_400_000 };
  if (typeof value === 'number') return { numberValue: value };
  return typeof value === 'boolean' ? { boolValue: value } : { stringValue: value };
}

function cellOf(plain: CellValue | undefined, cell: Cell | undefined): ApiCell {
  const value =
    cell?.formula !== undefined
      ? { formulaValue: `=${cell.formula.replace(/^=/, '')}` }
      : valueOf(plain ?? cell?.value);
  const dated = plain instanceof Date && cell?.style?.numFmt === undefined;
  const format = toGoogle(dated ? { ...cell?.style, numFmt: 'yyyy/mm/dd' } : cell?.style);
  return {
    ...(value && { userEnteredValue: value }),
    ...(format && { userEnteredFormat: format }),
    ...(cell?.comment?.text && { note: cell.comment.text }),
  };
}

function sheetOf(sheet: Sheet, sheetId: number): ApiSheet {
  const reach = [...(sheet.cells?.keys() ?? [])].map((key) => key.split(',').map(Number));
  const height = reach.reduce((most, [r = 0]) => Math.max(most, r + 1), Math.max(sheet.rows.length, 1));
  const width = Math.max(
    sheet.rows.reduce((most, row) => Math.max(most, row.length), 1),
    reach.reduce((most, [, c = 0]) => Math.max(most, c + 1), sheet.columns?.length ?? 0),
  );
  if ((height + SPARE_ROWS) * width > CELLS_AT_MOST) throw new Unreadable('unreadable_size');
  const rowData = Array.from({ length: height }, (_, r) => ({
    values: Array.from({ length: width }, (_unused, c) => cellOf(sheet.rows[r]?.[c], sheet.cells?.get(`${r},${c}`))),
  }));
  const rowCount = height + SPARE_ROWS;
  applyRules(sheet, rowData, rowCount, width);
  const here = (a1: string): GridRange => ({ ...parseA1(a1.replace(/\$/g, '')), sheetId });
  const { rows: frozenRows = 0, columns: frozenColumns = 0 } = sheet.freezePane ?? {};
  const painted = googleColour(sheet.view?.tabColor);
  return {
    properties: {
      sheetId,
      title: sheet.name.slice(0, 100) || String(sheetId),
      ...(sheet.hidden && { hidden: true }),
      ...(painted && { tabColorStyle: painted }),
      gridProperties: {
        rowCount,
        columnCount: width,
        ...(frozenRows > 0 && { frozenRowCount: Math.min(frozenRows, rowCount - 1) }),
        ...(frozenColumns > 0 && frozenColumns < width && { frozenColumnCount: frozenColumns }),
        ...(sheet.view?.showGridLines === false && { hideGridlines: true }),
      },
    },
    merges: (sheet.merges ?? []).map(({ startRow, endRow, startCol, endCol }) => ({
      sheetId,
      startRowIndex: startRow,
      endRowIndex: endRow + 1,
      startColumnIndex: startCol,
      endColumnIndex: endCol + 1,
    })),
    conditionalFormats: (sheet.conditionalRules ?? []).flatMap((rule) => {
      const formula = Array.isArray(rule.formula) ? rule.formula[0] : rule.formula;
      const format = toGoogle(rule.style, true);
      if (rule.type !== 'expression' || formula === undefined || !format) return [];
      const condition = { type: 'CUSTOM_FORMULA', values: [{ userEnteredValue: `=${formula}` }] };
      return [{ ranges: rule.range.split(' ').map(here), booleanRule: { condition, format } }];
    }),
    ...(sheet.autoFilter && { basicFilter: { range: here(sheet.autoFilter.range) } }),
    ...(sheet.protection?.sheet && { protectedRanges: [protection(sheet, sheetId)] }),
    data: [
      {
        rowData,
        columnMetadata: (sheet.columns ?? []).map((one) => ({
          ...(one.width !== undefined && { pixelSize: fromCharacters(one.width) }),
          ...(one.hidden && { hiddenByUser: true }),
        })),
        rowMetadata: rowMetadata(sheet, rowCount),
      },
    ],
  };
}

function rowMetadata(sheet: Sheet, rowCount: number) {
  const last = [...(sheet.rowDefs?.keys() ?? [])].reduce((most, r) => Math.max(most, r), -1);
  return Array.from({ length: Math.min(last + 1, rowCount) }, (_, r) => {
    const one = sheet.rowDefs?.get(r);
    return { ...(one?.height && { pixelSize: fromPoints(one.height) }), ...(one?.hidden && { hiddenByUser: true }) };
  });
}

/** Cells that Excel leaves unlocked become the open part of one protected tab. */
function protection(sheet: Sheet, sheetId: number) {
  const unprotectedRanges: GridRange[] = [];
  for (const [key, cell] of sheet.cells ?? []) {
    if (cell.style?.protection?.locked !== false) continue;
    const [r = 0, c = 0] = key.split(',').map(Number);
    const above = unprotectedRanges.find((one) => one.startColumnIndex === c && one.endRowIndex === r);
    if (above) above.endRowIndex = r + 1;
    else
      unprotectedRanges.push({
        sheetId,
        startRowIndex: r,
        endRowIndex: r + 1,
        startColumnIndex: c,
        endColumnIndex: c + 1,
      });
  }
  return { range: { sheetId }, unprotectedRanges };
}

function applyRules(sheet: Sheet, rowData: { values: ApiCell[] }[], rowCount: number, width: number): void {
  for (const one of sheet.dataValidations ?? []) {
    if (one.type !== 'list') continue;
    const tick = one.values?.join() === 'TRUE,FALSE';
    const condition = tick
      ? { type: 'BOOLEAN' }
      : one.values
        ? { type: 'ONE_OF_LIST', values: one.values.map((userEnteredValue) => ({ userEnteredValue })) }
        : { type: 'ONE_OF_RANGE', values: [{ userEnteredValue: `=${one.formula1 ?? ''}` }] };
    const rule: ValidationRule = {
      condition,
      strict: (one.errorStyle ?? 'stop') === 'stop',
      showCustomUi: true,
      ...(one.inputMessage && { inputMessage: one.inputMessage }),
    };
    for (const part of one.range.split(' ')) {
      const range = parseA1(part.replace(/\$/g, '')) ?? {};
      const {
        startRowIndex: r0 = 0,
        endRowIndex: r1 = rowCount,
        startColumnIndex: c0 = 0,
        endColumnIndex: c1 = width,
      } = range;
      for (let r = r0; r < Math.min(r1, rowCount); r++)
        for (let c = c0; c < Math.min(c1, width); c++) {
          while (rowData.length <= r) rowData.push({ values: [] });
          const row = rowData[r]!.values;
          while (row.length <= c) row.push({});
          row[c]!.dataValidation = rule;
        }
    }
  }
}
