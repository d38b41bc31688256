/** Requests that shape a tab: make it, size it, colour it, say what may be typed and who may type. */
import type { Cell } from './cell';
import { updateCells, type SheetsRequest } from './requests';

export interface TabShape {
  readonly sheetId: number;
  readonly title: string;
  readonly rows: number;
  readonly columns: number;
  readonly frozenRows?: number;
  readonly frozenColumns?: number;
  readonly hidden?: boolean;
  /** `#1f3a5f` */
  readonly colour?: string;
  readonly index?: number;
}

export interface Area {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

export interface TextStyle {
  readonly bold?: boolean;
  readonly size?: number;
  readonly colour?: string;
  readonly background?: string;
  readonly align?: 'LEFT' | 'CENTER' | 'RIGHT';
  readonly wrap?: boolean;
  /** text stands in the middle of a high row */
  readonly middle?: boolean;
  /** `@` keeps text as text */
  readonly numberFormat?: string;
}

export function rgb(hex: string): { red: number; green: number; blue: number } {
  const value = parseInt(hex.slice(1), 16);
  const part = (shift: number): number => Math.round((((value >> shift) & 255) / 255) * 1000) / 1000;
  return { red: part(16), green: part(8), blue: part(0) };
}

export const gridRange = (sheetId: number, area: Area): object => ({
  sheetId,
  startRowIndex: area.row,
  endRowIndex: area.row + area.rows,
  startColumnIndex: area.column,
  endColumnIndex: area.column + area.columns,
});

export const addTab = (shape: TabShape): SheetsRequest => ({
  addSheet: {
    properties: {
      sheetId: shape.sheetId,
      title: shape.title,
      ...(shape.index === undefined ? {} : { index: shape.index }),
      ...(shape.hidden ? { hidden: true } : {}),
      ...(shape.colour ? { tabColorStyle: { rgbColor: rgb(shape.colour) } } : {}),
      gridProperties: {
        rowCount: shape.rows,
        columnCount: shape.columns,
        ...(shape.frozenRows ? { frozenRowCount: shape.frozenRows } : {}),
        ...(shape.frozenColumns ? { frozenColumnCount: shape.frozenColumns } : {}),
      },
    },
  },
});

export const deleteTab = (sheetId: number): SheetsRequest => ({ deleteSheet: { sheetId } });

export const widths = (sheetId: number, pixels: readonly number[]): SheetsRequest[] =>
  pixels.map((pixelSize, i) => ({
    updateDimensionProperties: {
      range: { sheetId, dimension: 'COLUMNS', startIndex: i, endIndex: i + 1 },
      properties: { pixelSize },
      fields: 'pixelSize',
    },
  }));

export const rowHeight = (sheetId: number, from: number, count: number, pixelSize: number): SheetsRequest => ({
  updateDimensionProperties: {
    range: { sheetId, dimension: 'ROWS', startIndex: from, endIndex: from + count },
    properties: { pixelSize },
    fields: 'pixelSize',
  },
});

export const hideColumns = (sheetId: number, column: number, columns: number): SheetsRequest => ({
  updateDimensionProperties: {
    range: { sheetId, dimension: 'COLUMNS', startIndex: column, endIndex: column + columns },
    properties: { hiddenByUser: true },
    fields: 'hiddenByUser',
  },
});

export function style(sheetId: number, area: Area, look: TextStyle): SheetsRequest {
  const text = {
    ...(look.bold === undefined ? {} : { bold: look.bold }),
    ...(look.size === undefined ? {} : { fontSize: look.size }),
    ...(look.colour === undefined ? {} : { foregroundColorStyle: { rgbColor: rgb(look.colour) } }),
  };
  const format: Record<string, unknown> = {};
  const fields: string[] = [];
  if (Object.keys(text).length > 0) {
    format['textFormat'] = text;
    fields.push(...Object.keys(text).map((key) => `userEnteredFormat.textFormat.${key}`));
  }
  if (look.background !== undefined) {
    format['backgroundColorStyle'] = { rgbColor: rgb(look.background) };
    fields.push('userEnteredFormat.backgroundColorStyle');
  }
  if (look.align !== undefined) {
    format['horizontalAlignment'] = look.align;
    fields.push('userEnteredFormat.horizontalAlignment');
  }
  if (look.middle) {
    format['verticalAlignment'] = 'MIDDLE';
    fields.push('userEnteredFormat.verticalAlignment');
  }
  if (look.wrap) {
    format['wrapStrategy'] = 'WRAP';
    fields.push('userEnteredFormat.wrapStrategy');
  }
  if (look.numberFormat !== undefined) {
    format['numberFormat'] = { type: look.numberFormat === '@' ? 'TEXT' : 'NUMBER', pattern: look.numberFormat };
    fields.push('userEnteredFormat.numberFormat');
  }
  return {
    repeatCell: { range: gridRange(sheetId, area), cell: { userEnteredFormat: format }, fields: fields.join(',') },
  };
}

/** Drop-down that refuses anything else. */
export const choices = (sheetId: number, area: Area, words: readonly string[], message: string): SheetsRequest => ({
  setDataValidation: {
    range: gridRange(sheetId, area),
    rule: {
      condition: { type: 'ONE_OF_LIST', values: words.map((userEnteredValue) => ({ userEnteredValue })) },
      inputMessage: message,
      strict: true,
      showCustomUi: true,
    },
  },
});

export const checkboxes = (sheetId: number, area: Area): SheetsRequest => ({
  setDataValidation: {
    range: gridRange(sheetId, area),
    rule: { condition: { type: 'BOOLEAN' }, strict: true, showCustomUi: true },
  },
});

/** Everybody but the editors named (the owner always) is kept out, except from the open areas. */
export const protect = (
  sheetId: number,
  description: string,
  open: readonly Area[] = [],
  warningOnly = false,
): SheetsRequest => ({
  addProtectedRange: {
    protectedRange: {
      range: { sheetId },
      description,
      ...(warningOnly ? { warningOnly: true } : { editors: { users: [], domainUsersCanEdit: false } }),
      ...(open.length > 0 ? { unprotectedRanges: open.map((area) => gridRange(sheetId, area)) } : {}),
    },
  },
});

/** Background by a formula over the first cell of the area, e.g. `=$D3="已報到"`. */
export const colourWhen = (
  sheetId: number,
  area: Area,
  formula: string,
  background: string,
  colour?: string,
): SheetsRequest => ({
  addConditionalFormatRule: {
    rule: {
      ranges: [gridRange(sheetId, area)],
      booleanRule: {
        condition: { type: 'CUSTOM_FORMULA', values: [{ userEnteredValue: formula }] },
        format: {
          backgroundColorStyle: { rgbColor: rgb(background) },
          ...(colour ? { textFormat: { foregroundColorStyle: { rgbColor: rgb(colour) } } } : {}),
        },
      },
    },
    index: 0,
  },
});

/** Replaces everything a tab holds: cells beyond the rows are emptied. */
export const replaceCells = (sheetId: number, rows: readonly (readonly Cell[])[]): SheetsRequest => {
  const { updateCells: body } = updateCells(sheetId, 0, 0, rows) as { updateCells: { rows: unknown; fields: string } };
  return { updateCells: { range: { sheetId }, rows: body.rows, fields: body.fields } };
};

export { updateCells };
