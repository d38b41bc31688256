/** Two hundred rehearsals with 84 entrants, and every field from 4 to 32 with 0 to 3 standby players, against the oracle. */
import { rehearse } from '../../src/cli/rehearse';
import { readOptions } from '../../src/cli/rehearse/options';
import { share, some } from '../helpers/share';
import { judgeShogi, type Asked } from '../rules/oracle-shogi';
import { chiSquare, tallyPairings } from '../rules/oracle-shogi/statistics';

type Document = Parameters<typeof tallyPairings>[0][number];

function play(args: readonly string[]): Record<string, unknown> {
  const read = readOptions(['shogi-open-2026', ...args]);
  if (typeof read === 'string') throw new Error(read);
  return rehearse(read, () => undefined).document;
}

const seeds = Array.from({ length: share(200, 2) }, (_, i) => (i + 16).toString(16));

test.each(seeds)(
  '84 entrants, seed %s: no rule is broken',
  (seed) => {
    expect(judgeShogi(play(['--players', '84', '--seed', seed]), { players: 84 })).toEqual([]);
  },
  120_000,
);

const fields = Array.from({ length: 29 }, (_, i) => i + 4).flatMap((size) =>
  [0, 1, 2, 3].map((standby) => [size, standby] as const),
);

test.each(some(fields))(
  'a field of %i with %i standby players: no rule is broken',
  (size, standby) => {
    const other = 4 + ((size * 7) % 29);
    const asked: Asked = { field: { dan: size, kyu: other }, standby };
    const args = [
      '--field',
      `dan=${String(size)},kyu=${String(other)}`,
      '--standby',
      String(standby),
      '--seed',
      (size * 4 + standby).toString(16),
    ];
    expect(judgeShogi(play(args), asked)).toEqual([]);
  },
  120_000,
);

test('second-round opponents are drawn evenly among the pairings with the fewest rematches', () => {
  const documents = Array.from({ length: share(300, 3) }, (_, i) =>
    play(['--field', 'dan=8,kyu=8', '--standby', '0', '--calm', '--seed', (i + 4096).toString(16)]),
  ) as unknown as Document[];
  for (const [choices, counts] of tallyPairings(documents, 2)) {
    expect(counts).toHaveLength(choices);
    // a fair lot fails this once in a thousand sweeps
    if (counts.reduce((sum, n) => sum + n, 0) >= 5 * choices) expect(chiSquare(counts).chance).toBeGreaterThan(0.001);
  }
}, 1_800_000);
