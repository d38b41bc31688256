/** A statement as read: its lines, the rows that could not be read, and what looked odd; nothing is stored yet. */
import type { Problem } from '../../common/result';

export interface StatementLine {
  /** row in the file, block or tab, from 1 */
  readonly row: number;
  readonly account: string;
  readonly day: string;
  readonly time: string;
  readonly postedOn: string;
  readonly amountIn: number;
  readonly amountOut: number;
  readonly balance: number | null;
  readonly memo: string;
  readonly lastDigits: string;
  readonly bankCode: string;
  readonly reversal: boolean;
}

export interface Statement {
  readonly layout: string;
  readonly account: string;
  readonly lines: readonly StatementLine[];
  /** rows that are not lines although they should be: shown, and nothing is written unless they are accepted */
  readonly errors: readonly Problem[];
  /** broken balance chain, rows passed over */
  readonly warnings: readonly Problem[];
  /** rows of the table that are lines or errors */
  readonly read: number;
  readonly outgoing: number;
  readonly sumIn: number;
  readonly sumOut: number;
}
