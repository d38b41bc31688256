/** Places, letters and refunds by hand: shown before it is done, refused with a sentence, nothing half done. */
import type { Dialog } from '../../src/host';
import { address, forgetCopies, TestOffice, told, type Copy } from '../helpers/office';
import { people, statement } from '../helpers/story';

const type = (...texts: string[]) => [
  ...texts.map((text) => ({ button: 'OK' as const, text })),
  'OK' as const,
  'OK' as const,
];

describe('by hand', () => {
  const [dan1, dan2, kyu1, kyu2] = people({ dan: 2, kyu: 2, standby: 0 });
  let paid: Copy;
  beforeAll(() => {
    const office = new TestOffice();
    office.click('setUp', ['OK']);
    for (const person of [dan1!, dan2!, kyu1!, kyu2!]) office.register(person);
    office.wait(60);
    [dan1!, kyu1!].forEach((person, i) =>
      office.submit('report', {
        ...office.link(address(person.name), 'report'),
        'last-digits': `1111${String(i)}`,
        'paid-amount': '500',
      }),
    );
    office.moveTo('2026-11-02T12:00:00');
    const lines = [0, 1].map((i) => ({ amount: 500, last: `1111${String(i)}` }));
    office.click('importPasted', [], { args: [statement(lines), false] });
    paid = office.copy();
    office.close();
  });
  afterAll(forgetCopies);

  const open = (): TestOffice => new TestOffice({}, paid);
  const of = (office: TestOffice, id: string, field: string): string =>
    String(office.column('entries', field)[office.column('entries', 'id').indexOf(id)]);
  const state = (office: TestOffice, id: string): string => of(office, id, 'state');
  const owed = (office: TestOffice): string[] =>
    office.column('ledger', 'kind').map((kind, i) => `${String(kind)} ${String(office.column('ledger', 'amount')[i])}`);

  const give = (office: TestOffice, line: string, entry: string): void => {
    const { tabs, reconciliation } = office.words;
    const at = office.tab(tabs.reconciliation).findIndex((row) => row[0] === line);
    office.put(office.officeId, tabs.reconciliation, at, 7, [[reconciliation.choices.assign, entry]]);
    office.click('reconcile');
  };

  it('four entries: two have paid', () => {
    const office = open();
    expect(office.column('entries', 'state')).toEqual(['報名成功', '保留中', '報名成功', '保留中']);
    office.close();
  });

  it('a move goes upwards, after it was shown; downwards it is refused', () => {
    const office = open();
    const up = office.click('moveDivision', type('e-0003 段位組'));
    const question = up.dialogs.find((dialog) => dialog.kind === 'alert')!;
    expect(question.message).toContain('E-0003 級棋士1：級位組 報名成功 → 段位組 報名成功');
    expect(question.message).toContain('調組通知');
    expect(of(office, 'E-0003', 'division')).toBe('段位組');
    const down = office.click('moveDivision', type('E-0001 級位組'));
    expect(told(down)).toContain('只可往上，不可往下');
    expect(told(down)).not.toContain('將會發生');
    expect(of(office, 'E-0001', 'division')).toBe('段位組');
    expect(office.journal()).toContain(office.words.codes.action['action.refused']);
    expect(told(office.click('moveDivision', type('E-0099 段位組')))).toContain('沒有這個報名編號');
    office.close();
  });

  it('what was agreed to is done, or nothing: somebody else changed the entry while the question stood', () => {
    const office = open();
    const answer = (dialog: Dialog) => {
      if (dialog.kind === 'prompt') return { button: 'OK' as const, text: 'E-0003 段位組' };
      if (dialog.message.includes('將會發生')) office.click('cancelEntry', type('E-0003'));
      return 'OK' as const;
    };
    const click = office.click('moveDivision', answer);
    expect(told(click)).toContain('不能調組');
    expect(of(office, 'E-0003', 'division')).toBe('級位組');
    // money came in for E-0004: the outcome would be another one than was shown
    const outdated = office.click('moveDivision', (dialog) => {
      if (dialog.kind === 'prompt') return { button: 'OK', text: 'E-0004 段位組' };
      if (dialog.message.includes('將會發生')) {
        const text = statement([0, 1, 2].map((i) => ({ amount: 500, last: `1111${String(i)}` })));
        office.click('importPasted', [], { args: [text, false] });
        give(office, 'B-0003', 'E-0004');
      }
      return 'OK';
    });
    expect(told(outdated)).toContain('結果會和剛才顯示的不同');
    expect([of(office, 'E-0004', 'division'), state(office, 'E-0004')]).toEqual(['級位組', '報名成功']);
    office.close();
  });

  it('cancelled by mistake: undone, the promise of a refund with it; a second time there is nothing to undo', () => {
    const office = open();
    office.click('cancelEntry', type('E-0001'));
    expect([state(office, 'E-0001'), ...owed(office)]).toEqual(['已取消', '入帳分配 500', '入帳分配 500', '應退 250']);
    const undone = office.click('undoChange', type('E-0001'));
    expect(told(undone)).toContain('已取消 → 段位組 報名成功');
    expect([state(office, 'E-0001'), ...owed(office).slice(2)]).toEqual(['報名成功', '應退 250', '沖銷 250']);
    expect(told(office.click('undoChange', type('E-0001')))).toContain('不能復原');
    expect(told(office.click('undoChange', type('E-0077')))).toContain('沒有可以復原的變更');
    office.close();
  });

  it('a paid entry that was cancelled gets its place back only while the money is there', () => {
    const office = open();
    office.click('cancelEntry', type('E-0001'));
    expect(told(office.click('reinstateEntry', type('E-0001')))).toContain('還沒繳清');
    expect(told(office.click('reinstateEntry', type('E-0002')))).toContain('只有逾期失效或已取消');
    office.close();
    const late = open();
    late.moveTo('2026-11-06T12:00:00');
    expect(state(late, 'E-0002')).toBe('逾期失效');
    const text = statement([0, 1, 2].map((i) => ({ amount: 500, last: `1111${String(i)}` })));
    late.click('importPasted', [], { args: [text, false] });
    give(late, 'B-0003', 'E-0002');
    expect(state(late, 'E-0002')).toBe('逾期失效');
    late.click('reinstateEntry', type('E-0002'));
    expect(state(late, 'E-0002')).toBe('報名成功');
    late.close();
  });

  it('a place is handed on with the form’s questions; a successor who is entered already is refused', () => {
    const office = open();
    const fields = office.forms.transfer!.fields.filter(
      ({ meaning }) => !['section', 'code', 'token', 'consent'].includes(meaning),
    );
    const answers = (name: string, email = 'next@example.com'): string[] =>
      fields.map(({ meaning, choices }) => {
        if (meaning === 'successor-name') return name;
        if (meaning === 'successor-email') return email;
        if (meaning === 'successor-phone') return '0912345678';
        return String(
          1 + (choices ?? []).findIndex(({ value }) => value === '2d' || value === 'no' || value === 'adult'),
        );
      });
    const refused = office.click('transferEntry', type('E-0001', ...answers(dan2!.name, address(dan2!.name))));
    expect(told(refused)).toContain('接手者已經有報名');
    const done = office.click('transferEntry', type('E-0001', ...answers('接手棋士')));
    expect(told(done)).toContain('接手棋士');
    expect([state(office, 'E-0001'), state(office, 'E-0005')]).toEqual(['已轉讓', '報名成功']);
    expect(of(office, 'E-0005', 'name')).toBe('接手棋士');
    office.close();
  });

  it('refunds: who is owed what is listed, paid once, and nobody else', () => {
    const office = open();
    office.click('cancelEntry', type('E-0001'));
    const list = office.click('refundsPaid', ['CANCEL']);
    expect(told(list)).toContain('E-0001 250');
    expect(told(office.click('refundsPaid', type('E-0001 E-0003')))).toContain('E-0003 沒有應退的款項');
    expect(owed(office).slice(2)).toEqual(['應退 250']);
    office.click('refundsPaid', type('*'));
    expect(owed(office).slice(2)).toEqual(['應退 250', '已退 250']);
    expect(told(office.click('refundsPaid', type('E-0001')))).toContain('沒有應退的款項');
    expect(told(office.click('undoChange', type('E-0001')))).toContain('已經退了');
    office.close();
  });

  it('a letter that came back goes to the corrected address with new links; the old link opens nothing', () => {
    const office = open();
    const old = office.link(address(dan2!.name), 'cancel');
    const [letter] = office
      .rows('outbox')
      .filter((row) => Object.values(row).includes('E-0002'))
      .map((row) => String(Object.values(row)[0]));
    office.click('markBounced', type(letter!));
    expect(office.tab(office.words.tabs.dashboard).flat().join()).toContain(letter);
    expect(told(office.click('correctAddress', type('E-0002 nowhere')))).toContain('不是電子郵件');
    office.click('correctAddress', type('E-0002 right@example.com'));
    office.click('sendLetters');
    expect(office.host.mail.outbox().filter(({ to }) => to[0] === 'right@example.com')).toHaveLength(1);
    office.submit('cancel', old);
    expect(state(office, 'E-0002')).toBe('保留中');
    office.submit('cancel', office.link('right@example.com', 'cancel'));
    expect(state(office, 'E-0002')).toBe('已取消');
    office.click('resendLetters', type(letter!));
    office.click('sendLetters');
    expect(office.host.mail.outbox().filter(({ to }) => to[0] === 'right@example.com').length).toBeGreaterThan(1);
    expect(told(office.click('resendLetters', type('M-0999')))).toContain('沒有這封信');
    office.close();
  });

  it('a division below its minimum is cancelled only after registration closed, and not while it is large enough', () => {
    const office = open();
    const early = office.click('cancelDivision', type('級位組'));
    expect(told(early)).toContain('報名截止時間還沒到');
    expect(told(office.click('cancelDivision', type('茶道組')))).toContain('茶道組');
    expect(told(office.click('lapseEntry', type('E-0001')))).toContain('只有「已回報」');
    office.close();
  });
});
