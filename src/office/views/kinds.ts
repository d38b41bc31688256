/** What a tab of the floor file is, from its number alone: for whoever sees the file but has not read the office's facts. */
import { CHECK_IN_TAB } from './check-in';
import type { FloorView } from './view';

/** divisions apart, rounds and stages within (pairing.ts, standings-tab.ts, bracket.ts, final-places.ts) */
const PAIRINGS = 4000;
const PER_DIVISION = 400;

export function kindOfTab(sheetId: number): FloorView['kind'] | null {
  if (sheetId === CHECK_IN_TAB) return 'check-in';
  if (sheetId >= 3200 && sheetId < 3300) return 'bracket';
  // the places over both fields stand behind the brackets
  if (sheetId >= 3100 && sheetId < 3400) return 'standings';
  return sheetId >= PAIRINGS ? 'pairing' : null;
}

/** Which division's, counted from 0. */
export const divisionOfPairingTab = (sheetId: number): number => Math.floor((sheetId - PAIRINGS) / PER_DIVISION);
