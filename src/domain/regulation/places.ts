/** Registration, places and money: windows, lapse, waitlist, transfer, standby lane, fees, refunds. */
import * as z from 'zod/mini';
import { basics, once } from './basics';

export const placesShapes = once(() => {
  const { clause, clock, count, day, id, localTime, money, percent, positive, text } = basics();

  const registration = z.object({
    /** file under sheets-templates/forms */
    form: id,
    /** forms behind the links in letters: report of a transfer, cancellation, handing on a place */
    forms: z.object({ report: id, cancel: id, transfer: z.nullable(id) }),
    approval: z.object({
      needed: z.boolean(),
      when: z.enum(['before-payment', 'before-play']),
      /** divisions whose entries wait for approval, and whether those of delegations and invited players do too (十一, C23) */
      divisions: z.array(id),
      delegations: z.boolean(),
      clause,
    }),
    oneEntryPerPerson: z.boolean(),
    /** fields that together tell a person */
    identity: z.array(z.enum(['name', 'birth-date', 'email', 'phone'])),
    groupEntry: z.enum(['none', 'payer', 'delegation']),
    delegation: z.nullable(
      z.object({
        men: count,
        women: count,
        menTeam: count,
        womenTeam: count,
        closes: z.nullable(localTime),
        /** who is in the team when there are more: as named beforehand, others play for themselves (C16) */
        teamsNamed: z.enum(['before-round-1', 'at-entry']),
        clause,
      }),
    ),
    /** an organiser may move a person between divisions, giving a reason */
    organiserMayMove: z.boolean(),
    clause,
  });

  const payment = z.object({
    ways: z.array(z.enum(['transfer', 'group-transfer', 'platform', 'cash'])),
    account: z.nullable(z.object({ bank: text, bankCode: text, number: text, holder: text })),
    /** days to pay and report; null = no clock runs */
    windowDays: z.nullable(positive),
    /** what starts the clock (A4) */
    windowStarts: z.enum(['letter-sent', 'received']),
    /** how days are counted (A4): to the end of the n-th day after, or n × 24 hours */
    counting: z.enum(['end-of-day', 'hours']),
    /** no deadline is ever later than this (A5) */
    hardStop: z.nullable(localTime),
    reportDigits: z.nullable(positive),
    lapseWhen: z.enum(['not-reported', 'never']),
    graceMinutes: count,
    reminderHoursBefore: z.nullable(positive),
    /** days after which a report without money is shown to the organiser */
    reportedUnpaidDays: positive,
    clause,
  });

  const waitlist = z.object({
    /** keys of the total order, first decides first (A7) */
    order: z.array(z.enum(['member-first', 'received'])),
    offerDays: z.nullable(positive),
    promotionStops: z.nullable(localTime),
    lapsedOffer: z.enum(['out', 'back-of-queue']),
    clause,
  });

  const transfer = z.object({
    allowed: z.boolean(),
    /** last day on which the organiser may be told, inclusive (A3) */
    latestDay: z.nullable(day),
    onlyBefore: z.nullable(day),
    clause,
  });

  const standby = z.object({
    allowed: z.boolean(),
    arrive: z.nullable(clock),
    multipleOf: positive,
    /** seats are filled to the next multiple only, or as far as the capacity goes (A8) */
    fillTo: z.enum(['next-multiple', 'capacity']),
    /** waitlisted people at the desk go before standby players (A7) */
    waitlistFirst: z.boolean(),
    refundUnseated: percent,
    clause,
  });

  /** Refund steps: the first whose `before` day is later than the day of the cancellation applies (A2). */
  const refunds = z.object({
    steps: z.array(z.object({ before: z.nullable(day), percent, clause })),
    of: z.enum(['fee', 'paid']),
    noShow: percent,
    divisionCancelled: percent,
    /** the organiser types what is kept (B7) or decides freely (C22) */
    deduction: z.enum(['none', 'entered-by-organiser']),
    clause,
  });

  const checkIn = z.object({
    /** null: the first day of the event */
    day: z.nullable(day),
    opens: clock,
    closes: clock,
    noShow: z.enum(['forfeits-place', 'late-until-round']),
    lateUntilRound: z.nullable(positive),
    identityCheck: z.boolean(),
    /** papers that prove who one is */
    papers: z.array(text),
    clause,
  });

  const appeals = z.object({
    oral: z.nullable(
      z.object({
        to: text,
        minutesAfterGame: z.nullable(count),
        beforeGameEnds: z.boolean(),
        panel: z.array(text),
        clause,
      }),
    ),
    written: z.nullable(
      z.object({
        to: text,
        minutesAfterRound: z.nullable(count),
        beforeEventEnds: z.boolean(),
        deposit: money,
        /** whose signature it needs, where the regulation says so */
        signedBy: z.nullable(text),
        rejected: z.enum(['forfeited', 'returned']),
        clause,
      }),
    ),
    final: z.boolean(),
    clause,
  });

  const conduct = z.object({
    /** minutes late at which a game is lost; null = the arbiter decides */
    lateMinutes: z.nullable(count),
    noticeMinutes: z.nullable(count),
    warningsToLoss: z.nullable(positive),
    /** absences that end a player's tournament */
    absencesToWithdrawal: z.nullable(positive),
    disqualifiedResults: z.enum(['stand', 'void']),
    clause,
  });

  return { registration, payment, waitlist, transfer, standby, refunds, checkIn, appeals, conduct };
});
