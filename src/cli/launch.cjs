#!/usr/bin/env node
/**
 * The front door of every command: installs packages from the lock file when they are missing, compiles the
 * commands with esbuild into .build/ when a source is newer, then runs the command. Plain JavaScript on purpose:
 * it must run before anything is installed.
 */
const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const build = path.join(root, '.build');

function newest(dir, known = 0) {
  let latest = known;
  for (const entry of fs.readdirSync(dir, { withFileTypes: true })) {
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) latest = newest(file, latest);
    else latest = Math.max(latest, fs.statSync(file).mtimeMs);
  }
  return latest;
}

function install() {
  const marker = path.join(root, 'node_modules', '.package-lock.json');
  const lock = path.join(root, 'package-lock.json');
  if (fs.existsSync(marker) && fs.statSync(marker).mtimeMs >= fs.statSync(lock).mtimeMs - 1000) return;
  if (fs.existsSync(path.join(root, 'node_modules', 'esbuild')) && fs.existsSync(marker)) return;
  process.stderr.write('Installing packages from package-lock.json …\n');
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) {
    process.stderr.write('npm ci did not end well; run it by hand and read what it says.\n');
    process.exit(2);
  }
}

/** The page's browser script is only made for commands that show or test it. */
async function compile(client) {
  const out = path.join(build, client ? 'client.js' : 'cli.cjs');
  const dirs = ['src', 'apps-script', 'sheets-templates'].map((d) => path.join(root, d));
  const stamp = dirs.reduce((latest, dir) => newest(dir, latest), 0);
  const stampFile = path.join(build, client ? 'stamp-client' : 'stamp');
  if (fs.existsSync(out) && fs.existsSync(stampFile) && Number(fs.readFileSync(stampFile, 'utf8')) === stamp) return;
  fs.mkdirSync(build, { recursive: true });
  const esbuild = require('esbuild');
  esbuild.buildSync({
    entryPoints: [path.join(root, 'src/cli/build/steps.ts')],
    outfile: path.join(build, 'steps.cjs'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    packages: 'external',
    logLevel: 'error',
  });
  await require(path.join(build, 'steps.cjs')).buildAll(root, client);
  fs.writeFileSync(stampFile, String(stamp));
}

async function run(args) {
  install();
  await compile(['--prepare', 'build', 'host'].includes(args[0]));
  if (args[0] !== '--prepare') require(path.join(build, 'cli.cjs')).main(args);
}

run(process.argv.slice(2)).catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message.slice(0, 2000) : String(error)}\n`);
  process.exitCode = 2;
});
