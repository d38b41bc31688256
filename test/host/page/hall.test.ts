/** The screen in the hall and pictures of tabs, in Chromium: they take turns, follow the floor file, count the round down and ring. */
import * as fs from 'node:fs';
import type { Page } from 'playwright-core';
import { bracketSvg } from '../../../src/formats/picture/bracket';
import { pairingSvgs } from '../../../src/formats/picture/pairing';
import { starTableSvgs } from '../../../src/formats/picture/star-table';
import type { Pictures } from '../../../src/host/page/index';
import { bracketOf, namesOf } from '../../helpers/long-names';
import { axe, buildClient, newFolder, scene, until } from './browser';
import type { Scene } from './browser';
import { sample } from './sample';
import type { Sample } from './sample';

jest.setTimeout(60_000);
const names = namesOf(32);
const star = {
  title: '段位組・戰績',
  note: '',
  heads: ['', '姓名', '第1輪', '第2輪', '戰績'],
  rows: names.map((name, i) =>
    [String(i + 1), name, `○ ${names[31 - i]!}`, `● ${names[(i + 9) % 32]!}`, '1-1'].map((text) => ({ text })),
  ),
};
const pictures: Pictures = {
  heading: '龍馬盃',
  roundMinutes: 40,
  drawable: (sheetId) => sheetId === 21,
  hall: (sheetIds) => sheetIds.filter((id) => id === 21),
  draw: ({ rows }) => [
    ...pairingSvgs({
      title: '第 1 輪',
      note: '',
      games: rows.slice(1).map((row) => {
        const [board = '', left = '', result = '', , right = ''] = row.map(({ text }) => text);
        return { board, left, right, result, leftRecord: '', rightRecord: '', winner: null, remark: '' };
      }),
    }),
    bracketSvg(bracketOf(32, 29, 2)),
    ...starTableSvgs(star),
  ],
};

const folder = newFolder();
let here: Scene & Sample;
beforeAll(async () => {
  const made = sample();
  here = { ...made, ...(await scene(made.host, { ...buildClient(folder), pictures }, true)) };
});
afterAll(async () => {
  const { complaints } = here;
  await here.close();
  fs.rmSync(folder, { recursive: true });
  expect(complaints).toEqual([]);
});

const screen = (size?: { width: number; height: number }): Promise<Page> =>
  here.window(`screen?file=${here.floor}&role=volunteer`, size);
const shown = (page: Page): Promise<string> => page.locator('.place').innerText();

