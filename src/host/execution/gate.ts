/** The one way from an execution to the server: counts crossings, checks permission and time, and can end the execution. */
import { Ended, GoogleError } from '../errors';
import { OPS, scopeOf } from '../server/ops/index';
import type { OpName, PayloadOf, ResultOf } from '../server/ops/index';
import type { Server } from '../server/server';
import type { Session } from '../server/session';
import type { AuthMode, Kind } from './types';

/** What never changes while an execution runs, so that asking costs nothing. */
export interface Facts {
  readonly kind: Kind;
  readonly authMode: AuthMode;
  readonly activeUser: string;
  readonly user: string;
  readonly activeSpreadsheetId: string | undefined;
  readonly selection: { sheet: string; a1: string } | undefined;
  readonly hasUi: boolean;
  readonly scriptZone: string;
  readonly locale: string;
  readonly scriptId: string;
  readonly boundId: string | undefined;
}

export interface Gate {
  readonly facts: Facts;
  now(): number;
  /** A counted call; `name` begins with the service, e.g. `SpreadsheetApp.Range.getValues`. */
  cross<K extends OpName>(name: string, op: K, payload: PayloadOf<K>): ResultOf<K>;
  /** A call that an accessor makes; not counted. */
  peek<K extends OpName>(op: K, payload: PayloadOf<K>): ResultOf<K>;
}

export function factsOf(server: Server, session: Session): Facts {
  const { kind, authMode, activeUser, user, activeSpreadsheetId, selection, hasUi } = session;
  return {
    kind,
    authMode,
    activeUser,
    user,
    activeSpreadsheetId,
    selection,
    hasUi,
    scriptZone: server.scriptZone,
    locale: server.options.locale ?? 'zh_TW',
    scriptId: '1OfflineHostScript',
    boundId: server.boundId,
  };
}

const SCOPE = 'https://www.googleapis.com/auth/';

export class LocalGate implements Gate {
  readonly facts: Facts;
  readonly now: () => number;

  constructor(
    private readonly server: Server,
    private readonly session: Session,
  ) {
    this.facts = factsOf(server, session);
    this.now = server.clock.now;
  }

  private checkTime(): void {
    const { session, server } = this;
    if (session.ended) throw session.ended;
    if (server.clock.now() - session.startedAt <= session.limitMs) return;
    session.ended = new Ended('time', 'Exceeded maximum execution time');
    throw session.ended;
  }

  private authorise(name: string, op: OpName, payload: unknown): void {
    const { session, server } = this;
    if (session.authMode === 'NONE' && (op.startsWith('properties.') || op.startsWith('ss.')))
      throw new GoogleError(`You do not have permission to call ${name}`);
    const scope = scopeOf(op, payload);
    if (scope === undefined) return;
    const own =
      op.startsWith('ss.') &&
      (payload as { id?: string }).id === session.activeSpreadsheetId &&
      session.activeSpreadsheetId !== undefined;
    const granted = server.options.manifest?.oauthScopes;
    const narrow = own && granted?.includes(`${SCOPE}spreadsheets.currentonly`) === true;
    const asked = granted === undefined || granted.includes(SCOPE + scope) || narrow;
    if (session.authMode === 'FULL' ? asked : own && asked) return;
    throw new GoogleError(`You do not have permission to call ${name}. Required permissions: ${SCOPE}${scope}`);
  }

  peek<K extends OpName>(op: K, payload: PayloadOf<K>): ResultOf<K> {
    if (this.session.ended) throw this.session.ended;
    this.authorise(op, op, payload);
    return this.run(op, payload);
  }

  private run<K extends OpName>(op: K, payload: PayloadOf<K>): ResultOf<K> {
    return (OPS[op] as (server: Server, session: Session, payload: PayloadOf<K>) => ResultOf<K>)(
      this.server,
      this.session,
      payload,
    );
  }

  cross<K extends OpName>(name: string, op: K, payload: PayloadOf<K>): ResultOf<K> {
    this.enter(name, op, payload);
    try {
      return this.run(op, payload);
    } finally {
      this.leave(name, op);
    }
  }

  /** Before a crossing: time passes, and permission is asked for. */
  enter(name: string, op: OpName, payload: unknown): void {
    const { latency } = this.server.options;
    if (latency) this.server.clock.pass(typeof latency === 'number' ? latency : latency(name));
    this.checkTime();
    this.authorise(name, op, payload);
  }

  /** After the crossing took effect; throws when it was to be the last one. */
  leave(name: string, op: OpName): void {
    const { session } = this;
    const dialog = op === 'ui.show';
    const service = dialog ? 'Ui' : name.slice(0, name.indexOf('.'));
    session.serviceCalls[service] = (session.serviceCalls[service] ?? 0) + 1;
    if (dialog) return;
    session.crossings.push(name);
    session.onCrossing?.(session.crossings.length, name);
    if (session.crossings.length !== session.killAfter) return;
    session.ended = new Ended('crossing', `Killed after crossing ${session.killAfter}: ${name}`);
    throw session.ended;
  }
}
