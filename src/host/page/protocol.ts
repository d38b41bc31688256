/** What the page's server and its browser script say to each other: plain JSON, nothing of Google's shapes. */
import type { ButtonName, Dialog } from '../dialogs';

export const LANGUAGES = ['zh-TW', 'zh-CN', 'ja', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Whose hands are on the keyboard. The host knows addresses; the page knows these three. */
export const ROLES = ['owner', 'volunteer', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

/** Half-open and 0-based, every bound known. */
export interface Box {
  readonly r0: number;
  readonly r1: number;
  readonly c0: number;
  readonly c1: number;
}

/** One cell that is not empty and plain. Short names, since thousands of them travel. */
export interface CellView {
  /** text as shown */
  readonly t?: string;
  /** text to edit, where it differs from the text shown */
  readonly e?: string;
  /** number of its look in `SheetView.looks` */
  readonly f?: number;
  /** number of its rule in `SheetView.rules` */
  readonly v?: number;
  /** note */
  readonly n?: string;
  /** n number or date, b true or false, e error; text otherwise */
  readonly k?: 'n' | 'b' | 'e';
}
export type RowView = readonly (CellView | 0)[];

export interface BorderView {
  readonly style: string;
  readonly colour: string;
}

/** How a cell looks; colours as #rrggbb. */
export interface Look {
  readonly background?: string;
  readonly colour?: string;
  readonly bold?: true;
  readonly italic?: true;
  readonly underline?: true;
  readonly strike?: true;
  readonly size?: number;
  readonly font?: string;
  readonly across?: 'left' | 'center' | 'right';
  readonly down?: 'top' | 'middle' | 'bottom';
  readonly wrap?: 'wrap' | 'clip';
  readonly borders?: Readonly<Partial<Record<'top' | 'right' | 'bottom' | 'left', BorderView>>>;
}

export type RuleView =
  | {
      readonly kind: 'list';
      readonly choices: readonly string[];
      readonly strict: boolean;
      readonly arrow: boolean;
      readonly help: string;
    }
  | { readonly kind: 'checkbox'; readonly on: string; readonly off: string; readonly help: string }
  | { readonly kind: 'other'; readonly strict: boolean; readonly help: string };

/** Cells this person may not change, and what the protection says. */
export interface LockView {
  readonly box: Box;
  readonly free: readonly Box[];
  readonly description: string;
}

/** The filter of a tab; its first row holds the headings. */
export interface FilterView {
  readonly box: Box;
  /** by column: texts whose rows are not shown */
  readonly hidden: Readonly<Record<number, readonly string[]>>;
  /** rows that it hides */
  readonly rows: readonly number[];
}

export interface SheetHead {
  readonly sheetId: number;
  readonly title: string;
  readonly hidden: boolean;
  readonly colour?: string;
  /** there is a picture of it */
  readonly drawn?: true;
}

export interface SheetView {
  readonly file: string;
  readonly sheetId: number;
  readonly title: string;
  /** ask for changes since this number */
  readonly version: number;
  readonly rowCount: number;
  readonly columnCount: number;
  readonly frozenRows: number;
  readonly frozenColumns: number;
  readonly gridlines: boolean;
  readonly columnSizes: readonly number[];
  readonly hiddenColumns: readonly number[];
  /** only rows with a height of their own */
  readonly rowSizes: Readonly<Record<number, number>>;
  /** by hand or by the filter */
  readonly hiddenRows: readonly number[];
  readonly filter?: FilterView;
  readonly merges: readonly Box[];
  readonly looks: readonly Look[];
  readonly rules: readonly RuleView[];
  readonly locks: readonly LockView[];
  readonly mayEdit: boolean;
  /** rows that changed since the version asked for; `whole` when they are all that there is */
  readonly rows: readonly (readonly [number, RowView])[];
  readonly whole: boolean;
}

export interface FileView {
  readonly id: string;
  readonly title: string;
  readonly bound: boolean;
  readonly mayView: boolean;
  readonly mayEdit: boolean;
  readonly sheets: readonly SheetHead[];
}

export interface MenuView {
  readonly title: string;
  readonly items: readonly {
    readonly label?: string;
    readonly functionName?: string;
    readonly separator?: true;
    readonly submenu?: MenuView;
  }[];
}

export interface OfficeView {
  readonly files: readonly FileView[];
  readonly menus: readonly MenuView[];
  readonly now: number;
  readonly timeZone: string;
  readonly letters: number;
  readonly forms: number;
}

/** What the hall's screen shows, in order. */
export interface HallView {
  readonly title: string;
  readonly slides: readonly { readonly title: string; readonly href: string }[];
  readonly now: number;
  readonly timeZone: string;
}

export interface EditReply {
  readonly ok: boolean;
  /** why nothing was written */
  readonly refused?: string;
  readonly warnings?: readonly string[];
  readonly sheet?: SheetView;
  /** the cells that changed, so that undo can show them */
  readonly at?: { readonly sheetId: number; readonly box: Box };
}

/** What may be done to rows, columns and ranges besides typing. */
export type Operation =
  | {
      readonly op: 'insertRows' | 'insertColumns';
      readonly at: number;
      readonly count: number;
      readonly after: boolean;
    }
  | {
      readonly op: 'deleteRows' | 'deleteColumns' | 'hideRows' | 'hideColumns' | 'showRows' | 'showColumns';
      readonly from: number;
      readonly to: number;
    }
  | { readonly op: 'resizeColumns' | 'resizeRows'; readonly from: number; readonly to: number; readonly size: number }
  | { readonly op: 'sort'; readonly box: Box; readonly column: number; readonly ascending: boolean }
  | { readonly op: 'merge' | 'unmerge'; readonly box: Box }
  | { readonly op: 'format'; readonly box: Box; readonly as: 'plain' | 'text' | 'number' | 'date' }
  | { readonly op: 'note'; readonly box: Box; readonly text: string }
  | { readonly op: 'filter'; readonly box: Box }
  | { readonly op: 'filterColumn'; readonly column: number; readonly hidden: readonly string[] }
  | { readonly op: 'clearFilter' };

export interface DialogEvent {
  readonly run: number;
  readonly dialog: number;
  readonly view: Omit<Dialog, 'html' | 'answer'>;
  /** address of the content, for dialogs that have some */
  readonly frame?: string;
}

export interface RunEnd {
  readonly run: number;
  readonly fn: string;
  readonly ok: boolean;
  readonly error?: string;
  readonly cancelled?: true;
  readonly ms: number;
  readonly crossings: number;
}

export interface Reply {
  readonly button: ButtonName;
  readonly text?: string;
}

/** Messages of the event stream, by name. */
export interface StreamEvents {
  /** something of this file changed */
  file: { readonly id: string };
  /** letters, forms, clock or list of files changed */
  office: { readonly now: number; readonly letters: number };
  dialog: DialogEvent;
  /** `usual`: milliseconds that it took the last time */
  runStart: { readonly run: number; readonly fn: string; readonly kind: 'menu' | 'rpc'; readonly usual?: number };
  runEnd: RunEnd;
}
