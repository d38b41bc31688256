/** Lists over standings, prizes, promotions, ratings, and what is remembered for the next edition. */
import * as z from 'zod/mini';
import { basics, once } from './basics';

export const awardShapes = once(() => {
  const { clause, count, id, money, names, percent, positive, rank, text } = basics();

  /** A ranking list drawn from one division's standings. */
  const rankingList = z.object({
    id,
    division: id,
    names,
    filter: z.object({
      sex: z.nullable(z.enum(['f', 'm'])),
      bornOnOrBefore: z.nullable(z.string()),
      amateursOnly: z.boolean(),
    }),
    /** null: a list of single players */
    team: z.nullable(
      z.object({
        by: z.enum(['delegation', 'team']),
        members: positive,
        score: z.enum(['place-points', 'points']),
        /** value of place 1 (0) and of place n (n) in a field after the last common round (C17) */
        placePoints: z.enum(['zero-then-place', 'place']),
        ties: z.array(z.enum(['final-places', 'best-member'])),
      }),
    ),
    clause,
  });

  const prizeValue = z.union([
    z.object({ amount: money }),
    z.object({
      /** entrants × fee × pool % × share, rounded, not below the floor (A16–A18) */
      pool: z.object({
        fee: money,
        percent,
        numerator: positive,
        denominator: positive,
        roundTo: positive,
        /** every share is rounded by itself (A17) */
        rounding: z.enum(['each-share']),
        floor: money,
        /** regular players at the count after check-in, seated standby players included (A18) */
        counted: z.enum(['at-start']),
      }),
    }),
    z.object({ none: z.literal(true) }),
  ]);

  const prize = z.object({
    id,
    /** null: every division by itself; for a lucky draw everybody */
    division: z.nullable(id),
    /** null: the standing of the division */
    list: z.nullable(id),
    names,
    condition: z.union([
      z.object({ place: positive }),
      z.object({ places: z.object({ from: positive, to: positive }) }),
      /** all prelim games won before the last round; the list marks who won by walkover (A11) */
      z.object({ unbeatenInPrelim: z.literal(true), walkoversCount: z.boolean() }),
      /** among the last n of the bracket; a bracket smaller than n: only its own players, or everybody of the field (A13) */
      z.object({ reachedLast: positive, smallerBracket: z.enum(['bracket-only', 'everybody']) }),
      z.object({ bestOf: z.enum(['f', 'm']) }),
      z.object({
        luckyDraw: z.object({
          winners: positive,
          among: z.enum(['division', 'everybody']),
          /** holders of other prizes stay in the pot (A19) */
          prizeHolders: z.enum(['included', 'left-out']),
        }),
      }),
    ]),
    value: prizeValue,
    items: z.array(text),
    title: z.nullable(text),
    /** only when at least so many play in the division */
    fromPlayers: z.nullable(count),
    ties: z.enum(['tie-break', 'equal-share', 'hort']),
    /** adds to prizes of other lists, or the holder keeps the higher one only (C6, C7) */
    cumulates: z.boolean(),
    passedDown: z.boolean(),
    mustBePresent: z.boolean(),
    note: z.optional(text),
    clause,
  });

  /** What holds for all prizes. */
  const prizeRules = z.object({
    /** amounts are before tax; the organiser fills in a tax column */
    gross: z.boolean(),
    /** a woman placed in the mixed list that is paid as the men's: takes that prize, or leaves it unpaid (C5) */
    heldByWomen: z.nullable(z.enum(['paid', 'unpaid'])),
    /** the committee may take part of a prize from one who misses the ceremonies */
    finePossible: z.boolean(),
    /** goods may be replaced by others of like value */
    substitution: z.boolean(),
    clause,
  });

  const promotion = z.object({
    id,
    list: id,
    /** all must hold among players who started (C14) */
    when: z.array(z.object({ rankAtLeast: rank, count, below: z.nullable(count) })),
    places: z.object({ from: positive, to: positive }),
    to: z.string(),
    alternative: z.nullable(text),
    passDownTo: positive,
    clause,
  });

  /** How promotion clauses are read together. */
  const promotionRules = z.object({
    /** several thresholds met at once: only the highest tier for one dan (C10) */
    tiers: z.enum(['highest-only', 'all']),
    /** places that already carry a higher dan are left out of a lower tier, or stand as written (C11) */
    overlap: z.enum(['left-out', 'literal']),
    /** a winner who takes the alternative has used the slot, or it passes down (C13) */
    alternativeUsesSlot: z.boolean(),
    /** who is counted for the thresholds (C14) */
    counted: z.enum(['started', 'registered']),
    professionalsCounted: z.boolean(),
    /** left out of places and pass-down */
    professionalsRanked: z.boolean(),
    /** a slot passes to the next who does not hold that dan or higher, never beyond the limit; the rest lapses (C15) */
    passDown: z.enum(['next-below-that-dan']),
    /** an alternative must be claimed within so many months of the win */
    alternativeWithinMonths: z.nullable(positive),
    clause,
  });

  const rating = z.object({
    kind: z.enum(['none', 'fide-rapid', 'local-list']),
    minimumRounds: count,
    /** a bye given by the pairing counts as a round played in, though it is not rated (B3) */
    byeTakesPart: z.boolean(),
    startValue: z.nullable(count),
    k: z.nullable(z.array(z.object({ untilGames: z.nullable(count), k: positive }))),
    clause,
  });

  const remembered = z.object({
    /** winners of this division must enter that one from the next edition on */
    duties: z.array(z.object({ division: id, place: positive, mustPlay: id, clause })),
    pastParticipants: z.boolean(),
    titles: z.array(z.object({ division: id, place: positive, title: text, clause })),
  });

  return { rankingList, prize, prizeRules, promotion, promotionRules, rating, remembered };
});
