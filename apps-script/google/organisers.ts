/**
 * Organisers are whoever may edit the office file. Google lets nobody but its maker write into a protected tab, so every
 * protection names them; volunteers with the floor file's link are not among them.
 */
import type { SheetsRequest } from '../../src/tables/requests';
import { protectionsOf, writeBook } from './books';

/** Mark: their addresses, when there are several. */
export const ORGANISERS = 'organisers';

export function organisersOf(file: GoogleAppsScript.Spreadsheet.Spreadsheet): string[] {
  const owner = file.getOwner() as GoogleAppsScript.Base.User | null;
  const all = [...(owner ? [owner] : []), ...file.getEditors()].map((user) => user.getEmail());
  return [...new Set(all)].filter((email) => email.includes('@')).sort();
}

function openTo(id: string, users: readonly string[]): void {
  const requests: SheetsRequest[] = protectionsOf(id).map((protectedRangeId) => ({
    updateProtectedRange: { protectedRange: { protectedRangeId, editors: { users } }, fields: 'editors' },
  }));
  writeBook(id, requests);
}

/** Both files as they stand; what is protected later is opened as it is made (`writeBook`). */
export function admit(office: string, floor: string, users: readonly string[]): void {
  const file = SpreadsheetApp.openById(floor);
  const there = organisersOf(file);
  const added = users.filter((user) => !there.includes(user));
  if (added.length > 0) file.addEditors(added);
  openTo(office, users);
  openTo(floor, users);
}
