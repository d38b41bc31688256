/** The bundle, compiled once; every execution loads it afresh. */
import vm from 'node:vm';
import { GoogleError } from '../errors';
import type { Bundle, Manifest } from '../types';
import { installGlobals, makeEnv } from '../services/globals';
import type { Facts, Gate } from './gate';
import { Realm, type RealmHost } from './realm';

const NOBODY: Facts = {
  kind: 'api',
  authMode: 'NONE',
  activeUser: '',
  user: '',
  activeSpreadsheetId: undefined,
  selection: undefined,
  hasUi: false,
  scriptZone: 'UTC',
  locale: 'en_US',
  scriptId: '',
  boundId: undefined,
};

/** While the source loads, no service may be called: it would be a cost of every click. */
function loadingGate(): Gate {
  const refuse = (name: string): never => {
    throw new GoogleError(`${name} was called while the script was loading`);
  };
  return { facts: NOBODY, now: () => 0, cross: refuse, peek: refuse };
}

export class Program {
  private idle: Realm | undefined;
  private readonly script: vm.Script;
  /** top-level functions, by name */
  readonly functions: ReadonlySet<string>;

  constructor(
    readonly bundle: Bundle,
    readonly manifest: Manifest | undefined,
    private readonly keepRealm = false,
  ) {
    const first = new vm.Script(bundle.code, { filename: bundle.name });
    const realm = new Realm({ now: () => 0, random: () => 0.5, zone: 'UTC' });
    const before = new Set(Object.getOwnPropertyNames(realm.context));
    installGlobals(makeEnv(loadingGate(), realm, bundle), realm, manifest);
    realm.run(first);
    const names = Object.getOwnPropertyNames(realm.context).filter((name) => !before.has(name));
    this.functions = new Set(names.filter((name) => typeof realm.global(name) === 'function'));
    // compiled again from what the first run had to compile
    this.script = new vm.Script(bundle.code, { filename: bundle.name, cachedData: first.createCachedData() });
  }

  load(gate: Gate, realm: Realm): ReturnType<typeof makeEnv> {
    const env = makeEnv(gate, realm, this.bundle);
    installGlobals(env, realm, this.manifest);
    if (!realm.kept) realm.run(this.script);
    return env;
  }

  /** A fresh realm, or the one that the last good execution left, when realms are kept; nested executions get their own. */
  realm(host: RealmHost): Realm {
    const { idle } = this;
    this.idle = undefined;
    return new Realm(host, idle);
  }

  /** Not called after a failed or killed execution: nobody knows what such a realm holds. */
  release(realm: Realm): void {
    if (this.keepRealm) this.idle = realm;
  }
}
