/** At Google's pace every click of a rehearsal stays far below the limits; the model itself counts as it says. */
import { rehearse } from '../../src/cli/rehearse';
import { costs, costTable, quietDay } from '../../src/cli/rehearse/costs';
import { readOptions } from '../../src/cli/rehearse/options';

jest.setTimeout(60_000);
const action = (name: string, methodCalls: number, sheets: number, ms = 0) => ({
  action: name,
  ms,
  methodCalls,
  serviceCalls: { Sheets: sheets, FormApp: 3 },
});

test('calls times latency, and own time four times as slow', () => {
  const [dear, cheap] = costs([action('a', 10, 2), action('b', 100, 7, 250), action('a', 4, 2)], 250);
  expect(dear).toEqual({ action: 'b', times: 1, calls: 100, batches: 7, seconds: 26, limit: 360 });
  expect(cheap).toEqual({ action: 'a', times: 2, calls: 10, batches: 2, seconds: 2.5, limit: 360 });
});

test('six minutes, thirty seconds, sixty calls a minute, ninety minutes a day', () => {
  expect(costTable([action('a', 1439, 2)], 250).within).toBe(true);
  expect(costTable([action('a', 1440, 2)], 250).within).toBe(false);
  expect(costTable([action('onOpen', 120, 0)], 250).within).toBe(false);
  expect(costTable([action('a', 60, 60)], 1).within).toBe(false);
  // 288 sweeps a day
  expect(quietDay([action('onSweep', 40, 2), action('onSweep', 20, 2)], 1000)).toBe(288 * 20);
  expect(costTable([action('onSweep', 20, 2)], 1000).within).toBe(false);
});

test('a whole open at 250 ms a call', () => {
  const options = readOptions(['shogi-open-2026', '--players', '40', '--latency', '250']);
  if (typeof options === 'string') throw new Error(options);
  expect(options.latency).toBe(250);
  const { world } = rehearse(options, () => undefined);
  const { text, within } = costTable(world.actions, 250);
  expect(within).toBe(true);
  expect(text).toMatch(/setUp +1 /);
  // a third of what is allowed at the most, so that a slow day at Google does not matter
  for (const { seconds, limit } of costs(world.actions, 250)) expect(seconds / limit).toBeLessThan(1 / 3);
});
