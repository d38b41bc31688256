/** Every draw can be verified from its row alone, and a row that was touched is found out. */
import { createHash } from 'node:crypto';
import { drawStream } from '../../../src/domain/common/draw-stream';
import { makeId } from '../../../src/domain/common/ids';
import type { Draw } from '../../../src/domain/play/game';
import { makeDraw, seedFrom } from '../../../src/domain/play/draws/draw';
import { verifyDraw } from '../../../src/domain/play/draws/verify';
import { codes, playPrelim, seed, value } from '../../rules/shogi-open/day';

const plain = makeDraw({
  id: makeId('draw', 1),
  what: 'open/lucky',
  seed: seed(5),
  pool: ['E-0003', 'E-0001', 'E-0002'],
});
describe('抽籤紀錄', () => {
  it('records the pool sorted, its SHA-256 over lines, seed, label, algorithm and outcome', () => {
    expect(plain.pool).toEqual(['E-0001', 'E-0002', 'E-0003']);
    expect(plain.poolSha256).toBe(createHash('sha256').update('E-0001\nE-0002\nE-0003').digest('hex'));
    expect(plain).toMatchObject({ what: 'open/lucky', seed: seed(5), algorithm: 'hmac-sha256-fisher-yates/1' });
    expect(verifyDraw(plain)).toEqual({ ok: true, value: { kind: 'order', lines: plain.outcome } });
  });

  it.each<[string, Partial<Draw>, string[]]>([
    ['another seed', { seed: seed(6) }, ['draw.outcome-differs']],
    ['another label', { what: 'open/lucky2' }, ['draw.outcome-differs']],
    ['two winners changed round', { outcome: ['E-0001', 'E-0002', 'E-0003'] }, ['draw.outcome-differs']],
    ['a winner left out', { outcome: plain.outcome.slice(1) }, ['draw.outcome-differs']],
    ['somebody added to the pool', { pool: [...plain.pool, 'E-0004'] }, ['draw.pool-hash']],
    ['a pool out of order', { pool: ['E-0002', 'E-0001', 'E-0003'] }, ['draw.pool-unsorted', 'draw.pool-hash']],
    ['a name twice', { pool: ['E-0001', 'E-0001', 'E-0003'] }, ['draw.pool-repeats', 'draw.pool-hash']],
    ['a hash of something else', { poolSha256: 'ab' }, ['draw.pool-hash']],
    [
      'a seed that is none and an unknown method',
      { seed: '12', algorithm: 'dice/1' },
      ['draw.algorithm-unknown', 'draw.seed-invalid'],
    ],
  ])('finds %s', (_, change, expected) => {
    expect(codes(verifyDraw({ ...plain, ...change }))).toEqual(expected);
  });

  it('a round is read from the first order with the fewest rematches, found here apart from the code', () => {
    let again = 0;
    for (let i = 0; i < 60; i++) {
      const draw = playPrelim({ n: 12, seed: i }).rounds[2]!.draws[0]!;
      expect(value(verifyDraw(draw))).toEqual({ kind: 'round', lines: draw.outcome });
      // six at 1-1 who met at most two of the five others: a round without a rematch exists
      const lines = draw.pool.map((line) => line.split(' '));
      const met = new Map(lines.map(([name, , , ...others]) => [name!, others]));
      for (let attempt = 1; ; attempt++) {
        const order = drawStream(draw.seed, attempt === 1 ? draw.what : `${draw.what}#${String(attempt)}`).shuffle(
          lines,
        );
        const names = order.map(([name]) => name!);
        const pairs = [0, 2, 4].map((at) => [names[at]!, names[at + 1]!] as const);
        if (pairs.some(([a, b]) => met.get(a)!.includes(b))) {
          again++;
          continue;
        }
        expect(draw.outcome).toEqual(pairs.map(([a, b]) => `${a} - ${b}`));
        break;
      }
    }
    expect(again).toBeGreaterThan(10);
  });

  it('a pairing that pleases better than the one drawn is found out', () => {
    const draw = playPrelim({ n: 12, seed: 3 }).rounds[0]!.draws[0]!;
    const [first, second, ...rest] = draw.outcome;
    expect(codes(verifyDraw({ ...draw, outcome: [second!, first!, ...rest] }))).toEqual(['draw.outcome-differs']);
    const [a, b] = [first!.split(' - '), second!.split(' - ')];
    const swapped = [`${a[0]!} - ${b[0]!}`, `${a[1]!} - ${b[1]!}`, ...rest];
    expect(codes(verifyDraw({ ...draw, outcome: swapped }))).toEqual(['draw.outcome-differs']);
  });

  it('the outcome of a round names the very pairs that were played, empty places and who sits out included', () => {
    const played = playPrelim({ n: 7, seed: 11 });
    for (const { games, draws, sitsOut } of played.rounds) {
      const shown = draws.flatMap((draw) => value(verifyDraw(draw)).lines);
      const lines = games.map((game) => {
        const empty = game.remarks
          .filter((r) => r.startsWith('empty-slot:'))
          .map((r) => r.replace('empty-slot:', 'empty-'));
        return `${game.first ?? empty.shift()!} - ${game.second ?? empty.shift()!}`;
      });
      if (sitsOut !== null && draws.length > 1) lines.push(`${sitsOut} - nobody`);
      expect(shown.sort()).toEqual(lines.sort());
    }
  });

  it('takes 64 digits as the seed and hashes whatever else is read out', () => {
    expect(seedFrom(` ${seed(255).toUpperCase()} `)).toBe(seed(255));
    expect(seedFrom('3', ' 6 1 ', '')).toBe(createHash('sha256').update('3|6 1').digest('hex'));
    expect(seedFrom('3', '6')).not.toBe(seedFrom('6', '3'));
  });
});
