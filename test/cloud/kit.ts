/** What the tests of the way to Google share: a loopback, a made-up sign-in, and what is to be made. */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { connect, MAKING, type Google } from '../../src/cli/google/clients';
import type { Patience } from '../../src/cli/google/ensure';
import { loadRegulation, newOffice } from '../../src/cli/office-host';
import { projectFiles } from '../../src/cli/provision';
import { repositoryRoot } from '../../src/cli/root';
import type { Target } from '../../src/cli/provision/target';
import { fromLocal } from '../../src/domain/common/time';
import { Loopback } from './loopback/server';

const folders: string[] = [];
export function folder(): string {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'hoshitori-cloud-'));
  folders.push(made);
  return made;
}

/** As `clasp login` writes it, with a token that is good for long and opens nothing. */
export function signIn(): string {
  const file = path.join(folder(), 'clasprc.json');
  const token = {
    type: 'authorized_user',
    client_id: 'made-up',
    client_secret: 'made-up',
    refresh_token: 'made-up',
    access_token: 'made-up',
    expiry_date: 4_102_444_800_000,
  };
  fs.writeFileSync(file, JSON.stringify({ tokens: { default: token } }));
  return file;
}

export const NOW = fromLocal('2026-09-20T09:00', 480) ?? 0;
export const HASTY: Patience = { tries: 12, wait: () => 1 };

const running: Loopback[] = [];

/** A loopback that the clients of this process are sent to. */
export async function loopback(more: { readonly stateDir?: string } = {}): Promise<Loopback> {
  const server = new Loopback({ now: NOW, ...more });
  running.push(server);
  process.env['HOSHITORI_GOOGLE'] = await server.start();
  return server;
}

export async function stopAll(): Promise<void> {
  delete process.env['HOSHITORI_GOOGLE'];
  for (const server of running.splice(0)) await server.stop();
  for (const made of folders.splice(0)) fs.rmSync(made, { recursive: true, force: true });
}

/** The client's own way to fetch is imported as it goes, which jest's realm does not allow; Node's does the same. */
export const clients = (fetchImplementation: typeof fetch = fetch): Promise<Google> =>
  connect({ auth: signIn(), scopes: MAKING }, { fetchImplementation });

const offices = new Map<string, Target['office']>();
let project: Target['project'] | undefined;

export function target(regulation = 'shogi-open-2026', more: Partial<Target> = {}): Target {
  const office = offices.get(regulation) ?? newOffice(loadRegulation(regulation));
  offices.set(regulation, office);
  project ??= projectFiles();
  return { name: regulation, office, project, shareFloor: true, script: null, ...more };
}

/** The command in a process of its own, as people run it (Excel's package does not even load inside jest). */
export function hoshitori(
  args: readonly string[],
  started: (child: ChildProcess) => void = () => undefined,
): Promise<{ code: number | null; out: string }> {
  const child = spawn(process.execPath, [path.join(repositoryRoot(), 'src/cli/launch.cjs'), ...args], {
    env: process.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started(child);
  let out = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      // an office that listens has begun, and is ended as people end it
      if (text.startsWith('http://')) setTimeout(() => child.kill('SIGTERM'), 500);
    });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out })));
}
