/** Payment codes: six characters nobody misreads (no 0 O 1 I), the last one a check against slips and swapped letters. */
import { narrow } from '../bank/text';

const DIGITS = '23456789';
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const ALPHABET = DIGITS + LETTERS;
const LENGTH = 6;

/** Times α in the field of 32 elements (x⁵ + x² + 1): weights αⁱ tell every single slip and every swap of two places. */
const timesAlpha = (value: number): number => ((value << 1) ^ (value & 16 ? 0b100101 : 0)) & 31;

function checkOf(values: readonly number[]): number {
  let sum = 0;
  // Horner's rule: the first character carries the highest weight, the check itself the weight 1
  for (const value of values) sum = timesAlpha(sum ^ value);
  return sum;
}

/** `pick(n)` gives a whole number from 0 to n − 1. Begins with two letters, so that no account or amount looks like it. */
export function newCode(pick: (n: number) => number): string {
  const values: number[] = [];
  for (let i = 0; i < LENGTH - 1; i++)
    values.push(i < 2 ? DIGITS.length + pick(LETTERS.length) : pick(ALPHABET.length));
  return [...values, checkOf(values)].map((value) => ALPHABET[value]!).join('');
}

/** The code in what somebody typed — lower case, full width, blanks and hyphens inside — or null when it cannot be one. */
export function readCode(typed: string): string | null {
  const text = narrow(typed).toUpperCase().replace(/[ -]/g, '');
  const values = Array.from(text, (character) => ALPHABET.indexOf(character));
  if (values.length !== LENGTH || values.includes(-1)) return null;
  return checkOf(values.slice(0, -1)) === values[LENGTH - 1] ? text : null;
}

/** A list of codes as a coach types it: what is a code, and what looks like a slip. */
export function readCodes(typed: string): { readonly codes: string[]; readonly bad: string[] } {
  const codes: string[] = [];
  const bad: string[] = [];
  for (const word of narrow(typed).split(/[\s,;/、，；]+/)) {
    if (word === '') continue;
    const code = readCode(word);
    if (!code) bad.push(word);
    else if (!codes.includes(code)) codes.push(code);
  }
  return { codes, bad };
}
