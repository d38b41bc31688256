/** Google's own REST clients, each loaded only by the command that needs it, signed in as `clasp login` left it. */
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import type { drive_v3 } from 'googleapis/build/src/apis/drive';
import type { forms_v1 } from 'googleapis/build/src/apis/forms';
import type { script_v1 } from 'googleapis/build/src/apis/script';
import type { AuthPlus, GlobalOptions, sheets_v4 } from 'googleapis/build/src/apis/sheets';

export type Sheets = sheets_v4.Sheets;
export interface Google {
  readonly sheets: Sheets;
  readonly drive: drive_v3.Drive;
  readonly forms: forms_v1.Forms;
  readonly script: script_v1.Script;
}

export interface SignIn {
  /** the file `clasp login` wrote; without it ~/.clasprc.json, and without that Application Default Credentials */
  readonly auth?: string;
  /** name given to `clasp login --user` */
  readonly user?: string;
  readonly scopes: readonly string[];
}

const AUTH = 'https://www.googleapis.com/auth/';
/** Files this program made, and the scripts in them: nothing else of the account is seen. */
export const MAKING = ['drive.file', 'spreadsheets', 'forms.body', 'script.projects'].map((scope) => AUTH + scope);
export const READING = [`${AUTH}spreadsheets.readonly`];
export const WRITING = [`${AUTH}spreadsheets`];

/** A server of one's own instead of Google's, for tests; a token is never sent to another machine than this one. */
function rootUrl(): string | undefined {
  const asked = process.env['HOSHITORI_GOOGLE'];
  if (asked === undefined) return undefined;
  const { hostname } = new URL(asked);
  if (hostname !== '127.0.0.1' && hostname !== 'localhost')
    throw new Error(`HOSHITORI_GOOGLE: found ${hostname}, expected this machine (127.0.0.1)`);
  return asked;
}

interface Saved {
  readonly tokens?: Readonly<Record<string, Record<string, unknown>>>;
}

/** Null when there is no sign-in under that name. */
function savedToken({ auth, user = 'default' }: SignIn): Record<string, unknown> | null {
  const file = auth ?? path.join(os.homedir(), '.clasprc.json');
  if (!fs.existsSync(file)) {
    if (auth !== undefined) throw new Error(`--auth: there is no file ${auth}`);
    return null;
  }
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as Saved).tokens?.[user] ?? null;
}

function credentials(plus: AuthPlus, signIn: SignIn) {
  const saved = process.env['GOOGLE_APPLICATION_CREDENTIALS'] === undefined ? savedToken(signIn) : null;
  if (!saved) return new plus.GoogleAuth({ scopes: [...signIn.scopes] });
  const client = new plus.GoogleAuth().fromJSON(saved as never);
  client.setCredentials(saved);
  return client;
}

const TIMEOUT = 60_000;

/** Our own retries know what may be done twice; the client's do not. */
function optionsOf(plus: AuthPlus, signIn: SignIn): Omit<GlobalOptions, 'version'> {
  const root = rootUrl();
  const timeout = Number(process.env['HOSHITORI_GOOGLE_TIMEOUT'] ?? TIMEOUT);
  return {
    auth: credentials(plus, signIn) as NonNullable<GlobalOptions['auth']>,
    retry: false,
    timeout,
    ...(root !== undefined && { rootUrl: root }),
  };
}

/** Options of every request, for tests that stand between client and server. */
export type More = Partial<Omit<GlobalOptions, 'version'>>;

export async function connectSheets(signIn: SignIn, more: More = {}): Promise<Sheets> {
  const { sheets, auth } = await import('googleapis/build/src/apis/sheets/index.js');
  return sheets({ version: 'v4', ...optionsOf(auth, signIn), ...more });
}

export async function connect(signIn: SignIn, more: More = {}): Promise<Google> {
  const [{ drive, auth }, { forms }, { script }, { sheets }] = await Promise.all([
    import('googleapis/build/src/apis/drive/index.js'),
    import('googleapis/build/src/apis/forms/index.js'),
    import('googleapis/build/src/apis/script/index.js'),
    import('googleapis/build/src/apis/sheets/index.js'),
  ]);
  const options = { ...optionsOf(auth, signIn), ...more };
  return {
    drive: drive({ version: 'v3', ...options }),
    forms: forms({ version: 'v1', ...options }),
    script: script({ version: 'v1', ...options }),
    sheets: sheets({ version: 'v4', ...options }),
  };
}
