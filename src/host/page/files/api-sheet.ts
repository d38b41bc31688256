/** The parts of the Sheets API's own JSON that files are written from and read into. */
import type { GridRange } from '../../workbook/a1';
import type { CellFormat, ValidationRule } from '../../workbook/cell';

export interface ApiCell {
  userEnteredValue?: { stringValue?: string; numberValue?: number; boolValue?: boolean; formulaValue?: string };
  effectiveValue?: { stringValue?: string; numberValue?: number; boolValue?: boolean };
  userEnteredFormat?: CellFormat;
  dataValidation?: ValidationRule;
  note?: string;
}
export interface ApiDimension {
  pixelSize?: number;
  hiddenByUser?: boolean;
}
export interface ApiSheet {
  properties: {
    sheetId?: number;
    title: string;
    hidden?: boolean;
    tabColor?: object;
    tabColorStyle?: object;
    gridProperties: {
      rowCount: number;
      columnCount: number;
      frozenRowCount?: number;
      frozenColumnCount?: number;
      hideGridlines?: boolean;
    };
  };
  merges?: GridRange[];
  basicFilter?: { range?: GridRange };
  protectedRanges?: {
    range?: GridRange;
    unprotectedRanges?: GridRange[];
    warningOnly?: boolean;
    description?: string;
  }[];
  conditionalFormats?: {
    ranges: GridRange[];
    booleanRule?: { condition: NonNullable<ValidationRule['condition']>; format?: CellFormat };
  }[];
  data?: {
    rowData?: { values?: ApiCell[] }[];
    rowMetadata?: ApiDimension[];
    columnMetadata?: ApiDimension[];
  }[];
}

/** Excel counts columns in characters and rows in points. */
export const toCharacters = (pixels: number): number => Math.max(0, (pixels - 5) / 7);
export const fromCharacters = (characters: number): number => Math.round(characters * 7 + 5);
export const toPoints = (pixels: number): number => pixels * 0.75;
export const fromPoints = (points: number): number => Math.round(points / 0.75);
