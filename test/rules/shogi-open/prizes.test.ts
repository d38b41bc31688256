/** 龍馬盃 2026 第九條 獎項: floating pool with guarantee, thirds, last four, unbeaten, lucky draw, presence. */
import { prizeAmount } from '../../../src/domain/prizes/amount';
import { awardPrizes, type PrizeOrder } from '../../../src/domain/prizes/award-prizes';
import type { PrizeField } from '../../../src/domain/prizes/award';
import { luckyDraw } from '../../../src/domain/prizes/lucky-draw';
import { prizeTotals } from '../../../src/domain/prizes/totals';
import { verifyDraw } from '../../../src/domain/play/draws/verify';
import type { Prize } from '../../../src/domain/regulation/regulation';
import table from '../../golden/prizes/seedA-prizes-4-32.json';
import { codes, entry, players, seed, value } from './day';

const pool = (numerator: number, floor: number): Prize['value'] => ({
  pool: {
    fee: 500,
    percent: 40,
    numerator,
    denominator: 3,
    roundTo: 100,
    rounding: 'each-share',
    floor,
    counted: 'at-start',
  },
});
const prize = (
  id: string,
  division: string | null,
  condition: Prize['condition'],
  worth: Prize['value'],
  items: string[],
): Prize => ({
  id,
  division,
  list: null,
  names: { own: id },
  condition,
  value: worth,
  items,
  title: id === 'dan-1' ? '龍馬' : null,
  fromPlayers: null,
  ties: 'tie-break',
  cumulates: true,
  passedDown: false,
  mustBePresent: true,
});
const NONE = { none: true as const };
const UNBEATEN = prize('kyu-unbeaten', 'kyu', { unbeatenInPrelim: true, walkoversCount: true }, NONE, ['獎品待定']);
const KIT = prize('last-four', null, { reachedLast: 4, smallerBracket: 'bracket-only' }, NONE, ['公開賽紀念服一套']);
const LUCKY = prize('lucky', null, { luckyDraw: { winners: 3, among: 'everybody', prizeHolders: 'included' } }, NONE, [
  '參賽紀念獎',
]);
const PRIZES = [
  prize('dan-1', 'dan', { place: 1 }, pool(2, 1500), ['龍馬駒', '獎狀']),
  prize('dan-2', 'dan', { place: 2 }, pool(1, 750), ['獎狀']),
  prize('dan-3', 'dan', { place: 3 }, NONE, ['獎狀']),
  prize('kyu-1', 'kyu', { place: 1 }, pool(2, 1500), ['日本將棋扇', '獎狀']),
  UNBEATEN,
  KIT,
  LUCKY,
];

const REACHED = [1, 2, 4, 4, 8, 8, 8, 8];
/** players from `from` on, standing in that order */
const field = (division: string, from: number, n: number, bracket: number): PrizeField => {
  const all = players(from + n - 1).slice(from - 1);
  const seated = all.slice(0, bracket);
  return {
    division,
    players: all,
    ranking: all.map((who, i) => ({ entry: who, place: i < bracket ? [1, 2, 3, 3, 5, 5, 5, 5][i]! : null })),
    bracket: { size: bracket, reached: seated.map((who, i) => ({ entry: who, reached: REACHED[i]! })) },
    unbeaten: seated.slice(0, 2),
    unbeatenByWalkover: seated.slice(1, 2),
  };
};
const DAN = field('dan', 1, 16, 8);
const KYU = field('kyu', 101, 4, 2);
const give = (prizes: Prize[], change: Partial<PrizeOrder> = {}) =>
  awardPrizes({
    prizes,
    fields: [DAN, KYU],
    lists: {},
    absent: [],
    barred: [],
    sexOf: () => null,
    lucky: [],
    ...change,
  });
const holders = (awards: ReturnType<typeof give>, id: string) =>
  awards.filter((award) => award.prize === id).map((award) => award.entry);

describe('獎金計算 (A16–A18)', () => {
  it.each(table.rows.map((row) => [row.n, row] as const))('%i players', (n, row) => {
    expect([prizeAmount(pool(2, 1500), n), prizeAmount(pool(1, 750), n)]).toEqual([row.first, row.second]);
    // without the guarantee, half up to the hundred
    expect([prizeAmount(pool(2, 0), n), prizeAmount(pool(1, 0), n)]).toEqual([row.first_float, row.second_float]);
  });
  it.each([
    [4, 1500, 750],
    [11, 1500, 750],
    [12, 1600, 800],
    [16, 2100, 1100],
    [20, 2700, 1300],
    [24, 3200, 1600],
    [28, 3700, 1900],
    [32, 4300, 2100],
  ])('published row %i: %i and %i', (n, first, second) => {
    expect([prizeAmount(pool(2, 1500), n), prizeAmount(pool(1, 750), n)]).toEqual([first, second]);
  });
  it('rounds half up: 2.5 units are 3', () => {
    const half: Prize['value'] = {
      pool: {
        fee: 250,
        percent: 100,
        numerator: 1,
        denominator: 1,
        roundTo: 100,
        rounding: 'each-share',
        floor: 0,
        counted: 'at-start',
      },
    };
    expect(prizeAmount(half, 1)).toBe(300);
  });
  it('counts the players at the start, whoever has left since', () => {
    expect(give(PRIZES).find(({ prize: id }) => id === 'dan-1')).toMatchObject({
      amount: 2100,
      title: '龍馬',
      place: 1,
      items: ['龍馬駒', '獎狀'],
    });
  });
});

