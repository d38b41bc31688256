/** Reading TRF: columns, line ends, short lines, old spellings, and all problems at once. */
import { columns, plainLine, problemsOf, read } from './golden';

const person = (cells: readonly (readonly [number, string])[]): string => columns([1, '001'], ...cells);
const ADA = person([
  [5, '   1'],
  [10, 'w'],
  [11, '  g'],
  [15, 'Lovelace, Ada'],
  [49, '2350'],
  [54, 'ENG'],
  [58, '    4000001'],
  [70, '1815/12/10'],
  [81, ' 1.0'],
  [86, '   1'],
  [92, '   2 w 1'],
]);
const BOB = person([
  [5, '   2'],
  [15, 'Babbage, Charles'],
  [81, ' 0.0'],
  [86, '   2'],
  [92, '   1 b 0'],
]);

test('every column of a player line is read', () => {
  const [player] = read(`${ADA}\n${BOB}`).players;
  expect(player).toEqual({
    number: 1,
    sex: 'w',
    title: 'g',
    name: 'Lovelace, Ada',
    rating: 2350,
    federation: 'ENG',
    fideId: '4000001',
    birth: '1815/12/10',
    points: 10,
    rank: 1,
    rounds: [{ opponent: 2, colour: 'w', code: '1' }],
    line: 1,
  });
});

test.each([
  ['LF', '\n'],
  ['CR', '\r'],
  ['CRLF', '\r\n'],
])('lines end in %s', (_name, end) => {
  const doc = read(['012 Event', ADA, BOB, '142 5', ''].join(end));
  expect(doc.players.map(({ number, line }) => [number, line])).toEqual([
    [1, 2],
    [2, 3],
  ]);
  expect(doc.plannedRounds).toBe(5);
  expect(doc.lineEnd).toBe(end);
});

test('mixed line ends and a byte order mark do no harm', () => {
  const doc = read(`\ufeff012 Event\r${ADA}\r\n\r\n${BOB}\n142 5`);
  expect(doc.players.map(({ line }) => line)).toEqual([2, 4]);
  expect(doc.plannedRounds).toBe(5);
});

test('columns count characters: Chinese and astral names keep the results in place', () => {
  const blank = (count: number): string => ' '.repeat(count);
  // 33 columns of name, whatever a column is made of
  const han = `001    1 m    王小明${blank(30)} 1500 TPE${blank(32)}1     2 w 0`;
  const astral = `001    2 m    𠮷野家 𝔘${blank(28)} 1500 JPN${blank(32)}2     1 b 1`;
  const doc = read(`${han}\n${astral}`);
  expect(doc.players.map(({ name, rating, rounds }) => [name, rating, rounds[0]?.code])).toEqual([
    ['王小明', 1500, '0'],
    ['𠮷野家 𝔘', 1500, '1'],
  ]);
});

test('short lines leave the rest unknown', () => {
  const [player] = read('001   12').players;
  expect(player).toMatchObject({ number: 12, name: '', rating: null, points: null, rank: null, rounds: [] });
});

test('a tab is one blank column, and words may be separated by tabs', () => {
  const doc = read(`${ADA.replace(/ {2}g /, '\t\tg\t')}\n${BOB}\nXXP\t1\t2\nXXR\t7`);
  expect(doc.players[0]?.title).toBe('g');
  expect(doc.forbidden).toEqual([{ firstRound: 1, lastRound: null, players: [1, 2] }]);
  expect(doc.plannedRounds).toBe(7);
});

test('no player at all and the largest number are both fine', () => {
  expect(read('012 Empty event').players).toEqual([]);
  expect(read('').players).toEqual([]);
  expect(read('001 9999').players[0]?.number).toBe(9999);
});

const cells = (cell: string): string => plainLine(1, cell);

test.each([
  ['  0000 - U', 'U'],
  ['  0000 - H', 'H'],
  ['  0000 - F', 'F'],
  ['  0000 - Z', 'Z'],
  ['  0000 - h', 'H'],
  ['  0000   Z', 'Z'],
  ['         Z', 'Z'],
  ['  0000 - =', 'H'],
  ['  0000 - +', 'U'],
  ['  0000 - -', 'Z'],
  ['  0000 -  ', 'Z'],
])('"%s" without an opponent is %s', (cell, code) => {
  expect(read(cells(cell)).players[0]?.rounds).toEqual([{ opponent: null, colour: null, code }]);
});

