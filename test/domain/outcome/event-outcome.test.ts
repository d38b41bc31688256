/** What comes of a whole event: the go championship's prizes to the last yuan, the chess cup's, merged seniors, fines, promotions. */
import type { EntryId } from '../../../src/domain/common/ids';
import { eventOutcome, type OutcomeOrder, type PlayedDivision } from '../../../src/domain/outcome/event-outcome';
import type { DeclaredTeam, FinalStanding, PlayerFacts } from '../../../src/domain/ranking-lists/standing';
import type { Regulation } from '../../../src/domain/regulation/regulation';
import { regulation } from '../regulation/files';
import { MAN, stood, upTo, who } from '../ranking-lists/kit';

const cup = regulation('go-shanhai-2025');
const chess = regulation('chess-cup-109');

const played = (division: string, standings: readonly FinalStanding[], change: Partial<PlayedDivision> = {}) => {
  const players = standings.map(({ entry }) => entry);
  return {
    ...{ division, players, started: players, registered: players, standings, finished: true },
    ...{ bracket: null, unbeaten: [], unbeatenByWalkover: [] },
    ...change,
  };
};
type Special = Readonly<Record<number, Partial<PlayerFacts>>>;
function outcome(divisions: readonly PlayedDivision[], special: Special = {}, change: Partial<OutcomeOrder> = {}) {
  const home = new Map(divisions.flatMap(({ division, players }) => players.map((one) => [one, division] as const)));
  return eventOutcome({
    ...{ regulation: cup, divisions, teams: [], absent: [], barred: [], fines: [], lucky: [], alternatives: [] },
    factsOf: (entry) => ({ ...MAN, home: home.get(entry) ?? '', ...special[Number(entry.slice(2))] }),
    ...change,
  });
}
const range = (from: number, to: number): FinalStanding[] =>
  upTo(to - from + 1).map((place) => stood(from + place - 1, place));
const sex = (women: readonly number[]): Special => Object.fromEntries(women.map((n) => [n, { sex: 'f' as const }]));
const won = (result: ReturnType<typeof outcome>, n: number) =>
  result.awards.filter(({ entry }) => entry === who(n)).map(({ prize, amount }) => [prize, amount]);

