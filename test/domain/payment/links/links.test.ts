/** Signed links and payment codes, against the platform's own HMAC and every possible slip of the pen. */
import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { newCode, readCode, readCodes } from '../../../../src/domain/payment/links/code';
import { linkToken, verifyToken, type Purpose } from '../../../../src/domain/payment/links/token';

const purpose = fc.constantFrom<Purpose>('report', 'cancel', 'transfer', 'view');
const bytes = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 1, maxLength: 80 });

test('a token is the beginning of HMAC-SHA-256, at least 80 bits, in base64url', () => {
  fc.assert(
    fc.property(bytes, fc.string(), purpose, fc.nat(99), (secret, code, why, version) => {
      const mac = createHmac('sha256', Buffer.from(secret))
        .update(`${code}|${why}|${version}`, 'utf8')
        .digest('base64url');
      const token = linkToken(secret, code, why, version);
      expect(token).toHaveLength(16);
      expect(mac.startsWith(token)).toBe(true);
    }),
  );
});

test('a token opens its own code, purpose and version and no other (35)', () => {
  const secret = [1, 2, 3];
  const token = linkToken(secret, 'HT7Q2K', 'report', 1);
  expect(verifyToken(secret, 'HT7Q2K', 'report', 1, token)).toBe(true);
  expect(verifyToken(secret, 'HT7Q2K', 'cancel', 1, token)).toBe(false);
  expect(verifyToken(secret, 'HT7Q2K', 'report', 2, token)).toBe(false);
  expect(verifyToken(secret, 'HT7Q2M', 'report', 1, token)).toBe(false);
  expect(verifyToken([1, 2, 4], 'HT7Q2K', 'report', 1, token)).toBe(false);
  for (const wrong of ['', token.slice(1), `${token}A`, token.slice(0, -1), token.toLowerCase(), `${'\0'.repeat(16)}`])
    expect(verifyToken(secret, 'HT7Q2K', 'report', 1, wrong)).toBe(false);
});

const code = fc.infiniteStream(fc.nat(1023)).map((stream) => newCode((n) => stream.next().value! % n));
const READABLE = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

test('codes have six readable characters and begin with two letters', () => {
  fc.assert(
    fc.property(code, (made) => {
      expect(made).toMatch(/^[A-HJ-NP-Z]{2}[2-9A-HJ-NP-Z]{4}$/);
      expect(readCode(made)).toBe(made);
    }),
  );
});

test('one wrong character, or two swapped, is never another code', () => {
  fc.assert(
    fc.property(code, fc.nat(5), fc.nat(5), fc.constantFrom(...READABLE), (made, i, k, other) => {
      const slip = made.slice(0, i) + other + made.slice(i + 1);
      if (slip !== made) expect(readCode(slip)).toBeNull();
      const swapped = [...made];
      [swapped[i], swapped[k]] = [swapped[k]!, swapped[i]!];
      if (swapped.join('') !== made) expect(readCode(swapped.join(''))).toBeNull();
    }),
    { numRuns: 2000 },
  );
});

test('codes are read as people type them', () => {
  const made = newCode((n) => 7 % n);
  for (const typed of [
    made.toLowerCase(),
    ` ${made} `,
    `${made.slice(0, 3)}-${made.slice(3)}`,
    `${made.slice(0, 2)} ${made.slice(2)}`,
    [...made].map((c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)).join(''),
  ])
    expect(readCode(typed)).toBe(made);
  for (const typed of ['', made.slice(1), `${made}2`, 'HT7Q2O', 'IIIIII']) expect(readCode(typed)).toBeNull();
});

test('a list of codes: each once, and what is none of them', () => {
  const [a, b] = [newCode((n) => 3 % n), newCode((n) => 5 % n)];
  expect(readCodes(`${a}、${b.toLowerCase()}\n${a}, HELLO`)).toEqual({ codes: [a, b], bad: ['HELLO'] });
  expect(readCodes('  ')).toEqual({ codes: [], bad: [] });
});
