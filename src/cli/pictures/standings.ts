/** The picture of 戰績: the star table with the colours the tab has. */
import { starTableSvgs } from '../../formats/picture/star-table';
import type { TabText } from '../../host/page/index';

const HEAD = 3;

/** rows that stay legible on a screen */
const HALL_ROWS = 14;

export function drawStandingsTab({ rows }: TabText, hall: boolean): string[] {
  const heads = (rows[HEAD - 1] ?? []).map(({ text }) => text);
  while (heads.length > 0 && heads.at(-1) === '') heads.pop();
  const body = rows.slice(HEAD).filter((row) => (row[1]?.text ?? '') !== '');
  if (heads.length < 2 || body.length === 0) return [];
  const table = {
    title: rows[0]?.[0]?.text ?? '',
    note: rows[1]?.[0]?.text ?? '',
    heads,
    rows: body.map((row) => heads.map((_, c) => row[c] ?? { text: '' })),
  };
  return hall ? starTableSvgs(table, HALL_ROWS) : starTableSvgs(table);
}
