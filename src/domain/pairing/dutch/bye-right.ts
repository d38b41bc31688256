/** C2 (C.04.1 art. 4, C.04.3 edition 1 Feb 2026): who may still get the pairing-allocated bye. */
import type { CrosstablePlayer, PointSystem } from '../../play/crosstable';
import { isPlayed, pointsOf } from '../../play/points';

/** Not after an earlier allocated bye, whatever it was worth, nor after an unplayed round worth as much as a win. */
export function mayGetBye(player: CrosstablePlayer, round: number, points: PointSystem): boolean {
  for (let r = 1; r < round; r++) {
    const record = player.rounds[r - 1];
    if (record === undefined || isPlayed(record)) continue;
    if (record.code === 'U' || pointsOf(points, record) >= points.win) return false;
  }
  return true;
}
