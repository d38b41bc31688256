/** One spreadsheet file: its tabs, names and tables of formats, and the few acts everything else is built from. */
import { badRequest, ApiError } from '../errors';
import { boxToA1, contains, intersects, parseA1, quoteTitle, splitA1, toBox, toGridRange } from './a1';
import type { Box, GridRange } from './a1';
import { CellError, isFormula } from './cell';
import type { CellFormat, CellValue, Json, Scalar, ValidationRule } from './cell';
import { evaluate } from './formula/evaluate';
import type { Scope } from './formula/evaluate';
import { Intern } from './intern';
import { formatValue } from './number-format';
import { epochToSerial } from './serial';
import { Sheet } from './sheet';
import type { SheetState } from './sheet';
import type { TypingRules } from './coerce';

export interface NamedRange {
  namedRangeId: string;
  name: string;
  range: GridRange;
}
export interface WorkbookProperties extends Json {
  title: string;
  locale: string;
  timeZone: string;
}
export interface Access {
  editors: string[];
  viewers: string[];
  anyoneWithLink: 'none' | 'viewer' | 'editor';
}
export interface Place {
  sheet: Sheet;
  box: Box;
}
export type Effective = Scalar | CellError | null;

export interface Snapshot {
  properties: WorkbookProperties;
  sheets: { sheet: Sheet; state: SheetState }[];
  names: NamedRange[];
  metadata: Json[];
  serial: number;
}

export class Workbook {
  sheets: Sheet[] = [];
  names: NamedRange[] = [];
  metadata: Json[] = [];
  formats = new Intern<CellFormat>();
  rules = new Intern<ValidationRule>();
  access: Access = { editors: [], viewers: [], anyoneWithLink: 'none' };
  /** grows with every change; formula results hold for one revision */
  revision = 0;
  /** last number used for an id inside this file */
  serial = 0;

  constructor(
    readonly id: string,
    readonly owner: string,
    public properties: WorkbookProperties,
    /** the host's clock, epoch milliseconds */
    readonly now: () => number,
  ) {}

  get url(): string {
    return `https://docs.google.com/spreadsheets/d/${this.id}/edit`;
  }
  get locale(): string {
    return this.properties.locale;
  }
  get typing(): TypingRules {
    return { locale: this.locale, today: Math.floor(epochToSerial(this.now(), this.properties.timeZone)) };
  }

  /** Google's tab ids are large and look random; these are repeatable. */
  newId(): number {
    for (;;) {
      this.serial++;
      const id = (Math.imul(this.serial, 0x9e3779b1) >>> 1) % 2_000_000_011 || 1;
      // a file made from a body brings tabs with ids of their own
      if (!this.byId(id)) return id;
    }
  }

  byId(sheetId: number): Sheet | undefined {
    return this.sheets.find((sheet) => sheet.id === sheetId);
  }
  byTitle(title: string): Sheet | undefined {
    return this.sheets.find((sheet) => sheet.title === title);
  }

  // ---- ranges

  place(range: GridRange): Place {
    const sheet = this.byId(range.sheetId ?? 0);
    if (!sheet) throw badRequest(`No grid with id: ${range.sheetId ?? 0}`);
    const { startRowIndex: r0 = 0, endRowIndex: r1, startColumnIndex: c0 = 0, endColumnIndex: c1 } = range;
    if (r0 < 0 || c0 < 0 || (r1 !== undefined && r1 <= r0) || (c1 !== undefined && c1 <= c0))
      throw badRequest(
        `range.endRowIndex and range.endColumnIndex must be greater than their starts: ${JSON.stringify(range)}`,
      );
    if (r0 >= sheet.rowCount || (r1 ?? 0) > sheet.rowCount || c0 >= sheet.columnCount || (c1 ?? 0) > sheet.columnCount)
      throw badRequest(
        `GridRange.${r0 >= sheet.rowCount || (r1 ?? 0) > sheet.rowCount ? 'endRowIndex' : 'endColumnIndex'} is beyond the grid: ` +
          `Max rows: ${sheet.rowCount}, max columns: ${sheet.columnCount}`,
      );
    return { sheet, box: toBox(range, sheet.rowCount, sheet.columnCount) };
  }

  /** A range in A1 notation, the name of a range, or the title of a tab. */
  find(text: string): Place {
    const { title, rest } = splitA1(text);
    const whole = (sheet: Sheet): Place => ({
      sheet,
      box: { r0: 0, r1: sheet.rowCount, c0: 0, c1: sheet.columnCount },
    });
    const unparsable = (): Error => badRequest(`Unable to parse range: ${text}`);
    const sheet = title === undefined ? this.sheets[0] : this.byTitle(title);
    if (!sheet) throw unparsable();
    if (title !== undefined && rest === '') return whole(sheet);
    const range = parseA1(rest);
    if (!range) {
      if (title !== undefined) throw unparsable();
      const named = this.names.find((one) => one.name === rest);
      if (named) return this.place(named.range);
      const tab = this.byTitle(rest);
      if (!tab) throw unparsable();
      return whole(tab);
    }
    if (title === undefined && this.byTitle(rest)) return whole(this.byTitle(rest)!);
    const beyond = (range.startRowIndex ?? 0) >= sheet.rowCount || (range.startColumnIndex ?? 0) >= sheet.columnCount;
    const over = (range.endRowIndex ?? 0) > sheet.rowCount || (range.endColumnIndex ?? 0) > sheet.columnCount;
    if (beyond || over)
      throw badRequest(
        `Range (${quoteTitle(sheet.title)}!${rest}) exceeds grid limits. Max rows: ${sheet.rowCount}, max columns: ${sheet.columnCount}`,
      );
    return { sheet, box: toBox(range, sheet.rowCount, sheet.columnCount) };
  }

