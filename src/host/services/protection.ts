/** Protection of a range or a tab. It changes nothing until its editors are changed: whoever may edit the file still may. */
import { GoogleError } from '../errors';
import type { Json } from '../workbook/cell';
import { Facade } from './facade';
import type { Env } from './facade';
import { User } from './session';

interface Stored {
  protectedRangeId: number;
  sheetId?: number;
  range?: {
    sheetId?: number;
    startRowIndex?: number;
    endRowIndex?: number;
    startColumnIndex?: number;
    endColumnIndex?: number;
  };
  description?: string;
  warningOnly?: boolean;
  unprotectedRanges?: Json[];
  editors?: { users?: string[] };
}

const emailOf = (who: unknown): string => (who instanceof User ? who.email : String(who));

export class Protection extends Facade {
  readonly kind = 'Protection';
  #stored: Stored;

  constructor(
    env: Env,
    readonly id: string,
    stored: object,
  ) {
    super(env);
    this.#stored = stored as Stored;
  }

  /** Makes a new one for a range or, without row and column bounds, a tab. */
  static make(env: Env, id: string, what: object): Protection {
    const [reply] = env.gate.cross('SpreadsheetApp.Protection.protect', 'ss.batch', {
      id,
      requests: [{ addProtectedRange: { protectedRange: what } }],
    });
    return new Protection(env, id, (reply!['addProtectedRange'] as Json)['protectedRange'] as object);
  }

  #update(method: string, patch: Partial<Stored>, fields: string): this {
    const protectedRange = { ...patch, protectedRangeId: this.#stored.protectedRangeId };
    this.gate.cross(`SpreadsheetApp.Protection.${method}`, 'ss.batch', {
      id: this.id,
      requests: [{ updateProtectedRange: { protectedRange, fields } }],
    });
    this.#stored = { ...this.#stored, ...patch };
    return this;
  }
  #users(): string[] {
    const { owner, editors } = this.gate.peek('ss.info', { id: this.id });
    return this.#stored.editors?.users ?? [owner, ...editors];
  }
  #setUsers(method: string, users: string[]): this {
    const { owner } = this.gate.peek('ss.info', { id: this.id });
    const keep = [...new Set([owner, this.gate.facts.user, ...users])];
    return this.#update(method, { editors: { ...this.#stored.editors, users: keep } }, 'editors');
  }

  getProtectionType(): string {
    const range = this.#stored.range;
    return range?.startRowIndex === undefined && range?.startColumnIndex === undefined ? 'SHEET' : 'RANGE';
  }
  getRange(): Facade {
    const range = this.#stored.range ?? {};
    const sheetId = range.sheetId ?? 0;
    const sheet = this.gate.peek('ss.info', { id: this.id }).sheets.find((one) => one.sheetId === sheetId);
    if (!sheet) throw new GoogleError('The protected sheet no longer exists.');
    return this.env.make.range(this.id, sheetId, {
      r0: range.startRowIndex ?? 0,
      r1: range.endRowIndex ?? sheet.rows,
      c0: range.startColumnIndex ?? 0,
      c1: range.endColumnIndex ?? sheet.columns,
    });
  }
  getDescription(): string {
    return this.#stored.description ?? '';
  }
  setDescription(description: string): this {
    return this.#update('setDescription', { description }, 'description');
  }
  isWarningOnly(): boolean {
    return this.#stored.warningOnly === true;
  }
  setWarningOnly(warningOnly: boolean): this {
    return this.#update('setWarningOnly', { warningOnly }, 'warningOnly');
  }
  getEditors(): Facade[] {
    return this.#users().map((email) => new User(this.env, email));
  }
  addEditor(who: unknown): this {
    return this.#setUsers('addEditor', [...this.#users(), emailOf(who)]);
  }
  addEditors(who: unknown[]): this {
    return this.#setUsers('addEditors', [...this.#users(), ...who.map(emailOf)]);
  }
  removeEditor(who: unknown): this {
    return this.#setUsers(
      'removeEditor',
      this.#users().filter((one) => one !== emailOf(who)),
    );
  }
  removeEditors(who: unknown[]): this {
    const gone = new Set(who.map(emailOf));
    return this.#setUsers(
      'removeEditors',
      this.#users().filter((one) => !gone.has(one)),
    );
  }
  canEdit(): boolean {
    return this.#users().includes(this.gate.facts.user);
  }
  canDomainEdit(): boolean {
    return false;
  }
  setDomainEdit(_may: boolean): this {
    return this;
  }
  setUnprotectedRanges(ranges: Facade[]): this {
    const grids = ranges.map((range) => (range as Facade & { grid: Json }).grid);
    return this.#update('setUnprotectedRanges', { unprotectedRanges: grids }, 'unprotectedRanges');
  }
  remove(): void {
    const request = { deleteProtectedRange: { protectedRangeId: this.#stored.protectedRangeId } };
    this.gate.cross('SpreadsheetApp.Protection.remove', 'ss.batch', { id: this.id, requests: [request] });
  }
}
