/** 积分编排: by hand, against all pairings of small fields, and through whole events. */
import fc from 'fast-check';
import { goColours } from '../../../../src/domain/pairing/go-score/colours';
import type { GoPlayer } from '../../../../src/domain/pairing/go-score/field';
import { pairGoRound, type GoRound, type GoScoreOptions } from '../../../../src/domain/pairing/go-score/pair';
import type { Crosstable, CrosstablePlayer, RoundRecord } from '../../../../src/domain/play/crosstable';
import { allPairings, compareLists } from '../enumerate';
import { broken, colourTrouble, pairKey } from '../invariants';

const POINTS = {
  win: 20,
  draw: 10,
  loss: 0,
  forfeitWin: 20,
  forfeitLoss: 0,
  pairingBye: 20,
  halfBye: 10,
  fullBye: 20,
  zeroBye: 0,
};

/** `+b2` = won with Black against 2, `F3+` = won by forfeit against 3, U, H, Z; blanks between rounds. */
function record(text: string): RoundRecord | undefined {
  if (text === '.') return undefined;
  if (text === 'U' || text === 'H' || text === 'Z' || text === 'F') return { opponent: null, colour: null, code: text };
  const forfeit = /^F(\d+)([+-])$/.exec(text);
  if (forfeit !== null) return { opponent: Number(forfeit[1]), colour: null, code: forfeit[2] as '+' | '-' };
  const code = text.startsWith('+') ? '1' : text.startsWith('-') ? '0' : '=';
  return { opponent: Number(text.slice(2)), colour: text[1] as 'w' | 'b', code };
}

const event = (lines: readonly string[]): Crosstable => ({
  players: lines.map((line, index): CrosstablePlayer => {
    const cells = line.trim() === '' ? [] : line.trim().split(/\s+/);
    return { number: index + 1, name: '', rating: null, rounds: cells.map(record) };
  }),
  plannedRounds: 9,
  points: POINTS,
  initialColour: null,
  accelerations: [],
  forbidden: [],
});

const options = (table: Crosstable, round: number, more: Partial<GoScoreOptions> = {}): GoScoreOptions => ({
  round,
  order: table.players.map((player) => player.number),
  unitsApartUntil: 0,
  inside: 'neighbours',
  colours: 'nigiri',
  ...more,
});

