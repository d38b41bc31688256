/** The same after every single crossing of every action. */
import { all, describeInterruptions, describeSetUp } from './interruptions';

jest.setTimeout(600_000);
describe('interrupted actions, every crossing', () => describeInterruptions(all));
describe('interrupted Set up, every crossing', () => describeSetUp(all));
