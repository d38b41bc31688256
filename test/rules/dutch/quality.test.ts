/** C6–C21 one by one (C.04.3, edition 1 Feb 2026): what each counts for a pair of a bracket, or for leaving it. */
import { buildField } from '../../../src/domain/pairing/dutch/field';
import {
  countAll,
  qualityCriteria,
  type BracketFacts,
  type Criterion,
} from '../../../src/domain/pairing/dutch/quality';
import {
  BYE,
  FLOAT_SLOT,
  MOVED_DOWN,
  NEXT,
  RESIDENT,
  REST,
  type Part,
  type Seat,
} from '../../../src/domain/pairing/dutch/seats';
import type { Crosstable } from '../../../src/domain/play/crosstable';
import { table } from './table';

/** Histories as colours (a dot is a round away); earlier opponents are not in the field. All score alike. */
function facts(histories: readonly string[], more: Partial<Crosstable> = {}): BracketFacts {
  const lines = histories.map((hues, p) =>
    [...hues].map((hue, k) => (hue === '.' ? 'Z' : `${100 + p * 20 + k}${hue}1`)).join(' '),
  );
  const field = buildField(table(lines, more), histories[0]!.length + 1);
  return {
    field,
    size: 4,
    movedDown: 1,
    levels: [{ score: 30, count: 1 }],
    floaters: 1,
    next: 2,
    byeLeavesAlone: false,
    byeScore: 0,
  };
}

const seat = (part: Part, player: number): Seat => ({ part, player });

/** Ids of the criteria that count something for this edge, with the level where there are several. */
function broken(f: BracketFacts, a: Seat, b: Seat, closed = false): string[] {
  return qualityCriteria(f, closed).flatMap((criterion) => {
    const count = criterion.count(a, b);
    const level = criterion.bounds.length > 1 ? `@${criterion.level!(a)}` : '';
    return count === 0 ? [] : [`${criterion.id}${level}${count > 1 ? `×${count}` : ''}`];
  });
}

/** Index in the field of the player with this number. */
const at = (f: BracketFacts, number: number): number => f.field.players.findIndex((player) => player.number === number);
const pair = (f: BracketFacts, a: number, b: number): string[] =>
  broken(f, seat(RESIDENT, at(f, a)), seat(RESIDENT, at(f, b)));

describe('colours within the bracket', () => {
  test('C12 and C13: the same preference, and the same strong one', () => {
    const f = facts(['wb', 'wb', 'w.', 'b.', 'w.', '..']);
    expect(pair(f, 1, 2)).toEqual(['C12']);
    expect(pair(f, 3, 5)).toEqual(['C12', 'C13']);
    expect(pair(f, 3, 4)).toEqual([]);
    expect(pair(f, 1, 6)).toEqual([]);
  });

  test('C13: absolute against strong counts, absolute against mild does not', () => {
    const f = facts(['.ww', '.w.', '.bw']);
    expect(pair(f, 1, 2)).toEqual(['C12', 'C13']);
    expect(pair(f, 1, 3)).toEqual(['C12']);
  });

  const last = { plannedRounds: 6 };
  const f = facts(['.wwbw', '.wbww', '.bwww', '..bww', 'wwwbw', '.bwbb'], last);

  test('C10: both would exceed a difference of two', () => {
    expect(pair(f, 1, 2)).toEqual(['C10', 'C12']);
    expect(pair(f, 2, 3)).toEqual(['C10', 'C11', 'C12']);
    expect(pair(f, 1, 6)).toEqual([]);
  });

  test('C11: the one whose wish gives way would have the colour a third time', () => {
    expect(pair(f, 1, 4)).toEqual(['C11', 'C12']);
    expect(pair(f, 4, 1)).toEqual(['C11', 'C12']);
    expect(pair(f, 2, 4)).toEqual(['C11', 'C12']);
    expect(pair(f, 5, 1)).toEqual(['C10', 'C12']);
    expect(pair(f, 1, 5)).toEqual(['C10', 'C12']);
    expect(pair(f, 5, 2)).toEqual(['C10', 'C11', 'C12']);
  });

  test('C11: a weaker wish gives way without anything repeated; of equal ones whoever has no colour twice', () => {
    // 1 must have black after two whites, 2 only should: 1 gets it
    const weaker = facts(['bbww', '.wbw'], { plannedRounds: 5 });
    expect(pair(weaker, 1, 2)).toEqual(['C12', 'C13']);
    expect(pair(weaker, 2, 1)).toEqual(['C12', 'C13']);
    // both two whites ahead: the one who did not have white twice can take it, in whichever order they stand
    expect(pair(f, 2, 1)).toEqual(['C10', 'C12']);
    expect(pair(facts(['.wwbw', '.wwbw'], last), 1, 2)).toEqual(['C10', 'C12']);
    // 1 gives way to 2, who is three whites ahead; after two blacks a white is no third of its kind
    const blacksLast = facts(['wwwwbb', '.wwwbw'], { plannedRounds: 7 });
    expect(pair(blacksLast, 1, 2)).toEqual(['C10', 'C12']);
    expect(pair(blacksLast, 2, 1)).toEqual(['C10', 'C12']);
  });

  test('before the last round there are no topscorers', () => {
    expect(pair(facts(['.wwbw', '.wbww'], { plannedRounds: 7 }), 1, 2)).toEqual(['C12']);
  });
});

