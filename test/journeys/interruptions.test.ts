/** Kill the execution after a crossing that changed something, then the same click again: nothing lost, no letter twice. */
import { changing, describeInterruptions, describeSetUp, type Choice } from './interruptions';

describe('interrupted actions', () => describeInterruptions(changing));

/** Where Set up makes files, forms and triggers, and some of the steps between. */
const birth: Choice = (crossings) =>
  crossings.flatMap((name, i) =>
    /create$|setDestination|setProperties|batchUpdate/i.test(name) || i % 17 === 0 ? [i + 1] : [],
  );
describe('interrupted Set up', () => describeSetUp(birth));