function paired(table: Crosstable, round: number, more: Partial<GoScoreOptions> = {}): GoRound {
  const result = pairGoRound(table, options(table, round, more));
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

const shown = ({ pairs, bye }: GoRound): string =>
  [...pairs.map(({ players }) => players.join('-')), ...(bye === null ? [] : [`bye ${bye}`])].join(' ');

test('the first round follows the recorded order: neighbours, or top half against bottom half', () => {
  const table = event(['', '', '', '', '', '']);
  expect(shown(paired(table, 1, { order: [3, 6, 1, 5, 2, 4] }))).toBe('3-6 1-5 2-4');
  expect(shown(paired(table, 1, { inside: 'fold' }))).toBe('1-4 2-5 3-6');
});

test('equal points meet, nobody meets twice', () => {
  const table = event(['+b2', '-w1', '+b4', '-w3', '+b6', '-w5', '+b8', '-w7']);
  expect(shown(paired(table, 2))).toBe('1-3 5-7 2-4 6-8');
  const third = event(['+b2 +w3', '-w1 -b4', '+b4 -b1', '-w3 +w2']);
  expect(shown(paired(third, 3))).toBe('1-4 3-2');
});

test('who finds no opponent floats to the nearest group', () => {
  // points before round 3: 1 has 4; 2, 3, 4 and 5 have 2 and met among themselves; 6 has 0
  const table = event(['+b2 +w4', '-w1 +b6', '+b5 -w6', '+w6 -b1', '-w3 U', '-b4 -w2']);
  const { pairs } = paired(table, 3);
  expect(pairs.map(({ players, apart }) => [...players, apart])).toEqual([
    [1, 3, 20],
    [2, 4, 0],
    [5, 6, 20],
  ]);
});

test('boards: higher score first, then the larger sum, then the recorded order', () => {
  // 1 has 4 points and met 2 and 3, who have 3 each: he meets 4, who has none, on the first board all the same
  const table = event(['+b2 +w3 Z', '-w1 U H', 'U -b1 H', 'Z Z Z']);
  expect(shown(paired(table, 4))).toBe('1-4 2-3');
  // equal leaders: 1 floats to 4, so the game of 2 and 3 has the larger sum
  const equal = event(['+b2 +w3 Z', '-w1 U U', 'U -b1 U', 'U Z Z', 'Z Z U', 'Z H Z']);
  expect(paired(equal, 4).pairs.map(({ players, apart }) => [...players, apart])).toEqual([
    [2, 3, 0],
    [1, 4, 20],
    [5, 6, 10],
  ]);
});

test('the bye goes to the lowest who had none, the last of the recorded order', () => {
  const table = event(['+b2', '-w1', '+b4', '-w3', 'U']);
  expect(paired(table, 2).bye).toBe(4);
  expect(paired(table, 2, { order: [4, 2, 1, 3, 5] }).bye).toBe(2);
});

test('absent players are left out', () => {
  const table = event(['+b2 .', '-w1 Z', '+b4 .', '-w3 .']);
  expect(shown(paired(table, 2))).toBe('1-3 bye 4');
});

test('a forfeited game counts as a meeting, unless the event says otherwise', () => {
  const table = event(['F2+', 'F1-', '+b4', '-w3']);
  expect(shown(paired(table, 2, { order: [1, 2, 3, 4] }))).toBe('1-3 2-4');
  const two = event(['F2+', 'F1-']);
  expect(pairGoRound(two, options(two, 2)).ok).toBe(false);
  expect(shown(paired(two, 2, { forfeitsMet: false }))).toBe('1-2');
});

test('one unit is kept apart in the early rounds, without breaking equal points', () => {
  const table = event(['', '', '', '']);
  const units = new Map([
    [1, 'north'],
    [2, 'north'],
    [3, 'south'],
    [4, 'south'],
  ]);
  expect(shown(paired(table, 1, { units }))).toBe('1-2 3-4');
  expect(shown(paired(table, 1, { units, unitsApartUntil: 3 }))).toBe('1-3 2-4');
  // round 2: 1 and 2 both won, and are of one unit: equal points come first …
  const second = event(['+b3', '+b4', '-w1', '-w2']);
  expect(paired(second, 2, { units, unitsApartUntil: 3 }).pairs[0]).toMatchObject({ players: [1, 2], sameUnit: true });
  // … unless the event puts the units first
  expect(shown(paired(second, 2, { units, unitsApartUntil: 3, unitsBefore: 'points' }))).toBe('1-4 2-3');
});

test('without any pairing the answer names who has no opponent left', () => {
  // 1 met everybody; of the others 2 and 4 met
  const table = event(['+b2 +w3 +b4', '-w1 +b4 Z', 'Z -b1 Z', 'Z -w2 -w1']);
  const refused = pairGoRound(table, options(table, 4));
  expect(refused).toEqual({
    ok: false,
    problems: [
      { code: 'go-score.no-pairing', params: { players: 4, alone: 2 } },
      { code: 'go-score.no-opponent', params: { number: 1 } },
    ],
  });
});

describe('colours', () => {
  const player = (number: number, colours: readonly ('b' | 'w')[]): GoPlayer => ({
    number,
    points: 0,
    met: new Set(),
    hadBye: false,
    balance: colours.reduce((sum, colour) => sum + (colour === 'b' ? 1 : -1), 0),
    colours,
    unit: null,
  });

  test('Black goes to the one who had it less often', () => {
    expect(goColours(player(1, ['b']), player(2, ['w']), 1, 'nigiri')).toEqual({ black: 2, why: 'balance' });
    expect(goColours(player(1, []), player(2, ['b']), 1, 'nigiri')).toEqual({ black: 1, why: 'balance' });
  });

  test('equally often: the last round in which they differ is turned round', () => {
    expect(goColours(player(1, ['b', 'w']), player(2, ['w', 'b']), 1, 'nigiri')).toEqual({
      black: 2,
      why: 'alternate',
    });
    // last round first: equal in the last, different before
    expect(goColours(player(1, ['b', 'w', 'b', 'w']), player(2, ['b', 'b', 'w', 'w']), 1, 'nigiri')).toEqual({
      black: 1,
      why: 'alternate',
    });
  });

  test('equal histories: nigiri, or the recorded order turn about', () => {
    const both = (board: number, open: 'nigiri' | 'order'): unknown =>
      goColours(player(1, ['b']), player(2, ['b']), board, open);
    expect(both(1, 'nigiri')).toEqual({ black: null, why: 'nigiri' });
    expect(both(1, 'order')).toEqual({ black: 1, why: 'order' });
    expect(both(2, 'order')).toEqual({ black: 2, why: 'order' });
  });
});

/** A random event in the middle: some rounds paired by the engine, results by coin. */
const situation = fc.record({
  players: fc.integer({ min: 2, max: 8 }),
  rounds: fc.integer({ min: 0, max: 4 }),
  coins: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 40, maxLength: 40 }),
  unitCount: fc.integer({ min: 1, max: 4 }),
  order: fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8], { minLength: 8, maxLength: 8 }),
  inside: fc.constantFrom('neighbours' as const, 'fold' as const),
  unitsBefore: fc.constantFrom('points' as const, 'order' as const),
  colours: fc.constantFrom('balance' as const, 'nigiri' as const),
});

