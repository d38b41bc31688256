/** The grid under real keys, pointer and clipboard, in Chromium. */
import type { Page } from 'playwright-core';
import { axe, cell, openTab, stage } from './browser';
import type { Stage } from './browser';

jest.setTimeout(60_000);
let here: Stage;
let page: Page;

beforeAll(async () => {
  here = await stage();
  page = await here.window();
});
afterAll(() => here.close());

const at = (): Promise<string> => page.getByRole('textbox', { name: '儲存格位置' }).inputValue();
const shown = (name: string): Promise<string> => cell(page, name).innerText();
const value = (sheet: string, a1: string): unknown =>
  here.host.sheets.values.get(here.office, `${sheet}!${a1}`, { valueRenderOption: 'UNFORMATTED_VALUE' })
    .values?.[0]?.[0];
const keys = async (...list: string[]): Promise<void> => {
  for (const key of list) await page.keyboard.press(key);
};
async function pasteText(plain: string, html = ''): Promise<void> {
  await page.evaluate(
    ({ plain, html }) => {
      const data = new DataTransfer();
      data.setData('text/plain', plain);
      if (html) data.setData('text/html', html);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    { plain, html },
  );
}
const copied = (): Promise<{ plain: string; html: string }> =>
  page.evaluate(() => {
    const data = new DataTransfer();
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }),
    );
    return { plain: data.getData('text/plain'), html: data.getData('text/html') };
  });
async function refusal(): Promise<string> {
  const dialog = page.getByRole('dialog');
  const text = await dialog.innerText();
  await dialog.getByRole('button', { name: '確定' }).click();
  await dialog.waitFor({ state: 'detached' });
  return text;
}

test('shows the tabs of the file without the hidden one, and the cells as the file draws them', async () => {
  await openTab(page, '報名');
  expect(await page.getByRole('tab').allInnerTexts()).toEqual(['表單回應 1', '報名', '大量']);
  expect(await shown('A2')).toBe('00123');
  expect(await shown('C2')).toBe('1,200');
  expect(await shown('F2')).toBe('2009/07/06');
  expect(await cell(page, 'C2').evaluate((td) => getComputedStyle(td).textAlign)).toBe('right');
  expect(await cell(page, 'A1').evaluate((td) => getComputedStyle(td).backgroundColor)).toBe('rgb(23, 50, 77)');
  expect(await cell(page, 'A2').evaluate((td) => getComputedStyle(td).backgroundColor)).toBe('rgb(212, 237, 218)');
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

test('typing replaces a cell, F2 edits it, Escape gives up, and text cells keep their leading noughts', async () => {
  await cell(page, 'A4').click();
  await page.keyboard.type('00777');
  await keys('Enter');
  expect(await at()).toBe('A5');
  await expect.poll(() => value('報名', 'A4')).toBe('00777');
  await cell(page, 'A4').click();
  await keys('F2');
  await page.keyboard.type('8');
  await keys('Escape');
  expect(await shown('A4')).toBe('00777');
  await keys('F2');
  await page.keyboard.type('8');
  await keys('Enter');
  await expect.poll(() => value('報名', 'A4')).toBe('007778');
  expect(here.host.properties.script()['edited']).toBe('A4=007778');
});
