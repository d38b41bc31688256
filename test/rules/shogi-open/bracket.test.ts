/** 龍馬盃 2026 第八條 淘汰賽籤表: row by qualifiers, byes first to the unbeaten, seats by lot, places; 第五條 晉級者放棄. */
import type { EntryId } from '../../../src/domain/common/ids';
import type { Game } from '../../../src/domain/play/game';
import { verifyDraw } from '../../../src/domain/play/draws/verify';
import {
  bracketOf,
  bracketRow,
  bracketStarts,
  drawBracket,
  type Bracket,
} from '../../../src/domain/play/knockout/bracket';
import { advanceKnockout } from '../../../src/domain/play/knockout/games';
import { knockoutPlaces } from '../../../src/domain/play/knockout/places';
import { BRACKET_SEATS } from '../../../src/domain/play/knockout/seating';
import { seededSlots } from '../../../src/domain/play/knockout/seeding';
import type { KnockoutStage } from '../../../src/domain/regulation/regulation';
import { chance, codes, entry, KNOCKOUT, players, seed, value } from './day';

interface Field {
  places: number;
  present: EntryId[];
  unbeaten: EntryId[];
  unbeatenByWalkover: EntryId[];
}

const full = (places: number, unbeaten = Math.floor(places / 2)): Field => ({
  places,
  present: players(places),
  unbeaten: players(unbeaten),
  unbeatenByWalkover: [],
});

const draw = (qualifiers: Field, number: number, stage: KnockoutStage = KNOCKOUT) =>
  drawBracket({ stage, qualifiers, seeds: [], label: 'test/dan/knockout', seed: seed(number), nextDraw: 1 });

const pairs = ({ slots }: Pick<Bracket, 'slots'>): (EntryId | null)[][] =>
  Array.from({ length: slots.length / 2 }, (_, i) => slots.slice(2 * i, 2 * i + 2));
const holders = (bracket: Pick<Bracket, 'slots'>): EntryId[] =>
  pairs(bracket).flatMap(([a, b]) => (a && !b ? [a] : b && !a ? [b] : []));

describe('第八條 籤表大小與開始輪次', () => {
  it.each([
    [2, 2, '16:00'],
    [3, 4, '15:00'],
    [4, 4, '15:00'],
    [5, 8, '14:00'],
    [6, 8, '14:00'],
    [7, 8, '14:00'],
    [8, 8, '14:00'],
    [9, 16, '13:00'],
    [10, 16, '13:00'],
    [12, 16, '13:00'],
    [14, 16, '13:00'],
    [16, 16, '13:00'],
  ])('%i qualifiers: bracket of %i from %s', (places, size, start) => {
    expect(value(draw(full(places), places)).bracket).toMatchObject({ size, start });
  });
  it('rows that leave out odd numbers, as published, take them into the next bigger bracket (A1)', () => {
    const published = {
      ...KNOCKOUT,
      brackets: [
        { from: 2, to: 2, size: 2, start: '16:00' },
        { from: 4, to: 4, size: 4, start: '15:00' },
        { from: 6, to: 8, size: 8, start: '14:00' },
        { from: 10, to: 16, size: 16, start: '13:00' },
      ],
    };
    expect([1, 3, 5, 7, 9].map((places) => bracketRow(published, places)?.size)).toEqual([2, 4, 8, 8, 16]);
    expect(bracketRow(published, 17)).toBeNull();
    expect(codes(draw(full(17), 1, published))).toEqual(['bracket.too-many']);
  });
  it('every round has its time, the final its own', () => {
    expect(bracketStarts(KNOCKOUT, 16)).toEqual(['13:00', '14:00', '15:00', '16:00']);
    expect(bracketStarts(KNOCKOUT, 8)).toEqual(['14:00', '15:00', '16:00']);
    expect(bracketStarts(KNOCKOUT, 4)).toEqual(['15:00', '16:00']);
    expect(bracketStarts(KNOCKOUT, 2)).toEqual(['16:00']);
  });
});

