/** An operation: what crosses from an execution to Google. Payload and result are plain data, so that they can cross threads as well. */
import type { Server } from '../server';
import type { Session } from '../session';

export type Op<Payload, Result> = (server: Server, session: Session, payload: Payload) => Result;
