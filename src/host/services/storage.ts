/** PropertiesService, CacheService and LockService. */
import { GoogleError } from '../errors';
import type { StoreKind } from '../server/ops/storage';
import { Facade, needText } from './facade';
import type { Env } from './facade';

class Properties extends Facade {
  readonly kind = 'Properties';
  constructor(
    env: Env,
    private readonly store: StoreKind,
  ) {
    super(env);
  }
  #cross(method: string): string {
    return `PropertiesService.Properties.${method}`;
  }
  getProperty(key: unknown): string | null {
    const name = needText(key, 'Properties.getProperty');
    return this.gate.cross(this.#cross('getProperty'), 'properties.get', { kind: this.store, key: name })[name] ?? null;
  }
  getProperties(): Record<string, string> {
    return this.gate.cross(this.#cross('getProperties'), 'properties.get', { kind: this.store });
  }
  getKeys(): string[] {
    return Object.keys(this.gate.cross(this.#cross('getKeys'), 'properties.get', { kind: this.store }));
  }
  setProperty(key: unknown, value: unknown): this {
    const values = { [needText(key, 'Properties.setProperty')]: needText(value, 'Properties.setProperty') };
    this.gate.cross(this.#cross('setProperty'), 'properties.set', { kind: this.store, values, deleteOthers: false });
    return this;
  }
  setProperties(properties: object, deleteAllOthers = false): this {
    const values = Object.fromEntries(
      Object.entries(properties).map(([key, value]) => [key, needText(value, 'Properties.setProperties')]),
    );
    this.gate.cross(this.#cross('setProperties'), 'properties.set', {
      kind: this.store,
      values,
      deleteOthers: deleteAllOthers,
    });
    return this;
  }
  deleteProperty(key: unknown): this {
    this.gate.cross(this.#cross('deleteProperty'), 'properties.delete', {
      kind: this.store,
      keys: [needText(key, 'Properties.deleteProperty')],
    });
    return this;
  }
  deleteAllProperties(): this {
    this.gate.cross(this.#cross('deleteAllProperties'), 'properties.delete', { kind: this.store });
    return this;
  }
}

export class PropertiesService extends Facade {
  readonly kind = 'PropertiesService';
  getScriptProperties(): Facade {
    return new Properties(this.env, 'script');
  }
  getUserProperties(): Facade {
    return new Properties(this.env, 'user');
  }
  getDocumentProperties(): Facade | null {
    return this.gate.facts.boundId === undefined ? null : new Properties(this.env, 'document');
  }
}

class Cache extends Facade {
  readonly kind = 'Cache';
  constructor(
    env: Env,
    private readonly store: StoreKind,
  ) {
    super(env);
  }
  get(key: string): string | null {
    return this.gate.cross('CacheService.Cache.get', 'cache.get', { kind: this.store, keys: [key] })[key] ?? null;
  }
  getAll(keys: string[]): Record<string, string> {
    return this.gate.cross('CacheService.Cache.getAll', 'cache.get', { kind: this.store, keys: Array.from(keys) });
  }
  put(key: string, value: unknown, seconds?: number): void {
    const values = { [key]: needText(value, 'Cache.put') };
    this.gate.cross('CacheService.Cache.put', 'cache.put', {
      kind: this.store,
      values,
      ...(seconds !== undefined && { seconds }),
    });
  }
  putAll(values: Record<string, string>, seconds?: number): void {
    this.gate.cross('CacheService.Cache.putAll', 'cache.put', {
      kind: this.store,
      values: { ...values },
      ...(seconds !== undefined && { seconds }),
    });
  }
  remove(key: string): void {
    this.gate.cross('CacheService.Cache.remove', 'cache.remove', { kind: this.store, keys: [key] });
  }
  removeAll(keys: string[]): void {
    this.gate.cross('CacheService.Cache.removeAll', 'cache.remove', { kind: this.store, keys: Array.from(keys) });
  }
}

export class CacheService extends Facade {
  readonly kind = 'CacheService';
  getScriptCache(): Facade {
    return new Cache(this.env, 'script');
  }
  getUserCache(): Facade {
    return new Cache(this.env, 'user');
  }
  getDocumentCache(): Facade | null {
    return this.gate.facts.activeSpreadsheetId === undefined ? null : new Cache(this.env, 'document');
  }
}

class Lock extends Facade {
  readonly kind = 'Lock';
  constructor(
    env: Env,
    private readonly store: StoreKind,
  ) {
    super(env);
  }
  tryLock(ms: number): boolean {
    return this.gate.cross('LockService.Lock.tryLock', 'lock.try', { kind: this.store, ms });
  }
  waitLock(ms: number): void {
    if (!this.gate.cross('LockService.Lock.waitLock', 'lock.try', { kind: this.store, ms }))
      throw new GoogleError('Lock timeout: another process was holding the lock for too long.');
  }
  hasLock(): boolean {
    return this.gate.peek('lock.has', { kind: this.store });
  }
  releaseLock(): void {
    this.gate.cross('LockService.Lock.releaseLock', 'lock.release', { kind: this.store });
  }
}

export class LockService extends Facade {
  readonly kind = 'LockService';
  getScriptLock(): Facade {
    return new Lock(this.env, 'script');
  }
  getUserLock(): Facade {
    return new Lock(this.env, 'user');
  }
  /** null where no file is open: in a web app, for one. */
  getDocumentLock(): Facade | null {
    const { kind, activeSpreadsheetId } = this.gate.facts;
    return kind === 'webapp' || activeSpreadsheetId === undefined ? null : new Lock(this.env, 'document');
  }
}
