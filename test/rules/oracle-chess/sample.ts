/** A correct rehearsal document of the chess cup, small enough to read; every seeded fault starts from it. */
import { compare, scoresOf } from './scores';
import type { Award, Division, Document, Entry, Game, Receipt, Round } from './types';

const row = (at: string, action: string, state: string, division: string) => ({
  at: `${at}+08:00`,
  action: `entry.${action}`,
  state,
  division,
});

/** Paid by transfer in November, at the desk on the day. */
export function player(number: number, group: string, attributes: Entry['attributes'], into = group): Entry {
  const second = String(number % 60).padStart(2, '0');
  const history = [
    row(`2020-11-20T10:00:${second}`, 'received', 'held', group),
    row(`2020-11-22T21:00:${second}`, 'reported', 'reported', group),
    row(`2020-11-22T21:00:${second}`, 'confirmed', 'confirmed', group),
    ...(into === group ? [] : [row('2020-12-19T02:31:00', 'moved', 'confirmed', into)]),
    row('2020-12-20T08:40:00', 'checked-in', 'checked-in', into),
  ];
  const id = String(number).padStart(4, '0');
  return {
    id: `E-${id}`,
    person: `P-${id}`,
    name: `選手${String(number)}`,
    division: into,
    member: true,
    receivedAt: history[0]!.at,
    state: 'checked-in',
    due: 500,
    paid: 500,
    refunded: 0,
    history,
    attributes,
    flags: [],
  };
}

/** Ends an entry's history otherwise. */
export function ends(entry: Entry, rows: [at: string, action: string, state: string][], keep = 3): Entry {
  const history = [
    ...entry.history.slice(0, keep),
    ...rows.map(([at, action, state]) => row(at, action, state, entry.division)),
  ];
  return { ...entry, history, state: history.at(-1)!.state };
}

const game = (board: number, first: string, second: string | null, result: string): Game => ({
  board,
  first,
  second,
  kind: second === null ? 'bye' : 'official',
  result,
  counts: true,
});

const RESULTS = ['1-0', '1/2', '0-1', '1-0', '0-1', '1/2', '1-0'];

/** Everybody against everybody by turning the circle; the fixed player changes sides. */
function roundRobin(players: string[]): Round[] {
  const [fixed = '', ...ring] = players;
  return ring.map((_, turn) => {
    const turned = [...ring.slice(turn), ...ring.slice(0, turn)];
    const pairs: [string, string][] = [turn % 2 === 0 ? [fixed, turned[0]!] : [turned[0]!, fixed]];
    for (let i = 1; i <= (ring.length - 1) / 2; i++) {
      const pair: [string, string] = [turned[i]!, turned[ring.length - i]!];
      pairs.push(i % 2 === 0 ? pair : [pair[1], pair[0]]);
    }
    const games = pairs.map(([white, black], i) => game(i + 1, white, black, RESULTS[(turn * 3 + i) % 7]!));
    return { stage: 'round-robin', round: turn + 1, games };
  });
}

/** Five rounds for nine: a bye for the last who had none, no rematch, colours by turns; found by trying. */
function swiss(players: string[]): Round[] {
  const met = new Set<string>();
  const had = new Set<string>();
  const whites = new Map(players.map((id) => [id, 0]));
  const rounds: Round[] = [];
  for (let round = 1; round <= 5; round++) {
    const free = [...players].reverse().find((id) => !had.has(id))!;
    had.add(free);
    const pairs = pairUp(
      players.filter((id) => id !== free),
      met,
    )!;
    const games = pairs.map(([a, b], i) => {
      met.add(`${a} ${b}`).add(`${b} ${a}`);
      const [white, black] = whites.get(a)! <= whites.get(b)! ? [a, b] : [b, a];
      whites.set(white, whites.get(white)! + 1);
      whites.set(black, whites.get(black)! - 1);
      return game(i + 1, white, black, RESULTS[(round + i) % 7]!);
    });
    rounds.push({ stage: 'swiss', round, games: [...games, game(9, free, null, '+/-')] });
  }
  return rounds;
}

