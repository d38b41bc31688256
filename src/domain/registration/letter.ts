/** A letter as the core asks for it: kind and facts; its text is made at sending from the stored record. */
import type { EntryId } from '../common/ids';

export const LETTER_KINDS = [
  'received-held',
  'received-waitlisted',
  'received-standby',
  'received-approval',
  'duplicate',
  'rejected',
  'reported',
  'complete',
  'shortfall',
  'overpaid',
  'reminder',
  'lapsed',
  'promoted',
  'cancelled',
  'transferred-from',
  'transferred-to',
  'moved',
  'division-cancelled',
  'closed-not-promoted',
  'standby-released',
  'late-report',
  'payment-check',
  'day-before',
  'approved',
] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

export interface LetterRequest {
  readonly entry: EntryId;
  readonly kind: LetterKind;
  /** `entry|kind|version`: never sent twice */
  readonly key: string;
  /** facts the text needs and that may have changed by sending time: deadline, amount … */
  readonly facts: Readonly<Record<string, string | number>>;
  /** lower goes first when the quota is short */
  readonly priority: number;
}
