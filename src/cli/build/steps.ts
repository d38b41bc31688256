/** The build: the Apps Script bundle with its gates, the commands, the host's workers and the page's client. */
import * as fs from 'node:fs';
import * as path from 'node:path';
import * as vm from 'node:vm';
import * as esbuild from 'esbuild';
import { minify_sync } from 'terser';
import { lazyRooms, ROOM, roomCode, roomNames } from './rooms';
import { shapeOf } from './shape';
import { TONGUES } from '../../messages/index';

/** Ceiling for the finished product, whitespace removed and names kept (src/decisions/names-kept.md). */
export const BUNDLE_CEILING = 300 * 1024;
const GLOBAL = 'hoshitori_';

/** Public functions = the exported names of entry.ts, and nothing else, become top-level functions. */
function exportedNames(root: string): string[] {
  const source = fs.readFileSync(path.join(root, 'apps-script/entry.ts'), 'utf8');
  return [...source.matchAll(/^export (?:const|function) ([A-Za-z]\w*)/gm)].map((match) => match[1]!);
}

export interface Bundle {
  readonly code: string;
  readonly bytes: number;
  readonly loadMs: number;
  readonly names: readonly string[];
}

export async function buildBundle(root: string): Promise<Bundle> {
  const names = exportedNames(root);
  const built = await esbuild.build({
    entryPoints: [path.join(root, 'apps-script/entry.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: GLOBAL,
    target: 'es2019',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    minifySyntax: true,
    charset: 'utf8',
    legalComments: 'none',
    loader: { '.html': 'text' },
    logLevel: 'error',
    plugins: [lazyRooms(root)],
    footer: {
      js: names.map((name) => `function ${name}(){return ${GLOBAL}.${name}.apply(null,arguments)}`).join('\n'),
    },
  });
  const code = shorten(built.outputFiles[0]!.text);
  gate(code, names);
  const script = new vm.Script(code);
  const context = vm.createContext({ console });
  const began = performance.now();
  script.runInContext(context);
  const loadMs = performance.now() - began;
  return { code, bytes: Buffer.byteLength(code), loadMs, names };
}

/** Takes white space out and shortens what is local to a function; every function and class keeps its own name. */
function shorten(code: string): string {
  if (process.env['HOSHITORI_LONG_NAMES'] !== undefined) return code;
  const short = minify_sync(code, {
    ecma: 2019,
    compress: { ecma: 2019, passes: 2, inline: false, reduce_funcs: false, keep_fnames: true, keep_classnames: true },
    mangle: { reserved: [...shapeOf(code).functions] },
    format: { comments: false },
  });
  return short.code ?? code;
}

/** GOOGLE-RUNTIME 1 and 4: parses as ES2019, exposes exactly the public functions, stays under the ceiling. */
function gate(code: string, names: readonly string[]): void {
  const { top } = shapeOf(code);
  const open = top.filter((name) => !name.endsWith('_')).sort();
  if (open.join() !== [...names].sort().join())
    throw new Error(`top-level names ${open.join()} are not those of entry.ts ${names.join()}`);
  const bytes = Buffer.byteLength(code);
  if (bytes > BUNDLE_CEILING && process.env['HOSHITORI_LONG_NAMES'] === undefined)
    throw new Error(`the bundle has ${bytes} bytes, the ceiling is ${BUNDLE_CEILING}`);
}

function buildNode(root: string, entry: string, out: string): void {
  esbuild.buildSync({
    entryPoints: [path.join(root, entry)],
    outfile: path.join(root, '.build', out),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    packages: 'external',
    loader: { '.html': 'text', '.css': 'text' },
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'error',
  });
}

/** The page's browser scripts and their style sheet (client.css beside them), served by the host. */
function buildClient(root: string): void {
  const client = path.join(root, 'src/host/page/client');
  esbuild.buildSync({
    entryPoints: { client: path.join(client, 'main.ts'), hall: path.join(client, 'hall/main.ts') },
    outdir: path.join(root, '.build'),
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    charset: 'utf8',
    logLevel: 'error',
  });
}

/** Rooms as files of the script project; the bytes of each by name. */
function writeRooms(root: string, folder: string): Record<string, number> {
  const bytes: Record<string, number> = {};
  for (const name of roomNames(root)) {
    const code = shorten(roomCode(root, name));
    shapeOf(code);
    fs.writeFileSync(path.join(folder, `room-${name}.html`), asText(`${code}return ${ROOM}`));
    bytes[name] = Buffer.byteLength(code);
  }
  return bytes;
}

/** A page with what it runs itself in the place of the mark. */
function writePage(source: string, target: string): void {
  const html = fs.readFileSync(source, 'utf8');
  const filled = html.replace(/<script data-built="(\w+)"><\/script>/g, (_, name: string) => {
    const built = esbuild.buildSync({
      entryPoints: [path.join(path.dirname(source), `${name}.ts`)],
      bundle: true,
      write: false,
      format: 'iife',
      target: 'es2019',
      minify: true,
      legalComments: 'none',
      logLevel: 'error',
    });
    return `<script>${built.outputFiles[0]!.text.trim().replace(/<\/(?=script)/gi, '<\\/')}</script>`;
  });
  fs.writeFileSync(target, filled);
}

/** One JSON string that no reader of HTML takes for a tag. */
const asText = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/** Each language's words by area, as files of the script project (apps-script/languages.ts reads them). */
function writeWords(folder: string): void {
  for (const [language, { office, ...areas }] of Object.entries(TONGUES))
    for (const [name, words] of Object.entries({ words: office, ...areas }))
      fs.writeFileSync(path.join(folder, `${name}-${language}.html`), asText(words));
}

export async function buildAll(root: string, client: boolean): Promise<void> {
  const build = path.join(root, '.build');
  fs.mkdirSync(path.join(build, 'apps-script'), { recursive: true });
  if (fs.existsSync(path.join(root, 'apps-script/entry.ts'))) {
    const bundle = await buildBundle(root);
    // a room or a page that is no more would still be pushed
    for (const name of fs.readdirSync(path.join(build, 'apps-script')))
      if (name.endsWith('.html')) fs.rmSync(path.join(build, 'apps-script', name));
    fs.writeFileSync(path.join(build, 'apps-script/Code.js'), bundle.code);
    writeWords(path.join(build, 'apps-script'));
    const rooms = writeRooms(root, path.join(build, 'apps-script'));
    const pages = path.join(root, 'apps-script/pages');
    for (const name of fs.readdirSync(pages))
      if (name.endsWith('.html')) writePage(path.join(pages, name), path.join(build, 'apps-script', name));
    fs.copyFileSync(path.join(root, 'apps-script/appsscript.json'), path.join(build, 'apps-script/appsscript.json'));
    fs.writeFileSync(
      path.join(build, 'bundle.json'),
      JSON.stringify({ bytes: bundle.bytes, loadMs: bundle.loadMs, rooms }),
    );
    process.stderr.write(
      `bundle: ${bundle.bytes} bytes (ceiling ${BUNDLE_CEILING}), loads in ${bundle.loadMs.toFixed(1)} ms, ${bundle.names.length} public functions\n` +
        `rooms: ${Object.entries(rooms)
          .map(([name, bytes]) => `${name} ${bytes}`)
          .join(', ')} bytes\n`,
    );
  }
  buildNode(root, 'src/cli/main.ts', 'cli.cjs');
  buildNode(root, 'src/host/worker/thread.ts', 'host-worker.cjs');
  if (client) buildClient(root);
}
