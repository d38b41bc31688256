/** The command `rank`: what it prints and how it ends. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { run } from '../../src/cli/rank';

const golden = (name: string): string => path.join(__dirname, '../golden', name);

async function rank(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  let out = '';
  let err = '';
  const stdout = jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((out += String(text))));
  const stderr = jest.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean((err += String(text))));
  try {
    return { code: await run(args), out, err };
  } finally {
    stdout.mockRestore();
    stderr.mockRestore();
  }
}

const tidy = (out: string): string[] =>
  out
    .trim()
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '));

test('prints the standings', async () => {
  const { code, out } = await rank(golden('tiebreak/tec-roundrobin6.trf'), '--tie-breaks', 'PTS,DE,SB');
  expect(code).toBe(0);
  expect(tidy(out)).toEqual([
    'rank no. name PTS DE SB',
    '1 1 P01 3.5 1 9.25',
    '2 2 P02 3.5 2 6.25',
    '2 3 P03 3.5 2 6.25',
    '4 6 P06 1.5 1 2.25',
    '5 5 P05 1.5 2 3.25',
    '6 4 P04 1.5 3 4.25',
  ]);
});

test('what steers the pairing (XXC) leaves the standings alone', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rank-'));
  const file = path.join(folder, 'configured.trf');
  const text = readFileSync(golden('tiebreak/tec-roundrobin6.trf'), 'utf8');
  writeFileSync(file, `${text.trimEnd()}\nXXC rank white1 word-of-another-program\n`);
  const configured = await rank(file, '--tie-breaks', 'PTS,DE,SB');
  rmSync(folder, { recursive: true });
  expect(configured).toEqual(await rank(golden('tiebreak/tec-roundrobin6.trf'), '--tie-breaks', 'PTS,DE,SB'));
  expect(configured.code).toBe(0);
});

test('the edition can be chosen', async () => {
  const file = golden('tiebreak/tec-swiss5.trf');
  const value = async (edition: string): Promise<unknown> => {
    const { out } = await rank(file, '--tie-breaks=BH', `--edition=${edition}`, '--json');
    const { rows } = JSON.parse(out) as { rows: { number: number; values: unknown[] }[] };
    return rows.find((row) => row.number === 4)?.values;
  };
  expect(await value('2024')).toEqual([{ tieBreak: 'BH', value: 150, scale: 10 }]);
  expect(await value('2026')).toEqual([{ tieBreak: 'BH', value: 140, scale: 10 }]);
});

test('explains a value by what it adds up', async () => {
  const { out } = await rank(golden('tiebreak/tec-swiss5.trf'), '--tie-breaks', 'PTS,BH/C1', '--explain');
  expect(out).toContain(
    'BH/C1 = 11.5: r1 #12 3.0 opponent-adjusted; (r2 2.5 capped-by-draws, cut); r3 #13 1.5 opponent;',
  );
});

test('standings after an earlier round', async () => {
  const { out } = await rank(golden('tiebreak/tec-swiss5.trf'), '--tie-breaks', 'PTS', '--round', '1');
  expect(tidy(out)[1]).toBe('1 1 P01 1.0');
  expect(tidy(out).filter((line) => line.startsWith('1 '))).toHaveLength(6);
});

test('a file that cannot be read ends with 3 and all its problems', async () => {
  const { code, err } = await rank(golden('trf/52-bad-contradiction.trf'));
  expect(code).toBe(3);
  expect(err.trim().split('\n')).toHaveLength(2);
  expect(err).toContain('line 2, column 92  trf.round.contradiction');
  expect((await rank(golden('trf/not-there.trf'))).code).toBe(3);
});

test.each([
  [['--tie-breaks', 'PTS,FOO', golden('tiebreak/koya8.trf')], 'tie-break.unknown  found=FOO'],
  [['--edition', '2017', golden('tiebreak/koya8.trf')], '2017'],
  [['--round', 'x', golden('tiebreak/koya8.trf')], '--round'],
  [['--what', golden('tiebreak/koya8.trf')], '--what'],
  [[], 'no file given'],
])('%j is a wrong call', async (args, expected) => {
  const { code, err } = await rank(...args);
  expect(code).toBe(2);
  expect(err).toContain(expected);
});
