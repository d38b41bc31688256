/** One piece of work at the office's desk: the facts as they stand now, and all that has been decided so far. */
import { idNumber, makeId, type IdKind, type IdTypes } from '../domain/common/ids';
import type { Problem } from '../domain/common/result';
import type { Instant } from '../domain/common/time';
import type { JournalLine } from '../domain/journal/line';
import { applyChange, mergeChange, NOTHING, type Change } from './change';
import type { Facts, TableKey } from './facts';

/** What the core may not find out by itself. */
export interface Surroundings {
  readonly now: Instant;
  /** organiser's e-mail, `system`, or `token:E-0042` */
  readonly actor: string;
  /** key of signed links and payment codes */
  readonly secret: string;
}

const TABLE_OF: Partial<Record<IdKind, TableKey>> = {
  entry: 'entries',
  claim: 'claims',
  bankLine: 'bank',
  ledger: 'ledger',
  game: 'games',
  draw: 'draws',
  letter: 'outbox',
  appeal: 'appeals',
};

export class Work {
  facts: Facts;
  change: Change = NOTHING;
  /** sentences for the person who clicked */
  readonly notices: Problem[] = [];
  /** rows of 對帳 whose decision was filed by this piece of work */
  readonly filed = new Set<string>();
  /** what is said beside a bank line in 對帳 */
  readonly remarks = new Map<string, Problem>();

  constructor(
    facts: Facts,
    readonly env: Surroundings,
  ) {
    this.facts = facts;
  }

  add(change: Partial<Change>): void {
    const full: Change = { ...NOTHING, ...change };
    this.facts = applyChange(this.facts, full);
    this.change = mergeChange(this.change, full);
  }

  put<K extends TableKey>(key: K, rows: Facts[K]): void {
    if (rows.length > 0) this.add({ put: { [key]: rows } as Change['put'] });
  }

  mark(key: string, value: string | null): void {
    if ((this.facts.marks[key] ?? null) !== value) this.add({ marks: { [key]: value } });
  }

  journal(line: Omit<JournalLine, 'at' | 'actor' | 'before' | 'after' | 'reason'> & Partial<JournalLine>): void {
    this.add({ journal: [{ at: this.env.now, actor: this.env.actor, before: {}, after: {}, reason: '', ...line }] });
  }

  notice(code: string, params: Record<string, string | number> = {}): void {
    this.notices.push({ code, params });
  }

  /** A decision about a line that could not be filed: told beside the line and to whoever clicked. */
  remark(line: string, found: Problem): void {
    this.remarks.set(line, found);
    this.notices.push(found);
  }

  /** A fresh id; numbers are remembered in marks, so that a removed row's number never comes back. */
  newId<K extends IdKind>(kind: K): IdTypes[K] {
    const number = this.nextNumber(kind);
    this.take(kind, 1);
    return makeId(kind, number);
  }

  /** Number the next id of that kind will have. */
  nextNumber(kind: IdKind): number {
    const mark = this.facts.marks[`next.${kind}`];
    if (mark !== undefined) return Number(mark);
    let number = 1;
    const table = TABLE_OF[kind];
    for (const row of table ? this.facts[table] : [])
      number = Math.max(number, (idNumber(kind, (row as { id: string }).id) ?? 0) + 1);
    return number;
  }

  /** So many numbers have been used. */
  take(kind: IdKind, count: number): void {
    if (count > 0) this.mark(`next.${kind}`, String(this.nextNumber(kind) + count));
  }

  get changed(): boolean {
    const { put, drop, marks, journal } = this.change;
    return journal.length + Object.keys(put).length + Object.keys(drop).length + Object.keys(marks).length > 0;
  }
}
