/** Brings bank lines, claims and entries together: what is certain, what a person should decide, what looks wrong. */
import type { BankLineId, EntryId } from '../../common/ids';
import type { BankLine, Claim, LedgerRow } from '../records';
import { Rest, digitEdges, passCode, passDigits, passGroup } from './auto';
import { push } from './components';
import { banksDiffer, openOf, windowOf } from './evidence';
import { readFacts, related, spanOf, type Facts, type State } from './facts';
import { suggest } from './suggest';
import type { Conflict, Proposed, Reconciliation, ReversalFound } from './types';

/** Allocations from a line that have not been taken back, with what is left of each. */
export function standing(ledger: readonly LedgerRow[], lines: ReadonlySet<BankLineId>): Map<LedgerRow, number> {
  const back = new Map<string, number>();
  for (const row of ledger)
    if (row.kind === 'deallocation' && row.answers) back.set(row.answers, (back.get(row.answers) ?? 0) + row.amount);
  const left = new Map<LedgerRow, number>();
  for (const row of ledger) {
    if (row.kind !== 'allocation' || !row.bankLine || !lines.has(row.bankLine)) continue;
    const amount = row.amount - (back.get(row.id) ?? 0);
    if (amount > 0) left.set(row, amount);
  }
  return left;
}

/** Rows that take back all that was given from these lines. */
export const takeBack = (ledger: readonly LedgerRow[], lines: ReadonlySet<BankLineId>, reason: string): Proposed[] =>
  [...standing(ledger, lines)].map(([row, amount]) => ({
    kind: 'deallocation',
    amount,
    entry: row.entry,
    bankLine: row.bankLine,
    claim: row.claim,
    answers: row.id,
    reason,
  }));

const withRows = (state: State): ReversalFound[] =>
  state.reversals.map((found) => {
    const rows = found.certain
      ? takeBack(state.facts.ledger, new Set(found.credits), `reversed:${found.reversals.join(' ')}`)
      : [];
    return { ...found, rows, entries: [...new Set(rows.flatMap((row) => row.entry ?? []))] };
  });

/** A claim with no line of its own whose digits and amount fit a line that already paid for somebody unrelated. */
function consumed(rest: Rest): Conflict[] {
  const { facts } = rest.state;
  const spent = new Map<string, BankLine[]>();
  const users = new Map<BankLineId, Set<EntryId>>();
  for (const line of facts.lines)
    if (line.amountIn > 0 && line.lastDigits && !rest.state.usable.has(line.id)) push(spent, line.lastDigits, line);
  if (spent.size === 0) return [];
  const holders = new Map<BankLineId, Set<Claim['id']>>();
  standing(facts.ledger, new Set([...spent.values()].flat().map((line) => line.id))).forEach((_, row) => {
    const line = row.bankLine!;
    users.set(line, (users.get(line) ?? new Set<EntryId>()).add(row.entry!));
    if (row.claim) holders.set(line, (holders.get(line) ?? new Set<Claim['id']>()).add(row.claim));
  });
  const served = new Set(digitEdges(rest).map((edge) => edge.claim.id));
  const offset = facts.regulation.event.utcOffset;
  return rest.claims.flatMap((claim): Conflict[] => {
    if ((claim.state !== 'open' && claim.state !== 'conflict') || served.has(claim.id) || !rest.ready(claim.entries))
      return [];
    const own = rest.entries(claim.entries).map((p) => p.entry);
    return (spent.get(claim.lastDigits) ?? []).flatMap((line): Conflict[] => {
      const ids = [...(users.get(line.id) ?? [])];
      if (ids.length === 0 || line.amountIn !== openOf(claim.entries, rest.now) || banksDiffer(line, claim)) return [];
      if (windowOf(spanOf(line, offset), claim, rest.now) !== 'inside') return [];
      if (
        related(
          own,
          rest.entries(ids).map((p) => p.entry),
        )
      )
        return [];
      return [
        {
          kind: 'claim-for-consumed-line',
          line: line.id,
          claims: [...(holders.get(line.id) ?? []), claim.id],
          entries: [...ids, ...claim.entries],
        },
      ];
    });
  });
}

/** Deterministic and free of order: the same facts in any order of rows give the same answer. */
export function reconcile(facts: Facts): Reconciliation {
  const state = readFacts(facts);
  const rest = new Rest(state);
  const code = passCode(rest);
  const auto = [...code.matches, ...passDigits(rest), ...passGroup(rest)];
  const alarms = consumed(rest);
  const { suggestions, unmatched } = suggest(rest);
  const matched = new Set(auto.flatMap((match) => match.claims));
  const alarmed = new Set(alarms.flatMap((conflict) => conflict.claims));
  const claims = state.claims.flatMap((claim): Claim[] => {
    const next = matched.has(claim.id)
      ? 'matched'
      : alarmed.has(claim.id)
        ? 'conflict'
        : claim.state === 'conflict'
          ? 'open'
          : claim.state;
    return next === claim.state ? [] : [{ ...claim, state: next }];
  });
  return {
    auto,
    suggestions,
    conflicts: [...code.conflicts, ...alarms],
    reversals: withRows(state),
    unmatched,
    claims,
  };
}
