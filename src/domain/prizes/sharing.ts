/** Money prizes of players who share a place: divided equally, or by the Hort system (half of one's own, half of the pool). */

export type Sharing = 'tie-break' | 'equal-share' | 'hort';

/**
 * `prizes` by place, best first; `groups` = sizes of the groups of equals, best first. One amount a player in standing
 * order, not rounded; places without a prize are worth 0.
 */
export function sharePrizes(prizes: readonly number[], groups: readonly number[], sharing: Sharing): number[] {
  let place = 0;
  return groups.flatMap((size) => {
    const own = Array.from({ length: size }, (_, i) => prizes[place + i] ?? 0);
    place += size;
    if (sharing === 'tie-break') return own;
    const equal = own.reduce((sum, amount) => sum + amount, 0) / size;
    return own.map((amount) => (sharing === 'equal-share' ? equal : (amount + equal) / 2));
  });
}
