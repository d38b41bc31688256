/** Two hundred times the office is killed while edits come in: no edit that was answered may be missing afterwards. */
import * as fs from 'node:fs';
import * as http from 'node:http';
import * as path from 'node:path';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { buildSync } from 'esbuild';
import { createHost } from '../../../src/host/index';
import type { EditReply } from '../../../src/host/page/protocol';
import { share } from '../../helpers/share';
import { newFolder } from './browser';

const KILLS = share(200);
const CHILD = `
  import { createHost } from ${JSON.stringify(path.join(__dirname, '../../../src/host/index'))};
  import { startPage } from ${JSON.stringify(path.join(__dirname, '../../../src/host/page/index'))};
  const host = createHost({ bundle: { code: 'function onEdit(e) {}', name: 'Code.js' }, now: 0, timeZone: 'Asia/Taipei', stateDir: process.argv[2] });
  if (!host.restored) host.workbooks.bind(host.workbooks.create('office').id);
  startPage(host, { script: '', style: '' }).then((page) => process.stdout.write(page.port + ' ' + host.workbooks.boundId + '\\n'));
`;

jest.setTimeout(20 * 60_000);

const post = (port: number, body: object): Promise<EditReply | undefined> =>
  new Promise((resolve) => {
    const request = http.request({ host: '127.0.0.1', port, path: '/api/edit', method: 'POST' }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString('utf8')));
      response.on('end', () => resolve(JSON.parse(text) as EditReply));
      response.on('error', () => resolve(undefined));
    });
    request.on('error', () => resolve(undefined));
    request.end(JSON.stringify({ window: 'w', role: 'owner', ...body }));
  });

const begin = (program: string, state: string): Promise<{ child: ChildProcess; port: number; file: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, state], { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.once('data', (line: Buffer) => {
      const [port, file = ''] = line.toString('utf8').trim().split(' ');
      resolve({ child, port: Number(port), file });
    });
    child.once('error', reject);
  });

test(`${KILLS} kills lose no acknowledged edit`, async () => {
  const folder = newFolder();
  const state = path.join(folder, 'state');
  const program = path.join(folder, 'child.cjs');
  fs.writeFileSync(path.join(folder, 'child.ts'), CHILD);
  buildSync({
    entryPoints: [path.join(folder, 'child.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    external: ['esbuild', 'hucre'],
    nodePaths: [path.join(__dirname, '../../../node_modules')],
    logLevel: 'error',
  });
  const known = new Map<string, string>();
  let last = 0;
  let edits = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const { child, port, file } = await begin(program, state);
    const gone = new Promise((resolve) => child.once('exit', resolve));
    const killSoon = (): unknown => setTimeout(() => child.kill('SIGKILL'), (kill * 7919) % 120);
    // every fourth is killed while it still wakes up, the others while they are at work, however slow the machine is
    const early = kill % 4 === 3;
    if (early) killSoon();
    for (let answered = 0; ; answered++) {
      if (answered === 1 && !early) killSoon();
      const [r, c] = [last % 500, Math.floor(last / 500) % 20];
      const typed = `e${last++}`;
      const reply = await post(port, { file, sheetId: 0, r, c, typed: [[typed]] });
      if (!reply?.ok) {
        // asked but not answered: either is right
        known.delete(`${r} ${c}`);
        break;
      }
      known.set(`${r} ${c}`, typed);
      edits++;
    }
    await gone;
  }
  const host = createHost({ bundle: { code: '', name: 'Code.js' }, now: 0, timeZone: 'Asia/Taipei', stateDir: state });
  const book = host.workbooks.list()[0]!;
  const rows = book.values(book.sheets[0]!.title);
  const lost = [...known].filter(([at, text]) => {
    const [r = 0, c = 0] = at.split(' ').map(Number);
    return rows[r]?.[c] !== text;
  });
  await host.close();
  fs.rmSync(folder, { recursive: true });
  expect(lost).toEqual([]);
  expect(edits).toBeGreaterThan(KILLS / 2);
});
