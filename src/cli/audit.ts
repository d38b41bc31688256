/** `hoshitori audit`: the journal replayed, draws and Dutch rounds computed again, the ledger balanced; nothing is written. */
import { audit } from './audit/audit';
import { readBackup, type Book } from './backup/book';
import { readArguments, signInOf } from './backup/options';
import { recordsOf } from './backup/records';
import { connectSheets, READING } from './google/clients';
import { PATIENT, sentenceOf } from './google/ensure';
import { readBooks } from './google/read-book';

const USAGE = `audit ID [--auth FILE] [--user NAME]
audit --from FILE

  ID is the id or the address of an office file at Google (read with the scope spreadsheets.readonly); FILE a backup
  (.json) or an .xlsx of an office. Exit 0: all agrees, 1: something does not, 3: it cannot be read.`;

export async function run(args: string[]): Promise<number> {
  const options = readArguments(args, { values: ['--from', '--auth', '--user'] });
  const from = typeof options === 'string' ? undefined : options.values.get('--from');
  if (typeof options === 'string' || (options.id === null) === (from === undefined)) {
    process.stderr.write(`${typeof options === 'string' ? `${options}\n` : ''}${USAGE}\n`);
    return 2;
  }
  const { id, values } = options;
  let office: Book;
  try {
    office =
      from !== undefined
        ? (await readBackup(from)).office
        : (
            await readBooks(
              await connectSheets({ ...signInOf(values), scopes: READING }),
              id ?? '',
              PATIENT,
              new Date(),
            )
          ).office;
  } catch (error) {
    process.stderr.write(`audit: ${sentenceOf(error)}\n`);
    return 3;
  }
  const { findings, looked } = audit(recordsOf(office));
  for (const { about, what } of findings) process.stdout.write(`${about}: ${what}\n`);
  process.stdout.write(
    `${looked.join(', ')}: ${findings.length === 0 ? 'all agrees' : `${String(findings.length)} findings`}\n`,
  );
  return findings.length === 0 ? 0 : 1;
}
