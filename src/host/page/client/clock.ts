/** The host's clock, and the ways to move it. */
import type { Context } from './context';
import type { Dialogs } from './dialogs';
import { el } from './dom';
import { post } from './server';

const HOUR = 3_600_000;

/** Minutes by which the zone is ahead of UTC at that instant. */
function offset(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const n = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return (
    Date.UTC(n('year'), n('month') - 1, n('day'), n('hour'), n('minute'), n('second')) - Math.floor(at / 1000) * 1000
  );
}

/** What a clock in that zone showing `local` (2026-10-03T08:50) means. */
export function instantOf(local: string, timeZone: string): number {
  const plain = Date.parse(`${local}Z`);
  return plain - offset(plain - offset(plain, timeZone), timeZone);
}
export function localOf(at: number, timeZone: string): string {
  return new Date(at + offset(at, timeZone)).toISOString().slice(0, 16);
}

export class ClockButton {
  readonly element: HTMLElement;
  private readonly button: HTMLButtonElement;
  private readonly panel: HTMLElement;
  private readonly field = el('input', { type: 'datetime-local', id: 'clock-to' });

  constructor(
    private readonly context: Context,
    private readonly dialogs: Dialogs,
  ) {
    const { say } = context;
    this.button = el('button', {
      type: 'button',
      class: 'clock',
      'aria-expanded': 'false',
      'aria-controls': 'clock-panel',
    });
    this.button.addEventListener('click', () => this.toggle());
    const by = (ms: number) => () => void this.move({ by: ms });
    this.panel = el(
      'div',
      { class: 'panel', id: 'clock-panel' },
      el('p', {}, say('clockHelp')),
      el(
        'div',
        { class: 'buttons' },
        el('button', { type: 'button', onclick: by(HOUR) }, say('plusHour')),
        el('button', { type: 'button', onclick: by(24 * HOUR) }, say('plusDay')),
      ),
      el('label', { for: 'clock-to' }, say('moveTo')),
      el(
        'div',
        { class: 'buttons' },
        this.field,
        el('button', { type: 'button', class: 'primary', onclick: () => this.moveTo() }, say('move')),
      ),
    );
    this.panel.hidden = true;
    this.panel.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      this.toggle();
      this.button.focus();
    });
    this.element = el('div', { class: 'clockbox' }, this.button, this.panel);
    addEventListener('mousedown', (event) => {
      if (!this.panel.hidden && !this.element.contains(event.target as Node)) this.toggle();
    });
  }

  private toggle(): void {
    this.panel.hidden = !this.panel.hidden;
    this.button.setAttribute('aria-expanded', String(!this.panel.hidden));
    const { office } = this.context;
    if (!this.panel.hidden && office) this.field.value = localOf(office.now, office.timeZone);
  }

  private moveTo(): void {
    const { office, say } = this.context;
    const to = office ? instantOf(this.field.value, office.timeZone) : NaN;
    if (Number.isNaN(to)) this.dialogs.toast(say('badDate'), '', true);
    else void this.move({ to });
  }

  private async move(body: { by: number } | { to: number }): Promise<void> {
    this.panel.classList.add('busy');
    try {
      const reply = await post<{ ok: boolean; refused?: string; now?: number }>(this.context, '/api/clock', body);
      if (!reply.ok) this.dialogs.toast(reply.refused ?? '', '', true);
    } catch {
      this.dialogs.toast(this.context.say('serverError'), '', true);
    }
    this.panel.classList.remove('busy');
  }

  draw(): void {
    const { office, language, say } = this.context;
    if (!office) return;
    const text = new Intl.DateTimeFormat(language, {
      timeZone: office.timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(office.now);
    this.button.textContent = text;
    this.button.setAttribute('aria-label', `${say('clock')} ${text}`);
    if (!this.panel.hidden && document.activeElement !== this.field)
      this.field.value = localOf(office.now, office.timeZone);
  }
}
