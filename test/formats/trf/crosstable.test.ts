/** The round to come must not be mistaken for a played one; conditions reach the crosstable. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bakuAccelerations } from '../../../src/domain/play/baku';
import { CHESS_POINTS } from '../../../src/domain/play/crosstable';
import { inferInitialColour, roundsPlayed, toCrosstable, writeTrf } from '../../../src/formats/trf';
import { goldenText, plainLine as line, read } from './golden';

test('a column of absences alone is not a played round', () => {
  expect(roundsPlayed(read(goldenText('54-quirk-all-z-counts-as-round.trf')))).toBe(0);
});

test('a bye given beforehand does not make its column a played round', () => {
  const doc = read([line(1, '     2 w 1'), line(2, '     1 b 0'), line(3, '  0000 - Z  0000 - U')].join('\n'));
  expect(roundsPlayed(doc)).toBe(1);
  expect(toCrosstable(doc).players[2]?.rounds[1]).toEqual({ opponent: null, colour: null, code: 'U' });
  expect(roundsPlayed(read(goldenText('55-quirk-preassigned-U.trf')))).toBe(1);
});

test('a round that is paired but not played is not counted', () => {
  expect(roundsPlayed(read([line(1, '     2 w  '), line(2, '     1 b  ')].join('\n')))).toBe(0);
  expect(roundsPlayed(read([line(1, '     2 w +'), line(2, '     1 b -')].join('\n')))).toBe(1);
});

test('requested byes (240) and absences of the next round (XXZ) become entries of their rounds', () => {
  const doc = read([line(1, '     2 w 1'), line(2, '     1 b 0'), '240 H   3    2', 'XXZ 1'].join('\n'));
  const [first, second] = toCrosstable(doc).players;
  expect(first?.rounds.map((record) => record?.code)).toEqual(['1', 'Z']);
  expect(second?.rounds.map((record) => record?.code)).toEqual(['0', undefined, 'H']);
});

test('what the player line says wins over what was requested', () => {
  const doc = read([line(1, '     2 w 1'), line(2, '     1 b 0'), '240 H   1    2'].join('\n'));
  expect(toCrosstable(doc).players[1]?.rounds.map((record) => record?.code)).toEqual(['0']);
});

test('players come in the order of their numbers, whatever the order of the lines', () => {
  const doc = read([line(3, ''), line(1, ''), line(2, '')].join('\n'));
  expect(toCrosstable(doc).players.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('the initial colour follows from the first round with colours', () => {
  const colours = (first: string, second: string): string | null =>
    inferInitialColour(read([line(1, first), line(2, second), line(3, '  0000 - Z'), line(4, '')].join('\n')));
  expect(colours('     2 w 1', '     1 b 0')).toBe('w');
  expect(colours('     2 b 1', '     1 w 0')).toBe('b');
  // 1 had the bye and took part in the pairing: 2 is second, so his colour is the opposite one
  const doc = read([line(1, '  0000 - U'), line(2, '     3 w 1'), line(3, '     2 b 0')].join('\n'));
  expect(inferInitialColour(doc)).toBe('b');
  // 1 was absent: 2 is the first who takes part
  const absent = read([line(1, '  0000 - Z'), line(2, '     3 w 1'), line(3, '     2 b 0')].join('\n'));
  expect(inferInitialColour(absent)).toBe('w');
  expect(inferInitialColour(read(line(1, '')))).toBeNull();
});

test('Baku in line 192 adds virtual points unless lines state them', () => {
  const players = Array.from({ length: 10 }, (_, index) => line(index + 1, ''));
  const implied = toCrosstable(read([...players, '142 9', '192 FIDE_DUTCH_2026_BAKU'].join('\n')));
  expect(implied.accelerations).toEqual([
    { points: 10, firstRound: 1, lastRound: 3, firstPlayer: 1, lastPlayer: 6 },
    { points: 5, firstRound: 4, lastRound: 5, firstPlayer: 1, lastPlayer: 6 },
  ]);
  const stated = [...players, '142 9', '192 FIDE_DUTCH_2026_BAKU', '250       1.0   1   1    1    5'].join('\n');
  expect(toCrosstable(read(stated)).accelerations).toEqual([
    { points: 10, firstRound: 1, lastRound: 1, firstPlayer: 1, lastPlayer: 5 },
  ]);
});

describe('XXC rank: the order of the lines ranks the players', () => {
  const lines = (...texts: string[]): string => [...texts, '142 3', 'XXC rank'].join('\n');

  test('it becomes their place; numbers, rounds and the order of the table stay', () => {
    const table = toCrosstable(read(lines(line(3, '     1 w 1'), line(1, '     3 b 0'), line(2))));
    expect(table.players.map(({ number, place }) => [number, place])).toEqual([
      [1, 2],
      [2, 3],
      [3, 1],
    ]);
    expect(toCrosstable(read(line(1))).players[0]).not.toHaveProperty('place');
  });

  test('the first of the lines who took part tells the initial colour', () => {
    const games = [line(3, '     1 b 1'), line(1, '     3 w 0')];
    expect(inferInitialColour(read(games.join('\n')))).toBe('w');
    expect(inferInitialColour(read(lines(...games)))).toBe('b');
  });

  test('the upper half of a Baku event is the half that comes first', () => {
    const players = [5, 2, 4, 1, 3].map((number) => line(number));
    expect(toCrosstable(read(lines(...players, '192 FIDE_DUTCH_2026_BAKU'))).accelerations).toEqual([
      { points: 10, firstRound: 1, lastRound: 1, firstPlayer: 5, lastPlayer: 5 },
      { points: 10, firstRound: 1, lastRound: 1, firstPlayer: 2, lastPlayer: 2 },
      { points: 10, firstRound: 1, lastRound: 1, firstPlayer: 4, lastPlayer: 4 },
      { points: 10, firstRound: 1, lastRound: 1, firstPlayer: 1, lastPlayer: 1 },
      { points: 5, firstRound: 2, lastRound: 2, firstPlayer: 5, lastPlayer: 5 },
      { points: 5, firstRound: 2, lastRound: 2, firstPlayer: 2, lastPlayer: 2 },
      { points: 5, firstRound: 2, lastRound: 2, firstPlayer: 4, lastPlayer: 4 },
      { points: 5, firstRound: 2, lastRound: 2, firstPlayer: 1, lastPlayer: 1 },
    ]);
  });

  test.each(['16', '26'] as const)('writing TRF%s and reading it again keeps it', (version) => {
    const doc = read(lines(line(3), line(1), line(2), 'XXC black1'));
    const again = read(writeTrf(doc, version));
    expect(again).toMatchObject({ rankOrder: true, initialColour: 'b' });
    expect(again.players.map(({ number }) => number)).toEqual([3, 1, 2]);
  });
});

test('Baku numbers agree with the vectors computed from the rule', () => {
  const file = path.join(__dirname, '../../golden/trf/baku-vectors.json');
  const vectors = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>[];
  expect(vectors.length).toBeGreaterThan(10);
  for (const vector of vectors) {
    const found = bakuAccelerations(Number(vector['players']), Number(vector['rounds']), CHESS_POINTS);
    const rounds = (points: number): number[] =>
      found.flatMap((entry) =>
        entry.points === points
          ? Array.from({ length: entry.lastRound - entry.firstRound + 1 }, (_, i) => entry.firstRound + i)
          : [],
      );
    expect(found.every((entry) => entry.firstPlayer === 1 && entry.lastPlayer === vector['GA'])).toBe(true);
    expect({ full: rounds(10), half: rounds(5) }).toEqual({ full: vector['rounds_1.0'], half: vector['rounds_0.5'] });
  }
});