describe('floaters', () => {
  /** player 1 floated down one and two rounds back, 2 up; 3 and 4 neither */
  const base = facts(['..', '..', '..', '..', '..', '..']);
  const f: BracketFacts = {
    ...base,
    field: {
      ...base.field,
      score: Int32Array.from([30, 20, 20, 20, 10, 0]),
      float1: Uint8Array.from([1, 2, 1, 0, 0, 0]),
      float2: Uint8Array.from([1, 2, 1, 0, 0, 0]),
    },
  };

  test('C6, C7, C18 and C20: a moved-down player who floats again', () => {
    expect(broken(f, seat(MOVED_DOWN, 0), seat(NEXT, 4))).toEqual(['C6', 'C7', 'C18', 'C20']);
    expect(broken(f, seat(MOVED_DOWN, 0), seat(FLOAT_SLOT, -1), true)).toEqual(['C7', 'C18', 'C20']);
  });

  test('C14 and C16: a resident who floats again', () => {
    expect(broken(f, seat(RESIDENT, 2), seat(NEXT, 4))).toEqual(['C6', 'C14', 'C16']);
    expect(broken(f, seat(RESIDENT, 3), seat(NEXT, 4))).toEqual(['C6']);
  });

  test('C15, C17, C19 and C21: an opponent of a moved-down player who floats up again', () => {
    expect(broken(f, seat(MOVED_DOWN, 0), seat(RESIDENT, 1))).toEqual(['C15', 'C17', 'C19', 'C21']);
    expect(broken(f, seat(MOVED_DOWN, 0), seat(RESIDENT, 3))).toEqual([]);
    expect(broken(f, seat(RESIDENT, 1), seat(RESIDENT, 3))).toEqual([]);
  });

  test('C8: whoever stays unpaired in the next bracket, floaters by their score', () => {
    expect(broken(f, seat(MOVED_DOWN, 0), seat(REST, 5))).toEqual(['C6', 'C7', 'C8', 'C8@0', 'C18', 'C20']);
    expect(broken(f, seat(RESIDENT, 3), seat(REST, 5))).toEqual(['C6', 'C8', 'C8@1']);
    expect(broken(f, seat(NEXT, 4), seat(REST, 5))).toEqual(['C8']);
    expect(broken(f, seat(NEXT, 4), seat(BYE, -1))).toEqual(['C8']);
    expect(broken(f, seat(REST, 5), seat(BYE, -1))).toEqual([]);
  });

  test('C9: games missed by whoever takes the bye, where he alone leaves and has the score it goes to', () => {
    const alone = { ...f, byeLeavesAlone: true, byeScore: 20, next: 0 };
    expect(broken(alone, seat(RESIDENT, 3), seat(BYE, -1), true)).toEqual(['C9×2']);
    expect(broken(alone, seat(MOVED_DOWN, 0), seat(BYE, -1), true)).toEqual(['C7', 'C18', 'C20']);
  });
});

describe('totals of a matching', () => {
  const seats = [
    seat(MOVED_DOWN, 0),
    seat(RESIDENT, 1),
    seat(RESIDENT, 2),
    seat(NEXT, 3),
    seat(REST, 4),
    seat(BYE, -1),
  ];
  const sum = (counts: Criterion['count'], bounds: number[], level?: Criterion['level']): number[] =>
    countAll(
      [{ id: 'C7', bounds, count: counts, ...(level === undefined ? {} : { level }) }],
      seats,
      Int32Array.from([2, 3, 0, 1, 5, 4]),
    );

  test('every pair counts once, the seat of the earlier part named first', () => {
    expect(sum(() => 1, [9])).toEqual([3]);
    expect(sum((a, b) => (a.part === MOVED_DOWN && b.part === RESIDENT ? 1 : 0), [9])).toEqual([1]);
    expect(sum((a, b) => a.player + 10 * b.player, [99])).toEqual([20 + 31 - 6]);
  });

  test('each level has a total of its own', () => {
    expect(
      sum(
        (a) => (a.part === REST ? 0 : 2),
        [1, 1, 1],
        (a) => (a.part === MOVED_DOWN ? 0 : 2),
      ),
    ).toEqual([2, 0, 2]);
  });

  test('a seat without a partner counts for nothing', () => {
    expect(countAll([{ id: 'C6', bounds: [1], count: () => 1 }], seats, new Int32Array(6).fill(-1))).toEqual([0]);
  });
});

test('criteria come in the order of the rules, and only those a round can have', () => {
  const ids = (rounds: number): string =>
    [
      ...new Set(qualityCriteria(facts([''.padEnd(rounds, '.'), ''.padEnd(rounds, '.')]), false).map(({ id }) => id)),
    ].join(' ');
  expect(ids(0)).toBe('C6 C7 C8 C12 C13');
  expect(ids(1)).toBe('C6 C7 C8 C12 C13 C14 C15 C18 C19');
  expect(ids(2)).toBe('C6 C7 C8 C12 C13 C14 C15 C16 C17 C18 C19 C20 C21');
  expect(ids(8)).toBe('C6 C7 C8 C10 C11 C12 C13 C14 C15 C16 C17 C18 C19 C20 C21');
});
