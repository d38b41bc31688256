/** One run of one function of the bundle: what is asked for, and what is told afterwards. */
import type { Answer, Dialog } from '../dialogs';

export type Kind = 'menu' | 'trigger' | 'simple' | 'rpc' | 'webapp' | 'api';
export type AuthMode = 'FULL' | 'LIMITED' | 'NONE';

export interface ExecutionContext {
  /** who acts; default the owner */
  readonly user?: string;
  /** default FULL, LIMITED for `simple` */
  readonly authMode?: AuthMode;
  /** default `menu` */
  readonly kind?: Kind;
  /** default: the file the script is bound to (none in a web app) */
  readonly activeSpreadsheetId?: string;
  /** selected cells, as `getActiveRange` sees them */
  readonly selection?: { readonly sheet: string; readonly a1: string };
  /** answers to alert and prompt, in order, or one function that answers each */
  readonly answers?: readonly Answer[] | ((dialog: Dialog) => Answer);
  /** ends the execution right after its n-th crossing (1-based) took effect */
  readonly killAfterCrossing?: number;
  /** called after each crossing took effect; may run another execution, which then sees this one half-way */
  readonly onCrossing?: (n: number, crossing: string) => void;
}

export interface Execution {
  readonly id: number;
  readonly fn: string;
  readonly kind: Kind;
  readonly user: string;
  /** host time at start */
  readonly at: number;
  readonly ok: boolean;
  readonly value: unknown;
  /** Google's sentence, without a leading "Exception: " */
  readonly error?: string;
  readonly stack?: string;
  /** by `killAfterCrossing`, the 6 minutes or the 30 seconds */
  readonly killed?: 'crossing' | 'time' | 'cancelled';
  /** real milliseconds; everything else in here is repeatable */
  readonly ms: number;
  /** crossings per service, with `Ui` for dialogs (which are no crossings) */
  readonly serviceCalls: Readonly<Record<string, number>>;
  /** every call on a Google object, accessors included */
  readonly methodCalls: number;
  /** each crossing by name, in order, e.g. `Sheets.Spreadsheets.batchUpdate` */
  readonly crossings: readonly string[];
  readonly dialogs: readonly Dialog[];
  readonly log: readonly string[];
}
