/** Matching, rule by rule: surest first, one to one only, never on amount or digits alone; the field cases by number. */
import { acceptSuggestion, applyCertain } from '../../../../src/domain/payment/match/decide';
import { reconcile } from '../../../../src/domain/payment/match/reconcile';
import { DAY, HOUR, NOON, claim, entry, facts, ledger, line, paid, run, shown } from './world';

describe('one line, one claim', () => {
  const world = { entries: [entry(1)], claims: [claim(1, [1], '80607')], lines: [line(1, 500, '80607')] };

  test('digits, amount and window agree: matched, with the reasons', () => {
    const r = run(world);
    expect(r.auto).toEqual([
      {
        pass: 'digits',
        lines: ['B-0001'],
        claims: ['C-0001'],
        entries: ['E-0001'],
        rows: [
          {
            kind: 'allocation',
            amount: 500,
            entry: 'E-0001',
            bankLine: 'B-0001',
            claim: 'C-0001',
            reason: 'last-digits',
          },
        ],
        reasons: ['last-digits', 'amount-exact', 'in-window'],
      },
    ]);
    expect(r.claims.map((c) => [c.id, c.state])).toEqual([['C-0001', 'matched']]);
    expect(r.suggestions).toEqual([]);
    expect(r.unmatched).toEqual([]);
  });

  test.each([
    ['never on amount only', { lines: [line(1, 500, '')] }],
    ['never on digits only', { lines: [line(1, 501, '80607')] }],
    [
      'not while the bank contradicts',
      { claims: [claim(1, [1], '80607', { bankCode: '807' })], lines: [line(1, 500, '80607', { bankCode: '017' })] },
    ],
    ['not money going out (17)', { lines: [line(1, 0, '80607', { amountOut: 500 })] }],
    ['not a correction', { lines: [line(1, 500, '80607', { reversal: true })] }],
    ['not a late claim', { claims: [claim(1, [1], '80607', { state: 'late' })] }],
    ['not a claim that was replaced', { claims: [claim(1, [1], '80607', { state: 'superseded' })] }],
    ['not a lapsed entry', { entries: [entry(1, { state: 'lapsed' })] }],
    ['not a waitlisted entry (55)', { entries: [entry(1, { state: 'waitlisted' })] }],
    ['not a held entry whose deadline has passed', { entries: [entry(1, { state: 'held', deadline: NOON + DAY })] }],
    [
      'not a line part of which is used',
      {
        ledger: [ledger(1, { amount: 1, entry: entry(9).id, bankLine: line(1, 0, '').id })],
        lines: [line(1, 501, '80607')],
      },
    ],
    [
      '31: not against a code in the memo',
      { entries: [entry(1), entry(2, { code: 'HT7Q2K' })], lines: [line(1, 500, '80607', { memo: 'HT7Q2K' })] },
    ],
  ])('%s', (_, over) => expect(paid(run({ ...world, ...over }))).toEqual([]));

  test('a bank that agrees is a reason; one nobody named does not matter', () => {
    const both = run({
      ...world,
      claims: [claim(1, [1], '80607', { bankCode: '807' })],
      lines: [line(1, 500, '80607', { bankCode: '807' })],
    });
    expect(both.auto[0]!.reasons).toContain('bank-agrees');
    expect(paid(run({ ...world, lines: [line(1, 500, '80607', { bankCode: '807' })] }))).toHaveLength(1);
  });
});

test('a line whose allocation was taken back is free again', () => {
  const taken = [
    ledger(1, { entry: entry(9).id, bankLine: line(1, 0, '').id }),
    ledger(2, { kind: 'deallocation', entry: entry(9).id, bankLine: line(1, 0, '').id, answers: ledger(1, {}).id }),
  ];
  const world = { entries: [entry(1)], claims: [claim(1, [1], '80607')], lines: [line(1, 500, '80607')] };
  expect(paid(run({ ...world, ledger: taken }))).toEqual(['B-0001>E-0001:500']);
  expect(paid(run({ ...world, ledger: taken.slice(0, 1) }))).toEqual([]);
});

