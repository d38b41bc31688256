/** Where the repository lies: commands read templates and the built bundle from there. */
import * as fs from 'node:fs';
import * as path from 'node:path';

export function repositoryRoot(): string {
  let dir = __dirname;
  while (!fs.existsSync(path.join(dir, '.clasp.json')) && path.dirname(dir) !== dir) dir = path.dirname(dir);
  return dir;
}