describe('第三名, 四強, 預選全勝賞', () => {
  it('two thirds, each with a certificate; a group of four has none (A13)', () => {
    expect(holders(give(PRIZES), 'dan-3')).toEqual([entry(3), entry(4)]);
    expect(holders(give([{ ...PRIZES[2]!, division: 'kyu' }]), 'dan-3')).toEqual([]);
  });
  it('a kit for everybody among the last four; of a bracket of two for the finalists alone, or for all where the organiser says so (A13)', () => {
    expect(holders(give([KIT]), 'last-four')).toEqual([1, 2, 3, 4, 101, 102].map(entry));
    const all: Prize = { ...KIT, condition: { reachedLast: 4, smallerBracket: 'everybody' } };
    expect(holders(give([all]), 'last-four')).toEqual([1, 2, 3, 4, 101, 102, 103, 104].map(entry));
  });
  it('for the unbeaten of the kyu division only, a mark for wins without a game (A11)', () => {
    expect(give([UNBEATEN])).toMatchObject([
      { entry: entry(101), byWalkover: false },
      { entry: entry(102), byWalkover: true },
    ]);
    const strict: Prize = { ...UNBEATEN, condition: { unbeatenInPrelim: true, walkoversCount: false } };
    expect(holders(give([strict]), 'kyu-unbeaten')).toEqual([entry(101)]);
  });
});

describe('幸運獎 (A19)', () => {
  const draw = (change = {}) =>
    luckyDraw({
      prize: LUCKY,
      fields: [DAN, KYU],
      absent: [],
      awards: [],
      label: 'open/lucky',
      seed: seed(3),
      nextDraw: 9,
      ...change,
    });
  const order = value(draw()).outcome;
  const won = (absent: string[]) =>
    holders(give([LUCKY], { lucky: [{ prize: 'lucky', division: null, order }], absent: absent as never }), 'lucky');

  it('three of all players of both divisions, prize winners included, none twice', () => {
    const { pool: names, what, id } = value(draw());
    expect(names).toEqual([...DAN.players, ...KYU.players]);
    expect({ what, id }).toEqual({ what: 'open/lucky', id: 'D-0009' });
    expect(won([])).toEqual(order.slice(0, 3));
    expect(verifyDraw(value(draw()))).toMatchObject({ ok: true });
  });
  it('an absent one is drawn again: the next of the order', () => {
    expect(won([order[1]!, order[3]!])).toEqual([order[0], order[2], order[4]]);
    expect(
      give([LUCKY], { lucky: [{ prize: 'lucky', division: null, order }], absent: [order[1]! as never] }).every(
        ({ forfeited }) => !forfeited,
      ),
    ).toBe(true);
  });
  it('known absentees are not in the pot, nor prize holders where the regulation leaves them out', () => {
    expect(value(draw({ absent: [entry(1)] })).pool).not.toContain(entry(1));
    const out: Prize = {
      ...LUCKY,
      condition: { luckyDraw: { winners: 3, among: 'everybody', prizeHolders: 'left-out' } },
    };
    expect(value(draw({ prize: out, awards: give(PRIZES) })).pool).toHaveLength(20 - 6);
  });
  it('belongs to the division of the winner', () => {
    const division = (who: string): string => (DAN.players.some((p) => p === who) ? 'dan' : 'kyu');
    for (const award of give([LUCKY], { lucky: [{ prize: 'lucky', division: null, order }] }))
      expect(award.division).toBe(division(award.entry ?? ''));
  });
  it('nobody there, no draw, or a seed that is none is refused', () => {
    expect(codes(draw({ fields: [] }))).toEqual(['lucky-draw.nobody']);
    expect(codes(draw({ prize: KIT }))).toEqual(['lucky-draw.not-a-draw']);
    expect(codes(draw({ seed: 'x' }))).toEqual(['draw.seed-invalid']);
  });
});

describe('獎品於頒獎典禮當場領取,未到場者視同放棄', () => {
  it('is earned but not handed out, and nobody moves up; the sums say both', () => {
    const awards = give(PRIZES, { absent: [entry(1)] });
    expect(awards.find(({ prize: id }) => id === 'dan-1')).toMatchObject({ entry: entry(1), forfeited: true });
    expect(awards.find(({ prize: id }) => id === 'dan-2')).toMatchObject({ entry: entry(2), forfeited: false });
    expect(prizeTotals(awards)).toMatchObject({ paid: 1100 + 1500, forfeited: 2100 });
    expect(prizeTotals(awards).items).toEqual({ 獎狀: 4, 日本將棋扇: 1, 獎品待定: 2, 公開賽紀念服一套: 5 });
  });
});
