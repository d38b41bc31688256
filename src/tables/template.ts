/** Turns the office template into the requests that make the office file: for Set up inside and for provision from outside. */
import { addTab, checkboxes, choices, colourWhen, hideColumns, protect, style, updateCells, widths } from './format';
import type { SheetsRequest } from './requests';
import { columnLetter, headings, type TableSpec, type TableWords } from './table';
import type { Cell, CodecContext } from './cell';

export interface TemplateTab {
  readonly key: string;
  readonly kind: string;
  readonly sheetId: number;
  readonly colour?: string;
  readonly columns?: number;
  readonly rows?: number;
  readonly frozenRows?: number;
  readonly frozenColumns?: number;
  readonly widths?: readonly number[];
  readonly hidden?: boolean;
  readonly protect?: boolean;
  readonly stateColours?: boolean;
  /** a sheet of labels and lines like 首頁: its first column names things, the next step stands out */
  readonly labels?: boolean;
}
export interface OfficeTemplate {
  readonly schema: number;
  readonly headingBackground: string;
  readonly headingColour: string;
  readonly tabs: readonly TemplateTab[];
}

/** States a glance must tell apart, and their colours. */
const STATE_COLOURS: Readonly<Record<string, string>> = {
  held: '#fff3cd',
  reported: '#ffe0b2',
  confirmed: '#d4edda',
  'checked-in': '#c3e6cb',
  waitlisted: '#d6eaf8',
  standby: '#e8daef',
  'standby-seated': '#c3e6cb',
  lapsed: '#e5e7e9',
  cancelled: '#e5e7e9',
  'no-show': '#e5e7e9',
  rejected: '#f5b7b1',
  duplicate: '#f5b7b1',
};
const SPARE_ROWS = 200;

/** A fact table's tab: headings, widths, text format, drop-downs and check boxes, colours, protection. */
export function tableTab(
  tab: TemplateTab,
  spec: TableSpec,
  words: TableWords,
  ctx: CodecContext,
  look: OfficeTemplate,
): SheetsRequest[] {
  const heading = headings(spec, words);
  const rows = tab.rows ?? SPARE_ROWS;
  const { sheetId } = tab;
  const requests: SheetsRequest[] = [
    addTab({
      sheetId,
      title: words.title,
      rows,
      columns: heading.length,
      frozenRows: 1,
      ...(tab.frozenColumns ? { frozenColumns: tab.frozenColumns } : {}),
      ...(tab.hidden ? { hidden: true } : {}),
      ...(tab.colour ? { colour: tab.colour } : {}),
    }),
    style(sheetId, { row: 1, column: 0, rows: rows - 1, columns: heading.length }, { numberFormat: '@' }),
    style(
      sheetId,
      { row: 0, column: 0, rows: 1, columns: heading.length },
      { bold: true, background: look.headingBackground, colour: look.headingColour },
    ),
    updateCells(sheetId, 0, 0, [heading]),
    ...widths(sheetId, [...spec.fields.map((field) => field.width ?? 90), 60]),
  ];
  spec.fields.forEach((field, column) => {
    const area = { row: 1, column, rows: rows - 1, columns: 1 };
    if (field.kind === 'int') requests.push(style(sheetId, area, { numberFormat: '0' }));
    if (field.kind === 'bool') requests.push(checkboxes(sheetId, area));
    if (field.kind === 'code') {
      const all = ctx.words[field.set ?? field.key] ?? {};
      const allowed = (field.codes ?? Object.keys(all)).map((code) => all[code] ?? code);
      if (!tab.protect) requests.push(choices(sheetId, area, allowed, words.columns[field.key] ?? field.key));
    }
    if (field.hidden) requests.push(hideColumns(sheetId, column, 1));
  });
  requests.push(hideColumns(sheetId, heading.length - 1, 1));
  if (tab.stateColours) requests.push(...stateColours(sheetId, spec, ctx, rows, heading.length));
  if (tab.protect) requests.push(protect(sheetId, words.title));
  return requests;
}

