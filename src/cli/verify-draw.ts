/** `hoshitori verify-draw`: draws recorded lots again from their rows alone and says of each whether it agrees. */
import * as fs from 'node:fs';
import type { Problem } from '../domain/common/result';
import { verifyDraw } from '../domain/play/draws/verify';
import { readDrawRows } from './verify-draw/rows';

const USAGE = `verify-draw FILE|-

  FILE holds draws of lots as JSON (a rehearsal's document, a list of rows, or one row) or as copied from the draws tab,
  with its headings or with the columns in the tab's own order. "-" reads them from standard input.
  Prints one line a draw. Exit 0: all agree, 1: one does not, 2: wrong arguments, 3: no such rows in the file.`;

/** What each finding of the check means to somebody who was not there. */
const MEANING: Readonly<Record<string, string>> = {
  'draw.algorithm-unknown': 'no method of this name is known: {found}',
  'draw.seed-invalid': 'the seed is not 64 hexadecimal digits: {found}',
  'draw.pool-unsorted': 'the list is not in its announced order',
  'draw.pool-repeats': 'somebody stands twice in the list',
  'draw.pool-hash': 'the hash {found} is not that of the list ({expected})',
  'draw.outcome-differs': 'recorded was {found}, the seed draws {expected}',
};

const sentence = ({ code, params }: Problem): string =>
  (MEANING[code] ?? code).replace(/\{(\w+)\}/g, (_, key: string) => String(params?.[key] ?? ''));

export function run(args: string[]): number {
  const [file, ...more] = args;
  if (file === undefined || more.length > 0 || (file.startsWith('-') && file !== '-')) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  let text: string;
  try {
    text = fs.readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    process.stderr.write(`verify-draw: ${file}: ${error instanceof Error ? error.message : String(error)}\n`);
    return 3;
  }
  const rows = readDrawRows(text);
  if (!rows.ok) {
    for (const { at, code, params } of rows.problems)
      process.stderr.write(`verify-draw: ${at ?? file}: ${code} ${JSON.stringify(params ?? {})}\n`);
    return 3;
  }
  let agree = 0;
  for (const draw of rows.value) {
    const verdict = verifyDraw(draw);
    if (verdict.ok) agree++;
    const said = verdict.ok
      ? `agrees (${verdict.value.kind})`
      : `DIFFERS: ${verdict.problems.map(sentence).join('; ')}`;
    process.stdout.write(`${draw.id}  ${draw.what}  ${said}\n`);
  }
  process.stdout.write(`${agree} of ${rows.value.length} draws agree\n`);
  return agree === rows.value.length ? 0 : 1;
}
