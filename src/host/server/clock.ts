/** The host's clock: it stands until it is moved, or runs along with real time. It never goes back. */
export class HostClock {
  private base: number;
  private started = performance.now();

  constructor(
    now: number,
    private readonly ticking: boolean,
  ) {
    this.base = now;
  }

  private get elapsed(): number {
    return this.ticking ? Math.floor(performance.now() - this.started) : 0;
  }

  now = (): number => this.base + this.elapsed;

  /** Moves on to that instant; an earlier one changes nothing. */
  reach(instant: number): void {
    const now = this.now();
    if (instant > now) this.base += instant - now;
  }

  /** Sets the clock, as a saved state left it. */
  restore(now: number): void {
    this.base = now;
    this.started = performance.now();
  }

  pass(milliseconds: number): void {
    this.base += milliseconds;
  }
}
