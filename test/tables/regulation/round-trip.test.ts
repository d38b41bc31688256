/** What is written into the tabs comes back as it was, in any order of rows and columns. */
import { en } from '../../../src/messages/regulation/en';
import { ja } from '../../../src/messages/regulation/ja';
import { zhCN } from '../../../src/messages/regulation/zh-CN';
import { zhTW } from '../../../src/messages/regulation/zh-TW';
import { regulation, REGULATIONS } from '../../domain/regulation/files';
import { Tabs } from './tabs';

const LANGUAGES = { 'zh-TW': zhTW, 'zh-CN': zhCN, ja, en };

describe.each(REGULATIONS)('%s', (id) => {
  const base = regulation(id);

  test.each(Object.entries(LANGUAGES))('comes back identical from tabs in %s', (_, words) => {
    expect(new Tabs(base, words).changed()).toEqual(base);
  });

  test('comes back from a sheet whose rows were sorted', () => {
    const tabs = new Tabs(base);
    for (const { rows } of tabs.tabs) {
      const values = rows.splice(2);
      values.sort((a, b) => String(a[0]).localeCompare(String(b[0])));
      rows.push(...values);
    }
    expect(tabs.changed()).toEqual(base);
  });

  test('comes back when rows and columns were inserted and columns moved', () => {
    const tabs = new Tabs(base);
    for (const { rows } of tabs.tabs) {
      for (const row of rows) {
        row.unshift('');
        row.push(row.splice(2, 1)[0] ?? '', 'my own column');
      }
      rows.splice(5, 0, ['a remark of mine']);
      rows.unshift(['']);
      rows.push([], ['', 'and another']);
    }
    expect(tabs.complaints()).toEqual([]);
    expect(tabs.changed()).toEqual(base);
  });

  test('each row says its clause, and rows of open questions name them', () => {
    const tabs = new Tabs(base);
    const rows = tabs.rows(tabs.words.tabs.regulation);
    const closes = rows[tabs.place(tabs.words.tabs.regulation, 'event.registrationCloses').row];
    expect(closes?.[3]).toMatch(/ (A6|B10|C20)$/);
    expect(rows.filter((row) => row[2] === '').length).toBeLessThan(rows.length / 5);
  });

  test('what the sheet itself makes of typed values comes back the same: numbers, dates and times as serials', () => {
    const tabs = new Tabs(base);
    // 2026-12-19 is serial 46375 and 2025-11-07 is 45968 (day 1 = 1899-12-31).
    const serial = (day: string): number => (Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;
    const tab = tabs.words.tabs.regulation;
    tabs.type(serial(base.event.from), tab, 'event.from');
    tabs.type(serial(base.event.to), tab, 'event.to');
    const [day, time] = base.event.registrationCloses.split('T');
    const seconds = (time ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
    tabs.type(serial(day ?? '') + seconds / 86_400, tab, 'event.registrationCloses');
    const [hour, minute] = base.checkIn.opens.split(':').map(Number);
    tabs.type((hour! * 60 + minute!) / 1440, tab, 'checkIn.opens');
    expect(tabs.changed()).toEqual(base);
  });
});

test('serials of the two event days', () => {
  const days = [
    new Date(Date.UTC(1899, 11, 30) + 46_375 * 86_400_000),
    new Date(Date.UTC(1899, 11, 30) + 45_968 * 86_400_000),
  ];
  expect(days.map((day) => day.toISOString().slice(0, 10))).toEqual(['2026-12-19', '2025-11-07']);
});