function pairUp(ids: string[], met: ReadonlySet<string>): [string, string][] | null {
  const [first, ...others] = ids;
  if (first === undefined) return [];
  for (const other of others) {
    if (met.has(`${first} ${other}`)) continue;
    const rest = pairUp(
      others.filter((id) => id !== other),
      met,
    );
    if (rest) return [[first, other], ...rest];
  }
  return null;
}

/** Standings and prizes as the games give them. */
export function finish(division: Division): Division {
  const scores = scoresOf(division).sort(compare);
  division.standings = scores.map((score) => ({
    rank: scores.filter((other) => compare(other, score) < 0).length + 1,
    entry: score.id,
    points: score.points,
    tieBreaks: { 'BH/M1': score.tieBreaks[0], SB: score.tieBreaks[1], PS: score.tieBreaks[2] },
    ratingChange: null,
  }));
  const last = division.id === 'low' ? 6 : 3;
  division.awards = division.standings.slice(0, last).map(({ entry }, i): Award => {
    const items = i < 3 ? ['獎盃一座', '獎狀乙只'] : ['獎狀乙只'];
    const amount = division.id === 'open' ? [1500, 1000, 500][i]! : 0;
    return { entry, prize: `${division.id}-${String(i + 1)}`, place: i + 1, amount, items };
  });
  return division;
}

const empty = (id: string): Division => ({
  id,
  players: [],
  mergedInto: [],
  mergedFrom: [],
  rounds: [],
  standings: [],
  awards: [],
});

/** Six of the low group and two newcomers merged into it; nine in the open group; one refused, one who cancelled. */
export function sample(): Document {
  const first = { sex: 'm', birthDate: '2014-03-01', grade: 1, newcomer: false } as const;
  const grown = { sex: 'f', birthDate: '1990-01-01', grade: null, newcomer: false } as const;
  const low = [1, 2, 3, 4, 5, 6].map((n) => player(n, 'low', first));
  const newcomers = [7, 8].map((n) => player(n, 'novice', { ...first, newcomer: true }, 'low'));
  const open = [11, 12, 13, 14, 15, 16, 17, 18, 19].map((n) => player(n, 'open', grown));
  const refused: Entry = {
    ...ends(player(21, 'open', grown), [['2020-11-20T10:00:21', 'received', 'rejected']], 0),
    member: false,
    due: 0,
    paid: 0,
  };
  const cancelled = {
    ...ends(player(22, 'open', grown), [['2020-12-01T12:00:00', 'cancelled', 'cancelled']]),
    refunded: 400,
  };
  // one who had not paid brings the fee to the desk
  const late = open[8]!;
  open[8] = {
    ...late,
    history: late.history.filter(({ state }) => state === 'held' || state === 'checked-in'),
  };
  const receipts: Receipt[] = [{ id: 'R-0001', entry: 'E-0019', amount: 500 }];
  const entries = [...low, ...newcomers, ...open, refused, cancelled];
  const ids = (people: Entry[]): string[] => people.map(({ id }) => id);
  const divisions = ['novice', 'girls', 'low', 'mid', 'high', 'junior', 'senior', 'open'].map(empty);
  const of = (id: string): Division => divisions.find((one) => one.id === id)!;
  Object.assign(of('novice'), { mergedInto: ['low'] });
  Object.assign(of('low'), { mergedFrom: ['novice'], players: ids([...low, ...newcomers]) });
  Object.assign(of('low'), { rounds: roundRobin(of('low').players) });
  Object.assign(of('open'), { players: ids(open) });
  Object.assign(of('open'), { rounds: swiss(of('open').players) });
  finish(of('low'));
  finish(of('open'));
  const paid = entries.reduce((sum, entry) => sum + entry.paid, 0);
  return {
    regulation: 'chess-cup-109',
    seed: '01',
    version: 1,
    entries,
    divisions,
    receipts,
    ledger: { in: paid + 100, allocated: paid, unallocated: 100, refundsDue: 0, refundsDone: 400, prizes: 3000 },
    letters: { queued: 0, sent: 60, failed: 0 },
  };
}
