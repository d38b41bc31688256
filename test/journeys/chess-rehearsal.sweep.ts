/** A hundred rehearsals of the chess cup, small and large, against the oracle. */
import { rehearse } from '../../src/cli/rehearse';
import { readOptions } from '../../src/cli/rehearse/options';
import { share } from '../helpers/share';
import { judgeChess } from '../rules/oracle-chess';

const SIZES = [20, 40, 60, 80, 120, 200];

test.each(Array.from({ length: share(100, 2) }, (_, i) => [i + 1, SIZES[i % SIZES.length] ?? 60] as const))(
  'seed %i, %i children: no rule is broken',
  (seed, players) => {
    const read = readOptions(['chess-cup-109', '--players', String(players), '--seed', seed.toString(16)]);
    if (typeof read === 'string') throw new Error(read);
    expect(judgeChess(rehearse(read, () => undefined).document)).toEqual([]);
  },
  300_000,
);
