/** A copy of the sources in a folder of its own, where faults are put in one at a time and tests are run. */
import { spawn, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { seed, type Fault } from './seeded';

const LEFT_OUT = new Set(['node_modules', '.git', '.build', '.state', '.stryker-tmp', 'coverage']);
/** A fault may make a loop endless; then nobody gets an answer, which is noticed too. */
const LONGEST_MS = 600_000;
const patience = (usualMs: number): number => 30_000 + 4 * usualMs;

export type Verdict = 'caught' | 'survived' | { readonly problem: string };

interface JestReport {
  readonly numTotalTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

export class Copy {
  readonly root: string;

  constructor(private readonly origin: string) {
    this.root = fs.mkdtempSync(path.join(os.tmpdir(), 'hoshitori-faults-'));
    for (const name of fs.readdirSync(origin))
      if (!LEFT_OUT.has(name)) fs.cpSync(path.join(origin, name), path.join(this.root, name), { recursive: true });
    fs.symlinkSync(path.join(origin, 'node_modules'), path.join(this.root, 'node_modules'), 'junction');
  }

  close(): void {
    fs.rmSync(this.root, { recursive: true, force: true });
  }

  /** How long the tests take as things stand; null when they are not green: then red says nothing about a fault. */
  async green({ tests, bundle }: Fault): Promise<number | null> {
    const began = Date.now();
    if (bundle && !this.build()) return null;
    const report = await this.jest(tests, LONGEST_MS);
    const red = report === null || report.numTotalTests === 0 || report.numFailedTests > 0;
    return red || report.numRuntimeErrorTestSuites > 0 ? null : Date.now() - began;
  }

  /** `usualMs`: how long the tests of this fault take without it. */
  async judge(fault: Fault, usualMs: number): Promise<Verdict> {
    const seeded = seed(this.root, fault);
    if ('problem' in seeded) return seeded;
    const file = path.join(this.root, fault.file);
    const before = fs.readFileSync(file);
    fs.writeFileSync(file, seeded.source);
    try {
      if (fault.bundle && !this.build()) return 'caught';
      const report = await this.jest(fault.tests, patience(usualMs));
      if (report === null) return 'caught';
      if (report.numTotalTests + report.numRuntimeErrorTestSuites === 0) return { problem: 'no test ran' };
      return report.numFailedTests + report.numRuntimeErrorTestSuites > 0 ? 'caught' : 'survived';
    } finally {
      fs.writeFileSync(file, before);
    }
  }

  /** The bundle of this copy, with whatever stands in its sources now; the build refuses some faults by itself. */
  private build(): boolean {
    const args = ['src/cli/launch.cjs', '--prepare'];
    return spawnSync(process.execPath, args, { cwd: this.root, stdio: 'ignore' }).status === 0;
  }

  /** Null when the tests did not come to an end. */
  private async jest(tests: readonly string[], longestMs: number): Promise<JestReport | null> {
    const out = path.join(this.root, 'report.json');
    fs.rmSync(out, { force: true });
    const program = path.join(this.origin, 'node_modules/jest/bin/jest.js');
    const args = ['--bail', '--silent', '--runInBand', '--json', '--outputFile', out, ...tests];
    await new Promise<void>((resolve) => {
      const child = spawn(process.execPath, [program, ...args], {
        cwd: this.root,
        stdio: 'ignore',
        timeout: longestMs,
        killSignal: 'SIGKILL',
      });
      child.on('error', () => resolve());
      child.on('exit', () => resolve());
    });
    return fs.existsSync(out) ? (JSON.parse(fs.readFileSync(out, 'utf8')) as JestReport) : null;
  }
}
