/** The adapter's package is an ES module, which runs outside of jest: a process of its own writes and reads files. */
import * as fs from 'node:fs';
import * as path from 'node:path';
import { spawnSync } from 'node:child_process';
import { buildSync } from 'esbuild';
import type { ApiSheet } from '../../../src/host/page/files/api-sheet';

const source = (name: string): string => path.join(__dirname, '../../../src/host/page/files', name);

function run(folder: string, name: string, body: string): string {
  const entry = path.join(folder, `${name}.ts`);
  const outfile = path.join(folder, `${name}.cjs`);
  fs.writeFileSync(
    entry,
    `import * as fs from 'node:fs';
     import { writeXlsx } from ${JSON.stringify(source('xlsx-write'))};
     import { readXlsx } from ${JSON.stringify(source('xlsx-read'))};
     (async () => { ${body} })();`,
  );
  buildSync({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    nodePaths: [path.join(__dirname, '../../../node_modules')],
    logLevel: 'error',
  });
  const { stdout, stderr, status } = spawnSync(process.execPath, [outfile], { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** `copy` is what spreadsheets.get answers with all its grid data. */
export function writeFile(folder: string, copy: object, file: string): void {
  fs.writeFileSync(path.join(folder, 'copy.json'), JSON.stringify(copy));
  run(
    folder,
    'write',
    `const copy = JSON.parse(fs.readFileSync(${JSON.stringify(path.join(folder, 'copy.json'))}, 'utf8'));
     fs.writeFileSync(${JSON.stringify(file)}, await writeXlsx({ sheets: { get: () => copy } } as never, ''));`,
  );
}

export function readFile(folder: string, file: string): ApiSheet[] {
  const body = run(
    folder,
    'read',
    `process.stdout.write(JSON.stringify(await readXlsx(new Uint8Array(fs.readFileSync(${JSON.stringify(file)})), 'x')));`,
  );
  return (JSON.parse(body) as { sheets: ApiSheet[] }).sheets;
}
