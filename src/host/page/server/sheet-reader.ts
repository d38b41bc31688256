/** Reads one tab through the Sheets API into the page's own shape: rows of cells, sizes, merges, protection. */
import { quoteTitle, toBox } from '../../workbook/a1';
import type { GridRange } from '../../workbook/a1';
import type { CellFormat, ValidationRule } from '../../workbook/cell';
import type { Host } from '../../types';
import type { Box, CellView, FilterView, Look, RowView, RuleView } from '../protocol';
import { colour, lookOf, Numbers, ruleOf } from './looks';

interface ApiValue {
  stringValue?: string;
  numberValue?: number;
  boolValue?: boolean;
  formulaValue?: string;
  errorValue?: object;
}
interface ApiCell {
  userEnteredValue?: ApiValue;
  effectiveValue?: ApiValue;
  formattedValue?: string;
  userEnteredFormat?: CellFormat;
  effectiveFormat?: CellFormat;
  dataValidation?: ValidationRule;
  note?: string;
}
interface ApiSheet {
  properties: {
    sheetId: number;
    title: string;
    gridProperties: {
      rowCount: number;
      columnCount: number;
      frozenRowCount?: number;
      frozenColumnCount?: number;
      hideGridlines?: boolean;
    };
  };
  merges?: GridRange[];
  protectedRanges?: Protection[];
  bandedRanges?: { range: GridRange; rowProperties?: Record<string, unknown> }[];
  basicFilter?: {
    range?: GridRange;
    filterSpecs?: { columnIndex?: number; filterCriteria?: { hiddenValues?: string[] } }[];
  };
  data?: {
    rowData?: { values?: ApiCell[] }[];
    rowMetadata?: Dimension[];
    columnMetadata?: Dimension[];
  }[];
}
interface Dimension {
  pixelSize?: number;
  hiddenByUser?: boolean;
}
export interface Protection {
  range?: GridRange;
  namedRangeId?: string;
  description?: string;
  warningOnly?: boolean;
  unprotectedRanges?: GridRange[];
  editors?: { users?: string[] };
}

/** What a tab looks like for everybody; what one person may change comes on top. */
export interface SheetReading {
  readonly title: string;
  readonly rowCount: number;
  readonly columnCount: number;
  readonly frozenRows: number;
  readonly frozenColumns: number;
  readonly gridlines: boolean;
  readonly columnSizes: readonly number[];
  readonly hiddenColumns: readonly number[];
  readonly rowSizes: Readonly<Record<number, number>>;
  readonly hiddenRows: readonly number[];
  readonly filter?: FilterView;
  readonly merges: readonly Box[];
  readonly protections: readonly Protection[];
  readonly rows: readonly RowView[];
}

/** Looks and rules of one file, numbered for as long as the server lives. */
export interface Tables {
  readonly looks: Numbers<Look>;
  readonly rules: Numbers<RuleView>;
}
export const newTables = (): Tables => ({ looks: new Numbers(), rules: new Numbers() });

const FIELDS =
  'namedRanges,sheets(properties,merges,protectedRanges,bandedRanges,basicFilter,data(rowMetadata,columnMetadata,rowData(values(' +
  'userEnteredValue,effectiveValue,formattedValue,userEnteredFormat,effectiveFormat,dataValidation,note))))';
/** Google's height of a row that has none of its own. */
export const USUAL_HEIGHT = 21;
const DATES = new Set(['DATE', 'TIME', 'DATE_TIME']);

const numbersWhere = (list: readonly Dimension[], test: (one: Dimension) => boolean): number[] =>
  list.flatMap((one, i) => (test(one) ? [i] : []));

/** The text that editing the cell begins with. */
function editText(cell: ApiCell): string {
  const value = cell.userEnteredValue;
  if (!value) return '';
  if (value.formulaValue !== undefined) return value.formulaValue;
  if (value.stringValue !== undefined) return value.stringValue;
  if (value.boolValue !== undefined) return value.boolValue ? 'TRUE' : 'FALSE';
  const format = cell.userEnteredFormat?.numberFormat;
  if (DATES.has(format?.type ?? '') || format?.type === 'PERCENT') return cell.formattedValue ?? '';
  return String(value.numberValue ?? '');
}

type Band = { box: Box; colours: (string | undefined)[]; header: string | undefined };

function bandsOf(sheet: ApiSheet, box: (range: GridRange) => Box): Band[] {
  return (sheet.bandedRanges ?? []).map((band) => {
    const p = band.rowProperties ?? {};
    return {
      box: box(band.range),
      header: colour(p['headerColor'], p['headerColorStyle']),
      colours: [
        colour(p['firstBandColor'], p['firstBandColorStyle']),
        colour(p['secondBandColor'], p['secondBandColorStyle']),
      ],
    };
  });
}

function bandColour(bands: readonly Band[], r: number, c: number): string | undefined {
  const band = bands.find(({ box }) => r >= box.r0 && r < box.r1 && c >= box.c0 && c < box.c1);
  if (!band) return undefined;
  const line = r - band.box.r0;
  const found = band.header ? (line === 0 ? band.header : band.colours[(line - 1) % 2]) : band.colours[line % 2];
  return found === '#ffffff' ? undefined : found;
}

