/** Which lines each execution left in the journal tab: what is new in it when an execution is over. */
import type { Host } from '../../types';
import type { SheetReading } from './sheet-reader';
import type { SheetViews } from './sheet-views';

const KEPT = 500;

export class JournalLines {
  private readonly lines = new Map<string, readonly string[]>();
  private known: number;
  readonly stop: () => void;

  constructor(
    private readonly host: Host,
    private readonly views: SheetViews,
    private readonly sheetId: number,
  ) {
    this.known = filled(this.reading());
    this.stop = host.onChange(({ kind, id }) => {
      if (kind === 'execution') this.note(id);
    });
  }

  of(execution: number): readonly string[] {
    return this.lines.get(String(execution)) ?? [];
  }

  private reading(): SheetReading | undefined {
    const { boundId } = this.host.workbooks;
    return boundId === undefined ? undefined : this.views.reading(boundId, this.sheetId);
  }

  private note(execution: string): void {
    const reading = this.reading();
    if (!reading) return;
    const hidden = new Set(reading.hiddenColumns);
    const fresh = reading.rows
      .slice(this.known, filled(reading))
      .map((row) => row.flatMap((cell, c) => (cell !== 0 && cell.t && !hidden.has(c) ? [cell.t] : [])).join(' · '))
      .filter((line) => line !== '');
    this.known = filled(reading);
    if (fresh.length === 0) return;
    this.lines.set(execution, fresh);
    for (const old of this.lines.keys()) {
      if (this.lines.size <= KEPT) break;
      this.lines.delete(old);
    }
  }
}

/** Rows down to the last one with something in it; what is only painted does not count. */
function filled(reading: SheetReading | undefined): number {
  const rows = reading?.rows ?? [];
  let end = rows.length;
  while (end > 0 && !rows[end - 1]?.some((cell) => cell !== 0 && cell.t)) end--;
  return end;
}
