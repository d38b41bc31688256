/** `hoshitori host`: the offline office with its page in the browser. */
import { spawn } from 'node:child_process';
import * as fs from 'node:fs';
import * as path from 'node:path';
import type { Host } from '../host/index';
import { startPage } from '../host/page/index';
import { readBackup } from './backup/book';
import { openBackup } from './backup/offline';
import { loadRegulation, newOffice, openOffice, regulationNames } from './office-host';
import { picturesOf } from './pictures/index';
import { rehearse } from './rehearse';
import { readOptions } from './rehearse/options';
import { repositoryRoot } from './root';

const USUAL_PORT = 4180;

interface Options {
  readonly port: number | undefined;
  readonly state: string | undefined;
  readonly rehearsed: boolean;
  readonly open: boolean;
  /** a backup (.json) or an .xlsx of an office, to go on with offline */
  readonly from: string | undefined;
  readonly regulation: string;
}

const USAGE = 'host [--port N] [--state DIR] [--rehearsed | --from BACKUP] [--open] [--regulation ID]';

function read(args: readonly string[]): Options | string {
  const flags = new Set<string>();
  const values = new Map<string, string>();
  for (let i = 0; i < args.length; i++) {
    const name = args[i]!;
    if (name === '--rehearsed' || name === '--open') flags.add(name);
    else if (name === '--port' || name === '--state' || name === '--regulation' || name === '--from') {
      const value = args[++i];
      if (value === undefined) return `${name}: a value is missing\n${USAGE}`;
      values.set(name, value);
    } else return `unknown argument ${name}\n${USAGE}`;
  }
  const port = values.get('--port');
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) < 65_536))
    return `--port: found "${port}", expected 0 to 65535`;
  const regulation = values.get('--regulation') ?? 'shogi-open-2026';
  const known = regulationNames();
  if (!known.includes(regulation)) return `--regulation: found "${regulation}", expected one of ${known.join(', ')}`;
  return {
    port: port === undefined ? undefined : Number(port),
    state: values.get('--state'),
    rehearsed: flags.has('--rehearsed'),
    open: flags.has('--open'),
    from: values.get('--from'),
    regulation,
  };
}

async function hostOf({ regulation, state, rehearsed, from }: Options): Promise<Host> {
  const build = path.join(repositoryRoot(), '.build');
  const more = {
    workerFile: path.join(build, 'host-worker.cjs'),
    ...(state !== undefined && { stateDir: path.resolve(state) }),
  };
  if (from !== undefined) return openBackup(await readBackup(from), { now: Date.now(), ticking: true, ...more }).host;
  const saved = ['state.json', 'journal.log'].some(
    (name) => state !== undefined && fs.existsSync(path.resolve(state, name)),
  );
  if (rehearsed && !saved) {
    // enough for byes in a bracket of sixteen, and soon there
    const options = readOptions([regulation, '--players', '40']);
    if (typeof options !== 'string')
      return rehearse(options, (text) => process.stderr.write(`${text} …\n`), more).world.host;
  }
  return openOffice({ regulation, now: Date.now(), ticking: true, ...more }).host;
}

/** Opens the browser people have set; a machine without one just shows the address. */
function browse(url: string): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url];
  const child = spawn(command!, args, { detached: true, stdio: 'ignore' });
  child.on('error', () => undefined);
  child.unref();
}

async function listen(host: Host, { port, regulation }: Options) {
  const rules = loadRegulation(regulation);
  const { template, words } = newOffice(rules);
  const tab = (key: string): number | undefined => template.tabs.find((one) => one.key === key)?.sheetId;
  const [dashboard, journal] = [tab('dashboard'), tab('journal')];
  const build = path.join(repositoryRoot(), '.build');
  const files = {
    script: path.join(build, 'client.js'),
    style: path.join(build, 'client.css'),
    hall: path.join(build, 'hall.js'),
    pictures: picturesOf(rules, words),
    ...(dashboard !== undefined && { firstSheet: dashboard }),
    ...(journal !== undefined && { journal }),
  };
  try {
    return await startPage(host, { ...files, port: port ?? USUAL_PORT });
  } catch (error) {
    // the usual port may be taken by another office; one that was asked for must be that one
    if (port !== undefined || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return startPage(host, files);
  }
}

export async function run(args: string[]): Promise<number> {
  const options = read(args);
  if (typeof options === 'string') {
    process.stderr.write(`${options}\n`);
    return 2;
  }
  const host = await hostOf(options);
  const page = await listen(host, options);
  process.stdout.write(`${page.url}\n`);
  if (options.open) browse(page.url);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await page.close();
  host.save();
  await host.close();
  return 0;
}
