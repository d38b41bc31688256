/** The command `verify-draw`: rows from a rehearsal or from the tab are drawn again; rows computed here, apart from the code. */
import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../../src/cli/verify-draw';

const folder = mkdtempSync(path.join(tmpdir(), 'verify-draw-'));

/** Fisher–Yates over big-endian 32-bit numbers of HMAC-SHA-256 blocks, with numbers of the last stretch thrown away. */
function shuffled(list: readonly string[], seed: string, label: string): string[] {
  const numbers: number[] = [];
  for (let block = 0; block < 8; block++) {
    const mac = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${label}|${block}`).digest();
    for (let at = 0; at < 32; at += 4) numbers.push(mac.readUInt32BE(at));
  }
  const drawn = [...list];
  for (let i = drawn.length - 1; i > 0; i--) {
    let value = numbers.shift()!;
    while (value >= 2 ** 32 - (2 ** 32 % (i + 1))) value = numbers.shift()!;
    const j = value % (i + 1);
    [drawn[i], drawn[j]] = [drawn[j]!, drawn[i]!];
  }
  return drawn;
}

function row(number: number, what: string) {
  const pool = ['E-0001', 'E-0002', 'E-0003', 'E-0004', 'E-0005', 'E-0006'];
  const seed = createHash('sha256').update(`dice ${number}`).digest('hex');
  return {
    id: `D-000${number}`,
    what,
    seed,
    algorithm: 'hmac-sha256-fisher-yates/1',
    poolSha256: createHash('sha256').update(pool.join('\n')).digest('hex'),
    pool,
    outcome: shuffled(pool, seed, what),
  };
}

const good = [row(1, 'shogi-open-2026/lucky'), row(2, 'shogi-open-2026/dan/lucky')];
const swapped = { ...good[1]!, outcome: [good[1]!.outcome[1]!, good[1]!.outcome[0]!, ...good[1]!.outcome.slice(2)] };

function verify(text: string): { code: number; out: string[]; err: string } {
  const file = path.join(folder, 'rows');
  writeFileSync(file, text);
  let [out, err] = ['', ''];
  const stdout = jest.spyOn(process.stdout, 'write').mockImplementation((said) => Boolean((out += String(said))));
  const stderr = jest.spyOn(process.stderr, 'write').mockImplementation((said) => Boolean((err += String(said))));
  try {
    return { code: run([file]), out: out.split('\n').slice(0, -1), err };
  } finally {
    stdout.mockRestore();
    stderr.mockRestore();
  }
}

const AGREE = [
  'D-0001  shogi-open-2026/lucky  agrees (order)',
  'D-0002  shogi-open-2026/dan/lucky  agrees (order)',
  '2 of 2 draws agree',
];
const cells = (rows: readonly (typeof good)[number][], quote = (text: string): string => text): string =>
  rows
    .map(({ id, what, seed, algorithm, poolSha256, pool, outcome }) =>
      [id, what, seed, algorithm, poolSha256, quote(JSON.stringify(pool)), quote(JSON.stringify(outcome))].join('\t'),
    )
    .join('\r\n');

test.each([
  ['a rehearsal document', JSON.stringify({ regulation: 'x', draws: good })],
  ['a list of rows', JSON.stringify(good)],
  ['the tab with its headings', `編號\t抽籤名目\t種子\t演算法\t名單雜湊\t名單\t結果\n${cells(good)}\n`],
  ['the tab without headings', cells(good)],
  ['cells that were quoted when copied', cells(good, (text) => `"${text.replace(/"/g, '""')}"`)],
])('reads %s', (_, text) => {
  expect(verify(text)).toEqual({ code: 0, out: AGREE, err: '' });
});

test('headings say which column is which, whatever their order and whatever else was copied along', () => {
  const { id, what, seed, algorithm, poolSha256, pool, outcome } = good[0]!;
  const text = [
    ['結果', '名單', '名單雜湊', '#', '演算法', '種子', '抽籤名目', '編號'].join('\t'),
    [JSON.stringify(outcome), JSON.stringify(pool), poolSha256, 'mirror', algorithm, seed, what, id].join('\t'),
  ].join('\n');
  expect(verify(text)).toEqual({ code: 0, out: [AGREE[0], '1 of 1 draws agree'], err: '' });
});

test('one row that was touched is named with what the seed draws, and the exit code says so', () => {
  const { code, out } = verify(JSON.stringify([good[0], swapped]));
  expect(code).toBe(1);
  expect(out).toEqual([
    AGREE[0],
    `D-0002  shogi-open-2026/dan/lucky  DIFFERS: recorded was ${swapped.outcome.join(' | ')}, the seed draws ${good[1]!.outcome.join(' | ')}`,
    '1 of 2 draws agree',
  ]);
});

test('every reason is said in words', () => {
  const { out } = verify(
    JSON.stringify({ ...good[0], algorithm: 'dice/1', seed: '12', pool: ['E-0002', 'E-0001', 'E-0001'] }),
  );
  expect(out[0]).toMatch(
    /no method of this name is known: dice\/1; the seed is not 64 hexadecimal digits: 12; the list is not in its announced order; somebody stands twice in the list; the hash [0-9a-f]{64} is not that of the list \([0-9a-f]{64}\)$/,
  );
});

test.each([
  ['nothing at all', '', 'draw-rows.none'],
  ['text that is no row', 'hello', 'row 1: draw-rows.missing'],
  ['JSON cut off', '[{"id": "D-0001"', 'draw-rows.bad-json'],
  ['a row without its list', JSON.stringify([good[0], { ...good[1], pool: 'E-0001' }]), 'row 2: draw-rows.missing'],
])('refuses %s', (_, text, message) => {
  const { code, out, err } = verify(text);
  expect({ code, out }).toEqual({ code: 3, out: [] });
  expect(err).toContain(message);
});

test.each([[[]], [['a', 'b']], [['--help']]])('explains itself when called with %p', (args) => {
  const stderr = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
  expect(run(args)).toBe(2);
  expect(stderr.mock.calls.join('')).toContain('verify-draw FILE|-');
  stderr.mockRestore();
});
