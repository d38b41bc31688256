/** The host's public types: what tests, rehearsals, commands and the page may ask of it. */
import type { Dialog, Answer } from './dialogs';
import type { Execution, ExecutionContext } from './execution/types';
import type { FormView, SubmitOptions, Submission, Delivery, PrefilledAnswers } from './forms/types';
import type { RestRequest, RestResponse } from './rest-types';
import type { SheetsApi } from './workbook/api-types';

/** A compiled script project: one source text and the HTML files that `HtmlService` may open by name. */
export interface Bundle {
  readonly code: string;
  /** shown as the file name in stack traces */
  readonly name: string;
  /** HTML file name without extension → content */
  readonly files?: Readonly<Record<string, string>>;
}

/** The parts of appsscript.json that the host enforces. */
export interface Manifest {
  readonly timeZone?: string;
  readonly oauthScopes?: readonly string[];
  readonly dependencies?: {
    readonly enabledAdvancedServices?: readonly { readonly userSymbol: string; readonly serviceId: string }[];
  };
  readonly [other: string]: unknown;
}

/** What Google limits; every number can be changed for a test (`GOOGLE_LIMITS` holds the defaults). */
export interface Limits {
  readonly sheetReadsPerMinute: number;
  readonly sheetWritesPerMinute: number;
  readonly executionsAtOnce: number;
  readonly rpcAtOnce: number;
  readonly runMs: number;
  readonly simpleTriggerMs: number;
  readonly triggersPerUser: number;
  readonly triggerMsPerDay: number;
  readonly propertyValueBytes: number;
  readonly propertyStoreBytes: number;
  readonly cacheKeyLength: number;
  readonly cacheValueBytes: number;
  readonly mailRecipientsPerDay: number;
  readonly mailRecipientsPerMessage: number;
  readonly mailBodyBytes: number;
  readonly cellCharacters: number;
  readonly cellsPerWorkbook: number;
}

export interface HostOptions {
  readonly bundle: Bundle;
  readonly manifest?: Manifest;
  /** epoch milliseconds at which the host's clock starts (a saved state brings its own) */
  readonly now: number;
  /** zone of the script and of new workbooks and forms */
  readonly timeZone: string;
  /** locale of new workbooks; default zh_TW */
  readonly locale?: string;
  /** e-mail address of the owner, who is also the one triggers run as; default owner@example.com */
  readonly owner?: string;
  /** folder for state.json and journal.log; without it nothing is written */
  readonly stateDir?: string;
  /** letters a day, counted in recipients; default 100 */
  readonly mailQuota?: number;
  /** host milliseconds that a crossing takes; default 0 */
  readonly latency?: number | ((crossing: string) => number);
  readonly limits?: Partial<Limits>;
  /** makes Math.random and Utilities.getUuid repeatable; without it they are really random */
  readonly seed?: string;
  /**
   * true: an execution goes on in the realm of the one before instead of a fresh one, so that the engine's optimised
   * code is used again. For long rehearsals of a bundle that keeps nothing between calls; never what Google does.
   */
  readonly keepRealm?: boolean;
  /** true: the clock runs with real time; default false: it stands until moved */
  readonly ticking?: boolean;
  /** compiled worker file for `executeInWorker`; without it the host compiles one from its sources */
  readonly workerFile?: string;
}

export interface MenuItem {
  readonly label?: string;
  readonly functionName?: string;
  readonly separator?: true;
  readonly submenu?: Menu;
}
export interface Menu {
  readonly title: string;
  readonly items: readonly MenuItem[];
}

/** Who may open a workbook; protection inside it comes on top. */
export interface Sharing {
  readonly editors?: readonly string[];
  readonly viewers?: readonly string[];
  readonly anyoneWithLink?: 'none' | 'viewer' | 'editor';
}

/** One file. Everything about its cells goes through `host.sheets`, which speaks Google's REST shapes. */
export interface Workbook {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly owner: string;
  readonly timeZone: string;
  readonly locale: string;
  readonly sharing: Required<Sharing>;
  /** grows with every change */
  readonly revision: number;
  readonly sheets: readonly { readonly sheetId: number; readonly title: string; readonly hidden: boolean }[];
  share(sharing: Sharing): void;
  /** unformatted values of one tab (dates as serial numbers), trailing empty cells left out */
  values(sheet: string): (string | number | boolean)[][];
  /** what a person sees in one tab */
  display(sheet: string): string[][];
}

export interface Workbooks {
  /** `spec` is a title or a body for spreadsheets.create. The first one is what the script is bound to. */
  create(spec: string | object, owner?: string): Workbook;
  get(id: string): Workbook;
  list(): Workbook[];
  /** the file whose script this is, and whose simple triggers fire */
  bind(id: string): void;
  readonly boundId: string | undefined;
}

