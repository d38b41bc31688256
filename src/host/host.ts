/** Puts the host together: server, bundle, triggers, forms, mail, and the doors that tests and the page come in by. */
import { editCells } from './edit';
import { GoogleError } from './errors';
import { Program } from './execution/program';
import { Runner } from './execution/runner';
import type { Execution } from './execution/types';
import { Firing } from './fire';
import { FormsInbox } from './forms/inbox';
import { rest } from './rest';
import { toEml } from './server/eml';
import { Server } from './server/server';
import { StateFiles } from './store/journal';
import { Store } from './store/store';
import type { Trigger } from './server/triggers';
import type { Clock, Host, HostOptions, Locks, Mail, TriggerView } from './types';
import { sheetsApi, WorkbookList } from './views';
import { WorkerPool } from './worker/pool';

/** A journal longer than this is folded into a new snapshot. */
const JOURNAL_BYTES = 8_000_000;

function triggerView({ id, functionName, source, event, sourceId, owner, dueAt }: Trigger): TriggerView {
  return {
    id,
    functionName,
    source,
    event,
    owner,
    ...(sourceId !== undefined && { sourceId }),
    ...(dueAt !== undefined && { dueAt }),
  };
}

function mailDoor(server: Server): Mail {
  const { mailbox } = server;
  return {
    outbox: () => mailbox.letters,
    remainingQuota: () => mailbox.remaining(),
    get quota() {
      return mailbox.dailyQuota;
    },
    set quota(letters) {
      mailbox.dailyQuota = letters;
    },
    failNext: (times, message, matches) => mailbox.failNext(times, message, matches),
    eml: (id) => {
      const letter = mailbox.letters.find((one) => one.id === id);
      if (!letter) throw new GoogleError(`There is no letter ${id}`);
      return toEml(letter);
    },
  };
}

export function createHost(options: HostOptions): Host {
  const server = new Server(options);
  const program = new Program(options.bundle, options.manifest, options.keepRealm);
  const store = new Store(server);
  const files = options.stateDir === undefined ? undefined : new StateFiles(options.stateDir);
  const saved = files?.read();
  if (saved) store.restore(saved);
  const save = (): void => {
    if (!files) return;
    store.forget();
    files.replace(store.changes());
  };
  // what a kill left of the journal is folded in, so that nothing is written behind a torn line
  if (saved) save();
  const commit = (): void => {
    if (!files) return;
    if (files.size > JOURNAL_BYTES) return save();
    const parts = store.changes();
    if (parts.length > 0) files.append(parts);
  };
  const runner = new Runner(server, program, commit);
  const firing = new Firing(server, runner);
  const pool = new WorkerPool(server, runner, () => {
    if (server.running.size === 0) firing.now();
  });
  const inbox = new FormsInbox(server, firing, commit, (fn, start) => pool.execute(fn, [], start));
  const clock: Clock = {
    now: server.clock.now,
    advance: (by, how) => {
      const to = typeof by === 'number' ? server.clock.now() + by : by.to;
      const executions = firing.advance(to, how?.coalesce === true);
      commit();
      return executions;
    },
  };
  const lockKey = {
    script: () => 'script',
    document: () => `document:${server.boundId ?? ''}`,
    user: () => `user:${server.owner}`,
  };
  const locks: Locks = { hold: (kind, until) => server.locks.hold(lockKey[kind](), until) };

  const execute: Host['execute'] = (fn, args = [], context = {}) => {
    const execution = runner.execute(fn, args, context);
    // a nested execution leaves waiting events to the outer one
    if (server.running.size === 0) firing.now();
    return execution;
  };

  const open: Host['open'] = (spreadsheetId, user = server.owner) => {
    if (!server.workbook(spreadsheetId)?.mayView(user))
      throw new GoogleError('You do not have permission to access the requested document.');
    server.menus = [];
    const event = { type: 'open' as const, spreadsheetId };
    const executions: Execution[] = [
      ...firing.simple('onOpen', event, spreadsheetId, user),
      ...firing.installed('ON_OPEN', event, spreadsheetId, user),
    ];
    return executions;
  };

  return {
    options,
    restored: saved !== undefined,
    workbooks: new WorkbookList(server, commit),
    forms: inbox,
    clock,
    mail: mailDoor(server),
    locks,
    sheets: sheetsApi(server, commit),
    rest: (request) => {
      const response = rest(server, request);
      if (request.method !== 'GET') commit();
      return response;
    },
    triggers: { list: () => server.triggers.map(triggerView) },
    properties: { script: () => ({ ...server.propertyStore('script').data }) },
    failures: runner.failures,
    executions: runner.executions,
    execute,
    executeInWorker: (fn, args = [], context = {}) => pool.execute(fn, args, context),
    open,
    menus: () => server.menus,
    editCell: (spreadsheetId, sheet, a1, typed, user = server.owner) => {
      const result = editCells(server, firing, { spreadsheetId, sheet, a1, user }, typed);
      if (result.ok) commit();
      return result;
    },
    onChange: (listener) => server.onChange(listener),
    save,
    close: async () => {
      await pool.close();
      files?.close();
    },
  };
}
