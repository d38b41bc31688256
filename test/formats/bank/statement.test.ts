/** Statement intake: what is refused, what is an error, what is passed over, and that no rendering changes the rows. */
import fc from 'fast-check';
import { proposeMapping } from '../../../src/formats/bank/header';
import { readStatement, sameAccount } from '../../../src/formats/bank/statement';

const CTBC = '帳務日期,交易日期,交易時間,摘要,支出金額,存入金額,即時餘額,附註';
const row = (cells: {
  day?: string;
  out?: string;
  in?: string;
  balance?: string;
  memo?: string;
  summary?: string;
}): string =>
  [
    '2026/10/12',
    cells.day ?? '2026/10/12',
    '09:00:00',
    cells.summary ?? '跨行轉入',
    cells.out ?? '',
    cells.in ?? '',
    cells.balance ?? '',
    cells.memo ?? '',
  ]
    .map((cell) => (/[,"]/.test(cell) ? `"${cell}"` : cell))
    .join(',');
const read = (source: string | string[][], options?: Parameters<typeof readStatement>[1]) => {
  const result = readStatement(source, options);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};
const ctbc = (...rows: string[]) => read([CTBC, ...rows].join('\n'));
const codes = (list: readonly { code: string }[]): string[] => list.map(({ code }) => code);

describe('refused as a whole', () => {
  test('field case 19: a text without a table is an error, not an empty success', () => {
    const result = readStatement('hello,world\n1,2\n');
    expect(!result.ok && codes(result.problems)).toEqual(['bank.layout.unknown']);
  });
  test('the refusal shows what was found and which layout came nearest', () => {
    const result = readStatement('帳務日期,交易日期,交易時間,摘要,支出金額,存入金額,附註\n');
    expect(!result.ok && result.problems[0]).toEqual({
      code: 'bank.layout.unknown',
      at: 'row 1',
      params: expect.objectContaining({ nearest: 'ctbc', missing: '即時餘額' }),
    });
  });
  test('two tables of different layouts', () => {
    const result = readStatement(
      `${CTBC}\n${row({ in: '500' })}\n交易時間,銀行帳務日,交易項目,支出,收入,帳戶餘額,存摺備註\n`,
    );
    expect(!result.ok && codes(result.problems)).toEqual(['bank.layout.several']);
  });
});

describe('rows that are errors, with row, column and what was found', () => {
  test.each([
    ['field case 13: --500', { in: '--500' }, 'bank.row.amount', 'row 2, 存入金額', '--500'],
    ['field case 25: two-digit year', { day: '15/12/05', in: '500' }, 'bank.row.day', 'row 2, 交易日期', '15/12/05'],
    ['a day that does not exist', { day: '115/02/29', in: '500' }, 'bank.row.day', 'row 2, 交易日期', '115/02/29'],
    ['both columns', { in: '500', out: '500' }, 'bank.row.both-ways', 'row 2, 存入金額', '500 / 500'],
    ['neither column', {}, 'bank.row.no-amount', 'row 2, 存入金額', ' / '],
    ['zero', { in: '0' }, 'bank.row.no-amount', 'row 2, 存入金額', ' / 0'],
    ['a broken balance', { in: '500', balance: '1x' }, 'bank.row.amount', 'row 2, 即時餘額', '1x'],
  ])('%s', (_, cells, code, at, found) => {
    const statement = ctbc(row(cells));
    expect(statement.errors).toEqual([{ code, at, params: { found } }]);
    expect(statement).toMatchObject({ read: 1, lines: [], sumIn: 0 });
  });

  test.each(['0', '', '--5', 'x'])('one signed column: %j is no amount', (cell) => {
    const statement = read([
      ['交易日期', '摘要', '金額', '備註'],
      ['2026/10/12', '轉帳', cell, ''],
    ]);
    expect(statement.lines).toEqual([]);
    expect(statement.errors.map((e) => e.at)).toEqual(['row 2, 金額']);
  });

  test('a paste whose balance fits neither direction, or has nothing before it, is an error', () => {
    const heads = '交易日期/時間\t摘要\t提\t存\t帳戶餘額\t存摺備註\t對方銀行代碼/帳號\t轉帳留言';
    const rows = [
      '2026/10/12 09:00:00\tATM\t500\t1,500',
      '2026/10/12 10:00:00\tATM\t500\t2,001',
      '2026/10/12 11:00:00\tATM\t500\t1,501',
    ];
    const statement = read([heads, ...rows].join('\n'));
    expect(statement.errors.map((e) => [e.code, e.at])).toEqual([
      ['bank.row.direction-lost', 'row 2'],
      ['bank.row.direction-lost', 'row 3'],
    ]);
    expect(statement.lines.map((l) => [l.row, l.amountIn, l.amountOut])).toEqual([[4, 0, 500]]);
  });

  test('every problem of every row is listed at once', () => {
    const statement = ctbc(row({ day: '15/1/1', in: 'x' }), row({ in: '500' }), row({ in: '1,5' }));
    expect(statement.errors.map((e) => e.at)).toEqual(['row 2, 交易日期', 'row 2, 存入金額', 'row 4, 存入金額']);
    expect(statement.lines).toHaveLength(1);
  });

  test('an unquoted thousands comma shifts the cells: an error, not 1 dollar', () => {
    const statement = ctbc('2026/10/12,2026/10/12,09:00:00,跨行轉入,,1,500,9,500,memo');
    expect(codes(statement.errors)).toEqual(['bank.row.columns']);
    const short = ctbc('2026/10/12,2026/10/12,09:00:00,跨行轉入,,1,500');
    expect(codes(short.errors)).toEqual(['bank.row.columns']);
  });

  test('a foreign currency', () => {
    const heads =
      '帳號,交易日,計息日,入帳日,摘要,幣別,支出,存入,餘額,票據號碼,銷帳編號,交易參考編號,備註,更正註記,存摺備註';
    const statement = read(`${heads}\n1,2026/10/12,,,x,USD,,500,500,,,,,,\n1,2026/10/12,,,x,新台幣,,500,1000,,,,,,\n`);
    expect(statement.errors).toEqual([{ code: 'bank.row.currency', at: 'row 2, 幣別', params: { found: 'USD' } }]);
    expect(statement.lines).toHaveLength(1);
  });
});

describe('signs, reversals, totals', () => {
  test('field case 11: NT$５００．００ is 500', () =>
    expect(ctbc(row({ in: 'NT$５００．００' })).lines[0]!.amountIn).toBe(500));

  test('field case 15: 支出 500 credits nobody', () =>
    expect(ctbc(row({ out: '500' })).lines[0]).toMatchObject({ amountIn: 0, amountOut: 500, reversal: false }));

  test('field case 17: a minus in 存入 is money taken back, never money received', () =>
    expect(ctbc(row({ in: '-500' })).lines[0]).toMatchObject({ amountIn: 0, amountOut: 500, reversal: true }));

  test.each(['錯誤更正', '費用沖正', '跨行退匯'])('%s marks a reversal', (summary) =>
    expect(ctbc(row({ out: '500', summary })).lines[0]!.reversal).toBe(true),
  );

  test('the 更正註記 column marks one, whatever the text says; N does not', () => {
    const heads =
      '帳號,交易日,計息日,入帳日,摘要,幣別,支出,存入,餘額,票據號碼,銷帳編號,交易參考編號,備註,更正註記,存摺備註';
    const statement = read(`${heads}\n1,2026/10/12,,,x,TWD,500,,0,,,,,Y,\n1,2026/10/12,,,x,TWD,,500,500,,,,,N,\n`);
    expect(statement.lines.map((l) => l.reversal)).toEqual([true, false]);
  });

  test('totals, blank rows, repeated headings and notes below are no lines and no errors', () => {
    const statement = ctbc(
      row({ in: '500' }),
      '',
      '小計,,,,0,500,,',
      CTBC,
      row({ in: '500' }),
      '總計,,,,0,1000,,',
      '以上資料僅供參考,,,,,,,',
      '製表日期 2026/10/14,,,,,,,',
    );
    expect(statement.errors).toEqual([]);
    expect(statement.read).toBe(2);
    expect(codes(statement.warnings)).toEqual(['bank.row.passed-over', 'bank.row.passed-over']);
  });

  test('a lone cell with digits in the middle of the table is an error, not a note', () => {
    const statement = ctbc(row({ in: '500' }), '2026/10/12;500,,,,,,,', row({ in: '500' }));
    expect(codes(statement.errors)).toContain('bank.row.day');
  });
});

describe('balance chain', () => {
  const three = [
    row({ in: '500', balance: '1,500' }),
    row({ out: '100', balance: '1,400' }),
    row({ in: '600', balance: '2,000' }),
  ];
  test('holds in either order', () => {
    expect(ctbc(...three).warnings).toEqual([]);
    expect(ctbc(...[...three].reverse()).warnings).toEqual([]);
  });
  test('a missing row is a warning at the row where it breaks', () => {
    const statement = ctbc(three[0]!, three[2]!);
    expect(statement.warnings).toEqual([{ code: 'bank.chain.broken', at: 'row 3', params: { balance: 2000 } }]);
    expect(statement.lines).toHaveLength(2);
  });
  test('an unreadable row hides no break that is not there', () =>
    expect(ctbc(three[0]!, row({ out: 'x', balance: '1,400' }), three[2]!).warnings).toEqual([]));
});

describe('payers', () => {
  test.each([
    ['807/0090000000197014', '97014', '807'],
    ['001680180**80607', '80607', ''],
    ['永豐商業銀行 ***********80607', '80607', ''],
    ['ＡＴＭ　８０７－００９００００００１９７０１４', '97014', '807'],
    ['XXXXXXXXXXX80607', '80607', ''],
    ['●●●●●80607', '80607', ''],
    ['********0607', '', ''],
    ['807-00900000001970**', '', '807'],
    ['0912345678', '', ''],
    ['0912-345-678', '', ''],
    ['02-27001234', '', ''],
    ['037-123456', '', ''],
    ['報名費 12345', '', ''],
    ['HT7Q2K', '', ''],
    ['12345678901 98765432109', '', ''],
    ['', '', ''],
  ])('%j → %j', (memo, digits, bank) => {
    const line = ctbc(row({ in: '500', memo })).lines[0]!;
    expect([line.lastDigits, digits === '' ? '' : line.bankCode]).toEqual([digits, digits === '' ? '' : bank]);
  });
});

describe('layouts nobody knows', () => {
  const text = '日期;說明;入;出;餘\n2026/10/12;ATM 807-0090000000197014;500;;1500\n2026/10/13;提款;;100;1400\n';
  test('are read by a mapping', () => {
    const statement = read(text, { mapping: { header: 1, roles: ['day', 'memo', 'in', 'out', 'balance'] } });
    expect(statement.layout).toBe('mapped');
    expect(statement.lines.map((l) => [l.day, l.amountIn, l.amountOut, l.lastDigits])).toEqual([
      ['2026-10-12', 500, 0, '97014'],
      ['2026-10-13', 0, 100, ''],
    ]);
  });
  test('a mapping without heading row', () =>
    expect(read([['2026/10/12', '500']], { mapping: { header: 0, roles: ['day', 'amount'] } }).lines[0]).toMatchObject({
      row: 1,
      amountIn: 500,
    }));
  test('a mapping is proposed from the words that are known, whatever their order, and reads the lines', () => {
    const words = ['摘要', '存入金額', '交易日期', '支出金額', '分店代號'];
    const mapping = proposeMapping(words, 1);
    expect(mapping).toEqual({ header: 1, roles: ['summary', 'in', 'day', 'out', ''] });
    const lines = read([words, ['轉帳', '500', '2026/10/12', '', '017']], { mapping }).lines;
    expect(lines).toMatchObject([{ day: '2026-10-12', amountIn: 500, amountOut: 0 }]);
  });

  test('a mapping without a day or an amount is refused', () => {
    const result = readStatement(text, { mapping: { header: 1, roles: ['day', 'memo', 'in'] } });
    expect(!result.ok && codes(result.problems)).toEqual(['bank.mapping.incomplete']);
  });
});

test('our own account printed with blanks, hyphens, masks or leading zeros is the same account', () => {
  expect(sameAccount('001-00-123456-7', '00100123456 7')).toBe(true);
  expect(sameAccount('001001****67', '00100123456 7')).toBe(true);
  expect(sameAccount('0000100123', '100123')).toBe(true);
  expect(sameAccount('001001234568', '001001234567')).toBe(false);
});

/* --- renderings (invariant 24) and order (invariant 23), with rows made by the test itself --- */

interface Made {
  readonly day: number;
  readonly into: boolean;
  readonly amount: number;
  readonly digits: string;
}
const made = fc
  .array(
    fc.record({
      day: fc.integer({ min: 1, max: 28 }),
      into: fc.boolean(),
      amount: fc.constantFrom(500, 500, 1000, 15),
      digits: fc.constantFrom('80607', '80607', '97014', '00123'),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((rows) => [...rows].sort((a, b) => a.day - b.day));
const two = (n: number): string => String(n).padStart(2, '0');
const thousands = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',');
const fullWidth = (text: string): string =>
  Array.from(text, (c) => (c > ' ' && c <= '~' ? String.fromCharCode(c.charCodeAt(0) + 0xfee0) : c)).join('');

function grid(
  rows: readonly Made[],
  style: { roc: boolean; wide: boolean; commas: boolean; cents: boolean },
): string[][] {
  let balance = 100_000;
  const cells = rows.map(({ day, into, amount, digits }, minute) => {
    balance += into ? amount : -amount;
    const date = `${style.roc ? '115' : '2026'}/10/${two(day)}`;
    const money = (n: number): string => (style.commas ? thousands(n) : String(n)) + (style.cents ? '.00' : '');
    return [
      date,
      date,
      `09:${two(minute)}:00`,
      '跨行轉入',
      into ? '' : money(amount),
      into ? money(amount) : '',
      money(balance),
      `807-00000000${digits}`,
    ];
  });
  const all = [CTBC.split(','), ...cells];
  return style.wide ? all.map((line) => line.map(fullWidth)) : all;
}
const quoted = (cells: string[][], separator: string): string =>
  cells.map((line) => line.map((cell) => `"${cell.replace(/"/g, '""')}"`).join(separator)).join('\r\n');
const html = (cells: string[][]): string =>
  `<html><table>${cells.map((line) => `<tr>${line.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}</table></html>`;
const style = fc.record({ roc: fc.boolean(), wide: fc.boolean(), commas: fc.boolean(), cents: fc.boolean() });

test('any rendering of a statement gives the same rows (invariant 24)', () => {
  fc.assert(
    fc.property(made, style, fc.constantFrom('cells', 'csv', 'tsv', 'html', 'bom'), (rows, how, form) => {
      const cells = grid(rows, how);
      const source =
        form === 'cells'
          ? cells
          : form === 'html'
            ? html(cells)
            : form === 'tsv'
              ? quoted(cells, '\t')
              : (form === 'bom' ? '\ufeff' : '') + quoted(cells, ',');
      const statement = read(source);
      expect(statement.errors).toEqual([]);
      expect(statement.warnings).toEqual([]);
      let balance = 100_000;
      expect(statement.lines.map((l) => [l.day, l.amountIn, l.amountOut, l.balance, l.lastDigits, l.bankCode])).toEqual(
        rows.map(({ day, into, amount, digits }) => {
          balance += into ? amount : -amount;
          return [`2026-10-${two(day)}`, into ? amount : 0, into ? 0 : amount, balance, digits, '807'];
        }),
      );
    }),
  );
});

test('a statement upside down, or with any cell damaged, never gives less money without a word (invariant 25)', () => {
  fc.assert(
    fc.property(
      made,
      fc.nat(),
      fc.constantFrom(4, 5, 6),
      fc.constantFrom('x', '?', '\ufffd', 'cut', 'lost'),
      fc.boolean(),
      (rows, which, column, damage, down) => {
        const cells = grid(rows, { roc: false, wide: false, commas: true, cents: false });
        const hit = 1 + (which % rows.length);
        const before = cells[hit]![column]!;
        if (before === '') return;
        cells[hit]![column] =
          damage === 'cut' ? before.slice(0, -1) : damage === 'lost' ? '' : before.replace(/\d/, damage);
        const body = cells.slice(1);
        const statement = read([cells[0]!, ...(down ? body.reverse() : body)]);
        const total = rows.reduce((sum, made) => sum + (made.into ? made.amount : 0), 0);
        const silent = statement.errors.length === 0 && statement.warnings.length === 0;
        // no balance stands before the oldest row: nothing can contradict its amount
        if (silent && hit > 1) expect(statement.sumIn).toBe(total);
      },
    ),
    { numRuns: 300 },
  );
});
