/** C.04.3, edition 1 Feb 2026: round 1, who takes part, and numbers. */
import { bakuAccelerations } from '../../../src/domain/play/baku';
import { CHESS_POINTS } from '../../../src/domain/play/crosstable';
import { boards, table } from './table';

const nobodyPlayed = (count: number): string[] => Array.from({ length: count }, () => '');

describe('round 1', () => {
  test('the upper half meets the lower half in order, colours alternating from the one drawn by lot (5.2.5)', () => {
    expect(boards(table(nobodyPlayed(8)), 1)).toEqual(['1-5', '6-2', '3-7', '8-4']);
    expect(boards(table(nobodyPlayed(8), { initialColour: 'b' }), 1)).toEqual(['5-1', '2-6', '7-3', '4-8']);
  });

  test('an odd number leaves the bye to the last', () => {
    expect(boards(table(nobodyPlayed(7)), 1)).toEqual(['1-4', '5-2', '3-6', '7-bye']);
  });

  test('without a colour drawn by lot no round is paired', () => {
    expect(boards(table(nobodyPlayed(4), { initialColour: null }), 1)).toEqual(['pairing.initial-colour']);
  });

  test('who asked for a bye or is absent is not paired, and those who never took part do not count in the order of numbers', () => {
    expect(boards(table(['', '', 'Z', 'H', '', 'Z', '', '', '']), 1)).toEqual(['1-7', '8-2', '5-9']);
  });

  test('those present may be named', () => {
    expect(boards(table(nobodyPlayed(6)), 1, { present: [2, 3, 5, 6] })).toEqual(['2-5', '6-3']);
  });

  test('nobody present: no boards', () => {
    expect(boards(table(['Z', 'Z']), 1)).toEqual([]);
  });

  test('a late entry keeps its number and is paired from the round it enters', () => {
    const lines = ['5w1', 'Z', '6w1', '7w1', '1b0', '3b0', '4b0', 'U'];
    expect(boards(table(lines), 2)).toEqual(['4-1', '8-3', '6-2', '5-7']);
  });

  test('virtual points of the Baku acceleration split the field (C.04.7)', () => {
    const accelerations = bakuAccelerations(12, 9, CHESS_POINTS);
    expect(boards(table(nobodyPlayed(12), { accelerations }), 1)).toEqual([
      '1-4',
      '5-2',
      '3-6',
      '7-10',
      '11-8',
      '9-12',
    ]);
  });
});
