/** Killed at every single request, and many bad lines. */
import { provision } from '../../src/cli/provision/steps';
import { share } from '../helpers/share';
import { clients, HASTY, loopback, stopAll, target } from './kit';
import { failing, killedAt, untilDone, wrong } from './unsteady';

afterEach(stopAll);

test('killed at any request: run again, one office', async () => {
  for (let nth = 1; ; nth++)
    for (const when of ['before', 'after'] as const) {
      const server = await loopback();
      if (!(await killedAt(server, nth, when))) return;
      await provision(await clients(), target(), HASTY);
      expect({ nth, when, wrong: wrong(server) }).toEqual({ nth, when, wrong: [] });
      await stopAll();
    }
}, 600_000);

test('bad lines of every kind', async () => {
  for (let seed = 100; seed < 100 + share(60); seed++) {
    const server = await loopback();
    server.fault = failing(0.1 + (seed % 5) / 10, seed);
    await untilDone();
    server.fault = () => undefined;
    await untilDone();
    expect({ seed, wrong: wrong(server) }).toEqual({ seed, wrong: [] });
    await stopAll();
  }
}, 600_000);
