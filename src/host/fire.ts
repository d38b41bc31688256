/** Fires triggers: simple ones of the bound file, installed ones, and events that wait for their time. */
import type { Runner, Start } from './execution/runner';
import type { Execution } from './execution/types';
import type { EventCall, EventSpec } from './server/events';
import type { PendingEvent, Server } from './server/server';
import { nextDue } from './server/triggers';
import type { Trigger } from './server/triggers';

export class Firing {
  constructor(
    private readonly server: Server,
    private readonly runner: Runner,
  ) {}

  simple(fn: 'onOpen' | 'onEdit', event: EventSpec, spreadsheetId: string, user: string): Execution[] {
    if (spreadsheetId !== this.server.boundId || !this.runner.program.functions.has(fn)) return [];
    return [
      this.runner.execute(fn, [], { kind: 'simple', user, activeSpreadsheetId: spreadsheetId, event: { event, user } }),
    ];
  }

  installed(kind: 'ON_OPEN' | 'ON_EDIT', event: EventSpec, spreadsheetId: string, user: string): Execution[] {
    return this.server.triggers
      .filter((one) => one.event === kind && one.sourceId === spreadsheetId)
      .map((trigger) => this.one(trigger, { event, triggerUid: trigger.id, user }, true));
  }

  /** Installable triggers run as whoever created them. */
  private start(trigger: Trigger, event: EventCall, hasUi: boolean): Start {
    const { event: spec } = event;
    const active = 'spreadsheetId' in spec ? { activeSpreadsheetId: spec.spreadsheetId } : {};
    return { kind: 'trigger', user: trigger.owner, ...active, event, hasUi };
  }

  private one(trigger: Trigger, event: EventCall, hasUi = false): Execution {
    return this.runner.execute(trigger.functionName, [], this.start(trigger, event, hasUi));
  }

  /** What the events that are held back would start, for a runner elsewhere; they count as delivered. */
  heldStarts(): { fn: string; start: Start }[] {
    return this.take((one) => one.dueAt !== 'now').flatMap(({ triggerId, call }) => {
      const trigger = this.server.triggers.find((one) => one.id === triggerId);
      return trigger ? [{ fn: trigger.functionName, start: this.start(trigger, call, false) }] : [];
    });
  }

  private pendingOne(pending: PendingEvent): Execution[] {
    const trigger = this.server.triggers.find((one) => one.id === pending.triggerId);
    return trigger ? [this.one(trigger, pending.call)] : [];
  }

  private take(wanted: (pending: PendingEvent) => boolean): PendingEvent[] {
    const taken = this.server.pending.filter(wanted);
    this.server.pending = this.server.pending.filter((one) => !taken.includes(one));
    return taken;
  }

  /** Events that fire at once, and those they cause. */
  now(): Execution[] {
    const done: Execution[] = [];
    for (
      let next = this.take((one) => one.dueAt === 'now');
      next.length > 0;
      next = this.take((one) => one.dueAt === 'now')
    )
      done.push(...next.flatMap((one) => this.pendingOne(one)));
    return done;
  }

  held(): Execution[] {
    return [...this.take((one) => one.dueAt !== 'now').flatMap((one) => this.pendingOne(one)), ...this.now()];
  }

  private zoneOf(trigger: Trigger): string {
    return trigger.zone ?? this.server.scriptZone;
  }

  /** Skips all but the last time that each repeating trigger falls due before `to`. */
  private coalesce(to: number): void {
    for (const trigger of this.server.triggers) {
      if (!trigger.rhythm) continue;
      for (;;) {
        const due = trigger.dueAt;
        const after = due === undefined ? undefined : nextDue(trigger.rhythm, due, this.zoneOf(trigger), false);
        if (due === undefined || after === undefined || after > to) break;
        trigger.dueAt = after;
      }
    }
  }

  advance(to: number, coalesce: boolean): Execution[] {
    const { server } = this;
    if (coalesce) this.coalesce(to);
    const done: Execution[] = [];
    for (;;) {
      const triggers = server.triggers.filter((one) => one.dueAt !== undefined && one.dueAt <= to);
      const trigger = triggers.sort((a, b) => a.dueAt! - b.dueAt!)[0];
      const pending = server.pending
        .filter((one) => typeof one.dueAt === 'number' && one.dueAt <= to)
        .sort((a, b) => Number(a.dueAt) - Number(b.dueAt))[0];
      if (!trigger && !pending) break;
      if (pending && (!trigger || Number(pending.dueAt) <= trigger.dueAt!)) {
        server.clock.reach(Number(pending.dueAt));
        done.push(...this.take((one) => one === pending).flatMap((one) => this.pendingOne(one)));
      } else if (trigger) done.push(this.clockTrigger(trigger));
      done.push(...this.now());
    }
    server.clock.reach(to);
    server.changed('clock', '');
    return done;
  }

  private clockTrigger(trigger: Trigger): Execution {
    const { server } = this;
    const due = trigger.dueAt!;
    server.clock.reach(due);
    const zone = this.zoneOf(trigger);
    const next = trigger.rhythm && nextDue(trigger.rhythm, due, zone, false);
    if (next === undefined) delete trigger.dueAt;
    else trigger.dueAt = next;
    return this.one(trigger, { event: { type: 'clock', at: due, zone }, triggerUid: trigger.id });
  }
}
