/** A sample of the matching invariants; the sweep runs many more worlds. */
import { properties } from './properties';

test.each(properties)('%s', (_, run) => run(150));
