/** The whole of the shogi open in a browser: a form on a phone, the post, the bank, the desk, three rounds, the bracket, the prizes. */
import type { Page } from 'playwright-core';
import { Bank } from '../../src/cli/rehearse/bank';
import { axe, cell, until } from '../host/page/browser';
import { Desk, shownOffice, type ShownOffice } from '../helpers/browser-office';

const PHONE = { width: 360, height: 740 };
const FIRST = { name: '段位棋士甲', email: 'first@example.com', digits: '00417' };

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

const body = (page: Page): Promise<string> => page.locator('main').innerText();
const openPost = async (subject: string): Promise<Page> => {
  const post = await office.window('outbox');
  await post.getByRole('link', { name: subject }).first().click();
  await post.getByRole('heading', { name: subject }).waitFor();
  return post;
};
/** The value beside a label of 首頁. */
async function home(label: string): Promise<string> {
  await desk.open('首頁');
  const row = (await desk.rowsOf(20)).find((cells) => cells[0] === label);
  return (row ?? []).slice(1).join(' ');
}

test('the page opens on 首頁, and the menu sets the office up', async () => {
  await desk.page.getByRole('grid', { name: '首頁' }).waitFor();
  await desk.choose('初始設定');
  await desk.told('初始設定完成。');
  await office.picture(desk.page, 'home-first');
});

test('a player fills in the form on a phone and gets a letter with deadline and links', async () => {
  const phone = await office.window('forms', PHONE);
  await phone.getByRole('link', { name: /報名表/ }).click();
  await office.picture(phone, 'form-on-a-phone');
  expect(await phone.evaluate('document.documentElement.scrollWidth')).toBe(360);
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
  await phone.getByRole('group', { name: /級位組優勝/ }).getByRole('radio', { name: '否' }).check();
  await phone.getByRole('radio', { name: '參賽者已成年' }).check();
  await phone.getByRole('checkbox', { name: '我已閱讀並同意' }).check();
  await phone.getByRole('button', { name: '提交' }).click();
  await phone.getByText('已收到您的報名').waitFor();
  await office.picture(phone, 'form-sent');
  await phone.close();

  const post = await openPost('已為您保留名額');
  const letter = await body(post);
  await office.picture(post, 'letter-held');
  console.log(letter);
  const [report] = await Promise.all([
    office.context.waitForEvent('page'),
    post.locator('.plain a').first().click(),
  ]);
  await report.setViewportSize(PHONE);
  await report.waitForLoadState();
  await office.picture(report, 'report-on-a-phone');
  await report.getByRole('textbox', { name: '轉帳帳號末 5 碼' }).fill(FIRST.digits);
  await report.getByRole('textbox', { name: '匯款金額' }).fill('500');
  await report.getByRole('button', { name: '提交' }).click();
  await report.getByRole('status').waitFor();
  console.log(await body(report));
  await report.close();
  await post.close();
});

test('the organiser pastes the bank statement into a dialog, and the letter of completion goes out', async () => {
  bank.pay({ at: office.host.clock.now(), amount: 500, lastDigits: FIRST.digits, memo: '' });
  await desk.choose('報名與繳費', '匯入銀行明細…');
  const frame = desk.page.frameLocator('dialog iframe');
  await frame.getByRole('textbox').fill(bank.statement());
  await frame.getByRole('button', { name: '匯入' }).click();
  await frame.getByText('讀入').waitFor();
  await office.picture(desk.page, 'statement');
  console.log(await frame.getByRole('status').innerText());
  await frame.getByRole('button', { name: '關閉' }).click();
  await desk.choose('報名與繳費', '寄出信件');
  console.log(await desk.told('寄出 '));
  const post = await openPost('報名成功');
  console.log(await body(post));
  await office.picture(post, 'letter-complete');
  await post.close();
});