  a1({ sheet, box }: Place): string {
    return `${quoteTitle(sheet.title)}!${boxToA1(box)}`;
  }

  // ---- what cells come to

  private scope(sheet: Sheet): Scope {
    return {
      cell: (title, r, c) => {
        const at = title === undefined ? sheet : this.byTitle(title);
        if (!at || r >= at.rowCount || c >= at.columnCount) return new CellError('#REF!', 'Reference does not exist');
        return this.effective(at, r, c);
      },
      size: (title) => {
        const at = title === undefined ? sheet : this.byTitle(title);
        return at && { rows: at.rowCount, columns: at.columnCount };
      },
      named: (name) => {
        const found = this.names.find((one) => one.name.toLowerCase() === name.toLowerCase());
        if (!found) return undefined;
        const { sheet: at, box } = this.place(found.range);
        return { title: at.title, box };
      },
      now: () => epochToSerial(this.now(), this.properties.timeZone),
      locale: this.locale,
    };
  }

  /** The value shown and calculated with: a formula's result, or the value itself. */
  effective(sheet: Sheet, r: number, c: number): Effective {
    const value = sheet.value(r, c);
    if (!isFormula(value)) return value;
    if (value.known !== this.revision) {
      value.known = this.revision;
      value.result = new CellError('#REF!', 'Circular dependency detected');
      value.result = evaluate(value.formula, this.scope(sheet), { r, c });
    }
    return value.result;
  }

  /** A formula that belongs to a rule, as seen from one cell (relative references move with it). */
  calculate(formula: string, sheet: Sheet, at: { r: number; c: number }, home: { r: number; c: number }): Effective {
    return evaluate(formula, this.scope(sheet), at, home);
  }

  formatOf(sheet: Sheet, r: number, c: number): CellFormat | undefined {
    return this.formats.get(sheet.format(r, c));
  }

  display(sheet: Sheet, r: number, c: number): string {
    const value = this.effective(sheet, r, c);
    if (value instanceof CellError) return value.code;
    return formatValue(value, this.formatOf(sheet, r, c)?.numberFormat, this.locale);
  }

  // ---- changes

  /** Runs all of `act` or leaves everything as it was. */
  atomically<T>(act: () => T): T {
    const before = this.snapshot();
    try {
      return act();
    } catch (error) {
      this.restore(before);
      throw error;
    } finally {
      this.revision++;
    }
  }

  snapshot(): Snapshot {
    return {
      properties: this.properties,
      sheets: this.sheets.map((sheet) => ({ sheet, state: sheet.freeze() })),
      names: this.names,
      metadata: this.metadata,
      serial: this.serial,
    };
  }

  restore(snapshot: Snapshot): void {
    this.properties = snapshot.properties;
    this.names = snapshot.names;
    this.metadata = snapshot.metadata;
    this.serial = snapshot.serial;
    this.sheets = snapshot.sheets.map(({ sheet, state }) => {
      sheet.restore(state);
      return sheet;
    });
    this.revision++;
  }

  mayEdit(user: string): boolean {
    return user === this.owner || this.access.anyoneWithLink === 'editor' || this.access.editors.includes(user);
  }
  mayView(user: string): boolean {
    return this.mayEdit(user) || this.access.anyoneWithLink === 'viewer' || this.access.viewers.includes(user);
  }

  /** The protection that keeps `user` from changing these cells, if any. The owner passes everywhere. */
  protectedAgainst(user: string, sheet: Sheet, box: Box): string | undefined {
    if (user === this.owner) return undefined;
    for (const one of sheet.state.protections) {
      if (one.warningOnly) continue;
      const range = one.namedRangeId
        ? this.names.find((name) => name.namedRangeId === one['namedRangeId'])?.range
        : one.range;
      const area = toBox(range ?? {}, sheet.rowCount, sheet.columnCount);
      if (!intersects(area, box)) continue;
      const free = (one.unprotectedRanges ?? []).some((open) =>
        contains(toBox(open, sheet.rowCount, sheet.columnCount), box),
      );
      if (free || one.editors?.users?.includes(user)) continue;
      return one.description ?? '';
    }
    return undefined;
  }

  assertEditable(user: string, sheet: Sheet, box: Box): void {
    if (!this.mayEdit(user)) throw new ApiError(403, 'The caller does not have permission');
    if (this.protectedAgainst(user, sheet, box) !== undefined)
      throw badRequest(
        'You are trying to edit a protected cell or object. Please contact the spreadsheet owner to remove protection if you need to edit.',
      );
  }

  /** Writes one cell's value, as given. */
  write(sheet: Sheet, r: number, c: number, value: CellValue): void {
    sheet.setValue(r, c, value === '' ? null : value);
  }

  setFormat(sheet: Sheet, r: number, c: number, format: CellFormat | undefined): void {
    sheet.setFormat(r, c, this.formats.add(format));
  }

  gridRange({ sheet, box }: Place): GridRange {
    return toGridRange(sheet.id, box);
  }
}
