/** FIDE B.02: tables, change, K and initial rating against values computed apart from the code. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  expectedHundredths,
  initialRating,
  isJunior,
  kFactor,
  ratingChange,
  ratingDifference,
  type RatingGame,
} from '../../../../src/domain/standings/ratings';

const golden = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(__dirname, '../../../golden/ratings', name), 'utf8'));

interface Vectors {
  readonly changes: {
    rating: number;
    K: number;
    games: { opp: number; score: number; dUsed: number; PD: number }[];
    sum_dR: number;
    change: number;
    new: number;
  }[];
  readonly initial: {
    opponents: number[];
    score: number;
    Ra: number;
    p: number;
    dp: number;
    Ru_uncapped: number;
    Ru: number;
    published: boolean;
  }[];
}

interface Tables {
  readonly p_to_dp: Record<string, number>;
  readonly D_to_PD_ranges: { dMin: number; dMax: number | null; higher: number; lower: number }[];
}

const vectors = golden('rating-vectors.json') as Vectors;
const tables = golden('fide-rating-tables.json') as Tables;

test('8.1.1: every percentage has its difference', () => {
  const found = Object.keys(tables.p_to_dp).map((p) => [p, ratingDifference(Math.round(Number(p) * 100))]);
  expect(Object.fromEntries(found)).toEqual(tables.p_to_dp);
  expect(found).toHaveLength(101);
});

test('8.1.2: every range of differences has its expected score, for both players', () => {
  for (const { dMin, dMax, higher, lower } of tables.D_to_PD_ranges)
    for (const difference of [dMin, dMax ?? dMin + 500]) {
      expect(expectedHundredths(1500 + difference, 1500, 9999)).toBe(Math.round(higher * 100));
      if (difference > 0) expect(expectedHundredths(1500, 1500 + difference, 9999)).toBe(Math.round(lower * 100));
    }
});

test.each(vectors.changes)('change of $rating with K $K is $change', (vector) => {
  const games = vector.games.map(({ opp, score }): RatingGame => ({ opponent: opp, halfPoints: score * 2 }));
  const found = ratingChange(vector.rating, vector.K, games);
  expect(found.parts.map(({ difference, expected }) => [difference, expected])).toEqual(
    vector.games.map(({ dUsed, PD }) => [dUsed, Math.round(PD * 100)]),
  );
  expect([found.gain, found.change, found.rating]).toEqual([
    Math.round(vector.sum_dR * 100),
    vector.change,
    vector.new,
  ]);
});

test('halves are rounded away from zero on both sides', () => {
  // K 10 against an equal opponent: +0.5 × 10 = 5; two games of 2.5 would be 2.5 → 3 and −2.5 → −3
  expect(ratingChange(1500, 5, [{ opponent: 1500, halfPoints: 2 }]).change).toBe(3);
  expect(ratingChange(1500, 5, [{ opponent: 1500, halfPoints: 0 }]).change).toBe(-3);
  expect(Object.is(ratingChange(1500, 20, [{ opponent: 1500, halfPoints: 1 }]).change, 0)).toBe(true);
});

test.each(vectors.initial)('initial rating from $score against $opponents', (vector) => {
  // The scores of single games do not matter, only their sum.
  let left = vector.score * 2;
  const games = vector.opponents.map((opponent): RatingGame => {
    const halfPoints = Math.min(2, left);
    left -= halfPoints;
    return { opponent, halfPoints };
  });
  const found = initialRating(games);
  expect({
    Ra: found.averageOpponent,
    p: found.percentage,
    dp: found.difference,
    Ru_uncapped: found.computed,
    Ru: found.rating,
    published: found.withheld === null,
  }).toEqual({
    Ra: vector.Ra,
    p: Math.round(vector.p * 100),
    dp: vector.dp,
    Ru_uncapped: vector.Ru_uncapped,
    Ru: vector.Ru,
    published: vector.published,
  });
});

test('no initial rating from four games, nor from no point in the first event', () => {
  const lost = (count: number): RatingGame[] =>
    Array.from({ length: count }, () => ({ opponent: 2300, halfPoints: 0 }));
  expect(initialRating([...lost(3), { opponent: 2300, halfPoints: 1 }]).withheld).toBe('too-few-games');
  expect(initialRating(lost(5), true).withheld).toBe('no-points');
  expect(initialRating(lost(5), false).withheld).toBeNull();
  expect(initialRating([]).withheld).toBe('too-few-games');
});

test.each([
  [{ highest: 2400, games: 5, junior: true }, 'reached-2400', 10],
  [{ highest: 2399, games: 200, junior: false }, 'regular', 20],
  [{ highest: 2299, games: 200, junior: true }, 'junior', 40],
  [{ highest: 2300, games: 200, junior: true }, 'regular', 20],
  [{ highest: 2300, games: 29, junior: true }, 'new', 40],
  [{ highest: 1500, games: 30, junior: false }, 'regular', 20],
  [{ highest: 1500, games: 29, junior: false }, 'new', 40],
] as const)('K of %j', (facts, reason, k) => {
  expect(kFactor(facts, 5)).toEqual({ k, reason, limited: false });
});

test('K times the games may not pass 700', () => {
  const facts = { highest: 1500, games: 0, junior: false };
  expect(kFactor(facts, 17)).toEqual({ k: 40, reason: 'new', limited: false });
  expect(kFactor(facts, 18)).toEqual({ k: 38, reason: 'new', limited: true });
});

test('a junior until the end of the year of the 18th birthday', () => {
  expect([isJunior(2008, 2026), isJunior(2007, 2026)]).toEqual([true, false]);
});

test('the floor itself is published', () => {
  // 8363 + 3600 over seven games is 1709; two draws in seven are 14 per cent, 309 below
  const games = [1672, 1672, 1673, 1673, 1673].map((opponent) => ({ opponent, halfPoints: 0 }));
  expect(initialRating(games)).toMatchObject({ averageOpponent: 1709, difference: -309, rating: 1400, withheld: null });
});
