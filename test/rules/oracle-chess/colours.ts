/** FIDE C.04.3, C3: never three times the same colour running, never three more of one than of the other. */
import { bent, isBye, isGivenBye, sidesOf, wasPlayed } from './rounds';
import type { Division, Say } from './types';

/** Half of the possible points before the last round is the limit above which colours may be set aside in it (A.7). */
export function judgeColours(division: Division, say: Say): void {
  if (division.rounds[0]?.stage !== 'swiss') return;
  const colours = new Map<string, ('W' | 'B')[]>();
  const points = new Map<string, number>();
  const last = division.rounds.length;
  for (const { round, games } of division.rounds) {
    const top = (id: string): boolean => round === last && (points.get(id) ?? 0) > (round - 1) / 2;
    const excused = new Set(games.filter((game) => sidesOf(game).some(top)).flatMap(sidesOf));
    for (const game of games) {
      if (isBye(game) || !wasPlayed(game)) continue;
      [game.first!, game.second!].forEach((id, side) => {
        const history = [...(colours.get(id) ?? []), side === 0 ? ('W' as const) : ('B' as const)];
        colours.set(id, history);
        if (!excused.has(id) && !bent({ games }))
          judgeHistory(`${division.id} round ${String(round)}: ${id}`, history, say);
      });
    }
    for (const game of games) {
      const [white, black] = { '1-0': [1, 0], '0-1': [0, 1], '1/2': [0.5, 0.5], '+/-': [1, 0], '-/+': [0, 1] }[
        isGivenBye(game) ? '1-0' : (game.result ?? '')
      ] ?? [0, 0];
      if (game.first !== null) points.set(game.first, (points.get(game.first) ?? 0) + (white ?? 0));
      if (game.second !== null) points.set(game.second, (points.get(game.second) ?? 0) + (black ?? 0));
    }
  }
}

function judgeHistory(who: string, history: ('W' | 'B')[], say: Say): void {
  const whites = history.filter((colour) => colour === 'W').length;
  if (Math.abs(2 * whites - history.length) > 2) say('colours', `${who} has had ${history.join('')}`);
  const three = history.slice(-3);
  if (three.length === 3 && new Set(three).size === 1) say('colours', `${who} has the third ${three[0] ?? ''} running`);
}
