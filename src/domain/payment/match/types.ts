/** What matching gives back: certain matches, proposals for a person with their reasons, alarms. */
import type { BankLineId, ClaimId, EntryId } from '../../common/ids';
import type { NewRow } from '../ledger';
import type { Claim } from '../records';
import type { Reversal } from './reversals';

/** A ledger row not yet written: id and time come when it is. */
export type Proposed = Omit<NewRow, 'at'>;

/** Why a line and somebody belong together, or what makes a person look first. Codes; sentences are in the messages. */
export type Reason =
  | 'code'
  | 'last-digits'
  | 'bank-agrees'
  | 'name'
  | 'amount-exact'
  | 'in-window'
  | 'one-group'
  | 'same-contact'
  | 'sums-up'
  | 'only-amount'
  | 'amount-short'
  | 'amount-over'
  | 'already-paid'
  | 'entry-late'
  | 'entry-not-due'
  | 'bank-differs'
  | 'before-registration'
  | 'after-report'
  | 'code-elsewhere'
  | 'digits-elsewhere'
  | 'several-lines'
  | 'several-claims'
  | 'reversal-unclear';

export interface Match {
  /** surest first: the memo names the code; the last digits; a group's equal fees line by line */
  readonly pass: 'code' | 'digits' | 'group';
  readonly lines: readonly BankLineId[];
  readonly claims: readonly ClaimId[];
  readonly entries: readonly EntryId[];
  readonly rows: readonly Proposed[];
  readonly reasons: readonly Reason[];
}

/**
 * `exact` fits but is not alone or not proper · `part`/`over` too little/too much · `split` several lines for one claim ·
 * `combined` one line for several claims or a family · `family` as many equal lines as claims of one family ·
 * `late`/`not-due` for an entry that no longer or not yet holds a place · `duplicate` for one that has paid: refund.
 */
export type SuggestionKind =
  'exact' | 'part' | 'over' | 'split' | 'combined' | 'family' | 'late' | 'not-due' | 'duplicate';

export interface Suggestion {
  /** kind, first line and a hash of every fact it rests on: it can only be accepted while they are the same */
  readonly id: string;
  readonly kind: SuggestionKind;
  readonly lines: readonly BankLineId[];
  readonly claims: readonly ClaimId[];
  readonly entries: readonly EntryId[];
  readonly rows: readonly Proposed[];
  readonly reasons: readonly Reason[];
  readonly score: number;
}

export interface Conflict {
  /** a second claim for money that has been used · the code names one person and the digits another's claim */
  readonly kind: 'claim-for-consumed-line' | 'code-against-digits';
  readonly line: BankLineId;
  readonly claims: readonly ClaimId[];
  readonly entries: readonly EntryId[];
}

export interface ReversalFound extends Reversal {
  /** deallocations to write; empty when nothing was given from the credit or that is already taken back */
  readonly rows: readonly Proposed[];
  readonly entries: readonly EntryId[];
}

export interface Reconciliation {
  readonly auto: readonly Match[];
  /** by line, best first */
  readonly suggestions: readonly Suggestion[];
  readonly conflicts: readonly Conflict[];
  readonly reversals: readonly ReversalFound[];
  /** lines with money left that nothing points from */
  readonly unmatched: readonly BankLineId[];
  /** claims whose state should change, as they should then stand */
  readonly claims: readonly Claim[];
}
