/** Health check names everything that is missing and mends what it can; Hand over moves the triggers; Self-test writes its report. */
import type { Dialog } from '../../src/host';
import { OWNER } from '../../src/cli/office-host';
import { forgetCopies, TestOffice, told, type Copy } from '../helpers/office';

jest.setTimeout(60_000);
const SECOND = 'second@example.com';
let copy: Copy;
beforeAll(() => {
  const office = new TestOffice();
  office.click('setUp', ['OK', 'OK']);
  copy = office.copy();
  office.close();
});
afterAll(forgetCopies);

let office: TestOffice;
beforeEach(() => {
  office = new TestOffice({}, copy);
});
afterEach(() => office.close());

const LOOK = ['CANCEL', 'CANCEL'] as const;
const MEND = ['OK', 'OK', 'OK', 'OK'] as const;
const check = (answers: readonly ('OK' | 'CANCEL')[] = LOOK): string => told(office.click('healthCheck', answers));
const form = (): string => office.formId('registration');

/** Somebody clicks who is not the owner but may edit. */
function clickAs(user: string, fn: string, answer: (dialog: Dialog) => 'OK' | 'CANCEL' = () => 'OK'): string {
  const execution = office.host.execute(fn, [], {
    user,
    kind: 'menu',
    activeSpreadsheetId: office.officeId,
    answers: answer,
  });
  if (!execution.ok) throw new Error(execution.error ?? '');
  return told(execution);
}

test('an office as Set up left it is well, and says how many letters are left', () => {
  expect(check()).toContain('一切正常。今天還可以寄 1500 封信。');
});

test('before Set up it says so, and mending is Set up', () => {
  const fresh = new TestOffice();
  expect(told(fresh.click('healthCheck', LOOK))).toContain('還沒有在這個檔案按過「初始設定」');
  fresh.click('healthCheck', MEND);
  expect(fresh.host.triggers.list()).toHaveLength(6);
  expect(told(fresh.click('healthCheck', LOOK))).toContain('一切正常');
  fresh.close();
});

test('a form that was unpublished, a spreadsheet in another zone: told, left when only looked at, then mended', () => {
  office.host.rest({
    method: 'POST',
    url: `/v1/forms/${form()}:setPublishSettings`,
    body: { publishSettings: { publishState: { isPublished: false, isAcceptingResponses: false } } },
  });
  office.byHand([{ updateSpreadsheetProperties: { properties: { timeZone: 'Europe/London' }, fields: 'timeZone' } }]);
  const text = check();
  expect(text).toMatch(/表單「.*」沒有發布/);
  expect(text).toContain('試算表的時區是 Europe/London，規程是 Asia/Taipei。');
  expect(office.host.forms.get(form()).published).toBe(false);
  expect(check(MEND)).toContain('已修好 2 項');
  expect(office.host.forms.get(form()).published).toBe(true);
  expect(office.host.workbooks.get(office.officeId).timeZone).toBe('Asia/Taipei');
  expect(check()).toContain('一切正常');
});

test('a missing tab is named with the way to bring it back, whatever the language of the file', () => {
  office.byHand([{ deleteSheet: { sheetId: 1004 } }]);
  expect(check()).toMatch(/少了分頁：收支.*版本記錄/);
});

test('a column somebody renamed is named with its tab', () => {
  office.put(office.officeId, office.words.tables.claims.title, 0, 0, [['編號?']]);
  expect(check()).toContain(office.words.tables.claims.title);
});

test('a sweep that fell silent, and fewer letters left than wait', () => {
  office.moveTo('2026-11-01T10:00:00');
  office.host.mail.quota = 0;
  office.register({ name: '段棋士一', division: 'dan' });
  const { clock } = office.host;
  expect(check()).toContain('今天只能再寄 0 封信，還有 1 封在等');
  const now = clock.now();
  const row = office.tab(office.words.tables.system.title).findIndex((line) => line[0] === 'heartbeat');
  office.put(office.officeId, office.words.tables.system.title, row, 1, [[String(now - 40 * 60_000)]]);
  expect(check()).toContain('定時檢查已經 40 分鐘沒有動靜');
});

test('a file of an older or a newer program says so', () => {
  const title = office.words.tables.system.title;
  const row = office.tab(title).findIndex((line) => line[0] === 'schema');
  office.put(office.officeId, title, row, 1, [['0']]);
  expect(check()).toContain('這個檔案是舊版（0）');
  office.put(office.officeId, title, row, 1, [['7']]);
  expect(check()).toContain('這個檔案比程式新（7，程式是 1）');
});

test('a second organiser is told whose triggers run, and takes over nothing that he cannot open', () => {
  office.host.workbooks.get(office.officeId).share({ editors: [SECOND] });
  const before = office.host.triggers.list();
  expect(clickAs(SECOND, 'healthCheck')).toContain(`觸發條件由 ${OWNER} 執行`);
  expect(clickAs(SECOND, 'handOver')).toContain('請先請原本的主辦人給您編輯權');
  expect(office.host.triggers.list()).toEqual(before);
});

test('with access he takes them over: his own are made, and the first one stops by itself', () => {
  const title = office.words.tables.system.title;
  office.host.workbooks.get(office.officeId).share({ editors: [SECOND] });
  // Google lets nobody but its maker write into a protected tab, until its protection names him
  expect(() => clickAs(SECOND, 'refreshViews')).toThrow('protected');
  expect(check()).toContain('受保護的分頁還沒有開放給這些主辦人');
  check(MEND);
  clickAs(SECOND, 'refreshViews');
  expect(office.host.workbooks.get(office.floorId).sharing.editors).toEqual([SECOND]);
  // on the offline host a form is open to its owner alone, so this office goes without
  for (const kind of ['registration', 'report', 'cancel', 'transfer']) {
    const row = office.tab(title).findIndex((line) => line[0] === `formId.${kind}`);
    office.put(office.officeId, title, row, 1, [['']]);
  }
  expect(clickAs(SECOND, 'handOver', () => 'CANCEL')).toContain(`${OWNER} 會自動停下來`);
  expect(office.mark('triggersOf')).toBe(OWNER);
  expect(clickAs(SECOND, 'handOver')).toContain('已由您接手');
  expect(office.mark('triggersOf')).toBe(SECOND);
  office.trigger('onSweep');
  const left = office.host.triggers.list().map(({ owner, functionName }) => `${functionName} ${owner}`);
  expect(left.sort()).toEqual([`onFloorEdited ${SECOND}`, `onSweep ${SECOND}`]);
});

test('the owner is told that the triggers are his already', () => {
  expect(told(office.click('handOver', ['OK']))).toContain('本來就是您的');
});

test('triggers of somebody who was replaced remove themselves at the next sweep', () => {
  const title = office.words.tables.system.title;
  const row = office.tab(title).findIndex((line) => line[0] === 'triggersOf');
  office.put(office.officeId, title, row, 1, [[SECOND]]);
  office.trigger('onSweep');
  expect(office.host.triggers.list()).toEqual([]);
});

test('the self-test writes one line a probe; on the offline host all are as expected', () => {
  const text = told(office.click('selfTest'));
  expect(text).toContain('自我測試完成：0 項不同');
  const rows = office
    .tab('自我測試')
    .slice(1)
    .filter((row) => row[3] !== undefined && row[3] !== '');
  expect(rows).toHaveLength(12);
  for (const row of rows) expect(row).toEqual([row[0], row[1], row[1], '相符']);
  // once more replaces the report
  office.click('selfTest');
  expect(office.tab('自我測試').filter((row) => row[3] === '相符')).toHaveLength(12);
});
