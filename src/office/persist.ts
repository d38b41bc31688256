/** From a Change to the requests that write it in one batchUpdate: rows, marks, journal lines. */
import type { JournalLine } from '../domain/journal/line';
import { makeId } from '../domain/common/ids';
import { tableRequests, type SheetsRequest } from '../tables/requests';
import { headings, type ReadTable } from '../tables/table';
import type { Change } from './change';
import { TABLE_KEYS } from './facts';
import type { Loaded } from './load';
import type { OfficeWords } from './words';

/** The journal is never read by an action; its columns stand where Set up put them. */
const blind = (width: number): ReadTable<object> => ({
  rows: [],
  columns: Array.from({ length: width }, (_, i) => i),
  problems: [],
  edited: [],
  width,
});

export interface Written {
  readonly requests: SheetsRequest[];
}

export function changeRequests(change: Change, loaded: Loaded, words: OfficeWords): SheetsRequest[] {
  const requests: SheetsRequest[] = [];
  for (const key of TABLE_KEYS) {
    const put = (change.put[key] ?? []) as readonly object[];
    const drop = change.drop[key] ?? [];
    if (put.length + drop.length > 0)
      requests.push(...tableRequests(loaded.specs[key], loaded.reads[key], { put, drop }, loaded.context));
  }
  const marks: Record<string, string | null> = { ...change.marks };
  if (change.journal.length > 0) {
    const first = Number(loaded.facts.marks['next.journal'] ?? '1');
    marks['next.journal'] = String(first + change.journal.length);
    requests.push(...journalRequests(change.journal, first, loaded, words));
  }
  const rows = Object.entries(marks).map(([key, value]) => ({ key, value: value ?? '' }));
  if (rows.length > 0)
    requests.push(...tableRequests(loaded.specs.system, loaded.reads.system, { put: rows, drop: [] }, loaded.context));
  return requests;
}

function journalRequests(
  lines: readonly JournalLine[],
  first: number,
  loaded: Loaded,
  words: OfficeWords,
): SheetsRequest[] {
  const spec = loaded.specs.journal;
  const read = blind(headings(spec, words.tables.journal).length);
  const put = lines.map((line, i) => ({ id: makeId('journal', first + i), ...line }));
  return tableRequests(spec, read, { put, drop: [] }, loaded.context);
}
