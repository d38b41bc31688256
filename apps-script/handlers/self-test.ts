/** 自我測試: probes of Google's runtime on a scratch tab, as a table that can be pasted into an issue (FIRST-RUN.md). */
import type { HealthWords } from '../../src/messages/health/zh-TW';
import type { Facts } from '../../src/office/facts';
import { READ_KEYS, specsFor } from '../../src/office/load';
import { fill } from '../../src/office/say';
import { addTab, deleteTab, style, updateCells, widths } from '../../src/tables/format';
import { officeId, readOffice } from '../desk';
import { readTabs, tabsOf, writeBook } from '../google/books';
import { whoClicked } from '../google/chance';
import { openRoom } from '../rooms';

const SCRATCH = 2990;
const ROWS = 40;
/** cells below the report */
const AREA = 30;

type Key = keyof HealthWords['selfTest']['probes'];
/** what should be, and what is */
type Probe = (id: string, facts: Facts) => readonly [expected: string, seen: string];

const cell = (row: number): GoogleAppsScript.Spreadsheet.Range => {
  const sheet = SpreadsheetApp.getActiveSpreadsheet()
    .getSheets()
    .find((one) => one.getSheetId() === SCRATCH);
  if (!sheet) throw new Error('no scratch tab');
  return sheet.getRange(row + 1, 1);
};

const byApi = (id: string, row: number, text: string): string => {
  writeBook(id, [updateCells(SCRATCH, row, 0, [[text]])]);
  SpreadsheetApp.flush();
  const value: unknown = cell(row).getValue();
  return `${typeof value} ${String(value)}`;
};

/** The second request names a tab that is not there. */
function atomic(id: string): string {
  try {
    writeBook(id, [updateCells(SCRATCH, AREA + 4, 0, [['half']]), updateCells(-1, 0, 0, [['x']])]);
    return 'no error';
  } catch {
    SpreadsheetApp.flush();
    return String(cell(AREA + 4).getValue());
  }
}

function lock(): string {
  const script = LockService.getScriptLock();
  const had = script.tryLock(1000);
  const has = script.hasLock();
  script.releaseLock();
  return `${String(had)} ${String(has)}`;
}

function properties(): string {
  const store = PropertiesService.getScriptProperties();
  store.setProperty('self-test', '01234');
  const back = store.getProperty('self-test') ?? '';
  store.deleteProperty('self-test');
  return back;
}

const within = (limit: number, value: number): readonly [string, string] => [
  value < limit ? String(value) : `< ${String(limit)}`,
  String(value),
];

const PROBES: Readonly<Record<Key, Probe>> = {
  'text-by-api': (id) => ['string 01234', byApi(id, AREA, '01234')],
  'formula-by-api': (id) => ['string =1+1', byApi(id, AREA + 1, '=1+1')],
  'text-typed': () => {
    const range = cell(AREA + 3);
    range.setNumberFormat('General').setValue('01234');
    SpreadsheetApp.flush();
    const value: unknown = range.getValue();
    return ['number 1234', `${typeof value} ${String(value)}`];
  },
  atomic: (id) => ['', atomic(id)],
  lock: () => ['true true', lock()],
  properties: () => ['01234', properties()],
  room: () => ['function', typeof openRoom('health')['healthFindings']],
  who: () => {
    const me = whoClicked();
    return [me.includes('@') ? me : 'a@b', me];
  },
  zone: (_, { regulation }) => [regulation.event.zone, Session.getScriptTimeZone()],
  locale: (_, { marks }) => [
    (marks['language'] ?? '').replace('-', '_'),
    SpreadsheetApp.getActiveSpreadsheet().getSpreadsheetLocale(),
  ],
  quota: () => {
    const left = MailApp.getRemainingDailyQuota();
    return [left > 0 ? String(left) : '> 0', String(left)];
  },
  latency: (id) => {
    const began = Date.now();
    readTabs(
      id,
      READ_KEYS.map((key) => specsFor([])[key].sheetId),
    );
    return within(2000, Date.now() - began);
  },
};

function seen(probe: Probe, id: string, facts: Facts): readonly [string, string] {
  try {
    return probe(id, facts);
  } catch (error) {
    return ['', error instanceof Error ? error.message : String(error)];
  }
}

export function selfTest(): void {
  const id = officeId({});
  const { tongue, loaded } = readOffice({ office: id });
  if (!('facts' in loaded)) return;
  const words = tongue.health.selfTest;
  const there = tabsOf(id).some((tab) => tab.sheetId === SCRATCH);
  writeBook(id, [
    ...(there ? [deleteTab(SCRATCH)] : []),
    addTab({ sheetId: SCRATCH, title: words.title, rows: ROWS, columns: 4, frozenRows: 1 }),
    style(SCRATCH, { row: 0, column: 0, rows: ROWS, columns: 4 }, { numberFormat: '@', wrap: true }),
    ...widths(SCRATCH, [340, 200, 200, 110]),
  ]);
  const rows = (Object.keys(PROBES) as Key[]).map((key) => {
    const [expected, found] = seen(PROBES[key], id, loaded.facts);
    return [words.probes[key], expected, found, expected === found ? words.fine : words.differs];
  });
  writeBook(id, [updateCells(SCRATCH, 0, 0, [[...words.headings], ...rows])]);
  const differs = rows.filter((row) => row[3] === words.differs).length;
  SpreadsheetApp.getActiveSpreadsheet().toast(fill(words.done, { differs, tab: words.title }), words.title, 8);
}
