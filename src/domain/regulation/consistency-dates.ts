/** Dates and times of a regulation that cannot stand in their order. */
import type { Contradiction } from './contradiction';
import type { Regulation } from './schema';

/** Wall-clock texts of one length compare as texts; `2026-12-05` is the start of that day. */
const instant = (text: string): string => `${text}${'0000-00-00T00:00:00'.slice(text.length)}`;

export function datesOutOfOrder(regulation: Regulation): Contradiction[] {
  const { event, transfer, waitlist, refunds, checkIn, payment, registration } = regulation;
  const found: Contradiction[] = [];
  const order = (first: [string, string | null], then: [string, string | null]): void => {
    if (first[1] === null || then[1] === null || instant(first[1]) <= instant(then[1])) return;
    const params = { earlier: first[1].replace('T', ' '), later: then[1].replace('T', ' ') };
    found.push({ code: 'regulation.dates-out-of-order', params, paths: [first[0], then[0]] });
  };
  const last: [string, string] = ['event.to', `${event.to}T23:59:59`];
  const closes: [string, string] = ['event.registrationCloses', event.registrationCloses];
  order(['event.from', event.from], ['event.to', event.to]);
  order(['event.registrationOpens', event.registrationOpens], closes);
  order(closes, last);
  order(['event.groupingAnnounced', event.groupingAnnounced], last);
  order(['payment.hardStop', payment.hardStop], last);
  order(['waitlist.promotionStops', waitlist.promotionStops], last);
  order(['transfer.latestDay', transfer.latestDay], last);
  order(['registration.delegation.closes', registration.delegation?.closes ?? null], last);
  const { lateUntilRound } = checkIn;
  if (checkIn.opens > checkIn.closes) {
    const params = { earlier: checkIn.opens, later: checkIn.closes };
    found.push({ code: 'regulation.dates-out-of-order', params, paths: ['checkIn.closes', 'checkIn.opens'] });
  }
  if (checkIn.noShow === 'late-until-round' && lateUntilRound === null) {
    found.push({
      code: 'regulation.late-round-missing',
      params: {},
      paths: ['checkIn.lateUntilRound', 'checkIn.noShow'],
    });
  }
  refunds.steps.forEach(({ before }, index) => {
    const next = refunds.steps[index + 1];
    const paths = [`refunds.steps.${index}.before`, `refunds.steps.${index + 1}.before`];
    if (next === undefined) return;
    if (before === null) found.push({ code: 'regulation.refund-step-hidden', params: {}, paths });
    else if (next.before !== null && next.before <= before) {
      const params = { earlier: before, later: next.before };
      found.push({ code: 'regulation.dates-out-of-order', params, paths });
    }
  });
  return found;
}
