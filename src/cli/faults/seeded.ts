/** Faults seeded on purpose, as data: one slip in one place of a file, and the tests that have to notice it. */
import * as fs from 'node:fs';
import * as path from 'node:path';
import { transpileModule } from 'typescript';
import { drawStream } from '../../domain/common/draw-stream';
import { seedFrom } from '../../domain/play/draws/draw';

export interface Fault {
  readonly file: string;
  /** stands exactly once in the file */
  readonly find: string;
  readonly replace: string;
  /** files or folders of tests */
  readonly tests: readonly string[];
  /** the tests click on the built bundle, so it is built with the fault in it */
  readonly bundle: boolean;
}

export const FAULTS_FOLDER = 'test/quality/faults';

interface FaultFile {
  readonly tests: readonly string[];
  readonly bundle?: boolean;
  readonly faults: readonly (readonly [file: string, find: string, replace: string, ...tests: string[]])[];
}

/** Every file of the folder: its faults are looked for with its own tests, unless a fault names others. */
export function readFaults(root: string): Fault[] {
  const folder = path.join(root, FAULTS_FOLDER);
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.sort().flatMap((name) => {
    const { tests, bundle = false, faults } = JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as FaultFile;
    return faults.map(([file, find, replace, ...own]) => ({
      file,
      find,
      replace,
      tests: own.length > 0 ? own : tests,
      bundle,
    }));
  });
}

/** The source with the fault in it, or what is wrong with the fault itself: a slip nobody could commit proves nothing. */
export function seed(root: string, fault: Fault): { readonly source: string } | { readonly problem: string } {
  const file = path.join(root, fault.file);
  if (!fs.existsSync(file)) return { problem: 'no such file' };
  const missing = fault.tests.filter((test) => !fs.existsSync(path.join(root, test)));
  if (fault.tests.length === 0 || missing.length > 0) return { problem: `no such tests: ${missing.join(', ')}` };
  const parts = fs.readFileSync(file, 'utf8').split(fault.find);
  if (parts.length !== 2) return { problem: `stands ${parts.length - 1} times in the file, not once` };
  if (fault.find === fault.replace) return { problem: 'changes nothing' };
  const source = parts.join(fault.replace);
  const { diagnostics = [] } = transpileModule(source, { reportDiagnostics: true, fileName: file });
  if (diagnostics.length > 0) return { problem: 'does not compile' };
  return { source };
}

/** A share of the faults, at least one, drawn like any lot: the same seed draws the same ones. */
export function sample(faults: readonly Fault[], share: number, words: string): Fault[] {
  const size = Math.min(faults.length, Math.max(1, Math.round(faults.length * share)));
  const drawn = new Set(drawStream(seedFrom(words), 'faults').shuffle(faults).slice(0, size));
  return faults.filter((fault) => drawn.has(fault));
}

const short = (text: string): string => JSON.stringify(text.length > 70 ? `${text.slice(0, 69)}…` : text);

export const describe = ({ file, find, replace }: Fault): string => `${file}: ${short(find)} → ${short(replace)}`;
