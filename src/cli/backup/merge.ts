/**
 * Brings back what was done offline: rows that changed since the backup go into the office file as it is now. What both
 * sides changed differently is nobody's to decide here; then nothing is brought back, and every such fact is named.
 */
import { idNumber } from '../../domain/common/ids';
import type { Change } from '../../office/change';
import { ID_OF, TABLE_KEYS, type Facts, type TableKey } from '../../office/facts';
import type { OfficeRecords } from '../audit/audit';
import type { NumberedLine } from '../audit/journal';
import { OWN_MARK } from './offline';

type Row = Readonly<Record<string, unknown>>;
type Rows = ReadonlyMap<string, Row>;

export interface Merged {
  readonly change: Change;
  /** facts that both sides changed, each in words */
  readonly conflicts: readonly string[];
  readonly rows: number;
  readonly lines: number;
}

/** Records of one table by their id; lists people type have none, so a row is its own name. */
function rowsOf(facts: Facts, table: TableKey): Rows {
  const rows = facts[table] as unknown as readonly Row[];
  return new Map(rows.map((row) => [String(row[ID_OF[table]]), row]));
}

const same = (a: Row | undefined, b: Row | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

const fields = (a: Row | undefined, b: Row | undefined): string => {
  if (!a || !b) return a ? 'was removed here' : 'was made on both sides';
  const keys = Object.keys({ ...a, ...b }).filter((key) => JSON.stringify(a[key]) !== JSON.stringify(b[key]));
  return keys.map((key) => `${key} is "${String(b[key])}" offline and "${String(a[key])}" here`).join(', ');
};

/** Numbers count on from the higher one; what hangs on one account's files stays as it is here. */
const COUNTED = /^next\./;
const STAYS = new Set(['heartbeat', 'next.journal', 'floor.tabs']);

function marks(base: Facts, ours: Facts, theirs: Facts, conflicts: string[]): Record<string, string | null> {
  const changed: Record<string, string | null> = {};
  for (const key of new Set([...Object.keys(base.marks), ...Object.keys(ours.marks)])) {
    const [old, offline, here] = [base, ours, theirs].map((facts) => facts.marks[key] ?? null);
    if (offline === old || offline === here || OWN_MARK.test(key) || STAYS.has(key)) continue;
    if (COUNTED.test(key)) changed[key] = String(Math.max(Number(offline), Number(here)));
    else if (here !== old) conflicts.push(`${key}: changed offline and here`);
    else changed[key] = offline ?? null;
  }
  return changed;
}

/** A line without its number, which is given anew. */
const told = ({ id: _id, ...line }: NumberedLine): string => JSON.stringify(line);

/** Lines written offline follow those that are here, but for what an earlier try has brought already. */
function newLines(base: OfficeRecords, ours: OfficeRecords, theirs: OfficeRecords): NumberedLine[] {
  const last = Math.max(0, ...base.journal.map((line) => idNumber('journal', line.id) ?? 0));
  const later = (lines: readonly NumberedLine[]): NumberedLine[] =>
    lines.filter((line) => (idNumber('journal', line.id) ?? 0) > last);
  const here = new Set(later(theirs.journal).map(told));
  return later(ours.journal).filter((line) => !here.has(told(line)));
}

/** No letter leaves an offline office: what it calls sent still waits. */
const unsent = (table: TableKey, row: Row | undefined, before: Row | undefined): Row | undefined =>
  table === 'outbox' && row && row['state'] !== before?.['state']
    ? { ...row, state: 'queued', sentAt: null, tries: 0, error: '' }
    : row;

export function merge(base: OfficeRecords, ours: OfficeRecords, theirs: OfficeRecords): Merged {
  const conflicts: string[] = [];
  const put: Record<string, Row[]> = {};
  const drop: Record<string, string[]> = {};
  let rows = 0;
  for (const table of TABLE_KEYS) {
    const [old, offline, here] = [base, ours, theirs].map((one) => rowsOf(one.facts, table)) as [Rows, Rows, Rows];
    for (const id of new Set([...old.keys(), ...offline.keys()])) {
      const [before, now] = [old.get(id), here.get(id)];
      const mine = unsent(table, offline.get(id), before);
      if (same(before, mine) || same(mine, now)) continue;
      if (!same(before, now)) {
        conflicts.push(`${id}: ${fields(now, mine)}`);
        continue;
      }
      rows++;
      if (mine) (put[table] ??= []).push(mine);
      else (drop[table] ??= []).push(id);
    }
  }
  const journal = newLines(base, ours, theirs).map(({ id: _id, ...line }) => line);
  return {
    change: {
      put: put as Change['put'],
      drop,
      marks: marks(base.facts, ours.facts, theirs.facts, conflicts),
      journal,
    },
    conflicts,
    rows,
    lines: journal.length,
  };
}
