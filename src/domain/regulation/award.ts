/** Lists over standings, prizes, promotions, ratings, and what is remembered for the next edition. */
import * as z from 'zod/mini';
import { clause, count, id, money, names, percent, positive, rank, text } from './basics';

/** A ranking list drawn from one division's standings. */
export const rankingList = z.object({
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

export const prizeValue = z.union([
  z.object({ amount: money }),
  z.object({
    /** entrants × fee × pool % × share, rounded, not below the floor (A16–A18) */
    pool: z.object({
      fee: money,
      percent,
      numerator: positive,
      denominator: positive,
      roundTo: positive,
      floor: money,
      counted: z.enum(['at-start']),
    }),
  }),
  z.object({ none: z.literal(true) }),
]);

export const prize = z.object({
  id,
  division: z.nullable(id),
  list: z.nullable(id),
  names,
  condition: z.union([
    z.object({ place: positive }),
    z.object({ places: z.object({ from: positive, to: positive }) }),
    z.object({ unbeatenInPrelim: z.literal(true) }),
    z.object({ reachedLast: positive }),
    z.object({ bestOf: z.enum(['f', 'm']) }),
    z.object({ luckyDraw: z.object({ winners: positive, among: z.enum(['division', 'everybody']) }) }),
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
  clause,
});

export const promotion = z.object({
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

export const rating = z.object({
  kind: z.enum(['none', 'fide-rapid', 'local-list']),
  minimumRounds: count,
  startValue: z.nullable(count),
  k: z.nullable(z.array(z.object({ untilGames: z.nullable(count), k: positive }))),
  clause,
});

export const remembered = z.object({
  /** winners of this division must enter that one from the next edition on */
  duties: z.array(z.object({ division: id, place: positive, mustPlay: id, clause })),
  pastParticipants: z.boolean(),
  titles: z.array(z.object({ division: id, place: positive, title: text, clause })),
});