describe('the go championship, every place filled', () => {
  // 60 open players with women behind place 32, 40 youth with girls behind place 16, 20 infants, 30 seniors
  const divisions = [
    played('open', range(1, 60)),
    played('youth', range(101, 140)),
    played('kids', range(201, 220)),
    played('seniors', range(301, 330)),
  ];
  const women = [...upTo(12).map((i) => 40 + i), ...upTo(8).map((i) => 120 + i), 210, 325];
  const old = Object.fromEntries(upTo(10).map((i) => [310 + i, { birthDate: '1960-01-01' }]));
  const team = (division: string, by: 'delegation' | 'team', name: string, ...members: number[]): DeclaredTeam => ({
    ...{ division, by, name },
    members: members.map(who),
  });
  const teams = [
    ...upTo(6).map((i) => team('open', 'delegation', `城${String(i)}`, i, i + 6, i + 12, 39 + 2 * i, 40 + 2 * i)),
    ...[team('youth', 'team', '少', 101, 102, 103), team('kids', 'team', '幼', 201, 202, 203)],
    team('seniors', 'team', '中老', 301, 302, 303),
  ];
  const special = { ...sex(women), ...old };
  const full = outcome(divisions, special, { teams });

  test('pays CNY 274,700 before tax, list by list', () => {
    const sums: Record<string, number> = {};
    for (const { division, list, amount } of full.awards) {
      const key = `${division} ${list ?? ''}`.trim();
      sums[key] = (sums[key] ?? 0) + amount;
    }
    expect(sums).toMatchObject({
      ...{ open: 160_000, 'open women': 20_400, 'open men-team': 24_400, 'open women-team': 15_000 },
      ...{ youth: 23_800, 'youth girls': 8_500, kids: 6_800 + 800, seniors: 14_200 + 800 },
    });
    expect(full.totals).toMatchObject({ paid: 274_700, fined: 0, forfeited: 0 });
    expect(full.problems).toEqual([]);
  });
  test('gifts for eight of the over-sixty, cups for teams of youth, infants and seniors, papers for every place', () => {
    expect(full.totals.items).toEqual({
      ...{ 奖牌: 32 + 6 + 16 + 8 + 8 + 16, 荣誉证书: 86 + 9, 奖杯: 9 + 3, 奖状: 3 },
      千岛湖特色农副产品大礼包: 8,
    });
    const gifts = full.awards.filter(({ list }) => list === 'over60').map(({ entry }) => entry);
    expect(gifts).toEqual(upTo(8).map((i) => who(310 + i)));
  });
  test('a team’s prize is the team’s, with its members', () => {
    const teamAwards = full.awards.filter(({ list }) => list === 'women-team');
    expect(teamAwards.map(({ entry, team: name, members }) => [entry, name, members])).toEqual([
      [null, '城1', [who(41), who(42)]],
      [null, '城2', [who(43), who(44)]],
      [null, '城3', [who(45), who(46)]],
    ]);
  });
  test('an unfinished division has lists, but no prizes and no promotions', () => {
    const open = outcome([played('open', range(1, 60), { finished: false })], special, { teams });
    expect(open.lists.map(({ id, provisional }) => [id, provisional])).toContainEqual(['women', true]);
    expect([open.awards, open.promotions]).toEqual([[], []]);
  });
  test('a member who lost the right to prizes costs the team its own, and nobody moves up', () => {
    const barred = outcome(divisions, special, { teams, barred: [who(1)] });
    expect(barred.awards.filter(({ list }) => list === 'men-team').map(({ place }) => place)).toEqual([2, 3, 4, 5, 6]);
    expect(barred.awards.filter(({ division, list }) => division === 'open' && list === null)).toHaveLength(31);
  });
});

describe('women in mixed lists', () => {
  test('open: the mixed prize and the women’s add up; the mixed list is not extended (C5, C6)', () => {
    const result = outcome([played('open', range(1, 40))], sex([1, 35]));
    expect(won(result, 1)).toEqual([
      ['mixed-1', 60_000],
      ['women-1', 10_000],
    ]);
    expect(won(result, 33)).toEqual([]);
    expect(won(result, 35)).toEqual([['women-2', 5_000]]);
  });
  test('where a woman’s place is left unpaid, it is, in divisions with a women’s list only', () => {
    const unpaid: Regulation = { ...cup, prizeRules: { ...cup.prizeRules, heldByWomen: 'unpaid' } };
    const result = outcome([played('open', range(1, 3)), played('seniors', range(301, 303))], sex([1, 301]), {
      regulation: unpaid,
    });
    expect(won(result, 1)).toEqual([['women-1', 10_000]]);
    expect(won(result, 2)).toEqual([['mixed-2', 30_000]]);
    expect(won(result, 301)).toEqual([
      ['seniors-1', 5_000],
      ['seniors-best-woman', 800],
    ]);
  });
  test('youth girls get the higher of the two, nobody takes the other place (C7)', () => {
    // girls on the places 1, 3, 12 and 20 of the mixed list
    const result = outcome([played('youth', range(1, 20))], sex([1, 3, 12, 20]));
    expect([1, 3, 12, 20].map((n) => won(result, n))).toEqual([
      [['youth-1', 6_000]],
      [['youth-3', 2_000]],
      [['girls-3', 1_000]],
      [['girls-4-8', 500]],
    ]);
    expect(won(result, 13)).toEqual([['youth-11-16', 800]]);
    expect(result.awards.some(({ prize }) => prize === 'girls-1' || prize === 'girls-2')).toBe(false);
  });
  test('equal prizes: the earlier in the regulation stays', () => {
    const result = outcome([played('youth', range(1, 20))], sex([17, 18, 5]));
    expect(won(result, 5)).toEqual([['girls-1', 3_000]]);
    const third = outcome([played('youth', range(1, 20))], sex([1, 2, 5]));
    expect(won(third, 5)).toEqual([['youth-4-10', 1_000]]);
  });
  test('where prizes are passed down, the next girl and the next in the mixed list move up', () => {
    const prizes = cup.prizes.map((prize) => ({ ...prize, passedDown: true }));
    const result = outcome([played('youth', range(1, 20))], sex([1, 12, 20]), { regulation: { ...cup, prizes } });
    expect([1, 12, 13, 17, 20].map((n) => won(result, n))).toEqual([
      [['youth-1', 6_000]],
      [['girls-1', 3_000]],
      [['youth-11-16', 800]],
      [['youth-11-16', 800]],
      [['girls-2', 2_000]],
    ]);
  });
  test('the best girl’s prize is a prize of its own, on top of the place; or the higher only (C8)', () => {
    const kids = [played('kids', range(1, 10))];
    expect(won(outcome(kids, sex([4, 9])), 4)).toEqual([
      ['kids-4-8', 500],
      ['kids-best-girl', 800],
    ]);
    const prizes = cup.prizes.map((prize) => (prize.id === 'kids-best-girl' ? { ...prize, cumulates: false } : prize));
    expect(won(outcome(kids, sex([4, 9]), { regulation: { ...cup, prizes } }), 4)).toEqual([['kids-best-girl', 800]]);
  });
});

