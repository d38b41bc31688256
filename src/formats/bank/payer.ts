/** Finds the payer's account in a cell: five visible trailing digits, or nothing; and the bank's code where it is printed. */
import { narrow } from '../../domain/payment/bank/text';

export interface Payer {
  readonly lastDigits: string;
  readonly bankCode: string;
}
const NOBODY: Payer = { lastDigits: '', bankCode: '' };

/** A run of digits and masks, hyphens inside allowed, not inside a longer word or number. */
const RUN = /(?<![\dA-Za-z*.,])(?:(\d{3})[-/])?([\d*][\d*-]{3,}[\d*])(?![\dA-Za-z*.,])/g;

function read(bank: string | undefined, run: string, alone: boolean): Payer | null {
  const digits = run.replace(/-/g, '');
  const masked = digits.includes('*');
  // outside a column of accounts a short number may be anything, and ten digits from 0 on are a telephone
  if (!alone && !masked && (digits.length < 10 || (bank === undefined && /^0\d{9}$/.test(digits)))) return null;
  if (digits.length > 20) return null;
  const visible = /\d*$/.exec(digits)![0];
  const lastDigits = visible.length >= 5 ? visible.slice(-5) : '';
  return { lastDigits, bankCode: bank ?? '' };
}

/**
 * `807/0090000000197014`, `001680180**80607`, `ATM 807-0090000000197014`, `永豐商業銀行 ***********80607`. With
 * `alone` the cell is a column for accounts, where any run of five digits counts; otherwise only what must be an account.
 * Two different accounts in one cell, or fewer than five visible digits at the end, give nothing.
 */
export function readPayer(cell: string, alone: boolean): Payer {
  const text = narrow(cell).replace(/[xX●○•]/g, (mark, at: number, whole: string) =>
    /[\dxX●○•*]/.test(whole[at + 1] ?? '') && /[\d\sxX●○•*]|^$/.test(whole[at - 1] ?? '') ? '*' : mark,
  );
  const found: Payer[] = [];
  RUN.lastIndex = 0;
  for (let match = RUN.exec(text); match; match = RUN.exec(text)) {
    const payer = read(match[1], match[2]!, alone);
    if (payer) found.push(payer);
  }
  const first = found[0];
  if (!first || found.some((other) => other.lastDigits !== first.lastDigits)) return NOBODY;
  return first;
}

/** A corporate account column: three digits of bank code, then the account padded to sixteen. */
export const splitBank = (cell: string): Payer | null => {
  const match = /^(\d{3})(\d{11}(\d{5}))$/.exec(narrow(cell));
  return match ? { bankCode: match[1]!, lastDigits: match[3]! } : null;
};
