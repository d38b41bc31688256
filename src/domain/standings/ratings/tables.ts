/**
 * FIDE's conversion tables (Rating Regulations B.02, 8.1.1 and 8.1.2), kept in whole hundredths: facts.
 */

/** 8.1.1 for p = 0.50 … 1.00; below 0.50 the same with a minus sign, mirrored. */
const DIFFERENCE_OF: readonly number[] = [
  0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193, 202,
  211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677,
  800,
];

/** 8.1.2: largest difference for which the higher rated is expected to score 0.50, 0.51, … 0.99. */
const LARGEST_DIFFERENCE: readonly number[] = [
  3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188, 197,
  206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619,
  735,
];

/** dp for a percentage of 0 to 100 (p in hundredths). */
export function ratingDifference(percent: number): number {
  const clipped = Math.max(0, Math.min(100, percent));
  if (clipped >= 50) return DIFFERENCE_OF[clipped - 50] ?? 0;
  const mirrored = DIFFERENCE_OF[50 - clipped] ?? 0;
  return -mirrored;
}

/** Expected score in hundredths of one rated `own` against `opponent`; differences count up to `cap`. */
export function expectedHundredths(own: number, opponent: number, cap: number): number {
  const difference = Math.min(Math.abs(own - opponent), cap);
  let row = 0;
  while (row < LARGEST_DIFFERENCE.length && difference > (LARGEST_DIFFERENCE[row] ?? 0)) row++;
  const higher = 50 + row;
  return own >= opponent ? higher : 100 - higher;
}

/** No cap at all: the table ends at 736, where 1.00 is expected. */
export const NO_CAP = Number.MAX_SAFE_INTEGER;
