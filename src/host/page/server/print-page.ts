/** One tab on paper: real table, heading rows repeated on each sheet, no row split between two. */
import type { CellView, Look } from '../protocol';
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

export function printPage(
  { language, say }: Visit,
  reading: SheetReading,
  looks: readonly Look[],
  nonce: string,
): Html {
  const hiddenRows = new Set(reading.hiddenRows);
  const hiddenColumns = new Set(reading.hiddenColumns);
  const filled = reading.rows.map((row) =>
    row.reduce<number>((last, cell, c) => (cell !== 0 && cell.t !== undefined ? c + 1 : last), 0),
  );
  const height = filled.reduce<number>((last, width, r) => (width > 0 ? r + 1 : last), 0);
  const width = Math.max(1, ...filled, ...reading.merges.filter((one) => one.r0 < height).map((one) => one.c1));
  const columns = Array.from({ length: width }, (_, c) => c).filter((c) => !hiddenColumns.has(c));
  const merged = spans(reading);
  const cell = (r: number, c: number): Html | false => {
    const span = merged.get(`${r} ${c}`);
    if (span === COVERED) return false;
    const view: CellView = reading.rows[r]?.[c] || {};
    const classes = [view.f !== undefined && `f${view.f}`, view.k === 'n' && 'n'].filter(Boolean).join(' ');
    return markup`<td class="${classes}" ${span && markup` rowspan="${span.rows}" colspan="${span.columns}"`}>${view.t}</td>`;
  };
  const rows = Array.from({ length: height }, (_, r) => r).filter((r) => !hiddenRows.has(r));
  const row = (r: number): Html =>
    markup`<tr>
      ${columns.map((c) => cell(r, c))}
    </tr>`;
  const css = looks.map((look, i) => `.f${i}{${lookCss(look)}}`).join('');
  const widths = columns
    .map((c) => `col:nth-child(${columns.indexOf(c) + 1}){width:${reading.columnSizes[c] ?? 100}px}`)
    .join('');
  return markup`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <title>${reading.title}</title>
        <link rel="stylesheet" href="/page.css" />
        <style nonce="${nonce}">
          ${new Html(css + widths)}
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
