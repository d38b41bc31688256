/** Decisions about money and clicks about places, cut short after anything they wrote and clicked again: once done, done once. */
import type { Dialog } from '../../src/host';
import { address, forgetCopies, TestOffice, type Cell, type Copy } from '../helpers/office';
import { people, statement } from '../helpers/story';

const CHANGES = /batchUpdate|sendEmail|releaseLock/;
const [dan1, dan2, kyu1] = people({ dan: 2, kyu: 1, standby: 0 });

/** Types the text into a question and agrees to everything else. */
const say =
  (text: string) =>
  (dialog: Dialog): { button: 'OK'; text: string } | 'OK' =>
    dialog.kind === 'prompt' ? { button: 'OK', text } : 'OK';

const CLICKS: readonly (readonly [fn: string, typed: string])[] = [
  ['reconcile', ''],
  ['takeBackMoney', 'B-0003'],
  ['moveDivision', 'E-0003 段位組'],
  ['undoChange', 'E-0002'],
  ['refundsPaid', 'E-0002'],
  ['correctAddress', 'E-0003 new@example.com'],
  ['resendLetters', 'M-0001'],
];

describe('cut short and clicked again', () => {
  let ready: Copy;
  beforeAll(() => {
    const office = new TestOffice();
    office.click('setUp', ['OK']);
    const all = [dan1!, dan2!, kyu1!];
    for (const person of all) office.register(person);
    office.wait(60);
    all.forEach((person, i) =>
      office.submit('report', {
        ...office.link(address(person.name), 'report'),
        'last-digits': ['80607', '11111', '22222'][i]!,
        'paid-amount': '500',
      }),
    );
    office.moveTo('2026-11-02T12:00:00');
    const lines = [700, 500, 500].map((amount, i) => ({ amount, last: ['80607', '11111', '22222'][i]! }));
    office.click('importPasted', [], { args: [statement(lines), false] });
    office.click('cancelEntry', say('E-0002'));
    office.click('sendLetters');
    const { tabs, reconciliation } = office.words;
    const at = office.tab(tabs.reconciliation).findIndex((row) => row[0] === 'B-0001');
    office.put(office.officeId, tabs.reconciliation, at, 7, [[reconciliation.choices.assign, 'E-0001']]);
    ready = office.copy();
    office.close();
  });
  afterAll(forgetCopies);

  /** Everything that is a fact; times of sending may differ by nothing here, because no time passes. */
  const facts = (office: TestOffice): Record<string, Cell>[][] =>
    (['entries', 'claims', 'bank', 'ledger', 'outbox'] as const).map((key) => office.rows(key));

  it.each(CLICKS)('%s', (fn, typed) => {
    const calm = new TestOffice({}, ready);
    const before = facts(calm);
    const { crossings } = calm.click(fn, say(typed));
    const wanted = facts(calm);
    calm.close();
    expect(wanted).not.toEqual(before);
    const moments = crossings.flatMap((name, i) => (CHANGES.test(name) ? [i + 1] : []));
    expect(moments.length).toBeGreaterThan(1);
    for (const after of moments) {
      const office = new TestOffice({}, ready);
      office.click(fn, say(typed), { killAfter: after });
      office.click(fn, say(typed));
      expect([after, facts(office)]).toEqual([after, wanted]);
      office.close();
    }
  });
});
