/** The invariants of places and money under any order of forms, letters, money, clicks and clocks (REGISTRATION 1–12, 15, 16, 18, 19, 31–34). */
import * as fc from 'fast-check';
import { live, operations } from './world';

it('holds every invariant after every operation', () => {
  fc.assert(
    fc.property(operations, (ops) => void live(ops)),
    { numRuns: Number(process.env['WORLD_RUNS'] ?? 150) },
  );
});
