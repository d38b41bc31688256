/** The whole of the shogi open in a browser: a form on a phone, the post, the bank, the desk, three rounds, the bracket, the prizes. */
import type { Page } from 'playwright-core';
import { Bank } from '../../src/cli/rehearse/bank';
import { Desk, shownOffice, type ShownOffice } from '../helpers/browser-office';
import { axe, until } from '../host/page/browser';

const PHONE = { width: 360, height: 740 };
const TABLET = { width: 1024, height: 768 };
const FIRST = { name: '段位棋士甲', email: 'first@example.com', digits: '00417' };
const DAN = ['甲', '乙', '丙', '丁', '戊', '己', '庚'].map((one) => `段位棋士${one}`);
const KYU = ['甲', '乙', '丙', '丁'].map((one) => `級位棋士${one}`);
const STANDBY = '段位候補棋士';

jest.setTimeout(120_000);
let office: ShownOffice;
let desk: Desk;
let floor: Desk;
const bank = new Bank(480);

beforeAll(async () => {
  office = await shownOffice('2026-10-10T00:05:00');
  desk = new Desk(await office.window());
});
afterAll(async () => {
  await office?.close();
});

/** One part of the day; what comes after a part that failed cannot be tried. */
let failed = '';
const part = (name: string, act: () => Promise<void>): void =>
  test(name, async () => {
    if (failed !== '') throw new Error(`not tried, because this failed: ${failed}`);
    failed = name;
    await act();
    expect(office.complaints).toEqual([]);
    failed = '';
  });

const floorCells = (title: string) =>
  office.host.workbooks.get(office.host.workbooks.list().find((book) => book.id !== office.officeId)!.id).values(title);

async function letter(subject: string): Promise<{ page: Page; text: string }> {
  const page = await office.window('outbox');
  await page.getByRole('link', { name: subject }).first().click();
  await page.getByRole('heading', { name: subject }).waitFor();
  return { page, text: await page.locator('.letter .plain').innerText() };
}

/** The value beside a label of 首頁. */
async function home(label: string): Promise<string> {
  await desk.open('首頁');
  return ((await desk.rowsOf(20)).find((cells) => cells[0] === label) ?? []).slice(1).join('').trim();
}

/** Clicks through the menu to what 首頁 says is next. */
async function takeNextStep(step: string): Promise<void> {
  const next = await home('下一步');
  expect(next.split('選單項目：')[0]).toBe(step);
  await desk.choose(...next.split(' ▸ ').slice(1));
}

async function importStatement(): Promise<string> {
  await desk.choose('報名與繳費', '匯入銀行明細…');
  const frame = desk.page.frameLocator('dialog iframe');
  await frame.getByRole('textbox').fill(bank.statement());
  await frame.getByRole('button', { name: '匯入' }).click();
  await frame.getByText('讀入').waitFor();
  const said = await frame.getByRole('status').innerText();
  await office.picture(desk.page, 'statement');
  await frame.getByRole('button', { name: '關閉' }).click();
  await desk.dialog('匯入銀行明細').waitFor({ state: 'detached' });
  return said;
}

part('the page opens on 首頁, which says what is first; the menu sets the office up', async () => {
  await desk.page.getByRole('grid', { name: '首頁' }).waitFor();
  expect(await desk.row(4)).toEqual(['下一步', '初始設定', '', '', '選單項目：賽務 ▸ 初始設定']);
  await desk.choose('初始設定');
  await desk.told('初始設定完成。');
  expect((await desk.tabs()).slice(0, 3)).toEqual(['首頁', '賽事規程', '組別']);
  expect((await desk.tabs()).filter((title) => title.startsWith('表單回應'))).toEqual([]);
  await until(() => desk.read('B4'), '等待報名');
  await office.picture(desk.page, 'home');
});

