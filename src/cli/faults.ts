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

const testsOf = ({ tests }: Fault): string => tests.join(' ');

/** How long the tests of each fault take without it; null where they are red anyway, so that red would prove nothing. */
async function usualTimes(faults: readonly Fault[]): Promise<Map<string, number | null>> {
  const copy = new Copy(repositoryRoot());
  const times = new Map<string, number | null>();
  try {
    for (const fault of faults) {
      const key = testsOf(fault);
      if (times.has(key)) continue;
      const usual = await copy.green(fault);
      times.set(key, usual);
      say(`without a fault ${usual === null ? 'RED' : `${(usual / 1000).toFixed(1)} s`}  ${key}`);
    }
  } finally {
    copy.close();
  }
  return times;
}

/** Each worker takes the next fault with a copy of its own. */
async function judgeAll(faults: readonly Fault[], times: ReadonlyMap<string, number | null>, jobs: number) {
  const survivors: Fault[] = [];
  const broken: string[] = [];
  const queue = faults.map((fault, i) => ({ fault, number: i + 1 }));
  const worker = async (): Promise<void> => {
    const copy = new Copy(repositoryRoot());
    try {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const began = Date.now();
        const verdict = await copy.judge(next.fault, times.get(testsOf(next.fault)) ?? 0);
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
  const times = await usualTimes(faults);
  if ([...times.values()].includes(null)) {
    say('some tests are red without any fault: put them right first');
    return 2;
  }
  const { survivors, broken } = await judgeAll(faults, times, options.jobs);
  for (const line of broken) process.stdout.write(`unusable  ${line}\n`);
  for (const fault of survivors) process.stdout.write(`survived  ${describe(fault)}\n`);
  const seeded = faults.length - broken.length;
  process.stdout.write(`${seeded - survivors.length}/${seeded} caught/seeded\n`);
  return broken.length > 0 ? 2 : survivors.length > 0 ? 1 : 0;
}
