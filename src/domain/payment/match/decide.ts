/** A person's decisions about money: accepting a suggestion, giving a line by hand, owing it back, naming a reversed credit. */
import { makeId, nextNumber, type BankLineId, type EntryId } from '../../common/ids';
import { problem, refuse, type Problem, type Result } from '../../common/result';
import type { Claim, LedgerRow } from '../records';
import { openOf } from './evidence';
import { readFacts, type Facts, type State } from './facts';
import { reconcile, takeBack } from './reconcile';
import { findReversals, reversedBy } from './reversals';
import type { Match, Proposed, Suggestion } from './types';

/** Reason of the write-off of a line that is none of the event's business. */
export const NOT_OURS = 'not ours';

export interface Decided {
  readonly rows: readonly LedgerRow[];
  /** claims answered by it, as they now stand */
  readonly claims: readonly Claim[];
  /** entries whose money changed: their places are to be settled */
  readonly entries: readonly EntryId[];
}

/** Ledger rows with ids and time. */
export function writeRows(facts: Facts, rows: readonly Proposed[]): LedgerRow[] {
  let number = nextNumber(
    'ledger',
    facts.ledger.map((row) => row.id),
  );
  return rows.map((row) => ({
    id: makeId('ledger', number++),
    at: facts.now,
    entry: null,
    bankLine: null,
    claim: null,
    answers: null,
    receipt: '',
    ...row,
  }));
}

function decided(facts: Facts, proposed: readonly Proposed[], asked: readonly Claim['id'][]): Decided {
  const rows = writeRows(facts, proposed);
  const after = readFacts({ ...facts, ledger: [...facts.ledger, ...rows] });
  const claims = after.claims
    .filter((claim) => asked.includes(claim.id) && openOf(claim.entries, after) === 0)
    .map((claim): Claim => ({ ...claim, state: 'matched' }));
  return { rows, claims, entries: [...new Set(rows.flatMap((row) => row.entry ?? []))] };
}

/** Everything that is certain, written down: the matches of `reconcile` and the corrections of the bank. */
export function applyCertain(facts: Facts): Decided & { readonly matches: readonly Match[] } {
  const found = reconcile(facts);
  const rows = writeRows(
    facts,
    [...found.reversals, ...found.auto].flatMap(({ rows: own }) => own),
  );
  const entries = [...new Set(rows.flatMap((row) => row.entry ?? []))];
  return { rows, claims: found.claims, entries, matches: found.auto };
}

/** Refuses when the suggestion is no longer made, or no longer made of the same facts. `made` saves working them out again. */
export function acceptSuggestion(
  facts: Facts,
  id: string,
  made: readonly Suggestion[] = reconcile(facts).suggestions,
): Result<Decided> {
  const suggestion = made.find((candidate) => candidate.id === id);
  if (suggestion) return { ok: true, value: decided(facts, suggestion.rows, suggestion.claims) };
  const line = id.split(':')[1] ?? '';
  const spent = facts.lines.some((known) => known.id === line) && !readFacts(facts).usable.has(line as BankLineId);
  return refuse(problem(spent ? 'money.suggestion.used' : 'money.suggestion.stale', { suggestion: id, line }));
}

function lineProblems(state: State, line: BankLineId, seenFree: number): Problem[] {
  const usable = state.usable.get(line);
  if (!usable) return [problem('money.line.nothing-free', { line })];
  return usable.free === seenFree ? [] : [problem('money.line.changed', { line, seen: seenFree, free: usable.free })];
}

export interface ByHand {
  readonly line: BankLineId;
  /** what the organiser saw as free when he decided */
  readonly seenFree: number;
  readonly parts: readonly { readonly entry: EntryId; readonly amount: number }[];
  readonly reason: string;
}

/** Never more than is free on the line, never more than the entry owes: the rest stays on the line as credit. */
export function allocateByHand(facts: Facts, hand: ByHand): Result<Decided> {
  const state = readFacts(facts);
  const problems = lineProblems(state, hand.line, hand.seenFree);
  const sum = hand.parts.reduce((total, part) => total + part.amount, 0);
  if (sum > (state.usable.get(hand.line)?.free ?? 0))
    problems.push(problem('money.line.too-much', { line: hand.line, sum }));
  if (new Set(hand.parts.map((part) => part.entry)).size !== hand.parts.length || hand.parts.length === 0)
    problems.push(problem('money.parts.invalid'));
  for (const { entry, amount } of hand.parts) {
    const payable = state.payable.get(entry);
    if (!payable) problems.push(problem('entry.unknown', { entry }));
    else if (!Number.isInteger(amount) || amount <= 0)
      problems.push(problem('money.amount.invalid', { entry, amount }));
    else if (amount > payable.open)
      problems.push(problem('money.entry.owes-less', { entry, amount, open: payable.open }));
  }
  if (problems.length > 0) return refuse(...problems);
  const ids = hand.parts.map((part) => part.entry);
  const asked = state.claims.filter((claim) => claim.entries.some((id) => ids.includes(id)));
  const rows = hand.parts.map(({ entry, amount }): Proposed => ({
    kind: 'allocation',
    amount,
    entry,
    bankLine: hand.line,
    claim: asked.find((claim) => claim.entries.includes(entry))?.id ?? null,
    reason: hand.reason,
  }));
  return {
    ok: true,
    value: decided(
      facts,
      rows,
      asked.map((claim) => claim.id),
    ),
  };
}

/** Money nobody is to have: owed back to whoever sent it. */
export function owedBack(
  facts: Facts,
  line: BankLineId,
  seenFree: number,
  amount: number,
  reason: string,
): Result<Decided> {
  const state = readFacts(facts);
  const problems = lineProblems(state, line, seenFree);
  if (!Number.isInteger(amount) || amount <= 0 || amount > (state.usable.get(line)?.free ?? 0))
    problems.push(problem('money.line.too-much', { line, sum: amount }));
  if (problems.length > 0) return refuse(...problems);
  return { ok: true, value: decided(facts, [{ kind: 'refund-due', amount, bankLine: line, reason }], []) };
}

/** Money that has nothing to do with the event: it is neither given to anybody nor owed to anybody. */
export function putAside(facts: Facts, line: BankLineId, seenFree: number): Result<Decided> {
  const problems = lineProblems(readFacts(facts), line, seenFree);
  if (problems.length > 0) return refuse(...problems);
  const row: Proposed = { kind: 'write-off', amount: seenFree, bankLine: line, reason: NOT_OURS };
  return { ok: true, value: decided(facts, [row], []) };
}

/** Which credit an unclear correction took back: what was given from it is taken back, and the credit is gone. */
export function answerReversal(facts: Facts, reversal: BankLineId, credit: BankLineId): Result<Decided> {
  const open = findReversals(facts.lines, facts.ledger).find(
    (found) => found.reversals.includes(reversal) && found.credits.includes(credit),
  );
  const line = facts.lines.find(({ id }) => id === credit);
  if (!open || !line) return refuse(problem('money.reversal.stale', { line: reversal, credit }));
  const rows = takeBack(facts.ledger, new Set([credit]), reversedBy(reversal));
  const gone: Proposed = { kind: 'write-off', amount: line.amountIn, bankLine: credit, reason: reversedBy(reversal) };
  return { ok: true, value: decided(facts, [...rows, gone], []) };
}
