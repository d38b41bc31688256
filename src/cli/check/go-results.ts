/** `check go-results FILE…`: reads go results in the European format and computes their columns again. */
import { readFileSync } from 'node:fs';
import type { Problem } from '../../domain/common/result';
import { checkGoResults, readGoResults } from '../../formats/egd';
import { problemLine } from '../sentence';

const say = (problems: readonly Problem[]): void => {
  for (const one of problems) process.stdout.write(`  ${problemLine(one)}\n`);
};

/** Prints `FILE players=P rounds=R columns=… wrong=W`; 0 when all columns agree, 1 when one does not, 3 when a file cannot be read. */
export function checkGoFiles(files: readonly string[]): number {
  let [wrong, unreadable] = [0, 0];
  for (const file of files) {
    let text: string;
    try {
      text = readFileSync(file, 'utf8');
    } catch (error) {
      unreadable++;
      process.stdout.write(`${file} unreadable: ${error instanceof Error ? error.message : String(error)}\n`);
      continue;
    }
    const read = readGoResults(text);
    if (!read.ok) {
      unreadable++;
      process.stdout.write(`${file} unreadable:\n`);
      say(read.problems);
      continue;
    }
    const { players } = read.value;
    const found = checkGoResults(read.value);
    wrong += found.problems.length;
    const numbers = `players=${String(players.length)} rounds=${String(players[0]?.cells.length ?? 0)}`;
    const kind = found.headStarts ? 'mcmahon' : `swiss win=${String(found.win / 10)}`;
    process.stdout.write(
      `${file} ${numbers} ${kind} columns=${found.compared.join(',')} wrong=${String(found.problems.length)}\n`,
    );
    say(found.problems);
  }
  if (unreadable > 0) return 3;
  return wrong > 0 ? 1 : 0;
}
