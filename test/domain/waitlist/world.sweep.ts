/** The same world, many more lives. */
import * as fc from 'fast-check';
import { share } from '../../helpers/share';
import { live, operations } from './world';

it('holds every invariant in three thousand lives', () => {
  fc.assert(
    fc.property(operations, (ops) => void live(ops)),
    { numRuns: share(3000) },
  );
}, 600_000);
