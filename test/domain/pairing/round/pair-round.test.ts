/** Rounds of a Swiss stage played to the end: whatever the system, its invariants hold after every round (oracle: the games alone). */
import fc from 'fast-check';
import { makeId, type EntryId } from '../../../../src/domain/common/ids';
import type { Game, GameResult } from '../../../../src/domain/play/game';
import { plannedRounds } from '../../../../src/domain/play/swiss/rounds';
import { swissTable, type SwissField } from '../../../../src/domain/play/swiss/table';
import { pairSwissRound } from '../../../../src/domain/pairing/round/pair-round';
import type { RoundOrder } from '../../../../src/domain/pairing/round/order';
import type { SwissStage } from '../../../../src/domain/regulation/regulation';

const SEED = '5'.repeat(64);

const stage = (more: Partial<SwissStage>): SwissStage => ({
  id: 'swiss',
  kind: 'swiss',
  name: 'Swiss',
  starts: [],
  timeControl: null,
  clause: '1',
  system: 'fide-dutch',
  rounds: { fixed: 5 },
  points: { win: 10, draw: 5, loss: 0, bye: 10, halfBye: 5 },
  acceleration: 'none',
  roundRobinWhenShort: true,
  doubleRoundRobinWhenTwice: false,
  apart: [],
  lateEntryUntilRound: null,
  requestedByes: { allowed: true, worth: 'half', untilRound: null },
  fields: null,
  colours: 'system',
  ...more,
});

const entries = (count: number): EntryId[] => Array.from({ length: count }, (_, i) => makeId('entry', i + 1));

interface Setting {
  readonly stage: SwissStage;
  readonly order: readonly EntryId[];
  readonly absent?: (round: number) => readonly EntryId[];
  readonly byes?: (round: number) => readonly EntryId[];
  readonly units?: ReadonlyMap<EntryId, string>;
  readonly leastHarm?: boolean;
  readonly left?: 'w' | 'b';
}

function orderOf(setting: Setting, games: readonly Game[], round: number): RoundOrder {
  const field: SwissField = {
    stage: setting.stage,
    order: setting.order,
    games,
    left: setting.left ?? 'w',
    initialColour: 'w',
    ratingOf: () => null,
    nameOf: (entry) => entry,
  };
  return {
    field,
    table: swissTable(field),
    division: 'open',
    fieldId: null,
    round,
    label: 'x/open/swiss',
    seed: SEED,
    absent: new Set(setting.absent?.(round) ?? []),
    byes: new Set(setting.byes?.(round) ?? []),
    units: setting.units ?? new Map(),
    leastHarm: setting.leastHarm ?? false,
    nextDraw: 1,
  };
}

/** Plays so many rounds; `results` gives the outcome of each game. Stops where no pairing exists. */
function play(setting: Setting, results: readonly number[]): { games: Game[]; rounds: number; stuck: boolean } {
  const games: Game[] = [];
  const rounds = plannedRounds(setting.stage, setting.order.length);
  let next = 0;
  for (let round = 1; round <= rounds; round++) {
    const paired = pairSwissRound(orderOf(setting, games, round));
    if (!paired.ok) return { games, rounds: round - 1, stuck: true };
    for (const game of paired.value.games) {
      const drawn = (['1-0', '0-1', '1/2'] as const)[(results[next++ % results.length] ?? 0) % 3] ?? '1-0';
      const result: GameResult = game.result ?? drawn;
      games.push({ ...game, id: makeId('game', games.length + 1), result });
    }
  }
  return { games, rounds, stuck: false };
}

const pairKey = (game: Game): string => [game.first, game.second].sort().join(' ');

/** Everybody who is there exactly once a round, nobody twice against one, one won bye each. */
function brokenRules(games: readonly Game[], order: readonly EntryId[], here: (round: number) => readonly EntryId[]) {
  const broken: string[] = [];
  const met = new Set<string>();
  const byes = new Map<string, number>();
  const rounds = Math.max(0, ...games.map((game) => game.round));
  for (let round = 1; round <= rounds; round++) {
    const own = games.filter((game) => game.round === round);
    const seen = own.flatMap((game) => [game.first, game.second]).filter((one) => one !== null);
    if (new Set(seen).size !== seen.length) broken.push(`round ${round}: somebody twice`);
    for (const entry of here(round)) if (!seen.includes(entry)) broken.push(`round ${round}: ${entry} left out`);
    for (const entry of seen) if (!order.includes(entry)) broken.push(`round ${round}: ${entry} is nobody`);
    for (const game of own) {
      if (game.second === null) {
        if (game.result === '+/-') byes.set(game.first ?? '', (byes.get(game.first ?? '') ?? 0) + 1);
      } else if (met.has(pairKey(game))) broken.push(`round ${round}: ${pairKey(game)} again`);
      else met.add(pairKey(game));
    }
  }
  for (const [entry, count] of byes) if (count > 1) broken.push(`${entry} has ${count} byes`);
  return broken;
}

const fieldAndResults = fc.tuple(
  fc.integer({ min: 2, max: 33 }),
  fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 7, maxLength: 31 }),
);

