/** `hoshitori faults`: puts each seeded fault into a copy of the sources and expects the tests named with it to turn red. */
import { Copy } from './faults/copy';
import { describe, readFaults, sample, type Fault } from './faults/seeded';
import { repositoryRoot } from './root';

const USAGE = `faults [--share 0.1] [--seed WORDS] [--only PART-OF-A-PATH] [--jobs N]

  Faults lie in test/quality/faults/. Prints the ones no test noticed, then caught/seeded; exit 1 when one survived.
  --share  a part of them, drawn by --seed (default: all)
  --only   those whose file contains the text`;

interface Options {
  readonly share: number;
  readonly seed: string;
  readonly only: string;
  readonly jobs: number;
}

function read(args: readonly string[]): Options | string {
  const given = new Map<string, string>();
  for (let i = 0; i < args.length; i += 2) {
    const name = args[i]!;
    const value = args[i + 1];
    if (!['--share', '--seed', '--only', '--jobs'].includes(name)) return `unknown argument ${name}\n${USAGE}`;
    if (value === undefined) return `${name}: a value is missing\n${USAGE}`;
    given.set(name, value);
  }
  const share = Number(given.get('--share') ?? 1);
  const jobs = Number(given.get('--jobs') ?? 1);
  if (!(share > 0 && share <= 1)) return `--share: found "${given.get('--share') ?? ''}", expected above 0, up to 1`;
  if (!(Number.isInteger(jobs) && jobs >= 1)) return `--jobs: found "${given.get('--jobs') ?? ''}", expected 1, 2, 3 …`;
  return { share, jobs, seed: given.get('--seed') ?? '1', only: given.get('--only') ?? '' };
}

const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** Each worker takes the next fault with a copy of its own. */
async function judgeAll(faults: readonly Fault[], jobs: number) {
  const survivors: Fault[] = [];
  const broken: string[] = [];
  const queue = faults.map((fault, i) => ({ fault, number: i + 1 }));
  const worker = async (): Promise<void> => {
    const copy = new Copy(repositoryRoot());
    try {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const began = Date.now();
        const verdict = await copy.judge(next.fault);
        if (verdict === 'survived') survivors.push(next.fault);
        if (typeof verdict !== 'string') broken.push(`${describe(next.fault)}: ${verdict.problem}`);
        const word = typeof verdict === 'string' ? verdict : verdict.problem;
        const seconds = ((Date.now() - began) / 1000).toFixed(1);
        say(`[${next.number}/${faults.length}] ${word}, ${seconds} s  ${describe(next.fault)}`);
      }
    } finally {
      copy.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(jobs, faults.length) }, worker));
  return { survivors, broken };
}

/** Red proves nothing where the tests are red anyway. */
async function redBefore(faults: readonly Fault[]): Promise<string[]> {
  const copy = new Copy(repositoryRoot());
  try {
    const groups = [...new Set(faults.map(({ tests }) => JSON.stringify(tests)))];
    const red: string[] = [];
    for (const group of groups) {
      const tests = JSON.parse(group) as string[];
      say(`without a fault: ${tests.join(' ')}`);
      if (!(await copy.green(tests))) red.push(tests.join(' '));
    }
    return red;
  } finally {
    copy.close();
  }
}

export async function run(args: string[]): Promise<number> {
  const options = read(args);
  if (typeof options === 'string') {
    say(options);
    return 2;
  }
  const chosen = readFaults(repositoryRoot()).filter(({ file }) => file.includes(options.only));
  if (chosen.length === 0) {
    say(`no fault in a file like "${options.only}"`);
    return 2;
  }
  const faults = sample(chosen, options.share, options.seed);
  const red = await redBefore(faults);
  if (red.length > 0) {
    for (const tests of red) say(`not green without a fault: ${tests}`);
    return 2;
  }
  const { survivors, broken } = await judgeAll(faults, options.jobs);
  for (const line of broken) process.stdout.write(`unusable  ${line}\n`);
  for (const fault of survivors) process.stdout.write(`survived  ${describe(fault)}\n`);
  const seeded = faults.length - broken.length;
  process.stdout.write(`${seeded - survivors.length}/${seeded} caught/seeded\n`);
  return broken.length > 0 ? 2 : survivors.length > 0 ? 1 : 0;
}
