/** How a letter is asked for: its key, which stops a second sending, and its rank when the day's quota is short. */
import type { Entry } from './entry';
import type { LetterKind, LetterRequest } from './letter';

/** Lower goes first: clocks and offers before receipts, receipts before news that can wait. */
const LETTER_PRIORITY = {
  promoted: 10,
  'received-held': 15,
  approved: 15,
  'received-standby': 20,
  'received-approval': 40,
  reminder: 20,
  'day-before': 25,
  moved: 30,
  'division-cancelled': 30,
  'transferred-to': 30,
  rejected: 35,
  'received-waitlisted': 40,
  lapsed: 40,
  'late-report': 40,
  'payment-check': 45,
  shortfall: 45,
  complete: 50,
  cancelled: 50,
  reported: 60,
  'transferred-from': 60,
  overpaid: 60,
  duplicate: 65,
  'closed-not-promoted': 70,
  'standby-released': 70,
} as const satisfies Record<LetterKind, number>;

/** Letters whose sending starts the clock to pay and report (A4). */
export const STARTS_CLOCK = {
  'received-held': 'registration',
  approved: 'registration',
  moved: 'registration',
  'transferred-to': 'registration',
  promoted: 'offer',
} as const satisfies Partial<Record<LetterKind, 'registration' | 'offer'>>;

/**
 * `version` tells apart letters of one kind that an entry rightly gets twice (confirmed again after a reversal,
 * moved twice): callers pass the instant at which the state *before* this change began, so that a click repeated
 * after a crash makes the same key.
 */
export const letterFor = (
  entry: Entry,
  kind: LetterKind,
  version: string | number,
  facts: LetterRequest['facts'] = {},
): LetterRequest => ({
  entry: entry.id,
  kind,
  key: `${entry.id}|${kind}|${entry.tokenVersion}.${version}`,
  facts: { division: entry.division, due: entry.due, ...facts },
  priority: LETTER_PRIORITY[kind],
});
