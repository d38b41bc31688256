/** `hoshitori restore`: what was done offline, back into the office file at Google, unless both sides changed one fact. */
import * as path from 'node:path';
import { changeRequests } from '../office/persist';
import { offlineBackup } from './backup';
import { readBackup } from './backup/book';
import { merge } from './backup/merge';
import { readArguments, signInOf } from './backup/options';
import { cellsOf, recordsOf } from './backup/records';
import { connectSheets, WRITING, type Sheets } from './google/clients';
import { PATIENT, persist, sentenceOf, type Patience } from './google/ensure';
import { officeOf } from './google/office-cells';
import { readBooks } from './google/read-book';
import type { Backup } from './backup/book';

const USAGE = `restore ID --base BACKUP.json (--state DIR | --from FILE) [--dry-run] [--auth FILE] [--user NAME]

  BACKUP is the backup the offline office was begun from, DIR its folder (or FILE a later backup of it). Rows changed
  offline and journal lines written offline go into the office file in one request. Nothing is written when the file at
  Google and the offline office changed the same fact differently: each is named. Exit 0: done, 1: refused or failed.`;

export interface Restored {
  readonly conflicts: readonly string[];
  readonly rows: number;
  readonly lines: number;
}

/** One request writes all of it; asked again after a lost answer, there is nothing left to bring. */
export async function restore(
  sheets: Sheets,
  officeId: string,
  base: Backup,
  ours: Backup,
  dryRun: boolean,
  patience: Patience,
): Promise<Restored> {
  const now = (await readBooks(sheets, officeId, patience, new Date())).office;
  const { loaded, words } = officeOf(cellsOf(now));
  const { change, conflicts, rows, lines } = merge(recordsOf(base.office), recordsOf(ours.office), recordsOf(now));
  if (conflicts.length > 0 || dryRun || rows + lines === 0) return { conflicts, rows, lines };
  const requests = changeRequests(change, loaded, words);
  await persist(
    'writing',
    () => sheets.spreadsheets.batchUpdate({ spreadsheetId: officeId, requestBody: { requests: [...requests] } }),
    { ...patience, tries: 1 },
  );
  return { conflicts, rows, lines };
}

export async function run(args: string[]): Promise<number> {
  const values = ['--base', '--from', '--state', '--auth', '--user'];
  const options = readArguments(args, { values, flags: ['--dry-run'] });
  const wrong =
    typeof options === 'string' ||
    options.id === null ||
    !options.values.has('--base') ||
    options.values.has('--from') === options.values.has('--state');
  if (wrong) {
    process.stderr.write(`${typeof options === 'string' ? `${options}\n` : ''}${USAGE}\n`);
    return 2;
  }
  try {
    const { id, values: given, flags } = options;
    const base = await readBackup(given.get('--base') ?? '');
    const state = given.get('--state');
    const ours =
      state === undefined
        ? await readBackup(given.get('--from') ?? '')
        : offlineBackup(path.resolve(state), new Date());
    const dryRun = flags.has('--dry-run');
    const sheets = await connectSheets({ ...signInOf(given), scopes: WRITING });
    const { conflicts, rows, lines } = await restore(sheets, id ?? '', base, ours, dryRun, PATIENT);
    if (conflicts.length > 0) {
      process.stderr.write(`Both sides changed the same facts; nothing was written:\n${conflicts.join('\n')}\n`);
      return 1;
    }
    process.stdout.write(
      `${String(rows)} rows and ${String(lines)} journal lines ${dryRun ? 'would be' : 'were'} brought back. ` +
        `${dryRun ? '' : 'Choose any item of the menu in the office file: it brings the views up to date.'}\n`,
    );
    return 0;
  } catch (error) {
    process.stderr.write(`restore: ${sentenceOf(error)}\nRun it again: what was written already is seen and left.\n`);
    return 1;
  }
}
