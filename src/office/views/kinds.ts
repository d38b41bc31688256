/** What a tab of the floor file is, from its number alone: for whoever sees the file but has not read the office's facts. */
import { CHECK_IN_TAB } from './check-in';
import type { FloorView } from './view';

/** divisions apart, rounds and stages within (pairing.ts, standings.ts, bracket.ts) */
const PAIRINGS = 4000;
const PER_DIVISION = 400;

export function kindOfTab(sheetId: number): FloorView['kind'] | null {
  if (sheetId === CHECK_IN_TAB) return 'check-in';
  if (sheetId >= 3100 && sheetId < 3200) return 'standings';
  if (sheetId >= 3200 && sheetId < 3300) return 'bracket';
  return sheetId >= PAIRINGS ? 'pairing' : null;
}

/** Which division's, counted from 0. */
export const divisionOfPairingTab = (sheetId: number): number => Math.floor((sheetId - PAIRINGS) / PER_DIVISION);
