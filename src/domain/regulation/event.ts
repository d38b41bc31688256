/** The event itself: names, venue, dates, zone, money, language, schedule, consents. */
import * as z from 'zod/mini';
import { basics, once, GAMES, LANGUAGES } from './basics';

export const eventShapes = once(() => {
  const { clause, clock, count, day, localTime, money, names, text } = basics();

  const scheduleRow = z.object({
    day: z.optional(day),
    from: clock,
    to: z.optional(clock),
    what: text,
    /** what the office starts then, when it starts anything */
    stage: z.optional(z.string()),
    round: z.optional(count),
    clause,
  });

  const consent = z.object({ id: text, text, who: z.enum(['everybody', 'minors']), clause });

  /** Repetition: the game is played again (sennichite); null where the game's own rules decide. */
  const replay = z.nullable(
    z.object({
      swapColours: z.boolean(),
      keepsTime: z.boolean(),
      topUpMinutes: z.nullable(count),
      /** each side below the limit is set to it by itself, or both are (A22) */
      topUp: z.enum(['each-below', 'both']),
      clause,
    }),
  );

  /** Declaring a win by points with the king in the enemy camp. */
  const declaration = z.nullable(
    z.object({
      method: z.enum(['27-points']),
      bigPiece: count,
      smallPiece: count,
      sente: count,
      gote: count,
      piecesInCamp: count,
      campRanks: count,
      failed: z.enum(['declarer-loses']),
      /** nobody can declare: play on or again until decided by the arbiter, or gote wins at 27 to 27 (A23) */
      undecided: z.enum(['until-decided', 'gote-wins']),
      clause,
    }),
  );

  const insurance = z.nullable(
    z.object({ perPerson: money, perAccident: money, property: money, total: money, note: z.optional(text), clause }),
  );

  const event = z.object({
    names,
    edition: z.nullable(count),
    game: z.enum(GAMES),
    organiser: text,
    /** everybody else the regulation names, by his part */
    parties: z.array(z.object({ role: text, names: z.array(text), clause })),
    chiefArbiter: z.nullable(text),
    venue: z.object({ name: text, provisional: z.boolean(), address: z.optional(text), map: z.optional(text) }),
    language: z.enum(LANGUAGES),
    zone: text,
    /** minutes east of UTC; the zones of these events know no summer time */
    utcOffset: z.number().check(z.int()),
    currency: z.object({ code: text, sign: text }),
    from: day,
    to: day,
    registrationOpens: z.nullable(localTime),
    /** last instant at which a submission counts (inclusive) */
    registrationCloses: localTime,
    groupingAnnounced: z.nullable(day),
    draft: z.boolean(),
    contact: z.nullable(text),
    announcedAt: z.array(text),
    schedule: z.array(scheduleRow),
    consents: z.array(consent),
    minorUnder: z.nullable(count),
    /** round times are fixed here, or set by the organiser during the event (C19) */
    roundTimes: z.enum(['regulation', 'organiser']),
    /** how first and second player are called and decided */
    firstMove: z.enum(['furigoma', 'colours', 'nigiri']),
    drawsExist: z.boolean(),
    replay,
    declaration,
    insurance,
    /** what visitors may buy besides the fee */
    prices: z.array(z.object({ what: text, price: money, unit: text, clause })),
    rules: z.array(z.object({ id: text, text, clause })),
    clause,
  });

  return { event };
});
