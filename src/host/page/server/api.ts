/** The page's own interface: JSON in, JSON out, an event stream beside it. */
import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Host } from '../../types';
import type { Pictures } from '../pictures';
import { ROLES } from '../protocol';
import type { EditReply, Operation, Reply, Role } from '../protocol';
import type { Say } from '../words';
import { Edits } from './edits';
import type { Typed } from './edits';
import { officeView } from './office-view';
import { operate } from './operations';
import { mayView, userOf } from './people';
import { Runs } from './runs';
import { SheetViews } from './sheet-views';
import { Stream } from './stream';

const HEARTBEAT_MS = 15_000;
/** Longer moves fire each repeating trigger once: what matters is where they lead. */
const COALESCE_MS = 2 * 3_600_000;
export const BODY_LIMIT = 20 * 1024 * 1024;

interface Body {
  readonly window?: string;
  readonly role?: Role;
  readonly file?: string;
  readonly sheetId?: number;
  /** version of the tab that the window shows */
  readonly since?: number;
  readonly [other: string]: unknown;
}

export interface Api {
  readonly views: SheetViews;
  readonly edits: Edits;
  readonly runs: Runs;
  close(): void;
}

const roleOf = (text: unknown): Role => ROLES.find((role) => role === text) ?? 'owner';

