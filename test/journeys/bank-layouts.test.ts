/** A bank nobody knows: the dialog asks what its columns are, once; single bad rows may be left out, with the organiser's word. */
import { address, forgetCopies, TestOffice, type Copy } from '../helpers/office';
import { people } from '../helpers/story';

interface Answer {
  readonly ok: boolean;
  readonly lines: readonly string[];
  readonly question?: {
    readonly columns: readonly { readonly word: string; readonly sample: string; readonly role: string }[];
    readonly roles: readonly { readonly role: string; readonly name: string }[];
  };
  readonly acceptable?: boolean;
}

const HEAD = ['戶名', '日子', '說明文字', '進', '出', '存款餘額', '匯款人帳號'];
const line = (day: string, amount: string, balance: string, payer: string): string[] => [
  '測試社',
  day,
  '跨行轉入',
  amount,
  '',
  balance,
  payer,
];
const text = (...rows: readonly (readonly string[])[]): string =>
  [HEAD, ...rows].map((row) => row.join('\t')).join('\n');
const ROLES = ['', 'day', 'summary', 'in', 'out', 'balance', 'payer'];

describe('statements of a bank nobody knows', () => {
  const [player] = people({ dan: 1, kyu: 0, standby: 0 });
  let reported: Copy;
  beforeAll(() => {
    const office = new TestOffice();
    office.click('setUp', ['OK']);
    office.register(player!);
    office.wait(60);
    const report = { 'last-digits': '80607', 'paid-amount': '500' };
    office.submit('report', { ...office.link(address(player!.name), 'report'), ...report });
    office.moveTo('2026-11-02T12:00:00');
    reported = office.copy();
    office.close();
  });
  afterAll(forgetCopies);
  const paste = (office: TestOffice, ...args: readonly unknown[]): Answer =>
    office.click('importPasted', [], { args }).value as Answer;
  const one = text(line('2026/11/01', '500', '1500', '807-0000000080607'));

  it('asks for each column with a sample and a first guess; the refusal names the nearest bank in words', () => {
    const office = new TestOffice({}, reported);
    const answer = paste(office, one, false, null);
    expect(answer.ok).toBe(false);
    expect(answer.lines.join()).toMatch(/最接近的是 [^，a-z]+(銀行|平台的訂單)/);
    expect(answer.question?.columns.map(({ word }) => word)).toEqual(HEAD);
    expect(answer.question?.columns.map(({ sample }) => sample)).toEqual(
      line('2026/11/01', '500', '1500', '807-0000000080607'),
    );
    expect(answer.question?.roles.map(({ name }) => name)).toContain('存入金額');
    expect(office.rows('bank')).toEqual([]);
    office.close();
  });

  it('incomplete answers are asked again; a complete one imports, is remembered, and is not asked for a second time', () => {
    const office = new TestOffice({}, reported);
    const half = paste(office, one, false, ['', 'day', '', '', '', '', '']);
    expect(half.question?.columns).toHaveLength(HEAD.length);
    expect(office.rows('bank')).toEqual([]);
    const done = paste(office, one, false, ROLES);
    expect(done.lines.join()).toContain('自動核對 1 筆');
    expect(office.column('entries', 'state')).toEqual([office.words.codes.state.confirmed]);
    expect(office.journal()).toContain(office.words.codes.action['bank.layout-explained']);
    const later = text(
      line('2026/11/01', '500', '1500', '807-0000000080607'),
      line('2026/11/02', '300', '1800', '807-0000000011111'),
    );
    // next week's file has lines above its table
    const again = paste(office, `測試銀行\t明細\n${later}`, false, null);
    expect([again.ok, again.question]).toEqual([true, undefined]);
    expect(office.column('bank', 'amountIn')).toEqual([500, 300]);
    office.close();
  });

  it('a bad row is named and stops all, until the organiser takes the rest', () => {
    const office = new TestOffice({}, reported);
    const bad = text(line('2026/11/01', '500', '1500', '807-0000000080607'), line('2026/02/30', '300', '1800', ''));
    const refused = paste(office, bad, false, ROLES);
    expect([refused.ok, refused.acceptable]).toEqual([false, true]);
    expect(refused.lines.join()).toContain('讀不懂日期');
    expect(office.rows('bank')).toEqual([]);
    expect(paste(office, bad, true, ROLES).ok).toBe(true);
    expect(office.column('bank', 'amountIn')).toEqual([500]);
    office.close();
  });

  it('what is no table at all is refused without a question', () => {
    const office = new TestOffice({}, reported);
    const answer = paste(office, '你好', false, null);
    expect([answer.ok, answer.question]).toEqual([false, undefined]);
    expect(answer.acceptable).toBe(false);
    office.close();
  });
});
