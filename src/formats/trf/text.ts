/** Cuts TRF text into lines and lines into columns; columns are 1-based and count code points. */
import { problem, type Problem } from '../../domain/common/result';
import type { LineEnd } from './document';

export interface SourceLine {
  readonly number: number;
  readonly text: string;
}

/** CR, LF and CRLF all end a line, even mixed in one file; a byte order mark is dropped. */
export function splitLines(text: string): { lines: SourceLine[]; lineEnd: LineEnd } {
  const counts: Record<LineEnd, number> = { '\r': 0, '\n': 0, '\r\n': 0 };
  const lines: SourceLine[] = [];
  let start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  for (let i = start; i <= text.length; i++) {
    const char = i === text.length ? '' : text[i];
    if (char !== '' && char !== '\r' && char !== '\n') continue;
    if (i < text.length || i > start) lines.push({ number: lines.length + 1, text: text.slice(start, i) });
    if (char === '') break;
    const end: LineEnd = char === '\n' ? '\n' : text[i + 1] === '\n' ? '\r\n' : '\r';
    counts[end]++;
    if (end === '\r\n') i++;
    start = i + 1;
  }
  const order: LineEnd[] = ['\n', '\r\n', '\r'];
  const lineEnd = order.reduce((best, end) => (counts[end] > counts[best] ? end : best), '\n');
  return { lines, lineEnd };
}

const SURROGATE = /[\ud800-\udfff]/;

/** One line as columns; a tab is one blank column. Reading past the end gives blanks. */
export class Columns {
  readonly length: number;
  private readonly cells: string | readonly string[];

  constructor(
    readonly line: number,
    text: string,
  ) {
    const clean = text.replace(/\t/g, ' ');
    this.cells = SURROGATE.test(clean) ? Array.from(clean) : clean;
    this.length = this.cells.length;
  }

  /** Columns `first` to `last`, inclusive; what the line does not have is left out. */
  slice(first: number, last: number): string {
    const part = this.cells.slice(first - 1, last);
    return typeof part === 'string' ? part : part.join('');
  }

  at(column: number): string {
    return this.cells[column - 1] ?? ' ';
  }

  place(column: number): string {
    return `line ${this.line}, column ${column}`;
  }

  problem(code: string, column: number, found: string): Problem {
    return problem(code, { found }, this.place(column));
  }
}

/** Whole number without sign, or null. */
export function parseCount(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** Points with at most one decimal, as tenths, or null. */
export function parseTenths(text: string): number | null {
  const match = /^(\d{1,6})(?:\.(\d)0*)?$/.exec(text);
  return match === null ? null : Number(match[1]) * 10 + Number(match[2] ?? 0);
}

export function printTenths(tenths: number): string {
  const whole = Math.trunc(tenths / 10);
  return `${whole}.${Math.abs(tenths - whole * 10)}`;
}

/** Words of a line that is not bound to columns, with the column each starts at. */
export function words(columns: Columns, from: number): { text: string; column: number }[] {
  const found: { text: string; column: number }[] = [];
  for (let i = from; i <= columns.length; i++) {
    if (columns.at(i) === ' ') continue;
    let end = i;
    while (end < columns.length && columns.at(end + 1) !== ' ') end++;
    found.push({ text: columns.slice(i, end), column: i });
    i = end;
  }
  return found;
}
