/** `hoshitori provision`: an office at Google from the templates, or the requests that would make it. */
import * as fs from 'node:fs';
import * as path from 'node:path';
import { TONGUES } from '../messages/index';
import { connect, MAKING } from './google/clients';
import { PATIENT, sentenceOf } from './google/ensure';
import { loadRegulation, newOffice, regulationNames } from './office-host';
import { plan } from './provision/dry-run';
import { provision, type Provisioned } from './provision/steps';
import type { ProjectFile, Target } from './provision/target';
import { repositoryRoot } from './root';

const USAGE = `provision REGULATION [--name NAME] [--language zh-TW|zh-CN|ja|en] [--share-floor] [--script ID]
          [--auth FILE] [--user NAME] [--dry-run]

  Makes the office file with its tabs and its bound script, the floor file and the forms, or finds what an earlier run
  made and mends it. --name tells two offices of one regulation apart. --dry-run prints the requests as JSON and sends
  nothing. Signs in as \`npx clasp login\` left it (README, "Onto Google").`;

interface Options {
  readonly target: Target;
  readonly dryRun: boolean;
  readonly auth?: string;
  readonly user?: string;
}

const TYPES: Readonly<Record<string, ProjectFile['type']>> = { '.json': 'JSON', '.js': 'SERVER_JS', '.html': 'HTML' };

/** The files of the build under the names Google gives them: the manifest first. */
export function projectFiles(): ProjectFile[] {
  const dir = path.join(repositoryRoot(), '.build/apps-script');
  const files = fs.readdirSync(dir).flatMap((file): ProjectFile[] => {
    const extension = path.extname(file);
    const type = TYPES[extension];
    const source = (): string => fs.readFileSync(path.join(dir, file), 'utf8');
    return type ? [{ name: path.basename(file, extension), type, source: source() }] : [];
  });
  const rank = ({ type }: ProjectFile): number => Object.values(TYPES).indexOf(type);
  return files.sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
}

function read(args: readonly string[]): Options | string {
  const [regulation = '', ...rest] = args;
  if (regulation === '' || regulation.startsWith('-')) return USAGE;
  const known = regulationNames();
  if (!known.includes(regulation)) return `found "${regulation}", expected one of ${known.join(', ')}`;
  const flags = new Set<string>();
  const values = new Map<string, string>();
  for (let i = 0; i < rest.length; i++) {
    const name = rest[i]!;
    if (name === '--dry-run' || name === '--share-floor') flags.add(name);
    else if (['--name', '--language', '--script', '--auth', '--user'].includes(name)) {
      const value = rest[++i];
      if (value === undefined || value === '') return `${name}: a value is missing\n${USAGE}`;
      values.set(name, value);
    } else return `unknown argument ${name}\n${USAGE}`;
  }
  const language = values.get('--language');
  if (language !== undefined && !(language in TONGUES))
    return `--language: found "${language}", expected one of ${Object.keys(TONGUES).join(', ')}`;
  const name = values.get('--name') ?? regulation;
  if (!/^[\w-]{1,60}$/.test(name)) return `--name: found "${name}", expected 1 to 60 letters, digits, - and _`;
  const [auth, user] = [values.get('--auth'), values.get('--user')];
  return {
    target: {
      name,
      office: newOffice(loadRegulation(regulation), language),
      project: projectFiles(),
      shareFloor: flags.has('--share-floor'),
      script: values.get('--script') ?? null,
    },
    dryRun: flags.has('--dry-run'),
    ...(auth !== undefined && { auth }),
    ...(user !== undefined && { user }),
  };
}

function told({ officeId, floorId, scriptId, forms, made, notes }: Provisioned, shared: boolean): string {
  const office = `https://docs.google.com/spreadsheets/d/${officeId}/edit`;
  const floor = `https://docs.google.com/spreadsheets/d/${floorId}/edit`;
  return [
    made.length > 0 ? `Made now: ${made.join(', ')}.` : 'All of it was there; nothing was made.',
    ...notes,
    '',
    `Office file  ${office}`,
    `Floor file   ${floor}`,
    `Script       https://script.google.com/d/${scriptId}/edit`,
    ...Object.entries(forms).map(([kind, id]) => `Form         https://docs.google.com/forms/d/${id}/edit  (${kind})`),
    '',
    'Now, as the person whose letters they shall be:',
    '  1. Open the office file; after some seconds the menu of the office stands beside "Help".',
    '  2. Choose its last item, Set up (初始設定). Google asks for consent: see README, "Onto Google".',
    '  3. Choose it once more when Google has taken the consent; it links the forms and installs the triggers.',
    ...(shared
      ? []
      : ['  4. Share the floor file by its link with the volunteers (Share > Anyone with the link > Editor).']),
    '',
  ].join('\n');
}

export async function run(args: string[]): Promise<number> {
  const options = read(args);
  if (typeof options === 'string') {
    process.stderr.write(`${options}\n`);
    return 2;
  }
  const { target, dryRun, ...signIn } = options;
  if (dryRun) {
    process.stdout.write(`${JSON.stringify(plan(target), null, 1)}\n`);
    return 0;
  }
  try {
    const google = await connect({ ...signIn, scopes: MAKING });
    process.stdout.write(told(await provision(google, target, PATIENT), target.shareFloor));
    return 0;
  } catch (error) {
    process.stderr.write(`provision: ${sentenceOf(error)}\nWhat was made stays; run the same command again.\n`);
    return 1;
  }
}
