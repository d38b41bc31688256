/** Importing statements: the multiset of what the bank printed, whatever is imported when, how often and in which order. */
import fc from 'fast-check';
import { importLines, purged } from '../../../../src/domain/payment/bank/import';
import type { Statement, StatementLine } from '../../../../src/domain/payment/bank/statement';
import type { BankLine } from '../../../../src/domain/payment/records';

const line = (over: Partial<StatementLine> = {}): StatementLine => ({
  row: 2,
  account: '00100100123456',
  day: '2026-10-12',
  time: '09:00:00',
  postedOn: '2026-10-12',
  amountIn: 500,
  amountOut: 0,
  balance: 1500,
  memo: '跨行轉入 807/00000080607',
  lastDigits: '80607',
  bankCode: '807',
  reversal: false,
  ...over,
});
const statement = (lines: readonly StatementLine[], over: Partial<Statement> = {}): Statement => ({
  layout: 'ctbc',
  account: '00100100123456',
  lines,
  errors: [],
  warnings: [],
  read: lines.length,
  outgoing: 0,
  sumIn: 0,
  sumOut: 0,
  ...over,
});
const bring = (known: readonly BankLine[], lines: readonly StatementLine[]): BankLine[] => {
  const result = importLines(known, statement(lines), { at: 1, accepted: true });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return [...known, ...result.value.new];
};

/** What can be seen of a row on paper: the test's own idea of "the same row". */
const seen = (l: Pick<StatementLine, 'day' | 'time' | 'amountIn' | 'amountOut' | 'balance'>): string =>
  JSON.stringify([l.day, l.time, l.amountIn, l.amountOut, l.balance]);
const tally = (lines: readonly Parameters<typeof seen>[0][]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const l of lines) counts[seen(l)] = (counts[seen(l)] ?? 0) + 1;
  return counts;
};

/** Rows of an account, one after the other; without balances twins come often. */
const history = (balances: boolean) =>
  fc
    .array(
      fc.record({ into: fc.boolean(), amount: fc.constantFrom(500, 500, 500, 1000), gap: fc.constantFrom(0, 0, 0, 1) }),
      {
        maxLength: 14,
      },
    )
    .map((steps) => {
      let [balance, day] = [10_000, 1];
      return steps.map(({ into, amount, gap }, i): StatementLine => {
        balance += into ? amount : -amount;
        day += gap;
        return line({
          row: i + 2,
          day: `2026-10-${String(day).padStart(2, '0')}`,
          amountIn: into ? amount : 0,
          amountOut: into ? 0 : amount,
          balance: balances ? balance : null,
        });
      });
    });

test('importing twice is importing once (20)', () => {
  fc.assert(
    fc.property(history(false), (lines) => {
      const once = bring([], lines);
      expect(once).toHaveLength(lines.length);
      expect(bring(once, lines)).toEqual(once);
    }),
  );
});

test('overlapping windows of whole days, in any order and any number of times, give the whole history (21)', () => {
  const days = fc.array(fc.tuple(fc.integer({ min: 1, max: 15 }), fc.integer({ min: 1, max: 15 })), { maxLength: 5 });
  fc.assert(
    fc.property(history(true), days, (lines, windows) => {
      const dayOf = (l: StatementLine): number => Number(l.day.slice(-2));
      const cuts = [...windows, [1, 3] as const, [2, 15] as const].map(([a, b]) =>
        lines.filter((l) => dayOf(l) >= Math.min(a, b) && dayOf(l) <= Math.max(a, b)),
      );
      const forth = cuts.reduce(bring, [] as BankLine[]);
      const back = [...cuts].reverse().reduce(bring, [] as BankLine[]);
      expect(tally(forth)).toEqual(tally(lines));
      expect(tally(back)).toEqual(tally(lines));
      expect(new Set(forth.map((l) => l.key))).toEqual(new Set(back.map((l) => l.key)));
      expect(new Set(forth.map((l) => l.id)).size).toBe(forth.length);
    }),
  );
});

test('what is known is the largest number of each row any one file had (22)', () => {
  fc.assert(
    fc.property(fc.array(history(false), { minLength: 1, maxLength: 4 }), (files) => {
      const known = files.reduce(bring, [] as BankLine[]);
      const most: Record<string, number> = {};
      for (const file of files)
        for (const [row, n] of Object.entries(tally(file))) most[row] = Math.max(most[row] ?? 0, n);
      expect(tally(known)).toEqual(most);
    }),
  );
});

