/** The table port filled in with the Sheets advanced service: one call reads all tabs, one call writes all changes. */
import type { Cell } from '../../src/tables/cell';
import type { SheetsRequest } from '../../src/tables/requests';

interface MatchedRange {
  dataFilters?: { gridRange?: { sheetId?: number } }[];
  valueRange?: { values?: Cell[][] };
}
interface ValuesService {
  batchGetByDataFilter(body: object, id: string): { valueRanges?: MatchedRange[] };
}
interface SpreadsheetsService {
  Values: ValuesService;
  batchUpdate(body: object, id: string): { replies?: Record<string, unknown>[] };
  get(id: string, options: object): unknown;
}

const service = (): SpreadsheetsService => (Sheets as unknown as { Spreadsheets: SpreadsheetsService }).Spreadsheets;

/** Cells of each tab by sheet id; a tab is found by its id, so renaming or moving it does no harm. */
export function readTabs(spreadsheetId: string, sheetIds: readonly number[]): Map<number, Cell[][]> {
  const answer = service().Values.batchGetByDataFilter(
    {
      dataFilters: sheetIds.map((sheetId) => ({ gridRange: { sheetId } })),
      majorDimension: 'ROWS',
      valueRenderOption: 'UNFORMATTED_VALUE',
      dateTimeRenderOption: 'SERIAL_NUMBER',
    },
    spreadsheetId,
  );
  const cells = new Map<number, Cell[][]>();
  for (const { dataFilters = [], valueRange } of answer.valueRanges ?? []) {
    const sheetId = dataFilters[0]?.gridRange?.sheetId ?? 0;
    cells.set(sheetId, valueRange?.values ?? []);
  }
  return cells;
}

/** All or nothing (Google applies a batchUpdate as a whole or not at all). */
export function writeBook(spreadsheetId: string, requests: readonly SheetsRequest[]): void {
  if (requests.length > 0) service().batchUpdate({ requests }, spreadsheetId);
}

export interface TabInfo {
  readonly sheetId: number;
  readonly title: string;
}

/** Tabs a file has, without their cells. */
export function tabsOf(spreadsheetId: string): TabInfo[] {
  const answer = service().get(spreadsheetId, { fields: 'sheets.properties(sheetId,title)' }) as {
    sheets?: { properties?: { sheetId?: number; title?: string } }[];
  };
  return (answer.sheets ?? []).map(({ properties }) => ({
    sheetId: properties?.sheetId ?? 0,
    title: properties?.title ?? '',
  }));
}
