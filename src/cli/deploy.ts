/** `hoshitori deploy`: the built program to Google by the real clasp; for production a version and its deployment as well. */
import * as fs from 'node:fs';
import * as path from 'node:path';
import { clasp, type ClaspRun } from './deploy/clasp';
import { bundleFacts } from './rehearse';
import { repositoryRoot } from './root';

const USAGE = `deploy [--target dev|production] [--script ID] [--auth FILE] [--user NAME] [--dry-run]
deploy --to ID [ID …] [--auth FILE] [--user NAME]

  Builds and pushes. A target's script stands in .clasp.dev.json or .clasp.production.json (not part of the repository;
  --script writes it once). dev: push. production: push, a version, and the one deployment of it is moved on.
  --to: push and a version for scripts of existing offices. --dry-run lists the files that would be pushed.`;

const TARGETS = ['dev', 'production'] as const;
type TargetName = (typeof TARGETS)[number];

interface Options {
  readonly target: TargetName;
  readonly script: string | null;
  readonly to: readonly string[];
  readonly dryRun: boolean;
  /** options of clasp itself */
  readonly signIn: readonly string[];
}

const ID = /^[\w-]{20,100}$/;

function read(args: readonly string[]): Options | string {
  const signIn: string[] = [];
  const to: string[] = [];
  const known = { target: 'dev' as TargetName, script: null as string | null, dryRun: false };
  for (let i = 0; i < args.length; i++) {
    const name = args[i]!;
    if (name === '--dry-run') {
      known.dryRun = true;
      continue;
    }
    if (name === '--to') {
      while (args[i + 1] !== undefined && !args[i + 1]!.startsWith('--')) to.push(args[++i]!);
      if (to.length === 0) return `--to: an id is missing\n${USAGE}`;
      continue;
    }
    const value = args[++i];
    if (value === undefined) return `${name}: a value is missing\n${USAGE}`;
    if (name === '--target') {
      const target = TARGETS.find((one) => one === value);
      if (!target) return `--target: found "${value}", expected ${TARGETS.join(' or ')}`;
      known.target = target;
    } else if (name === '--script') known.script = value;
    else if (name === '--auth' || name === '--user') signIn.push(name, name === '--auth' ? path.resolve(value) : value);
    else return `unknown argument ${name}\n${USAGE}`;
  }
  const wrong = [...to, ...(known.script === null ? [] : [known.script])].filter((id) => !ID.test(id));
  if (wrong.length > 0)
    return `found "${wrong.join('", "')}", expected the id of a script (its project settings show it)`;
  return { ...known, to, signIn };
}

interface ClaspFile {
  readonly scriptId: string;
  readonly rootDir: string;
}

/** Null: nobody has said yet which script it is. */
function targetFile(root: string, target: TargetName, script: string | null): string | null {
  const file = path.join(root, `.clasp.${target}.json`);
  const base = JSON.parse(fs.readFileSync(path.join(root, '.clasp.json'), 'utf8')) as ClaspFile;
  if (script !== null) fs.writeFileSync(file, `${JSON.stringify({ ...base, scriptId: script }, null, 2)}\n`);
  return fs.existsSync(file) ? file : null;
}

/** A clasp file for one script, beside the build, because clasp pushes only from below its own file. */
function passingFile(root: string, scriptId: string): string {
  const file = path.join(root, '.build', `clasp-${scriptId}.json`);
  fs.writeFileSync(file, JSON.stringify({ scriptId, rootDir: 'apps-script' }));
  return file;
}

function described(): string {
  const text = fs.readFileSync(path.join(repositoryRoot(), 'package.json'), 'utf8');
  const { version } = JSON.parse(text) as { version: string };
  return `hoshitori ${version} (${String(bundleFacts().bytes)} bytes)`;
}

async function pushTo(run: ClaspRun): Promise<void> {
  const files = (await clasp(run, ['push', '--force'])) as string[];
  process.stdout.write(
    files.length > 0 ? `pushed ${String(files.length)} files\n` : 'the program there is this one already\n',
  );
}

async function newVersion(run: ClaspRun): Promise<number> {
  const { versionNumber } = (await clasp(run, ['create-version', described()])) as { versionNumber: number };
  process.stdout.write(`version ${String(versionNumber)}\n`);
  return versionNumber;
}

interface Deployment {
  readonly deploymentId: string;
  readonly versionNumber?: number;
}

/** The one deployment with a version is moved on, so that its address stays; a first one is made. */
async function release(run: ClaspRun): Promise<void> {
  const versionNumber = String(await newVersion(run));
  const all = (await clasp(run, ['list-deployments'])) as Deployment[];
  const [known] = all.filter((one) => one.versionNumber !== undefined);
  const how = ['--versionNumber', versionNumber, '--description', described()];
  const words = known ? ['update-deployment', known.deploymentId, ...how] : ['create-deployment', ...how];
  const { deploymentId } = (await clasp(run, words)) as Deployment;
  process.stdout.write(`${known ? 'moved on' : 'made'} deployment ${deploymentId}\n`);
}

async function deploy(root: string, { target, script, to, dryRun, signIn }: Options): Promise<number> {
  if (to.length > 0) {
    for (const id of to) {
      const run = { project: passingFile(root, id), signIn };
      process.stdout.write(`${id}\n`);
      await pushTo(run);
      await newVersion(run);
    }
    return 0;
  }
  // nothing is sent, so any name does for the script
  const project = dryRun ? passingFile(root, 'none') : targetFile(root, target, script);
  if (project === null) {
    process.stderr.write(
      `deploy: which script is "${target}"? Say it once: npm run deploy -- --target ${target} --script ID\n`,
    );
    return 2;
  }
  const run = { project, signIn };
  if (dryRun) {
    const { filesToPush } = (await clasp(run, ['show-file-status'])) as { filesToPush: string[] };
    process.stdout.write(`${filesToPush.join('\n')}\n`);
    return 0;
  }
  await pushTo(run);
  if (target === 'production') await release(run);
  return 0;
}

/** `root`: where the clasp files and the build lie */
export async function run(args: string[], root = repositoryRoot()): Promise<number> {
  const options = read(args);
  if (typeof options === 'string') {
    process.stderr.write(`${options}\n`);
    return 2;
  }
  try {
    return await deploy(root, options);
  } catch (error) {
    process.stderr.write(`deploy: ${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}