part('a player fills in the form on a phone and gets a letter with the deadline and the links', async () => {
  const phone = await office.window('forms', PHONE);
  await phone.getByRole('link', { name: /報名表/ }).click();
  expect(await axe(phone)).toEqual([]);
  expect(await phone.evaluate('document.documentElement.scrollWidth')).toBe(360);
  await office.picture(phone, 'form-on-a-phone');
  await phone.getByRole('textbox', { name: '參賽者姓名' }).fill(FIRST.name);
  await phone.getByRole('textbox', { name: '電子信箱' }).fill(FIRST.email);
  await phone.getByRole('textbox', { name: '聯絡電話' }).fill('0912-345-678');
  await phone.getByRole('radio', { name: '段位組' }).check();
  await phone.getByRole('group', { name: /會員/ }).getByRole('radio', { name: '否' }).check();
  await phone.getByRole('radio', { name: '否，一般報名' }).check();
  await phone.getByRole('combobox', { name: '將棋ウォーズ' }).selectOption('二段');
  for (const name of ['正式免狀', '將棋クエスト', '81Dojo'])
    await phone.getByRole('combobox', { name }).selectOption('無');
  await phone.getByRole('combobox', { name: '自評段級位' }).selectOption('初段');
  await phone
    .getByRole('group', { name: /級位組優勝/ })
    .getByRole('radio', { name: '否' })
    .check();
  await phone.getByRole('radio', { name: '參賽者已成年' }).check();
  await phone.getByRole('checkbox', { name: '我已閱讀並同意' }).check();
  await phone.getByRole('button', { name: '提交' }).click();
  await phone.getByText('已收到您的報名').waitFor();
  await phone.close();

  const { page, text } = await letter('已為您保留名額');
  await office.picture(page, 'letter-held');
  expect(text).toContain(`${FIRST.name} 您好`);
  expect(text).toContain('請於 2026-10-13（二）23:59 前完成兩件事');
  expect(text).toContain('匯款 NT$500');
  expect(text).toContain('聯絡：官方網站 / 桂馬會 LINE 群組');
  const [opened] = await Promise.all([office.context.waitForEvent('page'), page.locator('.plain a').first().click()]);
  await opened.waitForLoadState();
  const report = await office.window(opened.url().replace(office.served.url, ''), PHONE);
  await opened.close();
  expect(await report.getByRole('textbox', { name: '報名代碼' }).inputValue()).toMatch(/^[A-Z0-9]{6}$/);
  await office.picture(report, 'report-on-a-phone');
  await report.getByRole('textbox', { name: '轉帳帳號末 5 碼' }).fill(FIRST.digits);
  await report.getByRole('textbox', { name: '匯款金額' }).fill('500');
  await report.getByRole('button', { name: '提交' }).click();
  await report.getByText('已收到您的繳費回報').waitFor();
  await report.close();
  await page.close();
});

part('the organiser pastes the statement into a dialog, and the letter of completion goes out', async () => {
  await desk.moveClock('2026-10-10T10:00');
  bank.pay({ at: office.host.clock.now(), amount: 500, lastDigits: FIRST.digits, memo: '' });
  expect(await importStatement()).toBe('讀入 1 列：新增 1、已有 0、支出 0。自動核對 1 筆。');
  await takeNextStep('寄出信件');
  expect(await desk.told('寄出')).toContain('寄出 1 封，尚待寄 0 封。');
  const { page, text } = await letter('報名成功');
  await office.picture(page, 'letter-complete');
  expect(text).toContain('2026-12-19（六） 08:30–08:50 報到');
  await page.close();
});