test('pictures take turns, are held and turned by hand, and follow the floor file', async () => {
  const page = await screen();
  await until(() => shown(page), '第 1 個，共 3 個');
  await page.getByRole('heading', { name: '龍馬盃' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await until(() => shown(page), '第 2 個，共 3 個');
  await page.getByRole('button', { name: '上一個' }).click();
  await until(() => shown(page), '第 1 個，共 3 個');
  const before = await page.getByRole('img').getAttribute('src');
  here.host.editCell(here.floor, '配對有段R1', 'C2', '左勝');
  await until(async () => (await page.getByRole('img').getAttribute('src')) !== before, true);
  const fresh = await page.request.get(here.served.url + (await page.getByRole('img').getAttribute('src'))!.slice(1));
  expect(await fresh.text()).toContain('>左勝</text>');
  await page.getByRole('button', { name: '停在這頁' }).click();
  await page.getByRole('button', { name: '繼續輪播' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.close();
});

test('the round clock counts down, outlives a reload, warns at five minutes and rings three times at the end', async () => {
  const page = await screen();
  const face = page.getByRole('timer');
  const rung = (): Promise<string | null> => face.getAttribute('data-rung');
  /** the page is loaded again when so many milliseconds of the round are left */
  const at = async (left: number): Promise<void> => {
    await page.evaluate(
      `localStorage.setItem('round-clock', JSON.stringify({ ends: Date.now() + ${left}, left: 0, minutes: 40 }))`,
    );
    await page.reload();
  };
  expect(await face.innerText()).toBe('40:00');
  await page.getByRole('button', { name: '開始' }).click();
  await until(() => face.innerText(), '39:59');
  await page.reload();
  await until(() => face.innerText().then((text) => /^39:5\d$/.test(text)), true);
  await page.getByRole('button', { name: '暫停' }).click();
  expect(await rung()).toBe(null);
  await at(301_500);
  await until(rung, '1');
  await until(() => face.getAttribute('class'), 'left soon');
  await at(1500);
  await until(rung, '3');
  await until(() => face.innerText(), '+0:01');
  expect(await axe(page)).toEqual([]);
  await page.getByLabel('分鐘').fill('25');
  await page.getByRole('button', { name: '重設' }).click();
  await until(() => face.innerText(), '25:00');
  await page.close();
});

test('a telephone sees the screen too, and nobody sees a file that is not shared with him', async () => {
  const phone = await screen({ width: 360, height: 740 });
  await until(() => shown(phone), '第 1 個，共 3 個');
  expect(await phone.evaluate('document.documentElement.scrollWidth')).toBe(360);
  expect(await axe(phone)).toEqual([]);
  await phone.close();
  for (const address of ['screen', 'picture', 'picture.svg', 'api/hall']) {
    const answer = await here.context.request.get(
      `${here.served.url}${address}?file=${here.office}&sheet=21&role=viewer`,
    );
    expect([address, answer.status()]).toEqual([address, address === 'api/hall' ? 403 : 404]);
  }
});

test('a picture is saved as SVG and, twice as fine, as PNG', async () => {
  const page = await here.window(`picture?file=${here.floor}&sheet=21&role=volunteer`);
  expect(await axe(page)).toEqual([]);
  const saved = async (name: string): Promise<{ name: string; bytes: Buffer }> => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByText(name).first().click()]);
    return { name: file.suggestedFilename(), bytes: fs.readFileSync(await file.path()) };
  };
  const svg = await saved('下載 SVG');
  expect([svg.name, svg.bytes.toString('utf8').slice(0, 4)]).toEqual(['配對有段R1 1.svg', '<svg']);
  const png = await saved('下載 PNG');
  expect([png.name, png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]).toEqual(['配對有段R1 1.png', 3200, 1800]);
  await page.close();
});

test.each([
  ['a bracket of 32', bracketSvg(bracketOf(32, 29, 4))],
  ['a bracket of 8', bracketSvg(bracketOf(8, 8, 3))],
  ['a star table of 32', starTableSvgs(star)[0]!],
])('in %s no text is wider than its box, and no two texts meet', async (_, svg) => {
  const page = await here.context.newPage();
  await page.setContent(svg);
  const found = await page.evaluate<string[]>(`(() => {
    const texts = [...document.querySelectorAll('text')].map((one) => ({ name: one.textContent, box: one.getBBox() }));
    // the first is the paper
    const boxes = [...document.querySelectorAll('rect')].slice(1).map((one) => one.getBBox());
    const holds = (box, x, y) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
    const wild = texts.flatMap(({ name, box }) => {
      const around = boxes.filter((one) => holds(one, box.x + box.width / 2, box.y + box.height / 2));
      const [own] = around.sort((a, b) => a.width * a.height - b.width * b.height);
      return own && (box.x < own.x - 0.5 || box.x + box.width > own.x + own.width + 0.5) ? [name + ' leaves its box'] : [];
    });
    const meet = [];
    texts.forEach((a, i) => texts.slice(i + 1).forEach((b) => {
      const x = Math.min(a.box.x + a.box.width, b.box.x + b.box.width) - Math.max(a.box.x, b.box.x);
      const y = Math.min(a.box.y + a.box.height, b.box.y + b.box.height) - Math.max(a.box.y, b.box.y);
      if (x > 1 && y > 8) meet.push(a.name + ' meets ' + b.name);
    }));
    return [...wild, ...meet];
  })()`);
  expect(found).toEqual([]);
  await page.close();
});