test('the order of rows in a file changes nothing (23)', () => {
  fc.assert(
    fc.property(
      history(false).chain((lines) =>
        fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
      ),
      fc.boolean(),
      ([lines, shuffled], posted) => {
        const stamp = (l: StatementLine): StatementLine =>
          posted ? { ...l, postedOn: `2026-10-${10 + (l.row % 3)}` } : l;
        const strip = (lines: readonly BankLine[]) => lines.map(({ id: _, ...rest }) => rest);
        expect(strip(bring([], shuffled.map(stamp)))).toEqual(strip(bring([], lines.map(stamp))));
      },
    ),
  );
});

describe('field cases', () => {
  test('1, 3: two equal rows of one day are two lines', () => expect(bring([], [line(), line()])).toHaveLength(2));

  test('a window that begins between two twins without balance keeps both once the whole day is read', () => {
    const window = bring([], [line({ balance: null })]);
    expect(bring(window, [line({ balance: null }), line({ balance: null })])).toHaveLength(2);
  });

  test('9: pending and posted rows of one transfer differ only in the posting day: one line', () => {
    const pending = bring([], [line({ postedOn: '' })]);
    expect(bring(pending, [line({ postedOn: '2026-10-13' })])).toHaveLength(1);
  });

  test('names that differ in CJK only are different rows', () =>
    expect(bring([], [line({ memo: '轉帳 選手甲' }), line({ memo: '轉帳 選手乙' })]).map((l) => l.key)).toEqual(
      expect.arrayContaining([expect.any(String)]),
    ));

  test('blanks and width in the memo are not part of the identity', () => {
    const once = bring([], [line({ memo: '跨行轉入 807/00000080607' })]);
    expect(
      bring(once, [
        line({ memo: '跨行轉入　８０７／０００００　０８０６０７'.replace('　０８０６０７', '０８０６０７') }),
      ]),
    ).toHaveLength(1);
  });
});

describe('nothing is written while something is wrong', () => {
  const error = { code: 'bank.row.amount', at: 'row 3, 存入金額', params: { found: '--500' } };
  test('row errors refuse the import until they are accepted', () => {
    const bad = statement([line()], { errors: [error], read: 2 });
    expect(importLines([], bad, { at: 1 })).toEqual({ ok: false, problems: [error] });
    const taken = importLines([], bad, { at: 1, accepted: true });
    expect(taken.ok && taken.value.counts).toMatchObject({ read: 2, new: 1, known: 0, errors: 1 });
  });

  test.each([
    ['the web page prints no seconds', { time: '09:00' }],
    ['the file prints no balance', { balance: null }],
    ['the wording differs', { memo: 'ATM轉帳' }],
  ])('the same transfer through another window of the bank is asked about: %s', (_, over) => {
    const known = bring([], [line()]);
    const again = importLines(known, statement([line(over)]), { at: 1 });
    expect(!again.ok && again.problems).toEqual([
      { code: 'bank.line.doubtful', at: 'row 2', params: { known: 'B-0001', day: '2026-10-12', amount: 500 } },
    ]);
  });

  test.each([
    ['another minute', { time: '09:01:00' }],
    ['another second', { time: '09:00:01' }],
    ['another balance', { balance: 2000 }],
    ['another day', { day: '2026-10-13' }],
    ['another amount', { amountIn: 600 }],
  ])('a second transfer is not asked about: %s', (_, over) => {
    const known = bring([], [line()]);
    expect(importLines(known, statement([line(over)]), { at: 1 }).ok).toBe(true);
  });
});

describe('privacy', () => {
  test('of money going out only day, amount and balance are kept; a correction keeps what it is paired by', () => {
    const out = line({ amountIn: 0, amountOut: 500 });
    expect(bring([], [out])[0]).toMatchObject({
      amountOut: 500,
      balance: 1500,
      memo: '',
      lastDigits: '',
      bankCode: '',
    });
    expect(bring([], [{ ...out, reversal: true }])[0]).toMatchObject({ lastDigits: '80607' });
  });
  test('no key holds a name, and a purged line is still known', () => {
    const known = bring([], [line({ memo: '轉帳 選手甲 80607' })]);
    const after = known.map(purged);
    expect(JSON.stringify(after)).not.toMatch(/選手甲|80607/);
    expect(bring(after, [line({ memo: '轉帳 選手甲 80607' })])).toEqual(after);
  });
});
