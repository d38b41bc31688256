/** The world around the office: people who fill in forms and answer letters, a bank, a clock, and the organiser's clicks. */
import { drawStream, type DrawStream } from '../../domain/common/draw-stream';
import { sha256Hex } from '../../domain/common/sha256';
import { DAY, fromLocal, localDay } from '../../domain/common/time';
import type { Form, FormField } from '../../domain/regulation/form';
import type { Regulation } from '../../domain/regulation/regulation';
import type { Answer, Execution, Host } from '../../host/index';
import { TONGUES } from '../../messages/index';
import { FORM_KINDS, type FormKind } from '../../office/forms';
import type { OfficeWords } from '../../office/words';
import { loadForms, loadRegulation, openOffice, OWNER, type OfficeOptions } from '../office-host';
import { Bank } from './bank';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export interface ActionRecord {
  readonly action: string;
  readonly ms: number;
  readonly serviceCalls: Readonly<Record<string, number>>;
  readonly methodCalls: number;
}

interface Planned {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
  readonly quiet: boolean;
}

export class World {
  readonly host: Host;
  readonly officeId: string;
  readonly regulation: Regulation;
  readonly words: OfficeWords;
  readonly letterTexts: (typeof TONGUES)[string]['letters'];
  readonly forms: Partial<Record<FormKind, Form>>;
  readonly bank: Bank;
  readonly stream: DrawStream;
  readonly actions: ActionRecord[] = [];
  private readonly plan: Planned[] = [];
  private planned = 0;
  /** moment of what is happening; the host's clock may stand a little before it when that is quiet */
  plannedNow = 0;
  private readonly formIds: Partial<Record<FormKind, string>> = {};
  floorId = '';

  constructor(
    regulation: string,
    readonly seed: string,
    readonly progress: (text: string) => void,
    more: Partial<OfficeOptions> = {},
  ) {
    this.stream = drawStream(sha256Hex(`rehearsal|${seed.toLowerCase()}`), regulation);
    const office = openOffice({
      regulation,
      now: opening(loadRegulation(regulation)) - 9 * DAY,
      seed: sha256Hex(`host|${seed}`),
      mailQuota: 1500,
      ...more,
    });
    this.host = office.host;
    this.officeId = office.officeId;
    this.regulation = office.regulation;
    const tongue = TONGUES[this.regulation.event.language] ?? TONGUES['zh-TW']!;
    this.words = tongue.office;
    this.letterTexts = tongue.letters;
    this.forms = loadForms(this.regulation);
    this.bank = new Bank(this.offset, this.paysOnPlatform);
    this.click('setUp');
    this.findFiles();
    // the one thing no script may do without access to all of Drive: the organiser shares the floor file by its link
    this.host.workbooks.get(this.floorId).share({ anyoneWithLink: 'editor' });
  }

  /** When the first form may come: the regulation's date, or a month before closing where it says 「即日起」. */
  get opens(): number {
    return opening(this.regulation);
  }

  get offset(): number {
    return this.regulation.event.utcOffset;
  }

  get now(): number {
    return this.host.clock.now();
  }

  at(text: string): number {
    return fromLocal(text, this.offset) ?? 0;
  }

  /** The calendar day of an instant at the venue. */
  day(at: number): string {
    return localDay(at, this.offset);
  }

  get paysOnPlatform(): boolean {
    return this.regulation.payment.ways.includes('platform');
  }

  /** Ids of what Set up made, as they stand in the system tab. */
  private findFiles(): void {
    const marks = new Map(
      this.host.workbooks
        .get(this.officeId)
        .values(this.words.tables.system.title)
        .map((row) => [String(row[0]), String(row[1] ?? '')]),
    );
    this.floorId = marks.get('floorId') ?? '';
    for (const kind of FORM_KINDS) {
      const id = marks.get(`formId.${kind}`);
      if (id) this.formIds[kind] = id;
    }
  }

  note(executions: readonly Execution[]): void {
    for (const execution of executions) {
      if (!execution.ok && !execution.killed)
        throw new Error(`${execution.fn}: ${execution.error ?? ''}\n${execution.stack ?? ''}`);
      const { fn, ms, serviceCalls, methodCalls } = execution;
      this.actions.push({ action: fn, ms: Math.round(ms * 1000) / 1000, serviceCalls, methodCalls });
    }
  }

