/** Who floated in an earlier round (C.04.3 art. 1.4, edition 1 Feb 2026). */
import type { Crosstable, CrosstablePlayer } from '../../play/crosstable';
import { isPlayed, pointsOf } from '../../play/points';
import { earnedBefore, virtualPoints } from './scores';

export const NO_FLOAT = 0;
export const DOWN = 1;
export const UP = 2;

/**
 * A game against a lower (higher) score is a downfloat (upfloat); so is an unplayed round worth more than a loss a
 * downfloat. A round without points and without a game is no float.
 */
export function floatOf(
  table: Crosstable,
  byNumber: ReadonlyMap<number, CrosstablePlayer>,
  player: CrosstablePlayer,
  round: number,
): number {
  if (round < 1) return NO_FLOAT;
  const record = player.rounds[round - 1];
  if (!isPlayed(record)) return pointsOf(table.points, record) > table.points.loss ? DOWN : NO_FLOAT;
  const opponent = byNumber.get(record.opponent);
  if (opponent === undefined) return NO_FLOAT;
  const on = (p: CrosstablePlayer): number =>
    earnedBefore(p, round, table.points) + virtualPoints(table.accelerations, p.number, round);
  const difference = on(player) - on(opponent);
  return difference > 0 ? DOWN : difference < 0 ? UP : NO_FLOAT;
}
