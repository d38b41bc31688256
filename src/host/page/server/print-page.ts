/** One tab on paper: real table, heading rows repeated on each sheet, no row split between two. */
import type { CellView, Look, RuleView } from '../protocol';
import { markup, Html } from './html';
import type { SheetReading } from './sheet-reader';
import type { Visit } from './shell';

const safe = (text: string): string => text.replace(/[^\w #%.,'"-]/g, '');

export function lookCss(look: Look): string {
  const rules: string[] = [];
  const add = (name: string, value: string | number | undefined): void => {
    if (value !== undefined) rules.push(`${name}:${safe(String(value))}`);
  };
  add('background', look.background);
  add('color', look.colour);
  add('font-weight', look.bold && 'bold');
  add('font-style', look.italic && 'italic');
  add('text-decoration', look.underline ? 'underline' : look.strike && 'line-through');
  add('font-size', look.size === undefined ? undefined : `${look.size}pt`);
  add('text-align', look.across);
  add('vertical-align', look.down);
  add('white-space', look.wrap === 'wrap' ? 'pre-wrap' : undefined);
  for (const [side, line] of Object.entries(look.borders ?? {})) add(`border-${side}`, `${line.style} ${line.colour}`);
  return rules.join(';');
}

const COVERED = 'covered';

/** Row and column spans by cell; cells below a merged one are left out. */
function spans(reading: SheetReading): Map<string, typeof COVERED | { rows: number; columns: number }> {
  const map = new Map<string, typeof COVERED | { rows: number; columns: number }>();
  for (const { r0, r1, c0, c1 } of reading.merges)
    for (let r = r0; r < r1; r++)
      for (let c = c0; c < c1; c++)
        map.set(`${r} ${c}`, r === r0 && c === c0 ? { rows: r1 - r0, columns: c1 - c0 } : COVERED);
  return map;
}

const EMPTY: CellView = {};
const [ON, OFF] = ['☑', '☐'];

/** Letters of usual size, roughly: only to know whether a text may run over. */
const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1 : 0.6), 0) * size * 1.36 + 10;

/** How many cells a text takes that runs over the empty ones beside it, as it does in the grid. */
function runsOver(
  reading: SheetReading,
  looks: readonly Look[],
  r: number,
  at: number,
  columns: readonly number[],
  free: (r: number, c: number) => boolean,
): number {
  const view = reading.rows[r]?.[columns[at]!] || EMPTY;
  const look = view.f === undefined ? undefined : looks[view.f];
  if (!view.t || view.k || look?.wrap || (look?.across ?? 'left') !== 'left') return 1;
  const wanted = widthOf(view.t, look?.size ?? 10);
  let taken = 1;
  let width = reading.columnSizes[columns[at]!] ?? 100;
  while (width < wanted && at + taken < columns.length && free(r, columns[at + taken]!)) {
    width += reading.columnSizes[columns[at + taken]!] ?? 100;
    taken++;
  }
  return taken;
}

export function printPage(
  { language, say }: Visit,
  reading: SheetReading,
  { looks, rules }: { looks: readonly Look[]; rules: readonly RuleView[] },
  nonce: string,
): Html {
  const ruleOf = ({ v }: CellView): RuleView | undefined => (v === undefined ? undefined : rules[v]);
  const shown = (view: CellView): string => {
    const rule = ruleOf(view);
    if (rule?.kind !== 'checkbox' || view.t === undefined) return view.t ?? '';
    return view.t === rule.on ? ON : OFF;
  };
  const hiddenRows = new Set(reading.hiddenRows);
  const hiddenColumns = new Set(reading.hiddenColumns);
  const filled = reading.rows.map((row) =>
    row.reduce<number>((last, cell, c) => (cell !== 0 && shown(cell) !== '' && shown(cell) !== OFF ? c + 1 : last), 0),
  );
  const height = filled.reduce<number>((last, width, r) => (width > 0 ? r + 1 : last), 0);
  const width = Math.max(1, ...filled, ...reading.merges.filter((one) => one.r0 < height).map((one) => one.c1));
  const columns = Array.from({ length: width }, (_, c) => c).filter((c) => !hiddenColumns.has(c));
  const merged = spans(reading);
  const cell = (r: number, c: number, taken: number): Html | false => {
    const span = merged.get(`${r} ${c}`);
    if (span === COVERED) return false;
    const view = reading.rows[r]?.[c] || EMPTY;
    const classes = [view.f !== undefined && `f${view.f}`, view.k === 'n' && 'n'].filter(Boolean).join(' ');
    return markup`<td class="${classes}" ${span && markup` rowspan="${span.rows}" colspan="${span.columns}"`} ${taken > 1 && markup` colspan="${taken}"`}>${shown(view)}</td>`;
  };
  const rows = Array.from({ length: height }, (_, r) => r).filter((r) => !hiddenRows.has(r));
  const free = (r: number, c: number): boolean => !(reading.rows[r]?.[c] || EMPTY).t && !merged.has(`${r} ${c}`);
  const row = (r: number): Html => {
    const cells: (Html | false)[] = [];
    for (let at = 0; at < columns.length;) {
      const taken = merged.has(`${r} ${columns[at]!}`) ? 1 : runsOver(reading, looks, r, at, columns, free);
      cells.push(cell(r, columns[at]!, taken));
      at += taken;
    }
    const size = reading.rowSizes[r];
    return markup`<tr ${size !== undefined && markup` class="h${size}"`}>
      ${cells}
    </tr>`;
  };
  const sizes = [...new Set(Object.values(reading.rowSizes))].map((size) => `.h${size}{height:${size}px}`).join('');
  const css = looks.map((look, i) => `.f${i}{${lookCss(look)}}`).join('');
  const widths = columns
    .map((c) => `col:nth-child(${columns.indexOf(c) + 1}){width:${reading.columnSizes[c] ?? 100}px}`)
    .join('');
  return markup`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <title>${reading.title}</title>
        <link rel="icon" href="/icon.svg" />
        <link rel="stylesheet" href="/page.css" />
        <style nonce="${nonce}">
          ${new Html(css + widths + sizes)}
        </style>
      </head>
      <body class="print">
        <main>
          <h1>${reading.title}</h1>
          <p class="screen">${say('printHelp')}</p>
          <table>
            <colgroup>
              ${columns.map(() => markup`<col />`)}
            </colgroup>
            <thead>
              ${rows.filter((r) => r < reading.frozenRows).map(row)}
            </thead>
            <tbody>
              ${rows.filter((r) => r >= reading.frozenRows).map(row)}
            </tbody>
          </table>
        </main>
      </body>
    </html>`;
}
