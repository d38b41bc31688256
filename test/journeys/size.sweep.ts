/** Two thousand entries and five thousand bank rows in one execution: in seconds, and with the calls that ten rows need. */
import type { Execution } from '../../src/host';
import { address, forgetCopies, TestOffice, type Cell } from '../helpers/office';
import { people } from '../helpers/story';

/** Real seconds an execution may take here; Google's own limit is six minutes. */
const MOST_SECONDS = 30;

const id = (mark: string, i: number): string => `${mark}-${String(i).padStart(4, '0')}`;
/** Every third payer has the digits of another. */
const digitsOf = (i: number): string => String(10_000 + (i % 3 === 0 ? i + 1 : i)).padStart(5, '0');

/** An office with so many entries that have reported, made from one real one. */
function office(entries: number): TestOffice {
  const made = new TestOffice();
  made.click('setUp', ['OK']);
  const [person] = people({ dan: 1, kyu: 0, standby: 0 });
  made.register(person!);
  made.wait(30);
  made.submit('report', {
    ...made.link(address(person!.name), 'report'),
    'last-digits': '99999',
    'paid-amount': '500',
  });
  const { tables } = made.words;
  const more = (key: 'entries' | 'claims', cells: (i: number) => Record<string, Cell>): void => {
    const { title } = tables[key];
    const [head = [], row = []] = made.tab(title);
    const rows = Array.from({ length: entries - 1 }, (_, k) => {
      const own = cells(k + 2);
      return head.map((heading, i) => (String(heading) in own ? own[String(heading)]! : (row[i] ?? '')));
    });
    made.byHand([{ appendDimension: { sheetId: made.sheetId(title), dimension: 'ROWS', length: entries } }]);
    made.put(made.officeId, title, 2, 0, rows);
  };
  const [ec, cc] = [tables.entries.columns, tables.claims.columns];
  more('entries', (i) => ({
    [ec.id]: id('E', i),
    [ec.name]: `棋士${String(i)}`,
    [ec.email]: `p${String(i)}@example.com`,
    [ec.code]: `HT${String(1000 + i)}`,
    [ec.person]: id('P', i),
    [ec.sequence]: i,
    [ec.source]: `made-${String(i)}`,
    '#': '',
  }));
  more('claims', (i) => ({
    [cc.id]: id('C', i),
    [cc.entries]: id('E', i),
    [cc.lastDigits]: digitsOf(i),
    [cc.source]: `report-${String(i)}`,
    '#': '',
  }));
  // the rows' own marks are written by the first click
  made.click('refreshViews');
  return made;
}

function paste(made: TestOffice, rows: number): Execution {
  let balance = 0;
  const text = Array.from({ length: rows }, (_, i) => {
    const amount = i % 7 === 6 ? 1000 : 500;
    balance += amount;
    const time = `${String(8 + Math.floor(i / 3600)).padStart(2, '0')}:${String(Math.floor(i / 60) % 60).padStart(2, '0')}:${String(i % 60).padStart(2, '0')}`;
    const payer = i % 5 === 4 ? '' : `********7${digitsOf(i + 2)}`;
    return [
      '2026/11/01',
      `2026/11/01 ${time}`,
      '跨行轉入',
      '',
      `${String(amount)}.00`,
      `${String(balance)}.00`,
      payer,
    ].join('\t');
  });
  const head = ['帳務日期', '交易時間', '摘要', '支出金額', '存入金額', '即時餘額', '附註'].join('\t');
  made.moveTo('2026-11-02T12:00:00');
  return made.click('importPasted', [], { args: [[head, ...text].join('\n'), false] });
}

afterAll(forgetCopies);

it('imports and reconciles 5,000 rows for 2,000 entries, with the service calls of ten rows', () => {
  const small = office(10);
  const few = paste(small, 10);
  const smallAgain = small.click('reconcile');
  small.close();

  const large = office(2000);
  const many = paste(large, 5000);
  expect(large.column('bank', 'id')).toHaveLength(5000);
  const confirmed = large.column('entries', 'state').filter((state) => state === large.words.codes.state.confirmed);
  expect(confirmed.length).toBeGreaterThan(300);
  expect(many.ms / 1000).toBeLessThan(MOST_SECONDS);
  expect(many.crossings).toEqual(few.crossings);

  const again = large.click('reconcile');
  expect(again.ms / 1000).toBeLessThan(MOST_SECONDS);
  expect(again.crossings).toEqual(smallAgain.crossings);
  process.stdout.write(
    `2,000 entries, 5,000 rows: import ${(many.ms / 1000).toFixed(1)} s, 對帳 ${(again.ms / 1000).toFixed(1)} s, ` +
      `${String(many.crossings.length)} calls as with ten rows, ${String(confirmed.length)} confirmed\n`,
  );
  large.close();
}, 600_000);
