/** One cell changed at random: either exactly one complaint at that cell, or a regulation that still holds together. */
import fc from 'fast-check';
import { readRegulation } from '../../../src/domain/regulation/regulation';
import type { Cell } from '../../../src/tables/cell';
import { tabsToRegulation } from '../../../src/tables/regulation/read';
import { regulation, type REGULATIONS } from '../../domain/regulation/files';
import { Tabs } from './tabs';

const column = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : `${String.fromCharCode(64 + Math.floor(index / 26))}${String.fromCharCode(65 + (index % 26))}`;

const rubbish: fc.Arbitrary<Cell> = fc.oneof(
  fc.constantFrom<Cell>(
    '',
    ' ',
    '—',
    '三十二',
    '=1+1',
    '2026-12-31',
    '2031/1/1',
    '26/1/1',
    '25:00',
    '08:00',
    '1e9',
    '１２',
    '是',
    'no',
    'dan',
  ),
  fc.constantFrom<Cell>(
    'prizes.dan-1',
    'event.from',
    '#value',
    '#path',
    'kyu',
    'value',
    'readings.A1',
    'names.own',
    'lots',
    'BH、SB',
  ),
  fc.integer({ min: -5, max: 60_000 }),
  fc.boolean(),
  fc.double({ min: 0, max: 2, noNaN: true }),
  fc.string({ maxLength: 6 }),
);

/** Changes one cell of the tabs `runs` times, each time from the untouched tabs. */
export function corruptOneCell(id: (typeof REGULATIONS)[number], runs: number): void {
  const base = regulation(id);
  const pristine = new Tabs(base);
  const cells = pristine.tabs.flatMap(({ rows }, tab) =>
    rows.flatMap((row, r) => row.map((_, c) => [tab, r, c] as const)),
  );
  fc.assert(
    fc.property(fc.constantFrom(...cells), rubbish, ([tab, row, col], value) => {
      const tabs = pristine.tabs.map((one, index) =>
        index === tab ? { tab: one.tab, rows: one.rows.map((line) => [...line]) } : one,
      );
      tabs[tab]!.rows[row]![col] = value;
      const read = tabsToRegulation(tabs, base, pristine.words);
      if (read.ok) expect(readRegulation(read.value)).toEqual({ ok: true, value: read.value });
      else expect(read.problems.map(({ at }) => at)).toEqual([`${tabs[tab]!.tab}!${column(col)}${row + 1}`]);
    }),
    { numRuns: runs },
  );
}
