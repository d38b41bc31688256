/** C1, C3 and barred pairs (C.04.3, edition 1 Feb 2026): who may meet whom. */
import { boards, table } from './table';

describe('who may meet', () => {
  test('C1: nobody meets the same opponent twice', () => {
    expect(boards(table(['4w1 3b1 2w1', '3b1 4w1 1b0', '2w0 1w0 4b=', '1b0 2b0 3w=']), 4)).toEqual([
      'pairing.none',
      'pairing.none.rematch',
    ]);
  });

  test('a game that was not played is no meeting', () => {
    expect(boards(table(['4w1 3b1 2w+', '3b1 4w1 1b-', '2w0 1w0 4b-', '1b0 2b0 3w+']), 4)).toEqual(['1-2', '4-3']);
  });

  test('barred pairs hold in their rounds only', () => {
    const lines = ['3w1', '4b1', '1b0', '2w0'];
    const group = { firstRound: 1, lastRound: 5, players: [1, 2] };
    expect(boards(table(lines), 2)).toEqual(['2-1', '3-4']);
    expect(boards(table(lines, { forbidden: [group] }), 2)).toEqual(['4-1', '2-3']);
    expect(boards(table(lines, { forbidden: [{ ...group, lastRound: 1 }] }), 2)).toEqual(['2-1', '3-4']);
  });

  test('when only barred pairs are in the way, that is said', () => {
    const forbidden = [{ firstRound: 2, lastRound: 2, players: [1, 2, 4] }];
    expect(boards(table(['3w1', '4b1', '1b0', '2w0'], { forbidden }), 2)).toEqual([
      'pairing.none',
      'pairing.none.without-forbidden',
    ]);
  });

  const twiceWhite = ['3w1 5w1', '4w1 6w1', '1b0 Z Z', '2b0 Z Z', 'Z 1b0 Z', 'Z 2b0 Z'];

  test('C3: two players who must have the same colour do not meet', () => {
    expect(boards(table(twiceWhite, { plannedRounds: 5 }), 3)).toEqual([
      'pairing.none',
      'pairing.none.without-colours',
    ]);
  });

  test('C3 gives way to topscorers in the last round', () => {
    expect(boards(table(twiceWhite, { plannedRounds: 3 }), 3)).toEqual(['2-1']);
  });
});
