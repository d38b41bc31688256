/** The grid under real keys, pointer and clipboard, in Chromium. */
import type { Page } from 'playwright-core';
import { cell, openTab, selector, stage, until } from './browser';
import type { Stage } from './browser';

jest.setTimeout(60_000);
let here: Stage;
let page: Page;

beforeAll(async () => {
  here = await stage();
  page = await here.window();
  await openTab(page, '報名');
});
afterAll(async () => {
  const { complaints } = here;
  await here.close();
  expect(complaints).toEqual([]);
});

const at = (): Promise<string> => page.getByRole('textbox', { name: '儲存格位置' }).inputValue();
const shown = (name: string): Promise<string> => cell(page, name).innerText();
const style = (name: string, property: string): Promise<string> =>
  page.evaluate<string>(
    `getComputedStyle(document.querySelector(${JSON.stringify(selector(name))}))[${JSON.stringify(property)}]`,
  );
const value = (a1: string, sheet = '報名'): unknown =>
  here.host.sheets.values.get(here.office, `${sheet}!${a1}`, { valueRenderOption: 'UNFORMATTED_VALUE' })
    .values?.[0]?.[0];
const keys = async (...list: string[]): Promise<void> => {
  for (const key of list) await page.keyboard.press(key);
};
/** As the clipboard of another program would hand it over. */
const pasteText = (plain: string, html = ''): Promise<unknown> =>
  page.evaluate(`(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ${JSON.stringify(plain)});
    if (${JSON.stringify(html)}) clipboardData.setData('text/html', ${JSON.stringify(html)});
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  })()`);
const copied = (): Promise<{ plain: string; html: string }> =>
  page.evaluate(`(() => {
    const clipboardData = new DataTransfer();
    document.activeElement.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    return { plain: clipboardData.getData('text/plain'), html: clipboardData.getData('text/html') };
  })()`);
async function refusal(): Promise<string> {
  const dialog = page.getByRole('dialog');
  const text = await dialog.innerText();
  await dialog.getByRole('button', { name: '確定' }).click();
  await dialog.waitFor({ state: 'detached' });
  return text;
}

test('shows the tabs of the file without the hidden one, and the cells as the file draws them', async () => {
  expect(await page.getByRole('tab').allInnerTexts()).toEqual(['表單回應 1', '報名', '大量']);
  expect(await shown('A2')).toBe('00123');
  expect(await shown('C2')).toBe('1,200');
  expect(await shown('F2')).toBe('2009/07/06');
  expect(await style('C2', 'textAlign')).toBe('right');
  expect(await style('A1', 'backgroundColor')).toBe('rgb(23, 50, 77)');
  expect(await style('A2', 'backgroundColor')).toBe('rgb(212, 237, 218)');
  expect(await cell(page, 'C8').getAttribute('colspan')).toBe('3');
  expect(await cell(page, 'C8').getAttribute('rowspan')).toBe('2');
});

test('moves by arrows, Enter, Tab, Home, End and Ctrl, and selects blocks with Shift', async () => {
  await cell(page, 'B2').click();
  await keys('ArrowDown', 'ArrowRight');
  expect(await at()).toBe('C3');
  await keys('Tab', 'Tab', 'Enter');
  expect(await at()).toBe('C4');
  await keys('Shift+Enter', 'Home');
  expect(await at()).toBe('A3');
  await keys('Control+ArrowDown');
  expect(await at()).toBe('A5');
  await keys('Control+Home', 'End');
  expect(await at()).toBe('G1');
  await keys('Control+Home', 'Shift+ArrowRight', 'Shift+ArrowDown');
  expect(await at()).toBe('A1:B2');
  await keys('ArrowDown');
  expect(await at()).toBe('A2');
});

test('typing replaces a cell, F2 edits it, Escape gives up; text cells keep leading noughts and onEdit is told', async () => {
  await cell(page, 'A4').click();
  await page.keyboard.type('00777');
  await keys('Enter');
  expect(await at()).toBe('A5');
  await until(() => value('A4'), '00777');
  await cell(page, 'A4').click();
  await keys('F2');
  await page.keyboard.type('8');
  await keys('Escape');
  expect(await shown('A4')).toBe('00777');
  await keys('F2');
  await page.keyboard.type('8');
  await keys('Enter');
  await until(() => value('A4'), '007778');
  expect(here.host.properties.script()['edited']).toBe('A4=007778');
});

test('a composition may begin on a cell that is merely selected', async () => {
  await cell(page, 'B4').click();
  const cdp = await here.context.newCDPSession(page);
  await cdp.send('Input.imeSetComposition', { text: 'ㄨㄤˊ', selectionStart: 3, selectionEnd: 3 });
  const editor = page.locator('textarea.editor');
  expect(await editor.inputValue()).toBe('ㄨㄤˊ');
  expect(await page.evaluate("getComputedStyle(document.querySelector('textarea.editor')).opacity")).toBe('1');
  await cdp.send('Input.insertText', { text: '王小美' });
  await keys('Enter');
  await until(() => value('B4'), '王小美');
  expect(await at()).toBe('B5');
});

