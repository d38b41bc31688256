/** The matching invariants over thousands of worlds. */
import { properties } from './properties';

test.each(properties)('%s', (_, run) => run(6000), 240_000);
