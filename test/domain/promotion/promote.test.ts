/** Dan promotions (go regulation C 十（二）): the published vectors, an implementation of the text apart, and the readings. */
import * as fc from 'fast-check';
import type { EntryId } from '../../../src/domain/common/ids';
import { alternativeRank, promote, type PromotionOrder } from '../../../src/domain/promotion/promote';
import vectors from '../../golden/promotions/seedC-promotion-vectors.json';
import { regulation } from '../regulation/files';
import { literalPromotions } from './literal';

const cup = regulation('go-shanhai-2025');
const rules = cup.promotionRules!;
const who = (place: number): EntryId => `E-${String(place).padStart(4, '0')}` as EntryId;
const clausesOf = (list: string) => cup.promotions.filter((clause) => clause.list === list);

function run(
  group: string,
  sixes: number,
  fives: number,
  dans: readonly number[],
  change: Partial<PromotionOrder> = {},
) {
  const list = group === 'open' ? 'open-amateurs' : 'seniors-amateurs';
  return promote({
    list,
    clauses: clausesOf(list),
    rules,
    candidates: dans.map((level, i) => ({
      entry: who(i + 1),
      place: i + 1,
      level,
      professional: false,
      barred: false,
    })),
    countAtLeast: (level) => (level >= 6 ? sixes : fives),
    alternatives: [],
    claimBy: '2026-11-11',
    ...change,
  });
}
const danOf = (to: string): number => Number(to.replace('d', ''));
const shown = (result: ReturnType<typeof run>): string[] =>
  result.promotions.map(({ entry, to }) => `${entry} ${to}`).sort();
const fives = Array.from({ length: 40 }, () => 5);

describe('the published vectors', () => {
  test.each(vectors.cases.map((one) => [one.name, one] as const))('%s', (_, one) => {
    const result = run(one.group, one.count6plus, one.count5plus, one.danByAmateurRank);
    const awards = Object.fromEntries(result.promotions.map(({ place, to }) => [String(place), danOf(to)]));
    expect(awards).toEqual(one.awards);
    const rows = result.uses.map(({ to, from, through, limit, slots, given, lapsed }) => ({
      ...{ dan: danOf(to), from, to: through, limit, quota: slots, awardedRanks: given, lapsed },
    }));
    expect(rows).toEqual(one.rows.map((row) => ({ ...row, literalFrom: undefined })));
  });

  const tiers = (group: string, sixes: number, fiveDans: number) =>
    run(group, sixes, fiveDans, []).uses.map(({ to, from, through, limit }) => [danOf(to), from, through, limit]);
  const flat = (rows: readonly { dan: number; from: number; to: number; limit: number }[]) =>
    rows.map(({ dan, from, to, limit }) => [dan, from, to, limit]);
  test.each(Object.entries(vectors.tiers_open))('slots of the open division with %s of six dan', (sixes, rows) =>
    expect(tiers('open', Number(sixes), 500)).toEqual(flat(rows)),
  );
  test.each(Object.entries(vectors.tiers_senior))(
    'slots of the seniors with %s of six and five dan',
    (counts, rows) => {
      const [sixes = 0, fiveDans = 0] = counts.split('/').map(Number);
      expect(tiers('seniors', sixes, fiveDans)).toEqual(flat(rows));
    },
  );
});

test('whatever the field, the promotions are those of the literal text', () => {
  const near = fc.oneof(fc.integer({ min: 0, max: 130 }), fc.constantFrom(29, 30, 49, 50, 59, 60, 89, 90, 99, 100));
  const dans = fc.array(fc.oneof(fc.integer({ min: 1, max: 8 }), fc.constantFrom(5, 6, 7)), { maxLength: 45 });
  fc.assert(
    fc.property(fc.constantFrom('open', 'senior'), near, near, dans, (group, sixes, more, held) => {
      const found = run(group, sixes, sixes + more, held).promotions.map(({ place, to }) => ({
        place,
        dan: danOf(to),
      }));
      const expected = literalPromotions(group as 'open' | 'senior', sixes, sixes + more, held);
      expect(found.sort((a, b) => a.place - b.place)).toEqual(expected);
    }),
    { numRuns: 500, seed: 1 },
  );
});