describe('window: from a day before the registration to three days after the report (33)', () => {
  const at = (day: string, time: string): string[] =>
    paid(
      run({
        entries: [entry(1)],
        claims: [claim(1, [1], '80607')],
        lines: [line(1, 500, '80607', { day, time })],
        now: NOON + 30 * DAY,
      }),
    );
  // registered 10-11 12:00, reported 10-11 14:00
  test.each([
    ['2026-10-10', '12:00:00', 1],
    ['2026-10-10', '11:59:59', 0],
    ['2026-10-10', '', 1],
    ['2026-10-09', '', 0],
    ['2026-10-14', '14:00:00', 1],
    ['2026-10-14', '14:00:01', 0],
    ['2026-10-14', '', 1],
    ['2026-10-15', '', 0],
  ])('%s %s', (day, time, n) => expect(at(day, time)).toHaveLength(n));

  test('the posting day does not count: a transfer on Friday posted on Monday is in time', () =>
    expect(
      paid(
        run({
          entries: [entry(1)],
          claims: [claim(1, [1], '80607')],
          lines: [line(1, 500, '80607', { postedOn: '2026-10-19' })],
        }),
      ),
    ).toHaveLength(1));

  test.each([
    ['11:59:59', 0],
    ['12:00:00', 1],
  ])('of a group the latest registration counts: %s on the 12th', (time, n) =>
    expect(
      paid(
        run({
          entries: [entry(1), entry(2, { receivedAt: NOON + 2 * DAY })],
          claims: [claim(1, [1, 2], '80607', { at: NOON + 2 * DAY })],
          lines: [line(1, 1000, '80607', { day: '2026-10-12', time })],
        }),
      ),
    ).toHaveLength(2 * n),
  );

  test('outside the window it is a suggestion that says so', () => {
    const r = run({
      entries: [entry(1)],
      claims: [claim(1, [1], '80607')],
      lines: [line(1, 500, '80607', { day: '2026-10-08' })],
    });
    expect(r.suggestions[0]).toMatchObject({
      kind: 'exact',
      reasons: ['last-digits', 'before-registration', 'amount-exact'],
    });
  });
});

describe('more than one reading is for a person (28)', () => {
  test('two families with the same digits, one line', () => {
    const r = run({
      entries: [entry(1), entry(2)],
      claims: [claim(1, [1], '80607'), claim(2, [2], '80607')],
      lines: [line(1, 500, '80607')],
    });
    expect(paid(r)).toEqual([]);
    expect(shown(r)).toEqual(expect.arrayContaining(['exact B-0001>E-0001', 'exact B-0001>E-0002']));
    expect(r.suggestions.every((s) => s.reasons.includes('several-claims'))).toBe(true);
  });

  test('one claim, two lines that fit', () => {
    const r = run({
      entries: [entry(1)],
      claims: [claim(1, [1], '80607')],
      lines: [line(1, 500, '80607'), line(2, 500, '80607')],
    });
    expect(paid(r)).toEqual([]);
    expect(r.suggestions.every((s) => s.reasons.includes('several-lines'))).toBe(true);
  });

  test('two families with the same digits and two lines: not settled, not even together', () => {
    const r = run({
      entries: [entry(1), entry(2)],
      claims: [claim(1, [1], '80607'), claim(2, [2], '80607')],
      lines: [line(1, 500, '80607'), line(2, 500, '80607')],
    });
    expect(paid(r)).toEqual([]);
    expect(r.suggestions.map((s) => s.kind)).not.toContain('family');
  });

  test('a second claim for the same entry whose line has come too', () => {
    const r = run({
      entries: [entry(1), entry(2)],
      claims: [claim(1, [1], '80607'), claim(2, [1, 2], '97014')],
      lines: [line(1, 500, '80607'), line(2, 1000, '97014')],
    });
    expect(paid(r)).toEqual([]);
  });

  test('different digits in the same amount do not disturb one another', () => {
    const r = run({
      entries: [entry(1), entry(2)],
      claims: [claim(1, [1], '80607'), claim(2, [2], '97014')],
      lines: [line(1, 500, '97014'), line(2, 500, '80607')],
    });
    expect(paid(r)).toEqual(['B-0001>E-0002:500', 'B-0002>E-0001:500']);
  });
});

