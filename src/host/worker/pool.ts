/** The main thread's side: hands executions to workers, answers their questions from the model, and stops them when they are to end. */
import fs from 'node:fs';
import path from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import type { Answer, Dialog } from '../dialogs';
import { ApiError, Ended, GoogleError } from '../errors';
import { factsOf, LocalGate } from '../execution/gate';
import type { Outcome } from '../execution/run';
import type { Runner, Start } from '../execution/runner';
import type { Execution } from '../execution/types';
import type { OpName } from '../server/ops/index';
import { noteAnswer } from '../server/ops/script';
import { storeName } from '../server/ops/storage';
import type { StoreKind } from '../server/ops/storage';
import type { Server } from '../server/server';
import type { Session } from '../server/session';
import { REPLY_READY } from './protocol';
import type { Call, FromWorker, Job, Reply, WorkerStart } from './protocol';

export type OnDialog = (dialog: Dialog) => Answer | Promise<Answer>;
const IDLE_KEPT = 8;

interface Hand {
  worker: Worker;
  port: MessagePort;
  signal: Int32Array;
}

/** The worker's program: a compiled file, or made from the sources beside this one. */
function workerSource(file: string | undefined): { file: string } | { code: string } {
  if (file !== undefined) return { file };
  const source = path.join(__dirname, 'thread.ts');
  if (!fs.existsSync(source))
    throw new Error('A compiled host needs the option workerFile to run executions in workers.');
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- a compiler is needed only when running from sources
  const { buildSync } = require('esbuild') as typeof import('esbuild');
  const built = buildSync({
    entryPoints: [source],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    packages: 'external',
    write: false,
    logLevel: 'error',
  });
  return { code: built.outputFiles[0]!.text };
}

export class WorkerPool {
  private idle: Hand[] = [];
  private readonly all = new Set<Worker>();
  private source: ReturnType<typeof workerSource> | undefined;

  constructor(
    private readonly server: Server,
    private readonly runner: Runner,
    /** called when an execution is over, for the events it left */
    private readonly after: () => void,
  ) {}

  private spawn(): Hand {
    const { options } = this.server;
    this.source ??= workerSource(options.workerFile);
    const shared = new SharedArrayBuffer(4);
    const { port1, port2 } = new MessageChannel();
    const start: WorkerStart = {
      bundle: options.bundle,
      manifest: options.manifest,
      port: port2,
      signal: shared,
      ticking: options.ticking === true,
      seeded: options.seed !== undefined,
    };
    const how = { workerData: start, transferList: [port2], stdout: false, stderr: false };
    const worker =
      'file' in this.source ? new Worker(this.source.file, how) : new Worker(this.source.code, { ...how, eval: true });
    this.all.add(worker);
    worker.once('exit', () => this.all.delete(worker));
    worker.unref();
    return { worker, port: port1, signal: new Int32Array(shared) };
  }

  execute(
    fn: string,
    args: readonly unknown[],
    { onDialog, signal, ...start }: Start & { onDialog?: OnDialog; signal?: AbortSignal },
  ): Promise<Execution> {
    const { runner, server } = this;
    const session = runner.session(fn, start);
    const began = performance.now();
    const refused = runner.refusal(session);
    if (refused !== undefined)
      return Promise.resolve(runner.record(session, { failed: true, methodCalls: 0, error: refused }, 0));
    runner.begin(session);
    const hand = this.idle.pop() ?? this.spawn();
    hand.worker.ref();
    const job: Job = {
      type: 'job',
      fn,
      args,
      event: start.event,
      facts: factsOf(server, session),
      now: server.clock.now(),
    };
    return new Promise<Execution>((resolve) => {
      new Supervision(server, session, hand, onDialog, (outcome, alive) => {
        hand.worker.unref();
        if (alive && this.idle.length < IDLE_KEPT) this.idle.push(hand);
        else void hand.worker.terminate();
        runner.end(session);
        const execution = runner.record(session, outcome, performance.now() - began);
        this.after();
        resolve(execution);
      }).begin(job, signal);
    });
  }

  async close(): Promise<void> {
    this.idle = [];
    await Promise.all([...this.all].map((worker) => worker.terminate()));
  }
}

