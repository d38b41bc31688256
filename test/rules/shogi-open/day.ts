/** A shogi open's day for tests: stages as literals, a small chance of its own, and the play of a whole prelim. */
import type { EntryId } from '../../../src/domain/common/ids';
import type { Result } from '../../../src/domain/common/result';
import type { Game, GameResult } from '../../../src/domain/play/game';
import { pairPrelimRound, type PrelimRound } from '../../../src/domain/play/win-count/round';
import { gamesAfterWithdrawal } from '../../../src/domain/play/withdraw';
import type { KnockoutStage, WinCountStage } from '../../../src/domain/regulation/regulation';

export const PRELIM: WinCountStage = {
  id: 'prelim',
  kind: 'win-count',
  name: '預選',
  starts: ['09:15', '10:15', '11:15'],
  timeControl: null,
  rounds: 3,
  winsIn: 2,
  lossesOut: 2,
  fieldMultipleOf: 4,
  qualifiersOf: 'slots',
  opponents: 'lot-fewest-rematches',
  friendlyCountsAsMeeting: false,
  friendlyGames: true,
  friendlySurplus: 'sits-out',
  emptyMeetsEmpty: 'one-by-lot-wins',
  withdrawalKeepsSlot: true,
};

export const KNOCKOUT: KnockoutStage = {
  id: 'knockout',
  kind: 'knockout',
  name: '決賽淘汰賽',
  starts: ['13:00', '14:00', '15:00', '16:00'],
  timeControl: null,
  brackets: [
    { from: 2, to: 2, size: 2, start: '16:00' },
    { from: 3, to: 4, size: 4, start: '15:00' },
    { from: 5, to: 8, size: 8, start: '14:00' },
    { from: 9, to: 16, size: 16, start: '13:00' },
  ],
  byes: 'unbeaten-then-lot',
  walkoverWinsAreUnbeaten: true,
  seats: 'lot',
  emptyPairs: 'avoid',
  thirdPlace: 'two-thirds',
  withdrawal: 'bye',
  finalStarts: '16:00',
  finalTimeControl: null,
  drawAt: '12:30',
};

export const entry = (n: number): EntryId => `E-${String(n).padStart(4, '0')}` as EntryId;
export const players = (n: number): EntryId[] => Array.from({ length: n }, (_, i) => entry(i + 1));
export const seed = (n: number): string => n.toString(16).padStart(64, '0');

/** The value of a Result, or a failed test that prints the problems. */
export function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}
export const codes = (result: Result<unknown>): string[] => (result.ok ? [] : result.problems.map(({ code }) => code));

/** mulberry32: chance for tests, nothing to do with the stream under test. */
export function chance(start: number): (n: number) => number {
  let state = start >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}

export interface Played {
  readonly players: EntryId[];
  readonly withdrawn: EntryId[];
  readonly games: Game[];
  readonly rounds: PrelimRound[];
}

export interface Plan {
  readonly n: number;
  readonly seed: number;
  readonly stage?: WinCountStage;
  /** who leaves before round r is drawn (index r − 1), or while it is played */
  readonly leave?: (round: number, when: 'before' | 'during', there: readonly EntryId[]) => readonly EntryId[];
  readonly result?: (game: Game) => GameResult;
  /** called after each pairing, before results */
  readonly check?: (played: Played, round: PrelimRound) => void;
}

export function playPrelim({ n, seed: number, stage = PRELIM, leave, result, check }: Plan): Played {
  const toss = chance(number * 7919 + n);
  const played: Played = { players: players(n), withdrawn: [], games: [], rounds: [] };
  const there = (): EntryId[] => played.players.filter((player) => !played.withdrawn.includes(player));
  const replace = (changed: readonly Game[]): void => {
    for (const game of changed) played.games[played.games.findIndex(({ id }) => id === game.id)] = game;
  };
  for (let round = 1; round <= stage.rounds; round++) {
    played.withdrawn.push(...(leave?.(round, 'before', there()) ?? []));
    const paired = value(
      pairPrelimRound({
        stage,
        division: 'dan',
        label: 'test/dan/prelim',
        seed: seed(number * 10 + round),
        players: played.players,
        withdrawn: played.withdrawn,
        skipping: [],
        games: played.games,
        nextGame: played.games.length + 1,
        nextDraw: played.rounds.length * 2 + 1,
      }),
    );
    played.games.push(...paired.games);
    played.rounds.push(paired);
    check?.(played, paired);
    const leaving = leave?.(round, 'during', there()) ?? [];
    if (leaving.length > 0) {
      played.withdrawn.push(...leaving);
      replace(gamesAfterWithdrawal(played.games, played.withdrawn));
    }
    replace(
      played.games
        .filter((game) => game.result === null && game.counts)
        .map((game) => ({ ...game, result: result?.(game) ?? (toss(2) === 0 ? '1-0' : '0-1') })),
    );
  }
  return played;
}
