/** Pictures of bracket, star table and pairings: every name stands there whole, escaped, and as large as its place allows. */
import { bracketSvg } from '../../../src/formats/picture/bracket';
import { pairingSvgs } from '../../../src/formats/picture/pairing';
import { starTableSvgs } from '../../../src/formats/picture/star-table';
import { fitted, widthOf } from '../../../src/formats/picture/text';
import { bracketOf, LONG_NAMES, namesOf } from '../../helpers/long-names';

const UNESCAPE: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
/** What a reader sees in each text, line ends and spaces left out. */
const texts = (svg: string): string[] =>
  [...svg.matchAll(/<text [^>]*>(.*?)<\/text>/g)].map(([, inner = '']) =>
    inner
      .replace(/<[^>]*>/g, '')
      .replace(/&\w+;/g, (entity) => UNESCAPE[entity] ?? entity)
      .replace(/\s/g, ''),
  );
const bare = (name: string): string => name.replace(/\s/g, '');
const sizes = (svg: string): number[] => [...svg.matchAll(/font-size="(\d+)"/g)].map(([, size]) => Number(size));

test.each([2, 4, 8, 16, 32])('a bracket of %i places shows every name whole, in letters of 11 or more', (size) => {
  const svg = bracketSvg(bracketOf(size, size, 0));
  const shown = texts(svg);
  for (const name of namesOf(size)) expect(shown).toContain(bare(name));
  expect(Math.min(...sizes(svg))).toBeGreaterThanOrEqual(11);
});

test('the way of a winner is drawn strong, whoever lost grows quiet, and an empty place is dashed', () => {
  const svg = bracketSvg({
    title: '段位組・籤表',
    note: '',
    rounds: ['四強', '決賽'],
    winner: '優勝',
    places: ['甲', '輪空', '丙', '丁'],
    bye: '輪空',
    through: [['甲', '丁'], ['']],
  });
  expect(svg.match(/stroke-width="3.5"/g)).toHaveLength(2);
  expect(svg).toMatch(/fill="#5f6b76"[^>]*>丙</);
  expect(svg).toMatch(/font-weight="700"[^>]*>丁</);
  expect(svg.match(/stroke-dasharray/g)).toHaveLength(1);
  expect(svg).not.toContain('#ffe9a8');
});

test('thirty-two players have a star table with every mark and every opponent', () => {
  const names = namesOf(32);
  const cells = (i: number) => [
    String(i + 1),
    names[i]!,
    `○ ${names[(i + 1) % 32]!}`,
    `交 ${names[(i + 5) % 32]!}`,
    '',
    '2-0',
  ];
  const table = {
    title: '段位組・戰績',
    note: '',
    heads: ['', '姓名', '第1輪', '第2輪', '第3輪', '戰績'],
    rows: names.map((_, i) => cells(i).map((text) => ({ text, ...(i === 3 && { background: '#d4edda' }) }))),
  };
  const [whole = '', ...others] = starTableSvgs(table);
  expect(others).toEqual([]);
  const shown = texts(whole);
  for (const name of names) expect(shown.filter((text) => text === bare(name))).toHaveLength(3);
  expect(shown.filter((text) => text === '○')).toHaveLength(32);
  // nobody has anything in the third round yet
  expect(shown).not.toContain('第3輪');
  expect(whole.match(/#d4edda/g)).toHaveLength(1);
  const pages = starTableSvgs(table, 14);
  expect(pages.map((page) => texts(page).filter((text) => text === '○').length)).toEqual([11, 11, 10]);
  expect(texts(pages[2]!)[0]).toBe('段位組・戰績3/3');
});

test('twenty boards make two pictures of ten, and the winner of each game is bold', () => {
  const names = namesOf(40);
  const games = Array.from({ length: 20 }, (_, i) => ({
    board: String(i + 1),
    left: names[2 * i]!,
    right: names[2 * i + 1]!,
    leftRecord: '1-0',
    rightRecord: '0-1',
    result: i === 0 ? '右勝' : '',
    winner: i === 0 ? ('right' as const) : null,
    remark: '',
  }));
  const pages = pairingSvgs({ title: '第 2 輪', note: '開始 10:15', games });
  expect(pages).toHaveLength(2);
  for (const [i, name] of names.entries()) expect(texts(pages[i < 20 ? 0 : 1]!)).toContain(bare(name));
  const first = /<text[^>]*>(?:<tspan[^>]*>)?佐々木/.exec(pages[0]!)![0];
  expect(first).toContain('font-weight="700"');
});

test('names are text, never markup, and letters that XML forbids are left out', () => {
  const name = '<img src=x onerror="alert(1)">&\u0007甲';
  const svg = bracketSvg({ ...bracketOf(2, 2, 0), title: name, places: [name, '乙'] });
  expect(svg).not.toContain('<img');
  expect(svg).not.toContain('\u0007');
  expect(texts(svg)[0]).toBe('<imgsrc=xonerror="alert(1)">&甲');
});

test('a name that no size saves ends in an ellipsis; one letter, nothing and one endless word find a place', () => {
  const place = { width: 100, height: 30, largest: 20, smallest: 11 };
  expect(fitted('王', place)).toEqual({ size: 20, lines: ['王'] });
  const endless = fitted('W'.repeat(60), place);
  expect(endless.size).toBe(11);
  expect(endless.lines).toHaveLength(2);
  expect(endless.lines[1]).toMatch(/^W+…$/);
  for (const line of endless.lines) expect(widthOf(line) * 11).toBeLessThanOrEqual(100);
  for (const name of LONG_NAMES)
    expect(fitted(name, { ...place, width: 170, height: 44 }).lines.join('')).not.toContain('…');
});
