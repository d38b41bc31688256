/**
 * Which tie-breaks there are and which modifiers each takes, as a table: the office checks an organiser's list with it at a
 * click that computes no tie-break, and so does not carry all of them. A test holds it equal to the registry.
 */
import { parseDescriptor, type Descriptor } from './descriptor';

/** Code → modifier letters it takes. */
export const ALLOWED: Readonly<Record<string, string>> = {
  PTS: 'R',
  TPN: 'R',
  RTNG: 'R',
  DE: 'PR',
  WIN: 'R',
  WON: 'R',
  BPG: 'R',
  BWG: 'R',
  PS: 'CR',
  REP: 'R',
  STD: 'R',
  BH: 'CMPFR',
  ABH: 'FR',
  AOB: 'FPR',
  FB: 'CMPR',
  SB: 'CMPFR',
  KS: 'LR',
  ARO: 'CMR',
  TPR: 'R',
  PTP: 'R',
  APRO: 'R',
  APPO: 'R',
  SOS: 'CMR',
  SOSOS: 'R',
  SODOS: 'R',
  WSOS: 'R',
  CUSS: 'R',
  RSOS: 'R',
  DW: 'R',
  BEST: 'R',
};

/** The descriptors of a list, or null when one is unknown or has a modifier its tie-break does not take. */
export function readTieBreakList(parts: readonly string[]): readonly Descriptor[] | null {
  const found: Descriptor[] = [];
  for (const part of parts) {
    const parsed = parseDescriptor(part);
    if (!parsed.ok) return null;
    const allowed = ALLOWED[parsed.value.code];
    if (allowed === undefined || parsed.value.letters.some((letter) => !allowed.includes(letter))) return null;
    found.push(parsed.value);
  }
  return found;
}
