/** Runs Google's clasp as the program it is and reads its JSON; what may be done twice is tried again. */
import { spawn } from 'node:child_process';
import * as path from 'node:path';
import { repositoryRoot } from '../root';

export interface ClaspRun {
  readonly project: string;
  readonly signIn: readonly string[];
}

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function once({ project, signIn }: ClaspRun, words: readonly string[]): Promise<Ended> {
  const program = path.join(repositoryRoot(), 'node_modules/@google/clasp/build/src/index.js');
  const args = [program, ...words, '--project', project, '--json', ...signIn];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: repositoryRoot(),
      env: process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const told = { out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (told.out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (told.err += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...told }));
  });
}

/** A push brings the same program however often; a list only reads. Of versions and deployments there is no second try. */
const REPEATABLE = new Set(['push', 'list-deployments', 'show-file-status']);
const TRIES = 4;
/** Nothing gets better by asking again: no sign-in, no such script, no right to it, API not enabled. */
const FINAL = /credentials|not (?:been )?(?:found|enabled)|permission|invalid|\b40[34]\b/i;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What a command answers under `--json`. */
export async function clasp(run: ClaspRun, words: readonly string[]): Promise<unknown> {
  const tries = REPEATABLE.has(words[0] ?? '') ? TRIES : 1;
  for (let count = 1; ; count++) {
    const { code, out, err } = await once(run, words);
    if (code === 0) return JSON.parse(out) as unknown;
    if (count >= tries || FINAL.test(err))
      throw new Error(`clasp ${words[0] ?? ''}: ${(err || out).trim().slice(0, 500)}`);
    await wait(1000 * 2 ** (count - 1));
  }
}
