/** Money that goes back: what is owed to whom, what the organiser decides, and what has been paid. */
import { problem, type Problem } from '../../domain/common/result';
import type { LedgerRow } from '../../domain/payment/records';
import { decideRefund as decideDomain, undecidedMoney } from '../../domain/waitlist/decide-refund';
import type { Facts } from '../facts';
import { byOf, placesOf, settleResult } from '../places';
import { amountText } from '../say';
import type { Work } from '../work';

export interface Owed {
  /** entry, or the bank line whose sender nobody knows */
  readonly to: string;
  readonly amount: number;
  /** promises, each with what is left of it */
  readonly promises: readonly { readonly row: LedgerRow; readonly left: number }[];
}

/** Promises to pay back that still stand, by whom they were made to. */
export function owedTo({ ledger }: Pick<Facts, 'ledger'>): Owed[] {
  const answered = new Map<string, number>();
  for (const { kind, answers, amount } of ledger)
    if ((kind === 'refund-done' || kind === 'write-off') && answers)
      answered.set(answers, (answered.get(answers) ?? 0) + amount);
  const found = new Map<string, Owed>();
  for (const row of ledger) {
    const left = row.kind === 'refund-due' ? row.amount - (answered.get(row.id) ?? 0) : 0;
    if (left <= 0) continue;
    const to = row.entry ?? row.bankLine ?? row.id;
    const known = found.get(to) ?? { to, amount: 0, promises: [] };
    found.set(to, { to, amount: known.amount + left, promises: [...known.promises, { row, left }] });
  }
  return [...found.values()].sort((a, b) => (a.to < b.to ? -1 : 1));
}

/** Paid back, all that was owed to each of these; one wrong name stops all. */
export function refundsPaid(work: Work, args: { readonly to: readonly string[] }): readonly Problem[] {
  const owed = new Map(owedTo(work.facts).map((one) => [one.to, one]));
  const asked = [...new Set(args.to)];
  if (asked.length === 0) return [problem('refund.none-named')];
  const problems = asked.filter((to) => !owed.has(to)).map((to) => problem('refund.not-owed', { to }));
  if (problems.length > 0) return problems;
  let sum = 0;
  for (const to of asked) {
    const { amount, promises } = owed.get(to)!;
    sum += amount;
    const rows = promises.map(({ row, left }): LedgerRow => ({
      ...row,
      id: work.newId('ledger'),
      at: work.env.now,
      kind: 'refund-done',
      amount: left,
      answers: row.id,
    }));
    work.put('ledger', rows);
    work.journal({ action: 'refund.paid', subject: to, after: { amount } });
  }
  work.notice('refunds.paid', { count: asked.length, sum: amountText(work.facts, sum) });
  return [];
}

/** Money nobody has decided about, as `E-0007 NT$500` lines for the question. */
export const undecidedText = (work: Work): string =>
  undecidedMoney(placesOf(work))
    .map(({ entry, amount }) => `${entry} ${amountText(work.facts, amount)}`)
    .join('\n');

export function decideRefund(work: Work, args: { readonly entry: string; readonly kept: number }): readonly Problem[] {
  const problems = settleResult(work, decideDomain(placesOf(work), { ...args, reason: 'by-organiser' }, byOf(work)));
  if (problems.length === 0) work.notice('refund.decided', { entry: args.entry });
  return problems;
}
