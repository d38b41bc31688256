/** Prizes beyond the shogi open's own: sharing, lists, conditions of size, passing down, what is remembered. */
import type { EntryId } from '../../../src/domain/common/ids';
import { awardPrizes, type PrizeOrder } from '../../../src/domain/prizes/award-prizes';
import type { PrizeField } from '../../../src/domain/prizes/award';
import { rememberedFrom } from '../../../src/domain/prizes/remembered';
import { sharePrizes } from '../../../src/domain/prizes/sharing';
import { prizeTotals } from '../../../src/domain/prizes/totals';
import type { Prize } from '../../../src/domain/regulation/regulation';
import vectors from '../../golden/prizes/prize-sharing-vectors.json';
import { entry, players } from '../../rules/shogi-open/day';

const prize = (id: string, condition: Prize['condition'], change: Partial<Prize> = {}): Prize => ({
  id,
  division: 'open',
  list: null,
  names: { own: id },
  condition,
  value: { none: true },
  items: [id],
  title: null,
  fromPlayers: null,
  ties: 'tie-break',
  cumulates: true,
  passedDown: false,
  mustBePresent: false,
  ...change,
});
const field = (places: number[], change: Partial<PrizeField> = {}): PrizeField => ({
  division: 'open',
  players: players(places.length),
  ranking: places.map((place, i) => ({ entry: entry(i + 1), place })),
  bracket: null,
  unbeaten: [],
  unbeatenByWalkover: [],
  ...change,
});
const award = (prizes: Prize[], fields: PrizeField[], change: Partial<PrizeOrder> = {}) =>
  awardPrizes({ prizes, fields, lists: {}, absent: [], barred: [], sexOf: () => null, lucky: [], ...change });
const shown = (awards: ReturnType<typeof award>) =>
  awards.map(({ entry: who, prize: p, amount }) => `${who} ${p} ${String(amount)}`);

describe('sharing', () => {
  it.each(vectors.cases.map((c, i) => [i + 1, c] as const))('case %i of the published examples', (_, c) => {
    const close = (expected: number[]) => expected.map((amount) => expect.closeTo(amount, 3));
    expect(sharePrizes(c.prizes, c.tie_group_sizes, 'tie-break')).toEqual(close(c.none));
    expect(sharePrizes(c.prizes, c.tie_group_sizes, 'equal-share')).toEqual(close(c.average));
    expect(sharePrizes(c.prizes, c.tie_group_sizes, 'hort')).toEqual(close(c.hort));
  });
  const money = (ties: Prize['ties']) =>
    [300, 200, 100].map((amount, i) => prize(`p${String(i + 1)}`, { place: i + 1 }, { value: { amount }, ties }));
  it('goes through the prizes: equal shares, whole units, goods by standing order, beyond the last prize too', () => {
    expect(shown(award(money('equal-share'), [field([1, 2, 2, 2, 5])]))).toEqual([
      'E-0001 p1 300',
      'E-0002 p2 100',
      'E-0003 p3 100',
      'E-0004 p3 100',
    ]);
    const items = award(money('equal-share'), [field([1, 2, 2, 2, 5])]).map((each) => each.items.length);
    expect(items).toEqual([1, 1, 1, 0]);
    expect(shown(award(money('hort'), [field([1, 1, 3])]))).toEqual([
      'E-0001 p1 275',
      'E-0002 p2 225',
      'E-0003 p3 100',
    ]);
  });
  it('never pays more than was promised', () => {
    const paid = award(money('equal-share'), [field([1, 1, 1, 1, 1, 1, 1])]);
    expect(shown(paid).slice(-1)).toEqual(['E-0007 p3 85']);
    expect(prizeTotals(paid).paid).toBe(7 * 85);
  });
});

describe('conditions', () => {
  it('a range of places, only when so many play (B: 超過8人(含))', () => {
    const certificates = [prize('4-6', { places: { from: 4, to: 6 } }, { fromPlayers: 8 })];
    expect(shown(award(certificates, [field([1, 2, 3, 4, 5, 6, 7])]))).toEqual([]);
    expect(shown(award(certificates, [field([1, 2, 3, 4, 5, 6, 7, 8])]))).toEqual([
      'E-0004 4-6 0',
      'E-0005 4-6 0',
      'E-0006 4-6 0',
    ]);
  });
  it('the best woman of the standings', () => {
    const best = [prize('best', { bestOf: 'f' })];
    const sexOf = (who: EntryId) => (who === entry(1) ? ('m' as const) : ('f' as const));
    expect(shown(award(best, [field([1, 2, 3])], { sexOf }))).toEqual(['E-0002 best 0']);
  });
  it('a prize over a list of its own', () => {
    const list = [prize('w1', { place: 1 }, { list: 'women' })];
    expect(shown(award(list, [field([1, 2, 3])], { lists: { women: [{ entry: entry(3), place: 1 }] } }))).toEqual([
      'E-0003 w1 0',
    ]);
    expect(shown(award(list, [field([1, 2, 3])]))).toEqual([]);
  });
  it('who is barred gets nothing; the others move up only where prizes are passed down', () => {
    const two = (passedDown: boolean) => [1, 2].map((place) => prize(`p${String(place)}`, { place }, { passedDown }));
    expect(shown(award(two(false), [field([1, 2, 3])], { barred: [entry(1)] }))).toEqual(['E-0002 p2 0']);
    expect(shown(award(two(true), [field([1, 2, 3])], { barred: [entry(1)] }))).toEqual(['E-0002 p1 0', 'E-0003 p2 0']);
  });
});

describe('remembered for the next edition', () => {
  it('the title of the champion, the duty of the kyu winner', () => {
    const rules = {
      titles: [{ division: 'open', place: 1, title: '龍馬' }],
      duties: [{ division: 'kyu', place: 1, mustPlay: 'open' }],
      pastParticipants: false,
    };
    expect(rememberedFrom(rules, [field([1, 2]), field([2, 1], { division: 'kyu' })])).toEqual({
      titles: [{ entry: entry(1), division: 'open', title: '龍馬' }],
      duties: [{ entry: entry(2), division: 'kyu', mustPlay: 'open' }],
    });
  });
});
