/** `hoshitori rehearse`: plays a whole tournament on the offline host through the organiser's own clicks, and says what happened. */
import * as fs from 'node:fs';
import * as path from 'node:path';
import type { OfficeOptions } from './office-host';
import { writeXlsx } from '../host/page/files/xlsx-write';
import { reports } from '../office/report';
import { readFacts } from './rehearse/facts';
import { readPeople } from './rehearse/entries';
import { costTable } from './rehearse/costs';
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
  const world = new World(options.regulation, options.seed, progress, { keepRealm: !options.fresh, ...more });
  progress('registration');
  const registration = new Registration(world, options);
  registration.run();
  progress('the day');
  new Day(world, options, registration.people).run();
  progress('document');
  return { document: makeDocument(world, options, bundleFacts()), world };
}

/** One TRF26 file a field, as the organiser's menu item shows it. */
function writeReports(world: World, folder: string): void {
  fs.mkdirSync(folder, { recursive: true });
  for (const { file, text } of reports(readFacts(world.host, world.officeId, world.words)))
    fs.writeFileSync(path.join(folder, file), text);
}

export async function run(args: string[]): Promise<number> {
  const options = readOptions(args);
  const people = typeof options === 'string' || options.entries === null ? [] : readPeople(options.entries);
  const wrong = typeof options === 'string' ? options : typeof people === 'string' ? people : null;
  if (wrong !== null || typeof options === 'string' || typeof people === 'string') {
    process.stderr.write(`${String(wrong)}\n`);
    return 2;
  }
  const began = Date.now();
  const seconds = (): string => ((Date.now() - began) / 1000).toFixed(2);
  const { document, world } = rehearse({ ...options, people }, (text) =>
    process.stderr.write(`${seconds()} s  ${text}\n`),
  );
  process.stderr.write(`${seconds()} s  done\n`);
  if (options.json === '-') process.stdout.write(`${JSON.stringify(document, null, 1)}\n`);
  else if (options.json !== null) fs.writeFileSync(options.json, `${JSON.stringify(document, null, 1)}\n`);
  if (typeof options.trf === 'string') writeReports(world, options.trf);
  if (options.xlsx !== null) fs.writeFileSync(options.xlsx, await writeXlsx(world.host, world.officeId));
  if (typeof options.latency !== 'number') return 0;
  const { text, within } = costTable(world.actions, options.latency);
  process.stderr.write(`${text}\n`);
  return within ? 0 : 1;
}
