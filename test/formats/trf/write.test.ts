/** Writing TRF16 and TRF26: nothing is lost, columns stay in place. */
import fc from 'fast-check';
import { CHESS_POINTS, type RoundRecord } from '../../../src/domain/play/crosstable';
import { EMPTY_TRF, toCrosstable, writeTrf, type TrfDocument, type TrfPlayer } from '../../../src/formats/trf';
import { goldenNames, goldenText, problemsOf, read } from './golden';

/** A document without what one version spells differently (ranges of accelerations and of forbidden pairs). */
const essence = (doc: TrfDocument): unknown => ({
  ...doc,
  accelerations: null,
  forbidden: null,
  players: doc.players.map((player) => ({ ...player, line: 0 })),
});

/** Virtual points of each player and round, spelt out. */
function virtualPoints(doc: TrfDocument): string[] {
  const found = new Map<string, number>();
  for (const entry of doc.accelerations)
    for (const { number } of doc.players)
      for (let round = entry.firstRound; round <= entry.lastRound; round++)
        if (number >= entry.firstPlayer && number <= entry.lastPlayer) found.set(`${number}/${round}`, entry.points);
  return Array.from(found, ([key, points]) => `${key}=${points}`)
    .filter((text) => !text.endsWith('=0'))
    .sort();
}

const readable = goldenNames().filter((name) => problemsOf(goldenText(name)).length === 0);

test('the golden files are there', () => {
  expect(readable.length).toBeGreaterThan(15);
});

describe.each(['16', '26'] as const)('version %s', (version) => {
  test.each(readable)('%s reads back as the same tournament', (name) => {
    const doc = read(goldenText(name));
    const again = read(writeTrf(doc, version));
    expect(essence(again)).toEqual(essence(doc));
    expect(toCrosstable(again).players).toEqual(toCrosstable(doc).players);
    expect(toCrosstable(again).forbidden).toEqual(toCrosstable(doc).forbidden);
    expect(virtualPoints(again)).toEqual(virtualPoints(doc));
  });
});

test('player lines of the reference engine come out letter for letter', () => {
  const lines = (text: string): string[] =>
    text
      .split(/\r\n|\r|\n/)
      .filter((line) => line.startsWith('001'))
      .map((line) => line.trimEnd());
  for (const name of ['v-203-small.trf', 'v-282-points.trf', 'v-245-accxxa.trf', 's_byes22r7.trf']) {
    expect(lines(writeTrf(read(goldenText(name)), '26'))).toEqual(lines(goldenText(name)));
  }
});

test('a file keeps its line ends', () => {
  expect(writeTrf(read(goldenText('v-282-points.trf')), '26')).not.toContain('\n');
  expect(writeTrf(read(goldenText('v-203-small.trf')), '26')).toMatch(/^012 [^\r\n]*\r\n/);
});

test('TRF26 has ids of its own where TRF16 uses extensions', () => {
  const doc: TrfDocument = {
    ...EMPTY_TRF,
    plannedRounds: 9,
    initialColour: 'b',
    points: { ...CHESS_POINTS, win: 30, draw: 10, forfeitWin: 30, fullBye: 30, halfBye: 10 },
    forbidden: [{ firstRound: 1, lastRound: null, players: [1, 2] }],
  };
  expect(writeTrf(doc, '26').split('\n')).toEqual([
    '142 9',
    '152 B',
    '162  W 3.0    D 1.0    L 0.0    A 0.0    P 1.0',
    '260   1   9    1    2',
    '',
  ]);
  expect(writeTrf(doc, '16').split('\n')).toEqual([
    'XXR 9',
    'XXC black1',
    'BBW  3.0',
    'BBD  1.0',
    'BBL  0.0',
    'BBZ  0.0',
    'BBF  0.0',
    'BBU  1.0',
    'XXP 1 2',
    '',
  ]);
});

test('wide and astral names are padded and cut by characters', () => {
  const player = (name: string): TrfPlayer => ({
    number: 1,
    sex: '',
    title: '',
    name,
    rating: 1500,
    federation: 'TPE',
    fideId: '',
    birth: '',
    points: 0,
    rank: null,
    rounds: [],
    line: 0,
  });
  const line = (name: string): string => writeTrf({ ...EMPTY_TRF, players: [player(name)] }, '26');
  expect(Array.from(line('王小明')).indexOf('1', 20)).toBe(48);
  expect(Array.from(line('𠮷野家𝔘')).indexOf('1', 20)).toBe(48);
  expect(read(line('棋'.repeat(40))).players[0]).toMatchObject({ name: '棋'.repeat(33), rating: 1500 });
});

const text = (length: number): fc.Arbitrary<string> =>
  fc
    .string({ unit: fc.constantFrom('a', 'É', '王', '𠮷', "'", '-', ' ', ','), maxLength: length })
    .map((raw) => raw.trim());

const games = fc.array(
  fc.constantFrom<RoundRecord | undefined>(
    undefined,
    { opponent: 2, colour: 'w', code: '1' },
    { opponent: 2, colour: 'b', code: '=' },
    { opponent: 2, colour: null, code: '-' },
    { opponent: 2, colour: 'w', code: '+' },
    { opponent: null, colour: null, code: 'H' },
    { opponent: null, colour: null, code: 'U' },
    { opponent: null, colour: null, code: 'Z' },
  ),
  { maxLength: 12 },
);

const ANSWER = { '1': '0', '=': '=', '-': '+', '+': '-' } as const;

function answer(record: RoundRecord | undefined): RoundRecord | undefined {
  if (record === undefined || record.opponent === null) return record;
  const code = ANSWER[record.code as keyof typeof ANSWER];
  return { opponent: 1, colour: record.colour === null ? null : record.colour === 'w' ? 'b' : 'w', code };
}

const trimmed = (rounds: readonly (RoundRecord | undefined)[]): (RoundRecord | undefined)[] => {
  const copy = rounds.slice();
  while (copy.length > 0 && copy[copy.length - 1] === undefined) copy.pop();
  return copy;
};

test('any tournament that fits the columns survives both versions', () => {
  const person = fc.record({
    sex: fc.constantFrom('', 'm', 'w'),
    title: fc.constantFrom('', 'GM', 'WFM'),
    name: text(33),
    rating: fc.option(fc.integer({ min: 1, max: 3999 })),
    federation: fc.constantFrom('', 'TPE', 'CHN'),
    fideId: fc.constantFrom('', '12345678901'),
    birth: fc.constantFrom('', '2011/09/01'),
    points: fc.option(fc.integer({ min: 0, max: 999 })),
    rank: fc.option(fc.integer({ min: 1, max: 9999 })),
  });
  fc.assert(
    fc.property(person, person, games, fc.constantFrom('16' as const, '26' as const), (one, two, rounds, version) => {
      const doc: TrfDocument = {
        ...EMPTY_TRF,
        lines: [
          { tag: '012', text: ' Event' },
          { tag: '###', text: ' a remark' },
          { tag: 'NED', text: '    1 a national record' },
        ],
        players: [
          { ...one, number: 1, rounds: trimmed(rounds), line: 0 },
          { ...two, number: 2, rounds: trimmed(rounds.map(answer)), line: 0 },
        ],
        plannedRounds: 12,
      };
      expect(essence(read(writeTrf(doc, version)))).toEqual(essence(doc));
    }),
    { numRuns: 300 },
  );
});
