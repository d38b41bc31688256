/** GOOGLE-RUNTIME line 6: locks end with the script; a lock one did not get is not there. */
import { bench, evaluate, START } from './bundle';

const CODE = `
  function keep() { const lock = LockService.getScriptLock(); return [lock.tryLock(1000), lock.hasLock()]; }
  function fail() { LockService.getScriptLock().waitLock(1000); throw new Error('stop'); }
  function work() { const lock = LockService.getScriptLock(); lock.waitLock(5000); SpreadsheetApp.flush(); lock.releaseLock(); return lock.hasLock(); }
  function leave() { const lock = LockService.getScriptLock(); return [lock.tryLock(3000), lock.hasLock(), Date.now()]; }
  function wait() { LockService.getScriptLock().waitLock(3000); }`;

test('A lock is released when the script ends, well or not', () => {
  const { host } = bench(CODE);
  expect(host.execute('keep').value).toEqual([true, true]);
  expect(host.execute('fail').error).toBe('stop');
  expect(host.execute('keep').value).toEqual([true, true]);
  expect(host.execute('work', [], { killAfterCrossing: 1 }).killed).toBe('crossing');
  expect(host.execute('keep').value).toEqual([true, true]);
});

test('While one execution has it, another waits in vain and goes away', () => {
  const { host } = bench(CODE);
  const seen: unknown[] = [];
  host.execute('work', [], {
    onCrossing: (_, crossing) => {
      if (crossing === 'SpreadsheetApp.flush') seen.push(host.execute('leave').value, host.execute('wait').error);
      if (crossing === 'LockService.Lock.releaseLock') seen.push((host.execute('keep').value as unknown[])[0]);
    },
  });
  expect(seen).toEqual([
    [false, false, START + 3000],
    'Lock timeout: another process was holding the lock for too long.',
    true,
  ]);
});

test('A lock held elsewhere is got when it becomes free in time', () => {
  const { host } = bench(CODE);
  host.locks.hold('script', START + 2000);
  expect(host.execute('leave').value).toEqual([true, true, START + 2000]);
  const release = host.locks.hold('script');
  expect((host.execute('leave').value as unknown[])[0]).toBe(false);
  release();
  expect((host.execute('leave').value as unknown[])[0]).toBe(true);
});

test('There is no document lock in a web app', () => {
  const { host } = bench(
    `function doGet() { return LockService.getDocumentLock(); } function menu() { return LockService.getDocumentLock().tryLock(1); }`,
  );
  expect(host.execute('doGet', [{}], { kind: 'webapp' })).toMatchObject({ ok: true, value: null });
  expect(host.execute('menu').value).toBe(true);
});

test('Script, user and document locks are three', () => {
  expect(
    evaluate(
      `return [LockService.getScriptLock().tryLock(1), LockService.getUserLock().tryLock(1), LockService.getDocumentLock().tryLock(1)]`,
    ),
  ).toEqual([true, true, true]);
});
