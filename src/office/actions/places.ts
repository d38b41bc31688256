/** The organiser's acts on places: the sweep, closing registration, cancelling. */
import { problem, type Problem } from '../../domain/common/result';
import { registrationCloses } from '../../domain/payment/deadline';
import { cancelDivision } from '../../domain/waitlist/cancel-division';
import { organiserCancel } from '../../domain/waitlist/cancel';
import { occupied } from '../../domain/registration/occupancy';
import { underMinimum } from '../../domain/waitlist/close-registration';
import { mergeDivisions, mergeSteps, type MergeStep } from '../../domain/waitlist/merge';
import { tick } from '../../domain/waitlist/tick';
import type { Facts } from '../facts';
import { byOf, placesOf, settleResult, takeEffects } from '../places';
import { amountText, divisionName, fill, momentText } from '../say';
import type { OfficeWords } from '../words';
import type { Work } from '../work';

export const sweep = (work: Work): void => takeEffects(work, tick(placesOf(work), byOf(work, 'system')));

/** What merging would do now, in the order of the cascade; who has nowhere to go stops it. */
const mergePreview = (work: Work): MergeStep[] => {
  const merged = mergeDivisions(placesOf(work), byOf(work));
  return merged.ok ? mergeSteps(merged.value) : [];
};

/** What closing will do, for the question before it is done. */
export function closingSummary(work: Work, words: OfficeWords): string {
  const { facts } = work;
  const counts = facts.regulation.divisions.map((division) => {
    const count = occupied(facts.entries, division.id);
    const short = division.minimum.then === 'cancel' && count < division.minimum.players;
    return `${division.names.own} ${String(count)}${short ? `（${words.closing.cancelled}）` : ''}`;
  });
  return [counts.join('、'), ...mergePreview(work).map((step) => mergeText(facts, step, words))].join('\n');
}

/** `國小女生組 → 國小中年級組 3、國小高年級組 2` */
function mergeText(facts: Facts, { from, into }: MergeStep, words: OfficeWords): string {
  const targets = Object.entries(into).map(([to, count]) => `${divisionName(facts, to)} ${String(count)}`);
  return fill(words.closing.merged, { from: divisionName(facts, from), into: targets.join('、') });
}

export function closeRegistration(work: Work, _args: unknown, words: OfficeWords): readonly Problem[] {
  const { regulation, marks } = work.facts;
  const closes = registrationCloses(regulation);
  const offset = regulation.event.utcOffset;
  if (marks['registration.closed'] !== undefined) return [problem('registration.closed')];
  if (work.env.now <= closes) return [problem('registration.not-over', { time: momentText(closes, offset, words) })];
  sweep(work);
  const summary = closingSummary(work, words);
  const problems = [...cancelSmall(work), ...mergeSmall(work)];
  if (problems.length > 0) return problems;
  work.mark('registration.closed', String(work.env.now));
  work.journal({ action: 'registration.closed', subject: 'registration' });
  work.notice('registration.closed', { summary });
  for (const { division, players, needed } of underMinimum(work.facts))
    if (players > 0 && work.facts.marks[`not-played.${division}`] === undefined)
      work.notice('division.small', { division: divisionName(work.facts, division), players, minimum: needed });
  return [];
}

function cancelSmall(work: Work): readonly Problem[] {
  for (const division of work.facts.regulation.divisions) {
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
  return [];
}

/** Divisions that are too small go into the next (簡章 十一（四）), as the question before has shown. */
const mergeSmall = (work: Work): readonly Problem[] =>
  work.facts.regulation.divisions.some(({ minimum }) => minimum.then === 'merge')
    ? settleResult(work, mergeDivisions(placesOf(work), byOf(work)))
    : [];

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
