/** The screen in the hall: one picture after the other, the newest as soon as the floor file changes, and the round clock. */
import type { HallView } from '../../protocol';
import type { Say } from '../../words';
import { el } from '../dom';
import { RoundClock } from './round-clock';

const SHOWN_MS = 12_000;
const ASKED_MS = 20_000;

export class Screen {
  private readonly title = el('h1');
  private readonly time = el('span', { class: 'now' });
  private readonly image = el('img', { alt: '' });
  private readonly nothing = el('p', { class: 'nothing' });
  private readonly place = el('span', { class: 'place', role: 'status' });
  private readonly lost = el('span', { class: 'lost' });
  private readonly hold: HTMLButtonElement;
  private view: HallView | undefined;
  private at = 0;
  private held = false;
  private since = Date.now();

  constructor(
    private readonly say: Say,
    private readonly query: Readonly<Record<string, string>>,
    minutes: number,
  ) {
    const clock = new RoundClock(say, minutes);
    const step = (by: number) => () => this.step(by);
    this.hold = el('button', { type: 'button', onclick: () => this.toggle() });
    this.nothing.textContent = say('hallEmpty');
    this.lost.textContent = say('offline');
    this.lost.hidden = true;
    const controls = el(
      'footer',
      {},
      el(
        'div',
        { class: 'turning', role: 'group', 'aria-label': say('hall') },
        el('button', { type: 'button', 'aria-label': say('findPrevious'), onclick: step(-1) }, '‹'),
        this.hold,
        el('button', { type: 'button', 'aria-label': say('findNext'), onclick: step(1) }, '›'),
        this.place,
      ),
      this.lost,
      clock.controls,
      el('button', { type: 'button', onclick: () => this.whole() }, say('wholeScreen')),
    );
    document.body.append(
      el('header', {}, el('div', { class: 'titles' }, this.title, this.time), clock.face),
      el('main', {}, this.image, this.nothing),
      controls,
    );
    document.addEventListener('keydown', (event) => {
      if ((event.target as HTMLElement).closest('button, input')) return;
      if (event.key === 'ArrowRight') this.step(1);
      else if (event.key === 'ArrowLeft') this.step(-1);
      else if (event.key === ' ') this.toggle();
      else if (event.key === 'f') this.whole();
      else return;
      event.preventDefault();
    });
  }

  async start(): Promise<void> {
    this.drawHold();
    await this.ask();
    const source = new EventSource('/api/events?window=hall');
    source.addEventListener('file', (event) => {
      const { id } = JSON.parse((event as MessageEvent<string>).data) as { id: string };
      if (id === this.query['file']) void this.ask();
    });
    source.addEventListener('office', () => void this.ask());
    source.addEventListener('error', () => (this.lost.hidden = false));
    source.addEventListener('open', () => (this.lost.hidden = true));
    setInterval(() => void this.ask(), ASKED_MS);
    setInterval(() => this.tick(), 250);
  }

  private async ask(): Promise<void> {
    const answer = await fetch(`/api/hall?${new URLSearchParams(this.query).toString()}`).catch(() => undefined);
    if (!answer?.ok) return;
    const old = this.view?.slides[this.at]?.href;
    this.view = (await answer.json()) as HallView;
    const { slides } = this.view;
    this.at = slides.length === 0 ? 0 : this.at % slides.length;
    if (slides[this.at]?.href !== old || old === undefined) this.draw();
    const { now, timeZone } = this.view;
    this.title.textContent = this.view.title;
    this.time.textContent = new Intl.DateTimeFormat(document.documentElement.lang, {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(now);
  }

  private tick(): void {
    if (!this.held && Date.now() - this.since >= SHOWN_MS) this.step(1);
  }

  private step(by: number): void {
    const count = this.view?.slides.length ?? 0;
    if (count > 0) this.at = (this.at + by + count) % count;
    this.draw();
  }

  private draw(): void {
    this.since = Date.now();
    const slides = this.view?.slides ?? [];
    const slide = slides[this.at];
    this.nothing.hidden = slide !== undefined;
    this.image.hidden = slide === undefined;
    if (slide) {
      this.image.src = slide.href;
      this.image.alt = slide.title;
    }
    this.place.textContent = slide ? this.say('findCount', { n: this.at + 1, all: slides.length }) : '';
  }

  private toggle(): void {
    this.held = !this.held;
    this.since = Date.now();
    this.drawHold();
  }
  private drawHold(): void {
    this.hold.textContent = this.say(this.held ? 'turn' : 'hold');
    this.hold.setAttribute('aria-pressed', String(this.held));
  }

  private whole(): void {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void document.documentElement.requestFullscreen();
  }
}