describe('第八條 輪空: 由預選2戰全勝者優先取得', () => {
  // byeTable of the regulation as data: qualifiers, byes, of them to the unbeaten when the field is full
  it.each([
    [2, 0, 0],
    [4, 0, 0],
    [6, 2, 2],
    [8, 0, 0],
    [10, 6, 5],
    [12, 4, 4],
    [14, 2, 2],
    [16, 0, 0],
  ])('%i qualifiers: %i byes, %i to the unbeaten', (places, byes, toUnbeaten) => {
    for (let run = 0; run < 30; run++) {
      const field = full(places);
      const { bracket } = value(draw(field, run));
      expect(bracket.byes).toHaveLength(byes);
      expect(holders(bracket).sort()).toEqual(bracket.byes.slice().sort());
      expect(bracket.byes.filter((player) => field.unbeaten.includes(player))).toHaveLength(toUnbeaten);
    }
  });
  it('among too many unbeaten, and among the others, the lot is fair', () => {
    const hits = new Map<string, number>();
    for (let run = 0; run < 1200; run++) {
      for (const player of value(draw(full(6), run + 5000)).bracket.byes) hits.set(player, (hits.get(player) ?? 0) + 1);
    }
    expect([...hits.keys()].sort()).toEqual(players(3)); // three unbeaten, two byes
    for (const count of hits.values()) expect(Math.abs(count - 800)).toBeLessThan(60); // 3.7 standard deviations
  });
  it('walkover wins: first among the unbeaten, or not, as the regulation says (A11)', () => {
    const field = { ...full(6), unbeatenByWalkover: [entry(1)] };
    const got = (stage: KnockoutStage): Set<EntryId> =>
      new Set(Array.from({ length: 40 }, (_, run) => value(draw(field, run, stage)).bracket.byes).flat());
    expect(got(KNOCKOUT)).toEqual(new Set(players(3)));
    expect(got({ ...KNOCKOUT, walkoverWinsAreUnbeaten: false })).toEqual(new Set([entry(2), entry(3)]));
  });
  it('byes by lot alone reach everybody', () => {
    const got = Array.from(
      { length: 60 },
      (_, run) => value(draw(full(6), run, { ...KNOCKOUT, byes: 'lot' })).bracket.byes,
    );
    expect(new Set(got.flat())).toEqual(new Set(players(6)));
  });
});

describe('第八條 籤位: 其餘籤位公開抽籤', () => {
  it('every seating that the rule allows is equally likely (all orders of the three kinds of tickets)', () => {
    const orders = <T>(list: readonly T[]): T[][] =>
      list.length === 0
        ? [[]]
        : list.flatMap((x, i) => orders([...list.slice(0, i), ...list.slice(i + 1)]).map((rest) => [x, ...rest]));
    // bracket of 8, five qualifiers, two of them unbeaten: three byes, the third by lot among the other three
    const byes = orders([3, 4, 5]).map((others) => [
      ...[1, 2].map((n) => `bye ${entry(n)} unbeaten`),
      ...others.map((n) => `bye ${entry(n)} other`),
    ]);
    const tickets = orders([1, 2, 3, 4, 5].map((n) => `seat ${entry(n)}`));
    const tokens = orders(['pair 01', 'pair 02', 'pair 03', 'pair 04']);
    const seats = BRACKET_SEATS.reader([]);
    const found = new Map<string, number>();
    for (const a of byes) {
      for (const b of tickets) {
        for (const c of tokens) {
          const slots = seats([...a, ...b, ...c])!;
          // both sides of a pair are the same seat
          let key = '';
          for (let i = 0; i < 8; i += 2) {
            const [x, y] = [slots[i]!, slots[i + 1]!];
            key += x < y ? `${x} ${y} ` : `${y} ${x} `;
          }
          found.set(key, (found.get(key) ?? 0) + 1);
        }
      }
    }
    // which of three has the third bye × places of four blocks
    expect(found.size).toBe(3 * 24);
    expect(new Set(found.values())).toEqual(new Set([(6 * 120 * 24) / 72]));
  });

  it('a qualifier who left before the draw is an empty slot more; size and byes stay (A14), at most one empty slot a pair (A15)', () => {
    const toss = chance(8);
    for (let run = 0; run < 400; run++) {
      const places = 2 + toss(15);
      const field = full(places);
      const present = field.present.filter(() => toss(4) !== 0);
      if (present.length === 0) continue;
      const { bracket, draw: row } = value(draw({ ...field, present }, run));
      const size = [2, 4, 8, 16].find((each) => each >= places)!;
      expect(bracket.size).toBe(size);
      expect(
        bracket.slots
          .filter((slot) => slot !== null)
          .slice()
          .sort(),
      ).toEqual(present);
      const empty = size - present.length;
      const emptyPairs = pairs(bracket).filter(([a, b]) => a === null && b === null).length;
      expect(emptyPairs).toBe(Math.max(0, empty - size / 2));
      expect(bracket.byes).toHaveLength(Math.min(size - places, present.length));
      const first = present.filter((player) => field.unbeaten.includes(player));
      expect(bracket.byes.filter((player) => first.includes(player))).toHaveLength(
        Math.min(bracket.byes.length, first.length),
      );
      for (const player of bracket.byes) expect(holders(bracket)).toContain(player);
      expect(verifyDraw(row!)).toMatchObject({ ok: true, value: { kind: 'bracket' } });
      expect(bracketOf(KNOCKOUT, row!)).toEqual(bracket);
    }
  });

  it('nobody left, or a seed that is none, is refused', () => {
    expect(codes(draw({ ...full(4), present: [] }, 1))).toEqual(['bracket.nobody']);
    expect(
      codes(drawBracket({ stage: KNOCKOUT, qualifiers: full(4), seeds: [], label: 'x', seed: '1', nextDraw: 1 })),
    ).toEqual(['draw.seed-invalid']);
  });

  it('a regulation that seats by seeds keeps the best apart and gives them the byes', () => {
    expect(seededSlots(8, players(8))).toEqual([1, 8, 4, 5, 2, 7, 3, 6].map(entry));
    const stage = { ...KNOCKOUT, seats: 'seeds' as const, byes: 'seeds' as const };
    const order = { stage, qualifiers: full(6), seeds: players(6), label: 'x', seed: seed(1), nextDraw: 1 };
    expect(value(drawBracket(order))).toEqual({
      bracket: {
        size: 8,
        start: '14:00',
        slots: [1, null, 4, 5, 2, null, 3, 6].map((n) => (n === null ? null : entry(n))),
        byes: [entry(1), entry(2)],
      },
      draw: null,
    });
    expect(codes(drawBracket({ ...order, seeds: players(5) }))).toEqual(['bracket.seed-missing']);
  });
});

