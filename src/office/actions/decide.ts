/** Files what organisers decided in 對帳, each decision for itself: done, or refused with the reason beside it. */
import type { BankLineId, EntryId } from '../../domain/common/ids';
import { problem, refuse, type Result } from '../../domain/common/result';
import {
  acceptSuggestion,
  allocateByHand,
  answerReversal,
  owedBack,
  putAside,
  type Decided,
} from '../../domain/payment/match/decide';
import { readFacts, type Facts as MatchFacts } from '../../domain/payment/match/facts';
import { reconcile } from '../../domain/payment/match/reconcile';
import type { Suggestion } from '../../domain/payment/match/types';
import { takeBackLine } from '../../domain/payment/match/take-back';
import { settle } from '../../domain/payment/settle';
import { readTargets, type Typed } from '../decisions';
import { byOf, placesOf, takeEffects } from '../places';
import { amountText } from '../say';
import type { Work } from '../work';

const factsOf = (work: Work): MatchFacts => ({ ...work.facts, lines: work.facts.bank, now: work.env.now });

/** Takes rows, claims and places into the work; the numbers of rows are the office's own, which never return. */
function take(work: Work, decided: Decided, action: string, line: string, reason: string): void {
  const rows = decided.rows.map((row) => ({ ...row, id: work.newId('ledger') }));
  work.put('ledger', rows);
  work.put('claims', decided.claims);
  const amount = rows.reduce((sum, row) => sum + row.amount, 0);
  work.journal({ action, subject: line, reason, after: { entries: decided.entries.join(' '), amount } });
  if (decided.entries.length > 0) takeEffects(work, settle(placesOf(work), decided.entries, byOf(work)));
}

/** Whoever is named without an amount gets what he still owes, in turn, as far as the line goes. */
function assign(facts: MatchFacts, { line, free, target }: Typed): Result<Decided> {
  const named = readTargets(target);
  if (!named || named.length === 0) return refuse(problem('money.target.unreadable', { typed: target }));
  const { payable } = readFacts(facts);
  let left = free - named.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const parts = named.map(({ id, amount }) => {
    const entry = id as EntryId;
    const open = payable.get(entry)?.open ?? 0;
    const given = amount ?? Math.max(0, Math.min(open, left));
    if (amount === null) left -= given;
    return { entry, amount: given };
  });
  return allocateByHand(facts, { line: line as BankLineId, seenFree: free, parts, reason: 'by hand' });
}

/** Suggestions are worked out once; again only for one that touches what an earlier decision of this click touched. */
class Suggestions {
  private made: readonly Suggestion[] | null = null;
  private readonly touched = new Set<string>();

  of(facts: MatchFacts, id: string): readonly Suggestion[] {
    const known = this.made?.find((one) => one.id === id);
    const stale = known && [...known.lines, ...known.claims, ...known.entries].some((part) => this.touched.has(part));
    if (this.made === null || known === undefined || stale) this.made = reconcile(facts).suggestions;
    return this.made;
  }

  touch(line: string, { entries, claims, rows }: Decided): void {
    for (const part of [line, ...entries, ...claims.map(({ id }) => id)]) this.touched.add(part);
    for (const { bankLine, claim } of rows) for (const part of [bankLine, claim]) if (part) this.touched.add(part);
  }
}

function accept(facts: MatchFacts, { suggestion }: Typed, suggestions: Suggestions): Result<Decided> {
  const [kind, reversal, credit] = suggestion.split(':');
  if (suggestion === '') return refuse(problem('money.suggestion.none'));
  if (kind === 'reversal') return answerReversal(facts, reversal as BankLineId, credit as BankLineId);
  return acceptSuggestion(facts, suggestion, suggestions.of(facts, suggestion));
}

function decide(work: Work, typed: Typed, suggestions: Suggestions): Result<Decided> {
  const facts = factsOf(work);
  const line = typed.line as BankLineId;
  switch (typed.choice) {
    case 'accept':
      return accept(facts, typed, suggestions);
    case 'assign':
      return assign(facts, typed);
    case 'refund':
      return owedBack(facts, line, typed.free, typed.free, 'to the payer');
    case 'ignore':
      return putAside(facts, line, typed.free);
    default:
      return refuse(problem('money.choice.unknown', { typed: typed.text }));
  }
}

/** Two rows of one line that say different things are both left alone; the same suggestion ticked twice counts once. */
function contradictory(all: readonly Typed[]): ReadonlySet<string> {
  const said = new Map<string, string>();
  const twice = new Set<string>();
  for (const { line, choice, text, suggestion, target } of all) {
    const what = choice === 'accept' ? `${text}|${suggestion}` : `${text}|${target}`;
    if ((said.get(line) ?? what) !== what) twice.add(line);
    said.set(line, what);
  }
  return twice;
}

/** How many decisions were filed; what could not be is told beside the line and to whoever clicked. */
export function fileDecisions(work: Work, typed: readonly Typed[]): number {
  const decided = typed.filter(({ text }) => text !== '');
  const twice = contradictory(decided);
  const suggestions = new Suggestions();
  const done = new Set<string>();
  for (const one of decided) {
    const what = one.choice === 'accept' ? one.suggestion : one.line;
    if (done.has(what)) continue;
    done.add(what);
    const result = twice.has(one.line)
      ? refuse(problem('money.decided-twice', { line: one.line }))
      : decide(work, one, suggestions);
    if (result.ok) {
      suggestions.touch(one.line, result.value);
      take(work, result.value, 'money.decided', one.line, `decided:${one.choice ?? ''}`);
      work.filed.add(one.key);
    } else for (const found of result.problems) work.remark(one.line, found);
  }
  return work.filed.size;
}

export function takeBackDecision(work: Work, args: { readonly line: string }) {
  const result = takeBackLine(factsOf(work), args.line as BankLineId);
  if (!result.ok) return result.problems;
  take(work, result.value, 'money.taken-back', args.line, '');
  const amount = result.value.rows.reduce((sum, row) => sum + row.amount, 0);
  work.notice('money.taken-back', { line: args.line, amount: amountText(work.facts, amount) });
  return [];
}
