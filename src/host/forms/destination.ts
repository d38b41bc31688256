/** The responses tab: made when a form is linked to a workbook, one row a response, after the last row the form wrote. */
import { GoogleError } from '../errors';
import { enter } from '../workbook/enter';
import { makeSheet } from '../workbook/requests/sheets';
import { civilToSerial, epochToSerial } from '../workbook/serial';
import type { FormLink, Sheet } from '../workbook/sheet';
import type { Workbook } from '../workbook/workbook';
import type { Answers, Form, FormItem, FormResponse } from './form';

const WORDS = {
  zh: { tab: '表單回應', at: '時間戳記', email: '電子郵件地址' },
  zh_CN: { tab: '第 {n} 张表单回复', at: '时间戳记', email: '电子邮件地址' },
  ja: { tab: 'フォームの回答', at: 'タイムスタンプ', email: 'メールアドレス' },
  en: { tab: 'Form Responses', at: 'Timestamp', email: 'Email Address' },
};

function words(locale: string): (typeof WORDS)['en'] {
  if (locale === 'zh_CN') return WORDS.zh_CN;
  if (locale.startsWith('zh')) return WORDS.zh;
  return locale.startsWith('ja') ? WORDS.ja : WORDS.en;
}

export function linkedSheet(workbook: Workbook, formId: string): Sheet | undefined {
  return workbook.sheets.find((sheet) => sheet.state.formLink?.formId === formId);
}

function heading(workbook: Workbook, sheet: Sheet, link: FormLink, key: string, title: string): FormLink {
  const column = Math.max(-1, ...Object.values(link.columns)) + 1;
  if (column >= sheet.columnCount) sheet.move('COLUMNS', sheet.columnCount, column + 1 - sheet.columnCount);
  workbook.write(sheet, 0, column, title);
  return { ...link, columns: { ...link.columns, [key]: column } };
}

/** Columns for questions that have none yet; headings follow the questions' titles. */
export function followItems(workbook: Workbook, form: Form): void {
  const sheet = linkedSheet(workbook, form.state.id);
  if (!sheet) return;
  let link = sheet.state.formLink!;
  for (const item of form.questions) {
    const column = link.columns[item.id];
    if (column === undefined) link = heading(workbook, sheet, link, String(item.id), item.title);
    else if (sheet.value(0, column) !== item.title) workbook.write(sheet, 0, column, item.title);
  }
  sheet.state.formLink = link;
  workbook.revision++;
}

/** Makes the tab in front of all others, with a column for each question, and copies old responses into it. */
export function linkForm(workbook: Workbook, form: Form): Sheet {
  const { tab, at, email } = words(workbook.locale);
  let n = 1;
  const name = (): string => (tab.includes('{n}') ? tab.replace('{n}', String(n)) : `${tab} ${n}`);
  while (workbook.byTitle(name())) n++;
  const sheet = makeSheet(workbook, {
    title: name(),
    index: 0,
    gridProperties: { rowCount: 100, columnCount: 26, frozenRowCount: 1 },
    sheetId: workbook.newId(),
  });
  let link: FormLink = { formId: form.state.id, columns: {}, nextRow: 1, rows: {} };
  link = heading(workbook, sheet, link, 'at', at);
  if (form.state.collectsEmail) link = heading(workbook, sheet, link, 'email', email);
  sheet.state.formLink = link;
  followItems(workbook, form);
  return sheet;
}

export function unlinkForm(workbook: Workbook, formId: string): void {
  const sheet = linkedSheet(workbook, formId);
  if (sheet) delete sheet.state.formLink;
}

const shown = (answer: string | string[] | undefined): string =>
  Array.isArray(answer) ? answer.join(', ') : (answer ?? '');

function put(
  workbook: Workbook,
  sheet: Sheet,
  row: number,
  column: number,
  item: FormItem,
  answer: string | string[] | undefined,
): void {
  const text = shown(answer);
  const date = item.type === 'DATE' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) : null;
  const serial = date && civilToSerial(Number(date[1]), Number(date[2]), Number(date[3]));
  if (serial) {
    workbook.write(sheet, row, column, serial);
    workbook.setFormat(sheet, row, column, {
      ...workbook.formatOf(sheet, row, column),
      numberFormat: { type: 'DATE' },
    });
    return;
  }
  // like typing, so leading zeros go; but an answer never becomes a formula
  const how = /^[=+]/.test(text) ? 'RAW' : 'USER_ENTERED';
  enter({ workbook, cellCharacters: 50_000 }, sheet, row, column, text, how);
}

export interface RowPlace {
  sheetId: number;
  row: number;
}

/** Writes a new response below the last form row, pushing down whatever stands there, or over its own row when it was edited. */
export function writeResponse(workbook: Workbook, form: Form, response: FormResponse, only?: Answers): RowPlace {
  const sheet = linkedSheet(workbook, form.state.id);
  if (!sheet) throw new GoogleError('The form is not linked to this spreadsheet.');
  followItems(workbook, form);
  let link = sheet.state.formLink!;
  let row = link.rows[response.id];
  if (row === undefined) {
    row = link.nextRow;
    // a form adds a row of its own; what people wrote below moves down
    if (row < sheet.rowCount) sheet.move('ROWS', row, 1);
    else sheet.move('ROWS', sheet.rowCount, row + 1 - sheet.rowCount);
    link = { ...sheet.state.formLink!, nextRow: row + 1, rows: { ...sheet.state.formLink!.rows, [response.id]: row } };
    sheet.state.formLink = link;
  }
  const at = link.columns['at'];
  if (at !== undefined) {
    workbook.write(
      sheet,
      row,
      at,
      epochToSerial(Math.floor((response.editedAt ?? response.at) / 1000) * 1000, workbook.properties.timeZone),
    );
    workbook.setFormat(sheet, row, at, { numberFormat: { type: 'DATE_TIME' } });
  }
  const email = link.columns['email'];
  if (email !== undefined) workbook.write(sheet, row, email, response.email);
  for (const item of form.questions) {
    const column = link.columns[item.id];
    if (column !== undefined && (only === undefined || only[item.id] !== undefined))
      put(workbook, sheet, row, column, item, response.answers[item.id]);
  }
  workbook.revision++;
  return { sheetId: sheet.id, row };
}
