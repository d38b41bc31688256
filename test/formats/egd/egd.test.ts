/** Results in the European go format: every way a line is written, every column computed again, every fault told with its line. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkGoResults, goCrosstable, readGoResults } from '../../../src/formats/egd';
import { rankStandings } from '../../../src/domain/standings/rank';
import { value } from '../../rules/shogi-open/day';

const golden = (name: string): string => readFileSync(join(__dirname, '../../golden/egd', name), 'utf8');
const codes = (text: string): string[] => {
  const read = readGoResults(text);
  return read.ok ? [] : read.problems.map(({ code, at }) => `${at ?? ''} ${code}`.trim());
};
const wrong = (text: string): string[] =>
  checkGoResults(value(readGoResults(text))).problems.map(({ at, params }) =>
    [at, params?.['column'], params?.['found'], params?.['expected']].join(' '),
  );

describe('samples', () => {
  test('a Swiss event of two points a win: all columns recompute, and the standings room says the same', () => {
    const read = value(readGoResults(golden('swiss-win-2.txt')));
    const found = checkGoResults(read);
    expect(found).toEqual({ win: 20, headStarts: false, compared: ['积分', 'SOS', 'SOSOS'], problems: [] });
    expect(read.header.get('EV')).toBe('made-up event of nine, win 2');
    const table = goCrosstable(read, found.win);
    const rows = value(rankStandings(table, ['PTS', 'SOS', 'SOSOS'], { edition: '2026', system: 'swiss' }));
    for (const { number, values } of rows)
      expect(values.map((one) => one.value)).toEqual(read.players.find(({ place }) => place === number)?.values);
  });
  test('a McMahon event: absences, byes, a forfeit, points rounded down', () => {
    const read = value(readGoResults(golden('mcmahon.txt')));
    expect(checkGoResults(read)).toMatchObject({
      win: 10,
      headStarts: true,
      compared: ['MMS', 'SOS', 'SOSOS'],
      problems: [],
    });
    expect(read.players).toHaveLength(14);
    expect(read.players.map(({ name }) => name)).toContain('Castel Anna Karin');
    expect(read.players.filter(({ country }) => country === null)).toHaveLength(1);
    expect(read.players.every(({ club }) => /^Cl\db$/.test(club ?? ''))).toBe(true);
  });
  test.each([
    [
      'swiss-win-2.txt',
      /(\d+) (\d+) (\d+) (?=\d+[-+]\/[bw])/,
      (_: string, a: string, b: string, c: string) => `${a} ${String(Number(b) + 1)} ${c} `,
    ],
    [
      'mcmahon.txt',
      /(\d\d) (\d{3}) (\d{3})/,
      (_: string, a: string, b: string, c: string) => `${a} ${b} ${String(Number(c) - 1)}`,
    ],
  ])('%s with one number changed: that column is wrong, no other of the line', (name, where, change) => {
    const text = golden(name).replace(where, change);
    expect(wrong(text).length).toBeGreaterThanOrEqual(1);
    expect(wrong(text)[0]).toMatch(/^line 4 |^line 5 /);
  });
  test('a result that was turned on both sides shows in many columns', () => {
    const text = golden('swiss-win-2.txt');
    const line = text.split('\n').find((one) => one.startsWith('1 '))!;
    const [opponent] = /(\d+)\+\/[bw]/.exec(line)!.slice(1);
    const turned = text
      .split('\n')
      .map((one) => {
        if (one === line) return one.replace(/(\d+)\+(\/[bw])/, '$1-$2');
        return one.startsWith(`${opponent!} `) ? one.replace(/\b1-(\/[bw])/, '1+$1') : one;
      })
      .join('\n');
    const found = checkGoResults(value(readGoResults(turned)));
    expect(found.problems.length).toBeGreaterThan(3);
  });
});

const TWO = ['1 Ann A 5d SE Upp 1 0 1 2+/b', '2 Ben B 4d SE Upp 0 1 0 1-/w'];
const lines = (...change: readonly (string | undefined)[]): string =>
  TWO.map((line, i) => change[i] ?? line).join('\n');

describe('how a line is written', () => {
  test('with and without headings, with tabs, byte order mark, comments and empty lines', () => {
    for (const text of [lines(), `\uFEFF; a comment\n\n${lines().replace(/ /g, '\t')}\r\n`])
      expect(value(readGoResults(text)).players.map(({ place, name, club }) => [place, name, club])).toEqual([
        [1, 'Ann A', 'Upp'],
        [2, 'Ben B', 'Upp'],
      ]);
    expect(checkGoResults(value(readGoResults(lines()))).problems).toEqual([]);
  });
  test('cells: colours, handicaps, no colour, byes, forfeits, unknown results', () => {
    const text = '1 A B 5d - - 3 0 0 2+/b 2+/w3 0+ 2? 2+!\n2 C D 4k - - 1 0 0 1-/w 1-/b3 0- 1? 1-!';
    expect(value(readGoResults(text)).players[0]?.cells).toEqual([
      { opponent: 2, result: '+', colour: 'b', handicap: 0, forfeit: false },
      { opponent: 2, result: '+', colour: 'w', handicap: 3, forfeit: false },
      { opponent: null, result: '+', colour: null, handicap: 0, forfeit: false },
      { opponent: 2, result: '?', colour: null, handicap: 0, forfeit: false },
      { opponent: 2, result: '+', colour: null, handicap: 0, forfeit: true },
    ]);
    const codesOf = goCrosstable(value(readGoResults(text)), 10).players.map(({ rounds }) =>
      rounds.map((r) => r?.code),
    );
    expect(codesOf).toEqual([
      ['1', '1', 'U', null, '+'],
      ['0', '0', 'Z', null, '-'],
    ]);
  });
  test('a club of several words, halves, no country', () => {
    const [player] = value(readGoResults('1 A B 5d Go Club West 4½ 12.5 0+')).players;
    expect(player).toMatchObject({ club: 'Go Club West', country: null, values: [45, 125] });
  });
  test('a forfeit both lost is no contradiction', () => {
    expect(codes('1 A B 5d SE X 0 2-!\n2 C D 5d SE X 0 1-!')).toEqual([]);
  });
});

describe('faults', () => {
  test.each([
    ['', ['egd.empty']],
    [lines('x Ann A 5d SE Upp 1 0 0 2+/b'), ['line 1 egd.place']],
    [lines('0 Ann A 5d SE Upp 1 0 0 2+/b'), ['line 1 egd.place']],
    [lines('1 Ann A strong SE Upp 1 0 0 2+/b'), ['line 1 egd.rank']],
    [lines('1 Ann A 5d SE Upp 1 0 0'), ['line 1 egd.no-rounds']],
    [lines('1 Ann A 5d SE Upp 1 x 0 2+/b'), ['line 1 egd.value']],
    [lines('1 Ann A 5d SE Upp 1 0 0 2+/b 3*/b'), ['line 1 egd.cell']],
    [lines('1 Ann A 5d SE Upp 1 0 0 2+/b 0+'), ['line 2 egd.rounds']],
    [lines('1 Ann A 5d SE Upp 1 0 0 3+/b'), ['line 1 egd.opponent', 'line 2 egd.contradiction']],
    [lines('1 Ann A 5d SE Upp 1 0 0 1+/b'), ['line 1 egd.opponent', 'line 2 egd.contradiction']],
    [lines('1 Ann A 5d SE Upp 1 0 0 2-/b'), ['line 1 egd.contradiction']],
    [lines('1 Ann A 5d SE Upp 1 0 0 2+/w'), ['line 1 egd.contradiction']],
    [lines('1 Ann A 5d SE Upp 1 0 0 0+'), ['line 2 egd.contradiction']],
    [lines(undefined, '1 Ben B 4d SE Upp 0 1 0 1-/w'), ['line 2 egd.place-twice']],
    [`${lines('1 Ann A')}\n3 Cho`, ['line 1 egd.rank', 'line 3 egd.rank']],
  ])('%j', (text, expected) => expect(codes(text)).toEqual(expected));
  test('points that the games exceed', () => {
    expect(checkGoResults(value(readGoResults(lines('1 Ann A 5d SE Upp 0 0 0 2+/b')))).problems[0]).toEqual({
      code: 'egd.points',
      params: { place: 1, found: 0 },
      at: 'line 1',
    });
  });
});
