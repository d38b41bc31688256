/** Size: 2,000 entries and 5,000 bank rows with many twins in a few seconds, and never pairwise; processor time, so that a busy machine says the same. */
import { importLines } from '../../../../src/domain/payment/bank/import';
import { reconcile } from '../../../../src/domain/payment/match/reconcile';
import { readStatement } from '../../../../src/formats/bank/statement';
import { NOON, claim, entry, facts, line } from './world';

const two = (n: number): string => String(n).padStart(2, '0');

/** Every third payer shares his digits with another; some lines name codes, some nobody. */
function big(people: number, rows: number) {
  const digits = (n: number): string => String(10_000 + (n % 3 === 0 ? n + 1 : n)).padStart(5, '0');
  const entries = Array.from({ length: people }, (_, i) =>
    entry(i + 1, { code: `HT${String(1000 + i).padStart(4, '0')}`, name: `測試${i}` }),
  );
  const claims = entries.map((_, i) => claim(i + 1, [i + 1], digits(i)));
  const lines = Array.from({ length: rows }, (_, i) =>
    line(i + 1, i % 7 === 0 ? 1000 : 500, i % 5 === 0 ? '' : digits(i), {
      memo: i % 11 === 0 ? `ATM轉帳 HT${1000 + (i % people)}` : `跨行轉入 王＊明 807/00000000${i}`,
    }),
  );
  return facts({ entries, claims, lines, now: NOON });
}

test('reconciling stays in seconds', () => {
  const world = big(2000, 5000);
  const before = process.cpuUsage();
  const result = reconcile(world);
  const seconds = process.cpuUsage(before).user / 1e6;
  expect(result.auto.length).toBeGreaterThan(100);
  expect(seconds).toBeLessThan(5);
});

test('reading and importing 5,000 rows stays in seconds', () => {
  let balance = 0;
  const rows = Array.from({ length: 5000 }, (_, i) => {
    balance += 500;
    return `2026/10/${two(1 + Math.floor(i / 200))},2026/10/${two(1 + Math.floor(i / 200))},10:${two(i % 60)}:00,跨行轉入,,500,${balance},807-00000000${10000 + i}`;
  });
  const before = process.cpuUsage();
  const statement = readStatement(
    `帳務日期,交易日期,交易時間,摘要,支出金額,存入金額,即時餘額,附註\n${rows.join('\n')}\n`,
  );
  const imported = statement.ok ? importLines([], statement.value, { at: NOON }) : statement;
  const seconds = process.cpuUsage(before).user / 1e6;
  expect(imported.ok && imported.value.counts).toMatchObject({ read: 5000, new: 5000, sumIn: 2_500_000 });
  expect(seconds).toBeLessThan(5);
});
