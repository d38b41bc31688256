/** An office goes on offline from a backup: the same facts and the same journal, forms and secret of this machine. */
import { createHost, type Host, type HostOptions } from '../../host/index';
import { NOTHING } from '../../office/change';
import { changeRequests } from '../../office/persist';
import { officeOf } from '../google/office-cells';
import { OWNER, readManifest, bundleOf } from '../office-host';
import { cellsOf } from './records';
import type { Backup } from './book';

/** Marks that belong to files and forms of one account. */
export const OWN_MARK = /^(formId|formUrl|prefill)\.|^(floorId|officeId|cursor\.\w+)$/;

export interface OfflineOffice {
  readonly host: Host;
  readonly officeId: string;
}

/** A folder that holds an office already is gone on with; the backup is then not read. */
export function openBackup(backup: Backup, options: Partial<HostOptions> & { readonly now: number }): OfflineOffice {
  const { loaded, words } = officeOf(cellsOf(backup.office));
  const host = createHost({
    bundle: bundleOf(),
    manifest: readManifest(),
    timeZone: loaded.facts.regulation.event.zone,
    owner: OWNER,
    ...options,
  });
  const known = host.restored ? host.workbooks.boundId : undefined;
  if (known !== undefined) {
    host.open(known, OWNER);
    return { host, officeId: known };
  }
  const office = host.workbooks.create(backup.office, OWNER);
  const floor = backup.floor ? host.workbooks.create(backup.floor, OWNER) : null;
  floor?.share({ anyoneWithLink: 'editor' });
  const foreign = Object.keys(loaded.facts.marks).filter((key) => OWN_MARK.test(key));
  const marks: Record<string, string | null> = Object.fromEntries(foreign.map((key) => [key, null]));
  marks['officeId'] = office.id;
  if (floor) marks['floorId'] = floor.id;
  host.sheets.batchUpdate({ requests: changeRequests({ ...NOTHING, marks }, loaded, words) }, office.id);
  host.workbooks.bind(office.id);
  const set = host.execute('setUp', [], {
    user: OWNER,
    kind: 'menu',
    activeSpreadsheetId: office.id,
    answers: new Array<'OK'>(5).fill('OK'),
  });
  if (!set.ok) throw new Error(`setUp: ${set.error ?? ''}`);
  host.open(office.id, OWNER);
  return { host, officeId: office.id };
}
