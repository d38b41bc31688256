/** An office on the offline host: the built bundle, a workbook provisioned from the templates, Set up clicked as an organiser would. */
import * as fs from 'node:fs';
import * as path from 'node:path';
import { readForm, type Form } from '../domain/regulation/form';
import { readRegulation, type Regulation } from '../domain/regulation/regulation';
import { createHost, type Host, type HostOptions } from '../host/index';
import { TONGUES } from '../messages/index';
import { FORM_KINDS, type FormKind } from '../office/forms';
import { newOfficeRequests, officeTitle, type NewOffice } from '../office/new-workbook';
import { regulationToTabs } from '../tables/regulation/write';
import type { OfficeTemplate } from '../tables/template';
import { repositoryRoot } from './root';

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8')) as unknown;
const template = (...parts: string[]): string => path.join(repositoryRoot(), 'sheets-templates', ...parts);

export const regulationNames = (): string[] =>
  fs
    .readdirSync(template('regulations'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace('.json', ''));

export function loadRegulation(id: string): Regulation {
  const read = readRegulation(readJson(template('regulations', `${id}.json`)));
  if (!read.ok) throw new Error(`regulation ${id}: ${read.problems.map((p) => `${p.at ?? ''} ${p.code}`).join('; ')}`);
  return read.value;
}

/** `shogi-open-registration` → the registration, report, cancel and transfer forms of the same set. */
export function loadForms(regulation: Regulation): Partial<Record<FormKind, Form>> {
  const set = regulation.registration.form.replace(/-registration$/, '');
  const forms: Partial<Record<FormKind, Form>> = {};
  for (const kind of FORM_KINDS) {
    const file = template('forms', `${set}-${kind}.json`);
    if (!fs.existsSync(file)) continue;
    const read = readForm(readJson(file));
    if (!read.ok) throw new Error(`form ${file}: ${read.problems.map((p) => p.code).join('; ')}`);
    forms[kind] = read.value;
  }
  return forms;
}

export function newOffice(regulation: Regulation, asked: string = regulation.event.language): NewOffice {
  const language = asked in TONGUES ? asked : 'zh-TW';
  return {
    template: readJson(template('office.json')) as OfficeTemplate,
    regulation,
    forms: loadForms(regulation),
    language,
    words: TONGUES[language]!.office,
    letters: TONGUES[language]!.letters,
    regulationTabs: regulationToTabs(regulation, TONGUES[language]!.regulation),
  };
}

export function bundleOf(): HostOptions['bundle'] {
  const dir = path.join(repositoryRoot(), '.build/apps-script');
  const files: Record<string, string> = {};
  for (const name of fs.readdirSync(dir))
    if (name.endsWith('.html')) files[name.replace('.html', '')] = fs.readFileSync(path.join(dir, name), 'utf8');
  return { code: fs.readFileSync(path.join(dir, 'Code.js'), 'utf8'), name: 'Code.js', files };
}

export const readManifest = (): NonNullable<HostOptions['manifest']> =>
  readJson(path.join(repositoryRoot(), 'apps-script/appsscript.json')) as NonNullable<HostOptions['manifest']>;

export interface Office {
  readonly host: Host;
  readonly officeId: string;
  readonly regulation: Regulation;
}

/** `bundle`: another program than the one just built, such as what was pushed. */
export interface OfficeOptions extends Partial<HostOptions> {
  readonly regulation: string;
  readonly now: number;
}

export const OWNER = 'organiser@example.com';

/** A fresh office in which Set up has been clicked. */
export function openOffice({ regulation: id, ...options }: OfficeOptions): Office {
  const regulation = loadRegulation(id);
  const office = newOffice(regulation);
  const locale = office.language.replace('-', '_');
  const host = createHost({
    bundle: bundleOf(),
    manifest: readManifest(),
    timeZone: regulation.event.zone,
    owner: OWNER,
    locale,
    ...options,
  });
  const known = host.restored ? host.workbooks.boundId : undefined;
  if (known !== undefined) {
    host.open(known, OWNER);
    return { host, officeId: known, regulation };
  }
  const workbook = host.workbooks.create(
    { properties: { title: officeTitle(office), locale, timeZone: regulation.event.zone } },
    OWNER,
  );
  const first = workbook.sheets[0]?.sheetId ?? 0;
  host.sheets.batchUpdate(
    { requests: [...newOfficeRequests(office), { deleteSheet: { sheetId: first } }] },
    workbook.id,
  );
  host.workbooks.bind(workbook.id);
  host.open(workbook.id, OWNER);
  return { host, officeId: workbook.id, regulation };
}
