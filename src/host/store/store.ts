/** Saves what changed since the last time, and brings a saved state back. */
import { Form } from '../forms/form';
import type { FormResponse, FormState } from '../forms/form';
import { PropertyStore } from '../server/properties';
import type { PendingEvent, Server } from '../server/server';
import type { Trigger } from '../server/triggers';
import type { Letter, Menu } from '../types';
import type { CellFormat, Json, Row, ValidationRule } from '../workbook/cell';
import { Intern } from '../workbook/intern';
import { Sheet } from '../workbook/sheet';
import type { SheetState } from '../workbook/sheet';
import { Workbook } from '../workbook/workbook';
import type { Access, NamedRange, WorkbookProperties } from '../workbook/workbook';
import type { Part } from './journal';
import { restoreRow, storeRow } from './rows';
import type { StoredRow } from './rows';

interface StoredCore {
  now: number;
  ids: number;
  drawn: number;
  boundId?: string;
  triggers: Trigger[];
  pending: PendingEvent[];
  menus: Menu[];
  quota: { since: number; used: number };
  triggerUse: { day: string; ms: number };
}
interface StoredWorkbook {
  owner: string;
  properties: WorkbookProperties;
  names: NamedRange[];
  metadata: Json[];
  access: Access;
  serial: number;
  formats: CellFormat[];
  rules: ValidationRule[];
  sheets: number[];
}
interface StoredRows {
  length: number;
  set: Record<string, StoredRow | null>;
}

/** What was written last, to tell what changed: lists and records in the model are replaced, never changed in place. */
interface Written {
  head: string;
  sheets: Map<number, SheetState>;
}

type Bare = Omit<SheetState, 'rows'>;
const bare = ({ rows: _rows, ...rest }: SheetState): Bare => rest;

function sameBare(a: SheetState, b: SheetState): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)] as (keyof SheetState)[]);
  keys.delete('rows');
  return [...keys].every((key) => a[key] === b[key]);
}

function changedRows(before: (Row | undefined)[], after: (Row | undefined)[]): StoredRows | undefined {
  const set: StoredRows['set'] = {};
  for (let r = 0; r < after.length; r++) if (after[r] !== before[r]) set[r] = storeRow(after[r]);
  if (Object.keys(set).length === 0 && before.length === after.length) return undefined;
  return { length: after.length, set };
}

export class Store {
  private readonly workbooks = new Map<string, Written>();
  private readonly responses = new Map<string, Map<string, FormResponse>>();
  private readonly forms = new Map<string, FormState>();
  private readonly small = new Map<string, string>();
  private letters = 0;

  constructor(private readonly server: Server) {}

  /** Forgets what was written, so that the next `changes` are everything. */
  forget(): void {
    this.workbooks.clear();
    this.responses.clear();
    this.forms.clear();
    this.small.clear();
    this.letters = 0;
  }

  changes(): Part[] {
    const parts: Part[] = [];
    for (const workbook of this.server.workbooks.values()) this.workbook(workbook, parts);
    for (const form of this.server.forms.values()) this.form(form, parts);
    for (const [name, store] of this.server.properties) this.whole(`properties/${name}`, store.data, parts);
    const { letters } = this.server.mailbox;
    if (letters.length > this.letters) parts.push(['letters', letters.slice(this.letters)]);
    this.letters = letters.length;
    this.whole('core', this.core(), parts);
    return parts;
  }

  private whole(key: string, value: unknown, parts: Part[]): void {
    const text = JSON.stringify(value);
    if (this.small.get(key) === text) return;
    this.small.set(key, text);
    parts.push([key, value]);
  }

  private core(): StoredCore {
    const { server } = this;
    return {
      now: server.clock.now(),
      ids: server.ids.count,
      drawn: server.chance.drawn,
      ...(server.boundId !== undefined && { boundId: server.boundId }),
      triggers: server.triggers,
      pending: server.pending,
      menus: server.menus,
      quota: server.mailbox.quota,
      triggerUse: server.triggerUse,
    };
  }

