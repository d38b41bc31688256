/** Stages: what is played, each taking a field of players and giving a result that the next one needs. */
import * as z from 'zod/mini';
import { basics, once } from './basics';

export const stageShapes = once(() => {
  const { clause, clock, count, id, positive, text } = basics();

  const timeControl = z.object({
    mainMinutes: count,
    incrementSeconds: z.optional(count),
    byoyomiSeconds: z.optional(count),
    byoyomiPeriods: z.optional(count),
  });

  const common = { id, name: text, starts: z.array(clock), timeControl: z.nullable(timeControl), clause };

  /** Points in tenths, as in src/domain/play/crosstable.ts. */
  const points = z.object({ win: count, draw: count, loss: count, bye: count, halfBye: z.nullable(count) });

  const winCount = z.strictObject({
    ...common,
    kind: z.literal('win-count'),
    rounds: positive,
    winsIn: positive,
    lossesOut: positive,
    fieldMultipleOf: positive,
    /** who is counted for "half qualifies": slots with their virtual players, or real players (A9) */
    qualifiersOf: z.enum(['slots', 'players']),
    opponents: z.literal('lot-fewest-rematches'),
    friendlyCountsAsMeeting: z.boolean(),
    /** whoever is free in a round (decided, or won without playing) plays a game that does not count (A25) */
    friendlyGames: z.boolean(),
    /** a free player for whom no other is free (A27) */
    friendlySurplus: z.enum(['sits-out']),
    /** an empty slot that meets another empty slot keeps a nominal win (A10) */
    emptyMeetsEmpty: z.enum(['one-by-lot-wins', 'both-lose']),
    withdrawalKeepsSlot: z.boolean(),
  });

  const knockout = z.strictObject({
    ...common,
    kind: z.literal('knockout'),
    /** bracket row by number of qualifiers: size and start of its first round (A1) */
    brackets: z.array(z.object({ from: positive, to: positive, size: positive, start: clock, clause })),
    byes: z.enum(['unbeaten-then-lot', 'lot', 'seeds']),
    walkoverWinsAreUnbeaten: z.boolean(),
    seats: z.enum(['lot', 'seeds']),
    emptyPairs: z.enum(['avoid', 'allow']),
    thirdPlace: z.enum(['two-thirds', 'play-off']),
    /** before the draw an empty seat is drawn, after it the seat is a bye; nobody moves up (A14) */
    withdrawal: z.literal('bye'),
    finalStarts: z.nullable(clock),
    finalTimeControl: z.nullable(timeControl),
    drawAt: z.nullable(clock),
  });

  const roundsRule = z.union([
    z.object({ fixed: positive }),
    z.object({ byField: z.array(z.object({ upTo: z.nullable(positive), rounds: positive })) }),
  ]);

  const swiss = z.strictObject({
    ...common,
    kind: z.literal('swiss'),
    system: z.enum(['fide-dutch', 'go-score', 'lots']),
    rounds: roundsRule,
    points,
    acceleration: z.enum(['none', 'baku']),
    /** play a round robin instead when rounds ≥ players − 1 (B9) */
    roundRobinWhenShort: z.boolean(),
    doubleRoundRobinWhenTwice: z.boolean(),
    /** avoid meetings of the same school/city/family up to this round, softly */
    apart: z.array(z.object({ by: z.enum(['school', 'city', 'family', 'club']), untilRound: positive })),
    lateEntryUntilRound: z.nullable(positive),
    requestedByes: z.object({
      allowed: z.boolean(),
      worth: z.enum(['half', 'zero']),
      untilRound: z.nullable(positive),
    }),
    /** parallel fields the stage is split into (C1) */
    fields: z.nullable(
      z.object({
        ids: z.array(text),
        by: z.enum(['snake', 'lot']),
        spread: z.nullable(z.enum(['city', 'school'])),
        fromPlayers: count,
      }),
    ),
    colours: z.enum(['system', 'balance', 'nigiri']),
  });

  const sameRankFinal = z.strictObject({
    ...common,
    kind: z.literal('same-rank-final'),
    perField: positive,
    /** k-th against k-th: the winner is 2k − 1, the loser 2k (C2) */
    places: z.enum(['pair-by-pair']),
    missing: z.literal('other-wins'),
    others: z.enum(['finished', 'play-on']),
    below: z.enum(['blocks', 'merge-by-points']),
  });

  const stage = z.discriminatedUnion('kind', [winCount, knockout, swiss, sameRankFinal]);

  /** Tie-break list by id with modifiers, e.g. `BH/M1`; what stays equal. */
  const standing = z.object({
    tieBreaks: z.array(text),
    edition: z.enum(['2026', '2024']),
    stillTied: z.enum(['shared', 'lot', 'play-off']),
    clause,
  });

  return { stage, standing };
});
