/** Amounts as banks and payers write them: exact, or shown as bad; never smaller, never a silent zero (invariant 25). */
import fc from 'fast-check';
import { readAmount } from '../../../../src/domain/payment/bank/amount';

describe('an amount is read as it stands', () => {
  test.each([
    ['500', 500],
    ['NT$５００．００', 500],
    ['NT$ 60,404', 60404],
    ['1,234元', 1234],
    ['７，４７３．００', 7473],
    ['＋500', 500],
    ['-500', -500],
    ['－500', -500],
    ['−500', -500],
    ['(500)', -500],
    ['500-', -500],
    ['$-500', -500],
    [' 500 ', 500],
    ['500 元', 500],
    ['0', 0],
    ['0.00', 0],
  ])('%s', (cell, amount) => expect(readAmount(cell)).toBe(amount));

  test.each(['', ' ', '\u3000', '-', '－', '--'])('%j is no amount at all', (cell) =>
    expect(readAmount(cell)).toBe('empty'),
  );

  test.each([
    ['--500', 'field case 13: a doubled sign once became 0'],
    ['+-500', 'two signs'],
    ['-(500)', 'two signs'],
    ['1,50', 'a comma that separates no thousands'],
    ['15,00,0', 'a comma that separates no thousands'],
    ['12.5', 'half a dollar'],
    ['5 00', 'a blank between digits'],
    ['1e3', 'an exponent'],
    ['五百', 'words'],
    ['500x', 'rubbish behind'],
    ['US$500', 'another currency'],
    ['#REF!', 'a broken cell'],
    ['1234567890123', 'more than any account holds'],
  ])('%s is bad: %s', (cell) => expect(readAmount(cell)).toBe('bad'));
});

const grouped = (n: number): string => {
  const digits = String(n);
  let out = '';
  for (let i = 0; i < digits.length; i++) {
    if (i > 0 && (digits.length - i) % 3 === 0) out += ',';
    out += digits[i]!;
  }
  return out;
};
const wide = (text: string): string =>
  Array.from(text, (c) => (c > ' ' && c <= '~' ? String.fromCharCode(c.charCodeAt(0) + 0xfee0) : c)).join('');

test('every rendering of an amount gives that amount (invariant 24)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.boolean(),
      fc.constantFrom('', '.0', '.00'),
      fc.constantFrom('', 'NT$', 'NT$ ', '$', 'TWD '),
      fc.constantFrom('', '元', ' 元'),
      fc.boolean(),
      (n, commas, cents, before, after, full) => {
        const text = before + (commas ? grouped(n) : String(n)) + cents + after;
        expect(readAmount(full ? wide(text) : text)).toBe(n);
      },
    ),
  );
});

test('an amount with anything thrown into it is bad, or still the same size or more (invariant 25)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9_999_999 }),
      fc.nat(10),
      fc.constantFrom('a', '#', '?', ' ', '.', ',', '-', '\ufffd', '元', '１', 'o'),
      (n, where, rubbish) => {
        const text = grouped(n);
        const at = where % (text.length + 1);
        const read = readAmount(text.slice(0, at) + rubbish + text.slice(at));
        if (typeof read === 'number') expect(Math.abs(read)).toBeGreaterThanOrEqual(n);
        else expect(read).toBe('bad');
      },
    ),
  );
});
