/** A decision in the making: rows changed so far, each change of state with exactly one journal line. */
import { makeId, nextNumber, type EntryId, type PersonId } from '../common/ids';
import type { Instant } from '../common/time';
import type { JournalLine } from '../journal/line';
import type { Entry } from '../registration/entry';
import type { LetterKind, LetterRequest } from '../registration/letter';
import { letterFor } from '../registration/letters';
import { upsert, type By, type PlaceEffects, type Places } from './effects';
import { ledgerRow, type NewRow } from './ledger';
import { money, type Money } from './money';
import type { Claim, LedgerRow } from './records';

type Facts = JournalLine['before'];

/** Fields that a journal line repeats when they change; none of them is personal. */
const JOURNALLED = ['due', 'deadline', 'lane', 'linked', 'receivedAt', 'tokenVersion'] as const;

function difference(before: Entry, after: Entry): { before: Facts; after: Facts } {
  const [was, is]: [Record<string, string | number | null>, Record<string, string | number | null>] = [{}, {}];
  if (before.state !== after.state || before.division !== after.division) {
    Object.assign(was, { state: before.state, division: before.division });
    Object.assign(is, { state: after.state, division: after.division });
  }
  for (const field of JOURNALLED) {
    if (before[field] !== after[field]) [was[field], is[field]] = [before[field], after[field]];
  }
  if (before.flags.join(' ') !== after.flags.join(' ')) {
    [was['flags'], is['flags']] = [before.flags.join(' '), after.flags.join(' ')];
  }
  return { before: was, after: is };
}

export class Draft {
  private readonly entries: Entry[];
  private readonly index = new Map<string, number>();
  private readonly changed = new Set<string>();
  private ledger: readonly LedgerRow[];
  private readonly rows: LedgerRow[] = [];
  private claims: readonly Claim[];
  private readonly changedClaims = new Map<string, Claim>();
  private readonly letters: LetterRequest[] = [];
  private readonly journal: JournalLine[] = [];
  actor: string;

  constructor(
    private readonly start: Places,
    readonly by: By,
  ) {
    this.entries = [...start.entries];
    this.entries.forEach((entry, i) => this.index.set(entry.id, i));
    this.ledger = start.ledger;
    this.claims = start.claims;
    this.actor = by.actor;
  }

  get now(): Instant {
    return this.start.now;
  }

  get regulation(): Places['regulation'] {
    return this.start.regulation;
  }

  /** The snapshot with all that has been decided so far. */
  get places(): Places {
    return { ...this.start, entries: this.entries, ledger: this.ledger, claims: this.claims };
  }

  get all(): readonly Entry[] {
    return this.entries;
  }

  find(id: string): Entry | undefined {
    const at = this.index.get(id);
    return at === undefined ? undefined : this.entries[at];
  }

  money(entry: Entry): Money {
    return money(entry, this.ledger);
  }

  nextEntryId(): EntryId {
    return this.by.newId?.('entry') ?? makeId('entry', nextNumber('entry', this.index.keys()));
  }

  nextPersonId(): PersonId {
    const used = this.entries.map(({ person }) => person);
    return this.by.newId?.('person') ?? makeId('person', nextNumber('person', used));
  }

  private put(entry: Entry): Entry {
    const at = this.index.get(entry.id);
    if (at === undefined) this.index.set(entry.id, this.entries.push(entry) - 1);
    else this.entries[at] = entry;
    this.changed.add(entry.id);
    return entry;
  }

  line(subject: string, action: string, reason: string, before: Facts, after: Facts): void {
    this.journal.push({ at: this.now, action, actor: this.actor, subject, reason, before, after });
  }

  /** A new entry: its first line says with which state it begins. */
  add(entry: Entry, reason: string): Entry {
    const { state, division, lane, due, person, linked, deadline, receivedAt } = entry;
    const after: Record<string, string | number | null> = { state, division, lane, due, person, deadline, receivedAt };
    if (linked !== null) after['linked'] = linked;
    if (entry.flags.length > 0) after['flags'] = entry.flags.join(' ');
    this.line(entry.id, 'entry.received', reason, { state: null }, after);
    return this.put(entry);
  }

  /** A change with its one line; `since` moves when the state or the division does. */
  change(entry: Entry, patch: Partial<Entry>, action: string, reason: string, extra: Facts = {}): Entry {
    const moved =
      (patch.state !== undefined && patch.state !== entry.state) ||
      (patch.division !== undefined && patch.division !== entry.division);
    const after = { ...entry, ...patch, since: moved ? this.now : entry.since };
    const facts = difference(entry, after);
    this.line(entry.id, action, reason, facts.before, { ...facts.after, ...extra });
    return this.put(after);
  }

  /** A mark that is no happening of its own (a reminder was asked for). */
  touch(entry: Entry, patch: Partial<Pick<Entry, 'flags'>>): Entry {
    return this.put({ ...entry, ...patch });
  }

  row(row: Omit<NewRow, 'at'>): LedgerRow | null {
    if (row.amount <= 0) return null;
    const made = ledgerRow(this.ledger, { at: this.now, ...row }, this.by.newId?.('ledger'));
    this.ledger = [...this.ledger, made];
    this.rows.push(made);
    return made;
  }

  claim(claim: Claim): void {
    this.changedClaims.set(claim.id, claim);
    this.claims = upsert(this.claims, [claim]);
  }

  letter(entry: Entry, kind: LetterKind, version: string | number, facts: LetterRequest['facts'] = {}): void {
    this.letters.push(letterFor(entry, kind, version, facts));
  }

  effects(): PlaceEffects {
    return {
      entries: this.entries.filter((entry) => this.changed.has(entry.id)),
      ledger: this.rows,
      claims: [...this.changedClaims.values()],
      letters: this.letters,
      journal: this.journal,
    };
  }
}

export const withFlag = (flags: readonly string[], ...more: readonly string[]): readonly string[] => [
  ...new Set([...flags, ...more]),
];
export const withoutFlag = (flags: readonly string[], ...gone: readonly string[]): readonly string[] =>
  flags.filter((flag) => !gone.includes(flag));