test('a drop-down offers its list, takes what is typed from it and refuses anything else, typed or pasted', async () => {
  await cell(page, 'D3').click();
  await keys('Alt+ArrowDown');
  expect(await page.getByRole('listbox').getByRole('option').allInnerTexts()).toEqual(['已確認', '候補', '取消']);
  await page.getByRole('option', { name: '取消' }).click();
  await until(() => value('D3'), '取消');
  await page.keyboard.type('候');
  await keys('Enter');
  await until(() => value('D3'), '候補');
  await cell(page, 'D4').click();
  await page.keyboard.type('亂寫');
  await keys('Enter');
  expect(await refusal()).toContain('D4: 「亂寫」不在清單中。可用的值：已確認、候補、取消');
  await cell(page, 'C3').click();
  await pasteText('5\t已確認\n6\t不對\n');
  expect(await refusal()).toContain('D4: 「不對」');
  expect(value('C3')).toBe(1200);
  expect(await shown('C3')).toBe('1,200');
});

test('check boxes are ticked by click and by the space bar', async () => {
  await cell(page, 'E2').locator('.box').click();
  await until(() => value('E2'), true);
  await keys('Space');
  await until(() => value('E2'), false);
  await cell(page, 'E2').getByRole('img', { name: '未勾選' }).waitFor();
});

test('blocks are copied as text and table, pasted, filled down, cleared and taken back', async () => {
  await cell(page, 'A2').click();
  await keys('Shift+ArrowRight', 'Shift+ArrowDown');
  const { plain, html } = await copied();
  expect(plain).toBe('00123\t王小明\n00124\t佐藤 花子');
  expect(html).toContain('<td>佐藤 花子</td>');
  await cell(page, 'H20').click();
  await pasteText('', '<table><tr><td>甲<td colspan=2>乙</tr><tr><td>丙<td>丁<td>1,500</table>');
  await until(() => [value('H20'), value('I20'), value('J20') ?? '', value('J21')], ['甲', '乙', '', 1500]);
  expect(await at()).toBe('H20:J21');
  await keys('Control+z');
  await until(() => value('H20') ?? '', '');
  await keys('Control+y');
  await until(() => value('J21'), 1500);
  await cell(page, 'H20').click();
  await keys('Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d');
  await until(() => [value('H21'), value('H22')], ['甲', '甲']);
  await keys('Delete');
  await until(() => value('H22') ?? '', '');
  expect(value('I21')).toBe('丁');
});

test('forty lines from a bank go in as one edit', async () => {
  const lines = Array.from({ length: 40 }, (_, i) => `2026/10/0${(i % 9) + 1}\t${1000 + i}\t0${1234 + i}\t王${i}`);
  await cell(page, 'H15').click();
  const before = here.host.executions.length;
  await pasteText(lines.join('\r\n'));
  await until(() => value('I54'), 1039);
  expect(value('K54')).toBe('王39');
  expect(here.host.executions.slice(before).map((one) => one.fn)).toEqual(['onEdit']);
});

test('a paste that does not fit changes nothing', async () => {
  await cell(page, 'L60').click();
  await pasteText('a\tb\nc\td');
  expect(await refusal()).toContain('貼上的內容超出工作表範圍');
  expect(value('L60') ?? '').toBe('');
});

test('finds what is shown, one hit after the other', async () => {
  await cell(page, 'A1').click();
  await keys('Control+f');
  await page.keyboard.type('佐藤');
  await page.getByText('第 1 個，共 1 個').waitFor();
  expect(await at()).toBe('B3');
  await keys('Escape');
});

test('rows are inserted, hidden, shown and deleted; columns are made wider by dragging', async () => {
  const menu = async (label: string): Promise<void> => {
    await page.getByRole('button', { name: '列與欄' }).click();
    await page.getByRole('menuitem', { name: label }).click();
  };
  await cell(page, 'A3').click();
  await menu('在上方插入 1 列');
  await until(() => value('A4'), '00124');
  await menu('刪除所選的列');
  await until(() => value('A3'), '00124');
  await menu('隱藏所選的列');
  await cell(page, 'A3').waitFor({ state: 'detached' });
  await menu('取消隱藏列');
  await cell(page, 'A3').waitFor();
  const grip = page.locator('[data-grip="2"]');
  const { x, y } = (await grip.boundingBox())!;
  await page.mouse.move(x + 4, y + 8);
  await page.mouse.down();
  await page.mouse.move(x + 54, y + 8);
  await page.mouse.up();
  await until(async () => Math.round((await cell(page, 'C2').boundingBox())?.width ?? 0), 140);
});

test('two thousand rows scroll, and only those near the window are in the page', async () => {
  await openTab(page, '大量');
  await cell(page, 'A1').click();
  await keys('Control+ArrowDown');
  expect(await at()).toBe('A2000');
  await cell(page, 'A2000').waitFor();
  expect(await shown('C2000')).toBe('2000-3');
  expect(await page.locator('td[data-c="0"]').count()).toBeLessThan(150);
  await keys('Control+Home');
  await cell(page, 'A1').waitFor();
});
