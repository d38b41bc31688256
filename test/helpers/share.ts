/** How much of a sweep is run: SWEEP_SHARE=0.05 runs a twentieth of the cases, nothing set runs them all. */
const SHARE = Number(process.env['SWEEP_SHARE'] ?? 1);
if (!(SHARE > 0 && SHARE <= 1)) throw new Error(`SWEEP_SHARE: found "${SHARE}", expected above 0, up to 1`);

/** So many cases instead of `all`, at least `least`. */
export const share = (all: number, least = 1): number => Math.max(Math.min(all, least), Math.round(all * SHARE));

/** Cases spread evenly over the list, the first among them. */
export const some = <T>(list: readonly T[]): T[] => {
  const size = list.length === 0 ? 0 : share(list.length);
  return Array.from({ length: size }, (_, i) => list[Math.floor((i * list.length) / size)]!);
};
