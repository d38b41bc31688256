/**
 * Standings of a prelim with a knockout behind it: places from the bracket, everybody else behind it by prelim wins.
 * No tie-breaks (龍馬盃 第四條 不使用任何同分比較): equal is equal.
 */
import type { EntryId } from '../common/ids';
import type { KnockoutField } from './knockout/games';
import { knockoutPlaces } from './knockout/places';
import { prelimRecords, type PrelimField } from './win-count/records';
import { isEmpty } from './win-count/slots';

export interface DayStanding {
  readonly entry: EntryId;
  /** competition ranking over everybody; null while the bracket has not decided it */
  readonly rank: number | null;
  /** place in the bracket, the one prizes go by; null outside it */
  readonly place: number | null;
  /** official games won and lost, prelim and bracket together; byes are neither */
  readonly wins: number;
  readonly losses: number;
  /** prelim alone */
  readonly prelim: { readonly wins: number; readonly losses: number; readonly status: 'in' | 'out' | 'open' };
}

/** `knockout` null: the bracket has not been drawn; ranks are then by prelim wins so far. */
export function dayStandings(prelim: PrelimField, knockout: KnockoutField | null): DayStanding[] {
  const places = new Map((knockout ? knockoutPlaces(knockout) : []).map((row) => [row.entry, row]));
  const rows = prelimRecords(prelim)
    .filter(({ slot }) => !isEmpty(slot))
    .map(({ slot, wins, losses, status }) => {
      const entry = slot as EntryId;
      const inBracket = places.get(entry);
      // before the places: still in; behind the bracket: by wins (who qualified but left has the most), then by losses
      const key = inBracket ? (inBracket.place ?? 0) : 1e6 - wins * 100 + losses;
      return { entry, key, inBracket, prelim: { wins, losses, status } };
    })
    .sort((a, b) => a.key - b.key || (a.entry < b.entry ? -1 : 1));
  return rows.map(({ entry, key, inBracket, prelim: own }) => ({
    entry,
    rank: key === 0 ? null : inBracket ? inBracket.place : 1 + rows.filter((other) => other.key < key).length,
    place: inBracket?.place ?? null,
    wins: own.wins + (inBracket?.wins ?? 0),
    losses: own.losses + (inBracket?.losses ?? 0),
    prelim: own,
  }));
}
