/** Payment codes from the office's secret: the same entry number and attempt give the same code, nobody can guess the next. */
import { hmacSha256 } from '../domain/common/hmac';
import { newCode } from '../domain/payment/links/code';

export const secretBytes = (secret: string): number[] =>
  Array.from(secret, (character) => character.charCodeAt(0) & 255);

export function paymentCode(secret: string, entry: string, attempt: number): string {
  const bytes = hmacSha256(secretBytes(secret), `payment-code|${entry}|${String(attempt)}`);
  let at = 0;
  // two bytes a pick: the bias of a 16-bit value over 31 letters is below one in two thousand
  return newCode((n) => {
    const value = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
    at += 2;
    return value % n;
  });
}
