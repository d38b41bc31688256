/** 對帳: a person decides about doubtful money with one choice a line; what changed meanwhile is refused beside the line. */
import { address, forgetCopies, TestOffice, told, type Copy } from '../helpers/office';
import { people, statement } from '../helpers/story';

const COLUMN = { line: 0, amount: 2, finding: 4, entries: 5, choice: 7, target: 8, remark: 9 };

describe('decisions about money', () => {
  const [first, second, third] = people({ dan: 3, kyu: 0, standby: 0 });
  let reported: Copy;
  beforeAll(() => {
    const office = new TestOffice();
    office.click('setUp', ['OK']);
    for (const person of [first!, second!, third!]) office.register(person);
    office.wait(60);
    // the first two give the same digits: nobody can say whose the money is
    for (const [person, digits] of [
      [first!, '80607'],
      [second!, '80607'],
      [third!, '11111'],
    ] as const)
      office.submit('report', {
        ...office.link(address(person.name), 'report'),
        'last-digits': digits,
        'paid-amount': '500',
      });
    office.moveTo('2026-11-02T12:00:00');
    reported = office.copy();
    office.close();
  });
  afterAll(forgetCopies);

  const title = '對帳';
  const open = (lines: Parameters<typeof statement>[0]): TestOffice => {
    const office = new TestOffice({}, reported);
    office.click('importPasted', [], { args: [statement(lines), false] });
    return office;
  };
  const rows = (office: TestOffice): { at: number; cells: (string | number | boolean)[] }[] =>
    office
      .tab(title)
      .map((cells, at) => ({ at, cells }))
      .filter(({ cells }) => /^B-/.test(String(cells[0] ?? '')));
  const choose = (
    office: TestOffice,
    at: number,
    choice: keyof typeof office.words.reconciliation.choices,
    target = '',
  ) => office.put(office.officeId, title, at, COLUMN.choice, [[office.words.reconciliation.choices[choice], target]]);
  const rowFor = (office: TestOffice, entry: string): number =>
    rows(office).find(({ cells }) => cells[COLUMN.entries] === entry)!.at;
  const states = (office: TestOffice): string[] => office.column('entries', 'state').map(String);
  const kinds = (office: TestOffice): string[] =>
    office
      .column('ledger', 'amount')
      .map((amount, i) => `${String(amount)} ${String(office.column('ledger', 'entry')[i])}`);

  it('every guess is a row with its reasons; accepting one confirms that player', () => {
    const office = open([{ amount: 500, last: '80607' }]);
    expect(rows(office).map(({ cells }) => cells[COLUMN.entries])).toEqual(['E-0002', 'E-0001']);
    expect(String(rows(office)[0]!.cells[6])).toContain('末五碼相同');
    choose(office, rowFor(office, 'E-0002'), 'accept');
    const click = office.click('reconcile');
    expect(told(click)).toContain('照您的決定處理了 1 筆');
    expect(states(office)).toEqual(['已回報', '報名成功', '已回報']);
    expect(rows(office)).toEqual([]);
    expect(office.journal()).toContain(office.words.codes.action['money.decided']);
    office.close();
  });

  it('what was chosen stays while other things happen, and is filed once', () => {
    const office = open([{ amount: 500, last: '80607' }]);
    choose(office, rowFor(office, 'E-0001'), 'accept');
    office.register(people({ dan: 0, kyu: 1, standby: 0 })[0]!);
    office.wait(10);
    const at = rowFor(office, 'E-0001');
    expect(office.tab(title)[at]![COLUMN.choice]).toBe(office.words.reconciliation.choices.accept);
    office.click('reconcile');
    office.click('reconcile');
    expect(kinds(office)).toEqual([expect.stringContaining('500 E-0001')]);
    office.close();
  });

  it('facts that changed meanwhile: nothing is filed, the line says why', () => {
    const office = open([{ amount: 500, last: '80607' }]);
    choose(office, rowFor(office, 'E-0001'), 'accept');
    office.click('cancelEntry', [{ button: 'OK', text: 'E-0001' }]);
    expect(
      rows(office)
        .map(({ cells }) => String(cells[COLUMN.remark]))
        .join(),
    ).toContain('請重新決定');
    expect(rows(office).every(({ cells }) => (cells[COLUMN.choice] ?? '') === '')).toBe(true);
    office.click('reconcile');
    expect(states(office)[0]).toBe('已取消');
    expect(kinds(office).join()).not.toContain('E-0001');
    office.close();
  });

  it('a claim corrected by hand after the choice: refused with the reason, beside the line and to the person', () => {
    const office = open([{ amount: 500, last: '80607' }]);
    choose(office, rowFor(office, 'E-0001'), 'accept');
    const claims = office.tab(office.words.tables.claims.title);
    const digits = claims[0]!.indexOf(office.words.tables.claims.columns.lastDigits);
    office.put(office.officeId, office.words.tables.claims.title, 1, digits, [['99999']]);
    const click = office.click('reconcile');
    expect(told(click)).toContain('已經變動');
    // the other claim is alone now and certain
    expect(states(office)).toEqual(['已回報', '報名成功', '已回報']);
    office.close();
  });

  it('given by hand to several, with and without amounts; more than somebody owes is refused and stays to be corrected', () => {
    const office = open([{ amount: 1200, last: '22222' }]);
    choose(office, rows(office)[0]!.at, 'assign', 'E-0001 700');
    expect(told(office.click('reconcile'))).toContain('E-0001 只欠 NT$500');
    expect(
      office
        .tab(title)
        [rows(office)[0]!.at]!.slice(COLUMN.choice, COLUMN.remark + 1)
        .join(),
    ).toContain('E-0001 700');
    choose(office, rows(office)[0]!.at, 'assign', 'e-0001，Ｅ-0003 200');
    office.click('reconcile');
    expect(kinds(office)).toEqual([expect.stringContaining('500 E-0001'), expect.stringContaining('200 E-0003')]);
    expect(states(office)).toEqual(['報名成功', '已回報', '已回報']);
    // 500 are left on the line
    choose(office, rows(office)[0]!.at, 'refund');
    office.click('reconcile');
    expect(office.column('ledger', 'amount')).toEqual([500, 200, 500]);
    expect(rows(office)).toEqual([]);
    office.close();
  });

  it('two different decisions for one payment are both left alone', () => {
    const office = open([{ amount: 500, last: '80607' }]);
    const [a, b] = rows(office);
    choose(office, a!.at, 'accept');
    choose(office, b!.at, 'refund');
    expect(told(office.click('reconcile'))).toContain('兩種不同的決定');
    expect(office.rows('ledger')).toEqual([]);
    office.close();
  });

  it('taken back: the place steps back, the money is free, and matching leaves it to a person from then on', () => {
    const office = open([
      { amount: 500, last: '11111' },
      { amount: 500, last: '33333' },
    ]);
    expect(states(office)).toEqual(['已回報', '已回報', '報名成功']);
    choose(office, rows(office)[0]!.at, 'ignore');
    office.click('reconcile');
    expect(rows(office)).toEqual([]);
    office.click('takeBackMoney', [{ button: 'OK', text: 'b-0001' }]);
    office.click('takeBackMoney', [{ button: 'OK', text: 'B-0002' }]);
    expect(states(office)).toEqual(['已回報', '已回報', '已回報']);
    office.click('reconcile');
    expect(states(office)).toEqual(['已回報', '已回報', '已回報']);
    expect(rows(office).map(({ cells }) => cells[COLUMN.line])).toEqual(['B-0001', 'B-0002']);
    choose(office, rowFor(office, 'E-0003'), 'accept');
    office.click('reconcile');
    expect(states(office)).toEqual(['已回報', '已回報', '報名成功']);
    expect(told(office.click('takeBackMoney', [{ button: 'OK', text: 'B-0002' }, 'OK']))).toContain(
      '沒有可以收回的決定',
    );
    expect(told(office.click('takeBackMoney', [{ button: 'OK', text: 'B-0077' }, 'OK']))).toContain('沒有這個入帳編號');
    office.close();
  });
});
