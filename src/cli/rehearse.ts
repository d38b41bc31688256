/** `hoshitori rehearse`: plays a whole tournament on the offline host through the organiser's own clicks, and says what happened. */
import * as fs from 'node:fs';
import * as path from 'node:path';
import type { OfficeOptions } from './office-host';
import { Day } from './rehearse/day';
import { makeDocument } from './rehearse/document';
import { readOptions, type RehearsalOptions } from './rehearse/options';
import { Registration } from './rehearse/registration';
import { World } from './rehearse/world';
import { repositoryRoot } from './root';

export interface Rehearsed {
  readonly document: Record<string, unknown>;
  readonly world: World;
}

export const bundleFacts = (): { bytes: number; loadMs: number } =>
  JSON.parse(fs.readFileSync(path.join(repositoryRoot(), '.build/bundle.json'), 'utf8')) as {
    bytes: number;
    loadMs: number;
  };

export function rehearse(
  options: RehearsalOptions,
  progress: (text: string) => void,
  more: Partial<OfficeOptions> = {},
): Rehearsed {
  const world = new World(options.regulation, options.seed, '2026-10-01T09:00:00', progress, more);
  progress('registration');
  const registration = new Registration(world, options);
  registration.run();
  progress('the day');
  new Day(world, options, registration.people).run();
  progress('document');
  return { document: makeDocument(world, options, bundleFacts()), world };
}

export function run(args: string[]): number {
  const options = readOptions(args);
  if (typeof options === 'string') {
    process.stderr.write(`${options}\n`);
    return 2;
  }
  const began = Date.now();
  const { document } = rehearse(options, (text) =>
    process.stderr.write(`${((Date.now() - began) / 1000).toFixed(2)} s  ${text}\n`),
  );
  process.stderr.write(`${((Date.now() - began) / 1000).toFixed(2)} s  done\n`);
  if (options.json === '-') process.stdout.write(`${JSON.stringify(document, null, 1)}\n`);
  else if (options.json !== null) fs.writeFileSync(options.json, `${JSON.stringify(document, null, 1)}\n`);
  return 0;
}
