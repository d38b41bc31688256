/**
 * A draw of lots is always one shuffle of a published list, and a method that says what the order means. So a row of
 * 抽籤紀錄 (pool, seed, label, method, outcome) can be drawn again by anybody, and nothing is left to chance beside it.
 */
import { drawStream, isSeed } from '../../common/draw-stream';
import type { DrawId } from '../../common/ids';
import { sha256Hex } from '../../common/sha256';
import type { Draw } from '../game';

/** How a pool in drawn order becomes an outcome. */
export interface DrawMethod {
  /** name and version, as recorded in the row */
  readonly algorithm: string;
  /** Null: this order does not count and the pool is shuffled again. Prepared once for the sorted pool. */
  readonly reader: (pool: readonly string[]) => (order: readonly string[]) => readonly string[] | null;
}

/** The order itself is the outcome: Fisher–Yates over the sorted pool with the stream of seed and label. */
export const ORDER: DrawMethod = { algorithm: 'hmac-sha256-fisher-yates/1', reader: () => (order) => order };

export const poolSha256 = (pool: readonly string[]): string => sha256Hex(pool.join('\n'));

/** By code units, the same in every language and engine. */
export const canonical = (pool: readonly string[]): string[] =>
  pool.slice().sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));

/** The first order that counts decides: label `what`, then `what#2`, `what#3` … The method must accept some order. */
export function outcomeOf(method: DrawMethod, pool: readonly string[], seed: string, what: string): readonly string[] {
  const read = method.reader(pool);
  for (let attempt = 1; ; attempt++) {
    const label = attempt === 1 ? what : `${what}#${String(attempt)}`;
    const outcome = read(drawStream(seed, label).shuffle(pool));
    if (outcome !== null) return outcome;
  }
}

export interface DrawOrder {
  readonly id: DrawId;
  readonly what: string;
  readonly seed: string;
  readonly pool: readonly string[];
}

export function makeDraw({ id, what, seed, pool }: DrawOrder, method: DrawMethod = ORDER): Draw {
  const sorted = canonical(pool);
  const outcome = outcomeOf(method, sorted, seed, what);
  return { id, what, seed, algorithm: method.algorithm, pool: sorted, poolSha256: poolSha256(sorted), outcome };
}

/** How two who meet are written in an outcome; nobody = a win without a game or a round without one. */
export const pairLine = (first: string, second: string | null): string => `${first} - ${second ?? 'nobody'}`;

export function readPair(line: string): [string, string | null] {
  const [first = '', second = 'nobody'] = line.split(' - ');
  return [first, second === 'nobody' ? null : second];
}

/**
 * A seed from what is read out at the venue (dice, an audience's number, the reveal of a commitment): 64 digits as they
 * are, anything else hashed. Spaces around the parts do not matter, their order does.
 */
export function seedFrom(...parts: readonly string[]): string {
  const text = parts.map((part) => part.trim()).filter((part) => part !== '');
  const only = (text[0] ?? '').toLowerCase();
  return text.length === 1 && isSeed(only) ? only : sha256Hex(text.join('|'));
}