/** One execution in one worker, from its job to its outcome. */
class Supervision {
  private readonly gate: LocalGate;
  private over = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly server: Server,
    private readonly session: Session,
    private readonly hand: Hand,
    private readonly onDialog: OnDialog | undefined,
    private readonly finish: (outcome: Outcome, alive: boolean) => void,
  ) {
    this.gate = new LocalGate(server, session);
  }

  begin(job: Job, signal: AbortSignal | undefined): void {
    signal?.addEventListener('abort', () => this.stop('cancelled', 'Cancelled'), { once: true });
    this.hand.port.on('message', this.onMessage);
    this.hand.worker.on('error', this.onError);
    // also a script that never calls a service is stopped, in real time
    this.timer = setTimeout(() => this.stop('time', 'Exceeded maximum execution time'), this.session.limitMs);
    this.timer.unref();
    this.hand.port.postMessage(job);
  }

  private settle(outcome: Outcome, alive: boolean): void {
    if (this.over) return;
    this.over = true;
    clearTimeout(this.timer);
    this.hand.port.off('message', this.onMessage);
    this.hand.worker.off('error', this.onError);
    this.finish(outcome, alive);
  }

  private stop(reason: Ended['reason'], message: string): void {
    if (this.over) return;
    this.session.ended ??= new Ended(reason, message);
    this.settle({ failed: true, methodCalls: 0, error: message }, false);
  }

  private readonly onError = (error: Error): void =>
    this.settle({ failed: true, methodCalls: 0, error: error.message }, false);

  private readonly onMessage = (message: FromWorker): void => {
    if (message.type === 'done') this.settle(message.outcome, true);
    else void this.answer(message);
  };

  private async answer(call: Call): Promise<void> {
    let reply: Reply;
    try {
      const value = await this.perform(call);
      reply = { ok: true, value, now: this.server.clock.now() };
    } catch (cause) {
      if (cause instanceof Ended) return this.stop(cause.reason, cause.message);
      const { name, message } = cause as Error;
      reply = {
        ok: false,
        error: { name, message, ...(cause instanceof ApiError && { code: cause.code }) },
        now: this.server.clock.now(),
      };
    }
    if (this.over) return;
    this.hand.port.postMessage(reply);
    Atomics.store(this.hand.signal, REPLY_READY, 1);
    Atomics.notify(this.hand.signal, REPLY_READY);
  }

  private async perform({ name, op, payload }: Call): Promise<unknown> {
    const known = op as OpName;
    if (name === undefined) return this.gate.peek(known, payload as never);
    if (op === 'ui.show' && (payload as { blocks: boolean }).blocks && this.session.hasUi) {
      const { dialog } = payload as { dialog: Dialog };
      this.gate.enter(name, known, payload);
      if (!this.onDialog)
        throw new GoogleError(`Nobody is there to answer the ${dialog.kind} "${dialog.title || dialog.message}"`);
      clearTimeout(this.timer);
      const answer = noteAnswer(this.session.dialogs, dialog, await this.onDialog(dialog));
      this.gate.leave(name, known);
      return answer;
    }
    if (op === 'lock.try') {
      this.gate.enter(name, known, payload);
      const taken = await this.waitForLock(payload as { kind: StoreKind; ms: number });
      this.gate.leave(name, known);
      return taken;
    }
    return this.gate.cross(name, known, payload as never);
  }

  /** Waits in real time until the lock is free, so that whoever holds it can go on. */
  private async waitForLock({ kind, ms }: { kind: StoreKind; ms: number }): Promise<boolean> {
    const { locks } = this.server;
    const key = storeName(this.server, this.session, kind);
    const until = performance.now() + ms;
    while (!locks.take(key, this.session.id)) {
      const left = until - performance.now();
      if (left <= 0) return false;
      await new Promise<void>((resolve) => {
        const stop = locks.onRelease(key, () => {
          clearTimeout(timer);
          resolve();
        });
        const timer = setTimeout(() => {
          stop();
          resolve();
        }, left);
      });
      if (this.over) return false;
    }
    return true;
  }
}
