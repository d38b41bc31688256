/** The clock of the round: counts down, survives a reload of the page, warns before the end and rings at it. */
import type { Say } from '../../words';
import { el } from '../dom';
import { Bell } from './bell';

const KEPT = 'round-clock';
const WARN_MS = 5 * 60_000;
const MINUTE = 60_000;

interface State {
  /** instant at which it is over; undefined while it stands */
  readonly ends?: number;
  /** what is left while it stands */
  readonly left: number;
  readonly minutes: number;
}

function kept(minutes: number): State {
  const fresh = { left: minutes * MINUTE, minutes };
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Partial<State> | null;
    const whole = found !== null && typeof found.left === 'number' && typeof found.minutes === 'number';
    return whole ? (found as State) : fresh;
  } catch {
    return fresh;
  }
}

export class RoundClock {
  readonly face = el('time', { class: 'left', role: 'timer' });
  readonly controls: HTMLElement;
  private readonly start: HTMLButtonElement;
  private readonly minutes: HTMLInputElement;
  private state: State;
  private bell: Bell | undefined;
  private before: number;

  constructor(
    private readonly say: Say,
    usual: number,
  ) {
    this.state = kept(usual);
    this.before = this.left;
    this.face.setAttribute('aria-label', say('roundClock'));
    this.start = el('button', { type: 'button', class: 'go', onclick: () => this.toggle() });
    this.minutes = el('input', {
      type: 'number',
      min: 1,
      max: 600,
      value: this.state.minutes,
      'aria-label': say('minutes'),
    });
    this.minutes.addEventListener('change', () => this.reset());
    this.controls = el(
      'div',
      { class: 'clockset', role: 'group', 'aria-label': say('roundClock') },
      this.start,
      el('button', { type: 'button', onclick: () => this.reset() }, say('reset')),
      el('label', {}, this.minutes, say('minutes')),
      el('button', { type: 'button', onclick: () => this.ring(1, 660) }, say('tryBell')),
    );
    this.draw();
    setInterval(() => this.tick(), 200);
  }

  private get left(): number {
    const { ends, left } = this.state;
    return ends === undefined ? left : ends - Date.now();
  }

  private keep(state: State): void {
    this.state = state;
    this.before = this.left;
    localStorage.setItem(KEPT, JSON.stringify(state));
    this.draw();
  }

  private toggle(): void {
    const { ends, left, minutes } = this.state;
    this.bell ??= new Bell();
    if (ends === undefined) this.keep({ ends: Date.now() + (left > 0 ? left : minutes * MINUTE), left, minutes });
    else this.keep({ left: Math.max(0, this.left), minutes });
  }

  private reset(): void {
    const minutes = Math.min(600, Math.max(1, Math.round(Number(this.minutes.value)) || this.state.minutes));
    this.minutes.value = String(minutes);
    this.keep({ left: minutes * MINUTE, minutes });
  }

  private ring(strokes: number, pitch: number): void {
    this.bell ??= new Bell();
    this.bell.ring(strokes, pitch);
    this.face.dataset['rung'] = String(Number(this.face.dataset['rung'] ?? 0) + strokes);
  }

  private tick(): void {
    const { left, before } = this;
    this.before = left;
    if (this.state.ends === undefined) return;
    // a clock that was over before the page was loaded keeps silent
    if (before > WARN_MS && left <= WARN_MS) this.ring(1, 520);
    if (before > 0 && left <= 0) this.ring(3, 780);
    this.draw();
  }

  private draw(): void {
    const seconds = Math.ceil(Math.abs(this.left) / 1000);
    const over = this.left <= 0;
    const text = `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
    const shown = over && seconds > 0 ? `+${text}` : text;
    if (this.face.textContent !== shown) this.face.textContent = shown;
    this.face.classList.toggle('soon', !over && this.left <= WARN_MS);
    this.face.classList.toggle('over', over);
    this.start.textContent = this.say(this.state.ends === undefined ? 'start' : 'pause');
  }
}