type Rounds = (RoundRecord | undefined)[][];

const tableOf = (rounds: Rounds): Crosstable => ({
  ...event(rounds.map(() => '')),
  players: rounds.map((own, index) => ({ number: index + 1, name: '', rating: null, rounds: own })),
});

/** Writes a round with results: 0, 1 = Black wins, 2, 3 = White wins, 4 = draw, 5 = Black does not come. */
function play(rounds: Rounds, round: number, paired: GoRound, coin: () => number): void {
  for (const { players, black } of paired.pairs) {
    const first = black ?? players[0];
    const second = first === players[0] ? players[1] : players[0];
    const result = coin();
    const codes = (['1', '1', '0', '0', '=', '-'] as const)[result] ?? '1';
    const answer = ({ '1': '0', '0': '1', '=': '=', '-': '+' } as const)[codes];
    const own = rounds[first - 1];
    const other = rounds[second - 1];
    if (own !== undefined) own[round - 1] = { opponent: second, colour: 'b', code: codes };
    if (other !== undefined) other[round - 1] = { opponent: first, colour: 'w', code: answer };
  }
  const sitting = paired.bye === null ? undefined : rounds[paired.bye - 1];
  if (sitting !== undefined) sitting[round - 1] = { opponent: null, colour: null, code: 'U' };
}

