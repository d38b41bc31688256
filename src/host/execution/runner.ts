/** Starts executions: who may, as whom, for how long; and keeps the record of each. */
import type { Dialog, Answer } from '../dialogs';
import { GoogleError } from '../errors';
import type { EventCall } from '../server/events';
import type { Server } from '../server/server';
import type { Session } from '../server/session';
import { zoneOffset } from '../zone';
import { LocalGate } from './gate';
import type { Program } from './program';
import { run } from './run';
import type { Outcome } from './run';
import type { Execution, ExecutionContext, Kind } from './types';

export interface Start extends ExecutionContext {
  readonly event?: EventCall;
  /** triggers of an open file can show dialogs, others cannot */
  readonly hasUi?: boolean;
}

const KEPT = 500;

function scripted(answers: ExecutionContext['answers']): (dialog: Dialog) => Answer {
  if (typeof answers === 'function') return answers;
  const left = [...(answers ?? [])];
  return (dialog) => {
    const next = left.shift();
    if (next === undefined)
      throw new GoogleError(`No answer was scripted for the ${dialog.kind} "${dialog.title || dialog.message}"`);
    return next;
  };
}

export class Runner {
  readonly executions: Execution[] = [];
  readonly failures: Execution[] = [];
  private count = 0;

  constructor(
    readonly server: Server,
    readonly program: Program,
    /** called after each execution, e.g. to journal what it changed */
    private readonly afterEach: () => void,
  ) {}

  get nextId(): number {
    return this.count + 1;
  }

  session(fn: string, start: Start, answer = scripted(start.answers)): Session {
    const { server } = this;
    const kind: Kind = start.kind ?? 'menu';
    const user = start.user ?? server.owner;
    const active = kind === 'webapp' ? undefined : (start.activeSpreadsheetId ?? server.boundId);
    return {
      id: ++this.count,
      fn,
      kind,
      authMode: start.authMode ?? (kind === 'simple' ? 'LIMITED' : 'FULL'),
      activeUser: user,
      // a web app runs as its owner, whoever looks at it
      user: kind === 'webapp' ? server.owner : user,
      activeSpreadsheetId: active,
      selection: start.selection && { ...start.selection },
      hasUi: start.hasUi ?? (kind === 'menu' || kind === 'simple' || kind === 'rpc'),
      startedAt: server.clock.now(),
      limitMs: kind === 'simple' ? server.limits.simpleTriggerMs : server.limits.runMs,
      killAfter: start.killAfterCrossing,
      onCrossing: start.onCrossing,
      answer,
      crossings: [],
      serviceCalls: {},
      dialogs: [],
      log: [],
      ended: undefined,
    };
  }

  /** Why Google would not even start it, or undefined. */
  refusal(session: Session): string | undefined {
    const { server } = this;
    const { executionsAtOnce, rpcAtOnce, triggerMsPerDay } = server.limits;
    if (server.running.size >= executionsAtOnce)
      return 'There are too many scripts running simultaneously for this Google user account.';
    const rpcs = [...server.running.values()].filter((kind) => kind === 'rpc').length;
    if (session.kind === 'rpc' && rpcs >= rpcAtOnce) return 'Too many google.script.run calls at once.';
    if (session.kind === 'trigger' && this.triggerDay().ms >= triggerMsPerDay)
      return 'Service using too much computer time for one day';
    return undefined;
  }

  private triggerDay(): { day: string; ms: number } {
    const { server } = this;
    const now = server.clock.now();
    const day = new Date(now + zoneOffset(now, server.scriptZone)).toISOString().slice(0, 10);
    if (server.triggerUse.day !== day) server.triggerUse = { day, ms: 0 };
    return server.triggerUse;
  }

  execute(fn: string, args: readonly unknown[], start: Start): Execution {
    const session = this.session(fn, start);
    const began = performance.now();
    const refused = this.refusal(session);
    let outcome: Outcome = { failed: true, methodCalls: 0, ...(refused !== undefined && { error: refused }) };
    if (refused === undefined) {
      this.begin(session);
      const { server } = this;
      const host = { now: server.clock.now, random: () => server.chance.next(), zone: server.scriptZone };
      try {
        outcome = run(this.program, new LocalGate(server, session), host, {
          fn,
          args,
          ...(start.event && { event: start.event }),
          mayBeKilled: session.killAfter !== undefined,
        });
      } finally {
        this.end(session);
      }
    }
    return this.record(session, outcome, performance.now() - began);
  }

  begin(session: Session): void {
    this.server.running.set(session.id, session.kind);
  }

  end(session: Session): void {
    const { server } = this;
    server.running.delete(session.id);
    server.locks.releaseAll(session.id);
    if (session.kind === 'trigger') this.triggerDay().ms += server.clock.now() - session.startedAt;
  }

  record(session: Session, outcome: Outcome, ms: number): Execution {
    const { ended } = session;
    const execution: Execution = {
      id: session.id,
      fn: session.fn,
      kind: session.kind,
      user: session.activeUser,
      at: session.startedAt,
      ok: !outcome.failed && !ended,
      value: ended ? undefined : outcome.value,
      ...(ended
        ? { error: ended.message, killed: ended.reason }
        : outcome.error !== undefined && { error: outcome.error }),
      ...(!ended && outcome.stack !== undefined && { stack: outcome.stack }),
      ms,
      serviceCalls: session.serviceCalls,
      methodCalls: outcome.methodCalls,
      crossings: session.crossings,
      dialogs: session.dialogs,
      log: session.log,
    };
    this.executions.push(execution);
    if (this.executions.length > KEPT) this.executions.shift();
    if (!execution.ok && session.kind === 'trigger') this.failures.push(execution);
    this.server.changed('execution', String(session.id));
    this.afterEach();
    return execution;
  }
}
