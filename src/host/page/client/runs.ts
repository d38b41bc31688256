/** What runs now: shown with a bar when it takes more than a second, and ended from here. */
import type { RunEnd, StreamEvents } from '../protocol';
import type { Context } from './context';
import type { Dialogs } from './dialogs';
import { el } from './dom';
import { post } from './server';

const PATIENCE_MS = 800;

interface Running {
  readonly kind: 'menu' | 'rpc';
  name: string;
  readonly since: number;
  /** how long it took the last time */
  readonly usual: number | undefined;
  readonly element: HTMLElement;
  readonly label: HTMLElement;
  readonly bar: HTMLProgressElement;
  readonly seconds: HTMLElement;
}

export class RunBar {
  readonly element = el('div', { class: 'runs', role: 'status' });
  private readonly running = new Map<number, Running>();
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
      const one = this.running.get(run);
      if (one) one.name = label;
      this.draw();
    } catch {
      this.dialogs.toast(this.context.say('serverError'), '', true);
    }
  }

  /** A menu item or a call from a dialog began. */
  began({ run, kind, usual }: StreamEvents['runStart']): void {
    const { say } = this.context;
    const label = el('span');
    const bar = el('progress', { max: 100, 'aria-label': say('progress') });
    const seconds = el('span', { class: 'seconds' });
    const cancel = el('button', { type: 'button', onclick: () => void this.cancel(run) }, say('cancel'));
    const element = el('div', {}, label, bar, seconds, cancel);
    element.hidden = true;
    this.running.set(run, { kind, name: '', since: Date.now(), usual, element, label, bar, seconds });
    this.element.append(element);
    this.timer ??= setInterval(() => this.draw(), 200);
  }

  private async cancel(run: number): Promise<void> {
    await post(this.context, '/api/cancel', { run }).catch(() => undefined);
  }

  end({ run, fn, ok, error, cancelled }: RunEnd): void {
    const { say } = this.context;
    const one = this.running.get(run);
    one?.element.remove();
    this.running.delete(run);
    this.draw();
    if (cancelled) this.dialogs.toast(say('cancelled', { what: one?.name || fn }));
    // what a dialog called tells the dialog
    else if (!ok && one?.kind !== 'rpc') this.dialogs.message(say('failed'), `${fn}\n${error ?? ''}`);
  }

  private draw(): void {
    const { say } = this.context;
    let slow = false;
    for (const { name, since, usual, element, label, bar, seconds } of this.running.values()) {
      const passed = Date.now() - since;
      element.hidden = passed <= PATIENCE_MS;
      slow ||= !element.hidden;
      const text = say('running', { what: name });
      if (label.textContent !== text) label.textContent = text;
      seconds.textContent = say('seconds', { n: Math.floor(passed / 1000) });
      // by the time of the last run; past that nobody knows
      if (usual !== undefined && passed < usual) bar.value = Math.round((100 * passed) / usual);
      else bar.removeAttribute('value');
    }
    this.element.hidden = !slow;
    if (this.running.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
