/**
 * Whole files through spreadsheets.get alone: reading by data filter asks for the scope that may write as well. The office
 * file, and the floor file it names when it may be read.
 */
import { FIELDS, FORMAT, type Backup, type Book } from '../backup/book';
import { cellsOf } from '../backup/records';
import type { Sheets } from './clients';
import { persist, statusOf, type Patience } from './ensure';
import { officeOf } from './office-cells';

const bookOf = (sheets: Sheets, spreadsheetId: string, patience: Patience): Promise<Book> =>
  persist(
    'reading',
    async () =>
      (await sheets.spreadsheets.get({ spreadsheetId, includeGridData: true, fields: FIELDS })).data as unknown as Book,
    patience,
  );

/** `now`: when it was saved */
export async function readBooks(sheets: Sheets, officeId: string, patience: Patience, now: Date): Promise<Backup> {
  const office = await bookOf(sheets, officeId, patience);
  const { floorId } = officeOf(cellsOf(office)).loaded.facts.marks;
  let floor: Book | null = null;
  try {
    floor = floorId ? await bookOf(sheets, floorId, patience) : null;
  } catch (error) {
    // the floor file may belong to somebody else; it can be made again from the office file
    const status = statusOf(error);
    if (status !== 403 && status !== 404) throw error;
  }
  return { format: FORMAT, savedAt: now.toISOString(), office, floor };
}
