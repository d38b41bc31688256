/** Runs functions of the script for a window: its dialogs go to that window, which answers them; its pages are kept as frames. */
import type { Answer, Dialog } from '../../dialogs';
import type { Execution } from '../../execution/types';
import type { Host } from '../../types';
import type { Reply, Role } from '../protocol';
import { userOf } from './people';
import type { Stream } from './stream';

interface Waiting {
  readonly run: number;
  readonly window: string;
  readonly dialog: Dialog;
  readonly answer: (reply: Answer) => void;
}
const BLOCKING = new Set(['alert', 'prompt']);
const FRAMES_KEPT = 40;

export interface RunRequest {
  readonly window: string;
  readonly role: Role;
  readonly fn: string;
  readonly file?: string;
  readonly selection?: { readonly sheet: string; readonly a1: string };
}

export class Runs {
  private count = 0;
  private dialogs = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly frames = new Map<string, string>();
  private readonly running = new Map<number, { window: string; ending: AbortController }>();

  constructor(
    private readonly host: Host,
    private readonly stream: Stream,
    private readonly newToken: () => string,
  ) {}

  /** The HTML of a dialog, by the token only its window was told. */
  frame(token: string): string | undefined {
    return this.frames.get(token);
  }

  keepFrame(html: string): string {
    const token = this.newToken();
    this.frames.set(token, html);
    for (const old of this.frames.keys()) {
      if (this.frames.size <= FRAMES_KEPT) break;
      this.frames.delete(old);
    }
    return token;
  }

  answer(dialog: number, reply: Reply): boolean {
    const waiting = this.waiting.get(dialog);
    if (!waiting) return false;
    this.waiting.delete(dialog);
    waiting.answer(reply);
    return true;
  }

  /** A window that went away answers nothing any more: what Google does when the tab is closed. */
  abandon(window: string): void {
    for (const [id, one] of this.waiting)
      if (one.window === window) {
        this.waiting.delete(id);
        one.answer('CLOSE');
      }
  }

  private show(run: number, window: string, dialog: Dialog): Answer | Promise<Answer> {
    const id = ++this.dialogs;
    const { html, answer: _answer, ...view } = dialog;
    const frame = html === undefined ? undefined : `/frame/${this.keepFrame(html)}`;
    const told = { run, dialog: id, view, ...(frame !== undefined && { frame }) };
    if (!BLOCKING.has(dialog.kind)) {
      this.stream.send('dialog', told, window);
      return 'OK';
    }
    if (!this.stream.has(window)) return 'CLOSE';
    return new Promise<Answer>((resolve) => {
      this.waiting.set(id, { run, window, dialog, answer: resolve });
      this.stream.send('dialog', told, window);
    });
  }

  /** Ends a run of that window where it stands; false when it is over already. */
  cancel(run: number, window: string): boolean {
    const one = this.running.get(run);
    if (one?.window !== window) return false;
    one.ending.abort();
    // a question that nobody will answer any more
    for (const [id, waiting] of this.waiting)
      if (waiting.run === run) {
        this.waiting.delete(id);
        waiting.answer('CLOSE');
      }
    return true;
  }

  /** Begins at once and tells the window by events how it goes. */
  start(request: RunRequest): number {
    const run = ++this.count;
    void this.execute(request, 'menu', [], run);
    return run;
  }

  /** A call of google.script.run: comes back with the value or the error. */
  call(request: RunRequest, args: readonly unknown[]): Promise<Execution> {
    return this.execute(request, 'rpc', args, ++this.count);
  }

  private async execute(
    { window, role, fn, file, selection }: RunRequest,
    kind: 'menu' | 'rpc',
    args: readonly unknown[],
    run: number,
  ): Promise<Execution> {
    const ending = new AbortController();
    this.running.set(run, { window, ending });
    const usual = this.host.executions.findLast((one) => one.fn === fn && one.ok)?.ms;
    this.stream.send('runStart', { run, fn, kind, ...(usual !== undefined && { usual }) }, window);
    const seen = new Set<string>();
    const onDialog = (dialog: Dialog): Answer | Promise<Answer> => {
      seen.add(`${dialog.kind} ${dialog.title} ${dialog.message} ${dialog.html ?? ''}`);
      return this.show(run, window, dialog);
    };
    try {
      const execution = await this.host.executeInWorker(fn, args, {
        user: userOf(this.host, role),
        kind,
        ...(file !== undefined && { activeSpreadsheetId: file }),
        ...(selection && { selection }),
        onDialog,
        signal: ending.signal,
      });
      // toasts and pages that were only recorded are shown now
      for (const dialog of execution.dialogs)
        if (
          !BLOCKING.has(dialog.kind) &&
          !seen.has(`${dialog.kind} ${dialog.title} ${dialog.message} ${dialog.html ?? ''}`)
        )
          void this.show(run, window, dialog);
      this.ended(run, window, execution);
      return execution;
    } catch (cause) {
      const error = cause instanceof Error ? cause.message : String(cause);
      const execution = failure(fn, kind, userOf(this.host, role), error);
      this.ended(run, window, execution);
      return execution;
    }
  }

  private ended(run: number, window: string, { fn, ok, error, ms, crossings, killed }: Execution): void {
    this.running.delete(run);
    const end = {
      run,
      fn,
      ok,
      ...(error !== undefined && { error }),
      ...(killed === 'cancelled' && { cancelled: true as const }),
      ms: Math.round(ms),
      crossings: crossings.length,
    };
    this.stream.send('runEnd', end, window);
  }
}

function failure(fn: string, kind: 'menu' | 'rpc', user: string, error: string): Execution {
  return {
    id: 0,
    fn,
    kind,
    user,
    at: 0,
    ok: false,
    value: undefined,
    error,
    ms: 0,
    serviceCalls: {},
    methodCalls: 0,
    crossings: [],
    dialogs: [],
    log: [],
  };
}
