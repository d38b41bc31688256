/**
 * What the main thread and a worker say to each other. The main thread owns the model; a worker runs one execution at a
 * time and asks for every operation: it posts a call, sleeps on the shared signal, and takes the reply from the port.
 */
import type { MessagePort } from 'node:worker_threads';
import type { Facts } from '../execution/gate';
import type { Outcome } from '../execution/run';
import type { EventCall } from '../server/events';
import type { Bundle, Manifest } from '../types';

/** Slots of the shared Int32 signal. */
export const REPLY_READY = 0;

/** What a worker is born with. */
export interface WorkerStart {
  readonly bundle: Bundle;
  readonly manifest: Manifest | undefined;
  readonly port: MessagePort;
  readonly signal: SharedArrayBuffer;
  readonly ticking: boolean;
  readonly seeded: boolean;
}

/** main → worker */
export interface Job {
  readonly type: 'job';
  readonly fn: string;
  readonly args: readonly unknown[];
  readonly event: EventCall | undefined;
  readonly facts: Facts;
  readonly now: number;
}

/** worker → main */
export interface Call {
  readonly type: 'call';
  /** undefined for accessors, which are not counted */
  readonly name: string | undefined;
  readonly op: string;
  readonly payload: unknown;
}
interface Done {
  readonly type: 'done';
  readonly outcome: Outcome;
}
export type FromWorker = Call | Done;

/** main → worker, the answer to a call */
export type Reply =
  | { readonly ok: true; readonly value: unknown; readonly now: number }
  | { readonly ok: false; readonly error: { name: string; message: string; code?: number }; readonly now: number };
