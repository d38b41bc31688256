/** Facts about money: claims players report, bank lines imported, and ledger rows that say what was done with them. */
import type { BankLineId, ClaimId, EntryId, LedgerId } from '../common/ids';
import type { Instant } from '../common/time';

export type ClaimState = 'open' | 'matched' | 'superseded' | 'late' | 'not-due' | 'conflict';

/** "I have paid": last five digits, for one entry or a group of them. */
export interface Claim {
  readonly id: ClaimId;
  /** idempotency key: form response id */
  readonly source: string;
  readonly at: Instant;
  readonly entries: readonly EntryId[];
  readonly lastDigits: string;
  readonly bankCode: string;
  /** calendar day the payer says he paid, '' when he did not say */
  readonly paidOn: string;
  readonly amount: number | null;
  readonly state: ClaimState;
}

export interface BankLine {
  readonly id: BankLineId;
  /** account|date|time|in|out|balance|memo + occurrence: the same line imported twice is one line */
  readonly key: string;
  readonly account: string;
  /** calendar day of the transaction, and wall-clock time or '' */
  readonly day: string;
  readonly time: string;
  /** posting day, when the statement has one */
  readonly postedOn: string;
  readonly amountIn: number;
  readonly amountOut: number;
  readonly balance: number | null;
  readonly memo: string;
  /** visible trailing digits of the payer's account, '' when fewer than five are visible */
  readonly lastDigits: string;
  readonly bankCode: string;
  readonly reversal: boolean;
  readonly importedAt: Instant;
}

export const LEDGER_KINDS = [
  'allocation',
  'cash',
  'refund-due',
  'refund-done',
  'deallocation',
  'prize',
  'deposit-in',
  'deposit-out',
  'deposit-forfeited',
  'write-off',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/**
 * What was done with money. `allocation`: bank line → entry; `cash`: taken at the desk for an entry;
 * `refund-due`/`refund-done`: owed to and given back to an entry (or a bank line nobody owns).
 * Amounts are positive whole currency units.
 */
export interface LedgerRow {
  readonly id: LedgerId;
  readonly at: Instant;
  readonly kind: LedgerKind;
  readonly amount: number;
  readonly entry: EntryId | null;
  readonly bankLine: BankLineId | null;
  readonly claim: ClaimId | null;
  /** the row this one answers: refund-done → refund-due, deallocation → allocation */
  readonly answers: LedgerId | null;
  /** receipt number for cash */
  readonly receipt: string;
  readonly reason: string;
}