test('on small fields no pairing is better than the one given, and none exists where none is given', () => {
  fc.assert(
    fc.property(situation, ({ players, rounds: played, coins, unitCount, order, inside, unitsBefore, colours }) => {
      let next = 0;
      const coin = (): number => coins[next++ % coins.length] ?? 0;
      const rounds: Rounds = Array.from({ length: players }, () => []);
      const units = new Map(rounds.map((_, index) => [index + 1, `unit ${coin() % unitCount}`]));
      const chosen = { order, inside, unitsBefore, colours, units, unitsApartUntil: 3 };
      let round = 1;
      for (; round <= played; round++) {
        const table = tableOf(rounds);
        const result = pairGoRound(table, options(table, round, chosen));
        if (!result.ok) break;
        play(rounds, round, result.value, coin);
      }
      const table = tableOf(rounds);
      const result = pairGoRound(table, options(table, round, chosen));

      // The same facts gathered a second time, straight from the records.
      const points = rounds.map((own) =>
        own.reduce((sum, entry) => sum + ({ '1': 2, '+': 2, U: 2, '=': 1 }[String(entry?.code)] ?? 0), 0),
      );
      const balance = rounds.map((own) =>
        own.reduce(
          (sum, entry) =>
            entry === undefined || !'10='.includes(entry.code ?? 'x') ? sum : sum + (entry.colour === 'b' ? 1 : -1),
          0,
        ),
      );
      const ranked = rounds
        .map((_, index) => index)
        .sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0) || order.indexOf(a + 1) - order.indexOf(b + 1));
      const at = (index: number): number => ranked.indexOf(index);
      const cost = (pairs: readonly (readonly [string, string])[]): number[] | null => {
        const sum = { bye: 0, apart: 0, unit: 0, colour: 0, place: 0 };
        for (const [x, y] of pairs) {
          if (x === '-' || y === '-') {
            const taker = Number(x === '-' ? y : x) - 1;
            if (rounds[taker]?.some((entry) => entry?.code === 'U') === true) return null;
            sum.bye = players - at(taker);
            continue;
          }
          const [a, b] = [Number(x) - 1, Number(y) - 1];
          if (rounds[a]?.some((entry) => entry?.opponent === b + 1) === true) return null;
          sum.apart += ((points[a] ?? 0) - (points[b] ?? 0)) ** 2;
          sum.unit += Number(round <= 3 && units.get(a + 1) === units.get(b + 1));
          if (colours === 'balance') sum.colour -= Math.abs((balance[a] ?? 0) - (balance[b] ?? 0));
          const group = points.filter((value) => value === points[a]).length;
          const wanted = inside === 'fold' && points[a] === points[b] ? Math.floor(group / 2) : 1;
          sum.place += (Math.abs(at(a) - at(b)) - wanted) ** 2;
        }
        const by = unitsBefore === 'points' ? [sum.unit, sum.apart] : [sum.apart, sum.unit];
        return [sum.bye, ...by, sum.colour, sum.place];
      };
      const people = rounds.map((_, index) => String(index + 1)).concat(players % 2 === 1 ? ['-'] : []);
      let best: number[] | null = null;
      for (const pairs of allPairings(people)) {
        const found = cost(pairs);
        if (found !== null && (best === null || compareLists(found, best) < 0)) best = found;
      }
      expect(result.ok).toBe(best !== null);
      if (!result.ok) return;
      const given = result.value.pairs.map(({ players: [a, b] }) => [String(a), String(b)] as const);
      const { bye } = result.value;
      expect(cost(bye === null ? given : [...given, [String(bye), '-'] as const])).toEqual(best);
    }),
    { numRuns: 150 },
  );
});

test('whole events: everyone once, no second meeting, one bye each at most, colours near balance', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 12, max: 40 }),
      fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 300, maxLength: 300 }),
      fc.boolean(),
      (players, coins, fold) => {
        let next = 0;
        const rounds: Rounds = Array.from({ length: players }, () => []);
        const met = new Set<string>();
        const hadBye = new Set<string>();
        const units = new Map(rounds.map((_, index) => [index + 1, `unit ${index % 5}`]));
        const present = rounds.map((_, index) => String(index + 1));
        for (let round = 1; round <= 7; round++) {
          const table = tableOf(rounds);
          const round7 = paired(table, round, {
            units,
            unitsApartUntil: 3,
            colours: 'balance',
            openColours: 'order',
            inside: fold ? 'fold' : 'neighbours',
          });
          const pairs = round7.pairs.map(({ players: [a, b] }) => [String(a), String(b)] as const);
          const bye = round7.bye === null ? null : String(round7.bye);
          expect(broken({ present, round: { pairs, bye }, forbidden: met, hadBye })).toEqual([]);
          expect(round7.pairs.map(({ board }) => board)).toEqual(round7.pairs.map((_, index) => index + 1));
          for (const pair of pairs) met.add(pairKey(...pair));
          if (bye !== null) hadBye.add(bye);
          play(rounds, round, round7, () => coins[next++ % coins.length] ?? 0);
        }
        // Colours come after equal points, so two who both had too much White may have to meet.
        for (const own of rounds)
          expect(
            colourTrouble(
              own.flatMap((entry) => entry?.colour ?? []),
              3,
              4,
            ),
          ).toEqual([]);
      },
    ),
    { numRuns: 15 },
  );
});

test('neither the order of the table nor a second run changes the pairing', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8, maxLength: 8 }), (shuffle) => {
      const table = event(['+b2', '-w1', '+b4', '-w3', '+b6', '-w5', '+b8', '-w7']);
      const other = { ...table, players: shuffle.flatMap((index) => table.players[index] ?? []) };
      const order = [5, 2, 8, 1, 7, 3, 6, 4];
      expect(paired(other, 2, { order })).toEqual(paired(table, 2, { order }));
    }),
  );
});
