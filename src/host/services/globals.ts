/** The globals of one execution, and Google's event objects for it. */
import type { Gate } from '../execution/gate';
import type { Realm } from '../execution/realm';
import type { EventCall } from '../server/events';
import type { Bundle, Manifest } from '../types';
import { zoneOffset } from '../zone';
import type { Env, Facade } from './facade';
import { Form } from './form';
import { FormApp } from './form-app';
import { Item } from './form-items';
import { FormResponse } from './form-responses';
import { ContentService, HtmlService } from './html-service';
import { Console, Logger } from './log';
import { MailApp } from './mail-app';
import { Protection } from './protection';
import { Range } from './range';
import { ScriptApp } from './script-app';
import { Session, User } from './session';
import { Sheet } from './sheet';
import { SheetsService } from './sheets-service';
import { Spreadsheet } from './spreadsheet';
import { SpreadsheetApp } from './spreadsheet-app';
import { CacheService, LockService, PropertiesService } from './storage';
import { Utilities } from './utilities';

export function makeEnv(gate: Gate, realm: Realm, bundle: Bundle): Env {
  const spreadsheets = new Map<string, Spreadsheet>();
  const env: Env = {
    gate,
    unwrap: realm.unwrap,
    make: {
      spreadsheet: (id) => {
        let found = spreadsheets.get(id);
        if (!found) spreadsheets.set(id, (found = new Spreadsheet(env, id)));
        return found;
      },
      sheet: (id, sheetId) => new Sheet(env, id, sheetId),
      range: (id, sheetId, box) => new Range(env, id, sheetId, box),
      form: (id) => new Form(env, id),
      item: (formId, itemId) => {
        const type = gate.peek('form.info', { id: formId }).items.find((one) => one.id === itemId)?.type ?? 'TEXT';
        return new Item(env, formId, itemId, type, true);
      },
      protect: (id, what) => Protection.make(env, id, what),
      protections: (id, type, sheetId) =>
        gate
          .cross('SpreadsheetApp.getProtections', 'ss.protections', { id })
          .filter((one) => sheetId === undefined || one['sheetId'] === sheetId)
          .map((one) => new Protection(env, id, one))
          .filter((one) => one.getProtectionType() === type),
      htmlFile: (name) => bundle.files?.[name.replace(/\.html$/, '')],
      evaluate: (code) => realm.evaluate(code),
    },
  };
  return env;
}

/** The advanced service is there only when the manifest enables it. */
function sheetsSymbol(manifest: Manifest | undefined): string | undefined {
  if (!manifest) return 'Sheets';
  return manifest.dependencies?.enabledAdvancedServices?.find((one) => one.serviceId === 'sheets')?.userSymbol;
}

export function installGlobals(env: Env, realm: Realm, manifest: Manifest | undefined): void {
  const services: Record<string, Facade> = {
    SpreadsheetApp: new SpreadsheetApp(env),
    FormApp: new FormApp(env),
    MailApp: new MailApp(env),
    HtmlService: new HtmlService(env),
    ContentService: new ContentService(env),
    ScriptApp: new ScriptApp(env),
    LockService: new LockService(env),
    PropertiesService: new PropertiesService(env),
    CacheService: new CacheService(env),
    Utilities: new Utilities(env),
    Session: new Session(env),
    Logger: new Logger(env),
    console: new Console(env),
  };
  for (const [name, service] of Object.entries(services)) realm.define(name, realm.expose(service));
  const symbol = sheetsSymbol(manifest);
  if (symbol !== undefined) realm.define(symbol, realm.expose(new SheetsService(env)));
}

function clockFields(at: number, zone: string): Record<string, unknown> {
  const local = new Date(at + zoneOffset(at, zone));
  const firstDay = Date.UTC(local.getUTCFullYear(), 0, 1);
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    'day-of-month': local.getUTCDate(),
    'day-of-week': local.getUTCDay() || 7,
    'week-of-year': Math.ceil(((local.getTime() - firstDay) / 86_400_000 + 1) / 7),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    second: local.getUTCSeconds(),
    timezone: zone,
  };
}

/** What Google passes to the function, as host data; service objects in it are wrapped when it enters the realm. */
export function eventObject(env: Env, { event, triggerUid, user }: EventCall): Record<string, unknown> {
  const { make, gate } = env;
  const common = {
    authMode: gate.facts.authMode,
    ...(triggerUid !== undefined && { triggerUid }),
    ...(user !== undefined && { user: new User(env, user) }),
  };
  switch (event.type) {
    case 'open':
      return { ...common, source: make.spreadsheet(event.spreadsheetId) };
    case 'edit':
      return {
        ...common,
        source: make.spreadsheet(event.spreadsheetId),
        range: make.range(event.spreadsheetId, event.sheetId, event.box),
        ...(event.value !== undefined && { value: event.value }),
        ...(event.oldValue !== undefined && { oldValue: event.oldValue }),
      };
    case 'sheet-submit':
      return {
        ...common,
        source: make.spreadsheet(event.spreadsheetId),
        range: make.range(event.spreadsheetId, event.sheetId, event.box),
        values: event.values,
        namedValues: event.namedValues,
      };
    case 'form-submit': {
      const { formId, responseId } = event;
      const [stored] = responseId === undefined ? [] : gate.peek('form.responses', { id: formId, responseId });
      return {
        ...common,
        source: make.form(formId),
        ...(stored && { response: new FormResponse(env, formId, stored) }),
      };
    }
    case 'clock':
      return { ...common, ...clockFields(event.at, event.zone) };
  }
}
