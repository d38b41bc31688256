/** Taking back what was decided about a bank line, by a person or by matching: rows that answer rows, nothing is removed. */
import type { BankLineId } from '../../common/ids';
import { problem, refuse, type Result } from '../../common/result';
import type { Claim, LedgerRow } from '../records';
import { writeRows, type Decided } from './decide';
import { TAKEN_BACK, type Facts } from './facts';
import { takeBack } from './reconcile';
import type { Proposed } from './types';

const answered = (ledger: readonly LedgerRow[], kind: LedgerRow['kind'], row: LedgerRow): number =>
  ledger.reduce((sum, other) => (other.kind === kind && other.answers === row.id ? sum + other.amount : sum), 0);

/** Promises to give the line's money back, and its being set aside, as far as they still stand. */
function cancelled(ledger: readonly LedgerRow[], line: BankLineId): Proposed[] {
  return ledger.flatMap((row): Proposed[] => {
    const stands = row.kind === 'refund-due' || (row.kind === 'write-off' && row.answers === null);
    if (!stands || row.bankLine !== line || row.entry !== null) return [];
    const amount = row.amount - answered(ledger, 'write-off', row);
    return amount > 0 ? [{ kind: 'write-off', amount, bankLine: line, answers: row.id, reason: TAKEN_BACK }] : [];
  });
}

/**
 * The line's money is free again and its claims are open again. Refused when there is nothing to take back, when the
 * bank itself took the money back, or when money of the line, or of an entry it paid, has been given back by now.
 */
export function takeBackLine(facts: Facts, line: BankLineId): Result<Decided> {
  const { ledger, lines, claims } = facts;
  if (!lines.some(({ id }) => id === line)) return refuse(problem('money.line.unknown', { line }));
  const given = takeBack(ledger, new Set([line]), TAKEN_BACK);
  const rows = [...given, ...cancelled(ledger, line)];
  if (rows.length === 0) return refuse(problem('money.line.not-decided', { line }));
  const entries = [...new Set(given.flatMap((row) => row.entry ?? []))];
  const paidBack = ledger.some(
    (row) =>
      row.kind === 'refund-done' &&
      (row.bankLine === line ||
        (row.entry !== null && entries.includes(row.entry)) ||
        rows.some((r) => r.answers === row.answers)),
  );
  if (paidBack) return refuse(problem('money.line.paid-back', { line }));
  const asked = new Set(given.flatMap((row) => row.claim ?? []));
  const open = claims.filter(({ id, state }) => asked.has(id) && state === 'matched');
  return {
    ok: true,
    value: {
      rows: writeRows(facts, rows),
      claims: open.map((claim): Claim => ({ ...claim, state: 'open' })),
      entries,
    },
  };
}
