/** `hoshitori backup`: all tabs of an office into one JSON and one Excel file, from Google or from an offline office. */
import * as fs from 'node:fs';
import * as path from 'node:path';
import { createHost } from '../host/index';
import { writeXlsx } from '../host/page/files/xlsx-write';
import { FIELDS, FORMAT, type Backup, type Book } from './backup/book';
import { readArguments, signInOf } from './backup/options';
import { cellsOf, shelf } from './backup/records';
import { connectSheets, READING } from './google/clients';
import { PATIENT, sentenceOf } from './google/ensure';
import { officeOf } from './google/office-cells';
import { readBooks } from './google/read-book';

const USAGE = `backup ID [--out DIR] [--auth FILE] [--user NAME]
backup --state DIR [--out DIR]

  ID is the id or the address of an office file at Google (read with the scope spreadsheets.readonly); --state the folder
  of an offline office. Writes NAME.json (office and floor file, for restore, audit and host --from) and NAME.xlsx.`;

/** Both files of an offline office as they stand in its folder. */
export function offlineBackup(stateDir: string, now: Date): Backup {
  if (!['state.json', 'journal.log'].some((name) => fs.existsSync(path.join(stateDir, name))))
    throw new Error(`${stateDir}: there is no offline office in this folder`);
  const host = createHost({ bundle: { code: '', name: 'none' }, now: 0, timeZone: 'Asia/Taipei', stateDir });
  const { boundId } = host.workbooks;
  if (boundId === undefined) throw new Error(`${stateDir}: no office was made in it`);
  const book = (id: string): Book => host.sheets.get(id, { includeGridData: true, fields: FIELDS }) as unknown as Book;
  const office = book(boundId);
  const { floorId } = officeOf(cellsOf(office)).loaded.facts.marks;
  const floor = host.workbooks.list().some((one) => one.id === floorId) ? book(floorId ?? '') : null;
  return { format: FORMAT, savedAt: now.toISOString(), office, floor };
}

/** Names of the two files. */
export async function writeBackup(backup: Backup, dir: string): Promise<readonly [string, string]> {
  const stamp = backup.savedAt.slice(0, 16).replace(/[-:]/g, '').replace('T', '-');
  const title = backup.office.properties.title.replace(/[\\/:*?"<>|\s]+/g, '_');
  const base = path.join(dir, `${title}-${stamp}`);
  fs.mkdirSync(dir, { recursive: true });
  fs.writeFileSync(`${base}.json`, `${JSON.stringify(backup)}\n`);
  const host = shelf();
  const { id } = host.workbooks.create(backup.office);
  fs.writeFileSync(`${base}.xlsx`, await writeXlsx(host, id));
  return [`${base}.json`, `${base}.xlsx`];
}

export async function run(args: string[]): Promise<number> {
  const options = readArguments(args, { values: ['--state', '--out', '--auth', '--user'] });
  if (typeof options === 'string') {
    process.stderr.write(`${options}\n${USAGE}\n`);
    return 2;
  }
  const { id, values } = options;
  const state = values.get('--state');
  if ((id === null) === (state === undefined)) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  try {
    const now = new Date();
    const backup =
      id === null
        ? offlineBackup(path.resolve(state ?? ''), now)
        : await readBooks(await connectSheets({ ...signInOf(values), scopes: READING }), id, PATIENT, now);
    const files = await writeBackup(backup, path.resolve(values.get('--out') ?? '.'));
    process.stdout.write(`${files.join('\n')}\n`);
    if (backup.floor === null)
      process.stdout.write('The floor file could not be read; it is made again from the office file.\n');
    return 0;
  } catch (error) {
    process.stderr.write(`backup: ${sentenceOf(error)}\n`);
    return 1;
  }
}
