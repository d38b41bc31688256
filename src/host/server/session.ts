/** One execution as the server sees it: who acts, how far it may go, what it did. */
import type { Answer, Dialog } from '../dialogs';
import type { AuthMode, Kind } from '../execution/types';
import type { Ended } from '../errors';

export interface Session {
  readonly id: number;
  readonly fn: string;
  readonly kind: Kind;
  readonly authMode: AuthMode;
  /** who sits at the keyboard; '' when Google would not tell */
  readonly activeUser: string;
  /** whose rights the execution has */
  readonly user: string;
  readonly activeSpreadsheetId: string | undefined;
  readonly selection: { sheet: string; a1: string } | undefined;
  /** whether dialogs can be shown at all */
  readonly hasUi: boolean;
  readonly startedAt: number;
  readonly limitMs: number;
  readonly killAfter: number | undefined;
  readonly onCrossing: ((n: number, crossing: string) => void) | undefined;
  readonly answer: (dialog: Dialog) => Answer;
  readonly crossings: string[];
  readonly serviceCalls: Record<string, number>;
  readonly dialogs: Dialog[];
  readonly log: string[];
  /** set once: from then on every call fails */
  ended: Ended | undefined;
}