describe('a code in the memo outranks the digits', () => {
  const coded = [entry(1, { code: 'HT7Q2K', state: 'held', deadline: NOON + 30 * DAY }), entry(2, { code: 'KMW4X9' })];

  test.each([
    'HT7Q2K',
    '報名費HT7Q2K',
    'ht7q2k 王',
    'ＨＴ７Ｑ２Ｋ',
    'HT7-Q2K',
    'HT 7Q2K',
    '跨行轉入 HT7Q2K 0912345678',
  ])('memo %j pays without a report', (memo) => {
    const r = run({ entries: coded, lines: [line(1, 500, '', { memo })] });
    expect(paid(r)).toEqual(['B-0001>E-0001:500']);
    expect(r.auto[0]).toMatchObject({ pass: 'code', reasons: ['code', 'amount-exact'] });
  });

  test.each(['XHT7Q2K', 'HT7Q2K5', 'HT7Q2', 'HT7Q2X'])('memo %j names nobody', (memo) =>
    expect(paid(run({ entries: coded, lines: [line(1, 500, '', { memo })] }))).toEqual([]),
  );

  test('the code answers the report of the same entry, whatever digits it gave', () => {
    const r = run({
      entries: coded,
      claims: [claim(1, [1], '11111')],
      lines: [line(1, 500, '80607', { memo: 'HT7Q2K' })],
    });
    expect(r.auto[0]).toMatchObject({ claims: ['C-0001'] });
    expect(r.claims.map((c) => c.state)).toEqual(['matched']);
  });

  test('code and digits that point to different people: an alarm, and nobody is paid', () => {
    const r = run({
      entries: coded,
      claims: [claim(1, [2], '80607')],
      lines: [line(1, 500, '80607', { memo: 'HT7Q2K' })],
    });
    expect(paid(r)).toEqual([]);
    expect(r.conflicts).toEqual([
      { kind: 'code-against-digits', line: 'B-0001', claims: ['C-0001'], entries: ['E-0001'] },
    ]);
    expect(r.suggestions.map((s) => s.reasons)).toEqual(
      expect.arrayContaining([
        expect.arrayContaining(['code', 'digits-elsewhere']),
        expect.arrayContaining(['last-digits', 'code-elsewhere']),
      ]),
    );
  });

  test('within one family the code decides', () => {
    const family = coded.map((e) => ({ ...e, email: 'parent@example.org' }));
    const r = run({
      entries: family,
      claims: [claim(1, [2], '80607')],
      lines: [line(1, 500, '80607', { memo: 'HT7Q2K' })],
    });
    expect(paid(r)).toEqual(['B-0001>E-0001:500']);
  });

  test('two codes and their exact sum', () =>
    expect(paid(run({ entries: coded, lines: [line(1, 1000, '', { memo: 'HT7Q2K KMW4X9' })] }))).toEqual([
      'B-0001>E-0001:500',
      'B-0001>E-0002:500',
    ]));

  test('two lines for one code: a person decides which', () =>
    expect(
      paid(
        run({ entries: coded, lines: [line(1, 500, '', { memo: 'HT7Q2K' }), line(2, 500, '', { memo: 'HT7Q2K' })] }),
      ),
    ).toEqual([]));
});

