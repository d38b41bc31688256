/** The yardstick for rematches: cheapest pairing by search, against counting all pairings. */
import { allPairings, cheapestPairing } from './matching';

describe('the cheapest pairing', () => {
  it('is free when another partner is left, and costs one when four places leave no choice', () => {
    const met = (i: number, j: number): number => ((i === 0 && j === 1) || (i === 2 && j === 3) ? 1 : 0);
    expect(cheapestPairing(4, met)).toBe(0);
    expect(cheapestPairing(2, met)).toBe(1);
  });

  it('equals the least over all pairings', () => {
    for (let seed = 1; seed < 40; seed += 1) {
      const cost = (i: number, j: number): number => ((i * 7 + j * 13 + seed * (i + j)) % 5 < 3 ? 1 : 0);
      const least = Math.min(
        ...allPairings([0, 1, 2, 3, 4, 5, 6, 7]).map((pairs) => pairs.reduce((sum, [i, j]) => sum + cost(i, j), 0)),
      );
      expect(cheapestPairing(8, cost)).toBe(least);
    }
  });

  it('counts 3, 15 and 105 pairings of four, six and eight', () => {
    expect([4, 6, 8].map((n) => allPairings(Array.from({ length: n }, (_, i) => i)).length)).toEqual([3, 15, 105]);
  });

  it('declines what is too large to search', () => {
    expect(cheapestPairing(22, () => 0)).toBeUndefined();
  });
});
