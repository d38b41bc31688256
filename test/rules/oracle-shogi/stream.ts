/** The exact stream of lots: HMAC-SHA256 blocks, rejection sampling, Fisher–Yates, straight from the proposal's sentence. */
import { createHash, createHmac } from 'node:crypto';

const RANGE = 4_294_967_296;

export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** The items in the order a seed and a label draw them. */
export function permutation<T>(items: readonly T[], seedHex: string, label: string): T[] {
  let counter = 0;
  let words: number[] = [];
  const word = (): number => {
    if (words.length === 0) {
      const block = createHmac('sha256', Buffer.from(seedHex, 'hex')).update(`${label}|${counter}`, 'utf8').digest();
      counter += 1;
      words = [0, 4, 8, 12, 16, 20, 24, 28].map((at) => block.readUInt32BE(at));
    }
    return words.shift()!;
  };
  const below = (n: number): number => {
    const limit = RANGE - (RANGE % n);
    let value = word();
    while (value >= limit) value = word();
    return value % n;
  };
  const drawn = [...items];
  for (let i = drawn.length - 1; i >= 1; i -= 1) {
    const j = below(i + 1);
    [drawn[i], drawn[j]] = [drawn[j]!, drawn[i]!];
  }
  return drawn;
}
