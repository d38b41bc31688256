/** SHA-256 (FIPS 180-4, 6.2) in plain arithmetic: the core may not reach for a host's crypto. */
import { toHex, utf8, type Bytes } from './bytes';

const words = (hex: string): number[] => (hex.match(/.{8}/g) ?? []).map((word) => parseInt(word, 16) | 0);

/** 4.2.2: fractions of the cube roots of the first 64 primes. */
const ROUND = words(
  '428a2f9871374491b5c0fbcfe9b5dba53956c25b59f111f1923f82a4ab1c5ed5' +
    'd807aa9812835b01243185be550c7dc372be5d7480deb1fe9bdc06a7c19bf174' +
    'e49b69c1efbe47860fc19dc6240ca1cc2de92c6f4a7484aa5cb0a9dc76f988da' +
    '983e5152a831c66db00327c8bf597fc7c6e00bf3d5a7914706ca635114292967' +
    '27b70a852e1b21384d2c6dfc53380d13650a7354766a0abb81c2c92e92722c85' +
    'a2bfe8a1a81a664bc24b8b70c76c51a3d192e819d6990624f40e3585106aa070' +
    '19a4c1161e376c082748774c34b0bcb5391c0cb34ed8aa4a5b9cca4f682e6ff3' +
    '748f82ee78a5636f84c878148cc7020890befffaa4506cebbef9a3f7c67178f2',
);
/** 5.3.3: fractions of the square roots of the first eight primes. */
const START = words('6a09e667bb67ae853c6ef372a54ff53a510e527f9b05688c1f83d9ab5be0cd19');

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** 5.1.1: a one bit, zeros, and the length in bits as 64 bits, to whole blocks of 64 bytes. */
function padded(message: Bytes): number[] {
  const bytes = [...message, 0x80];
  while (bytes.length % 64 !== 56) bytes.push(0);
  const high = Math.floor(message.length / 0x20000000);
  const low = message.length << 3;
  for (const word of [high, low]) bytes.push((word >>> 24) & 255, (word >>> 16) & 255, (word >>> 8) & 255, word & 255);
  return bytes;
}

export function sha256(message: Bytes): number[] {
  const bytes = padded(message);
  const state = START.slice();
  const w: number[] = [];
  for (let at = 0; at < bytes.length; at += 64) {
    for (let t = 0; t < 16; t++) {
      const i = at + 4 * t;
      w[t] = (bytes[i]! << 24) | (bytes[i + 1]! << 16) | (bytes[i + 2]! << 8) | bytes[i + 3]!;
    }
    for (let t = 16; t < 64; t++) {
      const x = w[t - 15]!;
      const y = w[t - 2]!;
      const small = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
      const large = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
      w[t] = (w[t - 16]! + small + w[t - 7]! + large) | 0;
    }
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (let t = 0; t < 64; t++) {
      const mix = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const first = (h + mix + ((e & f) ^ (~e & g)) + ROUND[t]! + w[t]!) | 0;
      const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + first) | 0;
      d = c;
      c = b;
      b = a;
      a = (first + second) | 0;
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => (state[i] = (state[i]! + value) | 0));
  }
  const digest: number[] = [];
  for (const word of state) digest.push((word >>> 24) & 255, (word >>> 16) & 255, (word >>> 8) & 255, word & 255);
  return digest;
}

/** 64 lower-case hexadecimal digits of the text's UTF-8 bytes. */
export const sha256Hex = (text: string): string => toHex(sha256(utf8(text)));
