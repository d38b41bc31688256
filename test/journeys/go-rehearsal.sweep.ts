/** Fifty rehearsals of the go championship with 300 entrants, and fields of every size, against the oracle. */
import { rehearse } from '../../src/cli/rehearse';
import { readOptions } from '../../src/cli/rehearse/options';
import { share, some } from '../helpers/share';
import { judgeGo } from '../rules/oracle-go';

function play(args: readonly string[]): Record<string, unknown> {
  const read = readOptions(['go-shanhai-2025', ...args]);
  if (typeof read === 'string') throw new Error(read);
  return rehearse(read, () => undefined).document;
}

test.each(Array.from({ length: share(50, 2) }, (_, i) => (i + 1).toString(16)))(
  '300 entrants, seed %s: no rule is broken',
  (seed) => {
    expect(judgeGo(play(['--players', '300', '--seed', seed]))).toEqual([]);
  },
  600_000,
);

const fields = Array.from({ length: 20 }, (_, i) => [11 + 3 * i, 4 + i, 5 + 2 * i, 6 + 3 * i] as const);

test.each(some(fields))(
  'open %i, youth %i, infants %i, seniors %i: no rule is broken',
  (open, youth, kids, seniors) => {
    const field = { open, youth, kids, seniors };
    const text = Object.entries(field).map(([id, n]) => `${id}=${String(n)}`);
    expect(judgeGo(play(['--field', text.join(), '--seed', open.toString(16)]))).toEqual([]);
  },
  600_000,
);
