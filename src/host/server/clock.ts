/** The host's clock: it stands until it is moved, or runs along with real time. It never goes back. */
export class HostClock {
  private base: number;
  private readonly started = performance.now();

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

  pass(milliseconds: number): void {
    this.base += milliseconds;
  }
}
