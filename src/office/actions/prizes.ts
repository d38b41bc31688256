/** Prizes: fixing the sheet (money goes into the ledger once), the lucky draw, and what is remembered for the next edition. */
import type { EntryId } from '../../domain/common/ids';
import { problem, type Problem } from '../../domain/common/result';
import { luckyDraw as luckyDomain, luckyWinners } from '../../domain/prizes/lucky-draw';
import { rememberedFrom } from '../../domain/prizes/remembered';
import { prizeTotals } from '../../domain/prizes/totals';
import { ABSENT_MARK, absentees, awards, luckyLabel, prizeFields } from '../awards';
import { fieldProblems, phaseOf } from '../phases';
import { nameBook } from '../players';
import { amountText, divisionName } from '../say';
import type { Work } from '../work';
import type { DrawArgs } from './play';

export function fixPrizes(work: Work): readonly Problem[] {
  const { facts } = work;
  if (fieldProblems(facts).length > 0) return fieldProblems(facts);
  const problems = facts.regulation.divisions.flatMap(({ id }) => {
    const { kind } = phaseOf(facts, id);
    return kind === 'finished' || kind === 'no-players'
      ? []
      : [problem('prizes.too-early', { division: divisionName(facts, id) })];
  });
  if (problems.length > 0) return problems;
  const found = awards(facts);
  const total = prizeTotals(found);
  if (facts.marks['prizes.fixed'] === undefined) {
    work.put(
      'ledger',
      found
        .filter((award) => award.amount > award.fine && !award.forfeited)
        .map((award) => ({
          id: work.newId('ledger'),
          at: work.env.now,
          kind: 'prize' as const,
          amount: award.amount - award.fine,
          entry: award.entry,
          bankLine: null,
          claim: null,
          answers: null,
          receipt: '',
          reason: award.prize,
        })),
    );
    const kept = rememberedFrom(facts.regulation.remembered, prizeFields(facts));
    work.mark('remembered', JSON.stringify(kept));
    work.mark('prizes.fixed', String(work.env.now));
    work.journal({ action: 'prizes.fixed', subject: 'prizes', after: { paid: total.paid, awards: found.length } });
  }
  work.notice('prizes.fixed', { amount: amountText(facts, total.paid) });
  return [];
}

export interface LuckyArgs extends DrawArgs {
  /** entries not at the ceremony */
  readonly absent: readonly string[];
}

export function luckyDraw(work: Work, args: LuckyArgs): readonly Problem[] {
  const { facts } = work;
  if (facts.marks['prizes.fixed'] === undefined) return [problem('lucky.too-early')];
  const known = new Set(facts.entries.map((entry) => entry.id as string));
  const unknown = args.absent.filter((entry) => !known.has(entry));
  if (unknown.length > 0) return unknown.map((entry) => problem('entry.unknown', { entry }));
  const prizes = facts.regulation.prizes.filter((prize) => 'luckyDraw' in prize.condition);
  if (facts.marks['lucky.drawn'] !== undefined || prizes.length === 0) return [problem('lucky.done')];
  work.mark(ABSENT_MARK, args.absent.join(' ') || null);
  const names = nameBook(facts);
  for (const prize of prizes) {
    const drawn = luckyDomain({
      prize,
      fields: prizeFields(facts),
      absent: absentees(work.facts),
      awards: awards(work.facts),
      label: luckyLabel(facts, prize),
      seed: args.seed,
      nextDraw: work.nextNumber('draw'),
    });
    if (!drawn.ok) return drawn.problems;
    work.take('draw', 1);
    work.put('draws', [drawn.value]);
    const winners = 'luckyDraw' in prize.condition ? prize.condition.luckyDraw.winners : 0;
    const won: readonly EntryId[] = luckyWinners(drawn.value.outcome, winners, absentees(work.facts));
    work.journal({ action: 'lucky.drawn', subject: prize.id, after: { draw: drawn.value.id, winners: won.join(' ') } });
    work.notice('lucky.drawn', {
      names: won.map((entry) => names.get(entry) ?? entry).join('、'),
      draw: drawn.value.id,
    });
  }
  work.mark('lucky.drawn', String(work.env.now));
  return [];
}
