/** A small shogi office on the offline host: filled in, clicked and typed into as people do, and copied at any moment. */
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { loadForms, openOffice, OWNER } from '../../src/cli/office-host';
import { fromLocal } from '../../src/domain/common/time';
import type { Form } from '../../src/domain/regulation/form';
import type { Regulation } from '../../src/domain/regulation/regulation';
import type { Answer, Dialog, Execution, Host, Submission } from '../../src/host';
import type { SubmitOptions } from '../../src/host/forms/types';
import { TONGUES } from '../../src/messages';
import type { FormKind } from '../../src/office/forms';
import type { OfficeWords } from '../../src/office/words';

export type Cell = string | number | boolean;
export type Tabs = Record<string, Cell[][]>;
export type Answers = readonly Answer[] | ((dialog: Dialog) => Answer);

const MINUTE = 60_000;
const roomy = { sheetReadsPerMinute: 10_000, sheetWritesPerMinute: 10_000 };
const memory = fs.existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir();
const folders: string[] = [];

/** Folders of copies are removed when the tests of a file are over. */
export function forgetCopies(): void {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
}

function folder(): string {
  const made = fs.mkdtempSync(path.join(memory, 'hoshitori-office-'));
  folders.push(made);
  return made;
}

/** A moment of an office, kept as the host keeps it. */
export interface Copy {
  readonly state: string;
}

export interface Wish {
  /** calls of the Sheets API a minute as Google limits them, instead of as many as the test likes */
  readonly tight?: boolean;
  readonly now?: string;
  readonly mailQuota?: number;
  readonly seed?: string;
  readonly latency?: number;
  /** host time goes on with real time, as executions in workers need it */
  readonly ticking?: boolean;
}

/** What the office needs to know of somebody who fills in the form. */
export interface Someone {
  readonly name: string;
  readonly division: 'dan' | 'kyu';
  readonly lane?: 'regular' | 'standby';
  readonly member?: boolean;
  readonly email?: string;
}

export class TestOffice {
  readonly host: Host;
  readonly officeId: string;
  readonly regulation: Regulation;
  readonly words: OfficeWords;
  readonly forms: Partial<Record<FormKind, Form>>;
  private readonly dir = folder();

  constructor(wish: Wish = {}, copy?: Copy) {
    if (copy) fs.copyFileSync(copy.state, path.join(this.dir, 'state.json'));
    const opened = openOffice({
      regulation: 'shogi-open-2026',
      now: fromLocal(wish.now ?? '2026-11-01T09:00:00', 480) ?? 0,
      seed: wish.seed ?? 'office',
      mailQuota: wish.mailQuota ?? 1500,
      stateDir: this.dir,
      ...(wish.tight ? {} : { limits: roomy }),
      ...(wish.latency === undefined ? {} : { latency: wish.latency }),
      ...(wish.ticking ? { ticking: true } : {}),
    });
    this.host = opened.host;
    this.officeId = opened.officeId;
    this.regulation = opened.regulation;
    this.words = TONGUES['zh-TW']!.office;
    this.forms = loadForms(this.regulation);
  }

  copy(): Copy {
    this.host.save();
    const state = path.join(folder(), 'state.json');
    fs.copyFileSync(path.join(this.dir, 'state.json'), state);
    return { state };
  }

  close(): void {
    void this.host.close();
    fs.rmSync(this.dir, { recursive: true, force: true });
  }

  // ---- the clock

  at(text: string): number {
    return fromLocal(text, 480) ?? 0;
  }

  /** Moves the clock on; timed sweeps run once at the end of it. */
  moveTo(moment: number | string): void {
    const to = typeof moment === 'string' ? this.at(moment) : moment;
    for (const execution of this.host.clock.advance({ to }, { coalesce: true })) whole(execution);
  }

  wait(minutes: number): void {
    this.moveTo(this.host.clock.now() + minutes * MINUTE);
  }

  // ---- the organiser

  /** A menu item (with arguments: a call from a dialog); it has to end well unless it is to be killed. */
  click(fn: string, answers: Answers = [], more: { args?: readonly unknown[]; killAfter?: number } = {}): Execution {
    const execution = this.host.execute(fn, more.args ?? [], {
      user: OWNER,
      kind: more.args ? 'rpc' : 'menu',
      activeSpreadsheetId: this.officeId,
      answers,
      ...(more.killAfter === undefined ? {} : { killAfterCrossing: more.killAfter }),
    });
    return more.killAfter === undefined ? whole(execution) : execution;
  }

  /** What a trigger starts. */
  trigger(fn: string, killAfter?: number): Execution {
    const execution = this.host.execute(fn, [], {
      user: OWNER,
      kind: 'trigger',
      ...(killAfter === undefined ? {} : { killAfterCrossing: killAfter }),
    });
    return killAfter === undefined ? whole(execution) : execution;
  }

  // ---- players

  formId(kind: FormKind): string {
    return this.mark(`formId.${kind}`);
  }

  /** Answers by field or meaning; what is required and not given gets the first choice. */
  submit(kind: FormKind, values: Readonly<Record<string, string>>, options: SubmitOptions = {}): Submission {
    const answers: Record<string, string | string[]> = {};
    for (const field of this.forms[kind]?.fields ?? []) {
      if (field.type === 'section') continue;
      const value =
        values[field.id] ?? values[field.meaning] ?? (field.required ? (field.choices?.[0]?.value ?? '') : '');
      if (value === '') continue;
      const text = field.choices?.find((choice) => choice.value === value)?.label ?? value;
      answers[field.title] = field.type === 'checkbox' ? [text] : text;
    }
    const sent = this.host.forms.submit(this.formId(kind), answers, options);
    sent.executions.forEach(whole);
    return sent;
  }

