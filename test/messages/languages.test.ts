/** Four languages say the same things: the same keys, the same blanks, words that can be told apart, and no word of another language. */
import { TONGUES } from '../../src/messages/index';

type Tree = { readonly [key: string]: unknown };

const leaves = (tree: object, path = ''): [path: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${path}/${key}`, value] as [string, string]]
      : leaves(value as object, `${path}/${key}`),
  );
const blanks = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))].sort();

const LANGUAGES = ['zh-TW', 'zh-CN', 'ja', 'en'];
const first = TONGUES['zh-TW']!;

test('there are four languages, each naming itself', () => {
  expect(Object.keys(TONGUES).sort()).toEqual([...LANGUAGES].sort());
  for (const language of LANGUAGES) expect(TONGUES[language]!.office.language).toBe(language);
});

describe.each(LANGUAGES)('%s', (language) => {
  const tongue = TONGUES[language]!;
  const all = leaves(tongue);
  const words = tongue.office;

  test('has the keys of zh-TW in every area', () => {
    expect(all.map(([path]) => path).sort()).toEqual(
      leaves(first)
        .map(([path]) => path)
        .sort(),
    );
    expect(all.length).toBeGreaterThan(1000);
  });

  test('has the blanks of zh-TW in every sentence', () => {
    const own = new Map(all);
    for (const [path, text] of leaves(first)) expect([path, blanks(own.get(path) ?? '')]).toEqual([path, blanks(text)]);
  });

  test('leaves nothing empty', () => {
    for (const [path, text] of all)
      if (path !== '/office/standings/marks/none') expect([path, text.trim()]).not.toEqual([path, '']);
  });

  test('has no two words alike where cells are read back from their words', () => {
    const { state, lane, claimState, ledgerKind, letterKind, letterState, gameKind, result } = words.codes;
    const sets: Tree = { state, lane, claimState, ledgerKind, letterKind, letterState, gameKind, result };
    for (const [name, set] of Object.entries(sets)) {
      const texts = Object.values(set as Record<string, string>);
      expect([name, new Set(texts).size]).toEqual([name, texts.length]);
      for (const text of texts) expect(text).toBe(text.trim());
    }
    // the arbiter types a result behind the number of a game: one word
    for (const text of Object.values(result)) expect(text).not.toMatch(/\s/);
  });

  test('has no two headings alike in a table, and no two tabs of one name', () => {
    const tables = Object.entries(words.tables) as [string, { title: string; columns: Record<string, string> }][];
    for (const [name, { columns }] of tables) {
      const texts = Object.values(columns);
      expect([name, new Set(texts).size]).toEqual([name, texts.length]);
      expect(texts).not.toContain('#');
    }
    const { office: _file, floor: _floor, pairing, knockout, standings, bracket, checkIn, ...rest } = words.tabs;
    const titles = [
      ...tables.map(([, { title }]) => title),
      ...Object.values(rest),
      ...Object.values(tongue.regulation.tabs),
    ];
    expect(new Set(titles).size).toBe(titles.length);
    const made = [pairing, knockout, standings, bracket].map((text) =>
      text.replace('{division}', 'A').replace('{round}', '1'),
    );
    expect(new Set([...made, checkIn]).size).toBe(5);
    // a tab cannot be named with these
    for (const title of [...titles, ...made, checkIn]) expect(title).not.toMatch(/[[\]*?:/\\]/);
  });

  test('gives every division of the dashboard its step in two parts', () => {
    for (const step of Object.values(words.dashboard.steps)) expect(step).toHaveLength(2);
    expect(words.weekdays).toHaveLength(7);
  });
});

/** Names that every language writes alike; all else in Latin letters would be English left standing. */
const NAMES = [
  'LINE',
  'CSV',
  'PDF',
  'Excel',
  'TRF',
  'FIDE',
  'ID',
  'Baku',
  'Hort',
  'SOS',
  'SOSOS',
  'K',
  'N',
  'n',
  'd',
  'k',
];
const CODES = /\b(?:XX[A-Z]|[EGDABCLMR]-?\d+|[WBFHZwbm]|R)\b/g;

describe.each(['zh-TW', 'zh-CN', 'ja'])('%s', (language) => {
  test('has no English word in it', () => {
    const english = leaves({ ...TONGUES[language], regulation: {} })
      .filter(([path]) => path !== '/office/language')
      .map(([path, text]): [string, string[]] => {
        const plain = text.replace(/\{\w+\}|[\w.]+@[\w.]+/g, ' ').replace(CODES, ' ');
        return [path, (plain.match(/[A-Za-z]+/g) ?? []).filter((word) => !NAMES.includes(word))];
      })
      .filter(([, found]) => found.length > 0);
    expect(english).toEqual([]);
  });
});

test('the Chinese of Taiwan and of the mainland are written in their own characters', () => {
  const simplified = /[们为这报级获场对阵编轮绩档规则员组队进签赛缴费账择说请读码签录]/;
  const traditional = /[們為這報級獲場對陣編輪績檔規則員組隊進籤賽繳費帳擇說請讀碼錄]/;
  const text = (language: string): [string, string][] => leaves(TONGUES[language]!);
  expect(text('zh-TW').filter(([, one]) => simplified.test(one))).toEqual([]);
  expect(text('zh-CN').filter(([, one]) => traditional.test(one))).toEqual([]);
});
