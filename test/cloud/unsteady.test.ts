/** Provisioning over a bad line: refused, cut, lost and half-done requests, and a program killed on its way. */
import { provision } from '../../src/cli/provision/steps';
import { clients, HASTY, hoshitori, loopback, signIn, stopAll, target } from './kit';
import { failing, killedAt, untilDone, wrong } from './unsteady';

afterEach(stopAll);
jest.setTimeout(60_000);

test.each([1, 2, 3])('three requests in ten fail: still one office (seed %i)', async (seed) => {
  const server = await loopback();
  server.fault = failing(0.3, seed);
  expect(await untilDone()).toBeLessThan(4);
  expect(wrong(server)).toEqual([]);
});

test('killed at requests all along the way, done or not done: run again, one office', async () => {
  const whole = await loopback();
  await provision(await clients(), target(), HASTY);
  const count = whole.seen.length;
  await stopAll();
  for (let nth = 2; nth <= count; nth += 8)
    for (const when of ['before', 'after'] as const) {
      const server = await loopback();
      expect(await killedAt(server, nth, when)).toBe(true);
      await provision(await clients(), target(), HASTY);
      expect({ nth, when, wrong: wrong(server) }).toEqual({ nth, when, wrong: [] });
      await stopAll();
    }
});

test('a lost script is not made twice in a file that has tabs: the person is asked for its id', async () => {
  const server = await loopback();
  const made = await provision(await clients(), target(), HASTY);
  server.host.sheets.batchUpdate(
    {
      requests: [
        { deleteDeveloperMetadata: { dataFilter: { developerMetadataLookup: { metadataKey: 'hoshitori.script' } } } },
        {
          createDeveloperMetadata: {
            developerMetadata: {
              metadataKey: 'hoshitori.script',
              metadataValue: 'asked for',
              visibility: 'DOCUMENT',
              location: { spreadsheet: true },
            },
          },
        },
      ],
    },
    made.officeId,
  );
  await expect(provision(await clients(), target(), HASTY)).rejects.toThrow('--script');
  const told = await provision(await clients(), target('shogi-open-2026', { script: made.scriptId }), HASTY);
  expect(told.scriptId).toBe(made.scriptId);
  expect(wrong(server)).toEqual([]);
});

test('an answer that never comes is given up and asked for again', async () => {
  const server = await loopback();
  process.env['HOSHITORI_GOOGLE_TIMEOUT'] = '400';
  let hung = 0;
  server.fault = (nth) => (nth === 2 && hung++ === 0 ? { kind: 'hang', when: 'after' } : undefined);
  await provision(await clients(), target(), HASTY);
  delete process.env['HOSHITORI_GOOGLE_TIMEOUT'];
  expect(hung).toBe(1);
  expect(wrong(server)).toEqual([]);
});

test('a refusal is not tried again', async () => {
  const server = await loopback();
  await provision(await clients(), target(), HASTY);
  const before = server.seen.length;
  const foreign = target('shogi-open-2026', { name: 'other', script: 'not-there' });
  await expect(provision(await clients(), foreign, HASTY)).rejects.toThrow('Requested entity was not found.');
  expect(server.seen.length - before).toBeLessThan(8);
});

test('the program itself, killed on its way and started again', async () => {
  const server = await loopback();
  const args = ['provision', 'shogi-open-2026', '--share-floor', '--auth', signIn()];
  const killed = await hoshitori(args, (child) => {
    server.fault = (nth) => {
      if (nth !== 9) return undefined;
      child.kill('SIGKILL');
      return { kind: 'cut', when: 'after' };
    };
  });
  expect(killed.code).toBeNull();
  server.fault = () => undefined;
  const again = await hoshitori(args);
  expect(again.code).toBe(0);
  expect(again.out).toContain('Made now:');
  expect(wrong(server)).toEqual([]);
  const third = await hoshitori(args);
  expect(third.out).toContain('nothing was made');
});
