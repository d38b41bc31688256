/** Puts one value into one cell: raw, or as if typed. */
import { badRequest } from '../errors';
import { formulaCell } from './cell';
import type { CellFormat, Scalar } from './cell';
import { typeText } from './coerce';
import { isDate, isText } from './number-format';
import type { NumberFormat } from './number-format';
import type { Sheet } from './sheet';
import type { RequestContext } from './requests/common';
import type { Workbook } from './workbook';

/** A number format that comes with a typed value is kept only where the cell has none of its own that fits. */
function adoptFormat(workbook: Workbook, sheet: Sheet, r: number, c: number, wished: NumberFormat | undefined): void {
  if (!wished) return;
  const format: CellFormat = workbook.formatOf(sheet, r, c) ?? {};
  const old = format.numberFormat;
  const kept = old !== undefined && (isDate(wished) ? isDate(old) : !isDate(old));
  if (!kept) workbook.setFormat(sheet, r, c, { ...format, numberFormat: wished });
}

export function enter(
  context: Pick<RequestContext, 'workbook' | 'cellCharacters'>,
  sheet: Sheet,
  r: number,
  c: number,
  value: Scalar,
  how: 'RAW' | 'USER_ENTERED',
): void {
  const { workbook, cellCharacters } = context;
  if (typeof value !== 'string') {
    if (typeof value === 'number' && !Number.isFinite(value)) throw badRequest(`Invalid value: ${value}`);
    const text = how === 'USER_ENTERED' && isText(workbook.formatOf(sheet, r, c)?.numberFormat);
    sheet.setValue(r, c, text ? (typeof value === 'boolean' ? String(value).toUpperCase() : String(value)) : value);
    return;
  }
  if (value.length > cellCharacters)
    throw badRequest(`Your input contains more than the maximum of ${cellCharacters} characters in a single cell.`);
  if (how === 'RAW') {
    sheet.setValue(r, c, value === '' ? null : value);
    return;
  }
  const typed = typeText(value, workbook.formatOf(sheet, r, c)?.numberFormat, workbook.typing);
  if (typed.kind === 'empty') sheet.setValue(r, c, null);
  else if (typed.kind === 'formula') sheet.setValue(r, c, formulaCell(typed.formula));
  else {
    sheet.setValue(r, c, typed.value);
    adoptFormat(workbook, sheet, r, c, typed.format);
  }
}
