/** Makes an office at Google, or finds what an earlier run made and brings it to what it should be. */
import { NOTHING } from '../../office/change';
import { FORM_KINDS } from '../../office/forms';
import { changeRequests } from '../../office/persist';
import type { Google } from '../google/clients';
import { ensure, persist, type Patience } from '../google/ensure';
import { officeOf, officeSheetIds, readTabs } from '../google/office-cells';
import { anyoneWrites, BLANK, floorFile, OFFICE_MARK, officeFile, officeTabs, setMark } from './bodies';
import { findFile, markFile, SPREADSHEET } from './files';
import { ensureForm } from './forms';
import { adoptScript, ensureContent, ensureScript } from './script';
import { floorTitle, formKinds, titleOf, type Target } from './target';

export interface Provisioned {
  readonly officeId: string;
  readonly floorId: string;
  readonly scriptId: string;
  readonly forms: Readonly<Record<string, string>>;
  /** what was made or mended now, by name; empty: all was there */
  readonly made: readonly string[];
  /** what a person should look at */
  readonly notes: readonly string[];
}

const sheetsOf = async ({ sheets }: Google, spreadsheetId: string): Promise<Set<number>> => {
  const { data } = await sheets.spreadsheets.get({ spreadsheetId, fields: 'sheets.properties(sheetId,title)' });
  return new Set((data.sheets ?? []).map((sheet) => sheet.properties?.sheetId ?? 0));
};

class Run {
  readonly made: string[] = [];
  readonly notes: string[] = [];

  constructor(
    readonly google: Google,
    readonly target: Target,
    readonly patience: Patience,
  ) {}

  noted(what: string, made: boolean): void {
    if (made) this.made.push(what);
  }

  /** One spreadsheet, known by its mark from the moment it exists. */
  async file(kind: 'office' | 'floor'): Promise<string> {
    const { google, target, patience } = this;
    const name = kind === 'office' ? titleOf(target) : floorTitle(target);
    const body = kind === 'office' ? officeFile(target) : floorFile(target);
    const { value, made } = await ensure(
      {
        what: `${kind} file`,
        find: () => findFile(google, { target, kind, name, mimeType: SPREADSHEET }),
        make: async () => {
          const { data } = await google.sheets.spreadsheets.create({
            requestBody: body,
            fields: 'spreadsheetId,developerMetadata',
          });
          const id = data.spreadsheetId ?? '';
          if (!data.developerMetadata?.length)
            await google.sheets.spreadsheets.batchUpdate({
              spreadsheetId: id,
              requestBody: setMark(OFFICE_MARK, `${kind}:${target.name}`),
            });
          return { id, marked: false };
        },
      },
      patience,
    );
    this.noted(`${kind} file`, made);
    if (!value.marked) await persist(`${kind} file`, () => markFile(google, target, kind, value.id), patience);
    return value.id;
  }

  /** The office file with its script; begun anew while nobody can tell whether a script was made. */
  async officeWithScript(): Promise<{ officeId: string; scriptId: string }> {
    const { google, target, patience } = this;
    for (let begun = 1; ; begun++) {
      const officeId = await this.file('office');
      if (target.script !== null) await adoptScript(google, officeId, target.script, patience);
      const scriptId = await ensureScript(google, officeId, patience);
      if (scriptId !== null) return { officeId, scriptId };
      const tabs = await persist('office file', () => sheetsOf(google, officeId), patience);
      if (tabs.size > 1 || begun >= patience.tries)
        throw new Error(
          `script: it was asked for and its id never came. Open https://docs.google.com/spreadsheets/d/${officeId}, ` +
            'Extensions > Apps Script > project settings, and run this again with --script and the id that stands there.',
        );
      await persist(
        'office file',
        () => google.drive.files.update({ fileId: officeId, requestBody: { trashed: true }, fields: 'id' }),
        patience,
      );
      this.made.splice(this.made.indexOf('office file'), 1);
    }
  }

  async tabs(officeId: string): Promise<void> {
    const { google, target } = this;
    const wanted = target.office.template.tabs.map((tab) => tab.sheetId);
    const missing = async (): Promise<{ there: Set<number>; missing: Set<number> }> => {
      const there = await sheetsOf(google, officeId);
      return { there, missing: new Set(wanted.filter((id) => !there.has(id))) };
    };
    const { made } = await ensure(
      {
        what: 'tabs',
        find: async () => ((await missing()).missing.size === 0 ? officeId : null),
        make: async () => {
          const found = await missing();
          await google.sheets.spreadsheets.batchUpdate({
            spreadsheetId: officeId,
            requestBody: officeTabs(target, found.missing, found.there.has(BLANK)),
          });
          return null;
        },
      },
      this.patience,
    );
    this.noted('tabs', made);
  }

  private readOffice(officeId: string) {
    return persist(
      'system tab',
      async () => officeOf(await readTabs(this.google.sheets, officeId, officeSheetIds())),
      this.patience,
    );
  }

  async share(floorId: string): Promise<void> {
    const { drive } = this.google;
    const { made } = await ensure(
      {
        what: 'sharing',
        find: async () => {
          const { data } = await drive.permissions.list({ fileId: floorId, fields: 'permissions(id,type,role)' });
          return data.permissions?.some((one) => one.type === 'anyone' && one.role === 'writer') ? floorId : null;
        },
        make: async () => {
          await drive.permissions.create({ fileId: floorId, requestBody: anyoneWrites, fields: 'id' });
          return floorId;
        },
      },
      this.patience,
    );
    this.noted('sharing', made);
  }

  async run(): Promise<Provisioned> {
    const { google, target, patience } = this;
    const { officeId, scriptId } = await this.officeWithScript();
    this.noted('program', (await ensureContent(google, scriptId, target, patience)).made);
    await this.tabs(officeId);
    const { facts } = (await this.readOffice(officeId)).loaded;
    const floorId = facts.marks['floorId'] ?? (await this.file('floor'));
    if (target.shareFloor) await this.share(floorId);
    const forms: Record<string, string> = {};
    for (const kind of FORM_KINDS.filter((one) => formKinds(target).includes(one))) {
      const form = await ensureForm(google, target, kind, facts.marks[`formId.${kind}`], patience);
      forms[kind] = form.id;
      this.noted(`form ${kind}`, form.made);
      if (form.changed)
        this.notes.push(`The questions of the ${kind} form were changed by hand and are left as they are.`);
    }
    const marks = Object.fromEntries(Object.entries(forms).map(([kind, id]) => [`formId.${kind}`, id]));
    await this.marks(officeId, { officeId, floorId, ...marks });
    return { officeId, floorId, scriptId, forms, made: this.made, notes: this.notes };
  }

  /** Set up goes on from here: it takes the forms and the floor file whose ids stand in the system tab. */
  private async marks(officeId: string, marks: Readonly<Record<string, string>>): Promise<void> {
    const { made } = await ensure(
      {
        what: 'system tab',
        find: async () => {
          const { loaded } = await this.readOffice(officeId);
          return Object.entries(marks).every(([key, value]) => loaded.facts.marks[key] === value) ? officeId : null;
        },
        make: async () => {
          const { loaded, words } = await this.readOffice(officeId);
          const requests = changeRequests({ ...NOTHING, marks }, loaded, words);
          await this.google.sheets.spreadsheets.batchUpdate({
            spreadsheetId: officeId,
            requestBody: { requests: [...requests] },
          });
          return null;
        },
      },
      this.patience,
    );
    this.noted('system tab', made);
  }
}

export const provision = (google: Google, target: Target, patience: Patience): Promise<Provisioned> =>
  new Run(google, target, patience).run();
