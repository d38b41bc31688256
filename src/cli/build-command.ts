/** `hoshitori build`: compiles everything; the launcher has already done so, this prints what came out. */
import * as fs from 'node:fs';
import * as path from 'node:path';
import { repositoryRoot } from './root';

export function run(): number {
  const { bytes, loadMs, rooms } = JSON.parse(
    fs.readFileSync(path.join(repositoryRoot(), '.build/bundle.json'), 'utf8'),
  ) as {
    bytes: number;
    loadMs: number;
    rooms: Record<string, number>;
  };
  process.stdout.write(`Code.js ${bytes} bytes, loads in ${loadMs.toFixed(1)} ms\n`);
  for (const [name, size] of Object.entries(rooms)) process.stdout.write(`room-${name}.html ${size} bytes\n`);
  return 0;
}
