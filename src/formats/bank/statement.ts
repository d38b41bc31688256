/** Reads a bank statement — file, pasted block or tab — into lines; a row that cannot be read is an error that is shown. */
import { ok, problem, refuse, type Problem, type Result } from '../../domain/common/result';
import { readAmount } from '../../domain/payment/bank/amount';
import { readMoment } from '../../domain/payment/bank/moment';
import type { Statement } from '../../domain/payment/bank/statement';
import { narrow, squeezed } from '../../domain/payment/bank/text';
import { chain } from './chain';
import { findHead, headingWord, type Head, type Mapping } from './header';
import { readRow, type Draft, type RowOptions } from './row';
import { tablesOf } from './table';

export interface StatementOptions {
  /** our own account: lines of another one are refused; part of every line's key */
  readonly account?: string;
  /** `TWD` unless told otherwise */
  readonly currency?: string;
  /** columns of a layout nobody knows yet */
  readonly mapping?: Mapping;
}

const TOTAL = /^(總計|小計|合計|共計|總額|總筆數|本頁|本期|承[上前]頁|過次頁|累計|期初|期末|total)/i;
const NOTE = /^(查詢|列印|製表|下載|備註|說明|註|注意|※|\*|以下空白|---*|===*)/;

/** Do two ways of printing an account, masked or with blanks, allow the same one? */
export function sameAccount(a: string, b: string): boolean {
  const [x, y] = [a, b].map((text) =>
    squeezed(text)
      .replace(/[^\d*]/g, '')
      .replace(/^0+/, ''),
  );
  for (let i = 1; i <= Math.min(x!.length, y!.length); i++) {
    const [p, q] = [x![x!.length - i], y![y!.length - i]];
    if (p !== '*' && q !== '*' && p !== q) return false;
  }
  return true;
}

/** The account printed above the table, when one is. */
function printedAccount(rows: readonly (readonly string[])[]): string {
  for (const row of rows)
    for (let i = 0; i < row.length; i++) {
      const match = /^帳[號戶](?:號碼)?:?(.*)$/.exec(squeezed(row[i]!));
      const text = match ? match[1] || squeezed(row[i + 1] ?? '') : '';
      const account = /[\d*][\d*-]{6,}/.exec(text);
      if (account) return account[0];
    }
  return '';
}

interface Row {
  readonly row: number;
  readonly cells: string[];
  /** what a web page broke off into a line of its own */
  tail: string;
}

const filled = (cells: readonly string[]): string[] => cells.filter((cell) => narrow(cell) !== '');

/** Puts lines that a web page broke off back behind the line they belong to. */
function joined(rows: readonly (readonly string[])[], head: Head): Row[] {
  const day = head.roles.indexOf('day');
  const out: Row[] = [];
  rows.forEach((cells, i) => {
    if (i <= head.row || filled(cells).length === 0) return;
    const last = out[out.length - 1];
    const own = readMoment(cells[day] ?? '') !== null || TOTAL.test(squeezed(filled(cells)[0]!));
    if (head.continued && !own && last && readMoment(last.cells[day] ?? '')) {
      const above = last.cells;
      if (cells.length > 1 && above.length - 1 + cells.length <= head.roles.length) {
        above.push(`${above.pop() ?? ''} ${cells[0]!}`, ...cells.slice(1));
        return;
      }
      if (filled(cells).length === 1) {
        last.tail += ` ${filled(cells)[0]!}`;
        return;
      }
    }
    out.push({ row: i + 1, cells: [...cells], tail: '' });
  });
  return out;
}

/** A paste that lost its empty cells has both columns filled, with amount and balance: the cells as they stood. */
function widened(cells: readonly string[], head: Head): { cells: string[]; amount: number } | null {
  const place = (role: 'in' | 'out' | 'balance'): number => head.roles.indexOf(role);
  const left = Math.min(place('in'), place('out'));
  if (left < 0 || place('balance') !== left + 2 || place('in') + place('out') !== 2 * left + 1) return null;
  if (cells.length >= head.roles.length) return null;
  const [amount, balance] = [readAmount(cells[left] ?? ''), readAmount(cells[left + 1] ?? '')];
  if (typeof amount !== 'number' || typeof balance !== 'number' || amount <= 0) return null;
  return { cells: [...cells.slice(0, left + 1), '', ...cells.slice(left + 1)], amount };
}

