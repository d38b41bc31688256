/** Writes marks into the system tab outside the desk: Set up runs before there is a desk to work at. */
import { changeRequests } from '../../src/office/persist';
import { NOTHING } from '../../src/office/change';
import type { OfficeWords } from '../../src/office/words';
import { readOffice } from '../desk';
import { writeBook } from '../google/books';

/** Reads again, so that each mark has its one row however often this is called. */
export function updateSystemTab(office: string, words: OfficeWords, marks: Readonly<Record<string, string>>): void {
  const { loaded } = readOffice({ office });
  if ('facts' in loaded) writeBook(office, changeRequests({ ...NOTHING, marks }, loaded, words));
}
