/** The office file from nothing: the requests that make all its tabs and put the regulation in. Used by Set up's repair and by provision. */
import type { Form } from '../domain/regulation/form';
import type { Regulation } from '../domain/regulation/regulation';
import type { SheetsRequest } from '../tables/requests';
import { addTab, choices, colourWhen, hideColumns, protect, style, widths } from '../tables/format';
import { tableRequests, updateCells } from '../tables/requests';
import { headings, readTable, type TableWords } from '../tables/table';
import { regulationTabRequests, tableTab, viewTab, type OfficeTemplate, type RegulationRows } from '../tables/template';
import { CHOICES, COLUMN, FIRST_ROW } from './decisions';
import { answerFields, formMark, type FormKind } from './forms';
import { codecContext, entryWords, specsFor } from './load';
import { PENDING } from './pending';
import { regulationMarks } from './regulation-store';
import { fill } from './say';
import { headRows } from './views/dashboard';
import type { LetterTexts } from '../messages/letters/type';
import { letterRows } from './letter-texts';
import type { OfficeWords } from './words';

export interface NewOffice {
  readonly template: OfficeTemplate;
  readonly regulation: Regulation;
  readonly forms: Readonly<Partial<Record<FormKind, Form>>>;
  readonly language: string;
  readonly words: OfficeWords;
  readonly letters: LetterTexts;
  /** the regulation as rows, one tab after the other in the template's order */
  readonly regulationTabs: readonly RegulationRows[];
}

/** Marks a new office begins with. `pending` stands there empty, so that its row is known before the first draw. */
export function firstMarks(office: NewOffice): Record<string, string> {
  const answers = new Map<string, string>();
  for (const form of [office.forms.registration, office.forms.transfer])
    for (const { id, title } of form ? answerFields(form) : []) if (!answers.has(id)) answers.set(id, title);
  const marks: Record<string, string> = {
    language: office.language,
    schema: String(office.template.schema),
    ...regulationMarks(office.regulation),
    answers: [...answers.keys()].join(' '),
    'answer-words': JSON.stringify(choiceWords(office.forms)),
    'answer-titles': JSON.stringify(Object.fromEntries(answers)),
    [PENDING]: '',
  };
  for (const [kind, form] of Object.entries(office.forms)) marks[formMark(kind as FormKind)] = JSON.stringify(form);
  return marks;
}

/** Value → label of every question with choices that becomes a column. */
function choiceWords(forms: NewOffice['forms']): Record<string, Record<string, string>> {
  const words: Record<string, Record<string, string>> = {};
  for (const form of [forms.transfer, forms.registration])
    for (const field of form?.fields ?? [])
      if (field.choices) words[field.id] = Object.fromEntries(field.choices.map(({ value, label }) => [value, label]));
  return words;
}

/** Amounts with separators, and the line of the total stands out, wherever it comes to stand. */
const prizeLooks = (sheetId: number, rows: number, words: OfficeWords): SheetsRequest[] => [
  style(sheetId, { row: 2, column: 4, rows: rows - 2, columns: 1 }, { numberFormat: '#,##0' }),
  colourWhen(sheetId, { row: 2, column: 0, rows: rows - 2, columns: 6 }, `=$A3="${words.prizes.total}"`, '#ffe9a8'),
];

/** Amounts with separators; the first column names the parts. */
const closingLooks = (sheetId: number, rows: number): SheetsRequest[] => [
  style(sheetId, { row: 2, column: 2, rows: rows - 2, columns: 1 }, { numberFormat: '#,##0' }),
  style(sheetId, { row: 2, column: 0, rows: rows - 2, columns: 1 }, { bold: true }),
];

