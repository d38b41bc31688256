/** The command `check go-results`: what it prints and how it ends. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { run } from '../../src/cli/check';

const golden = (name: string): string => path.join(__dirname, '../golden/egd', name);
const folder = mkdtempSync(path.join(os.tmpdir(), 'go-results-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, text: string): string => {
  writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
};

async function check(...args: string[]): Promise<{ code: number; out: string }> {
  let out = '';
  const write = (text: string | Uint8Array): boolean => Boolean((out += String(text)));
  const spies = [jest.spyOn(process.stdout, 'write'), jest.spyOn(process.stderr, 'write')];
  spies.forEach((spy) => spy.mockImplementation(write));
  try {
    return { code: await run(['go-results', ...args]), out };
  } finally {
    spies.forEach((spy) => spy.mockRestore());
  }
}

test('all columns agree', async () => {
  const { code, out } = await check(golden('swiss-win-2.txt'), golden('mcmahon.txt'));
  expect(code).toBe(0);
  expect(out.split('\n').map((line) => line.replace(/^.*\//, ''))).toEqual([
    'swiss-win-2.txt players=9 rounds=5 swiss win=2 columns=积分,SOS,SOSOS wrong=0',
    'mcmahon.txt players=14 rounds=5 mcmahon columns=MMS,SOS,SOSOS wrong=0',
    '',
  ]);
});

test('a wrong column, a file that is none, no file', async () => {
  const wrong = await check(file('wrong.txt', '1 A B 5d SE X 1 7 2+/b\n2 C D 5d SE X 0 1 1-/w\n'));
  expect(wrong.code).toBe(1);
  expect(wrong.out).toMatch(/line 1 +egd\.column +place=1 +column=SOS +found=7 +expected=0/);
  const none = await check(file('none.txt', 'hello\n'), path.join(folder, 'missing.txt'));
  expect(none.code).toBe(3);
  expect(none.out).toMatch(/egd\.place[\s\S]*missing\.txt unreadable: .*ENOENT/);
  expect((await check()).code).toBe(2);
});
