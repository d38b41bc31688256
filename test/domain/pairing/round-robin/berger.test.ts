/** Berger tables: the published ones, and the property that makes them round robins, for every number of players. */
import { bergerRoundCount, bergerRounds, type BergerRound } from '../../../../src/domain/pairing/round-robin/berger';
import { broken, colourTrouble, pairKey } from '../invariants';

function rounds(players: number, cycles: 1 | 2 = 1): readonly BergerRound[] {
  const result = bergerRounds(players, cycles);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

const printed = (players: number): string[] =>
  rounds(players).map(({ games }) => games.map(({ white, black }) => `${white}-${black}`).join(' '));

test('the tables for 3 or 4, 5 or 6 and 7 or 8 players as FIDE prints them', () => {
  expect(printed(4)).toEqual(['1-4 2-3', '4-3 1-2', '2-4 3-1']);
  expect(printed(6)).toEqual(['1-6 2-5 3-4', '6-4 5-3 1-2', '2-6 3-1 4-5', '6-5 1-4 2-3', '3-6 4-2 5-1']);
  expect(printed(8)).toEqual([
    '1-8 2-7 3-6 4-5',
    '8-5 6-4 7-3 1-2',
    '2-8 3-1 4-7 5-6',
    '8-6 7-5 1-4 2-3',
    '3-8 4-2 5-1 6-7',
    '8-7 1-6 2-5 3-4',
    '4-8 5-3 6-2 7-1',
  ]);
});

test('with an odd number whoever meets the empty place sits out', () => {
  expect(rounds(5).map(({ free }) => free)).toEqual([1, 4, 2, 5, 3]);
  expect(printed(5)[0]).toBe('2-5 3-4');
});

const sizes = Array.from({ length: 39 }, (_, index) => index + 2);

test.each(sizes)('%d players: everybody meets everybody once, colours balanced', (players) => {
  const all = rounds(players);
  expect(all).toHaveLength(bergerRoundCount(players));
  const present = Array.from({ length: players }, (_, index) => String(index + 1));
  const met = new Set<string>();
  const free = new Set<string>();
  const colours = new Map(present.map((id) => [id, [] as ('w' | 'b')[]]));
  for (const { games, free: out } of all) {
    const pairs = games.map(({ white, black }) => [String(white), String(black)] as const);
    const bye = out === null ? null : String(out);
    expect(broken({ present, round: { pairs, bye }, forbidden: met, hadBye: free })).toEqual([]);
    for (const [white, black] of pairs) {
      met.add(pairKey(white, black));
      colours.get(white)?.push('w');
      colours.get(black)?.push('b');
    }
    if (bye !== null) free.add(bye);
  }
  expect(met.size).toBe((players * (players - 1)) / 2);
  for (const own of colours.values()) expect(colourTrouble(own, 2, 2)).toEqual([]);
  for (const own of colours.values())
    expect(Math.abs(own.filter((colour) => colour === 'w').length * 2 - own.length)).toBeLessThanOrEqual(1);
});

test.each(sizes)(
  '%d players twice: each pair once with each colour, never one colour three times running',
  (players) => {
    const all = rounds(players, 2);
    expect(all).toHaveLength(bergerRoundCount(players, 2));
    expect(all.map(({ round }) => round)).toEqual(all.map((_, index) => index + 1));
    const games = all.flatMap((round) => round.games.map(({ white, black }) => `${white}-${black}`));
    expect(new Set(games).size).toBe(players * (players - 1));
    expect(games).toHaveLength(players * (players - 1));
    for (let player = 1; player <= players; player++) {
      const own = all.flatMap((round) =>
        round.games.flatMap(({ white, black }) => (white === player ? 'w' : black === player ? 'b' : [])),
      );
      expect(colourTrouble(own, 2, 2)).toEqual([]);
    }
  },
);

test.each([1, 0, -3, 2.5])('%d players are no round robin', (players) => {
  expect(bergerRounds(players)).toMatchObject({ ok: false, problems: [{ code: 'round-robin.too-few' }] });
});