export interface EditResult {
  readonly ok: boolean;
  /** why nothing was written: protection, validation, sharing */
  readonly refused?: string;
  /** soft validation: written, and shown with a mark */
  readonly warnings: readonly string[];
  /** the onEdit executions that followed */
  readonly executions: readonly Execution[];
}

export interface Forms {
  list(): FormView[];
  get(id: string): FormView;
  submit(
    id: string,
    answers: Readonly<Record<string, string | readonly string[]>>,
    options?: SubmitOptions,
  ): Submission;
  /** reads a pre-filled link back into form and answers */
  parsePrefilled(url: string): PrefilledAnswers;
  /** how submit events arrive unless a submission says otherwise */
  delivery: Delivery;
  /** fires the events that `burst` and `late` held back */
  deliver(): Execution[];
  /** the same, all at once, each in a worker of its own */
  deliverInWorkers(): Promise<Execution[]>;
}

export interface TriggerView {
  readonly id: string;
  readonly functionName: string;
  readonly source: 'SPREADSHEETS' | 'FORMS' | 'CLOCK';
  readonly event: 'ON_OPEN' | 'ON_EDIT' | 'ON_CHANGE' | 'ON_FORM_SUBMIT' | 'CLOCK';
  readonly sourceId?: string;
  readonly owner: string;
  /** clock triggers: when it fires next */
  readonly dueAt?: number;
}

export interface Clock {
  now(): number;
  /** moves on by milliseconds or to an instant, firing time-driven triggers in the order they fall due */
  advance(by: number | { readonly to: number }, options?: { readonly coalesce?: boolean }): Execution[];
}

export interface Letter {
  readonly id: string;
  readonly at: number;
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly bcc: readonly string[];
  readonly from: string;
  readonly replyTo?: string;
  readonly senderName?: string;
  readonly subject: string;
  readonly body: string;
  readonly htmlBody?: string;
  readonly attachments: readonly { readonly name: string; readonly contentType: string; readonly base64: string }[];
}

export interface Mail {
  outbox(): readonly Letter[];
  remainingQuota(): number;
  quota: number;
  /** the next `times` letters (that `matches`, when given) fail with this sentence */
  failNext(times: number, message?: string, matches?: (letter: Letter) => boolean): void;
  eml(id: string): Promise<Buffer>;
}

export interface Locks {
  /** somebody else holds the lock until released or until that host time */
  hold(kind: 'script' | 'document' | 'user', until?: number): () => void;
}

export interface Host {
  readonly options: HostOptions;
  /** the state was read from `stateDir`; otherwise this is a fresh start */
  readonly restored: boolean;
  readonly workbooks: Workbooks;
  readonly forms: Forms;
  readonly clock: Clock;
  readonly mail: Mail;
  readonly locks: Locks;
  /** Sheets REST as plain functions, acting as the owner: not counted, not limited */
  readonly sheets: SheetsApi;
  /** the same by HTTP verb and address, for a loopback server */
  rest(request: RestRequest): RestResponse;
  readonly triggers: { list(): TriggerView[] };
  /** script properties, as an owner sees them in the project settings */
  readonly properties: { script(): Record<string, string> };
  /** failed trigger executions, of which Google would only send a mail */
  readonly failures: readonly Execution[];
  /** the latest executions, newest last (500 are kept) */
  readonly executions: readonly Execution[];
  /** runs a top-level function of the bundle to its end */
  execute(fn: string, args?: readonly unknown[], context?: ExecutionContext): Execution;
  /** the same in a worker thread of its own; dialogs wait for `onDialog` */
  executeInWorker(
    fn: string,
    args?: readonly unknown[],
    context?: Omit<ExecutionContext, 'onCrossing' | 'answers'> & {
      readonly onDialog?: (dialog: Dialog) => Answer | Promise<Answer>;
      /** ends it where it stands, as closing the tab does at Google */
      readonly signal?: AbortSignal;
    },
  ): Promise<Execution>;
  /** opens a file as that person: simple and installed onOpen run; the menus it built are in `menus()` */
  open(spreadsheetId: string, user?: string): Execution[];
  menus(): readonly Menu[];
  /** what a person types or pastes, from the top left cell of `a1`; fires onEdit */
  editCell(
    spreadsheetId: string,
    sheet: string,
    a1: string,
    typed: string | readonly (readonly string[])[],
    user?: string,
  ): EditResult;
  /** called after every change; returns the way to stop */
  onChange(listener: (what: { readonly kind: string; readonly id: string }) => void): () => void;
  /** writes the whole state now (it is also journalled after every action) */
  save(): void;
  /** stops workers and closes the journal */
  close(): Promise<void>;
}