  /** A menu item, as the organiser clicks it; unexpected refusals are told to the caller. */
  click(fn: string, answers: readonly Answer[] = [], args: readonly unknown[] = []): Execution {
    const execution = this.host.execute(fn, args, {
      user: OWNER,
      kind: args.length > 0 ? 'rpc' : 'menu',
      activeSpreadsheetId: this.officeId,
      answers: [...answers, ...new Array<Answer>(5).fill('OK')],
    });
    this.note([execution]);
    return execution;
  }

  /** Answers by meaning or field id, into the form's own titles and labels; what is required and missing gets the first choice. */
  submit(kind: FormKind, values: Readonly<Record<string, string>>, at?: number): string {
    const form = this.forms[kind];
    const id = this.formIds[kind];
    if (!form || !id) throw new Error(`no ${kind} form`);
    const answers: Record<string, string | string[]> = {};
    for (const field of form.fields) {
      if (field.type === 'section') continue;
      const value =
        values[field.id] ?? values[field.meaning] ?? (field.required ? (field.choices?.[0]?.value ?? '') : undefined);
      if (value === undefined || value === '') continue;
      answers[field.title] = field.type === 'checkbox' ? [label(field, value)] : label(field, value);
    }
    const sent = this.host.forms.submit(id, answers, at === undefined ? {} : { at, timers: 'wait' });
    if (!sent.ok) throw new Error(`form ${kind}: ${sent.problems.map((p) => `${p.title} ${p.message}`).join('; ')}`);
    this.note(sent.executions);
    return sent.responseId;
  }

  /** Follows a pre-filled link out of a letter: form kind and the values it carries, by meaning. */
  follow(link: string): { kind: FormKind; values: Record<string, string> } {
    const { formId, answers } = this.host.forms.parsePrefilled(link);
    const kind = FORM_KINDS.find((one) => this.formIds[one] === formId) ?? 'report';
    const values: Record<string, string> = {};
    for (const field of this.forms[kind]?.fields ?? []) {
      const answer = answers[field.title];
      if (answer !== undefined) values[field.meaning] = String(answer);
    }
    return { kind, values };
  }

  /** `quiet`: what happens carries its own time; timed triggers need not run just before it */
  schedule(at: number, run: () => void, quiet = false): void {
    this.plan.push({ at, order: this.planned++, run, quiet });
    this.plan.sort((a, b) => a.at - b.at || a.order - b.order);
  }

  /** Runs what is planned up to that moment, in order of time. */
  runUntil(to: number): void {
    for (let next = this.plan[0]; next && next.at <= to; next = this.plan[0]) {
      this.plan.shift();
      this.plannedNow = next.at;
      if (!next.quiet) this.moveTo(next.at);
      next.run();
    }
    this.moveTo(to);
  }

  /** Timed triggers run once on the way; over a long stretch also just after midnight, when deadlines are over. */
  moveTo(to: number): void {
    if (to <= this.now) return;
    const midnight = (Math.floor((this.now + this.offset * MINUTE) / DAY) + 1) * DAY - this.offset * MINUTE + MINUTE;
    if (to - this.now > 18 * HOUR && midnight < to) this.advance(midnight);
    this.advance(to);
  }

  private advance(to: number): void {
    this.note(this.host.clock.advance({ to }, { coalesce: true }));
  }

  /** Cells of a floor tab, as a volunteer sees them. */
  floor(title: string): (string | number | boolean)[][] {
    return this.host.workbooks.get(this.floorId).values(title);
  }

  type(title: string, a1: string, cells: readonly (readonly string[])[]): void {
    const edited = this.host.editCell(this.floorId, title, a1, cells, 'volunteer@example.com');
    if (!edited.ok) throw new Error(`${title}!${a1}: ${edited.refused ?? ''}`);
    this.note(edited.executions);
  }
}

function opening({ event }: Regulation): number {
  const closes = fromLocal(event.registrationCloses, event.utcOffset) ?? 0;
  const opens = event.registrationOpens === null ? null : fromLocal(event.registrationOpens, event.utcOffset);
  return opens ?? closes - 30 * DAY;
}

function label(field: FormField, value: string): string {
  return field.choices?.find((choice) => choice.value === value)?.label ?? value;
}