part('others register and pay, and registration closes', async () => {
  const others = [
    ...DAN.slice(1).map((name) => ({ name, division: 'dan', lane: 'regular' })),
    { name: STANDBY, division: 'dan', lane: 'standby' },
    ...KYU.map((name) => ({ name, division: 'kyu', lane: 'regular' })),
  ];
  others.forEach((one, i) => {
    const email = `player${String(i)}@example.com`;
    const ranks = one.division === 'dan' ? { 'rank-wars': '2d', 'rank-self': '1d' } : { 'rank-wars': '5k' };
    // a minute each: Google counts what is read and written in one
    office.host.clock.advance(60_000);
    office.submit('registration', { ...one, ...ranks, email, phone: '0912345678', member: 'no' });
    const received = office.host.mail.outbox().find((sent) => sent.to[0] === email)!;
    const digits = String(10_000 + i);
    bank.pay({ at: office.host.clock.now(), amount: 500, lastDigits: digits, memo: '' });
    office.submit('report', { ...office.follow('report', received.body), 'last-digits': digits, 'paid-amount': '500' });
  });
  await desk.moveClock('2026-10-11T09:00');
  expect(await importStatement()).toBe('讀入 12 列：新增 11、已有 1、支出 0。自動核對 11 筆。');
  await desk.open('報名');
  expect((await desk.rows(2)).map((row) => [row[1], row[3]])).toEqual([
    ...DAN.map((name) => [name, '報名成功']),
    [STANDBY, '候補棋士'],
    ...KYU.map((name) => [name, '報名成功']),
  ]);
  await office.picture(desk.page, 'entries');
  await desk.moveClock('2026-12-14T09:30');
  expect(await home('原因')).toBe('報名截止時間已過');
  await office.picture(desk.page, 'home-closing');
  await takeNextStep('截止報名');
  expect(await desk.agree('截止報名')).toContain('將處理：段位組 7、級位組 4。');
  await desk.told('報名已截止');
});

part('a volunteer ticks the boxes at the desk by keyboard', async () => {
  await desk.moveClock('2026-12-18T18:00');
  await takeNextStep('開放報到');
  expect(await desk.told('報到已開放')).toContain('共 12 人');
  const book = office.host.workbooks.list().find(({ id }) => id !== office.officeId)!;
  book.share({ anyoneWithLink: 'editor' });
  await desk.moveClock('2026-12-19T08:35');
  floor = new Desk(await office.window('', TABLET));
  await floor.page.getByRole('button', { name: '現場簿' }).click();
  await floor.page.getByRole('combobox', { name: '角色' }).selectOption({ label: '志工（現場簿）' });
  await floor.page.getByRole('grid', { name: '使用說明' }).waitFor();
  expect(await floor.tabs()).toEqual(['使用說明', '報到']);
  expect(await floor.page.getByRole('button', { name: '賽務', exact: true }).count()).toBe(0);
  await office.picture(floor.page, 'guide');
  await floor.open('報到');
  expect((await floor.rows(3)).map((row) => row[1]).sort()).toEqual([...DAN, ...KYU, STANDBY].sort());
  await floor.select('B3');
  await floor.page.keyboard.press('ArrowLeft');
  for (let i = 0; i < 12; i++) {
    await floor.page.keyboard.press('Space');
    await floor.page.keyboard.press('ArrowDown');
  }
  await until(async () => (await floor.rows(3)).filter((row) => row[4] === '已報到').length, 11);
  expect(floorCells('報到').filter((row) => row[0] === true).length).toBe(12);
  await office.picture(floor.page, 'check-in');
});

part('check-in closes, and the standby player is seated', async () => {
  await desk.moveClock('2026-12-19T08:50');
  await takeNextStep('報到截止');
  expect(await desk.agree('報到截止')).toContain('未到場的 0 人');
  expect(await desk.told('報到已截止')).toContain('到場 11 人，未出席 0 人。');
  await takeNextStep('候補棋士補位');
  expect(await desk.told('補入')).toContain('段位組：補入 1 人，共 8 人、8 席。');
});

/** Types a result into every open row of those tabs; on the boards named the right one wins. */
async function typeResults(titles: readonly string[], right: readonly number[] = []): Promise<void> {
  for (const title of titles) {
    await floor.open(title);
    await floor.select('D4');
    for (const row of await floor.rows(4)) {
      const open = (row[3] ?? '') === '' && !(row[6] ?? '').includes('交流');
      if (open) await floor.page.keyboard.type(right.includes(Number(row[0])) ? '右' : '左');
      await floor.page.keyboard.press(open ? 'Enter' : 'ArrowDown');
    }
    await until(() => floorCells(title).filter((row) => row[3] === '' && !String(row[6]).includes('交流')).length, 0);
  }
}

