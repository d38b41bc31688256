/** The end of an event: sums that agree, personal data gone from both files and the forms, blocked while money is owed. */
import { forgetCopies, TestOffice, told, type Cell, type Copy } from '../helpers/office';
import { people, SMALL, tellStory } from '../helpers/story';

const type = (...texts: string[]) => [
  ...texts.map((text) => ({ button: 'OK' as const, text })),
  'OK' as const,
  'OK' as const,
];

describe('the end of an event', () => {
  let over: Copy;
  beforeAll(() => {
    const office = tellStory(SMALL, () => undefined);
    office.click('sendLetters', ['OK']);
    over = office.copy();
    office.close();
  });
  afterAll(forgetCopies);
  const open = (): TestOffice => new TestOffice({}, over);

  /** Amounts of the closing statement by part and item. */
  const closing = (office: TestOffice): Map<string, number> => {
    let part = '';
    return new Map(
      office.tab(office.words.tabs.closing).map(([first = '', item = '', amount = '']) => {
        if (first !== '') part = String(first);
        return [`${part} ${String(item)}`, Number(amount)] as const;
      }),
    );
  };

  it('結算: what came in is what became of it; what is left is in minus out', () => {
    const office = open();
    const sums = closing(office);
    // 13 people paid 500 each by transfer; one standby player of two divisions may be owed his fee
    expect(sums.get('收入 小計')).toBe(13 * 500);
    expect(sums.get('收入去向 小計')).toBe(13 * 500);
    const ledger = office
      .column('ledger', 'kind')
      .map((kind, i) => [kind, Number(office.column('ledger', 'amount')[i])] as const);
    const of = (kind: string): number => ledger.reduce((sum, [one, amount]) => (one === kind ? sum + amount : sum), 0);
    expect(of('獎金')).toBeGreaterThan(0);
    expect(sums.get('支出 獎金')).toBe(of('獎金'));
    expect(sums.get('結餘 目前結餘')).toBe(13 * 500 - of('獎金'));
    expect(sums.get('結餘 尚未退還')).toBe(of('應退'));
    expect(sums.get('結餘 退清後結餘')).toBe(13 * 500 - of('獎金') - of('應退'));
    expect(office.tab(office.words.tabs.closing).flat()).toContain('與收入相符');
    office.close();
  });

  it('clearing is refused while the event lasts, money is owed or a payment is undecided: all of it at once', () => {
    const office = open();
    office.click('cancelEntry', type('E-0001'));
    const before = office.column('entries', 'email');
    const refused = told(office.click('purge', ['OK']));
    expect(refused).toContain('才結束');
    expect(office.column('entries', 'email')).toEqual(before);
    office.moveTo('2026-12-21T10:00:00');
    const owed = closing(office).get('結餘 尚未退還')!;
    expect(owed).toBeGreaterThan(0);
    const later = told(office.click('purge', ['OK']));
    expect(later).toContain('應退款項');
    expect(later).not.toContain('才結束');
    expect(office.column('entries', 'email')).toEqual(before);
    office.close();
  });

  it('afterwards no address, number, memo or answer is readable in any tab or form; names, results and sums are as before', () => {
    const office = open();
    office.moveTo('2026-12-21T10:00:00');
    if (told(office.click('refundsPaid', ['CANCEL'])).includes('E-')) office.click('refundsPaid', type('*'));
    const personal = [
      ...office.column('entries', 'email'),
      ...office.column('entries', 'phone'),
      ...office.column('entries', 'code'),
      '跨行轉入',
      '@example.com,',
    ].map(String);
    const digits = office.column('claims', 'lastDigits').map(String);
    expect(digits).toContain('00137');
    const kept = {
      names: office.column('entries', 'name'),
      states: office.column('entries', 'state'),
      ledger: office.rows('ledger'),
      amounts: office.column('bank', 'amountIn'),
      games: office.rows('games'),
      draws: office.rows('draws'),
      prizes: office.tab(office.words.tabs.prizes),
      closing: office.tab(office.words.tabs.closing),
      journal: office.rows('journal'),
      floor: office.floorTabs().map((title) => office.floor(title)),
    };
    const asked = office.click('purge', ['CANCEL']);
    expect(told(asked)).toContain(`報名 ${String(kept.names.length)} 筆`);
    expect(office.column('entries', 'email').every((cell) => cell !== '')).toBe(true);

    const done = office.click('purge', ['OK']);
    expect(told(done)).toContain('個人資料已清除');
    const organiser = 'organiser@example.com';
    const text = JSON.stringify(office.everything()).split(organiser).join('');

    const found = [...new Set(personal)].filter((one) => text.includes(JSON.stringify(one).slice(1, -1)));
    expect(found).toEqual([]);
    // few digits stand in many a number: as cells of their own they are gone
    const cells = new Set(Object.values(office.everything()).flat(2).map(String));
    expect(digits.filter((one) => cells.has(one))).toEqual([]);
    const emails = text.match(/[\w.]+@[\w.]+/g) ?? [];
    // the form's own example of an address may stay
    expect(emails.filter((one) => one !== 'name@example.com')).toEqual([]);
    for (const form of office.host.forms.list()) {
      expect(form.responses.length).toBe(0);
      expect(form.accepting).toBe(false);
    }
    const after = {
      names: office.column('entries', 'name'),
      states: office.column('entries', 'state'),
      ledger: office.rows('ledger'),
      amounts: office.column('bank', 'amountIn'),
      games: office.rows('games'),
      draws: office.rows('draws'),
      prizes: office.tab(office.words.tabs.prizes),
      closing: office.tab(office.words.tabs.closing),
      journal: office.rows('journal').slice(0, kept.journal.length),
      floor: office.floorTabs().map((title) => office.floor(title)),
    };
    expect(after).toEqual(kept);
    expect(office.journal().slice(-1)).toEqual([office.words.codes.action['privacy.purged']]);
    // a second time changes nothing and says so; nothing is taken in any more
    const tables = (): Record<string, Cell>[][] => [office.rows('entries'), office.rows('bank'), office.rows('claims')];
    const once = tables();
    office.click('purge', ['OK', 'OK']);
    expect(tables()).toEqual(once);
    expect(JSON.stringify(office.click('importPasted', [], { args: ['帳務日期', false] }).value)).toContain('false');
    office.close();
  });

  it('clearing that was cut short anywhere is finished by the next click', () => {
    const calm = open();
    calm.moveTo('2026-12-21T10:00:00');
    if (told(calm.click('refundsPaid', ['CANCEL'])).includes('E-')) calm.click('refundsPaid', type('*'));
    const before = calm.copy();
    const { crossings } = calm.click('purge', ['OK']);
    const wanted = [calm.rows('entries'), calm.rows('bank'), calm.rows('claims'), calm.rows('outbox')];
    calm.close();
    const changing = crossings.flatMap((name, i) => (/batchUpdate|deleteAll|clearContent/.test(name) ? [i + 1] : []));
    expect(changing.length).toBeGreaterThan(4);
    for (const after of changing) {
      const office = new TestOffice({}, before);
      office.click('purge', ['OK'], { killAfter: after });
      office.click('purge', ['OK', 'OK']);
      expect([office.rows('entries'), office.rows('bank'), office.rows('claims'), office.rows('outbox')]).toEqual(
        wanted,
      );
      for (const form of office.host.forms.list()) expect(form.responses.length).toBe(0);
      office.close();
    }
  });

  it('one person’s data: everything about him and nothing about anybody else', () => {
    const office = open();
    const [own, other] = people(SMALL);
    const shown = office.click('exportPerson', type('e-0001'));
    const text = shown.dialogs.map((dialog) => dialog.html ?? dialog.message).join('\n');
    expect(text).toContain(own!.name);
    expect(text).toContain(String(office.column('entries', 'email')[0]));
    expect(text).toContain('【收支】');
    expect(text).not.toContain(other!.name);
    expect(text).not.toContain(String(office.column('entries', 'email')[1]));
    expect(told(office.click('exportPerson', type('E-0999')))).toContain('沒有這個報名編號');
    expect(office.journal()).toContain(office.words.codes.action['privacy.exported']);
    office.close();
  });
});