test('nobody moves twice, every slot is used or lapses, and who was passed over hears why', () => {
  const result = run('open', 95, 200, [8, 7, 7, 6, 6, 5, 6, 5, ...fives]);
  const entries = result.promotions.map(({ entry }) => entry);
  expect(new Set(entries).size).toBe(entries.length);
  for (const { slots, given, lapsed } of result.uses) expect(given.length + lapsed).toBe(slots);
  expect(result.passed.map(({ place, rule, why }) => [place, rule, why.code])).toEqual([
    [1, 'c-p1', 'promotion.holds-it'],
    [2, 'c-p2', 'promotion.just-promoted'],
    [3, 'c-p2', 'promotion.holds-it'],
    [5, 'c-p5', 'promotion.just-promoted'],
    [6, 'c-p5', 'promotion.just-promoted'],
    [7, 'c-p5', 'promotion.holds-it'],
  ]);
  const why = Object.fromEntries(result.promotions.map((one) => [one.place, one.why.code]));
  expect(why).toMatchObject({ 2: 'promotion.passed-down', 4: 'promotion.by-place', 5: 'promotion.passed-down' });
  expect(result.idle.map(({ code }) => code)).toEqual(['promotion.too-many', 'promotion.too-many']);
});

test('below thirty of six dan only the champion may apply, and the numbers say why (C12)', () => {
  const { idle, uses } = run('open', 29, 200, fives);
  expect(uses.map(({ rule }) => rule)).toEqual(['c-p1']);
  expect(idle).toContainEqual({
    code: 'promotion.too-few',
    params: { promotion: 'c-p4', rank: '6d', found: 29, expected: 30 },
  });
});

describe('readings', () => {
  const open = clausesOf('open-amateurs');
  const withoutBelow = open.map((clause) => ({ ...clause, when: clause.when.map((one) => ({ ...one, below: null })) }));
  const sevens = (result: ReturnType<typeof run>) => result.promotions.filter(({ to }) => to === '7d').length;
  test('tiers met at once: the highest only, or all of them (C10)', () => {
    const highest = run('open', 95, 200, fives, { clauses: withoutBelow });
    expect(sevens(highest)).toBe(3);
    expect(highest.idle.map(({ code }) => code)).toEqual(['promotion.lower-tier', 'promotion.lower-tier']);
    expect(sevens(run('open', 95, 200, fives, { clauses: withoutBelow, rules: { ...rules, tiers: 'all' } }))).toBe(6);
  });
  test('six dan begins behind the places of seven dan, or at the third as written (C11)', () => {
    const sixes = (overlap: 'left-out' | 'literal') =>
      run('open', 95, 200, fives, { rules: { ...rules, overlap } }).uses.find(({ to }) => to === '6d');
    expect(sixes('left-out')).toMatchObject({ from: 5, slots: 6, given: [5, 6, 7, 8, 9, 10] });
    expect(sixes('literal')).toMatchObject({ from: 3, slots: 8, given: [5, 6, 7, 8, 9, 10, 11, 12] });
  });
  test('a champion who turns professional has used the slot, or it passes down (C13)', () => {
    const choice = (alternativeUsesSlot: boolean) =>
      run('open', 29, 200, fives, { alternatives: [who(1)], rules: { ...rules, alternativeUsesSlot } });
    expect(shown(choice(true))).toEqual(['E-0001 1p']);
    expect(choice(true).promotions[0]).toMatchObject({ claimBy: '2026-11-11', why: { code: 'promotion.alternative' } });
    expect(shown(choice(false))).toEqual(['E-0001 1p', 'E-0002 8d']);
    expect(choice(false).promotions[1]?.claimBy).toBeNull();
  });
  test('only the champion has the choice', () => {
    expect(shown(run('open', 29, 200, [8, ...fives], { alternatives: [who(2)] }))).toEqual(['E-0002 8d']);
  });
  test('new professionals and players who lost their right are passed over', () => {
    const candidates = fives.map((level, i) => ({
      ...{ entry: who(i + 1), place: i + 1, level },
      ...{ professional: i === 0, barred: i === 1 },
    }));
    const result = run('open', 29, 200, [], { candidates });
    expect(shown(result)).toEqual(['E-0003 8d']);
    expect(result.passed.map(({ why }) => why.code)).toEqual(['promotion.professional', 'promotion.barred']);
  });
  test('the alternative is a professional rank, or what the regulation calls it', () => {
    expect(['职业初段', '職業二段', '奖牌'].map(alternativeRank)).toEqual(['1p', '2p', '奖牌']);
  });
});
