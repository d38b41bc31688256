/** From a Change to the requests that write it in one batchUpdate: rows, marks, journal lines. */
import type { JournalLine } from '../domain/journal/line';
import { makeId } from '../domain/common/ids';
import { afterChange, tableRequests, type SheetsRequest } from '../tables/requests';
import { headings, type ReadTable } from '../tables/table';
import type { Change } from './change';
import { TABLE_KEYS, type Facts } from './facts';
import type { Loaded } from './load';
import type { OfficeWords } from './words';

/** The journal is never read by an action; its columns stand where Set up put them. */
const blind = (width: number): ReadTable<object> => ({
  rows: [],
  columns: Array.from({ length: width }, (_, i) => i),
  problems: [],
  edited: [],
  width,
  height: 0,
});

export interface Written {
  readonly requests: SheetsRequest[];
}

const nextLine = (loaded: Loaded): number => Number(loaded.facts.marks['next.journal'] ?? '1');

/** Rows of the system tab, with the number that the next journal line will have. */
function markRows(change: Change, loaded: Loaded): { key: string; value: string }[] {
  const marks: Record<string, string | null> = { ...change.marks };
  if (change.journal.length > 0) marks['next.journal'] = String(nextLine(loaded) + change.journal.length);
  return Object.entries(marks).map(([key, value]) => ({ key, value: value ?? '' }));
}

/** The office after the change was written, for a second write of the same click; nothing is read again. */
export function loadedAfter(loaded: Loaded, facts: Facts, change: Change): Loaded {
  const system = { put: markRows(change, loaded), drop: [] };
  const reads: Record<string, ReadTable<object>> = {
    system: afterChange(loaded.specs.system, loaded.reads.system, system),
  };
  for (const key of TABLE_KEYS) {
    const rows = { put: (change.put[key] ?? []) as readonly object[], drop: change.drop[key] ?? [] };
    reads[key] = afterChange(loaded.specs[key], loaded.reads[key], rows);
  }
  const marks = { ...facts.marks, 'next.journal': String(nextLine(loaded) + change.journal.length) };
  return { ...loaded, facts: { ...facts, marks }, reads: reads as Loaded['reads'] };
}

export function changeRequests(change: Change, loaded: Loaded, words: OfficeWords): SheetsRequest[] {
  const requests: SheetsRequest[] = [];
  for (const key of TABLE_KEYS) {
    const put = (change.put[key] ?? []) as readonly object[];
    const drop = change.drop[key] ?? [];
    if (put.length + drop.length > 0)
      requests.push(...tableRequests(loaded.specs[key], loaded.reads[key], { put, drop }, loaded.context));
  }
  if (change.journal.length > 0) requests.push(...journalRequests(change.journal, nextLine(loaded), loaded, words));
  const rows = markRows(change, loaded);
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
