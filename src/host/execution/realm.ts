/** A fresh realm for one execution: service objects go in behind proxies, plain data is copied into the realm's own objects. */
import { types } from 'node:util';
import vm from 'node:vm';
import { ApiError, NotEmulated } from '../errors';
import { Facade } from '../services/facade';
import { zoneEpoch, zoneOffset } from '../zone';
import { PRELUDE } from './prelude';

interface Inner {
  list: (...elements: unknown[]) => unknown[];
  Object: new () => Record<string, unknown>;
  Real: new (ms: number) => object;
  Error: new (message: string) => Error;
  objectPrototype: object;
  settle: (promise: unknown, done: (ok: boolean, value: unknown) => void) => void;
  template: (code: string) => unknown;
}

export interface RealmHost {
  now(): number;
  random(): number;
  readonly zone: string;
}

const prelude = new vm.Script(PRELUDE, { filename: 'prelude.js', produceCachedData: true } as vm.ScriptOptions);
/** A call takes so many arguments at least, whatever the size of the stack. */
const MOST_ARGUMENTS = 10_000;
const SILENT = new Set(['then', 'toJSON', 'constructor', 'asymmetricMatch', '$$typeof', 'nodeType', 'inspect']);

export class Realm {
  readonly context: vm.Context;
  methodCalls = 0;
  private readonly inner: Inner;
  private readonly proxies = new WeakMap<Facade, object>();
  private readonly facades = new WeakMap<object, Facade>();

  /** `kept`: goes on in the realm of an earlier execution, with service objects of its own (HostOptions.keepRealm) */
  constructor(
    host: RealmHost,
    readonly kept?: Realm,
  ) {
    if (kept) {
      this.context = kept.context;
      this.inner = kept.inner;
      return;
    }
    // an ordinary global object: a contextified one asks its sandbox at every mention of String or Math, twenty times slower
    this.context = vm.createContext(vm.constants.DONT_CONTEXTIFY as unknown as object, {
      microtaskMode: 'afterEvaluate',
    });
    const { zone } = host;
    this.inner = (prelude.runInContext(this.context) as (host: object) => Inner)({
      now: () => host.now(),
      random: () => host.random(),
      zone,
      offset: (ms: number) => zoneOffset(ms, zone),
      epoch: (local: number) => zoneEpoch(local, zone),
    });
  }

  /** Host data as the realm's own: arrays, plain objects and dates are copied once, service objects are wrapped. */
  adopt(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (value instanceof Facade) return this.expose(value);
    if (Array.isArray(value)) return this.adoptList(value);
    if (types.isDate(value)) return new this.inner.Real(value.getTime());
    if (this.facades.has(value)) return value;
    const copy = new this.inner.Object();
    for (const key of Object.keys(value)) copy[key] = this.adopt((value as Record<string, unknown>)[key]);
    return copy;
  }

  /** Handed over as arguments, which the engine copies in one step: rows of cells are most of what goes in. */
  private adoptList(list: readonly unknown[]): unknown[] {
    const { length } = list;
    if (length > MOST_ARGUMENTS) {
      const copy = this.inner.list();
      for (const element of list) copy.push(this.adopt(element));
      return copy;
    }
    for (let i = 0; i < length; i++) {
      const element = list[i];
      if (typeof element === 'object' && element !== null)
        return this.inner.list(...list.map((one) => this.adopt(one)));
    }
    return this.inner.list(...list);
  }

  /** A service object behind its proxy, or any other value as it is. */
  unwrap = (value: unknown): unknown =>
    typeof value === 'object' && value !== null ? (this.facades.get(value) ?? value) : value;

  error(cause: unknown): unknown {
    if (!(cause instanceof Error)) return cause;
    const error = new this.inner.Error(cause.message) as Error & { details?: unknown };
    error.name = cause.name;
    if (cause instanceof ApiError)
      error.details = this.adopt({ code: cause.code, message: cause.message, status: cause.status });
    return error;
  }

  expose(facade: Facade): object {
    let proxy = this.proxies.get(facade);
    if (!proxy) {
      proxy = this.proxy(facade);
      this.proxies.set(facade, proxy);
      this.facades.set(proxy, facade);
    }
    return proxy;
  }

  private proxy(facade: Facade): object {
    const methods = new Map<string, unknown>();
    const missing = (name: string): unknown => this.error(new NotEmulated(`${facade.kind}.${name}`));
    const method = (name: string): unknown => {
      const known = methods.get(name);
      if (known !== undefined) return known;
      const own = Facade.method(facade, name);
      if (!own) return undefined;
      const wrapped = (...args: unknown[]): unknown => {
        this.methodCalls++;
        try {
          return this.adopt(own.apply(facade, args.map(this.unwrap)));
        } catch (cause) {
          throw this.error(cause);
        }
      };
      methods.set(name, wrapped);
      return wrapped;
    };
    return new Proxy(facade, {
      get: (_, name) => {
        if (name === Symbol.toStringTag) return facade.kind;
        if (name === Symbol.toPrimitive || typeof name === 'symbol') return undefined;
        if (name === 'toString') return method('toString') ?? (() => facade.kind);
        const wrapped = method(name);
        if (wrapped !== undefined) return wrapped;
        if (Object.hasOwn(facade.constants, name)) return this.adopt(facade.constants[name]);
        if (facade.fields && Object.hasOwn(facade.fields, name)) return facade.fields[name];
        if (SILENT.has(name)) return undefined;
        throw missing(name);
      },
      set: (_, name, value) => {
        if (!facade.fields || typeof name === 'symbol') throw missing(String(name));
        facade.fields[name] = value;
        return true;
      },
      has: (_, name) =>
        typeof name === 'string' && (method(name) !== undefined || Object.hasOwn(facade.constants, name)),
      ownKeys: () => [],
      getOwnPropertyDescriptor: () => undefined,
      getPrototypeOf: () => this.inner.objectPrototype,
      defineProperty: () => false,
      deleteProperty: () => false,
    });
  }

  define(name: string, value: unknown): void {
    Object.defineProperty(this.context, name, { value, writable: true, configurable: true, enumerable: false });
  }

  run(script: vm.Script): unknown {
    return script.runInContext(this.context);
  }

  /** Calls back when a promise of the realm settles, among the realm's own microtasks. */
  settle(promise: unknown, done: (ok: boolean, value: unknown) => void): void {
    this.inner.settle(promise, done);
  }

  /** Runs source text of the realm's own, e.g. a compiled HTML template. */
  evaluate(code: string): unknown {
    return this.inner.template(code);
  }

  global(name: string): unknown {
    return (this.context as Record<string, unknown>)[name];
  }
}
