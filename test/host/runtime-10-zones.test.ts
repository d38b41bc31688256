/** GOOGLE-RUNTIME line 10: script, spreadsheet and form each have a zone; the machine's own never matters. */
import { bench, evaluate, START } from './bundle';

test("Local time in the script is the script's zone", () => {
  expect(
    evaluate(
      `return [new Date().getHours(), new Date(2026, 2, 1, 14).getTime(), new Date().getTimezoneOffset(), new Date('2026-03-01T14:00').getTime()]`,
    ),
  ).toEqual([14, START, -480, START]);
  const manifest = { timeZone: 'America/New_York', dependencies: { enabledAdvancedServices: [] } };
  expect(
    evaluate(`return [new Date().getHours(), Session.getScriptTimeZone(), String(new Date())]`, { manifest }),
  ).toEqual([1, 'America/New_York', 'Sun Mar 01 2026 01:00:00 GMT-0500 (America/New_York)']);
});

test('Where clocks change, local days have 23 and 25 hours', () => {
  const manifest = { timeZone: 'America/New_York', dependencies: { enabledAdvancedServices: [] } };
  // 8 March and 1 November 2026
  expect(
    evaluate(`return [new Date(2026, 2, 9) - new Date(2026, 2, 8), new Date(2026, 10, 2) - new Date(2026, 10, 1)]`, {
      manifest,
    }),
  ).toEqual([23 * 3_600_000, 25 * 3_600_000]);
});

test('Date arithmetic through setters, and dates compare and print as usual', () => {
  const body = `const d = new Date(2026, 0, 31); d.setMonth(1); const e = new Date(d); e.setHours(23, 59, 59, 0);
    return [d.getMonth(), d.getDate(), e > d, JSON.stringify(new Date(0)), new Date(2026, 0, 1) instanceof Date, typeof Date(), Date.UTC(1970, 0, 1), isNaN(new Date('x')), new Date(2026, 2, 1).toLocaleDateString('en-US')]`;
  expect(evaluate(body)).toEqual([2, 3, true, '"1970-01-01T00:00:00.000Z"', true, 'string', 0, true, '3/1/2026']);
});

test("A cell's date is local to its spreadsheet", () => {
  const { host } = bench(
    `function main(id) { const r = SpreadsheetApp.openById(id).getSheets()[0].getRange('A1'); r.setValue(new Date()); return [r.getDisplayValue(), r.getValue().getTime()]; }`,
  );
  const tokyo = host.workbooks.create({ properties: { title: 'Tokyo', timeZone: 'Asia/Tokyo', locale: 'ja' } });
  const london = host.workbooks.create({ properties: { title: 'London', timeZone: 'Europe/London', locale: 'en_GB' } });
  expect(host.execute('main', [tokyo.id]).value).toEqual(['2026/3/1 午後 3:00:00', START]);
  expect(host.execute('main', [london.id]).value).toEqual(['3/1/2026 6:00:00', START]);
});

test('Utilities.formatDate shows any zone', () => {
  const at = `new Date(${START})`;
  expect(evaluate(`return Utilities.formatDate(${at}, 'Asia/Taipei', "yyyy-MM-dd'T'HH:mm:ssXXX EEE a")`)).toBe(
    '2026-03-01T14:00:00+08:00 Sun PM',
  );
  expect(evaluate(`return Utilities.formatDate(${at}, 'GMT+9', 'M/d HH:mm')`)).toBe('3/1 15:00');
});

test('Time-driven triggers fire in order, at the hour of their own zone', () => {
  const { host } = bench(`
    function setup() {
      ScriptApp.newTrigger('daily').timeBased().everyDays(1).atHour(9).inTimezone('Asia/Tokyo').create();
      ScriptApp.newTrigger('often').timeBased().everyHours(6).create();
      ScriptApp.newTrigger('once').timeBased().after(90 * 60000).create();
      ScriptApp.newTrigger('moment').timeBased().at(new Date(2026, 2, 2, 0, 0)).create();
    }
    function daily(e) { return e.hour; } function often() {} function once() {} function moment(e) { return e['day-of-month']; }`);
  host.execute('setup');
  const fired = host.clock.advance({ to: START + 20 * 3_600_000 });
  const hour = 3_600_000;
  expect(fired.map((one) => [one.fn, (one.at - START) / hour])).toEqual([
    ['once', 1.5],
    ['often', 6],
    ['moment', 10],
    ['often', 12],
    ['daily', 18],
    ['often', 18],
  ]);
  expect(fired.find((one) => one.fn === 'daily')?.value).toBe(9);
  expect(host.clock.now()).toBe(START + 20 * hour);
  expect(host.triggers.list()).toHaveLength(4);
});

test('Coalesced, a repeating trigger fires once for the time that passed', () => {
  const { host } = bench(
    `function setup() { ScriptApp.newTrigger('often').timeBased().everyMinutes(5).create(); } function often() {}`,
  );
  host.execute('setup');
  const fired = host.clock.advance({ to: START + 3_600_000 }, { coalesce: true });
  expect(fired.map((one) => one.at - START)).toEqual([3_600_000]);
});

test('everyMinutes takes 1, 5, 10, 15 or 30', () => {
  expect(
    evaluate(`try { ScriptApp.newTrigger('f').timeBased().everyMinutes(7) } catch (e) { return e.message }`),
  ).toContain('one of 1, 5, 10, 15 or 30');
});
