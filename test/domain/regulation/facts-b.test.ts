/** The chess cup as data says what its regulation says (facts.json, B). */
import { cashTable, division, facts, type Fact, prize, regulation, ruleText, stageOf } from './files';

const B = facts.B;
const cup = regulation('chess-cup-109');

test('event (一至八): names, hosts, place, date in year 109', () => {
  expect(cup.event.names.own).toBe(B.identity.name);
  expect(cup.event.organiser).toBe(B.identity.organiser);
  const parties = Object.fromEntries(cup.event.parties.map(({ role, names }) => [role, names]));
  expect(parties).toEqual({
    指導單位: [B.identity.guidance],
    承辦單位: [B.identity.host],
    協辦單位: B.identity.coOrganisers,
  });
  expect(B.identity.venue.startsWith(cup.event.venue.address ?? '?')).toBe(true);
  expect(B.identity.venue).toContain(cup.event.venue.name);
  expect(Number(cup.event.from.slice(0, 4)) - 1911).toBe(B.identity.rocYear);
  expect([cup.event.from, cup.event.registrationOpens]).toEqual([B.dates.event, null]);
  expect(cup.event.registrationCloses).toBe(`${B.dates.registrationCloses}:00`);
  expect([cup.checkIn.opens, cup.checkIn.closes]).toEqual(B.dates.checkIn);
  expect(cup.event.schedule[1]?.from).toBe(B.dates.start);
  expect(B.entry.channel).toContain(cup.event.contact);
});

describe('divisions (九至十一)', () => {
  test.each(B.groups as Fact[])('$name', (group) => {
    const own = division(cup, group['key'] as string);
    const swiss = stageOf(own, 'swiss');
    expect(own.names.own).toBe(group['name']);
    expect(swiss.rounds).toEqual({ fixed: group['rounds'] });
    expect(swiss.timeControl).toEqual({ mainMinutes: group['baseMin'], incrementSeconds: group['incSec'] });
    expect(swiss.system).toBe('fide-dutch');
    expect(own.minimum.players).toBe(B.format.minPerGroup);
    expect(own.fee).toMatchObject({ member: B.entry.feeMember, other: B.entry.feeNonMember });
    expect(own.standing.tieBreaks).toEqual(['BH/M1', 'SB', 'PS']);
    const grades = group['grades'] as number[] | undefined;
    if (grades) expect(JSON.stringify(own.eligibility.may)).toContain(`{"from":${grades[0]!},"to":${grades[1]!}}`);
    if (group['sex']) expect(JSON.stringify(own.eligibility.may)).toContain('{"sex":"f"}');
  });

  test('newcomers of primary school; the open division takes everybody', () => {
    expect(division(cup, 'novice').eligibility.may).toEqual({
      all: [{ newcomer: true }, { grade: { from: 1, to: 6 } }],
    });
    expect(division(cup, 'open').eligibility.may).toEqual({ always: true });
  });

  test('merging runs newcomers, girls, then upwards along the grades; the open division has no next (B1)', () => {
    const order = [...cup.divisions].sort((a, b) => (a.minimum.order ?? 0) - (b.minimum.order ?? 0));
    expect(order.map(({ id, minimum }) => [id, minimum.then, minimum.into])).toEqual([
      ['novice', 'merge', ['by-grade']],
      ['girls', 'merge', ['by-grade']],
      ['low', 'merge', ['mid']],
      ['mid', 'merge', ['high']],
      ['high', 'merge', ['junior']],
      ['junior', 'merge', ['senior']],
      ['senior', 'merge', ['open']],
      ['open', 'organiser', []],
    ]);
  });
});

test('fees, payers, refund with a deduction, identity papers (十三、十五)', () => {
  expect(cup.registration).toMatchObject({ oneEntryPerPerson: true, groupEntry: 'payer' });
  expect(cup.payment.ways).toContain('group-transfer');
  expect(cup.refunds).toMatchObject({ deduction: 'entered-by-organiser', of: 'paid' });
  expect(cup.checkIn).toMatchObject({ identityCheck: true, papers: B.entry.idCheck });
  expect(cup.conduct.disqualifiedResults).toBe('void');
  for (const word of ['午餐', '代收', '勿離開現場', '紀律委員會', 'FIDE', '可以跳組', '總裁判公布']) {
    expect(ruleText(cup)).toContain(word);
  }
  expect(cup.event.consents[0]?.text).toContain('僅供本賽事相關用途');
});

describe('prizes (十四)', () => {
  test('cups for places one to three everywhere; certificates four to six in primary divisions from eight players', () => {
    for (const { groups, places, each, extra } of B.prizes.filter((fact: { each?: unknown }) => fact.each)) {
      for (const id of groups) {
        for (const place of places)
          expect(prize(cup, `${id}-${place}`)).toMatchObject({ condition: { place }, items: each });
        const more = cup.prizes.find((one) => one.id === `${id}-4-6`);
        if (!extra) expect(more).toBeUndefined();
        else
          expect(more).toMatchObject({ condition: { places: { from: 4, to: 6 } }, items: extra.each, fromPlayers: 8 });
      }
    }
    expect(cup.prizes).toHaveLength(5 * 4 + 3 * 3);
    expect(cup.prizes.every(({ ties }) => ties === 'tie-break')).toBe(true);
  });

  test('cash in the open division: 1500, 1000, 500', () => {
    const table = cashTable(cup, 'open', null);
    expect(Object.fromEntries(table.map(({ place, amount }) => [place, amount]))).toEqual(B.prizes[2].cash);
    expect(table.reduce((sum, { amount }) => sum + amount, 0)).toBe(B.prizes[2].cashTotal);
    expect(cup.prizes.filter(({ value }) => 'amount' in value)).toHaveLength(3);
  });
});

test('rating for those who played five rounds (十一（四）)', () => {
  expect(cup.rating).toMatchObject({ minimumRounds: 5, byeTakesPart: true });
});

test('appeals (十七): spoken within five minutes to three people, written with a deposit of 3,000', () => {
  const { oral, written } = B.appeal;
  expect(cup.appeals.oral).toMatchObject({ minutesAfterGame: oral.deadlineMin, to: oral.to });
  expect(cup.appeals.oral?.panel).toHaveLength(oral.size);
  expect(cup.appeals.written).toMatchObject({
    to: written.to,
    deposit: written.deposit,
    signedBy: written.signedBy,
    beforeEventEnds: true,
    rejected: 'forfeited',
  });
});

test('insurance (十六)', () => {
  const { perPersonInjury, perAccidentInjury, perAccidentProperty, totalInPolicyPeriod } = B.insurance;
  expect(cup.event.insurance).toMatchObject({
    perPerson: perPersonInjury,
    perAccident: perAccidentInjury,
    property: perAccidentProperty,
    total: totalInPolicyPeriod,
  });
});

test('a disqualified player hands his prize down; nobody has to wait for the ceremony', () => {
  expect(cup.prizes.every(({ passedDown, mustBePresent }) => passedDown && !mustBePresent)).toBe(true);
});

test('no clock runs for payment, there is no limit of places, late comers join until round two', () => {
  expect(cup.payment).toMatchObject({ windowDays: null, lapseWhen: 'never' });
  expect(cup.divisions.every(({ capacity }) => capacity === null)).toBe(true);
  expect(cup.checkIn).toMatchObject({ noShow: 'late-until-round', lateUntilRound: 2 });
});
