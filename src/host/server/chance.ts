/** Random bytes: really random, or repeatable from a seed. */
import { createHash, randomBytes } from 'node:crypto';

export class Chance {
  constructor(
    private readonly seed: string | undefined,
    public drawn = 0,
  ) {}

  bytes(length: number): Buffer {
    if (this.seed === undefined) return randomBytes(length);
    const parts: Buffer[] = [];
    for (let have = 0; have < length; have += 32)
      parts.push(createHash('sha256').update(`${this.seed}:${this.drawn++}`).digest());
    return Buffer.concat(parts).subarray(0, length);
  }

  /** In [0, 1), with 53 bits. */
  next(): number {
    const bytes = this.bytes(8);
    return (bytes.readUInt32BE(0) * 2 ** 21 + (bytes.readUInt32BE(4) >>> 11)) / 2 ** 53;
  }
}
