/** The oracle passes a good document and names the rule for every fault that is seeded into it. */
import { judgeChess } from '.';
import { finish, sample } from './sample';
import { yearByBirth } from './people';
import { compare, scoresOf } from './scores';
import type { Division, Document, Entry, Game } from './types';

const entryOf = (document: Document, id: string): Entry => document.entries.find((entry) => entry.id === id)!;
const group = (document: Document, id: string): Division => document.divisions.find((one) => one.id === id)!;
const games = (document: Document, id: string, round: number): Game[] => group(document, id).rounds[round - 1]!.games;
const rules = (document: unknown): string[] => [...new Set(judgeChess(document).map((one) => one.split(':')[0]!))];

test('the sample is a good document', () => expect(judgeChess(sample())).toEqual([]));

type Fault = readonly [name: string, rule: string, seed: (document: Document) => void];

const FAULTS: readonly Fault[] = [
  ['a key is missing', 'form', (d) => Reflect.deleteProperty(d, 'receipts')],
  ['an id twice', 'identity', (d) => void (entryOf(d, 'E-0002').id = 'E-0001')],
  ['a game of nobody known', 'identity', (d) => void (games(d, 'low', 1)[0]!.first = 'E-0099')],
  ['a player of two groups', 'identity', (d) => void group(d, 'open').players.push('E-0001')],
  ['a history that ends elsewhere', 'history', (d) => void (entryOf(d, 'E-0003').state = 'no-show')],
  ['one person in two groups', 'one-group', (d) => void (entryOf(d, 'E-0012').person = entryOf(d, 'E-0001').person)],
  ['a third-year in the low group', 'eligibility', (d) => void (entryOf(d, 'E-0001').attributes.grade = 3)],
  ['a newcomer who is none', 'eligibility', (d) => void (entryOf(d, 'E-0007').attributes.newcomer = false)],
  [
    'somebody no longer at school in the low group',
    'eligibility',
    (d) => void (entryOf(d, 'E-0001').attributes.grade = null),
  ],
  ['a form after 17:00', 'window', (d) => late(entryOf(d, 'E-0011'))],
  ['no member, and let in', 'member', (d) => void (entryOf(d, 'E-0011').member = false)],
  ['a member who owes nothing', 'fee', (d) => void (entryOf(d, 'E-0011').due = 0)],
  [
    'a grade that disagrees with the birth date, unnoticed',
    'grade-flag',
    (d) => void (entryOf(d, 'E-0001').attributes.grade = 2),
  ],
  ['a group of two left alone', 'merge', (d) => unmerge(d)],
  ['merged, but not said', 'merge', (d) => void (group(d, 'low').mergedFrom = [])],
  [
    'at the desk before it opened',
    'desk',
    (d) => void (entryOf(d, 'E-0011').history.at(-1)!.at = '2020-12-20T08:29:59+08:00'),
  ],
  [
    'from cancelled to the board',
    'transition',
    (d) => void entryOf(d, 'E-0011').history.splice(3, 0, { ...entryOf(d, 'E-0011').history[2]!, state: 'cancelled' }),
  ],
  ['a player who is none', 'players', (d) => void group(d, 'open').players.pop()],
  ['plays without the fee', 'unpaid', (d) => void (entryOf(d, 'E-0019').paid = 0)],
  ['more given back than came', 'refund', (d) => void (entryOf(d, 'E-0022').refunded = 600)],
  ['money that vanished', 'ledger', (d) => void (d.ledger.unallocated = 0)],
  ['prizes that do not add up', 'ledger', (d) => void (d.ledger.prizes = 2500)],
  ['a receipt left out', 'receipt', (d) => void (d.receipts[0]!.id = 'R-0002')],
  ['a receipt over too much', 'receipt', (d) => void (d.receipts[0]!.amount = 700)],
  ['a round too few', 'rounds', (d) => void group(d, 'open').rounds.pop()],
  ['all against all called a Swiss', 'rounds', (d) => group(d, 'low').rounds.forEach((one) => (one.stage = 'swiss'))],
  ['one player twice in a round', 'seats', (d) => void (games(d, 'open', 1)[0]!.first = games(d, 'open', 1)[1]!.first)],
  ['two games on one board', 'seats', (d) => void (games(d, 'open', 1)[0]!.board = 2)],
  ['a game without a result', 'result', (d) => void (games(d, 'open', 1)[0]!.result = null)],
  ['a second bye', 'bye', (d) => swap(d, 'open', 2)],
  ['a second meeting', 'rematch', (d) => repeat(d)],
  ['a second meeting, said to be needed when it is not', 'rematch', (d) => repeat(d, ['repeat'])],
  ['somebody left out of the last round', 'absent', (d) => void games(d, 'low', 7).pop()],
  ['three times White', 'colours', (d) => whites(d)],
  ['a point too many', 'points', (d) => void (group(d, 'open').standings[0]!.points += 0.5)],
  ['a tie-break miscounted', 'tie-break', (d) => void (group(d, 'low').standings[3]!.tieBreaks['SB']! += 0.5)],
  ['places changed round', 'rank', (d) => void (group(d, 'open').standings[0]!.rank = 2)],
  ['a player without a place', 'standings', (d) => void group(d, 'open').standings.pop()],
  ['rated after a withdrawal in round two', 'rating', (d) => leaves(d)],
  ['no fourth certificate in a group of eight', 'prizes', (d) => void group(d, 'low').awards.splice(3)],
  [
    'a fourth prize in the open group',
    'prizes',
    (d) => void group(d, 'open').awards.push({ ...group(d, 'open').awards[2]!, place: 4 }),
  ],
  ['a cup forgotten', 'prizes', (d) => void (group(d, 'low').awards[0]!.items = ['獎狀乙只'])],
  ['cash for the wrong place', 'cash', (d) => void (group(d, 'open').awards[0]!.amount = 1000)],
  ['an impostor keeps his place and prize', 'disqualified', (d) => impostor(d)],
  ['a letter that failed', 'letters', (d) => void (d.letters.failed = 1)],
];

