/**
 * Baku acceleration (FIDE C.04.7, edition 1 Feb 2026): which virtual points the upper half gets, and when.
 *
 * The upper group GA is the first 2·⌈n/4⌉ pairing numbers. Half of the rounds (rounded up) are accelerated; in
 * the first half of those (rounded up) a win's points are added, in the others a draw's.
 * Not decided here: where late entries move the border of GA (no source read); the list given is taken as it is.
 */
import type { Acceleration, PointSystem } from './crosstable';

export function bakuAccelerations(
  players: number,
  plannedRounds: number,
  points: Pick<PointSystem, 'win' | 'draw'>,
): Acceleration[] {
  if (players < 1 || plannedRounds < 1) return [];
  const lastPlayer = Math.min(players, 2 * Math.ceil(players / 4));
  const accelerated = Math.ceil(plannedRounds / 2);
  const full = Math.ceil(accelerated / 2);
  const group = { firstPlayer: 1, lastPlayer };
  const first: Acceleration = { points: points.win, firstRound: 1, lastRound: full, ...group };
  if (accelerated === full) return [first];
  return [first, { points: points.draw, firstRound: full + 1, lastRound: accelerated, ...group }];
}