test('others register and pay; registration closes', async () => {
  const others = [
    ...['乙', '丙', '丁', '戊', '己', '庚'].map((one) => ({ name: `段位棋士${one}`, division: 'dan', lane: 'regular' })),
    { name: '段位候補棋士', division: 'dan', lane: 'standby' },
    ...['甲', '乙', '丙', '丁'].map((one) => ({ name: `級位棋士${one}`, division: 'kyu', lane: 'regular' })),
  ];
  others.forEach(({ name, division, lane }, i) => {
    const strong = division === 'dan';
    const email = `player${String(i)}@example.com`;
    office.host.clock.advance({ by: 60_000 });
    office.submit('registration', {
      name, email, phone: '0912345678', division, lane, member: 'no',
      'rank-wars': strong ? '2d' : '5k', 'rank-self': strong ? '1d' : '6k', 'guardian-consent': 'adult', consent: 'yes',
    });
    const letter = office.host.mail.outbox().find((one) => one.to[0] === email)!;
    const digits = String(10_000 + i);
    bank.pay({ at: office.host.clock.now(), amount: 500, lastDigits: digits, memo: '' });
    office.submit('report', { ...office.follow('report', letter.body), 'last-digits': digits, 'paid-amount': '500' });
  });
  await desk.moveClock('2026-10-11T09:00');
  await desk.choose('報名與繳費', '匯入銀行明細…');
  const frame = desk.page.frameLocator('dialog iframe');
  await frame.getByRole('textbox').fill(bank.statement());
  await frame.getByRole('button', { name: '匯入' }).click();
  await frame.getByText('讀入').waitFor();
  console.log(await frame.getByRole('status').innerText());
  await frame.getByRole('button', { name: '關閉' }).click();
  await desk.open('報名');
  await office.picture(desk.page, 'entries');
  await desk.moveClock('2026-12-14T09:30');
  console.log(await home('下一步'), await home('原因'));
  await office.picture(desk.page, 'home-closing');
  await desk.choose('報名與繳費', '截止報名');
  await office.picture(desk.page, 'closing-question');
  console.log(await desk.agree('截止報名'));
  await desk.told('報名已截止');
});

test('volunteers tick the boxes at the desk by keyboard', async () => {
  await desk.moveClock('2026-12-18T18:00');
  await desk.choose('比賽當日', '開放報到');
  console.log(await desk.told('報到已開放'));
  const floorFile = office.host.workbooks.list().find((book) => book.id !== office.officeId)!;
  floorFile.share({ anyoneWithLink: 'editor' });
  await desk.moveClock('2026-12-19T08:35');
  floor = new Desk(await office.window());
  await floor.page.getByRole('combobox', { name: '角色' }).selectOption({ label: '志工（現場簿）' });
  await floor.page.getByRole('tab', { name: '報到' }).waitFor();
  console.log(await floor.tabs());
  await office.picture(floor.page, 'floor-first');
  await floor.open('報到');
  await floor.select('A3');
  for (let i = 0; i < 12; i++) {
    await floor.page.keyboard.press('Space');
    await floor.page.keyboard.press('ArrowDown');
  }
  await until(() => office.host.workbooks.get(floorFile.id).values('報到').filter((row) => row[0] === true).length, 12);
  await office.picture(floor.page, 'check-in');
  console.log(await floor.rowsOf(16));
});

test('check-in closes, standby players are seated', async () => {
  await desk.moveClock('2026-12-19T08:50');
  await desk.choose('比賽當日', '報到截止');
  console.log(await desk.agree('報到截止'));
  console.log(await desk.told('報到已截止'));
  await desk.choose('比賽當日', '候補棋士補位');
  console.log(await desk.told('段位組'));
});

async function playRound(titles: readonly string[]): Promise<void> {
  for (const title of titles) {
    await floor.open(title);
    await floor.select('D4');
    for (const [i, row] of (await floor.rows(4)).entries()) {
      if ((row[3] ?? '') === '' && row[6] !== '交流' ) await floor.page.keyboard.type(i % 3 === 2 ? '右勝' : '左');
      await floor.page.keyboard.press(i % 3 === 2 ? 'Enter' : 'ArrowDown');
      if (i % 3 !== 2) await floor.page.keyboard.press('Enter');
    }
    await office.picture(floor.page, `pairing-${title}`);
  }
}

test('three rounds', async () => {
  for (const round of [1, 2, 3]) {
    await desk.moveClock(`2026-12-19T${String(8 + round)}:15`.replace('T9', 'T09'));
    await desk.choose('編排與成績', '編排下一輪');
    console.log(await desk.agree('抽籤種子', `骰子 ${String(round)}`));
    console.log(await desk.told('已編排'));
    const titles = (await floor.tabs()).filter((one) => one.endsWith(`R${String(round)}`));
    console.log(titles);
    await playRound(titles);
    console.log(await floor.rows(1));
    await desk.moveClock(`2026-12-19T${String(8 + round)}:55`.replace('T9', 'T09').replace('T8', 'T08'));
    await desk.choose('編排與成績', '讀取成績');
    console.log(await desk.told('登記'));
  }
});