export function readSheet(host: Host, file: string, title: string, tables: Tables): SheetReading {
  const answer = host.sheets.get(file, { ranges: quoteTitle(title), fields: FIELDS });
  const sheet = (answer['sheets'] as ApiSheet[])[0]!;
  const { gridProperties: grid } = sheet.properties;
  const box = (range: GridRange): Box => toBox(range, grid.rowCount, grid.columnCount);
  const named = (one: Protection): Protection => {
    const names = (answer['namedRanges'] ?? []) as { namedRangeId: string; range: GridRange }[];
    const range = names.find((name) => name.namedRangeId === one.namedRangeId)?.range;
    return range ? { ...one, range } : one;
  };
  const bands = bandsOf(sheet, box);
  const data = sheet.data?.[0] ?? {};
  const known = new Map<ValidationRule, number>();
  const lists = new Map<string, string[]>();
  const choices = (range: string): string[] => {
    let list = lists.get(range);
    if (!list) lists.set(range, (list = readChoices(host, file, title, range)));
    return list;
  };
  const ruleNumber = (rule: ValidationRule): number => {
    let number = known.get(rule);
    if (number === undefined) known.set(rule, (number = tables.rules.of(ruleOf(rule, choices))));
    return number;
  };
  const cellView = (cell: ApiCell, r: number, c: number): CellView | 0 => {
    const view: { -readonly [K in keyof CellView]: CellView[K] } = {};
    const text = cell.formattedValue ?? '';
    if (text !== '') view.t = text;
    const edit = editText(cell);
    if (edit !== text) view.e = edit;
    const value = cell.effectiveValue;
    if (value?.numberValue !== undefined) view.k = 'n';
    else if (value?.boolValue !== undefined) view.k = 'b';
    else if (value?.errorValue) view.k = 'e';
    const look = lookOf(cell.effectiveFormat, bands.length > 0 ? bandColour(bands, r, c) : undefined);
    if (look) view.f = tables.looks.of(look);
    if (cell.dataValidation) view.v = ruleNumber(cell.dataValidation);
    if (cell.note) view.n = cell.note;
    return Object.keys(view).length > 0 ? view : 0;
  };
  const rows = (data.rowData ?? []).map((row, r) => (row.values ?? []).map((cell, c) => cellView(cell, r, c)));
  fillBands(rows, bands, tables);
  const filter = sheet.basicFilter && filterView(sheet.basicFilter, rows, box);
  const columns = data.columnMetadata ?? [];
  const heights = data.rowMetadata ?? [];
  return {
    title: sheet.properties.title,
    rowCount: grid.rowCount,
    columnCount: grid.columnCount,
    frozenRows: grid.frozenRowCount ?? 0,
    frozenColumns: grid.frozenColumnCount ?? 0,
    gridlines: grid.hideGridlines !== true,
    columnSizes: columns.map((one) => one.pixelSize ?? 100),
    hiddenColumns: numbersWhere(columns, (one) => one.hiddenByUser === true),
    rowSizes: Object.fromEntries(
      heights.flatMap((one, r) => (one.pixelSize && one.pixelSize !== USUAL_HEIGHT ? [[r, one.pixelSize]] : [])),
    ),
    hiddenRows: [...new Set([...numbersWhere(heights, (one) => one.hiddenByUser === true), ...(filter?.rows ?? [])])],
    ...(filter && { filter }),
    merges: (sheet.merges ?? []).map(box),
    protections: (sheet.protectedRanges ?? []).map((one) => (one.namedRangeId ? named(one) : one)),
    rows,
  };
}

/** Rows are hidden by what a person sees in them; the heading row stays. */
function filterView(
  { range, filterSpecs = [] }: NonNullable<ApiSheet['basicFilter']>,
  rows: readonly RowView[],
  box: (range: GridRange) => Box,
): FilterView {
  const place = box(range ?? {});
  const hidden = Object.fromEntries(
    filterSpecs.map((one) => [one.columnIndex ?? 0, one.filterCriteria?.hiddenValues ?? []]),
  );
  const tests = Object.entries(hidden).map(([c, values]) => [Number(c), new Set(values)] as const);
  const out = (r: number): boolean => tests.some(([c, values]) => values.has((rows[r]?.[c] || { t: '' }).t ?? ''));
  const below = Array.from({ length: Math.max(0, place.r1 - place.r0 - 1) }, (_, i) => place.r0 + 1 + i);
  return { box: place, hidden, rows: tests.length > 0 ? below.filter(out) : [] };
}

/** Bands also colour the empty cells that the API does not send. */
function fillBands(rows: (CellView | 0)[][], bands: readonly Band[], tables: Tables): void {
  for (const { box } of bands)
    for (let r = box.r0; r < Math.min(box.r1, rows.length); r++)
      for (let c = box.c0; c < box.c1; c++) {
        const row = rows[r]!;
        while (row.length <= c) row.push(0);
        const background = row[c] === 0 ? bandColour(bands, r, c) : undefined;
        if (background) row[c] = { f: tables.looks.of({ background }) };
      }
}

function readChoices(host: Host, file: string, title: string, text: string): string[] {
  const range = text.replace(/^=/, '').replace(/\$/g, '');
  try {
    const whole = range.includes('!') ? range : `${quoteTitle(title)}!${range}`;
    const { values = [] } = host.sheets.values.get(file, whole, { valueRenderOption: 'FORMATTED_VALUE' });
    return [...new Set(values.flat().map(String))].filter((one) => one !== '');
  } catch {
    return [];
  }
}
