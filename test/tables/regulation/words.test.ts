/** The tabs find a word for everything they show, in all four languages. */
import { en } from '../../../src/messages/regulation/en';
import { ja } from '../../../src/messages/regulation/ja';
import type { RegulationMessages } from '../../../src/messages/regulation/type';
import { zhCN } from '../../../src/messages/regulation/zh-CN';
import { zhTW } from '../../../src/messages/regulation/zh-TW';
import { regulation, REGULATIONS } from '../../domain/regulation/files';
import { Tabs } from './tabs';

const LANGUAGES: Record<string, RegulationMessages> = { 'zh-TW': zhTW, 'zh-CN': zhCN, ja, en };
const leaves = (tree: object, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${path}/${key}`, value] as [string, string]]
      : leaves(value as object, `${path}/${key}`),
  );

describe.each(Object.keys(LANGUAGES))('%s', (language) => {
  const words = LANGUAGES[language]!;

  test('says everything zh-TW says, with the same blanks to fill in', () => {
    const blanks = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();
    const own = new Map(leaves(words));
    for (const [path, text] of leaves(zhTW)) expect([path, blanks(own.get(path) ?? '')]).toEqual([path, blanks(text)]);
    expect([...own.keys()].sort()).toEqual(
      leaves(zhTW)
        .map(([path]) => path)
        .sort(),
    );
    for (const [path, text] of own) expect([path, text.trim()]).not.toEqual([path, '']);
  });

  test.each(REGULATIONS)('%s: no code word is shown as a heading, item or hint', (id) => {
    const tabs = new Tabs(regulation(id), words);
    for (const { rows } of tabs.tabs) {
      expect(rows[0]!.filter((heading) => /^#|\./.test(String(heading)))).toEqual([]);
    }
    for (const tab of [words.tabs.regulation, words.tabs.divisions]) {
      for (const row of tabs.rows(tab).slice(2)) {
        const [item, hint] = [String(row[0]), String(row[row.length - 2])];
        expect(item).not.toMatch(/[a-z]\.[a-z]|\*/i);
        expect(hint).not.toMatch(/undefined|^$/);
      }
    }
  });

  test('choices of one cell are told apart', () => {
    for (const [set, choices] of Object.entries(words.choices)) {
      const texts = Object.values(choices as Record<string, string>);
      expect([set, new Set(texts).size]).toEqual([set, texts.length]);
    }
  });
});

test('choices are shown in words, not codes', () => {
  const tabs = new Tabs(regulation('shogi-open-2026'));
  const value = (path: string, key = '#value', tab = '賽事規程'): unknown => {
    const { row, column } = tabs.place(tab, path, key);
    return tabs.rows(tab)[row]?.[column];
  };
  expect(value('payment.counting')).toBe('第幾天的 23:59:59');
  expect(value('event.registrationCloses')).toBe('2026-12-12 23:59:59');
  expect(value('divisions.*.eligibility.mayPlayUpTo', 'kyu', '組別')).toBe('段位組');
  expect(value('divisions.*.capacity', 'dan', '組別')).toBe(32);
  const known = Object.values(zhTW.choices)
    .flatMap((choices) => Object.keys(choices))
    .filter((code) => /[a-z]-[a-z]/.test(code));
  const shown = tabs.tabs.flatMap(({ rows }) => rows.slice(2).flatMap((row) => row.slice(0, -1))).map(String);
  expect(shown.filter((text) => known.includes(text))).toEqual([]);
});
