/** Locks across executions. A lock belongs to one execution and is released when that ends. */

/** Who holds a lock: an execution's number, or somebody outside with the instant they let go. */
type Holder = { execution: number } | { outside: symbol; until: number };

export class LockTable {
  private readonly held = new Map<string, Holder>();
  private waiting: { key: string; wake: () => void }[] = [];

  constructor(private readonly now: () => number) {}

  private current(key: string): Holder | undefined {
    const holder = this.held.get(key);
    if (holder && 'until' in holder && holder.until <= this.now()) {
      this.held.delete(key);
      return undefined;
    }
    return holder;
  }

  /** True when the execution has the lock afterwards. Asking again for a lock one has is granted. */
  take(key: string, execution: number): boolean {
    const holder = this.current(key);
    if (holder) return 'execution' in holder && holder.execution === execution;
    this.held.set(key, { execution });
    return true;
  }

  has(key: string, execution: number): boolean {
    const holder = this.current(key);
    return holder !== undefined && 'execution' in holder && holder.execution === execution;
  }

  /** When the present holder is known to let go; undefined when nobody can tell. */
  freeAt(key: string): number | undefined {
    const holder = this.current(key);
    return holder && 'until' in holder && Number.isFinite(holder.until) ? holder.until : undefined;
  }

  release(key: string, execution: number): void {
    if (!this.has(key, execution)) return;
    this.held.delete(key);
    this.wake(key);
  }

  releaseAll(execution: number): void {
    for (const [key, holder] of this.held)
      if ('execution' in holder && holder.execution === execution) this.release(key, execution);
  }

  hold(key: string, until = Infinity): () => void {
    const outside = Symbol(key);
    this.held.set(key, { outside, until });
    return () => {
      const holder = this.held.get(key);
      if (!holder || !('outside' in holder) || holder.outside !== outside) return;
      this.held.delete(key);
      this.wake(key);
    };
  }

  /** Calls back once when the lock may be free; returns the way to stop waiting. */
  onRelease(key: string, wake: () => void): () => void {
    const entry = { key, wake };
    this.waiting.push(entry);
    return () => {
      this.waiting = this.waiting.filter((one) => one !== entry);
    };
  }

  /** All who wait try again, in the order they came. */
  private wake(key: string): void {
    const woken = this.waiting.filter((one) => one.key === key);
    this.waiting = this.waiting.filter((one) => one.key !== key);
    for (const one of woken) one.wake();
  }
}