describe('fines for missing the ceremonies (十（三）)', () => {
  const fine = (amount: number, change: Partial<OutcomeOrder> = {}) =>
    outcome([played('open', range(1, 40))], sex([1]), { fines: [{ entry: who(1), amount }], ...change });
  test('are taken from the highest prize first and stay out of what is paid', () => {
    const { awards, totals, problems } = fine(65_000);
    expect(awards.filter((award) => award.entry === who(1)).map((award) => award.fine)).toEqual([60_000, 5_000]);
    expect(totals).toMatchObject({ paid: 160_000 + 10_000 - 65_000, fined: 65_000 });
    expect(problems).toEqual([]);
  });
  test('are never more than the prizes; where the regulation knows none, none is taken', () => {
    expect(fine(80_000).problems).toEqual([
      { code: 'fine.above-prizes', params: { entry: who(1), found: 80_000, most: 70_000 } },
    ]);
    const regulationWithout = { ...cup, prizeRules: { ...cup.prizeRules, finePossible: false } };
    const { totals, problems } = fine(100, { regulation: regulationWithout });
    expect(totals.fined).toBe(0);
    expect(problems.map(({ code }) => code)).toEqual(['fine.not-possible']);
  });
});

describe('promotions of the event', () => {
  const dans = (from: number, to: number, level: number): Special =>
    Object.fromEntries(upTo(to - from + 1).map((i) => [from + i - 1, { level }]));
  const given = (result: ReturnType<typeof outcome>) =>
    result.promotions.flatMap(({ promotions }) => promotions.map(({ entry, from, to }) => [entry, from, to]));
  const open = range(1, 40);

  test('thresholds count players who started, both fields together, without new professionals (C14)', () => {
    const special = { ...dans(11, 40, 6) };
    expect(given(outcome([played('open', open)], special))).toHaveLength(1 + 1 + 8);
    const started = (missing: EntryId[]) => open.map(({ entry }) => entry).filter((entry) => !missing.includes(entry));
    expect(given(outcome([played('open', open, { started: started([who(30)]) })], special))).toHaveLength(1);
    expect(given(outcome([played('open', open)], { ...special, 30: { level: 6, professional: true } }))).toHaveLength(
      1,
    );
    const counting = { ...cup, promotionRules: { ...cup.promotionRules!, professionalsCounted: true } };
    const withPro = { ...special, 30: { level: 6, professional: true } };
    expect(given(outcome([played('open', open)], withPro, { regulation: counting }))).toHaveLength(10);
    const registered = { ...cup, promotionRules: { ...cup.promotionRules!, counted: 'registered' as const } };
    const absent = played('open', open, { started: started([who(30)]) });
    expect(given(outcome([absent], special, { regulation: registered }))).toHaveLength(10);
  });
  test('places are the amateurs’ own: a new professional on place one moves everybody up (十（二）3)', () => {
    const special = { 1: { professional: true, level: 6 } };
    expect(given(outcome([played('open', open)], special))).toEqual([[who(2), '5d', '8d']]);
    const ranked = { ...cup, promotionRules: { ...cup.promotionRules!, professionalsRanked: true } };
    const kept = outcome([played('open', open)], special, { regulation: ranked });
    expect(kept.promotions[0]?.promotions[0]).toMatchObject({
      entry: who(2),
      place: 2,
      why: { code: 'promotion.passed-down' },
    });
  });
  test('an alternative may be claimed for twelve months', () => {
    const pro = outcome([played('open', open)], {}, { alternatives: [who(1)] });
    expect(pro.promotions[0]?.promotions[0]).toMatchObject({ to: '1p', claimBy: '2026-11-11' });
  });
  test('seniors merged into the open division: own places, own prizes, own thresholds (C18)', () => {
    const seniors = Object.fromEntries(upTo(60).map((i) => [2 * i, { home: 'seniors', level: 5 }]));
    const result = outcome([played('open', range(1, 120))], seniors);
    expect(result.standings.map(({ division, standings }) => [division, standings.length])).toEqual([
      ['open', 60],
      ['seniors', 60],
    ]);
    expect(won(result, 2)).toEqual([['seniors-1', 5_000]]);
    expect(won(result, 3)).toEqual([['mixed-2', 30_000]]);
    // 60 of five dan among the seniors: one promotion to six dan; the champion of the open division becomes eight dan
    expect(given(result)).toEqual([
      [who(1), '5d', '8d'],
      [who(2), '5d', '6d'],
    ]);
  });
});

