/** Art. 1.4 (C.04.3, edition 1 Feb 2026): what counts as a float, seen on the checklist. */
import { pairDutch } from '../../../src/domain/pairing/dutch';
import { CHESS_POINTS, type Crosstable } from '../../../src/domain/play/crosstable';
import { table } from './table';

function floats(lines: readonly string[], round: number, more: Partial<Crosstable> = {}): Record<number, string> {
  const result = pairDutch(table(lines, more), round, { explain: true });
  if (!result.ok) throw new Error(result.problems[0]!.code);
  return Object.fromEntries(result.value.checklist!.map((row) => [row.number, row.floats[0]]));
}

describe('floats of the round before', () => {
  test('unplayed rounds worth more than a loss are downfloats, others are none', () => {
    const lines = ['U', 'H', 'F', 'Z', '6w+', '5b-', '8w1', '7b0'];
    expect(floats(lines, 2)).toEqual({ 1: 'D', 2: 'D', 3: 'D', 4: '', 5: 'D', 6: '', 7: '', 8: '' });
  });

  test('a bye worth nothing is none', () => {
    expect(floats(['U', '3w1', '2b0'], 2, { points: { ...CHESS_POINTS, pairingBye: 0 } })[1]).toBe('');
  });

  test('a game between different scores is a downfloat of the higher, an upfloat of the lower', () => {
    const lines = ['3w1 4b0', '4b1 3w1', '1b0 2b0', '2w0 1w1'];
    expect(floats(lines, 3)).toEqual({ 1: 'D', 2: 'D', 3: 'U', 4: 'U' });
  });

  test('there is no round before the first, whatever an absence is worth', () => {
    const points = { ...CHESS_POINTS, zeroBye: 5 };
    expect(floats(['', ''], 1, { points })).toEqual({ 1: '', 2: '' });
    expect(floats(['Z', 'Z'], 2, { points })).toEqual({ 1: 'D', 2: 'D' });
  });

  test('virtual points count', () => {
    const accelerations = [{ points: 10, firstRound: 1, lastRound: 1, firstPlayer: 1, lastPlayer: 1 }];
    expect(floats(['2w1', '1b0', '4w=', '3b='], 2, { accelerations })).toEqual({ 1: 'D', 2: 'U', 3: '', 4: '' });
  });
});
