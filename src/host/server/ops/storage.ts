/** Properties, caches and locks. */
import { GoogleError } from '../../errors';
import type { Server } from '../server';
import type { Session } from '../session';
import type { Op } from './types';

export type StoreKind = 'script' | 'document' | 'user';

/** Document stores belong to the file the script is bound to. */
export function storeName(server: Server, session: Session, kind: StoreKind): string {
  if (kind === 'document') return `document:${server.boundId ?? ''}`;
  return kind === 'user' ? `user:${session.user}` : 'script';
}

const getProperties: Op<{ kind: StoreKind; key?: string }, Record<string, string>> = (
  server,
  session,
  { kind, key },
) => {
  const { data } = server.propertyStore(storeName(server, session, kind));
  if (key === undefined) return { ...data };
  const value = data[key];
  return value === undefined ? {} : { [key]: value };
};

const setProperties: Op<{ kind: StoreKind; values: Record<string, string>; deleteOthers: boolean }, null> = (
  server,
  session,
  payload,
) => {
  const name = storeName(server, session, payload.kind);
  server.propertyStore(name).set(payload.values, payload.deleteOthers);
  server.changed('properties', name);
  return null;
};

const deleteProperties: Op<{ kind: StoreKind; keys?: string[] }, null> = (server, session, { kind, keys }) => {
  const name = storeName(server, session, kind);
  const store = server.propertyStore(name);
  store.remove(keys ?? Object.keys(store.data));
  server.changed('properties', name);
  return null;
};

const cacheGet: Op<{ kind: StoreKind; keys: string[] }, Record<string, string>> = (server, session, { kind, keys }) => {
  const cache = server.cache(storeName(server, session, kind));
  const found: Record<string, string> = {};
  for (const key of keys) {
    const value = cache.get(key);
    if (value !== null) found[key] = value;
  }
  return found;
};

const cachePut: Op<{ kind: StoreKind; values: Record<string, string>; seconds?: number }, null> = (
  server,
  session,
  { kind, values, seconds },
) => {
  const cache = server.cache(storeName(server, session, kind));
  for (const [key, value] of Object.entries(values)) cache.put(key, value, seconds);
  return null;
};

const cacheRemove: Op<{ kind: StoreKind; keys: string[] }, null> = (server, session, { kind, keys }) => {
  server.cache(storeName(server, session, kind)).remove(keys);
  return null;
};

/**
 * In one thread nobody can let go of a lock while this execution waits, so waiting is only a matter of host time:
 * either the holder is known to let go within the time given, or the time passes in vain.
 */
const lockTry: Op<{ kind: StoreKind; ms: number }, boolean> = (server, session, { kind, ms }) => {
  if (!Number.isFinite(ms) || ms < 0) throw new GoogleError('Invalid argument: timeoutInMillis');
  const key = storeName(server, session, kind);
  if (server.locks.take(key, session.id)) return true;
  const free = server.locks.freeAt(key);
  const limit = server.clock.now() + ms;
  server.clock.reach(free !== undefined && free <= limit ? free : limit);
  return server.locks.take(key, session.id);
};

const lockHas: Op<{ kind: StoreKind }, boolean> = (server, session, { kind }) =>
  server.locks.has(storeName(server, session, kind), session.id);

const lockRelease: Op<{ kind: StoreKind }, null> = (server, session, { kind }) => {
  server.locks.release(storeName(server, session, kind), session.id);
  return null;
};

export const storageOps = {
  'properties.get': getProperties,
  'properties.set': setProperties,
  'properties.delete': deleteProperties,
  'cache.get': cacheGet,
  'cache.put': cachePut,
  'cache.remove': cacheRemove,
  'lock.try': lockTry,
  'lock.has': lockHas,
  'lock.release': lockRelease,
};
