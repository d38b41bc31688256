/** Server-sent events: what happens at the host reaches every open window, bunched so that a busy script floods nobody. */
import type { StreamEvents } from '../protocol';

export interface Listener {
  readonly window: string;
  readonly send: (event: string, data: string) => void;
}

/** Windows hear of changes at most this often; well under the second they may take. */
const BUNCH_MS = 120;

export class Stream {
  private readonly listeners = new Set<Listener>();
  private readonly touched = new Set<string>();
  private office: (() => StreamEvents['office']) | undefined;
  private timer: NodeJS.Timeout | undefined;

  add(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  get size(): number {
    return this.listeners.size;
  }
  has(window: string): boolean {
    return [...this.listeners].some((one) => one.window === window);
  }

  /** To one window, or to all when none is named. */
  send<K extends keyof StreamEvents>(event: K, data: StreamEvents[K], window?: string): void {
    const text = JSON.stringify(data);
    for (const listener of this.listeners)
      if (window === undefined || listener.window === window) listener.send(event, text);
  }

  changedFile(id: string): void {
    this.touched.add(id);
    this.later();
  }
  changedOffice(read: () => StreamEvents['office']): void {
    this.office = read;
    this.later();
  }

  private later(): void {
    this.timer ??= setTimeout(() => this.flush(), BUNCH_MS);
  }

  private flush(): void {
    this.timer = undefined;
    const files = [...this.touched];
    this.touched.clear();
    const { office } = this;
    this.office = undefined;
    for (const id of files) this.send('file', { id });
    if (office) this.send('office', office());
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
