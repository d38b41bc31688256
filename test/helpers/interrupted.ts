/** Ends an action after one of its crossings to Google, does the same once more, and compares with a run that was left alone. */
import { TestOffice, type Cell, type Copy, type Tabs, type Wish } from './office';
import { tellStory, type Field, type Step } from './story';

export interface Moment {
  readonly step: Step;
  readonly before: Copy;
}

/** Every action of the story with the office as it stood just before. */
export function moments(field: Field, wish: Wish = {}): Map<string, Moment> {
  const found = new Map<string, Moment>();
  tellStory(
    field,
    (step, office) => {
      found.set(step.name, { step, before: office.copy() });
    },
    wish,
  ).close();
  return found;
}

/** Ten minutes later nobody can still be sending: the sweep sends what waits and hands over what is unsure. */
const LATER = 20;

export interface Ending {
  readonly tabs: Tabs;
  readonly letters: readonly string[];
  readonly crossings: readonly string[];
}

function ending(office: TestOffice, crossings: readonly string[]): Ending {
  office.wait(LATER);
  const letters = office.host.mail.outbox().map((letter) => `${letter.to.join()} ${letter.subject} ${letter.body}`);
  const tabs = office.everything();
  office.close();
  return { tabs, letters, crossings };
}

export function leftAlone({ step, before }: Moment): Ending {
  const office = new TestOffice({}, before);
  return ending(office, step.run(office).crossings);
}

export function interrupted({ step, before }: Moment, after: number): Ending {
  const office = new TestOffice({}, before);
  const { crossings } = step.run(office, after);
  if (crossings.length !== after) throw new Error(`${step.name}: ended after ${crossings.length}, not ${after}`);
  step.run(office);
  return ending(office, crossings);
}

const text = (row: readonly Cell[] | undefined): string => JSON.stringify(row ?? null);

/** What tells of the interruption and may differ: the number of the next journal line, the list of tabs that the next action trims. */
const MAY_DIFFER = new Set(['next.journal', 'heartbeat', 'floor.tabs']);

export interface Names {
  readonly journal: string;
  readonly system: string;
  readonly outbox: string;
  readonly dashboard: string;
  readonly unsure: string;
}

/** Every cell that differs, and every letter that went out twice or is missing without being reported to a person. */
export function differences(calm: Ending, broken: Ending, names: Names): string[] {
  const found: string[] = [];
  const unsure = (broken.tabs[`office:${names.outbox}`] ?? []).filter((row) => row[3] === names.unsure).length;
  const titles = new Set([...Object.keys(calm.tabs), ...Object.keys(broken.tabs)]);
  for (const title of titles) {
    if (title === `office:${names.journal}`) continue;
    if (title === `office:${names.dashboard}` && unsure > 0) continue;
    const [a = [], b = []] = [calm.tabs[title], broken.tabs[title]];
    if (!(title in calm.tabs) || !(title in broken.tabs)) found.push(`${title}: only in one`);
    for (let i = 0; i < Math.max(a.length, b.length); i++) {
      if (text(a[i]) === text(b[i])) continue;
      if (title === `office:${names.system}` && MAY_DIFFER.has(String(a[i]?.[0] ?? b[i]?.[0]))) continue;
      if (title === `office:${names.outbox}` && sameButSent(a[i] ?? [], b[i] ?? [], names.unsure)) continue;
      found.push(`${title} ${String(i + 1)}: ${text(a[i]).slice(0, 300)} | ${text(b[i]).slice(0, 300)}`);
    }
  }
  const twice = broken.letters.filter((letter, i) => broken.letters.indexOf(letter) !== i);
  found.push(...twice.map((letter) => `twice: ${letter.slice(0, 80)}`));
  const strange = broken.letters.filter((letter) => !calm.letters.includes(letter));
  found.push(...strange.map((letter) => `another letter: ${letter.slice(0, 80)}`));
  const missing = calm.letters.filter((letter) => !broken.letters.includes(letter)).length;
  if (missing > unsure) found.push(`${String(missing)} letters missing, ${String(unsure)} unsure`);
  return found;
}

/** The same letter, of which nobody knows whether it went out: id, entry, kind and creation agree. */
const sameButSent = (a: readonly Cell[], b: readonly Cell[], unsure: string): boolean =>
  b[3] === unsure && [0, 1, 2, 4].every((i) => a[i] === b[i]);
