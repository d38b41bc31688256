/** Identity of a bank line: what the bank printed, with the balance and CJK text kept, and a number among twins. */
import { sha256Hex } from '../../common/sha256';
import type { StatementLine } from './statement';
import { squeezed } from './text';

const SEPARATOR = '\u001f';
const LENGTH = 32;

/**
 * The line without its number among twins. A bank's own serial is left out on purpose: it may be a running number of the
 * listing, or the same on two rows. The posting day is left out because a pending row is printed again with another.
 */
export const baseKey = (line: Omit<StatementLine, 'row'>): string =>
  [line.account, line.day, line.time, line.amountIn, line.amountOut, line.balance ?? '', squeezed(line.memo)].join(
    SEPARATOR,
  );

/**
 * `occurrence` counts from 1 within one file. A hash, so that the key neither stores a stranger's name nor is lost when
 * the memo is purged: a statement read again after the purge still brings nothing new.
 */
export const lineKey = (base: string, occurrence: number): string =>
  sha256Hex(`${base}${SEPARATOR}${occurrence}`).slice(0, LENGTH);
