/** The go championship as data says what its regulation says (facts.json, C). */
import { cashTable, division, facts, prize, regulation, ruleText, stageOf } from './files';

const C = facts.C;
const cup = regulation('go-shanhai-2025');

test('event (一至六): names, everybody named, place, days', () => {
  expect(cup.event.names.own).toBe(C.identity.name);
  const parties = Object.fromEntries(cup.event.parties.map(({ role, names }) => [role, names]));
  expect(parties).toEqual({
    主办单位: C.identity.organisers,
    支持单位: C.identity.support,
    承办单位: C.identity.hosts,
    冠名单位: C.identity.namingSponsors,
  });
  expect(`${cup.event.venue.address ?? ''}${cup.event.venue.name.replace('枫树岭镇', '')}`).toBe(C.identity.venue);
  expect([cup.event.from, cup.event.to, cup.checkIn.day]).toEqual([C.dates.from, C.dates.to, C.dates.arrival]);
  expect(cup.event.schedule.map(({ day }) => day)).toEqual([C.dates.arrival, C.dates.departure]);
  expect(cup.registration.delegation?.closes).toBe(`${C.dates.teamEntryCloses}T23:59:59`);
  expect(cup.event).toMatchObject({ language: 'zh-CN', zone: C.timezone, currency: { code: C.currency }, game: 'go' });
  expect(ruleText(cup)).toContain('2025 年 9 月 17 日');
});

describe('who may enter (七)', () => {
  test.each([
    ['youth', C.groups[1]],
    ['kids', C.groups[2]],
    ['seniors', C.groups[3]],
  ])('%s: birth window, certificate or new professional, approval', (id, fact) => {
    const own = division(cup, id);
    expect(own.names.own).toBe(fact.name);
    expect(own.eligibility.may).toEqual({
      all: [
        { born: { from: fact.bornFrom, to: fact.bornTo } },
        { any: [{ certificate: true }, { newProfessional: true }] },
      ],
    });
    expect(cup.registration.approval.divisions).toContain(id);
    if (fact.parent) expect(own.parent).toBe(fact.parent);
  });

  test('open: certificate or new professional; seniors may choose it', () => {
    expect(division(cup, 'open').eligibility.may).toEqual({ any: [{ certificate: true }, { newProfessional: true }] });
    expect(division(cup, 'seniors').eligibility.mayPlayUpTo).toEqual(['open']);
    expect(division(cup, 'seniors').minimum).toMatchObject({ then: 'organiser', into: ['open'], mergedAwards: 'own' });
  });

  test('delegations: three men and two women, teams of three and two', () => {
    const { teamMax, teamMen, teamWomen, menTeamSize, womenTeamSize } = C.groups[0];
    const own = cup.registration.delegation;
    expect(own).toMatchObject({ men: teamMen, women: teamWomen, menTeam: menTeamSize, womenTeam: womenTeamSize });
    expect((own?.men ?? 0) + (own?.women ?? 0)).toBe(teamMax);
    expect(cup.registration).toMatchObject({ groupEntry: 'delegation', approval: { needed: true, delegations: true } });
  });

  test('the rest of the clause stands in the rules and consents', () => {
    for (const word of [
      '监制',
      '港澳台',
      'zhiliyundong.com',
      '外卡',
      '纪律准则',
      '补充规定',
      '一级以上裁判员',
      '非裁判类争议',
    ]) {
      expect(ruleText(cup)).toContain(word);
    }
    expect(cup.event.consents[0]?.text).toContain('人身意外伤害保险');
  });
});

test('fees (九): 260 a player by the platform, no refund without reason; rooms and meals', () => {
  for (const own of cup.divisions) expect(own.fee).toMatchObject({ member: C.fees.service, other: C.fees.service });
  expect(cup.payment.ways).toEqual(['platform']);
  expect(cup.refunds).toMatchObject({ noShow: 0, deduction: 'entered-by-organiser' });
  expect(cup.refunds.steps).toMatchObject([{ before: null, percent: 0 }]);
  const prices = cup.event.prices.map(({ price }) => price);
  expect(prices).toEqual([
    ...C.fees.lodging.map((room: { price: number }) => room.price),
    C.fees.meals.adult,
    C.fees.meals.minor,
  ]);
});

describe('format (八)', () => {
  test('open: A and B of nine rounds, then k-th against k-th for the first sixteen', () => {
    const swiss = stageOf(division(cup, 'open'), 'swiss');
    expect(swiss).toMatchObject({ system: 'go-score', rounds: { fixed: C.abFinal.rounds } });
    expect(swiss.fields).toMatchObject({ ids: C.abFinal.groups, by: 'snake', spread: 'city' });
    const final = stageOf(division(cup, 'open'), 'same-rank-final');
    expect(final.perField).toBe(C.abFinal.perGroup);
    expect(
      C.abFinal.ranks.map(({ k, winner, loser }: Record<string, number>) => [2 * k! - 1, 2 * k!, winner, loser]),
    ).toEqual(Array.from({ length: final.perField }, (_, i) => [2 * i + 1, 2 * i + 2, 2 * i + 1, 2 * i + 2]));
    expect(C.abFinal.finalRound).toBe(C.abFinal.rounds + 1);
  });

  test('45 minutes and three periods of 20 seconds everywhere; win 2, bye 2, loss 0', () => {
    const time = {
      mainMinutes: C.time.mainMin,
      byoyomiPeriods: C.time.byoyomi.periods,
      byoyomiSeconds: C.time.byoyomi.sec,
    };
    for (const own of cup.divisions) {
      for (const stage of own.stages) expect(stage.timeControl).toEqual(time);
      expect(stageOf(own, 'swiss').points).toEqual({ win: 20, draw: 10, loss: 0, bye: 20, halfBye: null });
      expect(own.standing.tieBreaks).toEqual(['SOS', 'CUSS']);
    }
  });

  test('rounds of youth, infants and seniors follow the entries', () => {
    for (const id of ['youth', 'kids', 'seniors'])
      expect(stageOf(division(cup, id), 'swiss').rounds).toHaveProperty('byField');
  });
});

