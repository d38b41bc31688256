/**
 * Which K a player has (FIDE B.02, rapid and blitz; the order in which the rules are asked is ours):
 * once 2400 was reached 10; under 18 and never 2300 40; fewer than 30 rated games 40; otherwise 20.
 */
import { limitedK } from './change';

export interface KFacts {
  /** highest rating ever published */
  readonly highest: number;
  /** rated games before this event */
  readonly games: number;
  /** the event lies before the end of the year of the 18th birthday */
  readonly junior: boolean;
}

export type KReason = 'reached-2400' | 'junior' | 'new' | 'regular';

export interface KFactor {
  readonly k: number;
  readonly reason: KReason;
  /** K was lowered because K × games would pass 700 */
  readonly limited: boolean;
}

const K_OF: Readonly<Record<KReason, number>> = { 'reached-2400': 10, junior: 40, new: 40, regular: 20 };

function kReason(facts: KFacts): KReason {
  if (facts.highest >= 2400) return 'reached-2400';
  if (facts.junior && facts.highest < 2300) return 'junior';
  return facts.games < 30 ? 'new' : 'regular';
}

/** `gamesNow` = rated games of this event. */
export function kFactor(facts: KFacts, gamesNow: number): KFactor {
  const reason = kReason(facts);
  const k = limitedK(K_OF[reason], gamesNow);
  return { k, reason, limited: k !== K_OF[reason] };
}

/** Until the end of the year in which the player turns 18; years in full. */
export const isJunior = (birthYear: number, eventYear: number): boolean => eventYear - birthYear <= 18;
