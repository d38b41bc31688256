/** One execution in this thread: fresh realm, bundle, function, result. */
import vm from 'node:vm';
import { types } from 'node:util';
import { GoogleError } from '../errors';
import { eventObject } from '../services/globals';
import type { EventCall } from '../server/events';
import { extract, forRpc } from './extract';
import type { Gate } from './gate';
import type { Program } from './program';
import type { RealmHost } from './realm';

export interface Task {
  readonly fn: string;
  readonly args: readonly unknown[];
  readonly event?: EventCall;
  /** stop a realm that goes on by itself after its execution was ended */
  readonly mayBeKilled: boolean;
}

export interface Outcome {
  readonly value?: unknown;
  readonly failed: boolean;
  readonly error?: string;
  readonly stack?: string;
  readonly methodCalls: number;
}

const INVOKE = '__invoke';
const invoke = new vm.Script(`${INVOKE}()`, { filename: 'invoke.js' });
/** For the whole of an execution that is to be killed; a worker is stopped at once instead. */
const RUNAWAY_MS = 60_000;

function failure(cause: unknown, methodCalls: number): Outcome {
  const error = cause as { name?: unknown; message?: unknown; stack?: unknown } | null;
  const isError = typeof error === 'object' && error !== null && typeof error.message === 'string';
  const name = isError && error.name !== 'Exception' && error.name !== 'Error' ? `${String(error.name)}: ` : '';
  return {
    failed: true,
    error: isError ? name + String(error.message) : String(cause),
    ...(isError && { stack: String(error.stack) }),
    methodCalls,
  };
}

export function run(program: Program, gate: Gate, host: RealmHost, task: Task): Outcome {
  const realm = program.realm(host);
  const rpc = gate.facts.kind === 'rpc';
  let result: unknown;
  let rejected = false;
  try {
    const env = program.load(gate, realm);
    const fn = realm.global(task.fn);
    if (!program.functions.has(task.fn) || typeof fn !== 'function' || (rpc && task.fn.endsWith('_')))
      throw new GoogleError(`Script function not found: ${task.fn}`);
    const given = rpc ? task.args.map((arg) => forRpc(arg, realm.unwrap, 'argument')) : task.args;
    const args = task.event ? [realm.adopt(eventObject(env, task.event))] : given.map((arg) => realm.adopt(arg));
    realm.define(INVOKE, () => {
      delete (realm.context as Record<string, unknown>)[INVOKE];
      result = (fn as (...args: unknown[]) => unknown)(...args);
      if (!types.isPromise(result)) return;
      // microtasks run to their end before the script counts as done
      realm.settle(result, (ok, value) => {
        result = value;
        rejected = !ok;
      });
    });
    invoke.runInContext(realm.context, task.mayBeKilled ? { timeout: RUNAWAY_MS } : {});
    if (rejected) throw result;
    if (types.isPromise(result)) result = undefined;
    const value = rpc ? forRpc(result, realm.unwrap, 'result') : extract(result, realm.unwrap);
    if (!task.mayBeKilled) program.release(realm);
    return { failed: false, value, methodCalls: realm.methodCalls };
  } catch (cause) {
    return failure(cause, realm.methodCalls);
  }
}
