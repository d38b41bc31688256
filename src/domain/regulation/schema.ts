/** A tournament as data: the whole regulation as one shape, and the types inferred from it. */
import * as z from 'zod/mini';
import { awardShapes } from './award';
import { basics, once } from './basics';
import { eligibilityShapes } from './eligibility';
import { eventShapes } from './event';
import { placesShapes } from './places';
import { stageShapes } from './stage';

export const regulationShapes = once(() => {
  const { clause, count, id, money, names, positive, text } = basics();
  const { prize, prizeRules, promotion, promotionRules, rankingList, rating, remembered } = awardShapes();
  const { divisionEligibility, evidence } = eligibilityShapes();
  const { event } = eventShapes();
  const { appeals, checkIn, conduct, payment, refunds, registration, standby, transfer, waitlist } = placesShapes();
  const { stage, standing } = stageShapes();
  const division = z.object({
    id,
    names,
    /** the heading the regulation puts over it, e.g. 少儿组 over 少年组 and 幼儿组 */
    parent: z.optional(text),
    /** null = no limit */
    capacity: z.nullable(positive),
    fee: z.object({ member: z.nullable(money), other: z.nullable(money), clause }),
    /** fewer at closing: cancelled, merged along the list of targets, or the organiser decides */
    minimum: z.object({
      players: count,
      then: z.enum(['cancel', 'merge', 'organiser']),
      /** `by-grade`: each player goes to the grade division of his school year (B1) */
      into: z.array(z.union([id, z.literal('by-grade')])),
      order: z.nullable(count),
      /** what players of a cancelled division are offered (A26) */
      offers: z.array(z.enum(['refund', 'move-up', 'return-to-own'])),
      /** merged players win prizes of the division that took them, of their own list, or of both (B5, C18) */
      mergedAwards: z.enum(['receiving', 'own', 'both']),
      /** counted at closing; too few on the day itself (A20) */
      shortOnTheDay: z.enum(['organiser', 'play']),
      clause,
    }),
    eligibility: divisionEligibility,
    stages: z.array(stage),
    standing,
    clause,
  });

  /** An open question of the regulation, the reading in force and where it is set. */
  const reading = z.object({
    id: text,
    question: text,
    /** where it is set (path.ts), e.g. `payment.counting` or `divisions.dan.stages.prelim.qualifiersOf` */
    path: text,
    /** further places that carry the same reading, e.g. the other divisions */
    also: z.optional(z.array(text)),
    reading: text,
    alternatives: z.array(text),
    confirm: text,
    clause,
  });

  const regulation = z.object({
    id,
    version: positive,
    event,
    evidence: z.array(evidence),
    divisions: z.array(division).check(z.minLength(1)),
    registration,
    payment,
    waitlist,
    transfer,
    standby,
    refunds,
    checkIn,
    appeals,
    conduct,
    lists: z.array(rankingList),
    prizes: z.array(prize),
    prizeRules,
    promotions: z.array(promotion),
    promotionRules: z.nullable(promotionRules),
    rating,
    remembered,
    readings: z.array(reading),
    clause,
  });

  return { division, stage, prize, reading, regulation };
});
type Shapes = ReturnType<typeof regulationShapes>;

export type Regulation = z.infer<Shapes['regulation']>;
export type Division = z.infer<Shapes['division']>;
export type Stage = z.infer<Shapes['stage']>;
export type WinCountStage = Extract<Stage, { kind: 'win-count' }>;
export type KnockoutStage = Extract<Stage, { kind: 'knockout' }>;
export type SwissStage = Extract<Stage, { kind: 'swiss' }>;
export type SameRankFinalStage = Extract<Stage, { kind: 'same-rank-final' }>;
export type Prize = z.infer<Shapes['prize']>;
export type Reading = z.infer<Shapes['reading']>;