/** Decisions are chosen from a list, beside a cell for whom; nothing else may be typed, and the rows' own facts are hidden. */
function reconciliationLooks(sheetId: number, rows: number, { reconciliation: w, tabs }: OfficeWords): SheetsRequest[] {
  const area = { row: FIRST_ROW, column: COLUMN.choice, rows: rows - FIRST_ROW, columns: 1 };
  const choice = CHOICES.map((one) => w.choices[one]);
  const open = { ...area, columns: COLUMN.target - COLUMN.choice + 1 };
  return [
    choices(sheetId, area, choice, w.howTo),
    style(sheetId, open, { background: '#fff9e6' }),
    style(sheetId, { ...area, column: COLUMN.target }, { numberFormat: '@' }),
    style(sheetId, { ...area, column: COLUMN.finding + 2, columns: 4 }, { wrap: true }),
    hideColumns(sheetId, COLUMN.key, 1),
    protect(sheetId, tabs.reconciliation, [open]),
  ];
}

/** Letters to be worded anew: kinds stand fast, subject and body are the organisers'. */
function letterTab(tab: OfficeTemplate['tabs'][number], { words, letters, template }: NewOffice): SheetsRequest[] {
  const rows = letterRows(letters, words);
  const { sheetId } = tab;
  const look = { bold: true, background: template.headingBackground, colour: template.headingColour };
  return [
    addTab({
      sheetId,
      title: words.tabs.letterTexts,
      rows: rows.length + 5,
      columns: 4,
      frozenRows: 1,
      ...(tab.colour ? { colour: tab.colour } : {}),
    }),
    style(sheetId, { row: 0, column: 0, rows: 1, columns: 4 }, look),
    style(sheetId, { row: 1, column: 0, rows: rows.length, columns: 3 }, { wrap: true, numberFormat: '@' }),
    updateCells(sheetId, 0, 0, [...rows, [], ['', words.letterTexts.howTo]]),
    ...widths(sheetId, tab.widths ?? []),
    hideColumns(sheetId, 3, 1),
  ];
}

export const officeTitle = (office: NewOffice): string =>
  fill(office.words.tabs.office, { event: office.regulation.event.names.own });

/** Everything but deleting the sheet that a new spreadsheet begins with; `missing`: only the tabs of these sheet ids. */
export function newOfficeRequests(office: NewOffice, missing?: ReadonlySet<number>): SheetsRequest[] {
  const { template, words } = office;
  const marks = firstMarks(office);
  const specs = specsFor((marks['answers'] ?? '').split(' ').filter(Boolean));
  const context = codecContext(office, words, marks);
  const requests: SheetsRequest[] = [];
  const regulationTabs = [...office.regulationTabs];
  for (const tab of template.tabs) {
    const rows = tab.kind === 'regulation' ? regulationTabs.shift() : undefined;
    if (missing?.has(tab.sheetId) === false) continue;
    if (rows) requests.push(...regulationTabRequests(tab, rows, template));
    else if (tab.kind === 'regulation') continue;
    else if (tab.kind === 'letters') requests.push(...letterTab(tab, office));
    else if (tab.kind === 'view') {
      requests.push(...viewTab(tab, (words.tabs as Record<string, string>)[tab.key] ?? tab.key));
      if (tab.key === 'prizes') requests.push(...prizeLooks(tab.sheetId, tab.rows ?? 100, words));
      if (tab.key === 'closing') requests.push(...closingLooks(tab.sheetId, tab.rows ?? 100));
      if (tab.key === 'reconciliation') requests.push(...reconciliationLooks(tab.sheetId, tab.rows ?? 100, words));
      if (tab.key === 'dashboard')
        requests.push(updateCells(tab.sheetId, 0, 0, headRows(office.regulation, words, { key: 'setUp', params: {} })));
    } else {
      const spec = specs[tab.key as keyof typeof specs];
      const tableWords: TableWords =
        tab.key === 'entries' ? entryWords(words, marks) : words.tables[tab.key as keyof OfficeWords['tables']];
      requests.push(...tableTab(tab, spec, tableWords, context, template));
    }
  }
  if (missing?.has(specs.system.sheetId) === false) return requests;
  const heading = headings(specs.system, words.tables.system);
  const read = readTable<object>(specs.system, words.tables.system, [heading], context);
  const put = Object.entries(marks).map(([key, value]) => ({ key, value }));
  requests.push(...tableRequests(specs.system, read, { put, drop: [] }, context));
  return requests;
}
