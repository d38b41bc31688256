/** One row of a statement → a line, or every reason why it is none. Nothing is ever read as zero. */
import { problem, type Problem } from '../../domain/common/result';
import { readAmount } from '../../domain/payment/bank/amount';
import { readMoment, readTime } from '../../domain/payment/bank/moment';
import type { StatementLine } from '../../domain/payment/bank/statement';
import { narrow, squeezed } from '../../domain/payment/bank/text';
import type { Head } from './header';
import type { Role } from './layouts';
import { readPayer, splitBank } from './payer';

/** A line whose direction the balances must tell is `undecided`: its amount stands there and not yet in in or out. */
export interface Draft {
  readonly line: StatementLine;
  readonly undecided: number | null;
}

const CURRENCIES: Readonly<Record<string, RegExp>> = {
  TWD: /^(TWD|NTD?\$?|新?[臺台]幣)$/i,
  CNY: /^(CNY|RMB|人民[币幣])$/i,
};
const REVERSAL = /更正|沖正|冲正|沖銷|沖回|退匯/;

export interface RowOptions {
  readonly account: string;
  readonly currency: string;
}

export function readRow(cells: readonly string[], row: number, head: Head, options: RowOptions): Draft | Problem[] {
  const problems: Problem[] = [];
  const at = (role: Role): string => `row ${row}, ${head.words[head.roles.indexOf(role)] ?? role}`;
  const bad = (code: string, role: Role, found: string): void => {
    problems.push(problem(code, { found }, at(role)));
  };
  const all = (role: Role): string[] =>
    head.roles.flatMap((r, i) => (r === role && narrow(cells[i] ?? '') !== '' ? [narrow(cells[i]!)] : []));
  const one = (role: Role): string => all(role)[0] ?? '';

  const moment = readMoment(one('day'));
  if (!moment) bad('bank.row.day', 'day', one('day'));
  let time = moment?.time ?? '';
  if (one('time') !== '') {
    const own = readTime(one('time')) ?? readMoment(one('time'))?.time ?? '';
    if (own === '') bad('bank.row.time', 'time', one('time'));
    else time = own;
  }
  const posted = one('posted') === '' ? '' : readMoment(one('posted'))?.day;
  if (posted === undefined) bad('bank.row.day', 'posted', one('posted'));

  const money = (role: Role): number | null => {
    const read = readAmount(one(role));
    if (read === 'bad') bad('bank.row.amount', role, one(role));
    return typeof read === 'number' ? read : null;
  };
  const balance = money('balance');
  let amountIn = 0;
  let amountOut = 0;
  let reversal = all('correction').some((text) => !/^[N0否-]$/i.test(text));
  if (head.roles.includes('amount')) {
    const size = money('amount');
    const word = squeezed(one('direction'));
    const direction = head.roles.includes('direction') ? head.directions[word] : 'in';
    if (!direction) bad('bank.row.direction', 'direction', word);
    const minus = squeezed(one('plus')).startsWith('-') !== (size !== null && size < 0);
    if (size === 0 || (size === null && problems.length === 0)) bad('bank.row.no-amount', 'amount', one('amount'));
    if ((direction === 'out') !== minus) amountOut = Math.abs(size ?? 0);
    else amountIn = Math.abs(size ?? 0);
    if (minus && head.roles.includes('direction')) reversal = true;
  } else {
    const into = money('in');
    const out = money('out');
    if (into && out) bad('bank.row.both-ways', 'in', `${one('out')} / ${one('in')}`);
    else if (!into && !out && problems.length === 0) bad('bank.row.no-amount', 'in', `${one('out')} / ${one('in')}`);
    // a minus in a column of its own direction takes an earlier line back: it must never count as money received
    amountIn = Math.max(into ?? 0, 0) + Math.max(-(out ?? 0), 0);
    amountOut = Math.max(out ?? 0, 0) + Math.max(-(into ?? 0), 0);
    if ((into ?? 0) < 0 || (out ?? 0) < 0) reversal = true;
  }

  const currency = squeezed(one('currency'));
  const known = CURRENCIES[options.currency];
  if (currency !== '' && !(known ? known.test(currency) : currency === options.currency))
    bad('bank.row.currency', 'currency', currency);

  const memo = [...all('summary'), ...all('payer'), ...all('memo'), ...all('note')].join(' ');
  let payer = all('payer').map((cell) => splitBank(cell) ?? readPayer(cell, true))[0] ?? null;
  if (!payer?.lastDigits)
    payer =
      [...all('memo'), ...all('summary')].map((cell) => readPayer(cell, false)).find((p) => p.lastDigits) ?? payer;
  const bank = /^\d{3}$/.test(one('bank')) ? one('bank') : (payer?.bankCode ?? '');
  if (REVERSAL.test(squeezed([...all('summary'), ...all('memo')].join('')))) reversal = true;
  if (problems.length > 0) return problems;
  return {
    undecided: null,
    line: {
      row,
      account: options.account,
      day: moment!.day,
      time,
      postedOn: posted ?? '',
      amountIn,
      amountOut,
      balance,
      memo,
      lastDigits: payer?.lastDigits ?? '',
      bankCode: bank,
      reversal,
    },
  };
}
