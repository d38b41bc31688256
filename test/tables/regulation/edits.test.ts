/** What an organiser changes in the tabs arrives; what he mistypes is named, all of it at once. */
import { regulation } from '../../domain/regulation/files';
import { Tabs } from './tabs';

const open = regulation('shogi-open-2026');
const chess = regulation('chess-cup-109');
const go = regulation('go-shanhai-2025');
const [R, D, P] = ['賽事規程', '組別', '獎項'] as const;

describe('changes arrive', () => {
  test('capacity, fee, minimum and name of a division', () => {
    const tabs = new Tabs(open);
    tabs.type(24, D, 'divisions.*.capacity', 'kyu');
    tabs.type('６００', D, 'divisions.*.fee.other', 'kyu');
    tabs.type('', D, 'divisions.*.fee.member', 'dan');
    tabs.type('初段組', D, 'divisions.*.names.own', 'dan');
    const changed = tabs.changed();
    expect(changed.divisions[1]).toMatchObject({ capacity: 24, fee: { member: 500, other: 600 } });
    expect(changed.divisions[0]).toMatchObject({ capacity: 32, fee: { member: null }, names: { own: '初段組' } });
  });

  test.each([
    '2026-12-20',
    '2026/12/20',
    '2026.12.20',
    '2026年12月20日',
    '2026年12月20日（星期日）',
    '２０２６／１２／２０',
    '民國115年12月20日',
    '115/12/20',
    ' 2026/12/20 ',
    46_376,
  ])('the event day typed as %p', (typed) => {
    const tabs = new Tabs(open);
    tabs.type(typed, R, 'event.to');
    expect(tabs.changed().event.to).toBe('2026-12-20');
  });

  test.each([
    ['2026-12-11', '2026-12-11T23:59:59'],
    ['2026/12/11 17:00', '2026-12-11T17:00:00'],
    ['115/12/11 17:00', '2026-12-11T17:00:00'],
    ['2026年12月11日下午5:00', '2026-12-11T17:00:00'],
    ['2026年12月11日 17:00:30', '2026-12-11T17:00:30'],
    ['2026-12-11T17:00', '2026-12-11T17:00:00'],
    [46_367, '2026-12-11T23:59:59'],
    [46_367.5, '2026-12-11T12:00:00'],
  ])('the closing time typed as %p is %s', (typed, expected) => {
    const tabs = new Tabs(open);
    tabs.type(typed, R, 'event.registrationCloses');
    expect(tabs.changed().event.registrationCloses).toBe(expected);
  });

  test.each([
    ['9:00', '09:00'],
    ['上午8:45', '08:45'],
    ['０８：５５', '08:55'],
    [0.375, '09:00'],
  ])('check-in closing typed as %p is %s', (typed, expected) => {
    const tabs = new Tabs(open);
    tabs.type(typed, R, 'checkIn.closes');
    expect(tabs.changed().checkIn.closes).toBe(expected);
  });

  test('words and codes of choices, yes and no in several habits', () => {
    const tabs = new Tabs(open);
    tabs.type('滿 24 小時為一天', R, 'payment.counting');
    tabs.type('received', R, 'payment.windowStarts');
    tabs.type('否', R, 'event.venue.provisional');
    tabs.type(false, R, 'event.draft');
    tabs.type('報名先後、會員優先', R, 'waitlist.order');
    const changed = tabs.changed();
    expect(changed.payment).toMatchObject({ counting: 'hours', windowStarts: 'received' });
    expect(changed.event).toMatchObject({ draft: false, venue: { provisional: false } });
    expect(changed.waitlist.order).toEqual(['received', 'member-first']);
  });

  test('stage times, brackets and byes', () => {
    const tabs = new Tabs(open);
    tabs.type(20, D, 'divisions.*.stages.prelim.timeControl.mainMinutes', 'dan');
    tabs.type('', D, 'divisions.*.stages.prelim.timeControl.byoyomiSeconds', 'dan');
    tabs.type(5, D, 'divisions.*.stages.prelim.timeControl.incrementSeconds', 'dan');
    tabs.type('2=2 16:00；3-4=4 15:30；5~8=8 14:30；9至16=16 13:15', D, 'divisions.*.stages.knockout.brackets', 'dan');
    const [dan] = tabs.changed().divisions;
    expect(dan?.stages[0]?.timeControl).toEqual({ mainMinutes: 20, incrementSeconds: 5 });
    expect(dan?.stages[1]).toMatchObject({
      brackets: [{ size: 2 }, { start: '15:30' }, { from: 5, to: 8 }, { start: '13:15' }],
    });
  });

  test('tie-break order, by code or by name; points in halves; rounds by field size', () => {
    const tabs = new Tabs(chess);
    tabs.type('DE、BH/C1、Berger', D, 'divisions.*.standing.tieBreaks', 'open');
    tabs.type('0.5', D, 'divisions.*.stages.swiss.points.bye', 'low');
    tabs.type('8:5；16：6；*:7', D, 'divisions.*.stages.swiss.rounds', 'low');
    tabs.type('國中組、社會公開組', D, 'divisions.*.minimum.into', 'high');
    const changed = tabs.changed();
    expect(changed.divisions[7]?.standing.tieBreaks).toEqual(['DE', 'BH/C1', 'SB']);
    expect(changed.divisions[2]?.stages[0]).toMatchObject({
      points: { bye: 5 },
      rounds: {
        byField: [
          { upTo: 8, rounds: 5 },
          { upTo: 16, rounds: 6 },
          { upTo: null, rounds: 7 },
        ],
      },
    });
    expect(changed.divisions[4]?.minimum.into).toEqual(['junior', 'open']);
  });

  test('prizes: amounts, floors, goods, places', () => {
    const tabs = new Tabs(go);
    tabs.type('60,001', '奖项', 'prizes.mixed-1', 'value');
    tabs.type('9-24', '奖项', 'prizes.mixed-9-32', 'condition');
    tabs.type('奖牌、证书、围棋一副', '奖项', 'prizes.mixed-1', 'items');
    const changed = tabs.changed();
    expect(changed.prizes[0]).toMatchObject({ value: { amount: 60_001 }, items: ['奖牌', '证书', '围棋一副'] });
    expect(changed.prizes[6]?.condition).toEqual({ places: { from: 9, to: 24 } });
    const shogi = new Tabs(open);
    shogi.type(2000, P, 'prizes.dan-1', 'value.pool.floor');
    shogi.type(300, P, 'prizes.dan-3', 'value');
    shogi.type('', P, 'prizes.dan-1', 'title');
    expect(shogi.changed().prizes.find(({ id }) => id === 'dan-1')).toMatchObject({
      title: null,
      value: { pool: { floor: 2000 } },
    });
    expect(shogi.changed().prizes.find(({ id }) => id === 'dan-3')?.value).toEqual({ amount: 300 });
  });

  test('refund dates, appeal deposit, K, and the text of a reading', () => {
    const tabs = new Tabs(chess);
    tabs.type(5000, R, 'appeals.written.deposit');
    tabs.type('30:40；*:10', R, 'rating.k');
    tabs.type('與協會確認後改為全部輪次', '規程疑義', 'readings.B3', 'reading');
    const changed = tabs.changed();
    expect(changed.appeals.written?.deposit).toBe(5000);
    expect(changed.rating.k).toEqual([
      { untilGames: 30, k: 40 },
      { untilGames: null, k: 10 },
    ]);
    expect(changed.readings[2]?.reading).toBe('與協會確認後改為全部輪次');
  });
});

