/** Every rule of the oracle can fail: faults of pairings, fields and draws, and the rule that names each. */
import { division, open, entryOf, roundOf, official, exchange, proves } from './fault-kit';
import type { Document, Game } from './types';

describe('pairings (八（二）（三）)', () => {
  const round = (d: Document, n: number): Game[] => official(roundOf(open(d), n));
  proves([
    {
      name: 'eight rounds only',
      rule: 'rounds',
      seed: (d) => void (open(d).rounds = open(d).rounds.filter(({ round: n, stage }) => n !== 9 || stage === 'final')),
    },
    {
      name: 'B plays a round less',
      rule: 'rounds',
      seed: (d) => void (open(d).rounds = open(d).rounds.filter(({ round: n, field }) => n !== 9 || field !== 'B')),
    },
    {
      name: 'two who met before',
      rule: 'rematch',
      seed: (d) => {
        const { first: one, second: two } = round(d, 1)[0]!;
        Object.assign(round(d, 5)[0]!, { first: one, second: two });
      },
    },
    {
      name: 'somebody twice in a round',
      rule: 'twice',
      seed: (d) => void (round(d, 2)[0]!.first = round(d, 2)[1]!.first),
    },
    { name: 'himself', rule: 'game', seed: (d) => void (round(d, 2)[0]!.first = round(d, 2)[0]!.second) },
    { name: 'nobody', rule: 'game', seed: (d) => void (round(d, 2)[0]!.second = null) },
    { name: 'a friendly game', rule: 'game', seed: (d) => void (round(d, 2)[0]!.kind = 'friendly') },
    { name: 'no result', rule: 'unfinished', seed: (d) => void (round(d, 2)[0]!.result = null) },
    { name: 'one board for two', rule: 'board', seed: (d) => void (round(d, 2)[0]!.board = round(d, 2)[1]!.board) },
    { name: 'a stranger', rule: 'players', seed: (d) => open(d).players.pop() },
    {
      name: 'top meets bottom',
      rule: 'float',
      seed: (d) => exchange(round(d, 4)[0]!, round(d, 4).at(-1)!),
    },
    {
      name: 'the same city where another was to be had',
      rule: 'city',
      seed: (d) => {
        const [one, two] = round(d, 1);
        const city = { city: '拉萨' };
        for (const id of [one!.first!, one!.second!]) Object.assign(entryOf(d, id).attributes, city);
        for (const id of [two!.first!, two!.second!]) Object.assign(entryOf(d, id).attributes, { city: '银川' });
      },
    },
    {
      name: 'Black again for who had it more',
      rule: 'colour',
      seed: (d) => {
        for (const game of [2, 4, 6].flatMap((n) => round(d, n))) {
          [game.first, game.second] = [game.second, game.first];
          game.result = { '1-0': '0-1', '0-1': '1-0', '-/+': '+/-', '+/-': '-/+' }[game.result!]!;
        }
      },
    },
    {
      name: 'a second bye',
      rule: 'bye twice',
      seed: (d) => {
        const youth = division(d, 'kids');
        const taker = roundOf(youth, 1, null).games.find(({ second }) => second === null)!.first;
        roundOf(youth, 2, null).games.find(({ second }) => second === null)!.first = taker;
      },
    },
    {
      name: 'two byes in a round',
      rule: 'byes',
      seed: (d) =>
        roundOf(division(d, 'kids'), 1, null).games.push({
          ...roundOf(division(d, 'kids'), 1, null).games.find(({ second }) => second === null)!,
        }),
    },
    {
      name: 'a bye for the leader',
      rule: 'bye',
      seed: (d) => {
        const games = roundOf(division(d, 'seniors'), 4, null).games;
        const bye = games.find(({ second }) => second === null)!;
        [games[0]!.first, bye.first] = [bye.first, games[0]!.first];
      },
    },
  ]);
});

describe('fields (C1)', () => {
  const shuffleLine = (d: Document, change: (line: string) => string): void => {
    const draw = d.draws.find(({ algorithm }) => /fields/.test(algorithm))!;
    draw.outcome = draw.outcome.map(change);
  };
  proves([
    {
      name: 'a game across the fields',
      rule: 'fields',
      seed: (d) => exchange(official(roundOf(open(d), 1))[0]!, official(roundOf(open(d), 1, 'B'))[0]!),
    },
    {
      name: 'no draw',
      rule: 'fields',
      seed: (d) => void (d.draws = d.draws.filter(({ algorithm }) => !/fields/.test(algorithm))),
    },
    {
      name: 'drawn otherwise',
      rule: 'fields',
      seed: (d) => shuffleLine(d, (line) => line.replace(/^[AB]/, (name) => (name === 'A' ? 'B' : 'A'))),
    },
    {
      name: 'another name',
      rule: 'fields',
      seed: (d) => open(d).rounds.forEach((one) => void (one.field = one.field === 'B' ? 'C' : one.field)),
    },
    {
      name: 'uneven fields',
      rule: 'fields',
      seed: (d) => {
        let left = 3;
        shuffleLine(d, (line) => (line.startsWith('B') && left-- > 0 ? line.replace('B', 'A') : line));
      },
    },
    {
      name: 'a city on one side',
      rule: 'spread',
      seed: (d) =>
        roundOf(open(d), 1)
          .games.slice(0, 3)
          .forEach(({ first: one }) => void (entryOf(d, one!).attributes.city = '拉萨')),
    },
    {
      name: 'strength on one side',
      rule: 'strength',
      seed: (d) =>
        roundOf(open(d), 1).games.forEach(({ first: one }) => void (entryOf(d, one!).attributes.rank = '8d')),
    },
  ]);
});

describe('draws', () => {
  const plain = (d: Document) =>
    d.draws.find(({ algorithm, pool }) => algorithm === 'hmac-sha256-fisher-yates/1' && pool.length > 1)!;
  proves([
    { name: 'another pool', rule: 'pool hash', seed: (d) => d.draws[0]!.pool.push('player E-0001 5d') },
    { name: 'somebody who was not in it', rule: 'draw', seed: (d) => d.draws[0]!.outcome.push('A E-9998') },
    { name: 'another order', rule: 'replay', seed: (d) => plain(d).outcome.reverse() },
  ]);
});
