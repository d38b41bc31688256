/** Everything an action reads, as records: the fact tables, the regulation in force and the marks of the system tab. */
import type { Appeal } from '../domain/appeal/appeal';
import type { BankLine, Claim, LedgerRow } from '../domain/payment/records';
import type { Draw, Game } from '../domain/play/game';
import type { Entry } from '../domain/registration/entry';
import type { LetterKind } from '../domain/registration/letter';
import type { Member, PastResult } from '../domain/registration/people';
import type { Instant } from '../domain/common/time';
import type { Regulation } from '../domain/regulation/regulation';
import type { LetterState } from '../tables/specs';

/** One letter in the outbox; `key` makes sure that it is never sent twice. */
export interface OutboxLetter {
  readonly id: string;
  readonly entry: string;
  readonly kind: LetterKind;
  readonly state: LetterState;
  readonly createdAt: Instant;
  readonly sentAt: Instant | null;
  readonly tries: number;
  readonly error: string;
  readonly priority: number;
  readonly key: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** A row of 會員名單. */
export interface MemberRow extends Member {
  readonly id: string;
}
/** A row of 歷屆成績; a row without a place says that the person took part. */
export interface PastRow extends PastResult {
  readonly id: string;
  /** as the list has it, '' when not kept */
  readonly birthDate: string;
}

/** Records of each fact table, by table key. */
export interface Records {
  readonly entries: readonly Entry[];
  readonly claims: readonly Claim[];
  readonly bank: readonly BankLine[];
  readonly ledger: readonly LedgerRow[];
  readonly games: readonly Game[];
  readonly draws: readonly Draw[];
  readonly outbox: readonly OutboxLetter[];
  readonly members: readonly MemberRow[];
  readonly past: readonly PastRow[];
  readonly appeals: readonly Appeal[];
}
export type TableKey = keyof Records;
export const TABLE_KEYS = [
  'entries',
  'claims',
  'bank',
  'ledger',
  'games',
  'draws',
  'outbox',
  'members',
  'past',
  'appeals',
] as const satisfies readonly TableKey[];

/** Mark of an office whose personal data was cleared: forms are closed, no statement is taken in. */
export const PURGED = 'purged';

export interface Facts extends Records {
  readonly regulation: Regulation;
  /** key → value of the system tab */
  readonly marks: Readonly<Record<string, string>>;
}

export const ID_OF: Readonly<Record<TableKey, string>> = {
  entries: 'id',
  claims: 'id',
  bank: 'id',
  ledger: 'id',
  games: 'id',
  draws: 'id',
  outbox: 'id',
  members: 'id',
  past: 'id',
  appeals: 'id',
};
