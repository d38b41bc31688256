/** Kills an editing process at odd moments and compares what it had acknowledged with what its files hold. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { createHost } from '../../src/host';

export interface Loss {
  readonly acknowledged: number;
  readonly found: number;
  readonly property: string | undefined;
}

async function runAndKill(program: string, stateDir: string, from: number, after: number): Promise<number> {
  const child = spawn(process.execPath, [program, stateDir, String(from)], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      // counting lines, not time: slow machines are killed in the same places
      if (said.split('\n').length > after) child.kill('SIGKILL');
    });
    child.on('exit', () => resolve());
  });
  const lines = said.split('\n').slice(0, -1);
  return Number(lines[lines.length - 1] ?? from - 1);
}

/** One life after the other on the same files; each continues where the files say. */
export async function killRepeatedly(kills: readonly number[]): Promise<Loss[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'host-killed-'));
  const program = path.join(folder, 'editor.cjs');
  buildSync({
    entryPoints: [path.join(__dirname, 'programs/editor.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    external: ['esbuild'],
  });
  const stateDir = path.join(folder, 'state');
  const losses: Loss[] = [];
  let next = 0;
  for (const after of kills) {
    const acknowledged = await runAndKill(program, stateDir, next, after);
    const host = createHost({ bundle: { code: '', name: 'Code.js' }, now: 0, timeZone: 'Asia/Taipei', stateDir });
    const book = host.workbooks.list()[0]!;
    const numbers = book.values(book.sheets[0]!.title).map((row) => Number(String(row[0] ?? 'n-1').slice(1)));
    const found = Math.max(...numbers);
    losses.push({ acknowledged, found, property: host.properties.script()['last'] });
    await host.close();
    next = found + 1;
  }
  fs.rmSync(folder, { recursive: true });
  return losses;
}
