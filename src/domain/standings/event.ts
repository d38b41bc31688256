/** The crosstable seen from the standings: every player's rounds with points, games and absences told apart. */
import type { Colour, Crosstable, PointSystem, RoundCode } from '../play/crosstable';
import { isPlayed, pointsOf } from '../play/points';

/** Edition of FIDE C.07: in force from 1 March 2026, or the one of 1 August 2024. */
export type Edition = '2026' | '2024';

export interface StandingsOptions {
  readonly edition: Edition;
  /** round-robin: pairings were fixed beforehand, so unplayed games count like played ones (C.07, 15.2) */
  readonly system: 'swiss' | 'round-robin';
  /** standings after this round; left out = after the last round anybody has a record of */
  readonly rounds?: number;
  /** rating that rating tie-breaks give the unrated; null = with unrated players in they decide nothing */
  readonly unratedAs?: number | null;
}

export interface EventRound {
  readonly round: number;
  /** met or scheduled */
  readonly opponent: number | null;
  readonly colour: Colour | null;
  readonly code: RoundCode | null;
  /** tenths */
  readonly points: number;
  /** over the board */
  readonly played: boolean;
  /** voluntarily unplayed (C.07, 16.1): a requested half- or zero-point bye, an absence, a forfeit loss */
  readonly voluntary: boolean;
}

export interface EventPlayer {
  readonly number: number;
  readonly rating: number | null;
  readonly rounds: readonly EventRound[];
  /** tenths */
  readonly points: number;
  /** last round that was not voluntarily unplayed; 0 when there is none */
  readonly lastPresent: number;
  /** last round in which he had an opponent (a forfeit included); 0 when there is none */
  readonly lastPaired: number;
}

export interface StandingsEvent {
  readonly players: readonly EventPlayer[];
  readonly byNumber: ReadonlyMap<number, EventPlayer>;
  readonly rounds: number;
  /** whether `rounds` is the last round of the event */
  readonly finished: boolean;
  readonly points: PointSystem;
  readonly edition: Edition;
  readonly roundRobin: boolean;
  readonly unratedAs: number | null;
}

function isVoluntary(code: RoundCode | null | undefined): boolean {
  return code === undefined || code === 'H' || code === 'Z' || code === '-';
}

/** Last round in which somebody was paired; requested byes of later rounds are no round yet. */
function lastRound(table: Crosstable): number {
  return table.players.reduce((most, player) => {
    for (let round = player.rounds.length; round > most; round--) {
      const record = player.rounds[round - 1];
      if (record !== undefined && record.opponent !== null && record.code !== null) return round;
    }
    return most;
  }, 0);
}

export function toEvent(table: Crosstable, options: StandingsOptions): StandingsEvent {
  const rounds = options.rounds ?? lastRound(table);
  const players = table.players.map((player): EventPlayer => {
    const own: EventRound[] = [];
    for (let round = 1; round <= rounds; round++) {
      const record = player.rounds[round - 1];
      own.push({
        round,
        opponent: record?.opponent ?? null,
        colour: record?.colour ?? null,
        code: record === undefined ? 'Z' : record.code,
        points: pointsOf(table.points, record),
        played: isPlayed(record),
        voluntary: isVoluntary(record?.code),
      });
    }
    const last = (test: (entry: EventRound) => boolean): number =>
      own.reduce((most, entry) => (test(entry) ? entry.round : most), 0);
    return {
      number: player.number,
      rating: player.rating,
      rounds: own,
      points: own.reduce((sum, entry) => sum + entry.points, 0),
      lastPresent: last((entry) => !entry.voluntary),
      lastPaired: last((entry) => entry.opponent !== null),
    };
  });
  return {
    players,
    byNumber: new Map(players.map((player) => [player.number, player])),
    rounds,
    finished: table.plannedRounds === null || rounds >= table.plannedRounds,
    points: table.points,
    edition: options.edition,
    roundRobin: options.system === 'round-robin',
    unratedAs: options.unratedAs ?? null,
  };
}
