/** Everything Google would keep for this script and its files; executions reach it through operations only. */
import { GoogleError } from '../errors';
import { Form } from '../forms/form';
import type { FormState } from '../forms/form';
import { GOOGLE_LIMITS } from '../limits';
import type { HostOptions, Limits, Menu } from '../types';
import { fillSpreadsheet } from '../workbook/get';
import type { RequestContext } from '../workbook/requests/common';
import { Workbook } from '../workbook/workbook';
import { ScriptCache } from './cache';
import { Chance } from './chance';
import { HostClock } from './clock';
import type { EventCall } from './events';
import { Ids } from './ids';
import { LockTable } from './locks';
import { Mailbox } from './mailbox';
import { PropertyStore } from './properties';
import type { Trigger } from './triggers';

export type Change = { readonly kind: string; readonly id: string };

/** A submit event that waits: until the running execution ends, until an instant, or until it is asked for. */
export interface PendingEvent {
  readonly triggerId: string;
  readonly call: EventCall;
  readonly dueAt: number | 'now' | 'held';
}

export class Server {
  readonly limits: Limits;
  readonly clock: HostClock;
  readonly ids = new Ids();
  readonly chance: Chance;
  readonly workbooks = new Map<string, Workbook>();
  readonly forms = new Map<string, Form>();
  readonly locks: LockTable;
  readonly mailbox: Mailbox;
  readonly properties = new Map<string, PropertyStore>();
  readonly caches = new Map<string, ScriptCache>();
  triggers: Trigger[] = [];
  menus: Menu[] = [];
  boundId: string | undefined;
  pending: PendingEvent[] = [];
  /** executions that have begun and not ended, by kind */
  readonly running = new Map<number, string>();
  /** host instants of calls of the Sheets API in the last minute, by user and kind */
  readonly apiUse = new Map<string, number[]>();
  /** host time that triggers ran, by day */
  triggerUse = { day: '', ms: 0 };
  private readonly listeners = new Set<(change: Change) => void>();

  constructor(readonly options: HostOptions) {
    this.limits = { ...GOOGLE_LIMITS, ...options.limits };
    this.clock = new HostClock(options.now, options.ticking === true);
    this.chance = new Chance(options.seed);
    this.locks = new LockTable(this.clock.now);
    this.mailbox = new Mailbox(this.limits, this.clock.now, options.mailQuota ?? this.limits.mailRecipientsPerDay);
  }

  get owner(): string {
    return this.options.owner ?? 'owner@example.com';
  }
  get scriptZone(): string {
    return this.options.manifest?.timeZone ?? this.options.timeZone;
  }

  // ---- files

  workbook(id: string): Workbook | undefined {
    return this.workbooks.get(id);
  }

  createWorkbook(body: object, owner: string): Workbook {
    const wished = (body as { properties?: { title?: string; locale?: string; timeZone?: string } }).properties;
    const workbook = new Workbook(
      this.ids.next('spreadsheet', 44),
      owner,
      {
        ...wished,
        title: wished?.title ?? 'Untitled spreadsheet',
        locale: wished?.locale ?? this.options.locale ?? 'zh_TW',
        timeZone: wished?.timeZone ?? this.options.timeZone,
      },
      this.clock.now,
    );
    fillSpreadsheet(this.context(workbook, owner), body as Record<string, unknown>);
    this.workbooks.set(workbook.id, workbook);
    this.changed('workbook', workbook.id);
    return workbook;
  }

  context(workbook: Workbook, user: string): RequestContext {
    const { cellCharacters, cellsPerWorkbook } = this.limits;
    return { workbook, user, cellCharacters, cellsPerWorkbook };
  }

  createForm(title: string, published: boolean, owner: string): Form {
    const state: FormState = {
      id: this.ids.next('form', 44),
      publicId: `1FAIpQLS${this.ids.next('public', 48)}`,
      owner,
      title,
      description: '',
      confirmation: '',
      closedMessage: '',
      published,
      accepting: true,
      collectsEmail: false,
      allowsEdits: false,
      progressBar: false,
      showLinkToRespondAgain: true,
      items: [],
    };
    const form = new Form(state);
    this.forms.set(state.id, form);
    this.changed('form', state.id);
    return form;
  }

  needForm(id: string): Form {
    const form = this.forms.get(id);
    if (!form)
      throw new GoogleError(
        'No item with the given ID could be found. Possibly because you have not edited this item or you do not have permission to access it.',
      );
    return form;
  }

  // ---- stores

  propertyStore(name: string): PropertyStore {
    let store = this.properties.get(name);
    if (!store) this.properties.set(name, (store = new PropertyStore(this.limits)));
    return store;
  }

  cache(name: string): ScriptCache {
    let cache = this.caches.get(name);
    if (!cache) this.caches.set(name, (cache = new ScriptCache(this.limits, this.clock.now)));
    return cache;
  }

  // ---- what is being watched

  changed(kind: string, id: string): void {
    for (const listener of this.listeners) listener({ kind, id });
  }

  onChange(listener: (change: Change) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
