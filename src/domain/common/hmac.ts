/** HMAC-SHA-256 (RFC 2104): the keyed hash behind draws of lots and signed links. */
import { utf8, type Bytes } from './bytes';
import { sha256 } from './sha256';

const BLOCK = 64;

/** Key of any length, message as text (its UTF-8 bytes); 32 bytes out. */
export function hmacSha256(key: Bytes, text: string): number[] {
  const short = key.length > BLOCK ? sha256(key) : key;
  const block = Array.from({ length: BLOCK }, (_, i) => short[i] ?? 0);
  const inner = sha256([...block.map((byte) => byte ^ 0x36), ...utf8(text)]);
  return sha256([...block.map((byte) => byte ^ 0x5c), ...inner]);
}
