/** Which cells are selected, and where keys lead from there. */
import type { Box } from '../../protocol';
import type { Model } from './model';

export interface Cell {
  readonly r: number;
  readonly c: number;
}
export type Direction = 'up' | 'down' | 'left' | 'right';

const STEP: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

export class Selection {
  /** the cell that typing goes to */
  active: Cell = { r: 0, c: 0 };
  /** two opposite corners of the block; `head` is the one that Shift moves */
  anchor: Cell = { r: 0, c: 0 };
  head: Cell = { r: 0, c: 0 };

  constructor(private readonly model: Model) {}

  /** The block, with merged cells whole. */
  get box(): Box {
    const { anchor, head, model } = this;
    let box: Box = {
      r0: Math.min(anchor.r, head.r),
      r1: Math.max(anchor.r, head.r) + 1,
      c0: Math.min(anchor.c, head.c),
      c1: Math.max(anchor.c, head.c) + 1,
    };
    for (let grown = model.hasMerges; grown;) {
      grown = false;
      for (const one of model.merges) {
        const apart = one.r0 >= box.r1 || one.r1 <= box.r0 || one.c0 >= box.c1 || one.c1 <= box.c0;
        const inside = one.r0 >= box.r0 && one.r1 <= box.r1 && one.c0 >= box.c0 && one.c1 <= box.c1;
        if (apart || inside) continue;
        box = {
          r0: Math.min(box.r0, one.r0),
          r1: Math.max(box.r1, one.r1),
          c0: Math.min(box.c0, one.c0),
          c1: Math.max(box.c1, one.c1),
        };
        grown = true;
      }
    }
    return box;
  }

  /** More than one cell, a merged one counting as one. */
  get isBlock(): boolean {
    const { r0, r1, c0, c1 } = this.box;
    const merge = this.model.merge(r0, c0);
    if (merge && merge.r0 === r0 && merge.r1 === r1 && merge.c0 === c0 && merge.c1 === c1) return false;
    return r1 - r0 > 1 || c1 - c0 > 1;
  }

  clamp({ r, c }: Cell): Cell {
    const { rowCount, columnCount } = this.model;
    return { r: Math.max(0, Math.min(rowCount - 1, r)), c: Math.max(0, Math.min(columnCount - 1, c)) };
  }

  /** One cell, or a block from the active cell to `head`. */
  select(cell: Cell, head?: Cell): void {
    const corner = this.model.merge(cell.r, cell.c);
    this.anchor = this.clamp(corner && !head ? { r: corner.r0, c: corner.c0 } : cell);
    this.active = this.anchor;
    this.head = head ? this.clamp(head) : this.anchor;
  }
  extend(head: Cell): void {
    this.anchor = this.active;
    this.head = this.clamp(head);
  }

  private hidden({ r, c }: Cell): boolean {
    return this.model.hiddenRows.has(r) || this.model.hiddenColumns.has(c);
  }
  private within({ r, c }: Cell): boolean {
    return r >= 0 && c >= 0 && r < this.model.rowCount && c < this.model.columnCount;
  }

  /** The next visible cell that way, past hidden lines and out of merged cells; the same one at the edge. */
  step(from: Cell, direction: Direction): Cell {
    const [dr, dc] = STEP[direction];
    const box = this.model.merge(from.r, from.c);
    let to: Cell = { r: from.r + dr, c: from.c + dc };
    if (box) {
      if (direction === 'up') to = { r: box.r0 - 1, c: from.c };
      if (direction === 'down') to = { r: box.r1, c: from.c };
      if (direction === 'left') to = { r: from.r, c: box.c0 - 1 };
      if (direction === 'right') to = { r: from.r, c: box.c1 };
    }
    while (this.within(to) && this.hidden(to)) to = { r: to.r + dr, c: to.c + dc };
    return this.within(to) ? to : from;
  }

  /** As Ctrl and an arrow: to the end of the filled run, or to the next filled cell, or to the edge. */
  jump(from: Cell, direction: Direction): Cell {
    const filled = ({ r, c }: Cell): boolean => this.model.text(r, c) !== '';
    let at = this.step(from, direction);
    if (at === from) return from;
    const running = filled(from) && filled(at);
    for (;;) {
      const next = this.step(at, direction);
      if (next === at) return at;
      if (running ? !filled(next) : filled(at)) return at;
      at = next;
    }
  }

  /** Enter and Tab inside a block go round in it. */
  cycle(direction: Direction): void {
    const { r0, r1, c0, c1 } = this.box;
    const back = direction === 'up' || direction === 'left';
    const byRow = direction === 'left' || direction === 'right';
    const rows = r1 - r0;
    const columns = c1 - c0;
    const total = rows * columns;
    const { r, c } = this.active;
    let place = byRow ? (r - r0) * columns + (c - c0) : (c - c0) * rows + (r - r0);
    for (let tries = 0; tries < total; tries++) {
      place = (place + (back ? total - 1 : 1)) % total;
      const next = byRow
        ? { r: r0 + Math.floor(place / columns), c: c0 + (place % columns) }
        : { r: r0 + (place % rows), c: c0 + Math.floor(place / rows) };
      const merge = this.model.merge(next.r, next.c);
      if (this.hidden(next) || (merge && (merge.r0 !== next.r || merge.c0 !== next.c))) continue;
      this.active = next;
      return;
    }
  }
}
