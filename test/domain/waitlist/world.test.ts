/**
 * The invariants of places and money under any order of forms, letters, money, clicks and clocks
 * (REGISTRATION 1–5, 8, 10–12, 15, 16, 18, 19, 31–34).
 */
import * as fc from 'fast-check';
import { live, operations } from './world';

it('holds every invariant after every operation', () => {
  const endOnFailure = process.env['NO_SHRINK'] === '1';
  fc.assert(
    fc.property(operations, (ops) => void live(ops)),
    { numRuns: 150, endOnFailure },
  );
});
