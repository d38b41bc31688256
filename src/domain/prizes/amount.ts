/** What a prize is worth: a fixed amount, or a share of the floating pool with its guarantee (龍馬盃 第九條 獎金計算). */
import type { Prize } from '../regulation/regulation';

/**
 * Pool share = starters × fee × percent × share, rounded half up to the unit by itself (A17), not below the floor.
 * All in whole units of the currency and whole arithmetic.
 */
export function prizeAmount(value: Prize['value'], starters: number): number {
  if ('amount' in value) return value.amount;
  if (!('pool' in value)) return 0;
  const { fee, percent, numerator, denominator, roundTo, floor } = value.pool;
  const [share, unit] = [starters * fee * percent * numerator, 100 * denominator * roundTo];
  return Math.max(floor, Math.floor((2 * share + unit) / (2 * unit)) * roundTo);
}
