/** 報到: one row for everybody who may come to the desk, with a box to tick. Rows never move once they stand. */
import { AT_DESK } from '../../domain/check-in/desk';
import { money } from '../../domain/payment/money';
import type { Entry } from '../../domain/registration/entry';
import type { Cell } from '../../tables/cell';
import { addTab, checkboxes, colourWhen, hideColumns, protect, rowHeight, style, widths } from '../../tables/format';
import type { Facts } from '../facts';
import { amountText, divisionName, fill } from '../say';
import type { OfficeWords } from '../words';
import type { FloorView } from './view';

export const CHECK_IN_TAB = 3001;
const COLUMNS = 8;
const ROWS = 400;
export const CHECK_IN_INPUT = { column: 0, id: 7, firstRow: 2 } as const;

const COMES: ReadonlySet<Entry['state']> = new Set([
  'held',
  'reported',
  'confirmed',
  'waitlisted',
  'closed',
  'standby',
  'checked-in',
  'no-show',
  'standby-seated',
  'standby-released',
]);

export const isPresent = (entry: Entry): boolean =>
  entry.state === 'checked-in' || entry.state === 'standby-seated' || entry.flags.includes(AT_DESK);

const LANE_ORDER: Readonly<Record<string, number>> = { regular: 0, standby: 1 };

/** Everybody, in the order the rows already have; newcomers go below. */
function rowsInOrder(facts: Facts, standing: readonly string[]): Entry[] {
  const place = new Map(standing.map((id, i) => [id, i]));
  const order = new Map(facts.regulation.divisions.map((d, i) => [d.id, i]));
  const key = (entry: Entry): string =>
    [
      LANE_ORDER[entry.lane],
      String(order.get(entry.division) ?? 9).padStart(2, '0'),
      entry.state === 'waitlisted' ? 1 : 0,
      entry.name,
      entry.id,
    ].join('|');
  return facts.entries
    .filter((entry) => COMES.has(entry.state) || place.has(entry.id))
    .map((entry) => ({ entry, at: place.get(entry.id) ?? Infinity, key: key(entry) }))
    .sort((a, b) => (a.at === b.at ? (a.key < b.key ? -1 : 1) : a.at - b.at))
    .map(({ entry }) => entry);
}

export function checkInView(facts: Facts, words: OfficeWords, standing: readonly string[]): FloorView {
  const w = words.checkIn;
  const body = rowsInOrder(facts, standing).map((entry): Cell[] => {
    const m = money(entry, facts.ledger);
    const owes = m.received < m.due && entry.state !== 'waitlisted' && entry.state !== 'closed';
    return [
      isPresent(entry),
      entry.name,
      divisionName(facts, entry.division),
      words.codes.lane[entry.lane],
      words.codes.state[entry.state],
      owes ? fill(w.owes, { amount: amountText(facts, m.due - m.received) }) : m.received > 0 ? w.paid : '',
      entry.flags
        .map((flag) => (words.flags as Record<string, string>)[flag] ?? '')
        .filter(Boolean)
        .join(' '),
      entry.id,
    ];
  });
  const c = w.columns;
  return {
    sheetId: CHECK_IN_TAB,
    title: words.tabs.checkIn,
    kind: 'check-in',
    input: CHECK_IN_INPUT,
    rows: [
      [fill(w.heading, { event: facts.regulation.event.names.own })],
      [c.present, c.name, c.division, c.lane, c.state, c.paid, c.note, c.id],
      ...body,
    ],
    setUp: () => {
      const id = CHECK_IN_TAB;
      const all = { row: 2, column: 0, rows: ROWS - 2, columns: COLUMNS };
      return [
        addTab({
          sheetId: id,
          title: words.tabs.checkIn,
          rows: ROWS,
          columns: COLUMNS,
          frozenRows: 2,
          colour: '#2471a3',
        }),
        style(id, { row: 0, column: 0, rows: 1, columns: COLUMNS }, { bold: true, size: 14 }),
        style(
          id,
          { row: 1, column: 0, rows: 1, columns: COLUMNS },
          { bold: true, background: '#17324d', colour: '#ffffff' },
        ),
        style(id, all, { middle: true }),
        style(id, { row: 2, column: 1, rows: ROWS - 2, columns: 1 }, { size: 13, numberFormat: '@' }),
        ...widths(id, [60, 200, 100, 90, 110, 120, 180, 80]),
        rowHeight(id, 2, ROWS - 2, 32),
        checkboxes(id, { row: 2, column: 0, rows: ROWS - 2, columns: 1 }),
        hideColumns(id, CHECK_IN_INPUT.id, 1),
        colourWhen(id, all, '=$A3=TRUE', '#d4edda'),
        // boxes of rows that nobody has yet: white on white
        colourWhen(id, { ...all, columns: 1 }, '=$H3=""', '#ffffff', '#ffffff'),
        protect(id, w.protected, [{ row: 2, column: 0, rows: ROWS - 2, columns: 1 }]),
      ];
    },
  };
}
