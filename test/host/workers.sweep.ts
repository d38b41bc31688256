/** Two hundred executions at once in workers, under the limit of thirty: under one lock nothing is lost. */
import { bench } from './bundle';

test('Two hundred adders under one lock, those turned away try again', async () => {
  const { host } = bench(
    `function add() {
      const lock = LockService.getScriptLock();
      if (!lock.tryLock(30000)) return 'no lock';
      const sheet = SpreadsheetApp.getActiveSheet();
      sheet.appendRow([sheet.getLastRow() + 1]);
      SpreadsheetApp.flush();
      return 'added';
    }`,
    { ticking: true },
  );
  let refused = 0;
  const one = async (): Promise<void> => {
    for (;;) {
      const execution = await host.executeInWorker('add');
      if (execution.value === 'added') return;
      refused++;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  await Promise.all(Array.from({ length: 200 }, one));
  const book = host.workbooks.list()[0]!;
  expect(book.values(book.sheets[0]!.title).map((row) => row[0])).toEqual(Array.from({ length: 200 }, (_, i) => i + 1));
  expect(refused).toBeGreaterThan(0);
  await host.close();
}, 300_000);
