/** The office's records out of the cells of its tabs. */
import { createHost, type Host } from '../../host/index';
import { specsFor } from '../../office/load';
import type { Cell } from '../../tables/cell';
import { readTable } from '../../tables/table';
import type { OfficeRecords } from '../audit/audit';
import type { NumberedLine } from '../audit/journal';
import { officeOf } from '../google/office-cells';
import type { Book } from './book';

/** A host that only holds files. */
export const shelf = (): Host => createHost({ bundle: { code: '', name: 'none' }, now: 0, timeZone: 'Asia/Taipei' });

/** Tabs by their ids, as a REST client reads them. */
export function cellsOf(book: Book): ReadonlyMap<number, Cell[][]> {
  const made = shelf().workbooks.create(book);
  return new Map(made.sheets.map(({ sheetId, title }) => [sheetId, made.values(title)]));
}

export function recordsOf(book: Book): OfficeRecords {
  const bySheet = cellsOf(book);
  const { loaded, words } = officeOf(bySheet);
  const { journal } = specsFor([]);
  const cells = bySheet.get(journal.sheetId) ?? [];
  const read = readTable<NumberedLine>(journal, words.tables.journal, cells, loaded.context);
  return {
    facts: loaded.facts,
    journal: read.rows.map((row) => row.record),
    problems: [...loaded.problems, ...read.problems],
  };
}