test.each(['fide-dutch', 'go-score', 'lots'] as const)('%s: everybody once, nobody twice, one bye', (system) => {
  fc.assert(
    fc.property(fieldAndResults, ([count, results]) => {
      const order = entries(count);
      const setting: Setting = { stage: stage({ system }), order, left: system === 'go-score' ? 'b' : 'w' };
      const { games } = play(setting, results);
      expect(brokenRules(games, order, () => order)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test('a field that is small for its rounds plays all against all (B9)', () => {
  for (let count = 2; count <= 6; count++) {
    const order = entries(count);
    const { games, rounds } = play({ stage: stage({}), order }, [0, 1, 2, 1]);
    const met = new Set(games.filter((game) => game.second !== null).map(pairKey));
    expect(met.size).toBe((count * (count - 1)) / 2);
    expect(games.filter((game) => game.second !== null)).toHaveLength(met.size);
    expect(rounds).toBe(count % 2 === 0 ? count - 1 : count);
  }
  expect(plannedRounds(stage({}), 7)).toBe(5);
  expect(plannedRounds(stage({ doubleRoundRobinWhenTwice: true, rounds: { fixed: 6 } }), 4)).toBe(6);
});

test('who sits out an all-against-all wins nothing by it', () => {
  const { games } = play({ stage: stage({}), order: entries(5) }, [0]);
  const free = games.filter((game) => game.second === null);
  expect(free).toHaveLength(5);
  expect(free.every((game) => game.kind === 'bye' && game.result === '-/-')).toBe(true);
});

test('who left meets nobody; in an all-against-all his opponents win without playing', () => {
  const [gone] = entries(6);
  const swiss = play(
    { stage: stage({}), order: entries(9), absent: (round) => (round > 2 && gone ? [gone] : []) },
    [0, 1],
  );
  expect(swiss.games.some((game) => game.round > 2 && (game.first === gone || game.second === gone))).toBe(false);
  const robin = play(
    { stage: stage({}), order: entries(6), absent: (round) => (round > 2 && gone ? [gone] : []) },
    [0, 1],
  );
  const own = robin.games.filter((game) => game.round > 2 && (game.first === gone || game.second === gone));
  expect(own).toHaveLength(3);
  expect(own.map((game) => game.result)).toEqual(own.map((game) => (game.first === gone ? '-/+' : '+/-')));
});

test('a bye asked for is worth what the regulation says', () => {
  const [asks] = entries(8);
  const half = play({ stage: stage({}), order: entries(8), byes: (round) => (round === 1 && asks ? [asks] : []) }, [0]);
  const first = half.games.filter((game) => game.round === 1 && game.first === asks);
  expect(first.map(({ kind, result, remarks }) => ({ kind, result, remarks }))).toEqual([
    { kind: 'bye', result: '1/2', remarks: ['requested'] },
  ]);
  const zero = stage({ requestedByes: { allowed: true, worth: 'zero', untilRound: 1 } });
  const none = play({ stage: zero, order: entries(8), byes: (round) => (round === 1 && asks ? [asks] : []) }, [0]);
  expect(none.games.find((game) => game.first === asks && game.second === null)?.result).toBe('-/-');
});

// in go equal points go before it, so the third round may already bring them together
test.each([
  ['fide-dutch', 3],
  ['go-score', 2],
] as const)('%s: players of one school do not meet while that is possible', (system, rounds) => {
  const order = entries(16);
  const units = new Map(order.map((entry, i) => [entry, `school ${String(i % 4)}`]));
  const { games } = play({ stage: stage({ system, rounds: { fixed: rounds } }), order, units }, [0, 1, 2]);
  expect(games.filter((game) => units.get(game.first as EntryId) === units.get(game.second as EntryId))).toEqual([]);
});

test('players of one school meet rather than stay without an opponent', () => {
  const order = entries(8);
  const units = new Map(order.map((entry) => [entry, 'one school']));
  const { games, stuck } = play({ stage: stage({ rounds: { fixed: 3 } }), order, units }, [0, 1]);
  expect(stuck).toBe(false);
  expect(brokenRules(games, order, () => order)).toEqual([]);
});

test('where no pairing keeps all rules the arbiter gets the one that breaks the fewest, and second meetings are marked', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 3, max: 9 }),
      fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 9 }),
      (count, results) => {
        const order = entries(count);
        const swiss = stage({ roundRobinWhenShort: false, rounds: { fixed: 9 } });
        const { games, stuck } = play({ stage: swiss, order, leastHarm: true }, results);
        expect(stuck).toBe(false);
        const seen = new Set<string>();
        for (const game of games) {
          if (game.second === null) continue;
          expect(game.remarks.includes('repeat')).toBe(seen.has(pairKey(game)));
          seen.add(pairKey(game));
        }
        for (let round = 1; round <= 9; round++) {
          const here = games.filter((game) => game.round === round).flatMap((game) => [game.first, game.second]);
          expect(here.filter((one) => one !== null).sort()).toEqual([...order].sort());
        }
        // nobody has a second bye before everybody had one, as long as somebody without one is there
        const byes = order.map((entry) => games.filter((game) => game.second === null && game.first === entry).length);
        if (count % 2 === 1) expect(Math.max(...byes) - Math.min(...byes)).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 60 },
  );
});

test('whoever is away in a round of an all-against-all loses that game and has no second one', () => {
  const [asks] = entries(6);
  const { games } = play(
    { stage: stage({}), order: entries(6), byes: (round) => (round === 1 && asks ? [asks] : []) },
    [0],
  );
  const own = games.filter((game) => game.round === 1 && (game.first === asks || game.second === asks));
  expect(own.map((game) => (game.first === asks ? game.result === '-/+' : game.result === '+/-'))).toEqual([true]);
});

test('a field of one is refused, and says how many are left', () => {
  const paired = pairSwissRound(orderOf({ stage: stage({}), order: entries(1) }, [], 1));
  expect(paired).toMatchObject({ ok: false, problems: [{ code: 'round.too-few-players', params: { players: 1 } }] });
});
