/** 獎項表: who gets what, and totals that agree with the ledger. */
import { closingStatement } from '../../domain/payment/ledger';
import { prizeTotals } from '../../domain/prizes/totals';
import type { Cell } from '../../tables/cell';
import { awards } from '../awards';
import type { Facts } from '../facts';
import { nameBook } from '../players';
import { amountText, divisionName, fill } from '../say';
import type { OfficeWords } from '../words';
import type { View } from './view';

export function prizesView(facts: Facts, words: OfficeWords): View {
  const w = words.prizes;
  const c = w.columns;
  const found = awards(facts);
  const names = nameBook(facts);
  const titles = new Map(facts.regulation.prizes.map((prize) => [prize.id, prize.names.own]));
  const rows = found.map((award): Cell[] => [
    divisionName(facts, award.division),
    titles.get(award.prize) ?? award.prize,
    award.place ?? '',
    award.entry === null ? (award.team ?? '') : (names.get(award.entry) ?? award.entry),
    award.amount > 0 ? award.amount : '',
    [
      award.title ?? '',
      ...award.items,
      award.forfeited ? w.forfeited : '',
      award.byWalkover ? words.flags.walkover : '',
    ]
      .filter(Boolean)
      .join('、'),
  ]);
  const statement = closingStatement(facts.ledger, facts.bank);
  const money = (amount: number): string => amountText(facts, amount);
  return {
    sheetId: 2005,
    rows: [
      [w.heading],
      [c.division, c.prize, c.place, c.name, c.amount, c.items],
      ...(rows.length > 0 ? rows : [[w.pending]]),
      [],
      [w.total, '', '', '', prizeTotals(found).paid, ''],
      [
        fill(w.balance, {
          in: money(statement.in),
          allocated: money(statement.allocated),
          unallocated: money(statement.unallocated),
          refundsDue: money(statement.refundsDue),
          refundsDone: money(statement.refundsDone),
          prizes: money(statement.prizes),
        }),
      ],
    ],
  };
}