part('three rounds: lots drawn with a seed from the floor, results typed into the drop-downs', async () => {
  for (const round of [1, 2, 3]) {
    await desk.moveClock(['2026-12-19T09:15', '2026-12-19T10:15', '2026-12-19T11:15'][round - 1]!);
    await takeNextStep('編排下一輪');
    await desk.agree('抽籤種子', `骰子 ${String(round)}`);
    expect(await desk.told('已編排')).toContain(`段位組 預選第 ${String(round)} 輪已編排`);
    const titles = [`配對段位組R${String(round)}`, `配對級位組R${String(round)}`];
    await floor.page.getByRole('tab', { name: titles[1]! }).waitFor();
    await floor.open(titles[0]!);
    const names = (await floor.rows(4)).flatMap((row) => [row[1], row[4]]);
    expect(names.length).toBe(new Set(names).size);
    if (round === 1) expect(names.sort()).toEqual([...DAN, STANDBY].sort());
    await office.picture(floor.page, `pairing-${String(round)}-open`);
    await typeResults(titles, [2]);
    await office.picture(floor.page, `pairing-${String(round)}`);
    await desk.moveClock(['2026-12-19T09:58', '2026-12-19T10:58', '2026-12-19T11:58'][round - 1]!);
    await desk.choose('編排與成績', '讀取成績');
    expect(await desk.told('登記')).toContain('還有 0 局未回報');
  }
  await floor.open('戰績段位組');
  await office.picture(floor.page, 'standings');
  const standings = await floor.rows(4);
  expect(standings.map((row) => row[6]).sort()).toEqual(
    [...Array<string>(4).fill('晉級'), ...Array<string>(4).fill('止步')].sort(),
  );
  expect(
    standings.filter((row) => row[5] === '2-0').map((row) => row.slice(2, 4).join().replace(/[^○●]/g, '')),
  ).toEqual(['○○', '○○']);
});

part(
  'the pairings are printed: each with a code for telephones, sixteen boards a page, four slips a page',
  async () => {
    await desk.choose('編排與成績', '列印對陣表與對局卡');
    const printed = desk.page.frameLocator('dialog iframe');
    await printed.getByRole('heading', { name: '段位組・預選・第 3 輪' }).first().waitFor();
    const codes = printed.locator('.qr svg');
    await until(() => codes.count(), 2);
    const floorId = office.host.workbooks.list().find(({ id }) => id !== office.officeId)!.id;
    expect(await printed.locator('[data-qr]').first().getAttribute('data-qr')).toBe(
      `https://docs.google.com/spreadsheets/d/${floorId}/preview#gid=4003`,
    );
    const paper = await office.context.newPage();
    await paper.setContent(await printed.locator('html').innerHTML());
    await paper.emulateMedia({ media: 'print' });
    await office.picture(paper, 'print');
    const pdf = await paper.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThanOrEqual(4);
    await paper.close();
    await desk.page.getByRole('dialog').getByRole('button', { name: '關閉' }).click();
  },
);

part('the bracket is drawn and played to the end', async () => {
  await desk.moveClock('2026-12-19T12:30');
  await takeNextStep('抽籤決定籤表');
  await desk.agree('抽籤種子', '觀眾 77');
  const drawn = await desk.told('籤表已抽出');
  expect(drawn).toContain('段位組 籤表已抽出：4 人、4 籤，15:00 開始');
  expect(drawn).toContain('級位組 籤表已抽出：2 人、2 籤，16:00 開始');
  await floor.page.getByRole('tab', { name: '籤表段位組' }).waitFor();
  await desk.moveClock('2026-12-19T15:40');
  expect(await home('下一步')).toContain('讀取成績');
  await typeResults(['決賽段位組R1', '決賽級位組R1']);
  await takeNextStep('編排下一輪');
  await desk.agree('抽籤種子', '觀眾 78');
  expect(await desk.told('已編排')).toContain('段位組 決賽淘汰賽第 2 輪已編排，共 1 局');
  await floor.page.getByRole('tab', { name: '決賽段位組R2' }).waitFor();
  await desk.moveClock('2026-12-19T16:40');
  await typeResults(['決賽段位組R2']);
  const [[, finalist]] = (await floor.rows(4)) as [[string, string]];
  await floor.open('籤表段位組');
  const bracket = await floor.rowsOf(11);
  expect(bracket[2]).toEqual(['', '四強 15:00', '決賽 16:00', '優勝']);
  expect(bracket.map((row) => row[3] ?? '').filter(Boolean)).toEqual(['優勝', finalist]);
  expect(bracket.map((row) => row[1] ?? '').filter((name) => name.startsWith('段位'))).toHaveLength(4);
  await office.picture(floor.page, 'bracket');
});

