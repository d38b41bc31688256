/** What every kind of request needs: the file, who asks, and how to say no. */
import { badRequest } from '../../errors';
import { copyJson, parseMask } from '../fields';
import type { Mask } from '../fields';
import type { GridRange } from '../a1';
import type { Sheet } from '../sheet';
import type { Json } from '../cell';
import type { Place, Workbook } from '../workbook';

export interface RequestContext {
  readonly workbook: Workbook;
  /** e-mail address of who asks */
  readonly user: string;
  /** largest number of characters in a cell */
  readonly cellCharacters: number;
  readonly cellsPerWorkbook: number;
}

/** Does one request and returns its reply. Bodies were checked against their shapes before. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the shape check stands before every handler
type Handler = (context: RequestContext, request: any) => Json | undefined;
export type Handlers = Readonly<Record<string, Handler>>;

export function needMask(fields: unknown): Mask {
  if (typeof fields !== 'string' || fields.trim() === '')
    throw badRequest("At least one field must be listed in 'fields'. (Use '*' to indicate all fields.)");
  return parseMask(fields);
}

/** A mask whose names may be written with or without the object they belong to (`gridProperties` or `properties.gridProperties`). */
export function maskWithin(fields: unknown, wrapper: string): Mask {
  const mask = needMask(fields);
  const inner = mask.get(wrapper);
  return mask.size === 1 && inner && inner.size > 0 ? inner : mask;
}

export function needSheet({ workbook }: RequestContext, sheetId: number | undefined): Sheet {
  const sheet = workbook.byId(sheetId ?? 0);
  if (!sheet) throw badRequest(`No grid with id: ${sheetId ?? 0}`);
  return sheet;
}

export function needRange(context: RequestContext, range: GridRange | undefined): Place {
  if (!range) throw badRequest('A range is required.');
  return context.workbook.place(range);
}

/** The range, refused when the asker may not edit it. */
export function editableRange(context: RequestContext, range: GridRange | undefined): Place {
  const place = needRange(context, range);
  context.workbook.assertEditable(context.user, place.sheet, place.box);
  return place;
}

export function assertWholeSheetEditable(context: RequestContext, sheet: Sheet): void {
  context.workbook.assertEditable(context.user, sheet, { r0: 0, r1: sheet.rowCount, c0: 0, c1: sheet.columnCount });
}

export function assertRoom(context: RequestContext): void {
  const cells = context.workbook.sheets.reduce((sum, sheet) => sum + sheet.rowCount * sheet.columnCount, 0);
  if (cells > context.cellsPerWorkbook)
    throw badRequest(
      `This action would increase the number of cells in the workbook above the limit of ${context.cellsPerWorkbook} cells.`,
    );
}

export { copyJson };
