/** The organiser's acts on places: the sweep, closing registration, cancelling. */
import { problem, type Problem } from '../../domain/common/result';
import { registrationCloses } from '../../domain/payment/deadline';
import { cancelDivision } from '../../domain/waitlist/cancel-division';
import { organiserCancel } from '../../domain/waitlist/cancel';
import { occupied } from '../../domain/registration/occupancy';
import { tick } from '../../domain/waitlist/tick';
import { byOf, placesOf, settleResult, takeEffects } from '../places';
import { amountText, momentText } from '../say';
import type { OfficeWords } from '../words';
import type { Work } from '../work';

export const sweep = (work: Work): void => takeEffects(work, tick(placesOf(work), byOf(work, 'system')));

/** What closing will do, for the question before it is done. */
export function closingSummary(work: Work, words: OfficeWords): string {
  return work.facts.regulation.divisions
    .map((division) => {
      const count = occupied(work.facts.entries, division.id);
      const short = division.minimum.then === 'cancel' && count < division.minimum.players;
      return `${division.names.own} ${String(count)}${short ? `（${words.closing.cancelled}）` : ''}`;
    })
    .join('、');
}

export function closeRegistration(work: Work, _args: unknown, words: OfficeWords): readonly Problem[] {
  const { regulation, marks } = work.facts;
  const closes = registrationCloses(regulation);
  const offset = regulation.event.utcOffset;
  if (marks['registration.closed'] !== undefined) return [problem('registration.closed')];
  if (work.env.now <= closes) return [problem('registration.not-over', { time: momentText(closes, offset, words) })];
  sweep(work);
  const summary = closingSummary(work, words);
  for (const division of regulation.divisions) {
    if (division.minimum.then !== 'cancel') continue;
    if (occupied(work.facts.entries, division.id) >= division.minimum.players) continue;
    const problems = settleResult(
      work,
      cancelDivision(placesOf(work), { division: division.id, moves: {} }, byOf(work)),
    );
    if (problems.length > 0) return problems;
    work.mark(`not-played.${division.id}`, 'below-minimum');
    work.journal({ action: 'division.cancelled', subject: division.id, reason: 'below-minimum' });
  }
  work.mark('registration.closed', String(work.env.now));
  work.journal({ action: 'registration.closed', subject: 'registration' });
  work.notice('registration.closed', { summary });
  return [];
}

export function cancelEntry(work: Work, args: { readonly entry: string; readonly reason: string }): readonly Problem[] {
  const before = work.facts.ledger.length;
  const problems = settleResult(
    work,
    organiserCancel(placesOf(work), { entry: args.entry, reason: args.reason, refund: 'by-rule' }, byOf(work)),
  );
  if (problems.length > 0) return problems;
  const refund = work.facts.ledger
    .slice(before)
    .reduce((sum, row) => (row.kind === 'refund-due' ? sum + row.amount : sum), 0);
  work.notice('entry.cancelled', { entry: args.entry, amount: amountText(work.facts, refund) });
  return [];
}
