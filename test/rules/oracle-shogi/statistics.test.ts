/** The statistics tell an even draw from a bent one. */
import { gamesOf, kyu } from './fault-kit';
import { sample } from './sample';
import type { Sample } from './sample';
import { chiSquare, tallyPairings } from './statistics';

/** Eight kyu players whose 1-0 and 0-1 groups of four were paired in the given ways (0, 1 or 2). */
function paired(winners: number, losers: number): Sample {
  const document = sample(13, 8, 0);
  document.divisions.splice(0, 1);
  document.divisions.unshift({ ...document.divisions[0]!, id: 'dan', players: [], rounds: [] });
  const games = gamesOf(kyu(document), 'prelim', 2);
  const ways = [
    [0, 1, 2, 3],
    [0, 2, 1, 3],
    [0, 3, 1, 2],
  ];
  [winners, losers].forEach((way, half) => {
    const two = games.slice(2 * half, 2 * half + 2);
    const ids = two.flatMap((game) => [game.first!, game.second!]).sort();
    const [a, b, c, d] = ways[way]!.map((at) => ids[at]!);
    Object.assign(two[0]!, { first: a, second: b });
    Object.assign(two[1]!, { first: c, second: d });
  });
  return document;
}

describe('counting pairings over many rehearsals', () => {
  it('counts each of the three pairings of a group of four', () => {
    const tally = tallyPairings([paired(0, 0), paired(1, 0), paired(2, 1)], 2);
    expect([...tally]).toEqual([[3, [3, 2, 1]]]);
  });

  it('leaves out groups with an empty place', () => {
    const document = paired(0, 0);
    Object.assign(gamesOf(kyu(document), 'prelim', 2)[0]!, { second: null, kind: 'bye' });
    expect([...tallyPairings([document], 2)]).toEqual([[3, [1, 0, 0]]]);
  });

  it('offers in round three only the pairings with fewest rematches', () => {
    const document = paired(0, 0);
    const games = gamesOf(kyu(document), 'prelim', 1);
    const [a, b] = gamesOf(kyu(document), 'prelim', 3).map((game) => [game.first!, game.second!] as const);
    expect([...tallyPairings([document], 3)]).toEqual([[3, [1, 0, 0]]]);
    games.push({ ...games[0]!, first: a![0], second: b![0] });
    expect([...tallyPairings([document], 3)].map(([choices]) => choices)).toEqual([2]);
  });
});

describe("Pearson's chi-square", () => {
  it('gives the tabled chances', () => {
    expect(chiSquare([50, 50, 50]).chance).toBeCloseTo(1, 10);
    // 3.841 and 5.991 are the 5 % points of one and two degrees of freedom, 23.685 that of fourteen.
    const bent = (statistic: number, cells: number): number[] => {
      const expected = 1000;
      const shift = Math.sqrt((statistic * expected) / 2);
      return Array.from({ length: cells }, (_, index) => expected + (index === 0 ? shift : index === 1 ? -shift : 0));
    };
    expect(chiSquare(bent(3.841, 2)).chance).toBeCloseTo(0.05, 4);
    expect(chiSquare(bent(5.991, 3)).chance).toBeCloseTo(0.05, 4);
    expect(chiSquare(bent(23.685, 15)).chance).toBeCloseTo(0.05, 4);
  });

  it('refuses a draw that always takes the first pairing', () => {
    const documents = Array.from({ length: 12 }, () => paired(0, 0));
    expect(chiSquare(tallyPairings(documents, 2).get(3)!).chance).toBeLessThan(1e-6);
    const even = Array.from({ length: 12 }, (_, index) => paired(index % 3, (index + 1) % 3));
    expect(chiSquare(tallyPairings(even, 2).get(3)!).chance).toBeGreaterThan(0.9);
  });
});
