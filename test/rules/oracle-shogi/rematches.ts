/** No rematch where one could be avoided (龍馬盃 第四條 配對, A12); friendly games and walkovers are no meetings. */
import { cheapestPairing } from './matching';
import type { RoundView } from './prelim-rounds';
import { countingGames, idsOf, outcome } from './records';
import type { Round } from './types';

const BOTH_EMPTY = 1000;
const key = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

export function meetings(rounds: Round[]): Set<string> {
  const met = new Set<string>();
  for (const game of rounds.flatMap(countingGames)) {
    if (game.kind === 'official' && game.first !== null && game.second !== null) met.add(key(game.first, game.second));
  }
  return met;
}

export function judgeRematches(view: RoundView, earlier: Round[]): void {
  const met = meetings(earlier);
  const games = countingGames(view.round);
  const rematches = games.filter(
    (game) =>
      game.kind === 'official' && game.first !== null && game.second !== null && met.has(key(game.first, game.second)),
  );
  if (rematches.length === 0) return;
  for (const record of new Set(rematches.map((game) => view.records.get(game.first!)!))) {
    const group = games.filter((game) => idsOf(game).some((id) => view.records.get(id) === record));
    const places = group.flatMap((game) => [game.first, game.second].map((id) => ({ id, game })));
    const empty = places.map(
      ({ id, game }) => id === null || (game.kind !== 'official' && outcome(game, id) !== 'win'),
    );
    const least = cheapestPairing(places.length, (i, j) => {
      if (empty[i] && empty[j]) return BOTH_EMPTY;
      // who has left meets nobody: his earlier opponent wins without a game, and nothing is played twice
      if (empty[i] || empty[j]) return 0;
      const [a, b] = [places[i]!.id, places[j]!.id];
      return a !== null && b !== null && met.has(key(a, b)) ? 1 : 0;
    });
    // In a group too large to search, with at most two earlier opponents each, a pairing without rematch exists (Dirac).
    const allowed = least === undefined ? 0 : least % BOTH_EMPTY;
    const found = rematches.filter((game) => view.records.get(game.first!) === record);
    if (found.length > allowed) {
      const pairs = found.map((game) => `${game.first!} v ${game.second!}`).join(', ');
      view.report(
        'rematch',
        `${view.division} round ${view.round.round}: ${pairs} again, ${allowed} rematches would do`,
      );
    }
  }
}
