/**
 * Round robin by the Berger tables (FIDE C.05 annex 1), single or double, for any number of players.
 *
 * With an odd number the last place of the table is empty: who meets it sits the round out. In a double round
 * robin the colours of the second cycle are reversed and the last two rounds of the first cycle change places,
 * so that nobody has one colour three times running.
 */
import { ok, problem, refuse, type Result } from '../../common/result';

/** Places of the table, 1 … n; who has which number is drawn by lot before. */
export interface BergerGame {
  readonly white: number;
  readonly black: number;
}

export interface BergerRound {
  readonly round: number;
  /** in the order of the published table */
  readonly games: readonly BergerGame[];
  /** who sits out; null with an even number of players */
  readonly free: number | null;
}

const flip = ({ white, black }: BergerGame): BergerGame => ({ white: black, black: white });

/** Place met by the last one of an even table of `size` in `round`. */
const pivot = (size: number, round: number): number => (round % 2 === 1 ? (round + 1) / 2 : size / 2 + round / 2);

function cycle(players: number): { games: BergerGame[]; free: number | null }[] {
  const size = players + (players % 2);
  const turning = size - 1;
  const at = (place: number): number => ((place - 1 + 2 * turning) % turning) + 1;
  const rounds: { games: BergerGame[]; free: number | null }[] = [];
  for (let round = 1; round < size; round++) {
    const first = pivot(size, round);
    const games: BergerGame[] = [];
    const free = players === size ? null : first;
    if (free === null) games.push(first <= size / 2 ? { white: first, black: size } : { white: size, black: first });
    for (let step = 1; step < size / 2; step++) games.push({ white: at(first + step), black: at(first - step) });
    rounds.push({ games, free });
  }
  return rounds;
}

export function bergerRounds(players: number, cycles: 1 | 2 = 1): Result<readonly BergerRound[]> {
  if (!Number.isInteger(players) || players < 2) return refuse(problem('round-robin.too-few', { found: players }));
  const first = cycle(players);
  if (cycles === 1) return ok(first.map((round, index) => ({ round: index + 1, ...round })));
  const second = first.map(({ games, free }) => ({ games: games.map(flip), free }));
  const ordered = first.slice();
  const last = ordered.pop();
  const before = ordered.pop();
  if (last !== undefined) ordered.push(last);
  if (before !== undefined) ordered.push(before);
  return ok([...ordered, ...second].map((round, index) => ({ round: index + 1, ...round })));
}

/** How many rounds `bergerRounds` gives. */
export const bergerRoundCount = (players: number, cycles: 1 | 2 = 1): number =>
  cycles * (players % 2 === 0 ? players - 1 : players);
