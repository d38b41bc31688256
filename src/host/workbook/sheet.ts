/** One tab: compact rows, sizes and everything that hangs on ranges. Frozen states make batches atomic and saving cheap. */
import { copyRow, newRow, put } from './cell';
import type { CellValue, Json, Row } from './cell';
import { moveRange } from './a1';
import type { Dimension, GridRange } from './a1';

interface GridProperties {
  rowCount: number;
  columnCount: number;
  frozenRowCount?: number;
  frozenColumnCount?: number;
  hideGridlines?: boolean;
}
export interface SheetProperties {
  sheetId: number;
  title: string;
  hidden?: boolean;
  rightToLeft?: boolean;
  sheetType?: string;
  tabColor?: Json;
  tabColorStyle?: Json;
  gridProperties: GridProperties;
}
export interface ProtectedRange extends Json {
  protectedRangeId: number;
  range?: GridRange;
  description?: string;
  warningOnly?: boolean;
  unprotectedRanges?: GridRange[];
  editors?: { users?: string[]; groups?: string[]; domainUsersCanEdit?: boolean };
}
export interface ConditionalRule extends Json {
  ranges: GridRange[];
}
export interface Band extends Json {
  bandedRangeId: number;
  range: GridRange;
}
export type DimensionProperties = { pixelSize?: number; hiddenByUser?: boolean };

/** Columns of a tab that a form writes to. */
export interface FormLink {
  formId: string;
  /** item id ('at' and 'email' for those two) → column */
  columns: Record<string, number>;
  /** row index after the last row the form wrote */
  nextRow: number;
  /** response id → row index, while the row is there */
  rows: Record<string, number>;
}

/** All lists in here are replaced, never changed in place: a copy of the record is a snapshot. */
export interface SheetState {
  properties: SheetProperties;
  rows: (Row | undefined)[];
  rowSizes: (DimensionProperties | undefined)[];
  columnSizes: (DimensionProperties | undefined)[];
  merges: GridRange[];
  protections: ProtectedRange[];
  conditional: ConditionalRule[];
  bands: Band[];
  filter?: Json & { range?: GridRange };
  formLink?: FormLink;
}

let epochs = 0;

export class Sheet {
  private epoch = ++epochs;
  private ownsRows = true;

  constructor(public state: SheetState) {}

  static create(properties: SheetProperties): Sheet {
    return new Sheet({
      properties,
      rows: [],
      rowSizes: [],
      columnSizes: [],
      merges: [],
      protections: [],
      conditional: [],
      bands: [],
    });
  }

  get id(): number {
    return this.state.properties.sheetId;
  }
  get title(): string {
    return this.state.properties.title;
  }
  get rowCount(): number {
    return this.state.properties.gridProperties.rowCount;
  }
  get columnCount(): number {
    return this.state.properties.gridProperties.columnCount;
  }

  /** A snapshot; rows written later are copies. */
  freeze(): SheetState {
    this.epoch = ++epochs;
    this.ownsRows = false;
    return { ...this.state };
  }

  restore(state: SheetState): void {
    this.state = { ...state };
    this.epoch = ++epochs;
    this.ownsRows = false;
  }

  row(r: number): Row | undefined {
    return this.state.rows[r];
  }

  /** The row, ready to be written to. */
  edit(r: number): Row {
    if (!this.ownsRows) {
      this.state.rows = this.state.rows.slice();
      this.ownsRows = true;
    }
    let row = this.state.rows[r];
    if (!row) put(this.state.rows, r, (row = newRow(this.epoch)), undefined);
    else if (row.epoch !== this.epoch) this.state.rows[r] = row = copyRow(row, this.epoch);
    else row.plain = undefined;
    return row;
  }

  value(r: number, c: number): CellValue {
    return this.state.rows[r]?.values[c] ?? null;
  }
  setValue(r: number, c: number, value: CellValue): void {
    if (value === null && (this.state.rows[r]?.values[c] ?? null) === null) return;
    put(this.edit(r).values, c, value, null);
  }
  format(r: number, c: number): number {
    return this.state.rows[r]?.formats?.[c] ?? 0;
  }
  setFormat(r: number, c: number, id: number): void {
    if (id === this.format(r, c)) return;
    const row = this.edit(r);
    put((row.formats ??= []), c, id, 0);
  }
  rule(r: number, c: number): number {
    return this.state.rows[r]?.rules?.[c] ?? 0;
  }
  setRule(r: number, c: number, id: number): void {
    if (id === this.rule(r, c)) return;
    const row = this.edit(r);
    put((row.rules ??= []), c, id, 0);
  }
  note(r: number, c: number): string {
    return this.state.rows[r]?.notes?.[c] ?? '';
  }
  setNote(r: number, c: number, note: string): void {
    if (note === this.note(r, c)) return;
    const row = this.edit(r);
    put((row.notes ??= []), c, note, '');
  }