test.each(FAULTS)('%s (%s)', (_, rule, seed) => {
  const document = sample();
  seed(document);
  expect(rules(document)).toContain(rule);
});

/** One second too late, and taken all the same. */
function late(entry: Entry): void {
  entry.receivedAt = '2020-12-18T17:00:01+08:00';
  for (const row of entry.history.slice(0, 3)) row.at = '2020-12-18T17:00:02+08:00';
}

/** The two newcomers stay in their own group. */
function unmerge(document: Document): void {
  for (const id of ['E-0007', 'E-0008']) {
    const entry = entryOf(document, id);
    entry.history = entry.history
      .filter(({ action }) => action !== 'entry.moved')
      .map((row) => ({ ...row, division: 'novice' }));
    entry.division = 'novice';
  }
  for (const id of ['novice', 'low']) Object.assign(group(document, id), { mergedInto: [], mergedFrom: [] });
}

/** Whoever had the bye of round one has that of another round too. */
function swap(document: Document, id: string, round: number): void {
  const bye = (number: number): Game => games(document, id, number).find((game) => game.second === null)!;
  const again = bye(1).first!;
  const now = bye(round).first!;
  for (const game of games(document, id, round)) {
    if (game === bye(round)) continue;
    if (game.first === again) game.first = now;
    if (game.second === again) game.second = now;
  }
  bye(round).first = again;
}

/** Round two pairs a game of round one again. */
function repeat(document: Document, remarks?: string[]): void {
  const [one] = games(document, 'open', 1).filter((game) => game.second !== null);
  const second = games(document, 'open', 2);
  const at = (id: string): Game => second.find((game) => game.first === id || game.second === id)!;
  const partner = (id: string): string | null => (at(id).first === id ? at(id).second : at(id).first);
  const [a, b] = [one!.first!, one!.second!];
  const [x, y] = [partner(a), partner(b)];
  const [gameA, gameB] = [at(a), at(b)];
  Object.assign(gameA, { first: a, second: b, ...(remarks ? { remarks } : {}) });
  Object.assign(gameB, { first: x, second: y });
}

function whites(document: Document): void {
  for (const round of [1, 2, 3])
    for (const game of games(document, 'open', round))
      if (game.second === 'E-0011') [game.first, game.second, game.result] = [game.second, game.first, '1-0'];
}

/** The winner of the open group was put out, and stays where he is. */
function impostor(document: Document): void {
  const winner = entryOf(document, group(document, 'open').standings[0]!.entry);
  winner.history.push({ ...winner.history.at(-1)!, action: 'entry.disqualified' });
}

/** Gone after round one, and rated all the same. */
function leaves(document: Document): void {
  const division = group(document, 'open');
  entryOf(document, 'E-0011').history.push({
    at: '2020-12-20T10:00:00+08:00',
    action: 'entry.withdrawn',
    state: 'checked-in',
    division: 'open',
  });
  division.rounds.slice(1).forEach((round) => {
    round.games = round.games.filter((game) => game.first !== 'E-0011' && game.second !== 'E-0011');
  });
  finish(division);
  division.standings.find(({ entry }) => entry === 'E-0011')!.ratingChange = 12;
}

test('the school year of a birth date', () => {
  expect(['2013-09-02', '2014-09-01', '2014-09-02', '2002-12-31'].map(yearByBirth)).toEqual([1, 1, 0, 12]);
});

test('points and tie-breaks of a table worked out by hand', () => {
  const game = (first: string, second: string | null, result: string): Game => ({
    ...{ board: 1, first, second, kind: second === null ? 'bye' : 'official', result, counts: true },
  });
  const division: Division = {
    ...{ id: 'open', players: ['a', 'b', 'c', 'd', 'e'], mergedInto: [], mergedFrom: [], standings: [], awards: [] },
    rounds: [
      { stage: 'swiss', round: 1, games: [game('a', 'b', '1-0'), game('c', 'd', '1/2'), game('e', null, '+/-')] },
      { stage: 'swiss', round: 2, games: [game('c', 'a', '0-1'), game('e', 'd', '-/+'), game('b', null, '+/-')] },
      { stage: 'swiss', round: 3, games: [game('a', 'd', '1/2'), game('b', 'c', '1-0')] },
    ],
  };
  const byId = Object.fromEntries(scoresOf(division).map(({ id, points, tieBreaks }) => [id, [points, ...tieBreaks]]));
  // a met b (2), c (0.5) and d (2): 2 is left between; 1·2 + 1·0.5 + 0.5·2; 1 + 2 + 2.5
  expect(byId['a']).toEqual([2.5, 2, 3.5, 5.5]);
  // d met c (0.5) and a (2.5); the game e did not come to counts as one against e, who left: 1 + 0 + 0.5, not above his own 2
  expect(byId['d']).toEqual([2, 1.5, 3, 4]);
  // b met a and c; his bye counts at most half a point a round: 1.5
  expect(byId['b']).toEqual([2, 1.5, 2, 3]);
  expect(
    scoresOf(division)
      .sort(compare)
      .map(({ id }) => id)[0],
  ).toBe('a');
});
