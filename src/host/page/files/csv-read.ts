/** A CSV file in whatever encoding a bank or an old Excel wrote it, as a body of spreadsheets.create; every cell stays text. */

import { CELLS_AT_MOST, Unreadable } from './unreadable';

/** UTF-8 and UTF-16 by their marks or by their bytes; else Big5, as files from Taiwan come. */
export function decode(bytes: Uint8Array): string {
  const [a, b, c] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (a === 0xef && b === 0xbb && c === 0xbf) return new TextDecoder('utf-8').decode(bytes);
  const noughts = (odd: 0 | 1): number =>
    bytes.subarray(0, 200).reduce((n, byte, i) => n + (i % 2 === odd && byte === 0 ? 1 : 0), 0);
  if (noughts(1) > 10) return new TextDecoder('utf-16le').decode(bytes);
  if (noughts(0) > 10) return new TextDecoder('utf-16be').decode(bytes);
  for (const encoding of ['utf-8', 'big5'])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // the next encoding may fit
    }
  throw new Unreadable('unreadable_encoding');
}

const SPARE_ROWS = 50;

/** The sign that parts most cells of the first line. */
function separatorOf(text: string): string {
  const line = text.slice(0, text.search(/[\r\n]|$/));
  const count = (sign: string): number => line.split(sign).length;
  return [',', '\t', ';'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

export function parseCsv(text: string): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  let cells = 0;
  for (let i = 0; i < text.length; i++) {
    const letter = text[i]!;
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[i + 1] === '"') cell += text[++i];
      else quoted = false;
    } else if (letter === '"' && cell === '') quoted = true;
    else if (letter === separator || letter === '\n' || letter === '\r') {
      rows.at(-1)!.push(cell);
      if (++cells > CELLS_AT_MOST) throw new Unreadable('unreadable_size');
      cell = '';
      if (letter === '\r' && text[i + 1] === '\n') i++;
      if (letter !== separator) rows.push([]);
    } else cell += letter;
  }
  if (quoted) throw new Unreadable('unreadable_quote');
  if (cell !== '' || rows.at(-1)!.length > 0) rows.at(-1)!.push(cell);
  else rows.pop();
  return rows;
}

export function readCsv(bytes: Uint8Array, title: string): object {
  const text = decode(bytes);
  if (/[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/.test(text)) throw new Unreadable('unreadable_kind');
  const rows = parseCsv(text);
  if (rows.length === 0) throw new Unreadable('unreadable_empty');
  const columnCount = rows.reduce((most, row) => Math.max(most, row.length), 1);
  if ((rows.length + SPARE_ROWS) * columnCount > CELLS_AT_MOST) throw new Unreadable('unreadable_size');
  const userEnteredFormat = { numberFormat: { type: 'TEXT', pattern: '@' } };
  const rowData = rows.map((row) => ({
    values: row.map((cell) => ({ userEnteredFormat, ...(cell !== '' && { userEnteredValue: { stringValue: cell } }) })),
  }));
  const name = title.replace(/\.\w+$/, '').slice(0, 100) || 'CSV';
  const sheet = {
    properties: { title: name, gridProperties: { rowCount: rows.length + SPARE_ROWS, columnCount } },
    data: [{ rowData }],
  };
  return { properties: { title }, sheets: [sheet] };
}
