/** A form as its page shows it, and what comes of filling it in. */
import type { Execution } from '../execution/types';

export type ItemType =
  'TEXT' | 'PARAGRAPH_TEXT' | 'MULTIPLE_CHOICE' | 'LIST' | 'CHECKBOX' | 'DATE' | 'SECTION_HEADER' | 'PAGE_BREAK';

export interface ItemValidation {
  /** e.g. `TEXT_MATCHES_PATTERN`, `NUMBER_BETWEEN`, `TEXT_IS_EMAIL` */
  readonly kind: string;
  readonly values: readonly (string | number)[];
  /** shown when the answer is refused */
  readonly helpText: string;
}

export interface ItemView {
  readonly id: number;
  readonly type: ItemType;
  readonly title: string;
  readonly helpText: string;
  readonly required: boolean;
  readonly choices: readonly string[];
  /** an "other" line with free text stands below the choices */
  readonly hasOther: boolean;
  readonly validation?: ItemValidation;
}

export interface FormView {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly confirmation: string;
  readonly publishedUrl: string;
  readonly editUrl: string;
  readonly published: boolean;
  readonly accepting: boolean;
  readonly closedMessage: string;
  readonly collectsEmail: boolean;
  readonly allowsEdits: boolean;
  readonly destinationId?: string;
  readonly items: readonly ItemView[];
  readonly responses: readonly ResponseView[];
}

export interface ResponseView {
  readonly id: string;
  readonly at: number;
  readonly email: string;
  readonly answers: Readonly<Record<string, string | readonly string[]>>;
  readonly editUrl: string;
}

/**
 * How the submit event reaches the script: as it should, never, twice, with nothing in it, only when the clock has
 * moved by `lateMs`, or held until `forms.deliver()` so that many arrive together.
 */
export type Delivery = 'normal' | 'missing' | 'doubled' | 'blank' | 'late' | 'burst';

export interface SubmitOptions {
  /** host time of the submission; the clock is moved there first (never backwards) */
  readonly at?: number;
  /** timed triggers that fall due on the way: all of them (default), or none until the clock is next advanced */
  readonly timers?: 'fire' | 'wait';
  readonly email?: string;
  /** id of the response that this one edits */
  readonly editOf?: string;
  readonly delivery?: Delivery;
  readonly lateMs?: number;
}

export interface Submission {
  readonly ok: boolean;
  readonly responseId: string;
  readonly editUrl: string;
  /** why the form refused it, by question title ('' for the form itself) */
  readonly problems: readonly { readonly title: string; readonly message: string }[];
  /** the submit triggers that ran at once */
  readonly executions: readonly Execution[];
}

export interface PrefilledAnswers {
  readonly formId: string;
  readonly answers: Readonly<Record<string, string | readonly string[]>>;
}
