/**
 * The stream of chance behind every draw of lots: seed and label give the same numbers to everybody.
 * HMAC-SHA-256 with the seed's bytes as key over `label|0`, `label|1` …; each block yields eight big-endian 32-bit numbers.
 */
import { fromHex, type Bytes } from './bytes';
import { hmacSha256 } from './hmac';

export interface DrawStream {
  /** A whole number from 0 to n − 1, each equally likely (numbers in the last, incomplete stretch of 2^32 are thrown away). */
  below(n: number): number;
  /** A new array in drawn order: Fisher–Yates from the end. */
  shuffle<T>(list: readonly T[]): T[];
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
}

const RANGE = 0x100000000;

/** `seedHex`: hexadecimal digits, normally 64; anything that is not hexadecimal counts as no bytes (check it before). */
export function drawStream(seedHex: string, label: string): DrawStream {
  const key: Bytes = fromHex(seedHex) ?? [];
  let counter = 0;
  let block: Bytes = [];
  let used = 0;
  const next = (): number => {
    if (used >= block.length) {
      block = hmacSha256(key, `${label}|${String(counter++)}`);
      used = 0;
    }
    const value = block.slice(used, used + 4).reduce((sum, byte) => sum * 256 + byte, 0);
    used += 4;
    return value;
  };
  const below = (n: number): number => {
    const limit = RANGE - (RANGE % n);
    let value = next();
    while (value >= limit) value = next();
    return value % n;
  };
  const shuffle = <T>(list: readonly T[]): T[] => {
    const drawn = list.slice();
    for (let i = drawn.length - 1; i >= 1; i--) {
      const j = below(i + 1);
      [drawn[i], drawn[j]] = [drawn[j]!, drawn[i]!];
    }
    return drawn;
  };
  return { below, shuffle, pick: (list) => list[below(list.length)]! };
}

/** 64 hexadecimal digits: the only form a seed is stored in. */
export const isSeed = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);
