/** 結算: what came in and what became of it, what went out, what is still owed to whom, and the receipts for cash. */
import { localText } from '../../domain/common/time';
import { closingStatement } from '../../domain/payment/ledger';
import { NOT_OURS } from '../../domain/payment/match/decide';
import type { LedgerRow } from '../../domain/payment/records';
import { undecidedMoney } from '../../domain/waitlist/decide-refund';
import type { Cell } from '../../tables/cell';
import { owedTo } from '../actions/refunds';
import type { Facts } from '../facts';
import { unallocatedLines } from '../money';
import { nameBook } from '../players';
import type { OfficeWords } from '../words';
import type { View } from './view';

export function closingView(facts: Facts, words: OfficeWords, now: number): View {
  const w = words.settlement;
  const s = closingStatement(facts.ledger, facts.bank);
  const sum = (rows: readonly { readonly amount: number }[]): number =>
    rows.reduce((all, { amount }) => all + amount, 0);
  const cash = facts.ledger.filter(({ kind }) => kind === 'cash');
  const back = new Map<string, number>();
  for (const { kind, answers, amount } of facts.ledger)
    if (kind === 'write-off' && answers) back.set(answers, (back.get(answers) ?? 0) + amount);
  const standing = (rows: readonly LedgerRow[]): number =>
    rows.reduce((all, { id, amount }) => all + amount - (back.get(id) ?? 0), 0);
  const senders = standing(facts.ledger.filter(({ kind, entry }) => kind === 'refund-due' && entry === null));
  const aside = standing(facts.ledger.filter(({ kind, reason }) => kind === 'write-off' && reason === NOT_OURS));
  const owed = owedTo(facts);
  const loose = unallocatedLines(facts).map(({ line, left }) => ({ to: line.id as string, amount: left }));
  const undecided = undecidedMoney({ ...facts, pastResults: [], pastParticipants: [], now });
  const names = nameBook(facts);
  const became = s.allocated + senders + aside + sum(loose);
  const out = s.refundsDone + s.prizes + s.depositsOut;
  const list = (rows: readonly { readonly to: string; readonly amount: number }[]): Cell[][] =>
    rows.length > 0
      ? rows.map(({ to, amount }) => ['', `${to} ${names.get(to) ?? ''}`.trim(), amount])
      : [['', w.nobody, '']];
  return {
    sheetId: 2006,
    rows: [
      [w.heading],
      [w.part, w.item, w.amount, w.remark],
      [w.in, w.bank, s.in - sum(cash)],
      ['', w.cash, sum(cash)],
      ['', w.total, s.in],
      [w.became, w.allocated, s.allocated],
      ['', w.toSenders, senders],
      ['', w.aside, aside],
      ['', w.open, sum(loose)],
      ['', w.total, became, became === s.in ? w.agrees : w.differs],
      [w.out, w.refunds, s.refundsDone],
      ['', w.prizes, s.prizes],
      ['', w.depositsOut, s.depositsOut],
      ['', w.total, out],
      [w.deposits, w.depositsIn, s.depositsIn],
      ['', w.depositsForfeited, s.depositsForfeited],
      [w.result, w.inHand, s.in + s.depositsIn - out],
      ['', w.stillOwed, s.refundsDue],
      ['', w.left, s.in + s.depositsIn - out - s.refundsDue],
      [],
      [w.owed, w.who, w.amount],
      ...list(owed),
      [w.undecided, w.who, w.amount],
      ...list(undecided.map(({ entry, amount }) => ({ to: entry, amount }))),
      [w.loose, w.who, w.amount],
      ...list(loose),
      [w.receipts, w.who, w.amount, w.receipt],
      ...(cash.length > 0
        ? cash.map(({ receipt, entry, amount, at }): Cell[] => [
            '',
            `${entry ?? ''} ${names.get(entry ?? '') ?? ''}`.trim(),
            amount,
            `${receipt} ${localText(at, facts.regulation.event.utcOffset).replace('T', ' ')}`,
          ])
        : [['', w.nobody, '']]),
    ],
  };
}
