/** C2, C5 and C9 (C.04.3, edition 1 Feb 2026): who gets the pairing-allocated bye. */
import { CHESS_POINTS } from '../../../src/domain/play/crosstable';
import { boards, table } from './table';

const byeOf = (list: readonly string[]): string | undefined => list.find((board) => board.endsWith('-bye'));

describe('the allocated bye', () => {
  test('C2: not twice, even when it was worth less than a win', () => {
    const lines = ['3w1', '4b1', '1b0', '2w0', 'U'];
    expect(byeOf(boards(table(lines), 2))).toBe('4-bye');
    expect(byeOf(boards(table(lines, { points: { ...CHESS_POINTS, pairingBye: 0 } }), 2))).toBe('4-bye');
  });

  test('C2: not after a forfeit win or a full-point bye', () => {
    expect(byeOf(boards(table(['3w1', '4b1', '1b0', '2w0', 'F']), 2))).toBe('4-bye');
    expect(byeOf(boards(table(['3w1', '4b1 ', '1b0', '2w-', 'Z'].map((l, k) => (k === 1 ? '4b+' : l))), 2))).toBe(
      '3-bye',
    );
  });

  test('C2: a half-point bye, a loss by forfeit and an absence do not bar it', () => {
    expect(byeOf(boards(table(['3w1', '4b0', '1b0', '2w1', 'H']), 2))).toBe('3-bye');
    expect(byeOf(boards(table(['3w1', '4w1', '1b-', '2b0', 'Z'].map((l, k) => (k === 0 ? '3w+' : l))), 2))).toBe(
      '4-bye',
    );
  });

  test('C5: the lowest score comes before fewer downfloaters', () => {
    const lines = ['4w1 2b1', '5b1 1w0', '6w1 4b1', '1b0 3w0 Z', '2w0 6b1', '3b0 5w0'];
    expect(boards(table(lines, { plannedRounds: 3 }), 3)).toEqual(['1-5', '3-2', '6-bye']);
  });

  test('C9: of equal scores the one with fewest unplayed games', () => {
    expect(boards(table(['3w1', '4b1', '1b0', '2w0', 'Z'], { plannedRounds: 3 }), 2)).toEqual(['2-1', '3-5', '4-bye']);
  });

  test('nobody may have it: no pairing, and the rule in the way is named', () => {
    expect(boards(table(['F 2w1', 'F 1b0', '4w1 F', '3b0 F', 'U Z']), 3)).toEqual([
      'pairing.none',
      'pairing.none.without-bye',
    ]);
  });
});
