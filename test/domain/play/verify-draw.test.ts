/** Every draw can be verified from its row alone, and a row that was touched is found out. */
import { createHash } from 'node:crypto';
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
/** round three of a field of six: some orders are refused, so some labels carry a number */
const rounds = (): Draw[] => Array.from({ length: 60 }, (_, i) => playPrelim({ n: 12, seed: i }).rounds[2]!.draws[0]!);

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
    [
      'two winners changed round',
      { outcome: [plain.outcome[1]!, plain.outcome[0]!, plain.outcome[2]!] },
      ['draw.outcome-differs'],
    ],
    ['somebody added to the pool', { pool: [...plain.pool, 'E-0004'] }, ['draw.pool-hash', 'draw.outcome-differs']],
    [
      'a pool out of order',
      { pool: ['E-0002', 'E-0001', 'E-0003'] },
      ['draw.pool-unsorted', 'draw.pool-hash', 'draw.outcome-differs'],
    ],
    [
      'a name twice',
      { pool: ['E-0001', 'E-0001', 'E-0003'] },
      ['draw.pool-repeats', 'draw.pool-hash', 'draw.outcome-differs'],
    ],
    ['a hash of something else', { poolSha256: 'ab' }, ['draw.pool-hash']],
    ['a seed that is none', { seed: '12' }, ['draw.seed-invalid', 'draw.outcome-differs']],
    ['an unknown algorithm', { algorithm: 'dice/1' }, ['draw.algorithm-unknown']],
  ])('finds %s', (_, change, expected) => {
    expect(codes(verifyDraw({ ...plain, ...change }))).toEqual(expected);
  });

  it('a round takes the first order with the fewest rematches; skipping one that fits, or taking one that does not, is found', () => {
    const all = rounds();
    const later = all.filter((draw) => draw.what.endsWith('#2'));
    expect(later.length).toBeGreaterThan(3);
    for (const draw of all) expect(value(verifyDraw(draw)).kind).toBe('round');
    const again = (draw: Draw, what: string): Draw => ({
      ...makeDraw({ id: draw.id, what, seed: draw.seed, pool: draw.pool }),
      algorithm: draw.algorithm,
    });
    // the refused first order passed off as the draw
    for (const draw of later) {
      expect(codes(verifyDraw(again(draw, draw.what.slice(0, -2))))).toEqual(['draw.rematches']);
    }
    // trying on until the pairing pleases
    const first = all.filter((draw) => !draw.what.includes('#'));
    const pleasing = first.map((draw) => codes(verifyDraw(again(draw, `${draw.what}#2`))));
    expect(pleasing.every(([code]) => code === 'draw.earlier-order-fits' || code === 'draw.rematches')).toBe(true);
    expect(pleasing.some(([code]) => code === 'draw.earlier-order-fits')).toBe(true);
  });

  it('the replay of a round names the very pairs that were played', () => {
    const played = playPrelim({ n: 7, seed: 11 });
    for (const { games, draws } of played.rounds) {
      const replays = draws.map((draw) => value(verifyDraw(draw)));
      const shown = replays.flatMap(({ lines }) => lines).filter((line) => !line.endsWith(' -'));
      const of = (first: string | null, second: string | null, remarks: readonly string[]): string => {
        const empty = remarks.filter((r) => r.startsWith('empty-slot:')).map((r) => r.replace('empty-slot:', 'empty-'));
        return `${first ?? empty.shift()!} - ${second ?? empty.shift()!}`;
      };
      expect(shown.sort()).toEqual(games.map((game) => of(game.first, game.second, game.remarks)).sort());
      expect(replays[0]!.kind).toBe('round');
    }
  });

  it('takes 64 digits as the seed and hashes whatever else is read out', () => {
    expect(seedFrom(` ${seed(255).toUpperCase()} `)).toBe(seed(255));
    expect(seedFrom('3', ' 6 1 ', '')).toBe(createHash('sha256').update('3|6 1').digest('hex'));
    expect(seedFrom('3', '6')).not.toBe(seedFrom('6', '3'));
  });
});
