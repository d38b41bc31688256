/** 報名與繳費: closing, cancelling, importing a statement, matching. */
import {
  cancelEntry as cancelAction,
  closeRegistration as closeAction,
  closingSummary,
} from '../../src/office/actions/places';
import {
  approveEntries as approveAction,
  awaitingApproval,
  rejectEntry as rejectAction,
} from '../../src/office/actions/approvals';
import { reconcileAction } from '../../src/office/actions/payments';
import { typedDecisions } from '../../src/office/decisions';
import { takeBackDecision } from '../../src/rooms/money';
import { importEntries as importEntriesAction } from '../../src/office/actions/import-entries';
import { fill } from '../../src/office/say';
import { tablesOf } from '../../src/rooms/statement';
import { atDesk, type Outcome } from '../desk';
import { whoClicked } from '../google/chance';
import { ask, confirm, sentenceOf } from '../google/person';
import { page } from '../pages/page';
import { click } from './run';
import { lookOnly } from './words-now';

export function closeRegistration(): void {
  const { words, work } = lookOnly();
  const summary = work ? closingSummary(work, words) : '';
  if (!confirm(words.prompts.closeTitle, fill(words.prompts.close, { summary }))) return;
  click((desk) => closeAction(desk.work, null, desk.words));
}

export function cancelEntry(): void {
  const { words } = lookOnly();
  const entry = ask(words.prompts.cancelTitle, words.prompts.cancel);
  if (entry === null) return;
  click((desk) => cancelAction(desk.work, { entry: entry.toUpperCase(), reason: 'by-organiser' }));
}

/** Asked with the list of those who wait, so that an empty answer is never a surprise. */
export function approveEntries(): void {
  const { words, work } = lookOnly();
  const ids = work ? awaitingApproval(work.facts).map((entry) => entry.id) : [];
  const question = fill(words.prompts.approve, { count: ids.length, ids: ids.join(' ') });
  const typed = ask(words.prompts.approveTitle, question);
  if (typed === null) return;
  const entries = typed.toUpperCase().split(/\s+/).filter(Boolean);
  click((desk) => approveAction(desk.work, { entries }));
}

export function rejectEntry(): void {
  const { words } = lookOnly();
  const typed = ask(words.prompts.rejectTitle, words.prompts.reject);
  if (typed === null) return;
  const [entry = '', ...reason] = typed.split(/\s+/);
  click((desk) => rejectAction(desk.work, { entry: entry.toUpperCase(), reason: reason.join(' ') }));
}

/** A dialog to paste a table into, or to choose its file; `call` takes the text. */
function pasteDialog(call: string, title: string, help: string): void {
  const { words } = lookOnly();
  const w = words.prompts;
  const buttons = { file: w.statementFile, send: w.statementSend, busy: w.statementBusy, close: w.close2 };
  const more = { mapHelp: w.mapHelp, mapSend: w.mapSend, anyway: w.statementAnyway };
  const dialog = page('statement', [680, 520], { title, help, call, ...buttons, ...more });
  SpreadsheetApp.getUi().showModalDialog(dialog, title);
}

export function importStatement(): void {
  const w = lookOnly().words.prompts;
  pasteDialog('importPasted', w.statementTitle, w.statementHelp);
}

export function importEntries(): void {
  const w = lookOnly().words.prompts;
  pasteDialog('importEntriesPasted', w.entriesTitle, w.entriesHelp);
}

/** Called by the dialog with a list of entries; the letters of one payer go out as one. */
export function importEntriesPasted(text: string): { ok: boolean; lines: string[] } {
  const rows = tablesOf(text).find((table) => table.rows.some((row) => row.length > 2))?.rows ?? [];
  return answer(atDesk({ actor: whoClicked(), act: (desk) => importEntriesAction(desk.work, rows), letters: 40 }));
}

function answer(outcome: Outcome): { ok: boolean; lines: string[] } {
  const ok = outcome.problems.length === 0;
  const found = ok ? outcome.notices : outcome.problems;
  return { ok, lines: found.map((one) => sentenceOf(outcome.words, one, ok)) };
}

export function reconcile(): void {
  click((desk) => reconcileAction(desk.work, typedDecisions(desk.typed, desk.words)), { allViews: true });
}

export function takeBackMoney(): void {
  const { words } = lookOnly();
  const line = ask(words.prompts.takeBackMoneyTitle, words.prompts.takeBackMoney);
  if (line !== null) click((desk) => takeBackDecision(desk.work, { line: line.toUpperCase() }));
}