  register(someone: Someone, options: SubmitOptions = {}): Submission {
    return this.submit('registration', registration(someone), options);
  }

  /** The link of that kind in the newest letter to an entry's address, read back as the form shows it. */
  link(email: string, kind: FormKind): Record<string, string> {
    for (const letter of [...this.host.mail.outbox()].reverse()) {
      if (letter.to[0] !== email) continue;
      for (const url of letter.body.match(/https?:\/\/\S+/g) ?? []) {
        const { formId, answers } = this.host.forms.parsePrefilled(url);
        if (formId !== this.formId(kind)) continue;
        return Object.fromEntries(
          (this.forms[kind]?.fields ?? [])
            .filter((field) => answers[field.title] !== undefined)
            .map((field) => [field.meaning, String(answers[field.title])]),
        );
      }
    }
    throw new Error(`no ${kind} link for ${email}`);
  }

  // ---- the floor

  get floorId(): string {
    return this.host.properties.script()['floor'] ?? '';
  }

  floorTabs(): string[] {
    return this.host.workbooks.get(this.floorId).sheets.map((sheet) => sheet.title);
  }

  floor(title: string): Cell[][] {
    return this.host.workbooks.get(this.floorId).values(title);
  }

  /** What a volunteer types; the edit trigger runs. */
  type(title: string, a1: string, text: string | readonly (readonly string[])[]): Execution[] {
    const edited = this.host.editCell(this.floorId, title, a1, text, 'volunteer@example.com');
    if (!edited.ok) throw new Error(`${title}!${a1}: ${edited.refused ?? ''}`);
    edited.executions.forEach(whole);
    return [...edited.executions];
  }

  /** The same cells without the edit trigger, as when Google loses the event. */
  typeUnseen(title: string, rowIndex: number, columnIndex: number, value: string | boolean): void {
    this.put(this.floorId, title, rowIndex, columnIndex, [[value]]);
  }

  // ---- what stands

  tab(title: string): Cell[][] {
    return this.host.workbooks.get(this.officeId).values(title);
  }

  /** Writes cells of a file as a person with full access may: no event fires. */
  put(file: string, title: string, rowIndex: number, columnIndex: number, cells: readonly (readonly Cell[])[]): void {
    const sheetId = this.host.workbooks.get(file).sheets.find((sheet) => sheet.title === title)?.sheetId;
    if (sheetId === undefined) throw new Error(`no tab ${title}`);
    const rows = cells.map((line) => ({
      values: line.map((cell) =>
        typeof cell === 'boolean'
          ? { userEnteredValue: { boolValue: cell } }
          : typeof cell === 'number'
            ? { userEnteredValue: { numberValue: cell } }
            : cell === ''
              ? {}
              : { userEnteredValue: { stringValue: cell } },
      ),
    }));
    const start = { sheetId, rowIndex, columnIndex };
    this.host.sheets.batchUpdate({ requests: [{ updateCells: { start, rows, fields: 'userEnteredValue' } }] }, file);
  }

  /** Any requests on the office file, as a hand in the grid causes them. */
  byHand(requests: readonly object[]): void {
    this.host.sheets.batchUpdate({ requests: [...requests] }, this.officeId);
  }

  sheetId(title: string): number {
    return this.host.workbooks.get(this.officeId).sheets.find((sheet) => sheet.title === title)?.sheetId ?? -1;
  }

  mark(key: string): string {
    const row = this.tab(this.words.tables.system.title).find((line) => line[0] === key);
    return String(row?.[1] ?? '');
  }

  /** Rows of a fact table by heading. */
  rows(key: keyof OfficeWords['tables']): Record<string, Cell>[] {
    const [head = [], ...rows] = this.tab(this.words.tables[key].title);
    return rows
      .filter((row) => row.some((cell) => cell !== ''))
      .map((row) => Object.fromEntries(head.map((heading, i) => [String(heading), row[i] ?? ''])));
  }

  /** One column of a fact table by field name. */
  column(key: keyof OfficeWords['tables'], field: string): Cell[] {
    const heading = (this.words.tables[key].columns as Record<string, string>)[field] ?? field;
    return this.rows(key).map((row) => row[heading] ?? '');
  }

  journal(): string[] {
    return this.column('journal', 'action').map(String);
  }

  /** All tabs of both files, trailing empty cells left out; `office:…` and `floor:…`. */
  everything(): Tabs {
    const tabs: Tabs = {};
    for (const [name, id] of [
      ['office', this.officeId],
      ['floor', this.floorId],
    ] as const) {
      if (id === '') continue;
      const book = this.host.workbooks.get(id);
      for (const { title } of book.sheets) tabs[`${name}:${title}`] = book.values(title);
    }
    return tabs;
  }
}

function whole(execution: Execution): Execution {
  if (!execution.ok) throw new Error(`${execution.fn}: ${execution.error ?? ''}\n${execution.stack ?? ''}`);
  return execution;
}

export function registration({
  name,
  division,
  lane = 'regular',
  member = false,
  email,
}: Someone): Record<string, string> {
  return {
    name,
    email: email ?? address(name),
    phone: '0912345678',
    division,
    member: member ? 'yes' : 'no',
    lane,
    'rank-wars': division === 'dan' ? '2d' : '5k',
    'rank-self': division === 'dan' ? '1d' : '6k',
    'guardian-consent': 'adult',
    consent: 'yes',
  };
}

/** An address made from the name's characters. */
export const address = (name: string): string =>
  `${[...name].map((character) => character.codePointAt(0)!.toString(16)).join('')}@example.com`;

/** What the person was told: alerts, prompts and toasts, as one text. */
export const told = (execution: Execution): string =>
  execution.dialogs.map((dialog) => [dialog.title, dialog.message].join('\n')).join('\n');
