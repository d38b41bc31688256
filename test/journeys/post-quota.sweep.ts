/** Three hundred letters and a hundred a day: three days, the urgent ones first, each letter once, nothing left behind. */
import { forgetCopies, TestOffice, type Cell } from '../helpers/office';
import { LETTER_KINDS } from '../../src/domain/registration/letter';

const PEOPLE = 300;
const QUOTA = 100;
/** What has to go first, by what a late letter costs its reader; written down apart from the code. */
const RANK: Readonly<Record<string, number>> = {
  promoted: 1,
  'received-held': 2,
  reminder: 3,
  complete: 4,
  cancelled: 4,
  overpaid: 5,
};
const KINDS = Object.keys(RANK);

describe('the post', () => {
  afterAll(forgetCopies);

  it(`${String(PEOPLE)} letters, ${String(QUOTA)} a day`, () => {
    const office = new TestOffice({ mailQuota: QUOTA });
    office.click('setUp', ['OK']);
    office.register({ name: '棋士', division: 'dan', email: 'p0@example.com' });
    office.click('cancelEntry', [{ button: 'OK', text: 'E-0001' }]);
    office.click('sendLetters');
    office.moveTo('2026-11-02T10:00:00');
    const { tables, codes } = office.words;
    const [entry, letter] = [office.tab(tables.entries.title)[1]!, office.tab(tables.outbox.title)[1]!];
    const heads = { entries: office.tab(tables.entries.title)[0]!, outbox: office.tab(tables.outbox.title)[0]! };
    const at = (head: readonly Cell[], name: string): number => head.indexOf(name);
    const [ec, oc] = [tables.entries.columns, tables.outbox.columns];
    const many = Array.from({ length: PEOPLE }, (_, i) => i + 2);
    const id = (mark: string, i: number): string => `${mark}-${String(i).padStart(4, '0')}`;
    const fill = (row: readonly Cell[], head: readonly Cell[], cells: Record<string, Cell>): Cell[] =>
      head.map((heading, i) => (String(heading) in cells ? cells[String(heading)]! : (row[i] ?? '')));
    const entries = many.map((i) =>
      fill(entry, heads.entries, {
        [ec.id]: id('E', i),
        [ec.name]: `棋士${String(i)}`,
        [ec.email]: `p${String(i)}@example.com`,
        [ec.code]: `HT${String(1000 + i)}`,
        [ec.person]: id('P', i),
        [ec.sequence]: i,
        [ec.source]: `made-${String(i)}`,
        [ec.state]: codes.state.confirmed,
        [ec.deadline]: '',
        '#': '',
      }),
    );
    // mixed, so that neither the rows nor the times are in order of priority
    const letters = many.map((i) => {
      const kind = KINDS[(i * 7) % KINDS.length] as (typeof LETTER_KINDS)[number];
      return { i, kind };
    });
    const priority: Readonly<Record<string, number>> = {
      promoted: 10,
      'received-held': 15,
      reminder: 20,
      complete: 50,
      cancelled: 50,
      overpaid: 60,
    };
    const rows = letters.map(({ i, kind }) =>
      fill(letter, heads.outbox, {
        [oc.id]: id('M', i),
        [oc.entry]: id('E', i),
        [oc.kind]: codes.letterKind[kind],
        [oc.state]: codes.letterState.queued,
        [oc.sentAt]: '',
        [oc.tries]: 0,
        [oc.priority]: priority[kind]!,
        [oc.key]: `${id('E', i)}|${kind}|1`,
        '#': '',
      }),
    );
    const sheet = (title: string): number => office.sheetId(title);
    const grow = (title: string) => ({
      appendDimension: { sheetId: sheet(title), dimension: 'ROWS', length: PEOPLE + 50 },
    });
    office.byHand([grow(tables.entries.title), grow(tables.outbox.title)]);
    expect(at(heads.entries, ec.email)).toBeGreaterThan(0);
    office.put(office.officeId, tables.entries.title, 2, 0, entries);
    office.put(office.officeId, tables.outbox.title, 2, 0, rows);

    const perDay: string[][] = [];
    let seen = office.host.mail.outbox().length;
    // a day of the quota is the 24 hours from its first letter
    for (let hour = 1; hour <= 4 * 24; hour++) {
      office.wait(60);
      if (hour % 24 !== 0) continue;
      const sent = office.host.mail.outbox().slice(seen);
      seen += sent.length;
      perDay.push(sent.map(({ to }) => to[0]!));
    }
    const counts = perDay.map((day) => day.length);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(PEOPLE);
    expect(counts).toEqual([QUOTA, QUOTA, QUOTA, 0]);
    const order = perDay.flat();
    expect(new Set(order).size).toBe(PEOPLE);
    const kindOf = new Map(letters.map(({ i, kind }) => [`p${String(i)}@example.com`, kind]));
    const ranks = order.map((to) => RANK[kindOf.get(to)!]!);
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    const { queued, failed, sending } = codes.letterState;
    expect(
      office.column('outbox', 'state').filter((state) => [queued, failed, sending].includes(String(state))),
    ).toEqual([]);
    office.close();
  });
});
