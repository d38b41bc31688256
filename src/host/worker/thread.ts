/** The worker's side: runs executions one after the other, each operation a synchronous question to the main thread. */
import { receiveMessageOnPort, workerData } from 'node:worker_threads';
import { ApiError, GoogleError } from '../errors';
import type { Facts, Gate } from '../execution/gate';
import { Program } from '../execution/program';
import { run } from '../execution/run';
import type { OpName, PayloadOf, ResultOf } from '../server/ops/index';
import { REPLY_READY } from './protocol';
import type { Job, Reply, WorkerStart } from './protocol';

const start = workerData as WorkerStart;
const signal = new Int32Array(start.signal);
const program = new Program(start.bundle, start.manifest);

class RemoteGate implements Gate {
  readonly facts: Facts;
  private known: number;
  private knownAt = performance.now();

  constructor(job: Job) {
    this.facts = job.facts;
    this.known = job.now;
  }

  now = (): number => this.known + (start.ticking ? Math.floor(performance.now() - this.knownAt) : 0);

  private ask(name: string | undefined, op: string, payload: unknown): unknown {
    try {
      start.port.postMessage({ type: 'call', name, op, payload });
    } catch {
      throw new GoogleError('Invalid argument: functions and service objects cannot be passed here.');
    }
    Atomics.wait(signal, REPLY_READY, 0);
    Atomics.store(signal, REPLY_READY, 0);
    const reply = receiveMessageOnPort(start.port)!.message as Reply;
    this.known = reply.now;
    this.knownAt = performance.now();
    if (reply.ok) return reply.value;
    const { name: kind, message, code } = reply.error;
    throw code === undefined ? Object.assign(new GoogleError(message), { name: kind }) : new ApiError(code, message);
  }

  cross<K extends OpName>(name: string, op: K, payload: PayloadOf<K>): ResultOf<K> {
    return this.ask(name, op, payload) as ResultOf<K>;
  }
  peek<K extends OpName>(op: K, payload: PayloadOf<K>): ResultOf<K> {
    return this.ask(undefined, op, payload) as ResultOf<K>;
  }
}

start.port.on('message', (job: Job) => {
  const gate = new RemoteGate(job);
  const random = (): number => {
    if (!start.seeded) return Math.random();
    const [a = 0, b = 0, c = 0, d = 0] = gate.peek('chance.bytes', { length: 4 });
    return (((a * 256 + b) * 256 + c) * 256 + d) / 2 ** 32;
  };
  const outcome = run(
    program,
    gate,
    { now: gate.now, random, zone: job.facts.scriptZone },
    { fn: job.fn, args: job.args, ...(job.event && { event: job.event }), mayBeKilled: false },
  );
  start.port.postMessage({ type: 'done', outcome });
});
