/** Spreadsheet: one file as scripts see it. */
import { GoogleError } from '../errors';
import type { Json } from '../workbook/cell';
import { Facade, mismatch } from './facade';
import type { Env } from './facade';
import { Selection } from './sheet';
import { User } from './session';

const emailOf = (who: unknown): string => (who instanceof User ? who.email : String(who));

export class Spreadsheet extends Facade {
  readonly kind = 'Spreadsheet';

  constructor(
    env: Env,
    readonly id: string,
  ) {
    super(env);
  }

  get #info() {
    return this.gate.peek('ss.info', { id: this.id });
  }
  #batch(method: string, requests: Json[]): Json[] {
    return this.gate.cross(`SpreadsheetApp.Spreadsheet.${method}`, 'ss.batch', { id: this.id, requests });
  }
  #share(method: string, role: 'editors' | 'viewers', change: { add?: string[]; remove?: string[] }): this {
    this.gate.cross(`SpreadsheetApp.Spreadsheet.${method}`, 'ss.sharing', { id: this.id, role, ...change });
    return this;
  }
  #sheetIdOf(sheet: unknown): number {
    if (!(sheet instanceof Facade) || sheet.kind !== 'Sheet') throw mismatch('SpreadsheetApp.Spreadsheet', [sheet]);
    return (sheet as Facade & { sheetId: number }).sheetId;
  }
  #selectedSheet(): Facade {
    const { sheets } = this.#info;
    const { selection, activeSpreadsheetId } = this.gate.facts;
    const wanted = activeSpreadsheetId === this.id ? sheets.find((one) => one.title === selection?.sheet) : undefined;
    const shown = wanted ?? sheets.find((one) => !one.hidden) ?? sheets[0]!;
    return this.env.make.sheet(this.id, shown.sheetId);
  }

  getId(): string {
    return this.id;
  }
  getName(): string {
    return this.#info.title;
  }
  getUrl(): string {
    return this.#info.url;
  }
  getSpreadsheetTimeZone(): string {
    return this.#info.timeZone;
  }
  getSpreadsheetLocale(): string {
    return this.#info.locale;
  }
  getOwner(): Facade {
    return new User(this.env, this.#info.owner);
  }
  getEditors(): Facade[] {
    return this.#info.editors.map((email) => new User(this.env, email));
  }
  /** The address of the form whose responses come here, if there is one. */
  getFormUrl(): string | null {
    const formId = this.#info.sheets.find((one) => one.formId !== undefined)?.formId;
    return formId === undefined ? null : `https://docs.google.com/forms/d/${formId}/viewform`;
  }
  rename(title: string): void {
    this.#batch('rename', [{ updateSpreadsheetProperties: { properties: { title }, fields: 'title' } }]);
  }
  setSpreadsheetTimeZone(timeZone: string): void {
    this.#batch('setSpreadsheetTimeZone', [
      { updateSpreadsheetProperties: { properties: { timeZone }, fields: 'timeZone' } },
    ]);
  }
  setSpreadsheetLocale(locale: string): void {
    this.#batch('setSpreadsheetLocale', [
      { updateSpreadsheetProperties: { properties: { locale }, fields: 'locale' } },
    ]);
  }

  // ---- tabs

  getSheets(): Facade[] {
    return this.#info.sheets.map((one) => this.env.make.sheet(this.id, one.sheetId));
  }
  getNumSheets(): number {
    return this.#info.sheets.length;
  }
  getSheetByName(title: string): Facade | null {
    const found = this.#info.sheets.find((one) => one.title === title);
    return found ? this.env.make.sheet(this.id, found.sheetId) : null;
  }
  getSheetById(sheetId: number): Facade | null {
    const found = this.#info.sheets.find((one) => one.sheetId === sheetId);
    return found ? this.env.make.sheet(this.id, found.sheetId) : null;
  }
  getActiveSheet(): Facade {
    return this.#selectedSheet();
  }
  setActiveSheet(sheet: unknown): Facade {
    this.#sheetIdOf(sheet);
    return sheet as Facade;
  }
  insertSheet(...args: unknown[]): Facade {
    const title = args.find((arg) => typeof arg === 'string');
    const index = args.find((arg) => typeof arg === 'number');
    if (args.some((arg) => arg !== title && arg !== index))
      throw mismatch('SpreadsheetApp.Spreadsheet.insertSheet', args);
    const properties = { ...(title !== undefined && { title }), ...(index !== undefined && { index }) };
    const [reply] = this.#batch('insertSheet', [{ addSheet: { properties } }]);
    return this.env.make.sheet(this.id, ((reply!['addSheet'] as Json)['properties'] as { sheetId: number }).sheetId);
  }
  deleteSheet(sheet: unknown): void {
    this.#batch('deleteSheet', [{ deleteSheet: { sheetId: this.#sheetIdOf(sheet) } }]);
  }
  duplicateActiveSheet(): Facade {
    const sourceSheetId = this.#sheetIdOf(this.#selectedSheet());
    const [reply] = this.#batch('duplicateActiveSheet', [{ duplicateSheet: { sourceSheetId } }]);
    return this.env.make.sheet(
      this.id,
      ((reply!['duplicateSheet'] as Json)['properties'] as { sheetId: number }).sheetId,
    );
  }

  // ---- ranges

  getRange(a1: string): Facade {
    const found = this.gate.peek('ss.find', { id: this.id, a1 });
    if (!found) throw new GoogleError('Range not found');
    return this.env.make.range(this.id, found.sheetId, found.box);
  }
  getRangeByName(name: string): Facade | null {
    const found = this.#info.names.some((one) => one.name === name)
      ? this.gate.peek('ss.find', { id: this.id, a1: name })
      : null;
    return found && this.env.make.range(this.id, found.sheetId, found.box);
  }
  setNamedRange(name: string, range: Facade): void {
    this.#batch('setNamedRange', [
      { addNamedRange: { namedRange: { name, range: (range as Facade & { grid: Json }).grid } } },
    ]);
  }
  getActiveRange(): Facade | null {
    const sheet = this.#selectedSheet();
    return Facade.method(sheet, 'getActiveRange')!.call(sheet) as Facade | null;
  }
  getActiveCell(): Facade | null {
    return this.getActiveRange();
  }
  getCurrentCell(): Facade | null {
    return this.getActiveRange();
  }
  getSelection(): Facade {
    return new Selection(this.env, this.id, this.getActiveRange());
  }
  getProtections(type: string): Facade[] {
    return this.env.make.protections(this.id, type);
  }

  // ---- people

  addEditor(who: unknown): this {
    return this.#share('addEditor', 'editors', { add: [emailOf(who)] });
  }
  addEditors(who: unknown[]): this {
    return this.#share('addEditors', 'editors', { add: who.map(emailOf) });
  }
  removeEditor(who: unknown): this {
    return this.#share('removeEditor', 'editors', { remove: [emailOf(who)] });
  }
  addViewer(who: unknown): this {
    return this.#share('addViewer', 'viewers', { add: [emailOf(who)] });
  }
  toast(message: unknown, title: unknown = '', _seconds?: unknown): void {
    if (!this.gate.facts.hasUi) return;
    const dialog = { kind: 'toast' as const, title: String(title ?? ''), message: String(message) };
    this.gate.cross('Ui.toast', 'ui.show', { dialog, blocks: false });
  }
}
