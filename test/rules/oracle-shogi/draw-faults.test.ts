/** Seeded faults of the draws: the oracle must catch each of them. */
import { provesFaults } from './fault-kit';
import type { Sample } from './sample';
import type { Draw } from './types';

const drawOf = (document: Sample, what: string): Draw => document.draws.find((draw) => draw.what.includes(what))!;
const swap = <T>(list: T[], a: number, b: number): void => void ([list[a], list[b]] = [list[b]!, list[a]!]);

describe('a fault of a draw is caught', () => {
  provesFaults([
    { name: 'a pool was changed after it was hashed', rule: 'pool hash', seed: (d) => void d.draws[0]!.pool.reverse() },
    {
      name: 'a plain draw does not replay',
      rule: 'replay',
      seed: (d) => swap(drawOf(d, 'lucky').outcome, 0, 2),
    },
    {
      name: 'a plain draw was made under another seed',
      rule: 'replay',
      seed: (d) => {
        drawOf(d, 'lucky').seed = 'ac'.repeat(32);
      },
    },
    {
      name: 'somebody outside the pool is drawn',
      rule: 'draw',
      seed: (d) => void (drawOf(d, 'kyu R1').outcome[0] = 'E-0001 E-0102'),
    },
    {
      name: 'a pairing differs from what was drawn',
      rule: 'undrawn',
      seed: (d) => {
        const { outcome } = drawOf(d, 'kyu R2');
        outcome.splice(
          0,
          2,
          outcome[0]!.slice(0, 7) + outcome[1]!.slice(0, 6),
          outcome[0]!.slice(7) + ' ' + outcome[1]!.slice(7),
        );
      },
    },
    {
      name: 'a game of round one was not drawn',
      rule: 'undrawn',
      seed: (d) => void drawOf(d, 'kyu R1').outcome.shift(),
    },
    {
      name: 'a bye of round one was not drawn',
      rule: 'undrawn',
      size: [13, 5],
      seed: (d) => void drawOf(d, 'kyu R1').outcome.pop(),
    },
    {
      name: 'the bracket was not drawn',
      rule: 'undrawn',
      seed: (d) => void d.draws.splice(d.draws.indexOf(drawOf(d, 'kyu bracket')), 1),
    },
    {
      name: 'the bracket is another than was drawn',
      rule: 'bracket draw',
      seed: (d) => swap(drawOf(d, 'kyu bracket').outcome, 0, 1),
    },
  ]);
});
