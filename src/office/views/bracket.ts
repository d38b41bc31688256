/** 籤表‹組別›: the bracket as cells, one column a round, winners filled in as results come. */
import { knockoutRounds, matchOf, throughFrom } from '../../domain/play/knockout/games';
import type { Cell } from '../../tables/cell';
import { addTab, colourWhen, protect, style, widths } from '../../tables/format';
import type { SheetsRequest } from '../../tables/requests';
import { columnLetter } from '../../tables/table';
import type { Facts } from '../facts';
import { bracketField, knockoutStart } from '../phases';
import { nameBook } from '../players';
import { divisionName, fill } from '../say';
import type { OfficeWords } from '../words';
import type { FloorView } from './view';

const HEAD = 3;

export const bracketTab = (facts: Facts, division: string): number =>
  3200 + facts.regulation.divisions.findIndex((d) => d.id === division);

/** `八強` for the round in which so many are left. */
export const roundName = (words: OfficeWords, left: number): string =>
  (words.bracket.rounds as Record<string, string>)[String(left)] ?? String(left);

/** Names stand on a light ground, byes in grey, the winner in gold. */
const colours = (sheetId: number, rows: number, columns: number, bye: string): SheetsRequest[] => {
  const names = { row: HEAD, column: 1, rows, columns: columns - 1 };
  const last = { row: HEAD, column: columns - 1, rows, columns: 1 };
  const winner = columnLetter(columns - 1);
  return [
    colourWhen(sheetId, names, `=B${HEAD + 1}<>""`, '#e8f0f8'),
    colourWhen(sheetId, names, `=B${HEAD + 1}="${bye}"`, '#eceff1', '#90a4ae'),
    colourWhen(sheetId, last, `=${winner}${HEAD + 1}<>""`, '#ffe9a8'),
  ];
};

export function bracketView(facts: Facts, words: OfficeWords, division: string): FloorView | null {
  const field = bracketField(facts, division);
  if (!field) return null;
  const { bracket } = field;
  const names = nameBook(facts);
  const rounds = knockoutRounds(bracket);
  const sheetId = bracketTab(facts, division);
  const title = fill(words.tabs.bracket, { division: divisionName(facts, division) });
  const columns = rounds + 2;
  const grid: Cell[][] = Array.from({ length: bracket.size * 2 }, () => new Array<Cell>(columns).fill(''));
  const set = (row: number, column: number, cell: Cell): void => {
    const line = grid[row];
    if (line) line[column] = cell;
  };
  bracket.slots.forEach((entry, i) => {
    set(2 * i, 0, i + 1);
    set(2 * i, 1, entry ? (names.get(entry) ?? entry) : words.bracket.bye);
  });
  for (let round = 1; round <= rounds; round++) {
    const step = 2 ** (round + 1);
    for (let board = 1; board <= bracket.size / 2 ** round; board++) {
      const entry = throughFrom(field, round, board);
      const known = matchOf(field, round, board)?.result ?? null;
      set(
        (board - 1) * step + step / 2 - 1,
        round + 1,
        entry ? (names.get(entry) ?? entry) : known === '-/-' ? words.bracket.bye : '',
      );
    }
  }
  const heads = Array.from(
    { length: rounds },
    (_, i) => `${roundName(words, bracket.size / 2 ** i)} ${knockoutStart(field, i + 1)}`,
  );
  return {
    sheetId,
    title,
    kind: 'bracket',
    input: null,
    rows: [
      [fill(words.bracket.heading, { division: divisionName(facts, division) })],
      [fill(words.bracket.start, { time: bracket.start }), '', fill(words.pairing.drawnBy, { draw: field.draw.id })],
      ['', ...heads, words.bracket.winner],
      ...grid,
    ],
    setUp: () => [
      addTab({ sheetId, title, rows: grid.length + 4, columns, frozenRows: 3, colour: '#1e8449' }),
      style(sheetId, { row: 0, column: 0, rows: 1, columns }, { bold: true, size: 16 }),
      style(sheetId, { row: 2, column: 0, rows: 1, columns }, { bold: true, background: '#17324d', colour: '#ffffff' }),
      style(sheetId, { row: 3, column: 1, rows: grid.length, columns: columns - 1 }, { size: 12, numberFormat: '@' }),
      ...colours(sheetId, grid.length, columns, words.bracket.bye),
      ...widths(sheetId, [40, ...Array.from({ length: rounds + 1 }, () => 170)]),
      protect(sheetId, title),
    ],
  };
}
