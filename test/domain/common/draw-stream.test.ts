/** The hash, the keyed hash and the stream of chance against the standards' own values and Node's crypto. */
import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { fromHex, toHex, utf8 } from '../../../src/domain/common/bytes';
import { drawStream, isSeed } from '../../../src/domain/common/draw-stream';
import { hmacSha256 } from '../../../src/domain/common/hmac';
import { sha256Hex } from '../../../src/domain/common/sha256';
import vectors from '../../golden/draws/draw-vectors.json';

const ZERO = '0'.repeat(64);

describe('bytes', () => {
  it('writes UTF-8 as Node does, lone surrogates included', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((c) => String.fromCharCode(c)) }),
        (text) => {
          expect(utf8(text)).toEqual([...Buffer.from(text, 'utf8')]);
        },
      ),
    );
    expect(utf8('桂馬會𠮷')).toEqual([...Buffer.from('桂馬會𠮷', 'utf8')]);
  });
  it('reads hexadecimal and refuses what is not', () => {
    expect(fromHex('00fFa1')).toEqual([0, 255, 161]);
    expect(toHex([0, 255, 161])).toBe('00ffa1');
    expect(fromHex('abc')).toBeNull();
    expect(fromHex('zz')).toBeNull();
  });
});

describe('SHA-256 and HMAC', () => {
  it('gives the digest of "abc" from FIPS 180-2 B.1', () => {
    expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
  it('agrees with Node for every length around the block border', () => {
    for (let n = 0; n <= 200; n++) {
      const text = '將'.repeat(n % 7) + 'x'.repeat(n);
      expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });
  it('agrees with Node for keys shorter and longer than a block', () => {
    for (const length of [0, 1, 32, 63, 64, 65, 131]) {
      const key = Array.from({ length }, (_, i) => (i * 37 + 11) % 256);
      const expected = createHmac('sha256', Buffer.from(key)).update('段位組|0').digest('hex');
      expect(toHex(hmacSha256(key, '段位組|0'))).toBe(expected);
    }
  });
});

describe('the stream of chance', () => {
  it.each(vectors.vectors.map((v) => [v.seedHex.slice(0, 4), v.n, v] as const))('repeats vector %s n=%i', (_, n, v) => {
    const list = Array.from({ length: n }, (_unused, i) => i + 1);
    expect(drawStream(v.seedHex, v.label).shuffle(list)).toEqual(v.permutation);
  });
  it('throws away numbers of the incomplete last stretch', () => {
    // n = 2^31 + 1 leaves nearly half of the range unusable, so rejection shows at once
    const n = 2 ** 31 + 1;
    const block = [0, 1, 2, 3].flatMap((counter) => {
      const digest = createHmac('sha256', Buffer.alloc(32)).update(`r|${counter}`).digest();
      return [0, 4, 8, 12, 16, 20, 24, 28].map((at) => digest.readUInt32BE(at));
    });
    const kept = block.filter((value) => value < n);
    expect(kept.length).toBeLessThan(block.length);
    const stream = drawStream(ZERO, 'r');
    for (const value of kept) expect(stream.below(n)).toBe(value);
  });
  it('does not touch the list it shuffles and draws every element once', () => {
    const list = [1, 2, 3, 4, 5];
    expect(drawStream(ZERO, 'x').shuffle(list).sort()).toEqual([1, 2, 3, 4, 5]);
    expect(list).toEqual([1, 2, 3, 4, 5]);
    expect(drawStream(ZERO, 'x').below(1)).toBe(0);
  });
  it('knows a seed when it sees one', () => {
    expect(isSeed(ZERO)).toBe(true);
    expect(isSeed(ZERO.slice(1))).toBe(false);
    expect(isSeed('G' + ZERO.slice(1))).toBe(false);
  });
});
