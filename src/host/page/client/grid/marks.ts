/** Paints the selection onto the cells that are drawn: the block, its edges, the active cell, its row and column heads. */
import type { Selection } from './selection';
import type { GridView } from './view';

const KINDS = ['in', 'active', 'et', 'er', 'eb', 'el'] as const;

export class Marks {
  constructor(
    private readonly view: GridView,
    private readonly selection: Selection,
  ) {}

  all(): void {
    this.rows(this.view.rowsDrawn());
    const { box } = this.selection;
    for (const [c, head] of this.view.columnHeads()) head.classList.toggle('on', c >= box.c0 && c < box.c1);
  }

  rows(rows: Iterable<number>): void {
    const { selection, view } = this;
    const { box, active, isBlock } = selection;
    for (const r of rows) {
      const inRow = r >= box.r0 && r < box.r1;
      view.rowHead(r)?.classList.toggle('on', inRow);
      const cells = view.cellsOf(r);
      if (!cells) continue;
      for (const [c, td] of cells) {
        const within = isBlock && inRow && c >= box.c0 && c < box.c1;
        const bottom = r + td.rowSpan;
        const right = c + td.colSpan;
        const on: Record<(typeof KINDS)[number], boolean> = {
          in: within,
          active: active.r >= r && active.r < bottom && active.c >= c && active.c < right,
          et: within && r === box.r0,
          er: within && right >= box.c1,
          eb: within && bottom >= box.r1,
          el: within && c === box.c0,
        };
        for (const kind of KINDS) td.classList.toggle(kind, on[kind]);
        if (on.active || within) td.setAttribute('aria-selected', 'true');
        else td.removeAttribute('aria-selected');
      }
    }
  }
}
