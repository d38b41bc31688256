/** Counting places: who occupies one, how many are free, who waits. */
import type { Regulation } from '../regulation/regulation';
import { OCCUPIES, type Entry, type PlaceState } from './entry';

/** Entries that occupy a place of the division (Q12: held and reported places count, not only paid ones). */
const occupants = (entries: readonly Entry[], division: string): Entry[] =>
  entries.filter((entry) => entry.division === division && OCCUPIES[entry.state]);

export const occupied = (entries: readonly Entry[], division: string): number => occupants(entries, division).length;

export const capacityOf = (regulation: Regulation, division: string): number => {
  const found = regulation.divisions.find((d) => d.id === division);
  return found ? (found.capacity ?? Infinity) : 0;
};

/** Never negative: a capacity lowered below the places taken evicts nobody. */
export const freePlaces = (regulation: Regulation, entries: readonly Entry[], division: string): number =>
  Math.max(0, capacityOf(regulation, division) - occupied(entries, division));

export const waiting = (entries: readonly Entry[], division: string): Entry[] =>
  entries.filter((entry) => entry.division === division && entry.state === 'waitlisted');

/** A newcomer takes a place only when one is free and nobody waits for it (龍馬盃 第三條 名額與候補). */
export const admission = (regulation: Regulation, entries: readonly Entry[], division: string): PlaceState =>
  freePlaces(regulation, entries, division) > 0 && waiting(entries, division).length === 0 ? 'held' : 'waitlisted';