describe('prizes (十（一）)', () => {
  test.each([
    ['openMen', 'open', null],
    ['openWomen', 'open', 'women'],
    ['openMenTeam', 'open', 'men-team'],
    ['openWomenTeam', 'open', 'women-team'],
    ['youthBoys', 'youth', null],
    ['youthGirls', 'youth', 'girls'],
    ['kids', 'kids', null],
    ['seniors', 'seniors', null],
  ])('%s: every amount, and what comes with it', (key, id, list) => {
    const fact = C.prizes[key];
    const table = cashTable(cup, id, list);
    expect(table).toEqual(fact.table);
    expect(table).toHaveLength(fact.places);
    expect(table.reduce((sum, { amount }) => sum + amount, 0)).toBe(fact.total);
    for (const one of cup.prizes) {
      const inTable =
        one.division === id && one.list === list && ('place' in one.condition || 'places' in one.condition);
      if (inTable) expect(one.items).toEqual(fact.also);
    }
  });

  test('best girl and best woman, gifts for the over-sixty', () => {
    expect(prize(cup, 'kids-best-girl')).toMatchObject({
      condition: { bestOf: 'f' },
      value: { amount: C.prizes.kids.bestGirl },
    });
    expect(prize(cup, 'seniors-best-woman')).toMatchObject({
      condition: { bestOf: 'f' },
      value: { amount: C.prizes.seniors.bestWoman },
    });
    expect(prize(cup, 'over60-1-8')).toMatchObject({
      list: 'over60',
      condition: { places: { from: 1, to: C.prizes.seniors.sixtyPlus.places } },
      items: [C.prizes.seniors.sixtyPlus.item],
    });
  });

  test('all cash adds up to 274,700 before tax', () => {
    const total = cup.prizes.reduce((sum, { value, condition }) => {
      const places = 'places' in condition ? condition.places.to - condition.places.from + 1 : 1;
      return sum + ('amount' in value ? value.amount * places : 0);
    }, 0);
    expect(total).toBe(274_700);
    expect(total).toBe(C.prizes.cashGrandTotal);
    expect(cup.prizeRules.gross).toBe(C.prizes.preTax);
  });

  test('women keep both in the open division; youth girls keep the higher; nothing is passed down', () => {
    const of = (id: string, list: string | null): boolean[] =>
      cup.prizes
        .filter((one) => one.division === id && one.list === list && !('bestOf' in one.condition))
        .map((one) => one.cumulates);
    expect(new Set([...of('open', null), ...of('open', 'women')])).toEqual(new Set([true]));
    expect(new Set([...of('youth', null), ...of('youth', 'girls')])).toEqual(new Set([false]));
    expect(cup.prizes.some(({ passedDown }) => passedDown)).toBe(false);
    expect(cup.prizeRules).toMatchObject({ heldByWomen: 'paid', finePossible: true });
  });

  test('team lists: men of three, women of two, youth, infants and seniors of three', () => {
    const sizes = Object.fromEntries(cup.lists.filter(({ team }) => team).map(({ id, team }) => [id, team?.members]));
    expect(sizes).toEqual({ 'men-team': 3, 'women-team': 2, 'youth-team': 3, 'kids-team': 3, 'seniors-team': 3 });
    for (const id of ['youth', 'kids', 'seniors'])
      expect(prize(cup, `${id}-team-1`).items).toEqual(C.teamsOtherGroups.awards);
  });
});

describe('promotions (十（二）)', () => {
  const all = [...C.promotion.open, ...C.promotion.senior];
  test.each(all)('$id', (fact) => {
    const own = cup.promotions.find(({ id }) => id === fact.id.toLowerCase());
    expect(own).toMatchObject({
      places: { from: fact.ranks[0], to: fact.ranks[1] },
      to: `${fact.dan}d`,
      passDownTo: fact.passDownTo,
      alternative: fact.alternative?.award ?? null,
    });
    const when = Object.entries(fact.if ?? {}).map(([key, bounds]) => {
      const { gte = 0, lt } = bounds as { gte?: number; lt?: number };
      return { rankAtLeast: key === 'dan6plus' ? '6d' : '5d', count: gte, below: lt ?? null };
    });
    expect(own?.when).toEqual(when);
  });

  test('only amateurs are ranked and counted; the alternative must be taken within a year', () => {
    expect(cup.promotions).toHaveLength(all.length);
    for (const { list } of cup.promotions)
      expect(cup.lists.find(({ id }) => id === list)?.filter.amateursOnly).toBe(true);
    expect(cup.promotionRules).toMatchObject({
      professionalsRanked: false,
      professionalsCounted: false,
      alternativeWithinMonths: 12,
    });
  });
});

test('appeal (十二（二）): written within 20 minutes of the round, 2,000, kept when rejected', () => {
  expect(cup.appeals.written).toMatchObject({
    minutesAfterRound: C.appeal.deadlineMin,
    deposit: C.appeal.fee,
    rejected: 'forfeited',
  });
  expect(cup.appeals.oral).toBeNull();
});

test('places are called by their Chinese names', () => {
  const names = cup.prizes
    .filter(({ condition, list }) => 'place' in condition && !list?.endsWith('-team'))
    .map(({ condition, names: own }) => `${'place' in condition ? condition.place : ''}${own.own}`);
  expect([...new Set(names)].sort()).toEqual(['1冠军', '2亚军', '3季军', '4第四名', '5第五名', '6第六名']);
});
