/**
 * A draw of lots is always one shuffle of a published list; what the order means is a rule, not chance.
 * So a row of 抽籤紀錄 (pool, seed, label, outcome) can be replayed by anybody, and every later fact follows from its outcome.
 */
import { drawStream, isSeed } from '../../common/draw-stream';
import type { DrawId } from '../../common/ids';
import { sha256Hex } from '../../common/sha256';
import type { Draw } from '../game';

/** Fisher–Yates over the sorted pool with the stream of seed and label. */
export const SHUFFLE = 'hmac-sha256-fisher-yates/1';
/** The same, taken again under `label#2`, `label#3` … until the order gives a pairing with the fewest rematches. */
export const SHUFFLE_FEWEST_REMATCHES = 'hmac-sha256-fisher-yates-fewest-rematches/1';

export const poolSha256 = (pool: readonly string[]): string => sha256Hex(pool.join('\n'));

/** By code units, the same in every language and engine. */
export const canonical = (pool: readonly string[]): string[] =>
  pool.slice().sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));

/** Label of the n-th attempt; the first has no mark. */
export const attemptLabel = (what: string, attempt: number): string =>
  attempt < 2 ? what : `${what}#${String(attempt)}`;

export interface DrawOrder {
  readonly id: DrawId;
  readonly what: string;
  readonly seed: string;
  readonly pool: readonly string[];
}

/** A plain draw: the whole pool in drawn order. */
export function makeDraw({ id, what, seed, pool }: DrawOrder): Draw {
  const sorted = canonical(pool);
  const outcome = drawStream(seed, what).shuffle(sorted);
  return { id, what, seed, algorithm: SHUFFLE, pool: sorted, poolSha256: poolSha256(sorted), outcome };
}

/** A draw that is taken again until `accepts` its order; the caller knows that some order is accepted. */
export function makeDrawUntil(order: DrawOrder, accepts: (outcome: readonly string[]) => boolean): Draw {
  for (let attempt = 1; ; attempt++) {
    const draw = makeDraw({ ...order, what: attemptLabel(order.what, attempt) });
    if (accepts(draw.outcome)) return { ...draw, algorithm: SHUFFLE_FEWEST_REMATCHES };
  }
}

/**
 * A seed from what is read out at the venue (dice, an audience's number, the reveal of a commitment): 64 digits as they
 * are, anything else hashed. Spaces around and between the parts do not matter, their order does.
 */
export function seedFrom(...parts: readonly string[]): string {
  const text = parts.map((part) => part.trim()).filter((part) => part !== '');
  const only = (text[0] ?? '').toLowerCase();
  return text.length === 1 && isSeed(only) ? only : sha256Hex(text.join('|'));
}
