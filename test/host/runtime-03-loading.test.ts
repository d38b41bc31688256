/** GOOGLE-RUNTIME line 3: the whole source is loaded for every execution; no service call while it loads. */
import { createHost } from '../../src/host';
import { bench, START } from './bundle';

test('Nothing of one execution is left for the next', () => {
  const { host } = bench(
    `var count = 0; function up() { count++; globalThis.extra = (globalThis.extra || 0) + 1; Array.prototype.stain = 1; return [count, extra, [].stain]; }`,
  );
  expect(host.execute('up').value).toEqual([1, 1, 1]);
  expect(host.execute('up').value).toEqual([1, 1, 1]);
  expect(([] as unknown as { stain?: number }).stain).toBeUndefined();
});

test('A service call at top level is refused when the bundle is loaded', () => {
  const code = `const id = SpreadsheetApp.openById('x').getId(); function main() {}`;
  expect(() => createHost({ bundle: { code, name: 'Code.js' }, now: START, timeZone: 'Asia/Taipei' })).toThrow(
    'SpreadsheetApp.openById was called while the script was loading',
  );
});

test('Four hundred executions cost well under a second and a half of processor time', () => {
  const { host } = bench(`function main() { return SpreadsheetApp.getActiveSpreadsheet().getId(); }`);
  const before = process.cpuUsage();
  for (let i = 0; i < 400; i++) host.execute('main');
  const { user, system } = process.cpuUsage(before);
  // garbage of other tests is collected meanwhile, hence the room
  expect((user + system) / 1000).toBeLessThan(2500);
});