describe('too little, too much, twice, late', () => {
  const world = { entries: [entry(1, { due: 1000 })], claims: [claim(1, [1], '80607')] };

  test('part: 485 of 500 is suggested, not booked', () => {
    const r = run({ ...world, lines: [line(1, 985, '80607')] });
    expect(r.suggestions[0]).toMatchObject({ kind: 'part', reasons: ['last-digits', 'in-window', 'amount-short'] });
    expect(r.suggestions[0]!.rows).toMatchObject([{ amount: 985, entry: 'E-0001' }]);
  });

  test('split: 500 today and 500 tomorrow from one account', () => {
    const r = run({ ...world, lines: [line(1, 500, '80607'), line(2, 500, '80607', { day: '2026-10-12' })] });
    expect(paid(r)).toEqual([]);
    expect(r.suggestions[0]).toMatchObject({ kind: 'split', lines: ['B-0001', 'B-0002'] });
  });

  test('three possible halves: no split is guessed', () =>
    expect(
      run({ ...world, lines: [1, 2, 3].map((n) => line(n, 500, '80607')) }).suggestions.map((s) => s.kind),
    ).not.toContain('split'));

  test('over: the fee is suggested, the rest stays on the line', () => {
    const r = run({ ...world, lines: [line(1, 1500, '80607')] });
    expect(r.suggestions[0]).toMatchObject({ kind: 'over', rows: [{ amount: 1000, entry: 'E-0001' }] });
  });

  test('over, accepted: what is left on the line is owed back next', () => {
    const before = facts({ ...world, lines: [line(1, 1500, '80607')] });
    const accepted = acceptSuggestion(before, reconcile(before).suggestions[0]!.id);
    if (!accepted.ok) throw new Error('refused');
    const r = run({ ...world, lines: before.lines, ledger: accepted.value.rows, claims: accepted.value.claims });
    expect(r.suggestions).toMatchObject([
      {
        kind: 'over',
        reasons: ['last-digits', 'in-window', 'already-paid'],
        rows: [{ kind: 'refund-due', amount: 500, bankLine: 'B-0001' }],
      },
    ]);
  });

  test('duplicate: a second payment for one who has paid is owed back', () => {
    const first = applyCertain(facts({ ...world, lines: [line(1, 1000, '80607')] }));
    const r = run({
      ...world,
      claims: first.claims,
      lines: [line(1, 1000, '80607'), line(2, 1000, '80607')],
      ledger: first.rows,
    });
    expect(r.suggestions).toMatchObject([
      {
        kind: 'duplicate',
        rows: [{ kind: 'refund-due', amount: 1000, bankLine: 'B-0002' }],
        reasons: expect.arrayContaining(['already-paid']),
      },
    ]);
  });

  test('39, 41: money for a lapsed entry is shown as late, for the organiser to reinstate or give back', () => {
    const entries = [entry(1, { state: 'lapsed', code: 'HT7Q2K' })];
    expect(
      shown(run({ entries, claims: [claim(1, [1], '80607', { state: 'late' })], lines: [line(1, 500, '80607')] })),
    ).toEqual(['late B-0001>E-0001']);
    expect(shown(run({ entries, lines: [line(1, 500, '', { memo: 'HT7Q2K' })] }))).toEqual(['late B-0001>E-0001']);
  });

  test('37: an in-time payer is matched although the statement came days later', () =>
    expect(
      paid(
        run({
          entries: [entry(1)],
          claims: [claim(1, [1], '80607')],
          lines: [line(1, 500, '80607', { importedAt: NOON + 9 * DAY })],
          now: NOON + 10 * DAY,
        }),
      ),
    ).toHaveLength(1));

  test('a name in the memo is a hint, plain or masked by the bank; an amount alone only when nothing else could be meant', () => {
    const entries = [entry(1, { name: '測試甲' }), entry(2, { name: '選手乙' })];
    expect(run({ entries, lines: [line(1, 500, '', { memo: '轉帳 測試甲' })] }).suggestions).toMatchObject([
      { entries: ['E-0001'], reasons: ['name', 'amount-exact'] },
    ]);
    expect(run({ entries, lines: [line(1, 500, '', { memo: '轉帳 測＊甲' })] }).suggestions).toMatchObject([
      { entries: ['E-0001'] },
    ]);
    const cash = { lines: [line(1, 500, '', { memo: '現金' })] };
    expect(run({ entries, claims: [claim(1, [1], '80607')], ...cash }).suggestions).toMatchObject([
      { reasons: ['only-amount', 'in-window', 'amount-exact'] },
    ]);
    const two = run({ entries, claims: [claim(1, [1], '80607'), claim(2, [2], '97014')], ...cash });
    expect(two.suggestions).toEqual([]);
    expect(two.unmatched).toEqual(['B-0001']);
  });
});