/** The line of one row; where the paste lost the direction, the amount waits for the balances. */
function readJoined({ row, cells, tail }: Row, head: Head, collapses: boolean, options: RowOptions): Draft | Problem[] {
  const wide = collapses ? widened(cells, head) : null;
  const full = wide?.cells ?? [...cells];
  if (tail !== '') {
    const home = head.roles.indexOf(head.roles.includes('payer') ? 'payer' : 'memo');
    while (full.length <= home) full.push('');
    full[home] = `${full[home] ?? ''}${tail}`;
  }
  const draft = readRow(full, row, head, options);
  return Array.isArray(draft) || !wide
    ? draft
    : { line: { ...draft.line, amountIn: 0, amountOut: 0 }, undecided: wide.amount };
}

/** Refused as a whole when no layout, or more than one, fits, or when it is another account's. */
export function readStatement(
  source: string | readonly (readonly string[])[],
  options: StatementOptions = {},
): Result<Statement> {
  const tables = tablesOf(source);
  const found = findHead(tables, options.mapping);
  if (!found.ok) return found;
  const { table, head } = found.value;
  const printed = printedAccount(table.rows.slice(0, Math.max(head.row, 0)));
  if (options.account && printed && !sameAccount(printed, options.account))
    return refuse(problem('bank.statement.other-account', { found: printed, expected: options.account }));

  const drafts: (Draft | null)[] = [];
  const errors: Problem[] = [];
  const passed: Problem[] = [];
  const blanks = [...head.words].reverse().findIndex((word) => word !== '');
  const width = blanks < 0 ? head.roles.length : head.words.length - blanks;
  const column = head.roles.indexOf('account');
  let ended = false;
  for (const record of joined(table.rows, head)) {
    const { row, cells } = record;
    const texts = filled(cells);
    const lead = squeezed(texts[0]!);
    const dated = readMoment(cells[head.roles.indexOf('day')] ?? '') !== null;
    if (cells.map(headingWord).join('|') === head.words.join('|')) continue;
    if (!dated && texts.slice(0, 2).some((text) => TOTAL.test(squeezed(text)))) {
      ended = true;
      continue;
    }
    if (!dated && texts.length === 1 && (ended || NOTE.test(lead) || !/\d/.test(lead))) {
      passed.push(problem('bank.row.passed-over', { found: narrow(texts[0]!) }, `row ${row}`));
      continue;
    }
    const own = narrow(cells[column] ?? '');
    const account = options.account ?? (own || printed);
    const rowOptions: RowOptions = { account: squeezed(account), currency: options.currency ?? 'TWD' };
    let read: Draft | Problem[];
    if (filled(cells.slice(width)).length > 0 || (table.strict && cells.length < width))
      read = [problem('bank.row.columns', { found: cells.length, expected: width }, `row ${row}`)];
    else if (options.account && own && !sameAccount(own, options.account))
      read = [problem('bank.row.other-account', { found: own }, `row ${row}`)];
    else read = readJoined(record, head, !table.strict, rowOptions);
    if (Array.isArray(read)) errors.push(...read);
    drafts.push(Array.isArray(read) ? null : read);
  }
  const chained = chain(drafts);
  const lines = chained.lines;
  return ok({
    layout: head.layout,
    account: squeezed(options.account ?? printed),
    lines,
    errors: [...errors, ...chained.errors],
    warnings: [...chained.warnings, ...passed],
    read: drafts.length,
    outgoing: lines.filter((line) => line.amountOut > 0).length,
    sumIn: lines.reduce((sum, line) => sum + line.amountIn, 0),
    sumOut: lines.reduce((sum, line) => sum + line.amountOut, 0),
  });
}
