/** What an action decides: rows to put and to drop, marks to set, journal lines to add. Merged, applied, then written once. */
import type { JournalLine } from '../domain/journal/line';
import { ID_OF, TABLE_KEYS, type Facts, type Records, type TableKey } from './facts';

export interface Change {
  readonly put: { readonly [K in TableKey]?: Records[K] };
  readonly drop: { readonly [K in TableKey]?: readonly string[] };
  /** null removes the mark */
  readonly marks: Readonly<Record<string, string | null>>;
  readonly journal: readonly JournalLine[];
}

export const NOTHING: Change = { put: {}, drop: {}, marks: {}, journal: [] };

type Row = Readonly<Record<string, unknown>>;

function putRows(rows: readonly Row[], changed: readonly Row[], id: string): Row[] {
  const byId = new Map(changed.map((row) => [row[id], row]));
  const result = rows.map((row) => {
    const next = byId.get(row[id]);
    if (next) byId.delete(row[id]);
    return next ?? row;
  });
  return [...result, ...byId.values()];
}

/** Facts as they stand after the change. */
export function applyChange(facts: Facts, change: Change): Facts {
  const next: Record<string, unknown> = { ...facts };
  for (const key of TABLE_KEYS) {
    const gone = new Set(change.drop[key] ?? []);
    const put = (change.put[key] ?? []) as unknown as readonly Row[];
    if (gone.size === 0 && put.length === 0) continue;
    const kept = (facts[key] as unknown as readonly Row[]).filter((row) => !gone.has(String(row[ID_OF[key]])));
    next[key] = putRows(kept, put, ID_OF[key]);
  }
  const marks: Record<string, string> = { ...facts.marks };
  for (const [key, value] of Object.entries(change.marks)) {
    if (value === null) delete marks[key];
    else marks[key] = value;
  }
  next['marks'] = marks;
  return next as unknown as Facts;
}

/** One change that does what the two did one after the other. */
export function mergeChange(first: Change, second: Change): Change {
  const put: Record<string, unknown> = {};
  const drop: Record<string, readonly string[]> = {};
  for (const key of TABLE_KEYS) {
    const gone = new Set(second.drop[key] ?? []);
    const before = ((first.put[key] ?? []) as unknown as readonly Row[]).filter(
      (row) => !gone.has(String(row[ID_OF[key]])),
    );
    const rows = putRows(before, (second.put[key] ?? []) as unknown as readonly Row[], ID_OF[key]);
    if (rows.length > 0) put[key] = rows;
    const back = new Set(rows.map((row) => String(row[ID_OF[key]])));
    const lost = [...(first.drop[key] ?? []), ...gone].filter((id) => !back.has(id));
    if (lost.length > 0) drop[key] = lost;
  }
  return {
    put: put as Change['put'],
    drop,
    marks: { ...first.marks, ...second.marks },
    journal: [...first.journal, ...second.journal],
  };
}
