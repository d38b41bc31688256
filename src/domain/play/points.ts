/** What a round is worth, and whether it was a real game: the matrix behind every standings table. */
import type { PointSystem, RoundCode, RoundRecord } from './crosstable';

const FIELD: Readonly<Record<RoundCode, keyof PointSystem>> = {
  '1': 'win',
  W: 'win',
  '0': 'loss',
  L: 'loss',
  '=': 'draw',
  D: 'draw',
  '+': 'forfeitWin',
  '-': 'forfeitLoss',
  H: 'halfBye',
  F: 'fullBye',
  U: 'pairingBye',
  Z: 'zeroBye',
};

/** Points in tenths; nothing recorded counts as a zero-point bye, an unknown result as nothing yet. */
export function pointsOf(points: PointSystem, record: RoundRecord | undefined): number {
  if (record === undefined) return points.zeroBye;
  return record.code === null ? 0 : points[FIELD[record.code]];
}

/** A game over the board against a real opponent (rated or not); forfeits and byes are none. */
export function isPlayed(record: RoundRecord | undefined): record is RoundRecord & { readonly opponent: number } {
  if (record === undefined || record.opponent === null || record.code === null) return false;
  return '10=WLD'.includes(record.code);
}

/** Standard value of a played result: 2 for a win, 1 for a draw, 0 for a loss (half-points). */
export function halfPointsOf(code: RoundCode): number {
  if (code === '1' || code === 'W') return 2;
  return code === '=' || code === 'D' ? 1 : 0;
}
