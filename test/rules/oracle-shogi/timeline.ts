/** All histories as one sequence of locked steps: rows of the same instant are one step, nothing between them is visible. */
import { instant } from './calendar';
import type { Document, Entry } from './types';
import { occupies } from './types';

export interface Place {
  state: string;
  division: string;
}

export interface Step {
  at: number;
  stamp: string;
  before: ReadonlyMap<string, Place>;
  after: ReadonlyMap<string, Place>;
  touched: Entry[];
}

/** Calls `visit` for every step in the order of time. */
export function eachStep(document: Document, visit: (step: Step) => void): void {
  const rows = document.entries.flatMap((entry) =>
    entry.history.map((row, index) => ({ entry, row, index, at: instant(row.at) })),
  );
  rows.sort((a, b) => a.at - b.at || a.index - b.index);
  const now = new Map<string, Place>();
  let from = 0;
  while (from < rows.length) {
    const at = rows[from]!.at;
    const before = new Map(now);
    const touched = new Set<Entry>();
    let to = from;
    for (; to < rows.length && rows[to]!.at === at; to += 1) {
      const { entry, row } = rows[to]!;
      now.set(entry.id, { state: row.state, division: row.division });
      touched.add(entry);
    }
    visit({ at, stamp: rows[from]!.row.at, before, after: new Map(now), touched: [...touched] });
    from = to;
  }
}

/** Where an entry stood just before an instant. */
export function placeBefore(entry: Entry, moment: number): Place | undefined {
  const rows = entry.history.filter((row) => instant(row.at) < moment);
  return rows.at(-1);
}

export const waitsIn = (place: Place | undefined, division: string): boolean =>
  place?.state === 'waitlisted' && place.division === division;

export const sitsIn = (place: Place | undefined, division: string): boolean =>
  place !== undefined && place.division === division && occupies(place.state);

/** Entries that took over a place handed on in the same locked step (第三條, transfer): successor id → predecessor id. */
export function successors(document: Document): Map<string, string> {
  const found = new Map<string, string>();
  eachStep(document, (step) => {
    const handed = step.touched.filter(
      (entry) =>
        step.after.get(entry.id)!.state === 'transferred' && step.before.get(entry.id)?.state !== 'transferred',
    );
    const fresh = step.touched.filter(
      (entry) => !step.before.has(entry.id) && occupies(step.after.get(entry.id)!.state),
    );
    for (const entry of handed) {
      const division = step.after.get(entry.id)!.division;
      const heir = fresh.find((one) => !found.has(one.id) && step.after.get(one.id)!.division === division);
      if (heir) found.set(heir.id, entry.id);
    }
  });
  return found;
}
