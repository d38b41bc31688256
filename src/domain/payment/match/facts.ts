/** The facts matching reads, and what follows from them: money still free on a line, still open on an entry. */
import type { BankLineId, EntryId } from '../../common/ids';
import { DAY, fromLocal, type Instant } from '../../common/time';
import { emailKey } from '../../registration/identity';
import type { Entry, PlaceState } from '../../registration/entry';
import { isOverdue } from '../deadline';
import type { Places } from '../effects';
import { moneyOfAll } from '../money';
import type { BankLine, Claim } from '../records';
import { findReversals, type Reversal } from './reversals';

export type Facts = Pick<Places, 'regulation' | 'entries' | 'claims' | 'ledger' | 'now'> & {
  readonly lines: readonly BankLine[];
};

/** What money for an entry in this state may do: be taken without asking, or wait for a person. */
const TAKES: Readonly<Record<PlaceState, 'money' | 'late' | 'not-due'>> = {
  received: 'not-due',
  approval: 'not-due',
  held: 'money',
  reported: 'money',
  confirmed: 'money',
  waitlisted: 'not-due',
  lapsed: 'late',
  cancelled: 'late',
  transferred: 'late',
  rejected: 'not-due',
  duplicate: 'not-due',
  'checked-in': 'money',
  'no-show': 'late',
  standby: 'money',
  'standby-seated': 'money',
  'standby-released': 'late',
  closed: 'not-due',
};

export interface Payable {
  readonly entry: Entry;
  readonly open: number;
  readonly takes: 'money' | 'late' | 'not-due';
}

export interface Usable {
  readonly line: BankLine;
  /** money nobody has been given yet */
  readonly free: number;
  /** the transaction lies between these; a line without a time may be anywhere in its day */
  readonly from: Instant;
  readonly to: Instant;
}

export interface State {
  readonly facts: Facts;
  readonly payable: ReadonlyMap<EntryId, Payable>;
  readonly usable: ReadonlyMap<BankLineId, Usable>;
  readonly reversals: readonly Reversal[];
  /** lines an unclear reversal may have taken back */
  readonly held: ReadonlySet<BankLineId>;
  /** lines whose match a person took back: from then on only a person decides about them */
  readonly asked: ReadonlySet<BankLineId>;
  /** claims that still ask for money */
  readonly claims: readonly Claim[];
}

export const ASKING: readonly Claim['state'][] = ['open', 'conflict', 'late', 'not-due'];

/** Reason of the rows by which a person takes back what was decided about a line. */
export const TAKEN_BACK = 'taken back';

/** What is gone from each line: given to entries, promised or given back, written off. */
export function usedOfLines(ledger: Facts['ledger']): Map<BankLineId, number> {
  const used = new Map<BankLineId, number>();
  const rows = new Map(ledger.map((row) => [row.id, row]));
  const add = (line: BankLineId | null, amount: number): void => {
    if (line) used.set(line, (used.get(line) ?? 0) + amount);
  };
  for (const row of ledger) {
    const line = row.bankLine ?? (row.answers ? (rows.get(row.answers)?.bankLine ?? null) : null);
    if (row.kind === 'allocation') add(line, row.amount);
    if (row.kind === 'deallocation') add(line, -row.amount);
    if (row.entry !== null) continue;
    if (row.kind === 'refund-due' || (row.kind === 'refund-done' && !row.answers)) add(line, row.amount);
    if (row.kind === 'write-off') add(line, row.answers ? -row.amount : row.amount);
  }
  return used;
}

/** By what was reported, not by the row it stands in. */
export const byReport = (a: Claim, b: Claim): number =>
  a.at - b.at || (a.source < b.source ? -1 : a.source > b.source ? 1 : 0);

/** When the transaction was: a moment, or anywhere in its day. */
export function spanOf(line: BankLine, offset: number): { from: Instant; to: Instant } {
  const from = fromLocal(`${line.day}T${line.time || '00:00'}`, offset) ?? 0;
  return { from, to: line.time ? from : from + DAY - 1 };
}

export function readFacts(facts: Facts): State {
  const offset = facts.regulation.event.utcOffset;
  const money = moneyOfAll(facts.entries, facts.ledger);
  const payable = new Map<EntryId, Payable>();
  for (const entry of facts.entries) {
    const { received, refundsDone } = money.get(entry.id)!;
    const late = entry.state === 'held' && isOverdue(facts.regulation, facts.now, entry.deadline);
    payable.set(entry.id, {
      entry,
      open: Math.max(0, entry.due - received + refundsDone),
      takes: late ? 'late' : TAKES[entry.state],
    });
  }
  const reversals = findReversals(facts.lines, facts.ledger);
  const held = new Set(reversals.flatMap((r) => (r.certain ? [] : r.credits)));
  const gone = new Set(reversals.flatMap((r) => (r.certain ? r.credits : [])));
  const used = usedOfLines(facts.ledger);
  const usable = new Map<BankLineId, Usable>();
  for (const line of facts.lines) {
    const free = line.amountIn - (used.get(line.id) ?? 0);
    if (line.amountIn <= 0 || line.amountOut > 0 || line.reversal || gone.has(line.id) || free <= 0) continue;
    usable.set(line.id, { line, free, ...spanOf(line, offset) });
  }
  return {
    facts,
    payable,
    usable,
    reversals,
    held,
    asked: new Set(facts.ledger.flatMap((row) => (row.reason === TAKEN_BACK && row.bankLine ? [row.bankLine] : []))),
    claims: facts.claims.filter((claim) => ASKING.includes(claim.state)).sort(byReport),
  };
}

/** What tells one family or one school, as far as a machine can: the person, the e-mail, the telephone. */
export function contactsOf(entry: Entry): string[] {
  const phone = entry.phone.normalize('NFKC').replace(/\D/g, '');
  const email = emailKey(entry.email);
  return [entry.person, ...(email ? [email] : []), ...(phone.length >= 8 ? [phone] : [])];
}

export function related(a: readonly Entry[], b: readonly Entry[]): boolean {
  const known = new Set(a.flatMap(contactsOf));
  return b.some((entry) => contactsOf(entry).some((key) => known.has(key)));
}
