/** The engine's commands: what they print and with which exit code they end. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { exponent } from '../../../src/cli/bench-pairing';
import { run as check } from '../../../src/cli/check';
import { run as generate } from '../../../src/cli/generate';
import { run as pair } from '../../../src/cli/pair';
import { readTrf, writeTrf } from '../../../src/formats/trf';

const golden = path.join(__dirname, '../../golden/dutch');
let folder: string;
let printed: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'pairing-'));
  printed = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    printed += `! ${String(text)}`;
    return true;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const file = (name: string): string => path.join(golden, 'cases', name);

describe('pair dutch', () => {
  test('prints the count, the boards and the bye', async () => {
    expect(await pair(['dutch', file('25-floats-9p-r4.trf')])).toBe(0);
    expect(printed).toBe('5\n4 3\n1 6\n5 2\n9 7\n8 0\n');
  });

  test('--round pairs an earlier round again', async () => {
    expect(await pair(['dutch', file('25-floats-9p-r4.trf'), '--round', '1'])).toBe(0);
    expect(printed.split('\n').slice(0, 3)).toEqual(['5', '1 5', '6 2']);
  });

  test('--json holds the same', async () => {
    expect(await pair(['dutch', file('25-floats-9p-r4.trf'), '--json'])).toBe(0);
    const answer = JSON.parse(printed) as { round: number; pairs: unknown[]; bye: number };
    expect(answer).toMatchObject({ round: 4, bye: 8 });
    expect(answer.pairs[0]).toEqual({ white: 4, black: 3 });
  });

  test('--explain adds reasons and the checklist', async () => {
    expect(await pair(['dutch', file('25-floats-9p-r4.trf'), '--explain'])).toBe(0);
    expect(printed).toContain('1-6  1.5 v 1.5, colour: both; before: 5 (C1)');
    expect(printed).toContain('No  Pts  Colours  Pref  Bye');
  });

  test('XXC rank: the order of the lines ranks the players, and black1 gives the first of them black', async () => {
    const player = (number: number): string => `001 ${String(number).padStart(4)}`.padEnd(14) + 'P'.padEnd(66) + ' 0.0';
    const at = path.join(folder, 'rank.trf');
    const call = async (words: string): Promise<string> => {
      writeFileSync(at, `${[4, 2, 6, 1, 3, 5].map(player).join('\n')}\n142 5\nXXC ${words}\n`);
      printed = '';
      expect(await pair(['dutch', at])).toBe(0);
      return printed.trim().split('\n').slice(1).join(', ');
    };
    expect(await call('white1')).toBe('1 4, 5 2, 3 6');
    expect(await call('rank white1')).toBe('4 1, 3 2, 6 5');
    expect(await call('rank black1')).toBe('1 4, 2 3, 5 6');
  });

  test('exit 1 and the reason when no legal pairing exists', async () => {
    expect(await pair(['dutch', file('41-nopair-6p-1.trf')])).toBe(1);
    expect(printed).toContain('! pairing.none  round=4');
  });

  test('exit 3 for a file that cannot be paired from, or read', async () => {
    expect(await pair(['dutch', file('51-bad-score.trf')])).toBe(3);
    expect(await pair(['dutch', path.join(folder, 'missing.trf')])).toBe(3);
  });

  test.each([
    [[]],
    [['dutch']],
    [['swiss', 'x.trf']],
    [['dutch', 'a.trf', '--round', 'x']],
    [['dutch', 'a.trf', '--what']],
  ])('exit 2 for %j', async (args) => {
    expect(await pair(args)).toBe(2);
  });
});

describe('check dutch', () => {
  test('a line for each file and a sum', async () => {
    expect(await check(['dutch', path.join(golden, 'small')])).toBe(0);
    const lines = printed.trim().split('\n');
    expect(lines[0]).toMatch(/s_10p5r\.trf rounds=5 same=5 differ=0 ms=\d+$/);
    expect(lines[lines.length - 1]).toMatch(/^sum files=21 rounds=129 same=129 differ=0 ms=\d+$/);
  });

  test('a game with its colours turned round shows as a difference', async () => {
    const doc = readTrf(readFileSync(path.join(golden, 'small/s_8p5r.trf'), 'utf8'));
    if (!doc.ok) throw new Error('unreadable');
    const [first] = doc.value.players;
    const { opponent } = first!.rounds[4]!;
    const players = doc.value.players.map((player) => {
      if (player.number !== 1 && player.number !== opponent) return player;
      const rounds = player.rounds.map((record, k) =>
        k === 4 && record !== undefined
          ? { ...record, colour: record.colour === 'w' ? ('b' as const) : ('w' as const) }
          : record,
      );
      return { ...player, rounds };
    });
    writeFileSync(path.join(folder, 'a.trf'), writeTrf({ ...doc.value, players }, '26'));
    expect(await check(['dutch', folder, '--verbose'])).toBe(1);
    expect(printed).toContain('rounds=5 same=4 differ=1');
    expect(printed).toContain('  round 5: file ');
  });

  test('exit 3 when a file cannot be read', async () => {
    writeFileSync(path.join(folder, 'b.trf'), '001 nonsense');
    expect(await check(['dutch', path.join(folder, 'b.trf')])).toBe(3);
    expect(await check(['dutch', path.join(folder, 'c.trf')])).toBe(3);
    expect(await check([])).toBe(2);
  });
});

describe('generate', () => {
  const options =
    '--players 14 --rounds 5 --seed 11 --byes 10 --forfeits 10 --late 10 --forbidden 2 --acceleration baku'.split(' ');

  test('the same seed gives the same file, and its rounds are the ones the rules give', async () => {
    const [first, second] = [path.join(folder, '1.trf'), path.join(folder, '2.trf')];
    expect(await generate([...options, '--out', first])).toBe(0);
    expect(await generate([...options, '--out', second])).toBe(0);
    expect(readFileSync(first, 'utf8')).toBe(readFileSync(second, 'utf8'));
    expect(await check(['dutch', first])).toBe(0);
    expect(printed).toContain('rounds=5 same=5 differ=0');
  });

  test('a field too small for its rounds ends with exit 1', async () => {
    expect(await generate('--players 4 --rounds 6 --seed 1'.split(' '))).toBe(1);
  });

  test('exit 2 for a wrong option', async () => {
    expect(await generate(['--players', '10'])).toBe(2);
    expect(await generate([...options, '--colour', 'red'])).toBe(2);
  });
});

test('the exponent of the growth is the slope in logarithms', () => {
  expect(exponent([500, 1000, 2000].map((n): [number, number] => [n, n * n]))).toBeCloseTo(2, 9);
});
