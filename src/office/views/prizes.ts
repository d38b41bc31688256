/** 獎項表: who gets what, and totals that agree with the ledger. */
import { closingStatement } from '../../domain/payment/ledger';
import { prizeTotals } from '../../domain/prizes/totals';
import type { Cell } from '../../tables/cell';
import type { Problem } from '../../domain/common/result';
import type { EventOutcome } from '../../domain/outcome/event-outcome';
import { finishedOutcome } from '../awards';
import type { Facts } from '../facts';
import { nameBook } from '../players';
import { amountText, divisionName, fill } from '../say';
import type { OfficeWords } from '../words';
import type { View } from './view';

export function prizesView(facts: Facts, words: OfficeWords): View {
  const w = words.prizes;
  const c = w.columns;
  const comes = finishedOutcome(facts);
  const found = comes?.awards ?? [];
  const names = nameBook(facts);
  const listNames = new Map(facts.regulation.lists.map((list) => [list.id, list.names.own]));
  const titles = new Map(facts.regulation.prizes.map((prize) => [prize.id, prize.names.own]));
  const rows = found.map((award): Cell[] => [
    divisionName(facts, award.division),
    [award.list === null ? '' : (listNames.get(award.list) ?? ''), titles.get(award.prize) ?? award.prize]
      .filter(Boolean)
      .join('・'),
    award.place ?? '',
    award.entry === null ? teamText(award, names) : (names.get(award.entry) ?? award.entry),
    award.amount > 0 ? award.amount : '',
    [
      award.title ?? '',
      ...award.items,
      award.forfeited ? w.forfeited : '',
      award.fine > 0 ? fill(w.fined, { amount: amountText(facts, award.fine) }) : '',
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
      ...(comes ? listRows(facts, words, comes, names) : []),
      ...(comes ? promotionRows(words, comes, names) : []),
    ],
  };
}

const nameIn = (names: ReadonlyMap<string, string>, entry: string | null): string =>
  entry === null ? '' : (names.get(entry) ?? entry);

/** `杭州（王、李、張）` */
function teamText(
  row: { team: string | null; members: readonly string[] },
  names: ReadonlyMap<string, string>,
): string {
  const members = row.members.map((entry) => nameIn(names, entry)).join('、');
  return members === '' ? (row.team ?? '') : `${row.team ?? ''}（${members}）`;
}

/** Ranking lists below the prizes, one block a list. */
function listRows(facts: Facts, words: OfficeWords, comes: EventOutcome, names: ReadonlyMap<string, string>): Cell[][] {
  const w = words.prizes;
  return comes.lists
    .filter(({ rows }) => rows.length > 0)
    .flatMap(({ id, division, unit, provisional, rows }): Cell[][] => {
      const list = facts.regulation.lists.find((one) => one.id === id)?.names.own ?? id;
      return [
        [],
        [
          `${divisionName(facts, division)}　${fill(w.list, { list, unit: w.units[unit] })}`,
          '',
          '',
          provisional ? w.provisional : '',
        ],
        ...rows.map((row): Cell[] => [
          '',
          '',
          row.rank,
          row.entry === null ? teamText(row, names) : nameIn(names, row.entry),
          unit === 'points' ? row.score / 10 : row.score,
        ]),
      ];
    });
}

/** Promotions with the reason of each, and of everybody who was passed over. */
function promotionRows(words: OfficeWords, comes: EventOutcome, names: ReadonlyMap<string, string>): Cell[][] {
  const w = words.prizes;
  const c = w.promotionColumns;
  const why = ({ code, params }: Problem): string =>
    fill((words.problems as Readonly<Record<string, string>>)[code] ?? code, params);
  const given = comes.promotions.flatMap(({ promotions }) => promotions);
  const passed = comes.promotions.flatMap((one) => one.passed);
  if (given.length + passed.length === 0) return [];
  return [
    [],
    [w.promotions],
    [c.place, c.from, c.to, c.name, '', c.why],
    ...given.map((one): Cell[] => [one.place, one.from ?? '', one.to, nameIn(names, one.entry), '', why(one.why)]),
    ...(passed.length > 0 ? [[w.passed]] : []),
    ...passed.map((one): Cell[] => [one.place, '', '', nameIn(names, one.entry), '', why(one.why)]),
  ];
}
