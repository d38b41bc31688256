/**
 * What a decision about places reads (a snapshot) and what it gives back (changes to write once).
 * It stands in the payment room because it speaks of ledger rows; every later room decides in this shape.
 */
import type { IdKind, IdTypes } from '../common/ids';
import type { Instant } from '../common/time';
import type { JournalLine } from '../journal/line';
import type { Entry } from '../registration/entry';
import type { LetterRequest } from '../registration/letter';
import type { Member, PastParticipant, PastResult } from '../registration/people';
import type { Regulation } from '../regulation/regulation';
import type { Claim, LedgerRow } from './records';

export interface Places {
  readonly regulation: Regulation;
  readonly entries: readonly Entry[];
  readonly ledger: readonly LedgerRow[];
  readonly claims: readonly Claim[];
  readonly members: readonly Member[];
  readonly pastResults: readonly PastResult[];
  readonly pastParticipants: readonly PastParticipant[];
  readonly now: Instant;
}

export interface PlaceEffects {
  /** new or changed rows, whole; at most one per id */
  readonly entries: readonly Entry[];
  /** new rows (the ledger is append-only) */
  readonly ledger: readonly LedgerRow[];
  /** changed claims, whole */
  readonly claims: readonly Claim[];
  readonly letters: readonly LetterRequest[];
  readonly journal: readonly JournalLine[];
}

/** Who acts, and what a new entry needs from outside. */
export interface By {
  /** `system`, an organiser's e-mail, `token:E-0042` */
  readonly actor: string;
  /** payment code for a new entry; asked again with a higher attempt while the code is in use */
  readonly newCode: (attempt: number) => string;
  /** where ids are counted elsewhere, so that a removed row's number never returns; else one above the highest in use */
  readonly newId?: <K extends IdKind>(kind: K) => IdTypes[K];
}

export const NO_EFFECTS: PlaceEffects = { entries: [], ledger: [], claims: [], letters: [], journal: [] };

/** Rows of `old` with those of `changed` put in by id, new ones at the end. */
export function upsert<T extends { readonly id: string }>(old: readonly T[], changed: readonly T[]): readonly T[] {
  if (changed.length === 0) return old;
  const byId = new Map(changed.map((row) => [row.id, row]));
  const known = new Set(old.map((row) => row.id));
  return [...old.map((row) => byId.get(row.id) ?? row), ...[...byId.values()].filter((row) => !known.has(row.id))];
}

/** The snapshot as it stands once the effects are written. */
export const applyEffects = (places: Places, effects: PlaceEffects): Places => ({
  ...places,
  entries: upsert(places.entries, effects.entries),
  ledger: upsert(places.ledger, effects.ledger),
  claims: upsert(places.claims, effects.claims),
});
