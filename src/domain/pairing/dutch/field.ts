/**
 * The players to be paired in one round, best first, with everything the criteria ask about, as plain arrays; and which
 * of them may meet at all (C1 no rematch, C3 colours, forbidden pairs, C2 as edges to the bye).
 */
import type { Crosstable, CrosstablePlayer } from '../../play/crosstable';
import { isPlayed } from '../../play/points';
import { ABSOLUTE, colourHistory, colourPreference, type ColourPreference } from './colour-preference';
import { mayGetBye } from './bye-right';
import { floatOf } from './floats';
import { earnedBefore, virtualPoints } from './scores';

export interface Field {
  readonly round: number;
  /** number of players to be paired */
  readonly size: number;
  /** last round of the event: topscorers exist (C3, C10, C11) */
  readonly isLast: boolean;
  readonly players: readonly CrosstablePlayer[];
  /** paired on (with virtual points); falling */
  readonly score: Int32Array;
  /** without virtual points: for the order of boards */
  readonly earned: Int32Array;
  /** place in the order of numbers (or of stated places), 0-based: players who never took part are not counted */
  readonly rank: Int32Array;
  readonly colours: readonly ColourPreference[];
  /** one round back (C14, C15, C18, C19) and two (C16, C17, C20, C21) */
  readonly float1: Uint8Array;
  readonly float2: Uint8Array;
  readonly byeRight: Uint8Array;
  readonly topscorer: Uint8Array;
  /** side of `legal`: size, plus one for the bye when size is odd */
  readonly stride: number;
  readonly legal: Uint8Array;
}

const placeOf = (player: CrosstablePlayer): number => player.place ?? player.number;

function took(player: CrosstablePlayer, upTo: number): boolean {
  for (let r = 1; r <= upTo; r++) {
    const record = player.rounds[r - 1];
    if (record !== undefined && (record.opponent !== null || record.code === 'U')) return true;
  }
  return false;
}

/** Without `present`: everybody who has no bye or absence entered for the round. */
function pairedPlayers(table: Crosstable, round: number, present?: readonly number[]): Set<number> {
  if (present !== undefined) return new Set(present);
  const chosen = table.players.filter((player) => {
    const record = player.rounds[round - 1];
    return record === undefined || record.opponent !== null;
  });
  return new Set(chosen.map((player) => player.number));
}

function meetings(table: Crosstable, field: Field, indexOf: ReadonlyMap<number, number>, without?: string): void {
  const { legal, stride, round } = field;
  const forbid = (a: number, b: number): void => {
    legal[a * stride + b] = 0;
    legal[b * stride + a] = 0;
  };
  field.players.forEach((player, a) => {
    for (let r = 1; r < round; r++) {
      const record = player.rounds[r - 1];
      if (record === undefined || record.opponent === null || !isPlayed(record)) continue;
      const b = indexOf.get(record.opponent);
      if (b !== undefined) forbid(a, b);
    }
  });
  for (const group of without === 'forbidden' ? [] : table.forbidden) {
    if (round < group.firstRound || round > group.lastRound) continue;
    const members = group.players.map((number) => indexOf.get(number)).filter((a): a is number => a !== undefined);
    for (const a of members) for (const b of members) if (a !== b) forbid(a, b);
  }
  if (without === 'colours') return;
  // C3: two players who must both have the same colour, unless one of them is a topscorer of the last round
  for (const colour of ['w', 'b'] as const) {
    const strict: number[] = [];
    field.colours.forEach((c, a) => {
      if (c.strength === ABSOLUTE && c.colour === colour) strict.push(a);
    });
    for (const a of strict) {
      for (const b of strict) if (field.topscorer[a] === 0 && field.topscorer[b] === 0) legal[a * stride + b] = 0;
    }
  }
}

/** `without` sets one rule aside, to see whether it is the one in the way (diagnosis.ts). */
export function buildField(
  table: Crosstable,
  round: number,
  present?: readonly number[],
  without?: 'forbidden' | 'bye' | 'colours',
): Field {
  const byNumber = new Map(table.players.map((player) => [player.number, player]));
  const paired = pairedPlayers(table, round, present);
  const ordered = table.players.slice().sort((a, b) => placeOf(a) - placeOf(b));
  const ranks = new Map<number, number>();
  for (const player of ordered) {
    if (paired.has(player.number) || took(player, round - 1)) ranks.set(player.number, ranks.size);
  }
  const sorted = ordered
    .filter((player) => paired.has(player.number))
    .map((player) => {
      const earned = earnedBefore(player, round, table.points);
      return { player, earned, score: earned + virtualPoints(table.accelerations, player.number, round) };
    })
    .sort((a, b) => b.score - a.score || ranks.get(a.player.number)! - ranks.get(b.player.number)!);
  const size = sorted.length;
  const stride = size + (size % 2);
  const isLast = table.plannedRounds !== null && round >= table.plannedRounds;
  const half = ((round - 1) * Math.max(table.points.win, table.points.draw)) / 2;
  const players = sorted.map((row) => row.player);
  const field: Field = {
    round,
    size,
    isLast,
    players,
    score: Int32Array.from(sorted, (row) => row.score),
    earned: Int32Array.from(sorted, (row) => row.earned),
    rank: Int32Array.from(players, (player) => ranks.get(player.number)!),
    colours: players.map((player) => colourPreference(colourHistory(player, round))),
    float1: Uint8Array.from(players, (player) => floatOf(table, byNumber, player, round - 1)),
    float2: Uint8Array.from(players, (player) => floatOf(table, byNumber, player, round - 2)),
    byeRight: Uint8Array.from(players, (player) => (mayGetBye(player, round, table.points) ? 1 : 0)),
    topscorer: Uint8Array.from(sorted, (row) => (isLast && row.score > half ? 1 : 0)),
    stride,
    legal: new Uint8Array(stride * stride).fill(1),
  };
  for (let a = 0; a < stride; a++) field.legal[a * stride + a] = 0;
  meetings(table, field, new Map(players.map((player, a) => [player.number, a])), without);
  if (stride > size && without !== 'bye') {
    for (let a = 0; a < size; a++) {
      if (field.byeRight[a] !== 0) continue;
      field.legal[a * stride + size] = 0;
      field.legal[size * stride + a] = 0;
    }
  }
  return field;
}
