/** Reads the office file's tabs from the host, with the same codec the office uses. */
import type { Host } from '../../host/index';
import type { JournalLine } from '../../domain/journal/line';
import type { Facts } from '../../office/facts';
import { load, READ_KEYS, specsFor, type Cells, type Loaded } from '../../office/load';
import type { OfficeWords } from '../../office/words';
import type { Cell } from '../../tables/cell';
import { readTable } from '../../tables/table';

function titleOf(host: Host, officeId: string, sheetId: number): string {
  return host.workbooks.get(officeId).sheets.find((sheet) => sheet.sheetId === sheetId)?.title ?? '';
}

function loaded(host: Host, officeId: string, words: OfficeWords): Loaded {
  const specs = specsFor([]);
  const book = host.workbooks.get(officeId);
  const cells = Object.fromEntries(
    READ_KEYS.map((key) => [key, book.values(titleOf(host, officeId, specs[key].sheetId)) as Cell[][]]),
  ) as unknown as Cells;
  const found = load(cells, words);
  if (!('facts' in found)) throw new Error(found.problems.map((p) => p.code).join(' '));
  if (found.problems.length > 0) throw new Error(JSON.stringify(found.problems));
  return found;
}

export const readFacts = (host: Host, officeId: string, words: OfficeWords): Facts =>
  loaded(host, officeId, words).facts;

export function readJournal(host: Host, officeId: string, words: OfficeWords): JournalLine[] {
  const { specs, context } = loaded(host, officeId, words);
  const cells = host.workbooks.get(officeId).values(titleOf(host, officeId, specs.journal.sheetId)) as Cell[][];
  const read = readTable<JournalLine>(specs.journal, words.tables.journal, cells, context);
  if (read.problems.length > 0) throw new Error(JSON.stringify(read.problems.slice(0, 5)));
  return read.rows.map((row) => row.record);
}
