/**
 * C.07 article 16: what unplayed rounds are worth in Buchholz and Sonneborn-Berger, both editions.
 *
 * As an opponent (16.3): byes given by the pairing, forfeits, and requested byes followed by a round that was
 * not voluntarily unplayed count with the points awarded; requested byes at the end count as draws.
 * For oneself (16.4): an unplayed round is a game against a dummy with one's own score. The 2026 edition caps
 * it: a forfeited game at the scheduled opponent's adjusted score, any other at draws in all rounds.
 */
import type { EventPlayer, EventRound, StandingsEvent } from './event';
import type { PartReason } from './tie-break';

/** A player's score as his opponents count it, and as his own dummies have it. */
export interface AdjustedScore {
  readonly asOpponent: number;
  readonly own: number;
}

/** Fore mode (8.3): games of the last round, scheduled ones too, are taken as draws. */
const isFore = (event: StandingsEvent, player: EventPlayer, fore: boolean): boolean =>
  fore && event.finished && player.lastPaired === event.rounds;

export function adjustedScores(event: StandingsEvent, fore: boolean): Map<number, AdjustedScore> {
  const draw = event.points.draw;
  return new Map(
    event.players.map((player) => {
      const asFore = isFore(event, player, fore);
      const present = asFore ? event.rounds : player.lastPresent;
      let asOpponent = 0;
      let own = player.points;
      for (const entry of player.rounds) {
        if (asFore && entry.round === event.rounds && entry.opponent !== null) {
          asOpponent += draw;
          own += draw - entry.points;
        } else if (entry.round <= present || entry.opponent !== null) asOpponent += entry.points;
        // With pairings fixed beforehand there is nothing to draw against (15.2).
        else asOpponent += event.roundRobin ? event.points.zeroBye : draw;
      }
      return [player.number, { asOpponent, own }];
    }),
  );
}

export interface Contribution {
  readonly entry: EventRound;
  /** score of the opponent or of the dummy, tenths */
  readonly score: number;
  readonly why: PartReason;
  /** may be cut first (16.5) */
  readonly voluntary: boolean;
}

function dummyScore(
  event: StandingsEvent,
  adjusted: ReadonlyMap<number, AdjustedScore>,
  player: EventPlayer,
  entry: EventRound,
): { score: number; why: PartReason } {
  const own = adjusted.get(player.number)?.own ?? player.points;
  if (event.edition === '2024') return { score: own, why: 'own-score' };
  const scheduled = entry.opponent === null ? undefined : adjusted.get(entry.opponent)?.asOpponent;
  if (scheduled !== undefined)
    return scheduled < own ? { score: scheduled, why: 'capped-by-opponent' } : { score: own, why: 'own-score' };
  const draws = event.points.draw * event.rounds;
  return draws < own ? { score: draws, why: 'capped-by-draws' } : { score: own, why: 'own-score' };
}

/** One entry per round that counts: real opponents, and dummies where no game was played. */
export function contributions(
  event: StandingsEvent,
  adjusted: ReadonlyMap<number, AdjustedScore>,
  player: EventPlayer,
  mode: { readonly predetermined: boolean; readonly fore: boolean },
): Contribution[] {
  const found: Contribution[] = [];
  for (const entry of player.rounds) {
    const asPlayed =
      entry.played ||
      mode.predetermined ||
      event.roundRobin ||
      (mode.fore && event.finished && entry.round === event.rounds);
    const opponent = entry.opponent === null ? undefined : event.byNumber.get(entry.opponent);
    if (asPlayed && opponent !== undefined) {
      const score = adjusted.get(opponent.number)?.asOpponent ?? opponent.points;
      const why = score === opponent.points ? 'opponent' : 'opponent-adjusted';
      found.push({ entry, score, why, voluntary: false });
    } else if (!event.roundRobin) {
      found.push({ entry, ...dummyScore(event, adjusted, player, entry), voluntary: entry.voluntary });
    }
  }
  return found;
}
