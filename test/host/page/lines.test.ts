/** Filter, order, rows, merging, formats and notes under real hands in Chromium, and all of it taken back. */
import type { Page } from 'playwright-core';
import { axe, cell, openTab, stage, until } from './browser';
import type { Stage } from './browser';

jest.setTimeout(60_000);
let here: Stage;
let page: Page;

const FIRST = 70;
const KINDS = ['已確認', '候補', '取消'];

beforeAll(async () => {
  here = await stage();
  const rows = Array.from({ length: 20 }, (_, i) => [`0${String(i)}`, `棋士${String(i)}`, i * 100, KINDS[i % 3]!]);
  here.host.sheets.batchUpdate(
    { requests: [{ addSheet: { properties: { title: '名單', sheetId: FIRST } } }] },
    here.office,
  );
  here.host.sheets.values.update({ values: [['編號', '姓名', '金額', '狀態'], ...rows] }, here.office, '名單!A1', {
    valueInputOption: 'RAW',
  });
  page = await here.window();
  await openTab(page, '名單');
});
afterAll(async () => {
  const { complaints } = here;
  await here.close();
  expect(complaints).toEqual([]);
});

const column = (letter: string, sheet = '名單'): unknown[] =>
  (
    here.host.sheets.values.get(here.office, `${sheet}!${letter}2:${letter}21`, {
      valueRenderOption: 'UNFORMATTED_VALUE',
    }).values ?? []
  ).map(([value]) => value ?? '');
const keys = async (...list: string[]): Promise<void> => {
  for (const key of list) await page.keyboard.press(key);
};
const rowsShown = async (): Promise<number> => page.locator('tbody td[data-c="1"]:not(:empty)').count();
async function menu(bar: string, ...labels: string[]): Promise<void> {
  await page.getByRole('button', { name: bar, exact: true }).click();
  for (const label of labels) await page.getByRole('menuitem', { name: label }).click();
}
const undo = async (): Promise<void> => {
  await keys('Control+z');
};

test('a filter hides rows by what stands in a column; clearing and deleting leave hidden rows alone', async () => {
  await cell(page, 'A1').click();
  await menu('列與欄', '建立篩選器');
  await cell(page, 'D1').locator('.funnel').click();
  const panel = page.getByRole('dialog', { name: '篩選：狀態' });
  expect(await panel.getByRole('checkbox').count()).toBe(3);
  expect(await axe(page)).toEqual([]);
  await panel.getByRole('button', { name: '全部清除' }).click();
  await panel.getByRole('checkbox', { name: '候補' }).check();
  await panel.getByRole('button', { name: '確定' }).click();
  await until(rowsShown, 8);
  await cell(page, 'D1').getByRole('img', { name: '篩選中' }).waitFor();

  // rows 3, 6, 9 … are seen: C3:C9 is three cells to a person
  await cell(page, 'C3').click();
  await keys('Shift+ArrowDown', 'Shift+ArrowDown', 'Delete');
  await until(() => column('C').slice(0, 8), [0, '', 200, 300, '', 500, 600, '']);
  await undo();
  await until(() => column('C').slice(0, 3), [0, 100, 200]);
  await menu('列與欄', '刪除所選的列');
  await until(() => column('A').length, 17);
  expect(column('A').slice(0, 6)).toEqual(['00', '02', '03', '05', '06', '08']);
  await undo();
  await until(() => column('A').slice(0, 4), ['00', '01', '02', '03']);
  expect(column('D').slice(0, 3)).toEqual(KINDS);
});

test('the filter is opened by keyboard, sorts by its column and is removed; each step is taken back', async () => {
  await cell(page, 'C1').click();
  await keys('Alt+ArrowDown');
  const panel = page.getByRole('dialog', { name: '篩選：金額' });
  await panel.getByRole('button', { name: '依此欄遞減排序' }).click();
  await until(() => column('C')[0], 1900);
  await undo();
  await until(() => column('C').slice(0, 3), [0, 100, 200]);
  await menu('列與欄', '移除篩選器');
  await until(rowsShown, 21);
  await undo();
  await until(rowsShown, 8);
  await keys('Control+y');
  await until(rowsShown, 21);
});

test('deleted rows come back with their looks, and not where the sheet has changed since', async () => {
  await openTab(page, '報名');
  await cell(page, 'A2').click();
  await keys('Shift+ArrowDown');
  await menu('列與欄', '刪除所選的列');
  await until(() => column('A', '報名')[0], '00125');
  await undo();
  await until(() => column('A', '報名').slice(0, 3), ['00123', '00124', '00125']);
  await cell(page, 'E2').getByRole('img', { name: '未勾選' }).waitFor();
  await cell(page, 'B2').hover();
  await page.getByRole('note').getByText('家長代填').waitFor();
  await cell(page, 'A3').click();
  await menu('列與欄', '刪除所選的列');
  await until(() => column('A', '報名')[1], '00125');
  here.host.sheets.batchUpdate(
    { requests: [{ insertDimension: { range: { sheetId: 11, dimension: 'ROWS', startIndex: 1, endIndex: 2 } } }] },
    here.office,
  );
  await until(() => cell(page, 'A3').innerText(), '00123');
  await undo();
  const refused = page.getByRole('dialog');
  expect(await refused.innerText()).toContain('沒有復原');
  await refused.getByRole('button', { name: '確定' }).click();
});

test('cells are merged and parted, given a format and a note, and all of it is taken back', async () => {
  await openTab(page, '名單');
  await cell(page, 'F3').click();
  await keys('Shift+ArrowRight', 'Shift+ArrowDown');
  await menu('編輯', '合併儲存格');
  await until(() => cell(page, 'F3').getAttribute('colspan'), '2');
  await undo();
  await until(() => cell(page, 'F3').getAttribute('colspan'), null);
  await cell(page, 'F8').click();
  await menu('編輯', '格式', '純文字');
  await page.keyboard.type('00042');
  await keys('Enter');
  await until(() => cell(page, 'F8').innerText(), '00042');
  await cell(page, 'F8').click();
  await keys('Shift+F2');
  const ask = page.getByRole('dialog', { name: '附註…' });
  await ask.getByRole('textbox').fill('櫃台收現');
  await keys('Enter');
  await page.getByRole('note').getByText('櫃台收現').waitFor();
  await undo();
  await page.getByRole('note').waitFor({ state: 'hidden' });
});

test('a paste of 10,000 cells over protected ones is refused in one sentence, and nothing of it stands', async () => {
  await page.getByRole('combobox', { name: '角色' }).selectOption({ label: '志工（現場簿）' });
  await page.getByRole('grid', { name: '配對有段R1' }).waitFor();
  here.host.sheets.batchUpdate(
    { requests: [{ appendDimension: { sheetId: 21, dimension: 'ROWS', length: 2000 } }] },
    here.floor,
  );
  await cell(page, 'A1').click();
  const block = Array.from({ length: 2000 }, (_, r) => `${String(r)}\ta\tb\tc\td`).join('\n');
  const before = JSON.stringify(here.host.workbooks.get(here.floor).values('配對有段R1'));
  await page.evaluate(`(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ${JSON.stringify(block)});
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  })()`);
  const refused = page.getByRole('dialog', { name: '無法寫入' });
  expect(await refused.innerText()).toContain('A1:E2000 受保護，只有主辦人可以修改');
  await refused.getByRole('button', { name: '確定' }).click();
  expect(JSON.stringify(here.host.workbooks.get(here.floor).values('配對有段R1'))).toBe(before);
  await until(() => cell(page, 'B2').innerText(), '先手 1');
});
