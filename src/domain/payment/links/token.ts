/** Signed links: a token opens one code, for one purpose, in one version, and says nothing about anybody. */
import type { Bytes } from '../../common/bytes';
import { hmacSha256 } from '../../common/hmac';

export type Purpose = 'report' | 'cancel' | 'transfer' | 'view';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** 96 bits: sixteen characters, above the 80 bits asked for. */
const BYTES = 12;

/** base64url of the first 96 bits of HMAC-SHA-256(secret, `code|purpose|version`). */
export function linkToken(secret: Bytes, code: string, purpose: Purpose, version: number): string {
  const mac = hmacSha256(secret, `${code}|${purpose}|${version}`);
  let token = '';
  for (let i = 0; i < BYTES; i += 3) {
    const bits = (mac[i]! << 16) | (mac[i + 1]! << 8) | mac[i + 2]!;
    for (const shift of [18, 12, 6, 0]) token += LETTERS[(bits >> shift) & 63]!;
  }
  return token;
}

/** Looks at every character whatever comes first: the time taken tells nothing about how much was right. */
export function verifyToken(secret: Bytes, code: string, purpose: Purpose, version: number, token: string): boolean {
  const right = linkToken(secret, code, purpose, version);
  let different = right.length ^ token.length;
  for (let i = 0; i < right.length; i++) different |= right.charCodeAt(i) ^ (token.charCodeAt(i) || 0);
  return different === 0;
}
