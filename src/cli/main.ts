/** Finds the command asked for and runs it; the exit code is the command's answer. */
interface Command {
  run(args: string[]): Promise<number> | number;
}

/** Loaded only when asked for, so that no command pays for another's packages. */
const COMMANDS: Readonly<Record<string, { about: string; load: () => Promise<Command> }>> = {
  host: { about: 'the offline office with its page', load: () => import('./host') },
  build: { about: 'compile the bundle and print its size', load: () => import('./build-command') },
  rehearse: { about: 'play a whole tournament headless', load: () => import('./rehearse') },
  pair: { about: 'pair the next round of a TRF file', load: () => import('./pair') },
  check: { about: 'pair every round of TRF files again and compare', load: () => import('./check') },
  generate: { about: 'play a random tournament and write TRF', load: () => import('./generate') },
  'bench-pairing': { about: 'how long pairing takes as fields grow', load: () => import('./bench-pairing') },
  rank: { about: 'standings of a TRF file', load: () => import('./rank') },
  'verify-draw': { about: 'draw recorded lots again and compare', load: () => import('./verify-draw') },
  provision: { about: 'make an office at Google, or find and mend it', load: () => import('./provision') },
  backup: { about: 'all tabs of an office into a JSON and an Excel file', load: () => import('./backup') },
  restore: { about: 'bring back what was done offline', load: () => import('./restore') },
  audit: { about: 'replay journal, draws and rounds, balance the ledger', load: () => import('./audit') },
  deploy: { about: 'push the built program with clasp, make versions', load: () => import('./deploy') },
  faults: { about: 'seed faults and see the tests notice them', load: () => import('./faults') },
};

function usage(): string {
  const lines = Object.entries(COMMANDS).map(([name, { about }]) => `  ${name.padEnd(14)} ${about}`);
  return ['hoshitori COMMAND …', ...lines].join('\n');
}

export function main(args: string[]): void {
  const [name = '', ...rest] = args;
  const command = COMMANDS[name];
  if (!command) {
    process.stderr.write(`${usage()}\n`);
    process.exitCode = 2;
    return;
  }
  void command
    .load()
    .then((module) => module.run(rest))
    .then((code) => {
      process.exitCode = code;
    })
    .catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
      process.exitCode = 70;
    });
}
