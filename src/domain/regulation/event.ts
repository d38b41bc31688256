/** The event itself: names, venue, dates, zone, money, language, schedule, consents. */
import * as z from 'zod/mini';
import { GAMES, LANGUAGES, clause, clock, count, day, localTime, names, text } from './basics';

export const scheduleRow = z.object({
  day: z.optional(day),
  from: clock,
  to: z.optional(clock),
  what: text,
  /** what the office starts then, when it starts anything */
  stage: z.optional(z.string()),
  round: z.optional(count),
  clause,
});

export const consent = z.object({ id: text, text, who: z.enum(['everybody', 'minors']), clause });

export const event = z.object({
  names,
  edition: z.nullable(count),
  game: z.enum(GAMES),
  organiser: text,
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
  /** how first and second player are called and decided */
  firstMove: z.enum(['furigoma', 'colours', 'nigiri']),
  drawsExist: z.boolean(),
  rules: z.array(z.object({ id: text, text, clause })),
  clause,
});