async function bodyOf(c: Context): Promise<Body> {
  const text = await c.req.text();
  if (text.length > BODY_LIMIT) throw new RangeError('body');
  const body: unknown = JSON.parse(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new SyntaxError('not an object');
  return body as Body;
}

const isBlock = (typed: unknown): typed is (string[] | null)[] =>
  Array.isArray(typed) &&
  typed.every((row) => row === null || (Array.isArray(row) && row.every((cell) => typeof cell === 'string')));

export function api(app: Hono, host: Host, sayOf: (c: Context) => Say, pictures: Pictures | undefined): Api {
  const stream = new Stream();
  const views = new SheetViews(host);
  const edits = new Edits(host, views);
  const runs = new Runs(host, stream, randomUUID);
  const known = (file: unknown, role: Role): boolean => {
    const book = host.workbooks.list().find((one) => one.id === file);
    return book !== undefined && mayView(book, userOf(host, role));
  };
  const office = () => ({ now: host.clock.now(), letters: host.mail.outbox().length });
  const stop = host.onChange(({ kind, id }) => {
    if (host.workbooks.list().some((book) => book.id === id)) stream.changedFile(id);
    if (kind !== 'cells') stream.changedOffice(office);
  });

  const post = (
    path: string,
    act: (c: Context, body: Body, role: Role, say: Say) => object | Promise<object>,
  ): void => {
    app.post(path, async (c) => {
      const say = sayOf(c);
      let body: Body;
      try {
        body = await bodyOf(c);
      } catch {
        return c.json({ ok: false, refused: say('serverError') }, 400);
      }
      const role = roleOf(body.role);
      if (body.file !== undefined && !known(body.file, role))
        return c.json({ ok: false, refused: say('notShared') }, 403);
      try {
        return c.json(await act(c, body, role, say));
      } catch (error) {
        return c.json({ ok: false, refused: error instanceof Error ? error.message : String(error) }, 400);
      }
    });
  };
  const withSheet = (
    reply: EditReply,
    file: string,
    sheetId: number,
    role: Role,
    since: number | undefined,
  ): EditReply => {
    const sheet = views.view(file, sheetId, userOf(host, role), since ?? 0);
    return sheet ? { ...reply, sheet } : reply;
  };

  app.get('/api/office', (c) => c.json(officeView(host, roleOf(c.req.query('role')), pictures)));
  app.get('/api/sheet', (c) => {
    const role = roleOf(c.req.query('role'));
    const file = c.req.query('file');
    if (file === undefined || !known(file, role)) return c.json({ refused: sayOf(c)('notShared') }, 403);
    const view = views.view(file, Number(c.req.query('sheet')), userOf(host, role), Number(c.req.query('since') ?? 0));
    return view ? c.json(view) : c.json({ refused: sayOf(c)('noSheets') }, 404);
  });
  app.get('/api/events', (c) => {
    const window = c.req.query('window') ?? '';
    return streamSSE(c, async (sse) => {
      const gone = new Promise<void>((resolve) => sse.onAbort(resolve));
      const remove = stream.add({ window, send: (event, data) => void sse.writeSSE({ event, data }) });
      const heart = setInterval(() => void sse.write(': still here\n\n'), HEARTBEAT_MS);
      await sse.writeSSE({ event: 'office', data: JSON.stringify(office()) });
      await gone;
      clearInterval(heart);
      remove();
      if (!stream.has(window)) runs.abandon(window);
    });
  });

  post('/api/open', (_c, body, role) => {
    const { file } = body;
    if (file === host.workbooks.boundId && file !== undefined) host.open(file, userOf(host, role));
    return officeView(host, role, pictures);
  });
  post('/api/edit', (_c, body, role, say) => {
    const { file = '', sheetId = 0, r, c, typed, window = '' } = body as Body & Partial<Typed>;
    if (!isBlock(typed) || !Number.isInteger(r) || !Number.isInteger(c))
      return { ok: false, refused: say('serverError') };
    const reply = edits.edit(window, role, { file, sheetId, r: Number(r), c: Number(c), typed }, say);
    return withSheet(reply, file, sheetId, role, body.since);
  });
  for (const which of ['undo', 'redo'] as const)
    post(`/api/${which}`, (_c, body, role, say) => {
      const { file, ...reply } = edits[which](body.window ?? '', role, say);
      const sheetId = reply.at?.sheetId;
      if (file === undefined || sheetId === undefined) return reply;
      return withSheet(reply, file, sheetId, role, sheetId === body.sheetId ? body.since : 0);
    });
  post('/api/operate', (_c, body, role, say) => {
    const { file = '', sheetId = 0, window = '' } = body;
    const operation = body['operation'] as Operation;
    const refused = operate(host, views, edits, { window, role, file, sheetId, operation }, say);
    const reply = refused === undefined ? { ok: true } : { ok: false, refused };
    return withSheet(reply, file, sheetId, role, body.since);
  });
  post('/api/run', (_c, body, role) => {
    const { window = '', file, fn, selection } = body as Body & { selection?: { sheet: string; a1: string } };
    const request = {
      window,
      role,
      fn: String(fn),
      ...(file !== undefined && { file }),
      ...(selection && { selection }),
    };
    return { run: runs.start(request) };
  });
  post('/api/call', async (_c, body, role) => {
    const { window = '', file, fn, args } = body;
    const list: unknown = JSON.parse(String(args));
    const request = { window, role, fn: String(fn), ...(file !== undefined && { file }) };
    const { ok, value, error } = await runs.call(request, Array.isArray(list) ? list : []);
    return ok ? { ok, value: value ?? null } : { ok, error: error ?? '' };
  });
  post('/api/cancel', (_c, body) => ({ ok: runs.cancel(Number(body['run']), body.window ?? '') }));
  post('/api/answer', (_c, body) => {
    const { dialog, button, text } = body as Body & { dialog?: number } & Partial<Reply>;
    const reply: Reply = { button: button ?? 'CLOSE', ...(text !== undefined && { text }) };
    return { ok: runs.answer(Number(dialog), reply) };
  });
  post('/api/clock', (_c, body, _role, say) => {
    const { by, to } = body as Body & { by?: number; to?: number };
    const now = host.clock.now();
    const target = typeof to === 'number' ? to : now + Number(by);
    if (!Number.isFinite(target)) return { ok: false, refused: say('badDate') };
    if (target < now) return { ok: false, refused: say('clockBack') };
    const executions = host.clock.advance({ to: target }, { coalesce: target - now > COALESCE_MS });
    stream.changedOffice(office);
    return { ok: true, now: host.clock.now(), executions: executions.length };
  });

  return {
    views,
    edits,
    runs,
    close: () => {
      stop();
      stream.stop();
    },
  };
}
