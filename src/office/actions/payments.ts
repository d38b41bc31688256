/** Bank lines in, matched with what players reported: certain matches are booked, the rest is listed for a person. */
import { problem, type Problem } from '../../domain/common/result';
import { importLines } from '../../rooms/statement';
import type { Statement } from '../../domain/payment/bank/statement';
import { reconcile } from '../../domain/payment/match/reconcile';
import type { Proposed, Reconciliation } from '../../domain/payment/match/types';
import type { LedgerRow } from '../../domain/payment/records';
import { settle } from '../../domain/payment/settle';
import { fileDecisions } from '../../rooms/money';
import type { Typed } from '../decisions';
import { PURGED, type Facts } from '../facts';
import { byOf, placesOf, takeEffects } from '../places';
import type { Work } from '../work';

export const reconciliationOf = (facts: Facts, now: number): Reconciliation =>
  reconcile({ ...facts, lines: facts.bank, now });

const rowsOf = (work: Work, proposed: readonly Proposed[]): LedgerRow[] =>
  proposed.map((row) => ({
    entry: null,
    bankLine: null,
    claim: null,
    answers: null,
    receipt: '',
    ...row,
    id: work.newId('ledger'),
    at: work.env.now,
  }));

/** Books every certain match and reversal; gives the number of matches. */
export function reconcileNow(work: Work): number {
  const found = reconciliationOf(work.facts, work.env.now);
  const rows = [...found.auto.flatMap((match) => match.rows), ...found.reversals.flatMap((reversal) => reversal.rows)];
  work.put('ledger', rowsOf(work, rows));
  work.put('claims', found.claims);
  for (const match of found.auto) {
    const amount = match.rows.reduce((sum, row) => sum + row.amount, 0);
    work.journal({
      action: 'claim.matched',
      subject: match.claims[0] ?? match.entries[0] ?? '',
      reason: match.reasons.join(' '),
      after: { lines: match.lines.join(' '), entries: match.entries.join(' '), amount },
    });
  }
  const entries = [
    ...found.auto.flatMap((match) => match.entries),
    ...found.reversals.flatMap((reversal) => reversal.entries),
  ];
  if (entries.length > 0) takeEffects(work, settle(placesOf(work), entries, byOf(work)));
  return found.auto.length;
}

/** Rows between which the balance does not add up: the first few tell enough. */
const MOST_WARNINGS = 5;

export interface ImportArgs {
  readonly statement: Statement;
  /** the organiser saw the bad rows and wants the rest */
  readonly accepted?: boolean;
}

export function importStatement(work: Work, { statement, accepted }: ImportArgs): readonly Problem[] {
  if (work.facts.marks[PURGED] !== undefined) return [problem('purge.done')];
  const imported = importLines(work.facts.bank, statement, { at: work.env.now, accepted: accepted === true });
  if (!imported.ok) return imported.problems;
  const { counts } = imported.value;
  const lines = imported.value.new.map((line) => ({ ...line, id: work.newId('bankLine') }));
  work.put('bank', lines);
  if (lines.length > 0)
    work.journal({
      action: 'bank.imported',
      subject: 'bank',
      after: { read: counts.read, new: counts.new, known: counts.known },
    });
  const matched = reconcileNow(work);
  const broken = imported.value.warnings.filter(({ code }) => code === 'bank.chain.broken');
  work.notices.push(...broken.slice(0, MOST_WARNINGS));
  work.notice('statement.imported', {
    read: counts.read,
    fresh: counts.new,
    known: counts.known,
    outgoing: counts.outgoing,
    matched,
  });
  return [];
}

/** First what organisers decided in the tab, then what is certain by now. */
export function reconcileAction(work: Work, typed: readonly Typed[]): readonly Problem[] {
  const decided = typed.some(({ text }) => text !== '') ? fileDecisions(work, typed) : 0;
  if (decided > 0) work.notice('reconcile.decided', { count: decided });
  const matched = reconcileNow(work);
  const open = reconciliationOf(work.facts, work.env.now);
  work.notice('reconcile.done', { matched, open: open.suggestions.length + open.unmatched.length });
  return [];
}