test('blank rounds before a written one stay blank', () => {
  expect(read(cells(`${' '.repeat(10)}  0000 - Z`)).players[0]?.rounds).toEqual([
    undefined,
    { opponent: null, colour: null, code: 'Z' },
  ]);
});

test('a game without a result is paired, not played', () => {
  const doc = read(`${ADA.slice(0, -1)}\n${BOB.slice(0, -1)}`);
  expect(doc.players[0]?.rounds).toEqual([{ opponent: 2, colour: 'w', code: null }]);
});

test.each([
  ['  0062 b Z', 'trf.round.bye-with-opponent @ line 1, column 92'],
  ['     1 w 1', 'trf.round.opponent-is-self @ line 1, column 92'],
  ['     x w 1', 'trf.round.opponent @ line 1, column 92'],
  ['     2 x 1', 'trf.round.colour @ line 1, column 97'],
  ['     2 w ?', 'trf.round.result @ line 1, column 99'],
  ['     2 - 1', 'trf.round.colour-missing @ line 1, column 97'],
  ['  0000 w H', 'trf.round.colour-without-opponent @ line 1, column 97'],
  ['  0000 - 1', 'trf.round.result-without-opponent @ line 1, column 99'],
  ['    2 w 1 ', 'trf.round.out-of-column @ line 1, column 96'],
])('"%s" is refused with its place', (cell, expected) => {
  expect(problemsOf(cells(cell))).toContain(expected);
});

test('a malformed file gives all its problems', () => {
  const text = [
    '012 Broken',
    columns([1, '001    0'], [15, 'Nobody']),
    columns([1, '001    1'], [49, '12x4'], [81, ' 1,0'], [92, '   2 w 1']),
    columns([1, '001    2'], [49, '1200'], [81, ' 0.0'], [89, 'b'], [92, '   1 b 0     3 q 1']),
    '142 many',
    '152 G',
    '162  Q 1.0    W x',
    '240 U  12    1',
    '250       1.0   3   1    1    4',
    '260   1   2    1  abc',
    'XXP 1 zwei',
  ].join('\r\n');
  expect(problemsOf(text)).toEqual([
    'trf.player.number @ line 2, column 5',
    'trf.player.rating @ line 3, column 49',
    'trf.player.points @ line 3, column 81',
    'trf.player.rank @ line 4, column 86',
    'trf.round.colour @ line 4, column 107',
    'trf.rounds @ line 5, column 5',
    'trf.colour @ line 6, column 5',
    'trf.points.symbol @ line 7, column 6',
    'trf.points.symbol @ line 7, column 15',
    'trf.points.symbol @ line 7, column 17',
    'trf.bye.code @ line 8, column 5',
    'trf.acceleration.round-backwards @ line 9, column 19',
    'trf.list.number @ line 10, column 18',
    'trf.list.number @ line 11, column 7',
  ]);
});

test('players who contradict each other are named on both lines, a repeated number on the second', () => {
  expect(problemsOf(`${ADA}\n${BOB.replace('b 0', 'w 0')}`)).toEqual([
    'trf.round.contradiction @ line 1, column 92',
    'trf.round.contradiction @ line 2, column 92',
  ]);
  expect(problemsOf(`${ADA}\n${BOB.replace('b 0', 'b 1')}`)).toHaveLength(2);
  expect(problemsOf(`001    1\n001    1`)).toEqual(['trf.player.repeated @ line 2, column 5']);
  expect(problemsOf(ADA)).toEqual(['trf.round.opponent-unknown @ line 1, column 92']);
});

test('both may lose a game, and both may forfeit', () => {
  expect(problemsOf(`${ADA.replace('w 1', 'w 0')}\n${BOB}`)).toEqual([]);
  expect(problemsOf(`${ADA.replace('w 1', 'w -')}\n${BOB.replace('b 0', 'b -')}`)).toEqual([]);
  expect(problemsOf(`${ADA.replace('w 1', 'w +')}\n${BOB}`)).toHaveLength(2);
});

