/** 星取表 as a picture: one row a player, in every round a large mark and the opponent's name beside it. */
import { INK, lettering, picture, QUIET, rect, type Box } from './svg';
import { widthOf } from './text';

export interface PictureCell {
  readonly text: string;
  /** as the tab paints it, #rrggbb */
  readonly background?: string;
}

export interface TablePicture {
  readonly title: string;
  readonly note: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly PictureCell[])[];
}

const SIDE = 24;
const TOP = 86;
const HEAD = 34;
/** one letter that stands for a result, and whom it was against */
const MARKED = /^([○●◯△□■▲▽◎×－—休欠不負勝]|\S)[ \u00a0](.+)$/u;

const markOf = (text: string): readonly [mark: string, rest: string] => {
  const found = MARKED.exec(text);
  return found && widthOf(found[1]!) >= 0.9 ? [found[1]!, found[2]!] : ['', text];
};

/** As wide as the longest text asks for, within reason; names beside marks may take two lines. */
function widthsOf({ heads, rows }: TablePicture): number[] {
  return heads.map((head, c) => {
    const texts = rows.map((row) => row[c]?.text ?? '');
    const wish = (text: string): number => {
      const [mark, rest] = markOf(text);
      return mark === '' ? widthOf(text) * 18 + 24 : Math.max(widthOf(rest) * 18, 46) + 56;
    };
    const widest = Math.max(widthOf(head) * 16 + 20, ...texts.map(wish));
    return Math.min(widest, c <= 1 ? 250 : 206);
  });
}

/** The whole table on one picture, or as many rows as a screen shows on each of several. */
export function starTableSvgs(whole: TablePicture, most = whole.rows.length): string[] {
  // columns that nobody has anything in are left out
  const columns = whole.heads
    .map((_, c) => c)
    .filter((c) => c < 2 || whole.rows.some((row) => (row[c]?.text ?? '') !== ''));
  const table: TablePicture = {
    ...whole,
    heads: columns.map((c) => whole.heads[c] ?? ''),
    rows: whole.rows.map((row) => columns.map((c) => row[c] ?? { text: '' })),
  };
  const widths = widthsOf(table);
  const pages = Math.max(1, Math.ceil(table.rows.length / most));
  const each = Math.ceil(table.rows.length / pages);
  return Array.from({ length: pages }, (_, page) => {
    const title = pages > 1 ? `${table.title} ${String(page + 1)}/${String(pages)}` : table.title;
    return onePage({ ...table, title, rows: table.rows.slice(page * each, (page + 1) * each) }, widths);
  });
}

function onePage(table: TablePicture, widths: readonly number[]): string {
  const row = table.rows.length > 24 ? 40 : 46;
  const across = widths.reduce((sum, width) => sum + width, 0);
  const width = Math.max(across, 480) + 2 * SIDE;
  const height = TOP + HEAD + table.rows.length * row + SIDE;
  const lefts = widths.map((_, c) => SIDE + widths.slice(0, c).reduce((sum, one) => sum + one, 0));
  const cellBox = (r: number, c: number): Box => ({
    x: lefts[c]!,
    y: TOP + HEAD + r * row,
    width: widths[c]!,
    height: row,
  });
  const headline = { x: SIDE, y: 12, width: width - 2 * SIDE, height: 40 };
  const body = [
    lettering(table.title, headline, { bold: true, largest: 30, smallest: 18, pad: 0 }),
    lettering(table.note, { ...headline, y: 50, height: 26 }, { colour: QUIET, largest: 16, pad: 0 }),
    rect({ x: SIDE, y: TOP, width: across, height: HEAD }, INK),
    ...table.heads.map((head, c) =>
      lettering(
        head,
        { x: lefts[c]!, y: TOP, width: widths[c]!, height: HEAD },
        {
          colour: '#ffffff',
          bold: true,
          largest: 16,
          ...(c !== 1 && { anchor: 'middle' as const }),
        },
      ),
    ),
    ...table.rows.flatMap((cells, r) => [
      rect({ ...cellBox(r, 0), width: across }, cells[1]?.background ?? (r % 2 === 0 ? '#ffffff' : '#f6f8fa')),
      ...cells.flatMap((cell, c) => drawn(cell.text, cellBox(r, c), c)),
    ]),
    ...lefts.slice(1).map((x) => rect({ x, y: TOP + HEAD, width: 1, height: table.rows.length * row }, '#d5dce2')),
    rect({ x: SIDE, y: TOP, width: across, height: HEAD + table.rows.length * row }, 'none', `stroke="${INK}"`),
  ];
  return picture(table.title, width, height, body);
}

function drawn(text: string, box: Box, c: number): string[] {
  const [mark, rest] = markOf(text);
  if (mark === '') {
    const anchor = c === 1 ? ('start' as const) : ('middle' as const);
    return [lettering(text, box, { bold: c === 1, anchor, largest: 18, pad: c === 0 ? 4 : 8 })];
  }
  return [
    lettering(mark, { ...box, width: 44 }, { bold: true, anchor: 'middle', largest: 24, pad: 4 }),
    lettering(rest, { ...box, x: box.x + 40, width: box.width - 42 }, { largest: 18, smallest: 11, pad: 4 }),
  ];
}
