/** Points and tie-breaks of a group computed from its games alone (B4; FIDE C.07 of 2026, articles 7.5, 8.1, 9.1 and 16). */
import { isBye, isGivenBye, sidesOf, wasPlayed } from './rounds';
import type { Division, Game } from './types';

interface Cell {
  /** 1, 0.5 or 0 */
  points: number;
  opponent: string | null;
  /** at the board */
  played: boolean;
  /** out of one's own will: stayed away from a game, or had asked for none */
  skipped: boolean;
  /** no game was made for him */
  none: boolean;
}

const WORTH: Record<string, readonly [number, number]> = {
  '1-0': [1, 0],
  '0-1': [0, 1],
  '1/2': [0.5, 0.5],
  '+/-': [1, 0],
  '-/+': [0, 1],
  '-/-': [0, 0],
};

function cellOf(games: Game[], id: string): Cell {
  const game = games.find((one) => sidesOf(one).includes(id));
  if (!game) return { points: 0, opponent: null, played: false, skipped: true, none: true };
  if (isBye(game)) {
    // a bye asked for is worth nothing here, and is out of one's own will
    const given = isGivenBye(game);
    return { points: given ? 1 : 0, opponent: null, played: false, skipped: !given, none: !given };
  }
  const side = game.first === id ? 0 : 1;
  const points = WORTH[game.result ?? '']?.[side] ?? 0;
  const played = wasPlayed(game);
  const opponent = (side === 0 ? game.second : game.first) ?? null;
  return { points, opponent, played, skipped: !played && points === 0, none: false };
}

export interface Score {
  id: string;
  points: number;
  /** median Buchholz, Berger, progress */
  tieBreaks: readonly [bhm1: number, sb: number, ps: number];
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

export function scoresOf(division: Division): Score[] {
  const rows = new Map(division.players.map((id) => [id, division.rounds.map(({ games }) => cellOf(games, id))]));
  const points = (id: string): number => sum((rows.get(id) ?? []).map((cell) => cell.points));
  // 16: rounds after somebody left for good count as draws for those who met him before
  // 15.2: where all pairings are known beforehand, a game nobody came to counts like any other, and a free round not at all
  const fixed = division.rounds[0]?.stage === 'round-robin';
  const forOthers = (id: string): number => {
    if (fixed) return points(id);
    const cells = rows.get(id) ?? [];
    return sum(
      cells.map((cell, i) => (cell.none && cells.slice(i).every(({ skipped }) => skipped) ? 0.5 : cell.points)),
    );
  };
  return division.players.map((id) => {
    const cells = rows.get(id) ?? [];
    const own = points(id);
    if (fixed) {
      const games = cells.filter(({ opponent }) => opponent !== null);
      const met = games.map(({ opponent }) => points(opponent!));
      return {
        id,
        points: own,
        tieBreaks: [median([], met), sum(met.map((v, i) => v * games[i]!.points)), sum(progressOf(cells))],
      };
    }
    // 16: an unplayed round is a game against oneself, with the caps of 2026
    const values = cells.map(({ played, opponent }) => {
      if (played && opponent !== null) return forOthers(opponent);
      return Math.min(own, opponent === null ? cells.length / 2 : forOthers(opponent));
    });
    const berger = sum(values.map((value, i) => value * (cells[i]?.points ?? 0)));
    return { id, points: own, tieBreaks: [median(cells, values), berger, sum(progressOf(cells))] };
  });
}

function progressOf(cells: Cell[]): number[] {
  let total = 0;
  return cells.map((cell) => (total += cell.points));
}

/** Without the highest and the lowest value; of those who skipped rounds the lowest of these goes first. */
function median(cells: Cell[], values: number[]): number {
  if (values.length < 2) return 0;
  const skipped = values.filter((_, i) => cells[i]?.skipped);
  const lowest = Math.min(...(skipped.length > 0 ? skipped : values));
  return sum(values) - lowest - highestBut(values, lowest);
}

function highestBut(values: number[], gone: number): number {
  const left = [...values];
  left.splice(left.indexOf(gone), 1);
  return Math.max(...left);
}

/** Descending by points, then tie-break by tie-break. */
export const compare = (a: Score, b: Score): number =>
  b.points - a.points ||
  a.tieBreaks.map((value, i) => (b.tieBreaks[i] ?? 0) - value).find((difference) => difference !== 0) ||
  0;