part('the hall sees the newest round, the star tables and the bracket; the bracket is saved as a picture', async () => {
  const book = office.host.workbooks.list().find(({ id }) => id !== office.officeId)!;
  const hall = await office.window(`screen?file=${book.id}&role=volunteer`);
  await hall.getByText('第 1 個，共 6 個').waitFor();
  const titles: string[] = [];
  for (let i = 0; i < 6; i++) {
    titles.push((await hall.getByRole('img').getAttribute('alt')) ?? '');
    if (i === 5) await office.picture(hall, 'hall');
    await hall.keyboard.press('ArrowRight');
  }
  expect(titles.sort()).toEqual([
    '戰績段位組',
    '戰績級位組',
    '決賽段位組R2',
    '決賽級位組R1',
    '籤表段位組',
    '籤表級位組',
  ]);
  expect(await axe(hall)).toEqual([]);
  await hall.close();
  await floor.open('籤表段位組');
  const winner = (await floor.rowsOf(11)).map((row) => row[3] ?? '').filter(Boolean)[1]!;
  await floor.page.getByRole('button', { name: '檔案' }).click();
  const [picture] = await Promise.all([
    floor.page.context().waitForEvent('page'),
    floor.page.getByRole('menuitem', { name: '圖片…' }).click(),
  ]);
  const image = picture.getByRole('img', { name: '籤表段位組' });
  await image.waitFor();
  const svg = await (await picture.request.get(new URL((await image.getAttribute('src'))!, picture.url()).href)).text();
  // once in each round that he went through, and in gold
  expect(svg.split(`>${winner}</text>`)).toHaveLength(4);
  expect(svg).toContain('#ffe9a8');
  expect(await axe(picture)).toEqual([]);
  await office.picture(picture, 'bracket-picture');
  await picture.close();
});

part('the prize sheet adds up, the lucky draw is drawn, and every draw is verified', async () => {
  await takeNextStep('獎項表');
  // 2/3 and 1/3 of 40 % of the fees, but never below 1,500 and 750 (8 and 4 players stay below both)
  expect(await desk.told('獎項表已產生')).toContain('獎金合計 NT$4,500');
  await takeNextStep('抽幸運獎');
  await desk.agree('抽幸運獎', '');
  await desk.agree('抽籤種子', '觀眾 79');
  expect(await desk.told('幸運獎：')).toMatch(/幸運獎：[段級]位/);
  await desk.open('獎項表');
  await until(async () => (await desk.rowsOf(40)).some((row) => row[1] === '幸運獎'), true);
  const rows = await desk.rowsOf(40);
  const total = rows.find((row) => row[0] === '合計')!;
  expect(total[4]).toBe('4,500');
  const amounts = rows
    .slice(2)
    .filter((row) => row[3] && row[4])
    .map((row) => [row[0], row[1], row[4]]);
  expect(amounts).toEqual([
    ['段位組', '冠軍', '1,500'],
    ['段位組', '亞軍', '750'],
    ['級位組', '優勝', '1,500'],
    ['級位組', '第二名', '750'],
  ]);
  expect(rows.flat().find((cell) => cell.startsWith('收入'))).toContain('收入 NT$6,000');
  await office.picture(desk.page, 'prizes');
  await desk.choose('獎項與結束', '驗證抽籤…');
  await desk.agree('驗證抽籤', '');
  expect(await desk.told('已驗證')).toContain('全部與紀錄相符');
  await desk.open('抽籤紀錄');
  await office.picture(desk.page, 'draws');
  const log = await office.window('log');
  const lucky = log.getByRole('row').filter({ has: log.getByRole('cell', { name: 'luckyDraw', exact: true }) });
  await lucky.getByText(/^日誌 \d+$/).click();
  await office.picture(log, 'log');
  expect(await axe(log)).toEqual([]);
  await log.close();
  expect(await home('下一步')).toBe('已全部完成');
  await office.picture(desk.page, 'home-done');
});
