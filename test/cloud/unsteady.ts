/** A network that fails: how a run is broken off at one request, and what must stand in the end. */
import { provision } from '../../src/cli/provision/steps';
import { clients, HASTY, target } from './kit';
import type { Fault, Loopback } from './loopback/server';

/** What stands more or less often than once, and what was sent that Google would refuse. */
export function wrong(server: Loopback): string[] {
  const counts = {
    spreadsheets: server.drive.kept('spreadsheet').length === 2,
    scripts: server.scriptsKept().length === 1,
    program: server.scriptsKept()[0]?.files.length === target().project.length,
    forms: server.drive.kept('form').length === 4,
    titles: new Set(server.drive.kept('form').map((file) => file.name)).size === 4,
    published: server.host.forms.list().every((form) => form.published),
    questions: server.host.forms
      .list()
      .every((form) =>
        Object.values(target().office.forms).some(
          ({ fields }) => fields.map((field) => field.title).join() === form.items.map((item) => item.title).join(),
        ),
      ),
  };
  return [...server.faults, ...Object.entries(counts).flatMap(([what, holds]) => (holds ? [] : [what]))];
}

/** The program ends at its nth request, which the server may or may not have done; nothing after it is sent. */
export async function killedAt(server: Loopback, nth: number, when: Fault['when']): Promise<boolean> {
  const from = server.seen.length;
  server.fault = (count) => (count - from === nth ? { kind: 'cut', when } : undefined);
  let sent = 0;
  const dead: typeof fetch = (...args) => (++sent > nth ? Promise.reject(new Error('ended')) : fetch(...args));
  const ended = await provision(await clients(dead), target(), { tries: 2, wait: () => 0 }).then(
    () => false,
    () => true,
  );
  server.fault = () => undefined;
  return ended;
}

/** The shares of the whole that fail, one way or another; the numbers repeat with the seed. */
export function failing(share: number, seed: number): (nth: number) => Fault | undefined {
  const kinds: readonly Fault[] = [
    { kind: 429, when: 'before' },
    { kind: 500, when: 'before' },
    { kind: 500, when: 'after' },
    { kind: 503, when: 'half' },
    { kind: 'cut', when: 'before' },
    { kind: 'cut', when: 'after' },
  ];
  return (nth) => {
    let x = Math.imul(nth + seed * 7919, 0x9e3779b1) >>> 0;
    x = Math.imul(x ^ (x >>> 15), 0x85ebca6b) >>> 0;
    x = (x ^ (x >>> 13)) >>> 0;
    return x / 2 ** 32 < share ? kinds[x % kinds.length] : undefined;
  };
}

/** As often as a patient person would start it again. */
export async function untilDone(): Promise<number> {
  for (let runs = 1; runs <= 10; runs++) {
    const done = await provision(await clients(), target(), HASTY).then(
      () => true,
      () => false,
    );
    if (done) return runs;
  }
  return Infinity;
}