  /** Rows up to and including the last one with content. */
  get lastRow(): number {
    const { rows } = this.state;
    for (let r = rows.length; r > 0; r--) if (rows[r - 1]?.values.some((value) => value !== null)) return r;
    return 0;
  }
  get lastColumn(): number {
    let last = 0;
    for (const row of this.state.rows) {
      if (!row) continue;
      for (let c = row.values.length; c > last; c--) if (row.values[c - 1] !== null) last = c;
    }
    return last;
  }

  setProperties(properties: SheetProperties): void {
    this.state.properties = properties;
  }

  private setCount(dimension: Dimension, count: number): void {
    const grid = { ...this.state.properties.gridProperties };
    grid[dimension === 'ROWS' ? 'rowCount' : 'columnCount'] = count;
    this.setProperties({ ...this.state.properties, gridProperties: grid });
  }

  /** Puts `count` empty lines before `at`, or takes `-count` lines away from there; ranges follow. */
  move(dimension: Dimension, at: number, count: number): void {
    const rows = dimension === 'ROWS';
    this.setCount(dimension, (rows ? this.rowCount : this.columnCount) + count);
    const sizes = (rows ? this.state.rowSizes : this.state.columnSizes).slice();
    splice(sizes, at, count, undefined);
    if (rows) {
      this.state.rowSizes = sizes;
      this.state.rows = this.state.rows.slice();
      this.ownsRows = true;
      splice(this.state.rows, at, count, undefined);
    } else {
      this.state.columnSizes = sizes;
      for (let r = 0; r < this.state.rows.length; r++) {
        if (!this.state.rows[r]) continue;
        const row = this.edit(r);
        splice(row.values, at, count, null);
        if (row.formats) splice(row.formats, at, count, 0);
        if (row.rules) splice(row.rules, at, count, 0);
        if (row.notes) splice(row.notes, at, count, '');
      }
    }
    this.moveRanges(dimension, at, count);
  }

  private moveRanges(dimension: Dimension, at: number, count: number): void {
    const { state } = this;
    const shift = <T extends GridRange>(range: T): T | undefined => moveRange(range, dimension, at, count);
    const all = (ranges: GridRange[]): GridRange[] => ranges.flatMap((range) => shift(range) ?? []);
    state.merges = all(state.merges);
    state.protections = state.protections.flatMap((one) => {
      const range = one.range && shift(one.range);
      if (one.range && !range) return [];
      return [
        {
          ...one,
          ...(range && { range }),
          ...(one.unprotectedRanges && { unprotectedRanges: all(one.unprotectedRanges) }),
        },
      ];
    });
    state.conditional = state.conditional
      .map((rule) => ({ ...rule, ranges: all(rule.ranges) }))
      .filter((rule) => rule.ranges.length > 0);
    state.bands = state.bands.flatMap((band) => {
      const range = shift(band.range);
      return range ? [{ ...band, range }] : [];
    });
    if (state.filter?.range) {
      const range = shift(state.filter.range);
      if (range) state.filter = { ...state.filter, range };
      else delete state.filter;
    }
    if (state.formLink) this.moveFormLink(state.formLink, dimension, at, count);
  }

  private moveFormLink(link: FormLink, dimension: Dimension, at: number, count: number): void {
    const place = (n: number): number => (n < at ? n : count < 0 && n < at - count ? -1 : n + count);
    const placeAll = (of: Record<string, number>): Record<string, number> => {
      const moved: Record<string, number> = {};
      for (const [key, n] of Object.entries(of)) {
        const next = place(n);
        if (next >= 0) moved[key] = next;
      }
      return moved;
    };
    if (dimension === 'ROWS') {
      const last = link.nextRow - 1;
      const moved = last < at ? last : count < 0 ? Math.max(at - 1, last + count) : last + count;
      this.state.formLink = { ...link, nextRow: moved + 1, rows: placeAll(link.rows) };
    } else this.state.formLink = { ...link, columns: placeAll(link.columns) };
  }
}

function splice<T>(list: T[], at: number, count: number, filler: T): void {
  if (count < 0) list.splice(at, -count);
  else if (at < list.length) list.splice(at, 0, ...new Array<T>(count).fill(filler));
}
