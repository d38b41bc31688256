/** Points a player is paired on: those earned before a round plus the virtual ones of that round (C.04.3 art. 1.2; C.04.7). */
import type { Acceleration, CrosstablePlayer, PointSystem } from '../../play/crosstable';
import { pointsOf } from '../../play/points';

/** Earned in rounds 1 … round − 1. */
export function earnedBefore(player: CrosstablePlayer, round: number, points: PointSystem): number {
  let sum = 0;
  for (let r = 1; r < round; r++) sum += pointsOf(points, player.rounds[r - 1]);
  return sum;
}

/** Where stated ranges overlap, the later one holds. */
export function virtualPoints(accelerations: readonly Acceleration[], number: number, round: number): number {
  for (let k = accelerations.length - 1; k >= 0; k--) {
    const a = accelerations[k]!;
    if (round < a.firstRound || round > a.lastRound || number < a.firstPlayer || number > a.lastPlayer) continue;
    return a.points;
  }
  return 0;
}
