/** Makes a host for a few lines of script, with one bound file, for tests of the host alone. */
import { createHost } from '../../src/host';
import type { Host, HostOptions } from '../../src/host';

/** Sunday 1 March 2026, 14:00 in Taipei. */
export const START = Date.UTC(2026, 2, 1, 6, 0, 0);
export const OWNER = 'owner@example.com';

export interface Bench {
  readonly host: Host;
  /** id of the bound file */
  readonly id: string;
  /** title of its only tab */
  readonly tab: string;
}

export function bench(code: string, options: Partial<HostOptions> = {}): Bench {
  const host = createHost({
    bundle: { code, name: 'Code.js' },
    now: START,
    timeZone: 'Asia/Taipei',
    seed: '01',
    ...options,
  });
  const book = host.workbooks.list()[0] ?? host.workbooks.create('Office');
  return { host, id: book.id, tab: book.sheets[0]!.title };
}

/** Runs the body of a function as a menu item and gives its value; a failure is a failed test. */
export function evaluate(body: string, options: Partial<HostOptions> = {}): unknown {
  const { host } = bench(`function main() { ${body} }`, options);
  const execution = host.execute('main');
  if (!execution.ok) throw new Error(`${execution.error}\n${execution.stack ?? ''}`);
  return execution.value;
}
