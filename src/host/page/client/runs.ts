/** Running a menu item: who runs what, since when, shown when it takes more than a second. */
import type { RunEnd } from '../protocol';
import type { Context } from './context';
import type { Dialogs } from './dialogs';
import { el } from './dom';
import { post } from './server';

const PATIENCE_MS = 800;

export class RunBar {
  readonly element = el('div', { class: 'runs', role: 'status' });
  private readonly running = new Map<number, { label: string; since: number }>();
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly context: Context,
    private readonly dialogs: Dialogs,
  ) {
    this.element.hidden = true;
  }

  async start(fn: string, label: string, selection: object | undefined): Promise<void> {
    const { file } = this.context;
    try {
      const { run } = await post<{ run: number }>(this.context, '/api/run', {
        fn,
        file,
        ...(selection && { selection }),
      });
      if (!this.ended.delete(run)) this.running.set(run, { label, since: Date.now() });
      this.timer ??= setInterval(() => this.draw(), 200);
    } catch {
      this.dialogs.toast(this.context.say('serverError'), '', true);
    }
  }

  /** ends that arrived before the answer that told their number */
  private readonly ended = new Set<number>();

  end({ run, fn, ok, error }: RunEnd): void {
    const one = this.running.get(run);
    if (one) this.running.delete(run);
    else this.ended.add(run);
    this.draw();
    if (!ok) this.dialogs.message(this.context.say('failed'), `${fn}\n${error ?? ''}`);
  }

  private draw(): void {
    const slow = [...this.running.values()].filter((one) => Date.now() - one.since > PATIENCE_MS);
    this.element.hidden = slow.length === 0;
    this.element.replaceChildren(
      ...slow.map(({ label, since }) => {
        const seconds = this.context.say('seconds', { n: Math.floor((Date.now() - since) / 1000) });
        return el(
          'span',
          {},
          el('i', { class: 'spin', 'aria-hidden': 'true' }),
          `${this.context.say('running', { what: label })} ${seconds}`,
        );
      }),
    );
    if (this.running.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
