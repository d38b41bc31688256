/** Rooms beside the bundle: their code, and the stubs that stand for them in the bundle (src/decisions/rooms-beside-the-bundle.md). */
import * as fs from 'node:fs';
import * as path from 'node:path';
import * as esbuild from 'esbuild';

/** Name of the variable a room's code leaves its exports in. */
export const ROOM = 'room_';

const folder = (root: string): string => path.join(root, 'src/rooms');

export const roomNames = (root: string): string[] =>
  fs
    .readdirSync(folder(root))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.basename(file, '.ts'))
    .sort();

/** A room only hands on functions: `export { a, b } from '…'`. */
export function exportsOf(source: string): string[] {
  return [...source.matchAll(/^export \{([^}]*)\} from/gm)].flatMap((match) =>
    match[1]!
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );
}

/** Plugin of the bundle's build: every import of a room becomes one that is entered when it is first called. */
export const lazyRooms = (root: string): esbuild.Plugin => ({
  name: 'rooms',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/]rooms[\\/][\w-]+\.ts$/ }, ({ path: file }) => ({
      contents: [
        `import { openRoom } from './apps-script/rooms';`,
        ...exportsOf(fs.readFileSync(file, 'utf8')).map(
          (name) =>
            `export const ${name} = (...args) => openRoom(${JSON.stringify(path.basename(file, '.ts'))}).${name}(...args);`,
        ),
      ].join('\n'),
      loader: 'js',
      resolveDir: root,
    }));
  },
});

/** Everything a room needs as one script that leaves its exports in `ROOM`. */
export function roomCode(root: string, name: string): string {
  const built = esbuild.buildSync({
    entryPoints: [path.join(folder(root), `${name}.ts`)],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: ROOM,
    target: 'es2019',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    minifySyntax: true,
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'error',
  });
  return built.outputFiles[0]!.text;
}
