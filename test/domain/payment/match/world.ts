/** Small worlds for the money tests: entries, claims and bank lines with sensible defaults, and a regulation's few values. */
import type { Entry } from '../../../../src/domain/registration/entry';
import type { BankLine, Claim, LedgerRow } from '../../../../src/domain/payment/records';
import type { Facts } from '../../../../src/domain/payment/match/facts';
import { reconcile } from '../../../../src/domain/payment/match/reconcile';
import type { Reconciliation } from '../../../../src/domain/payment/match/types';
import type { Regulation } from '../../../../src/domain/regulation/regulation';

/** 2026-10-11 12:00 in Taipei */
export const NOON = Date.UTC(2026, 9, 11, 4);
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

export const regulation = {
  event: { utcOffset: 480 },
  payment: { reportDigits: 5, lapseWhen: 'not-reported', graceMinutes: 0 },
} as unknown as Regulation;

export const entry = (n: number, over: Partial<Entry> = {}): Entry => ({
  id: `E-${String(n).padStart(4, '0')}` as Entry['id'],
  person: `P-${String(n).padStart(4, '0')}` as Entry['person'],
  source: `form:${n}`,
  receivedAt: NOON,
  sequence: n,
  name: `選手${n}`,
  email: `player${n}@example.org`,
  phone: '',
  division: 'dan',
  wanted: 'dan',
  lane: 'regular',
  member: false,
  state: 'reported',
  since: NOON,
  deadline: null,
  due: 500,
  code: '',
  tokenVersion: 1,
  linked: null,
  answers: {},
  flags: [],
  ...over,
});

export const claim = (n: number, entries: readonly number[], lastDigits: string, over: Partial<Claim> = {}): Claim => ({
  id: `C-${String(n).padStart(4, '0')}` as Claim['id'],
  source: `report:${n}`,
  at: NOON + 2 * HOUR,
  entries: entries.map((e) => entry(e).id),
  lastDigits,
  bankCode: '',
  paidOn: '',
  amount: null,
  state: 'open',
  ...over,
});

export const line = (n: number, amountIn: number, lastDigits: string, over: Partial<BankLine> = {}): BankLine => ({
  id: `B-${String(n).padStart(4, '0')}` as BankLine['id'],
  key: `key-${n}`,
  account: '',
  day: '2026-10-11',
  time: '13:00:00',
  postedOn: '',
  amountIn,
  amountOut: 0,
  balance: null,
  memo: '跨行轉入',
  lastDigits,
  bankCode: '',
  reversal: false,
  importedAt: NOON + DAY,
  ...over,
});

export const ledger = (n: number, over: Partial<LedgerRow>): LedgerRow => ({
  id: `L-${String(n).padStart(4, '0')}` as LedgerRow['id'],
  at: NOON,
  kind: 'allocation',
  amount: 500,
  entry: null,
  bankLine: null,
  claim: null,
  answers: null,
  receipt: '',
  reason: '',
  ...over,
});

export const facts = (over: Partial<Facts>): Facts => ({
  regulation,
  entries: [],
  claims: [],
  lines: [],
  ledger: [],
  now: NOON + 2 * DAY,
  ...over,
});

/** line>entry:amount of every certain allocation */
export const paid = (r: Reconciliation): string[] =>
  r.auto.flatMap((m) => m.rows.map((row) => `${row.bankLine}>${row.entry}:${row.amount}`)).sort();
/** kind line>entries of every suggestion */
export const shown = (r: Reconciliation): string[] =>
  r.suggestions.map((s) => `${s.kind} ${s.lines.join('+')}>${s.entries.join('+')}`);
export const run = (over: Partial<Facts>): Reconciliation => reconcile(facts(over));