describe('第五條 晉級者放棄, 第八條 名次', () => {
  const play = (bracket: Bracket, withdrawnAt: (round: number) => EntryId[], stage = KNOCKOUT) => {
    let games: Game[] = [];
    const toss = chance(bracket.slots.length * 77 + games.length);
    const withdrawn: EntryId[] = [];
    for (let round = 1; round <= Math.log2(bracket.size); round++) {
      withdrawn.push(...withdrawnAt(round));
      const next = value(
        advanceKnockout({ stage, bracket, games, division: 'dan', withdrawn, nextGame: games.length + 1, draw: null }),
      );
      expect(next.round).toBe(round);
      games = [
        ...games,
        ...next.games.map((game) => ({
          ...game,
          result: game.result ?? (toss(2) ? ('1-0' as const) : ('0-1' as const)),
        })),
      ];
    }
    expect(
      codes(advanceKnockout({ stage, bracket, games, division: 'dan', withdrawn, nextGame: 99, draw: null })),
    ).toEqual(['knockout.finished']);
    return { games, places: knockoutPlaces({ stage, bracket, games }) };
  };

  it('winner, runner-up, two thirds, four fifths, the rest ninth', () => {
    const { bracket } = value(draw(full(16), 3));
    const { places, games } = play(bracket, () => []);
    expect(places.map(({ place }) => place)).toEqual([1, 2, 3, 3, 5, 5, 5, 5, 9, 9, 9, 9, 9, 9, 9, 9]);
    expect(places.map(({ reached }) => reached)).toEqual([1, 2, 4, 4, 8, 8, 8, 8, 16, 16, 16, 16, 16, 16, 16, 16]);
    expect(games).toHaveLength(15);
    expect(places[0]).toMatchObject({ wins: 4, losses: 0 });
  });

  it('a bye is no win, and the winner of match 2k−1 meets that of match 2k', () => {
    const { bracket } = value(draw(full(10), 3));
    const { places, games } = play(bracket, () => []);
    expect(games.filter((game) => game.kind === 'bye')).toHaveLength(6);
    for (const game of games.filter(({ round }) => round > 1)) {
      const from = [2 * game.board - 1, 2 * game.board].map((board) =>
        games.find((g) => g.round === game.round - 1 && g.board === board)!,
      );
      const through = from.map((g) => (g.result === '1-0' || g.result === '+/-' ? g.first : g.second));
      expect([game.first, game.second]).toEqual(through);
    }
    expect(places.filter(({ place }) => place === 3)).toHaveLength(2);
    expect(places.filter(({ place }) => place === 9)).toHaveLength(2);
    for (const { entry: who, wins } of places) {
      const won = games.filter((g) => g.kind !== 'bye' && (g.result === '1-0' ? g.first : g.second) === who);
      expect(wins).toBe(won.length);
    }
    expect(places.filter(({ wins, place }) => wins === 0 && place === 5).length).toBeGreaterThan(0); // a bye, then a loss
  });

  it('a qualifier who leaves after the draw: his opponent has a win without a game, nobody moves up', () => {
    const { bracket } = value(draw(full(8), 4));
    const leaver = bracket.slots[2]!;
    const { games, places } = play(bracket, (round) => (round === 1 ? [leaver] : []));
    expect(games.filter((game) => game.kind === 'walkover')).toMatchObject([
      { round: 1, board: 2, first: leaver, second: bracket.slots[3], result: '-/+', remarks: [`withdrawn:${leaver}`] },
    ]);
    expect(places.find(({ entry: who }) => who === leaver)).toMatchObject({ place: 5, wins: 0 });
  });

  it('both of a match leave: nobody comes through and the next opponent has a bye', () => {
    const { bracket } = value(draw(full(8), 4));
    const both = [bracket.slots[0]!, bracket.slots[1]!];
    const { games, places } = play(bracket, (round) => (round === 1 ? both : []));
    expect(games.find((game) => game.round === 1 && game.board === 1)).toMatchObject({
      kind: 'walkover',
      result: '-/-',
    });
    expect(games.find((game) => game.round === 2 && game.board === 1)).toMatchObject({
      kind: 'bye',
      second: null,
      result: '+/-',
    });
    expect(places.filter(({ place }) => place === 1)).toHaveLength(1);
  });

  it('a bye holder who leaves does not come through; two empty slots have no game and pass an empty slot on', () => {
    const bracket: Bracket = {
      size: 8,
      start: '14:00',
      byes: [],
      slots: [entry(1), null, null, null, entry(2), entry(3), entry(4), null],
    };
    const { games, places } = play(bracket, (round) => (round === 1 ? [entry(4)] : []));
    expect(games.filter(({ round }) => round === 1).map(({ board, kind, result }) => [board, kind, result])).toEqual([
      [1, 'bye', '+/-'],
      [3, 'official', expect.any(String)],
      [4, 'bye', '-/-'],
    ]);
    expect(games.filter(({ round }) => round === 2).map(({ board, kind }) => [board, kind])).toEqual([
      [1, 'bye'],
      [2, 'bye'],
    ]);
    expect(places.map(({ entry: who, place }) => [who, place]).filter(([, place]) => place === 5)).toHaveLength(2);
    expect(places.filter(({ place }) => place === 3)).toHaveLength(0);
  });

  it('the next round waits for every result', () => {
    const { bracket } = value(draw(full(4), 4));
    const order = { stage: KNOCKOUT, bracket, division: 'dan', withdrawn: [], nextGame: 1, draw: null };
    const first = value(advanceKnockout({ ...order, games: [] }));
    expect(codes(advanceKnockout({ ...order, games: first.games }))).toEqual([
      'round.result-missing',
      'round.result-missing',
    ]);
    expect(knockoutPlaces({ ...order, games: first.games }).map(({ place }) => place)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('a regulation with a play-off has one third and one fourth', () => {
    const { bracket } = value(draw(full(8), 6));
    const { places, games } = play(bracket, () => [], { ...KNOCKOUT, thirdPlace: 'play-off' });
    expect(places.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 5, 5, 5]);
    expect(games.filter((game) => game.remarks.includes('third-place'))).toMatchObject([{ round: 3, board: 2 }]);
  });

  it('a bracket of two has no third place (A13)', () => {
    const { bracket } = value(draw(full(2), 6));
    expect(play(bracket, () => []).places.map(({ place, reached }) => [place, reached])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });
});
