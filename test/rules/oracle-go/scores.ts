/** Points, opponents' points and running totals of a stage, straight from its games (2 a win and a bye, 0 a loss). */
import type { Division, Game, Round } from './types';

export interface Score {
  points: number;
  sos: number;
  cuss: number;
}

const FIRST_WINS = ['1-0', '+/-'];
const SECOND_WINS = ['0-1', '-/+'];
export const AT_THE_BOARD = ['1-0', '0-1'];

export const commonRounds = (division: Division): Round[] => division.rounds.filter(({ stage }) => stage !== 'final');
export const lastCommon = (division: Division): number =>
  commonRounds(division).reduce((last, { round }) => Math.max(last, round), 0);

export function pointsIn(game: Game, id: string): number {
  if (game.kind === 'friendly' || !game.counts) return 0;
  if (game.first === id) return FIRST_WINS.includes(game.result ?? '') ? 2 : 0;
  return game.second === id && SECOND_WINS.includes(game.result ?? '') ? 2 : 0;
}
export const opponentIn = (game: Game, id: string): string | null => (game.first === id ? game.second : game.first);

/** Every player's games by round, 1 first; undefined = none. */
export function cards(division: Division, upTo: number): Map<string, (Game | undefined)[]> {
  const found = new Map<string, (Game | undefined)[]>();
  for (const { round, games } of commonRounds(division)) {
    if (round > upTo) continue;
    for (const game of games)
      for (const id of [game.first, game.second]) {
        if (id === null || !game.counts) continue;
        const card = found.get(id) ?? Array.from({ length: upTo }, () => undefined);
        card[round - 1] = game;
        found.set(id, card);
      }
  }
  return found;
}

export function scores(division: Division, ids: readonly string[], upTo: number): Map<string, Score> {
  const played = cards(division, upTo);
  const running = new Map<string, number[]>();
  for (const id of ids) {
    let total = 0;
    const card = played.get(id) ?? Array.from({ length: upTo }, () => undefined);
    running.set(
      id,
      card.map((game) => (total += game ? pointsIn(game, id) : 0)),
    );
  }
  const pointsOf = (id: string): number => running.get(id)?.at(-1) ?? 0;
  return new Map(
    ids.map((id) => {
      const met = (played.get(id) ?? []).map((game) => (game ? opponentIn(game, id) : null));
      const sos = met.reduce((sum, other) => sum + (other === null ? 0 : pointsOf(other)), 0);
      const cuss = (running.get(id) ?? []).reduce((sum, one) => sum + one, 0);
      return [id, { points: pointsOf(id), sos, cuss }];
    }),
  );
}

/** Negative when `a` stands before `b`. */
export const better = (a: Score, b: Score): number => b.points - a.points || b.sos - a.sos || b.cuss - a.cuss;