describe('mistakes are named', () => {
  test('all at once, each with its cell, what was found and what may stand there', () => {
    const tabs = new Tabs(open);
    const places = [
      tabs.type('三十二', D, 'divisions.*.capacity', 'kyu'),
      tabs.type('26/12/19', R, 'event.from'),
      tabs.type('12月13日', R, 'payment.hardStop'),
      tabs.type('8點半多', R, 'checkIn.opens'),
      tabs.type(-5, P, 'prizes.dan-1', 'value.pool.floor'),
    ];
    expect(places[0]).toBe('組別!C7');
    const read = tabs.read();
    expect(read.ok).toBe(false);
    const problems = read.ok ? [] : read.problems;
    expect(problems.map(({ at }) => at).sort()).toEqual([...places].sort());
    expect(problems.find(({ at }) => at === '組別!C7')).toEqual({
      code: 'regulation.cell',
      at: '組別!C7',
      params: { item: '名額 · 級位組', found: '三十二', expected: '整數 1 至 9999 （可留空）' },
    });
    expect(problems.find(({ at }) => at === places[1])?.params?.['expected']).toBe('日期，例如 2026-12-19');
  });

  test.each([
    ['26/12/19', 'a two-digit year'],
    ['2026-02-30', 'no such day'],
    ['2026/13/01', 'no such month'],
    ['12/19', 'no year'],
    ['19-12-2026', 'day first'],
    ['2026-12/19', 'mixed marks'],
    ['民國2026年12月19日', 'a western year called Taiwanese'],
    ['下週六', 'words'],
    [12.5, 'a fraction'],
    [20_261_219, 'digits without marks'],
    [true, 'a tick'],
    ['', 'nothing'],
  ] as [string | number | boolean, string][])('day %p: %s', (typed) => {
    const tabs = new Tabs(open);
    const at = tabs.type(typed, R, 'event.from');
    expect(tabs.complaints()).toEqual([`${at} regulation.cell ${String(typed)}`.trim()]);
  });

  test.each(['三十二', '32人', '3 2', '32.5', '-1', '0', '99999', '1,00', true])('capacity %p', (typed) => {
    const tabs = new Tabs(open);
    const at = tabs.type(typed, D, 'divisions.*.capacity', 'dan');
    expect(tabs.complaints()).toEqual([`${at} regulation.cell ${String(typed)}`]);
  });

  test.each([
    ['BH/X1', 'divisions.*.standing.tieBreaks', 'open'],
    ['BH、BH', 'divisions.*.standing.tieBreaks', 'open'],
    ['elo', 'divisions.*.standing.tieBreaks', 'open'],
    ['8:5', 'divisions.*.stages.swiss.rounds', 'open'],
    ['16:5；8:6；*:7', 'divisions.*.stages.swiss.rounds', 'open'],
    ['0.55', 'divisions.*.stages.swiss.points.win', 'open'],
    ['大師組', 'divisions.*.minimum.into', 'open'],
    ['同村:3', 'divisions.*.stages.swiss.apart', 'open'],
    ['也許', 'divisions.*.stages.swiss.roundRobinWhenShort', 'open'],
  ])('%s in %s', (typed, path, key) => {
    const tabs = new Tabs(chess);
    const at = tabs.type(typed, D, path, key);
    expect(tabs.complaints()).toEqual([`${at} regulation.cell ${typed}`]);
  });

  test('a value where the division has none', () => {
    const tabs = new Tabs(open);
    const at = tabs.type(1, D, 'divisions.*.eligibility.must.any.1.pastResult.place', 'kyu');
    expect(tabs.complaints()).toEqual([`${at} regulation.cell-unused 1`]);
  });

  test('a contradiction is shown at the cell that was changed, once', () => {
    const tabs = new Tabs(open);
    const at = tabs.type('2026-12-01', R, 'event.to');
    expect(tabs.complaints()).toEqual([`${at} regulation.dates-out-of-order`]);
  });

  test('a missing tab, a deleted row, a deleted column', () => {
    const tabs = new Tabs(open);
    tabs.tabs.splice(2, 1);
    const { row } = tabs.place(R, 'payment.counting');
    tabs.rows(R).splice(row, 1);
    for (const cells of tabs.rows(D)) cells.splice(2, 1);
    expect(tabs.read()).toMatchObject({
      problems: [
        { code: 'regulation.line-missing', at: R, params: { expected: 'payment.counting' } },
        { code: 'regulation.line-missing', at: D, params: { expected: 'kyu' } },
        { code: 'regulation.tab-missing', at: P },
      ],
    });
  });

  test('a damaged path, a path standing twice, a damaged column key', () => {
    const tabs = new Tabs(open);
    const last = tabs.rows(R)[0]!.length - 1;
    const first = tabs.place(R, 'payment.counting').row;
    tabs.rows(R)[first]![last] = 'payment.countng';
    const second = tabs.place(R, 'standby.multipleOf').row;
    tabs.rows(R)[second]![last] = 'standby.arrive';
    tabs.rows(D)[1]![1] = 'don';
    expect(tabs.read()).toMatchObject({
      problems: [
        {
          code: 'regulation.key-damaged',
          at: `${R}!E${first + 1}`,
          params: { found: 'payment.countng', expected: 'payment.counting' },
        },
        {
          code: 'regulation.key-damaged',
          at: `${R}!E${second + 1}`,
          params: { found: 'standby.arrive', expected: 'standby.multipleOf' },
        },
        { code: 'regulation.key-damaged', at: `${D}!B2`, params: { found: 'don', expected: 'dan' } },
      ],
    });
  });

  test('an empty sheet', () => {
    const tabs = new Tabs(open);
    tabs.rows(R).length = 0;
    expect(tabs.complaints()).toEqual([`${R} regulation.keys-missing`]);
  });
});
