/** Each known layout reads the same four transfers (test/golden/bank, made samples). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStatement } from '../../../src/formats/bank/statement';

const sample = (file: string): string => readFileSync(join(__dirname, '../../golden/bank', file), 'utf8');

const read = (file: string): ReturnType<typeof readStatement> => readStatement(sample(file));

/** day, time, posted, in, out, balance, last digits, bank */
type Row = readonly [string, string, string, number, number, number | null, string, string];
const transfers = (over: {
  bank?: readonly [string, string];
  time?: boolean;
  posted?: boolean;
  balance?: boolean;
}): Row[] => {
  const [first, second] = over.bank ?? ['807', '807'];
  const rows: Row[] = [
    ['2026-10-11', '09:31:52', '2026-10-12', 500, 0, 10500, '97014', first],
    ['2026-10-12', '10:00:00', '2026-10-12', 0, 15, 10485, '', ''],
    ['2026-10-12', '14:53:14', '2026-10-13', 1000, 0, 11485, '80607', second],
    ['2026-10-13', '08:00:00', '2026-10-13', 500, 0, 11985, '', ''],
  ];
  return rows.map(([day, time, posted, into, out, balance, last, bank]) => [
    day,
    over.time === false ? '' : time,
    over.posted === false ? '' : posted,
    into,
    out,
    over.balance === false ? null : balance,
    last,
    bank,
  ]);
};

test.each([
  ['ctbc.csv', 'ctbc', transfers({ bank: ['807', ''] })],
  ['fubon.tsv', 'fubon', transfers({ bank: ['', ''] })],
  ['taishin-file.csv', 'taishin-file', transfers({}).reverse()],
  ['taishin-web.tsv', 'taishin-web', transfers({ time: false, posted: false, balance: false })],
  ['sinopac.csv', 'sinopac', transfers({})],
  ['mega.csv', 'mega', transfers({})],
  ['line.json', 'line', transfers({ bank: ['', ''], posted: false })],
  ['rakuten.txt', 'rakuten', transfers({ bank: ['', ''], posted: false })],
  ['cathay-corporate.xml', 'cathay-corporate', transfers({ bank: ['807', '017'], posted: false })],
] as const)('%s', (file, layout, expected) => {
  const statement = read(file);
  if (!statement.ok) throw new Error(JSON.stringify(statement.problems));
  expect(statement.value.layout).toBe(layout);
  expect(statement.value.errors).toEqual([]);
  expect(statement.value.warnings.map((w) => w.code)).toEqual([]);
  expect(
    statement.value.lines.map((l) => [
      l.day,
      l.time,
      l.postedOn,
      l.amountIn,
      l.amountOut,
      l.balance,
      l.lastDigits,
      l.bankCode,
    ]),
  ).toEqual(expected);
  expect(statement.value).toMatchObject({ read: 4, outgoing: 1, sumIn: 2000, sumOut: 15 });
});

test('esun.txt: a paste that lost its empty cells tells the direction by its balances; payers stand on lines of their own', () => {
  const statement = read('esun.txt');
  if (!statement.ok) throw new Error(JSON.stringify(statement.problems));
  expect(statement.value.errors).toEqual([]);
  expect(statement.value.warnings).toEqual([]);
  expect(
    statement.value.lines
      .slice(1)
      .map((l) => [l.day, l.time, l.postedOn, l.amountIn, l.amountOut, l.balance, l.lastDigits, l.bankCode]),
  ).toEqual(transfers({ posted: false }));
  expect(statement.value.lines[1]!.memo).toContain('測*試');
});

test('the ATM memo of the CTBC and Taishin samples keeps CJK text', () => {
  const statement = read('ctbc.csv');
  expect(statement.ok && statement.value.lines[0]!.memo).toBe('跨行轉入 807-0090000000197014');
});

test('an account printed above the table must be ours', () => {
  const text = sample('mega.csv');
  expect(readStatement(text, { account: '00100123456 7' }).ok).toBe(true);
  const other = readStatement(text, { account: '00100999999' });
  expect(!other.ok && other.problems.map((p) => p.code)).toEqual(['bank.statement.other-account']);
});

test('rows of another account in an account column are errors', () => {
  const statement = readStatement(sample('sinopac.csv'), { account: '00100100999999' });
  expect(statement.ok && statement.value.errors.map((p) => p.code)).toEqual(Array(4).fill('bank.row.other-account'));
});