describe('the chess cup', () => {
  const run = (division: string, standings: readonly FinalStanding[], change: Partial<Regulation> = {}) =>
    outcome([played(division, standings)], {}, { regulation: { ...chess, ...change } });
  test('cups to third place, papers to sixth from eight players on; nobody passes anything on to a seventh', () => {
    const places = (n: number) => run('low', range(1, n)).awards.map(({ place, items }) => [place, items.length]);
    expect(places(8)).toEqual([
      [1, 2],
      [2, 2],
      [3, 2],
      [4, 1],
      [5, 1],
      [6, 1],
    ]);
    expect(places(7)).toEqual([
      [1, 2],
      [2, 2],
      [3, 2],
    ]);
  });
  test('open: 1500, 1000, 500; who is barred makes the others move up', () => {
    expect(run('open', range(1, 9)).awards.map(({ amount }) => amount)).toEqual([1500, 1000, 500]);
    const barred = outcome([played('open', range(1, 9))], {}, { regulation: chess, barred: [who(1)] });
    expect(barred.awards.map(({ entry, amount }) => [entry, amount])).toEqual([
      [who(2), 1500],
      [who(3), 1000],
      [who(4), 500],
    ]);
  });
  test('a place still shared after the tie-breaks: each has its cup, the money of the places is divided', () => {
    const tied = [stood(1, 1), stood(2, 1), stood(3, 3), stood(4, 3), stood(5, 5)];
    const awards = run('open', tied).awards;
    expect(awards.map(({ entry, place, amount, items }) => [entry, place, amount, items.length])).toEqual([
      [who(1), 1, 1250, 2],
      [who(2), 1, 1250, 2],
      [who(3), 3, 250, 2],
      [who(4), 3, 250, 2],
    ]);
  });
  test.each([
    ['equal-share', [1250, 1250, 500]],
    ['hort', [1375, 1125, 500]],
  ] as const)('sharing by %s where the organiser chose it', (ties, amounts) => {
    const prizes = chess.prizes.map((prize) => ({ ...prize, ties }));
    const tied = [stood(1, 1), stood(2, 1), stood(3, 3), stood(4, 4)];
    expect(run('open', tied, { prizes }).awards.map(({ amount }) => amount)).toEqual(amounts);
  });
});