  private workbook(workbook: Workbook, parts: Part[]): void {
    const { id, owner, properties, names, metadata, access, serial } = workbook;
    const written = this.workbooks.get(id) ?? { head: '', sheets: new Map<number, SheetState>() };
    const sheets = workbook.sheets.map((sheet) => sheet.id);
    const stored: StoredWorkbook = {
      owner,
      properties,
      names,
      metadata,
      access,
      serial,
      formats: workbook.formats.toJSON(),
      rules: workbook.rules.toJSON(),
      sheets,
    };
    const head = JSON.stringify(stored);
    if (head !== written.head) parts.push([`workbook/${id}`, stored]);
    const states = new Map<number, SheetState>();
    for (const sheet of workbook.sheets) {
      const before = written.sheets.get(sheet.id);
      const state = sheet.freeze();
      states.set(sheet.id, state);
      if (!before || !sameBare(before, state)) parts.push([`sheet/${id}/${sheet.id}`, bare(state)]);
      const rows = changedRows(before?.rows ?? [], state.rows);
      if (rows) parts.push([`rows/${id}/${sheet.id}`, rows]);
    }
    this.workbooks.set(id, { head, sheets: states });
  }

  private form(form: Form, parts: Part[]): void {
    const { id } = form.state;
    if (this.forms.get(id) !== form.state) parts.push([`form/${id}`, form.state]);
    this.forms.set(id, form.state);
    const known = this.responses.get(id) ?? new Map<string, FormResponse>();
    const set = [...form.responses.values()].filter((one) => known.get(one.id) !== one);
    const gone = [...known.keys()].filter((key) => !form.responses.has(key));
    if (set.length > 0 || gone.length > 0) parts.push([`responses/${id}`, { set, gone }]);
    this.responses.set(id, new Map(form.responses));
  }

  // ---- back again

  restore(parts: readonly Part[]): void {
    for (const [key, value] of parts) this.apply(key, value);
    // what was just read need not be written again
    this.changes();
  }

  private apply(key: string, value: unknown): void {
    const [kind = '', id = '', sheetId = ''] = key.split('/');
    const { server } = this;
    switch (kind) {
      case 'core':
        return this.applyCore(value as StoredCore);
      case 'properties':
        server.properties.set(
          key.slice('properties/'.length),
          new PropertyStore(server.limits, value as Record<string, string>),
        );
        return;
      case 'letters':
        server.mailbox.letters.push(...(value as Letter[]));
        return;
      case 'form': {
        const old = server.forms.get(id);
        if (old) old.state = value as FormState;
        else server.forms.set(id, new Form(value as FormState));
        return;
      }
      case 'responses': {
        const { set, gone } = value as { set: FormResponse[]; gone: string[] };
        const { responses } = server.needForm(id);
        set.forEach((one) => responses.set(one.id, one));
        gone.forEach((one) => responses.delete(one));
        return;
      }
      case 'workbook':
        return this.applyWorkbook(id, value as StoredWorkbook);
      case 'sheet':
      case 'rows': {
        const sheet = server.workbooks.get(id)?.byId(Number(sheetId));
        if (!sheet) return;
        if (kind === 'sheet') sheet.restore({ ...(value as Bare), rows: sheet.state.rows });
        else this.applyRows(sheet, value as StoredRows);
      }
    }
  }

  private applyCore(core: StoredCore): void {
    const { server } = this;
    server.clock.restore(core.now);
    server.ids.count = core.ids;
    server.chance.drawn = core.drawn;
    server.boundId = core.boundId;
    server.triggers = core.triggers;
    server.pending = core.pending;
    server.menus = core.menus;
    server.mailbox.quota = core.quota;
    server.triggerUse = core.triggerUse;
  }

  private applyWorkbook(id: string, stored: StoredWorkbook): void {
    const { server } = this;
    let workbook = server.workbooks.get(id);
    if (!workbook)
      server.workbooks.set(id, (workbook = new Workbook(id, stored.owner, stored.properties, server.clock.now)));
    const { properties, names, metadata, access, serial } = stored;
    Object.assign(workbook, { properties, names, metadata, access, serial });
    workbook.formats = Intern.from(stored.formats);
    workbook.rules = Intern.from(stored.rules);
    const known = workbook;
    workbook.sheets = stored.sheets.map(
      (sheetId) =>
        known.byId(sheetId) ?? Sheet.create({ sheetId, title: '', gridProperties: { rowCount: 1, columnCount: 1 } }),
    );
    workbook.revision++;
  }

  private applyRows(sheet: Sheet, { length, set }: StoredRows): void {
    const rows = sheet.state.rows.slice(0, length);
    while (rows.length < length) rows.push(undefined);
    for (const [r, row] of Object.entries(set)) rows[Number(r)] = restoreRow(row);
    sheet.restore({ ...sheet.state, rows });
  }
}
