/** A smaller rush for the last place (the whole one: rush.sweep.ts). */
import { describeRush } from './rush';

describe('the last place', () => describeRush(24, 8));