function stateColours(
  sheetId: number,
  spec: TableSpec,
  ctx: CodecContext,
  rows: number,
  columns: number,
): SheetsRequest[] {
  const at = spec.fields.findIndex((field) => field.key === 'state');
  const area = { row: 1, column: 0, rows: rows - 1, columns };
  return Object.entries(STATE_COLOURS).map(([state, background]) =>
    colourWhen(sheetId, area, `=$${columnLetter(at)}2="${ctx.words['state']?.[state] ?? state}"`, background),
  );
}

/** Rows of 首頁: event, draft mark, –, next step, why, –, headings by division, divisions … */
const NEXT_STEP = 3;
const labelled = (sheetId: number, rows: number, columns: number): SheetsRequest[] => [
  style(sheetId, { row: 1, column: 0, rows: rows - 1, columns: 1 }, { bold: true }),
  style(sheetId, { row: NEXT_STEP, column: 0, rows: 1, columns }, { bold: true, size: 13, background: '#fff3cd' }),
  style(sheetId, { row: NEXT_STEP + 1, column: 0, rows: 1, columns }, { background: '#fff9e6' }),
  style(sheetId, { row: NEXT_STEP + 3, column: 0, rows: 1, columns: 7 }, { bold: true, background: '#eaf0f6' }),
];

/** An empty tab that a view fills. */
export function viewTab(tab: TemplateTab, title: string): SheetsRequest[] {
  const columns = tab.columns ?? 10;
  return [
    addTab({
      sheetId: tab.sheetId,
      title,
      rows: tab.rows ?? 100,
      columns,
      ...(tab.frozenRows ? { frozenRows: tab.frozenRows } : {}),
      ...(tab.hidden ? { hidden: true } : {}),
      ...(tab.colour ? { colour: tab.colour } : {}),
    }),
    style(tab.sheetId, { row: 0, column: 0, rows: 1, columns }, { bold: true, size: 14 }),
    ...(tab.frozenRows === 2
      ? [style(tab.sheetId, { row: 1, column: 0, rows: 1, columns }, { bold: true, background: '#eaf0f6' })]
      : []),
    ...(tab.labels ? labelled(tab.sheetId, tab.rows ?? 100, columns) : []),
    ...widths(tab.sheetId, tab.widths ?? []),
    ...(tab.protect ? [protect(tab.sheetId, title)] : []),
  ];
}

/** One of the regulation's tabs: headings, a hidden row of keys, a hidden last column of paths. */
export interface RegulationRows {
  readonly tab: string;
  readonly rows: readonly (readonly Cell[])[];
}

export function regulationTabRequests(
  tab: TemplateTab,
  { tab: title, rows }: RegulationRows,
  look: OfficeTemplate,
): SheetsRequest[] {
  const columns = Math.max(...rows.map((row) => row.length));
  const { sheetId } = tab;
  const count = rows.length + 20;
  return [
    addTab({
      sheetId,
      title,
      rows: count,
      columns,
      frozenRows: 1,
      frozenColumns: 1,
      ...(tab.colour ? { colour: tab.colour } : {}),
    }),
    style(
      sheetId,
      { row: 0, column: 0, rows: 1, columns },
      { bold: true, background: look.headingBackground, colour: look.headingColour },
    ),
    style(sheetId, { row: 1, column: 0, rows: count - 1, columns }, { wrap: true }),
    updateCells(sheetId, 0, 0, rows),
    ...widths(sheetId, [230, ...Array.from({ length: columns - 2 }, () => 150), 60]),
    {
      updateDimensionProperties: {
        range: { sheetId, dimension: 'ROWS', startIndex: 1, endIndex: 2 },
        properties: { hiddenByUser: true },
        fields: 'hiddenByUser',
      },
    },
    hideColumns(sheetId, columns - 1, 1),
  ];
}
