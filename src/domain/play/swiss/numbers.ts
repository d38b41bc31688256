/**
 * Pairing numbers: the drawn order, best rated first where ratings count (FIDE C.04.2 B; the order among equal ones by
 * lot), late entries after everybody else in the order in which they joined (late numbers never move others).
 */
import type { EntryId } from '../../common/ids';
import type { Game } from '../game';

export interface NumberedField {
  /** outcome of the recorded draw */
  readonly drawn: readonly EntryId[];
  /** whoever plays now or has played */
  readonly players: readonly EntryId[];
  readonly games: readonly Game[];
  /** null = unrated */
  readonly ratingOf: (entry: EntryId) => number | null;
}

/** Entries by pairing number: the first has number 1. */
export function pairingOrder({ drawn, players, games, ratingOf }: NumberedField): EntryId[] {
  const rated = drawn
    .map((entry, index) => ({ entry, index, rating: ratingOf(entry) ?? -1 }))
    .sort((a, b) => b.rating - a.rating || a.index - b.index)
    .map(({ entry }) => entry);
  const known = new Set<string>(drawn);
  const firstRound = new Map<EntryId, number>();
  for (const game of games)
    for (const entry of [game.first, game.second])
      if (entry !== null) firstRound.set(entry, Math.min(firstRound.get(entry) ?? Infinity, game.round));
  const joined = (entry: EntryId): number => firstRound.get(entry) ?? 1e6;
  const late = players.filter((entry) => !known.has(entry)).sort((a, b) => joined(a) - joined(b) || (a < b ? -1 : 1));
  return [...rated, ...late];
}
