/** Rooms beside the bundle: each built file gives the functions its source hands on, and nothing else reaches the bundle. */
import * as fs from 'node:fs';
import * as path from 'node:path';
import * as vm from 'node:vm';
import { exportsOf } from '../../src/cli/build/rooms';

const ROOT = path.resolve(__dirname, '../..');
const BUILT = path.join(ROOT, '.build/apps-script');
const ROOMS = fs.readdirSync(path.join(ROOT, 'src/rooms')).map((file) => path.basename(file, '.ts'));

const opened = (name: string): Record<string, unknown> => {
  const code = JSON.parse(fs.readFileSync(path.join(BUILT, `room-${name}.html`), 'utf8')) as string;
  return vm.runInNewContext(`(function(){${code}})()`) as Record<string, unknown>;
};

test.each(ROOMS)('room %s gives every function its source names', (name) => {
  const named = exportsOf(fs.readFileSync(path.join(ROOT, 'src/rooms', `${name}.ts`), 'utf8'));
  expect(named.length).toBeGreaterThan(0);
  const room = opened(name);
  expect(Object.keys(room).sort()).toEqual([...named].sort());
  for (const key of named) expect(typeof room[key]).toBe('function');
});

test.each(ROOMS)('room %s holds nothing a reader of HTML could take for a tag', (name) => {
  expect(fs.readFileSync(path.join(BUILT, `room-${name}.html`), 'utf8')).not.toContain('<');
});

test('names that are types are not handed on', () => {
  expect(exportsOf(`export { type A, pair, check } from './x';\nexport type { B } from './y';`)).toEqual([
    'pair',
    'check',
  ]);
});

test('the check of regulation tabs stands in its room, not in the bundle', () => {
  const bundle = fs.readFileSync(path.join(BUILT, 'Code.js'), 'utf8');
  expect(bundle).toContain('openRoom');
  expect(bundle).not.toContain('ZodMini');
});
