/** The table of tie-breaks that the office carries says what the registry says. */
import { ALLOWED, readTieBreakList } from '../../../src/domain/standings/allowed';
import { findTieBreak, tieBreakCodes } from '../../../src/domain/standings/registry';

test('every tie-break stands in the table with the modifiers it takes', () => {
  const registry = Object.fromEntries(
    tieBreakCodes().map((code) => [code, [...(findTieBreak(code)?.allows ?? [])].join('')]),
  );
  expect(ALLOWED).toEqual(registry);
});

test('a list is read, and refused as a whole for one unknown code or modifier', () => {
  expect(readTieBreakList(['BH/M1', 'SB', 'PS'])?.map(({ text }) => text)).toEqual(['BH/M1', 'SB', 'PS']);
  expect(readTieBreakList(['BH/M1', 'XYZ'])).toBeNull();
  expect(readTieBreakList(['WIN/C1'])).toBeNull();
});
