/** Two hundred people and forty clicks at the same moment, one place left: never over capacity, nobody lost, no letter twice. */
import { describeRush } from './rush';

describe('the last place', () => describeRush(200, 40));