describe('a later claim for money already used (spoof or slip)', () => {
  const world = (other: Partial<ReturnType<typeof entry>> = {}) => {
    const before = {
      entries: [entry(1), entry(2, other)],
      claims: [claim(1, [1], '80607')],
      lines: [line(1, 500, '80607')],
    };
    const first = applyCertain(facts(before));
    return {
      ...before,
      claims: [...first.claims, claim(2, [2], '80607', { at: NOON + 5 * HOUR })],
      ledger: first.rows,
    };
  };
  test('is an alarm that shows both claims', () => {
    const r = run(world());
    expect(r.conflicts).toEqual([
      { kind: 'claim-for-consumed-line', line: 'B-0001', claims: ['C-0001', 'C-0002'], entries: ['E-0001', 'E-0002'] },
    ]);
    expect(r.claims.map((c) => [c.id, c.state])).toEqual([['C-0002', 'conflict']]);
  });
  test('is none within a family, whose second transfer is still to come', () =>
    expect(run(world({ email: 'player1@example.org' })).conflicts).toEqual([]));
  test('ends when a line of its own comes', () => {
    const w = world();
    const r = run({
      ...w,
      claims: w.claims.map((c) => (c.id === 'C-0002' ? { ...c, state: 'conflict' as const } : c)),
      lines: [...w.lines, line(2, 500, '80607')],
    });
    expect(paid(r)).toEqual(['B-0002>E-0002:500']);
    expect(r.claims.map((c) => [c.id, c.state])).toEqual([['C-0002', 'matched']]);
  });
});

describe('corrections by the bank', () => {
  const back = (n: number, over = {}) =>
    line(n, 0, '80607', { amountOut: 500, reversal: true, time: '15:00:00', memo: '錯誤更正', ...over });
  const before = {
    entries: [entry(1, { state: 'confirmed' })],
    claims: [claim(1, [1], '80607', { state: 'matched' })],
  };
  const given = [ledger(1, { entry: entry(1).id, bankLine: line(1, 0, '').id, claim: claim(1, [1], '').id })];

  test('take the allocation back', () => {
    const r = run({ ...before, lines: [line(1, 500, '80607'), back(2)], ledger: given });
    expect(r.reversals).toEqual([
      {
        reversals: ['B-0002'],
        credits: ['B-0001'],
        certain: true,
        entries: ['E-0001'],
        rows: [
          {
            kind: 'deallocation',
            amount: 500,
            entry: 'E-0001',
            bankLine: 'B-0001',
            claim: 'C-0001',
            answers: 'L-0001',
            reason: 'reversed:B-0002',
          },
        ],
      },
    ]);
  });
  test('do nothing twice', () => {
    const first = applyCertain(facts({ ...before, lines: [line(1, 500, '80607'), back(2)], ledger: given }));
    const again = run({ ...before, lines: [line(1, 500, '80607'), back(2)], ledger: [...given, ...first.rows] });
    expect(again.reversals.flatMap((r) => r.rows)).toEqual([]);
    expect([...again.auto, ...again.suggestions]).toEqual([]);
  });
  test('a credit taken back before it was used pays nobody', () =>
    expect(
      paid(run({ entries: [entry(1)], claims: [claim(1, [1], '80607')], lines: [line(1, 500, '80607'), back(2)] })),
    ).toEqual([]));
  test('two credits it may mean: neither is used, a person says which', () => {
    const r = run({
      entries: [entry(1), entry(2)],
      claims: [claim(1, [1], '80607'), claim(2, [2], '97014')],
      lines: [line(1, 500, '80607'), line(2, 500, '97014'), back(3, { lastDigits: '' })],
    });
    expect(r.reversals).toMatchObject([{ certain: false, credits: ['B-0001', 'B-0002'], rows: [] }]);
    expect(paid(r)).toEqual([]);
    expect(r.suggestions.every((s) => s.reasons.includes('reversal-unclear'))).toBe(true);
  });
  test('a later credit, another amount, another payer or a plain payment out is not what it takes back', () => {
    const world = { entries: [entry(1)], claims: [claim(1, [1], '80607')] };
    for (const other of [
      back(2, { time: '12:00:00' }),
      back(2, { day: '2026-10-10' }),
      back(2, { day: '2026-10-15' }),
      back(2, { amountOut: 499 }),
      back(2, { lastDigits: '11111' }),
      back(2, { reversal: false }),
    ])
      expect(paid(run({ ...world, lines: [line(1, 500, '80607'), other] }))).toHaveLength(1);
  });
});
