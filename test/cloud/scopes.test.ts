/** The program asks for exactly what it uses: no scope more in the manifest, none less than the code needs, each explained. */
import fs from 'node:fs';
import path from 'node:path';
import { projectFiles } from '../../src/cli/provision';
import { repositoryRoot } from '../../src/cli/root';

/** By Google's documentation, August 2026. */
const SCOPE_OF: Readonly<Record<string, string | null>> = {
  SpreadsheetApp: 'spreadsheets',
  Sheets: 'spreadsheets',
  FormApp: 'forms',
  MailApp: 'script.send_mail',
  ScriptApp: 'script.scriptapp',
  Session: 'userinfo.email',
  HtmlService: null,
  LockService: null,
  PropertiesService: null,
  CacheService: null,
  Utilities: null,
  Logger: null,
  ContentService: null,
  // none of these may ever be named: each would ask for more than a tournament office needs
  DriveApp: 'drive',
  Drive: 'drive',
  GmailApp: 'mail.google.com',
  UrlFetchApp: 'script.external_request',
  CalendarApp: 'calendar',
  DocumentApp: 'documents',
  SlidesApp: 'presentations',
  People: 'contacts',
  AdminDirectory: 'admin.directory',
  BigQuery: 'bigquery',
  Jdbc: 'script.external_request',
};
const PROMISED = [
  'forms',
  'script.container.ui',
  'script.scriptapp',
  'script.send_mail',
  'spreadsheets',
  'userinfo.email',
];

/** Services a text names as the object of a call; menus, dialogs and sidebars ask for the container's user interface. */
function needed(source: string): string[] {
  const scopes = Object.entries(SCOPE_OF).flatMap(([service, scope]) =>
    scope !== null && new RegExp(`(?<![\\w.$"'])${service}\\.(?=[A-Za-z])`).test(source) ? [scope] : [],
  );
  if (/\.getUi\(\)/.test(source)) scopes.push('script.container.ui');
  return [...new Set(scopes)].sort();
}

const manifest = JSON.parse(fs.readFileSync(path.join(repositoryRoot(), 'apps-script/appsscript.json'), 'utf8')) as {
  oauthScopes: string[];
  webapp?: { access: string };
};
const asked = manifest.oauthScopes.map((scope) => scope.replace('https://www.googleapis.com/auth/', '')).sort();

/** Rooms are one JSON string in a file of their own. */
const program = projectFiles()
  .filter(({ type, name }) => type === 'SERVER_JS' || name.startsWith('room-'))
  .map(({ type, source }) => (type === 'SERVER_JS' ? source : (JSON.parse(source) as string)))
  .join('\n');

test('the manifest asks for the six scopes and nothing more', () => {
  expect(asked).toEqual(PROMISED);
});

test('the code needs exactly what the manifest asks for', () => {
  expect(needed(program)).toEqual(asked);
});

test('a service that would need more is noticed', () => {
  expect(needed(`${program}\nDriveApp.getFiles()`)).toContain('drive');
  expect(needed(`${program};UrlFetchApp.fetch(x)`)).toContain('script.external_request');
});

test.each([
  ['README.md', 2],
  ['apps-script/FIRST-RUN.md', 1],
])('%s names every scope (%i times)', (file, times) => {
  const text = fs.readFileSync(path.join(repositoryRoot(), file), 'utf8');
  for (const scope of PROMISED) expect(text.split(`\`${scope}\``).length - 1).toBeGreaterThanOrEqual(times);
});
