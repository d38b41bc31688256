/** `hoshitori build`: compiles everything; the launcher has already done so, this prints what came out. */
import * as fs from 'node:fs';
import * as path from 'node:path';
import { repositoryRoot } from './root';

export function run(): number {
  const { bytes, loadMs } = JSON.parse(fs.readFileSync(path.join(repositoryRoot(), '.build/bundle.json'), 'utf8')) as {
    bytes: number;
    loadMs: number;
  };
  process.stdout.write(`Code.js ${bytes} bytes, loads in ${loadMs.toFixed(1)} ms\n`);
  return 0;
}
