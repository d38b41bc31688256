/** The matching invariants over thousands of worlds. */
import { share } from '../../../helpers/share';
import { properties } from './properties';

test.each(properties)('%s', (_, run) => run(share(6000)), 240_000);
