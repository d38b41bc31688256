/** Random events as cells: every round pairs whoever is free, with games, forfeits and byes of all kinds. */
import fc from 'fast-check';

export interface RandomEvent {
  readonly cells: string[][];
  readonly ratings: number[];
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export const randomEvent: fc.Arbitrary<RandomEvent> = fc
  .record({ players: fc.integer({ min: 2, max: 9 }), rounds: fc.integer({ min: 1, max: 6 }) })
  .chain(({ players, rounds }) =>
    fc.record({
      ratings: fc.array(fc.integer({ min: 1000, max: 2800 }), { minLength: players, maxLength: players }),
      rounds: fc.array(
        fc.record({
          order: fc.shuffledSubarray(numbers(players), { minLength: players, maxLength: players }),
          games: fc.array(fc.constantFrom('1', '1', '0', '0', '=', '=', '+', '-', 'bye', 'off', 'none'), {
            minLength: players,
            maxLength: players,
          }),
          byes: fc.array(fc.constantFrom('U', 'H', 'Z', 'Z', 'F'), { minLength: players, maxLength: players }),
        }),
        { minLength: rounds, maxLength: rounds },
      ),
    }),
  )
  .map(({ ratings, rounds }) => {
    const cells: string[][] = ratings.map(() => []);
    for (const round of rounds) {
      const put = (player: number | undefined, text: string): void => {
        if (player !== undefined) cells[player]?.push(text);
      };
      const bye = (player: number | undefined): void => {
        if (player !== undefined) put(player, round.byes[player] ?? 'Z');
      };
      for (let i = 0; i < round.order.length; i += 2) {
        const [a, b] = [round.order[i], round.order[i + 1]];
        const game = round.games[i] ?? '=';
        if (a === undefined || b === undefined || game === 'bye' || game === 'off') {
          bye(a);
          bye(b);
        } else if (game === '+' || game === '-') {
          put(a, `${game}F${b + 1}`);
          put(b, `${game === '+' ? '-' : '+'}F${a + 1}`);
        } else if (game === 'none') {
          put(a, `-F${b + 1}`);
          put(b, `-F${a + 1}`);
        } else {
          put(a, `${game === '1' ? '+' : game === '0' ? '-' : '='}W${b + 1}`);
          put(b, `${game === '1' ? '-' : game === '0' ? '+' : '='}B${a + 1}`);
        }
      }
    }
    return { cells, ratings };
  });
