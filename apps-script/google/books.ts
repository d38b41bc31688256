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

interface Protection {
  readonly protectedRange: { readonly warningOnly?: boolean };
}

/** A new protection names those who may write there all the same. */
function openedTo(request: SheetsRequest, users: readonly string[]): SheetsRequest {
  const made = request['addProtectedRange'] as Protection | undefined;
  if (!made || made.protectedRange.warningOnly) return request;
  return { addProtectedRange: { protectedRange: { ...made.protectedRange, editors: { users } } } };
}

/**
 * All or nothing (Google applies a batchUpdate as a whole or not at all). `organisers`: addresses, a space between them,
 * that new protections are open to.
 */
export function writeBook(spreadsheetId: string, requests: readonly SheetsRequest[], organisers = ''): void {
  const users = organisers.split(' ').filter(Boolean);
  const opened = users.length === 0 ? requests : requests.map((request) => openedTo(request, users));
  if (opened.length > 0) service().batchUpdate({ requests: opened }, spreadsheetId);
}

/** Ids of the protections of a file that do more than warn. */
export function protectionsOf(spreadsheetId: string): number[] {
  const answer = service().get(spreadsheetId, { fields: 'sheets.protectedRanges(protectedRangeId,warningOnly)' }) as {
    sheets?: { protectedRanges?: { protectedRangeId: number; warningOnly?: boolean }[] }[];
  };
  const all = (answer.sheets ?? []).flatMap(({ protectedRanges }) => protectedRanges ?? []);
  return all.filter((one) => one.warningOnly !== true).map((one) => one.protectedRangeId);
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
