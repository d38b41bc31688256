/** All operations by name, and the permission each needs. */
import { formOps } from './forms';
import { scriptOps } from './script';
import { sheetsApiOps } from './sheets-api';
import { spreadsheetOps } from './spreadsheet';
import { storageOps } from './storage';

export const OPS = { ...spreadsheetOps, ...sheetsApiOps, ...formOps, ...storageOps, ...scriptOps };
type Ops = typeof OPS;
export type OpName = keyof Ops;
export type PayloadOf<K extends OpName> = Parameters<Ops[K]>[2];
export type ResultOf<K extends OpName> = ReturnType<Ops[K]>;

const SCOPE_OF: Readonly<Record<string, string>> = {
  ss: 'spreadsheets',
  sheets: 'spreadsheets',
  form: 'forms',
  mail: 'script.send_mail',
  script: 'script.scriptapp',
};

/** Short scope name of an operation; undefined when it needs none. Menus, alerts and toasts need none, dialogs of one's own do. */
export function scopeOf(op: OpName, payload: unknown): string | undefined {
  if (op === 'ui.show') {
    const { kind } = (payload as { dialog: { kind: string } }).dialog;
    return kind === 'modal' || kind === 'modeless' || kind === 'sidebar' ? 'script.container.ui' : undefined;
  }
  return SCOPE_OF[op.slice(0, op.indexOf('.'))];
}