test.each([
  ['W', 'L', 0],
  ['L', 'D', 0],
  ['D', 'D', 0],
  ['W', 'W', 2],
  ['W', '0', 2],
  ['1', 'L', 2],
  ['=', '=', 0],
  ['1', '=', 2],
])('results %s and %s of one game: %d problems', (own, other, count) => {
  expect(problemsOf(`${ADA.replace('w 1', `w ${own}`)}\n${BOB.replace('b 0', `b ${other}`)}`)).toHaveLength(count);
});

test('match points belong to team events and are refused', () => {
  expect(problemsOf('250  1.0 1.0   1   1    1    4')).toEqual(['trf.acceleration.match-points @ line 1, column 5']);
  expect(problemsOf('250  0.0 1.0   1   1    1    4')).toEqual([]);
});

test('conditions: rounds, colour, points, system, byes, accelerations, forbidden pairs, absences', () => {
  const doc = read(
    [
      '142 9',
      '152 B',
      '162  W 3.0    D 1.0    P 1.5',
      '192 FIDE_DUTCH_2026_BAKU',
      '240 H   2    3    4',
      '250       0.5   4   5    1   16',
      'XXA    7  1.0  1.0  0.0  0.5',
      '260   1   3    1    2    5',
      'XXP 8 9',
      'XXZ 3, 4/5',
      'XXC rank',
    ].join('\n'),
  );
  expect(doc).toMatchObject({ plannedRounds: 9, initialColour: 'b', rankOrder: true, system: 'FIDE_DUTCH_2026_BAKU' });
  expect(doc.points).toEqual({
    win: 30,
    draw: 10,
    loss: 0,
    forfeitWin: 30,
    forfeitLoss: 0,
    pairingBye: 15,
    halfBye: 10,
    fullBye: 30,
    zeroBye: 0,
  });
  expect(doc.byes).toEqual([{ code: 'H', round: 2, players: [3, 4] }]);
  expect(doc.accelerations).toEqual([
    { points: 5, firstRound: 4, lastRound: 5, firstPlayer: 1, lastPlayer: 16 },
    { points: 10, firstRound: 1, lastRound: 2, firstPlayer: 7, lastPlayer: 7 },
    { points: 5, firstRound: 4, lastRound: 4, firstPlayer: 7, lastPlayer: 7 },
  ]);
  expect(doc.forbidden).toEqual([
    { firstRound: 1, lastRound: 3, players: [1, 2, 5] },
    { firstRound: 1, lastRound: null, players: [8, 9] },
  ]);
  expect(doc.absent).toEqual([3, 4, 5]);
});

test('JaVaFo and bbpPairings spell the same conditions their way', () => {
  const doc = read(['XXR 9', 'XXC white1', 'BBW  3.0', 'BBD  1.0', 'BBU  0.5', 'BBZ  0.2', 'BBF  0.1'].join('\n'));
  expect(doc).toMatchObject({ plannedRounds: 9, initialColour: 'w' });
  expect(doc.points).toMatchObject({ win: 30, draw: 10, pairingBye: 5, zeroBye: 2, forfeitLoss: 1, loss: 0 });
  expect(read('XXS W=3 D=1 PAB=1.0').points).toMatchObject({ win: 30, fullBye: 30, draw: 10, pairingBye: 10 });
  expect(problemsOf('XXS WW=3 BW=2')).toEqual(['trf.points.by-colour @ line 1, column 10']);
});

test('two lines that state different things are a problem', () => {
  expect(problemsOf('142 9\nXXR 7')).toEqual(['trf.rounds.differ @ line 2, column 5']);
  expect(problemsOf('152 W\nXXC black1')).toEqual(['trf.colour.differ @ line 2, column 5']);
});

test('a text that is no tournament report is said to be none', () => {
  expect(problemsOf('Dear organiser,\nhere is my file.')).toEqual(['trf.not-a-trf @ line 1, column 1']);
});
