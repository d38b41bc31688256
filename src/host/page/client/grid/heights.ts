/** Where each row lies: known, measured or usual heights, added up once for each change. */
export const USUAL_HEIGHT = 21;

export class Heights {
  private measured = new Map<number, number>();
  /** tops[i] is the top of the i-th visible row; one more entry than rows */
  private tops = new Float64Array(1);
  /** visible rows in order */
  rows: number[] = [];
  private place = new Map<number, number>();
  private sizes: Readonly<Record<number, number>> = {};

  /** `rows` scroll; hidden and frozen ones are not among them. */
  set(rows: number[], sizes: Readonly<Record<number, number>>, forget: boolean): void {
    this.rows = rows;
    this.sizes = sizes;
    if (forget) this.measured.clear();
    this.place = new Map(rows.map((r, i) => [r, i]));
    this.add();
  }

  private add(): void {
    this.tops = new Float64Array(this.rows.length + 1);
    this.rows.forEach((r, i) => (this.tops[i + 1] = this.tops[i]! + this.of(r)));
  }

  of(r: number): number {
    return this.sizes[r] ?? this.measured.get(r) ?? USUAL_HEIGHT;
  }
  get total(): number {
    return this.tops[this.rows.length]!;
  }
  indexOf(r: number): number | undefined {
    return this.place.get(r);
  }
  top(index: number): number {
    return this.tops[Math.min(index, this.rows.length)]!;
  }

  /** The visible row at that height. */
  at(y: number): number {
    let low = 0;
    let high = this.rows.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.tops[middle + 1]! <= y) low = middle + 1;
      else high = middle;
    }
    return Math.min(low, Math.max(0, this.rows.length - 1));
  }

  /** Takes what rows turned out to measure; true when something moved. */
  measure(found: readonly (readonly [number, number])[]): boolean {
    let changed = false;
    for (const [r, height] of found) {
      if (Math.abs(this.of(r) - height) < 0.5) continue;
      this.measured.set(r, height);
      changed = true;
    }
    if (changed) this.add();
    return changed;
  }
}
