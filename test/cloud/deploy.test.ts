/** The real clasp pushes what was built, to a server that judges it; versions and deployments follow. */
import fs from 'node:fs';
import path from 'node:path';
import { run } from '../../src/cli/deploy';
import { projectFiles } from '../../src/cli/provision';
import { repositoryRoot } from '../../src/cli/root';
import { folder, loopback, signIn, stopAll } from './kit';
import type { Loopback, Fault } from './loopback/server';

jest.setTimeout(120_000);
const before = process.env['NODE_OPTIONS'];
let said: string[] = [];

beforeEach(() => {
  process.env['NODE_OPTIONS'] = `--import ${path.join(__dirname, 'clasp-loopback.mjs')}`;
  said = [];
  for (const stream of [process.stdout, process.stderr])
    jest.spyOn(stream, 'write').mockImplementation((text) => {
      said.push(String(text));
      return true;
    });
});
afterEach(async () => {
  jest.restoreAllMocks();
  if (before === undefined) delete process.env['NODE_OPTIONS'];
  else process.env['NODE_OPTIONS'] = before;
  await stopAll();
});

/** A clone with its build, so that clasp files written by the command do not fall among the real ones. */
function clone(): string {
  const root = folder();
  fs.copyFileSync(path.join(repositoryRoot(), '.clasp.json'), path.join(root, '.clasp.json'));
  fs.cpSync(path.join(repositoryRoot(), '.build/apps-script'), path.join(root, '.build/apps-script'), {
    recursive: true,
  });
  return root;
}

const scriptOf = (server: Loopback): string => {
  const id = '1script'.padEnd(57, 'y');
  server.scripts.projects.set(id, { scriptId: id, title: 'office', files: [], versions: [], deployments: [] });
  return id;
};

const sorted = <T extends { readonly name: string }>(files: readonly T[]): T[] =>
  [...files].sort((a, b) => (a.name < b.name ? -1 : 1));

test('the clasp file of the repository names nobody', () => {
  const file = JSON.parse(fs.readFileSync(path.join(repositoryRoot(), '.clasp.json'), 'utf8')) as object;
  expect(file).toEqual({ scriptId: '', rootDir: '.build/apps-script' });
});

test('a dry run lists the files of the build and nothing else', async () => {
  expect(await run(['--dry-run'], clone())).toBe(0);
  const listed = said
    .join('')
    .trim()
    .split('\n')
    .map((name) => path.basename(name).replace(/\.\w+$/, ''));
  expect(listed.sort()).toEqual(
    projectFiles()
      .map((file) => file.name)
      .sort(),
  );
});

test('production: pushed, a version, one deployment that moves on; a second push finds nothing changed', async () => {
  const server = await loopback();
  const id = scriptOf(server);
  const root = clone();
  const args = ['--target', 'production', '--auth', signIn()];
  expect(await run(args, root)).toBe(2);
  expect(said.join('')).toContain('--script ID');
  expect(await run([...args, '--script', id], root)).toBe(0);
  const project = server.scripts.projects.get(id)!;
  expect(sorted(project.files)).toEqual(sorted(projectFiles()));
  expect(project.versions).toHaveLength(1);
  const released = () => project.deployments.filter((one) => one.deploymentConfig.versionNumber !== undefined);
  expect(released()).toHaveLength(1);
  expect(await run(args, root)).toBe(0);
  expect(project.versions).toHaveLength(2);
  expect(released().map((one) => one.deploymentConfig.versionNumber)).toEqual([2]);
  expect(server.faults).toEqual([]);
});

test('--to pushes to scripts of existing offices, over a bad line as well', async () => {
  const server = await loopback();
  const id = scriptOf(server);
  let failures = 0;
  server.fault = (_, request): Fault | undefined =>
    request.method === 'PUT' && failures++ === 0 ? { kind: 'cut', when: 'before' } : undefined;
  expect(await run(['--to', id, '--auth', signIn()], clone())).toBe(0);
  expect(failures).toBeGreaterThan(1);
  expect(sorted(server.scripts.projects.get(id)!.files)).toEqual(sorted(projectFiles()));
  expect(server.faults).toEqual([]);
});

test('a script that is not there is told, with what clasp heard', async () => {
  await loopback();
  expect(await run(['--to', '1nobody'.padEnd(57, 'z'), '--auth', signIn()], clone())).toBe(1);
  expect(said.join('')).toMatch(/deploy: clasp push: .+/);
});
