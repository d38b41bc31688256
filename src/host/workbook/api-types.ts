/** Sheets REST as plain functions, one for each method, named as in Google's own clients. */

export type Scalar = string | number | boolean;
export type RenderOption = 'FORMATTED_VALUE' | 'UNFORMATTED_VALUE' | 'FORMULA';
export type InputOption = 'RAW' | 'USER_ENTERED';

export interface ValueRange {
  range?: string;
  majorDimension?: 'ROWS' | 'COLUMNS';
  values?: (Scalar | null)[][];
}

export interface ReadOptions {
  majorDimension?: 'ROWS' | 'COLUMNS';
  valueRenderOption?: RenderOption;
  dateTimeRenderOption?: 'SERIAL_NUMBER' | 'FORMATTED_STRING';
}

export interface WriteOptions {
  valueInputOption?: InputOption;
  includeValuesInResponse?: boolean;
  responseValueRenderOption?: RenderOption;
  responseDateTimeRenderOption?: 'SERIAL_NUMBER' | 'FORMATTED_STRING';
}

export interface UpdateReport {
  spreadsheetId: string;
  updatedRange: string;
  updatedRows: number;
  updatedColumns: number;
  updatedCells: number;
  updatedData?: ValueRange;
}

/** Bodies and answers keep Google's JSON shapes; a refusal is thrown as an `ApiError` with `code` and `status`. */
export interface SheetsApi {
  create(body: object): Record<string, unknown>;
  get(
    id: string,
    options?: { ranges?: string | string[]; includeGridData?: boolean; fields?: string },
  ): Record<string, unknown>;
  batchUpdate(body: object, id: string): { spreadsheetId: string; replies: Record<string, unknown>[] };
  values: {
    get(id: string, range: string, options?: ReadOptions): ValueRange;
    batchGet(
      id: string,
      options: ReadOptions & { ranges: string | string[] },
    ): { spreadsheetId: string; valueRanges: ValueRange[] };
    /** ranges by sheet id instead of by title */
    batchGetByDataFilter(body: object, id: string): Record<string, unknown>;
    update(body: ValueRange, id: string, range: string, options?: WriteOptions): UpdateReport;
    batchUpdate(body: object, id: string): Record<string, unknown>;
    append(
      body: ValueRange,
      id: string,
      range: string,
      options?: WriteOptions & { insertDataOption?: 'OVERWRITE' | 'INSERT_ROWS' },
    ): Record<string, unknown>;
    clear(body: object, id: string, range: string): { spreadsheetId: string; clearedRange: string };
    batchClear(body: { ranges: string[] }, id: string): { spreadsheetId: string; clearedRanges: string[] };
  };
}
