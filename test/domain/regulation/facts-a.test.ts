/** The shogi open as data says what its regulation says (facts.json, A). */
import { division, facts, type Fact, prize, regulation, ruleText, stageOf } from './files';

const A = facts.A;
const open = regulation('shogi-open-2026');
const [dan, kyu] = [division(open, 'dan'), division(open, 'kyu')];
const cents = (text: string): string => text.replace('T', ' ').slice(0, 16);

describe('event (第一條)', () => {
  test('names, organiser, chief referee, provisional venue, draft mark', () => {
    expect(open.event).toMatchObject({
      names: { own: A.identity.name, en: A.identity.nameEn },
      edition: A.identity.edition,
      organiser: A.identity.organiser,
      chiefArbiter: A.identity.chiefReferee,
      venue: { name: A.identity.venue.name, provisional: A.identity.venue.provisional },
      draft: true,
      game: A.game,
      zone: A.timezone,
      currency: { code: A.currency },
    });
    expect(open.event.parties).toMatchObject([
      { role: '協辦單位', names: [A.identity.coOrganiser] },
      { role: '贊助單位', names: [A.identity.sponsors] },
    ]);
    expect(open.event.announcedAt).toHaveLength(3);
    for (const part of A.identity.purpose.split('、')) expect(ruleText(open)).toContain(part.slice(0, 6));
  });

  test('dates (第三條): opening, closing, grouping, refunds, transfer, payment days', () => {
    const { dates } = A;
    expect([open.event.from, open.event.to]).toEqual([dates.event, dates.event]);
    expect(open.event.registrationOpens?.slice(0, 10)).toBe(dates.registrationOpens);
    expect(open.event.registrationCloses).toBe(`${dates.registrationCloses}T23:59:59`);
    expect(open.event.groupingAnnounced).toBe(dates.groupingAnnounced);
    expect(open.refunds.steps[0]?.before).toBe(dates.noRefundFrom);
    expect(open.transfer.latestDay).toBe(dates.transferNoticeLatest);
    expect(open.payment.windowDays).toBe(dates.paymentWindowDays);
    expect(`${open.checkIn.day ?? ''} ${open.checkIn.opens}`).toBe(cents(dates.checkInOpens));
    expect(open.event.schedule[open.event.schedule.length - 1]?.to).toBe(dates.endsBefore.slice(11));
  });

  test('schedule of the day (第六條)', () => {
    const rows = open.event.schedule.map(({ from, to, what }) => [from, to ?? null, what.replace(/ /g, '')]);
    expect(rows).toEqual(A.schedule.map(([from, to, what]: string[]) => [from, to, what?.replace(/ /g, '')]));
    expect(ruleText(open)).toContain('提前開始下一輪');
  });

  test('consents and minors (第十條)', () => {
    expect(open.event.consents.map(({ who }) => who)).toEqual(['everybody', 'minors']);
    for (const word of ['肖像', '姓名', '成績', '棋譜', '活動紀錄', '宣傳', '直播', '行銷']) {
      expect(open.event.consents[0]?.text).toContain(word);
    }
  });
});

describe('divisions and who may enter (第二條、附表)', () => {
  test.each(A.groups as Fact[])('$name: capacity, fee, minimum', (group) => {
    const own = division(open, group.key);
    expect(own.names.own).toBe(group.name);
    expect(own.capacity).toBe(group.capacity);
    expect(own.fee).toMatchObject({ member: group.fee, other: group.fee });
    expect(own.minimum).toMatchObject({ players: group.minToRun, then: 'cancel' });
  });

  test('every evidence of the annex from first dan on, and any earlier kyu winner, must play dan', () => {
    expect(dan.eligibility.must).toEqual({
      any: [
        {
          rankAtLeast: {
            rank: '1d',
            sources: ['rank-diploma', 'rank-wars', 'rank-quest', 'rank-81dojo', 'rank-self'],
          },
        },
        { pastResult: { division: 'kyu', place: 1, editions: 'any' } },
      ],
    });
    const labels = open.evidence.map(({ label }) => label);
    expect([...labels].sort()).toEqual([...A.eligibility.basisFieldRequired].sort());
    for (const source of open.evidence) {
      const online = ['rank-wars', 'rank-quest', 'rank-81dojo'].includes(source.id);
      expect(source.window).toBe(online ? 'current-or-best-of-year' : source.id === 'rank-self' ? 'self' : 'ever');
    }
    expect(kyu.eligibility.may).toEqual({ not: dan.eligibility.must });
    expect(kyu.eligibility.mayPlayUpTo).toEqual(['dan']);
    expect(dan.eligibility.mayPlayUpTo).toEqual([]);
    expect(open.registration.organiserMayMove).toBe(true);
    expect(ruleText(open)).toContain('取消得獎資格');
  });
});

describe('registration and money (第三條)', () => {
  test('report of the last five digits, lapse when not reported, waitlist members first', () => {
    expect(open.payment).toMatchObject({ reportDigits: 5, lapseWhen: 'not-reported' });
    expect(open.waitlist.order).toEqual(['member-first', 'received']);
  });

  test('the account is a marked sample that the organiser replaces', () => {
    expect(Object.values(open.payment.account ?? {}).filter((value) => value.startsWith('（請填入'))).toHaveLength(3);
  });

  test('standby players arrive at 08:30, fill up to multiples of four, and are refunded when not seated', () => {
    const { reservePlayers } = A.registration;
    expect(open.standby).toMatchObject({
      allowed: true,
      arrive: reservePlayers.arrive,
      multipleOf: 4,
      refundUnseated: 100,
    });
    expect(open.checkIn.closes).toBe(A.noShow.deadline);
    expect(open.checkIn.noShow).toBe('forfeits-place');
  });

  test.each([
    ['2026-12-04', 250],
    ['2026-12-05', 0],
    ['2026-12-19', 0],
  ])('cancelled on %s: NT$%i', (day, refund) => {
    const step = open.refunds.steps.find(({ before }) => before === null || day < before);
    expect(((step?.percent ?? NaN) * A.refund.base) / 100).toBe(refund);
  });

  test('no-show nothing, cancelled division everything, kyu players may move up then', () => {
    expect(open.refunds).toMatchObject({ noShow: 0, divisionCancelled: 100, of: 'fee', deduction: 'none' });
    expect(kyu.minimum.offers).toEqual(['refund', 'move-up']);
    expect(dan.minimum.offers).toContain('refund');
  });
});

describe('format (第四條至第八條)', () => {
  test.each(['dan', 'kyu'])('%s: prelim of three rounds, two wins in, two losses out, 15 min + 30 s', (id) => {
    const prelim = stageOf(division(open, id), 'win-count');
    const { prelim: fact } = A.format;
    expect(prelim).toMatchObject({
      rounds: fact.rounds,
      winsIn: fact.qualifyWins,
      lossesOut: fact.eliminateLosses,
      fieldMultipleOf: 4,
      qualifiersOf: 'slots',
      friendlyGames: true,
      withdrawalKeepsSlot: true,
      starts: ['09:15', '10:15', '11:15'],
      timeControl: { mainMinutes: A.timeControls[0].mainMin, byoyomiSeconds: A.timeControls[0].byoyomiSec },
    });
    expect(division(open, id).standing.tieBreaks).toEqual([]);
  });

  test.each(['dan', 'kyu'])('%s: bracket and start by number of qualifiers, 20 min + 30 s, two thirds', (id) => {
    const knockout = stageOf(division(open, id), 'knockout');
    for (const { qualifiers, size, start } of A.format.knockout.brackets) {
      for (const count of qualifiers) {
        expect(knockout.brackets.find(({ from, to }) => from <= count && count <= to)).toMatchObject({ size, start });
      }
    }
    const time = { mainMinutes: A.timeControls[1].mainMin, byoyomiSeconds: A.timeControls[1].byoyomiSec };
    expect(knockout).toMatchObject({
      timeControl: time,
      finalTimeControl: time,
      finalStarts: '16:00',
      drawAt: '12:30',
    });
    expect(knockout).toMatchObject({
      byes: 'unbeaten-then-lot',
      seats: 'lot',
      thirdPlace: 'two-thirds',
      withdrawal: 'bye',
    });
  });

  test('furigoma for every game, no draws; sennichite and 27-point declaration', () => {
    expect(open.event).toMatchObject({ firstMove: 'furigoma', drawsExist: false });
    expect(open.event.replay).toMatchObject({
      swapColours: true,
      keepsTime: true,
      topUpMinutes: 5,
      topUp: 'each-below',
    });
    const { need } = A.gameRules.find(({ id }: { id: string }) => id === 'A-7-jishogi');
    expect(open.event.declaration).toMatchObject({
      sente: need.senteMin,
      gote: need.goteMin,
      piecesInCamp: need.ownPiecesInCampExceptKing,
      campRanks: 3,
      bigPiece: 5,
      smallPiece: 1,
      failed: 'declarer-loses',
    });
  });

  test('fouls, hand and clock, disputes, devices, reporting by the winner', () => {
    const text = ruleText(open);
    for (const foul of A.gameRules[0].fouls) expect(text).toContain(foul);
    for (const word of [
      '全棋牌計時器',
      '同一隻手',
      '按停棋鐘',
      '電子設備',
      '勝者向記錄台回報',
      '負けました',
      '平手',
      '午餐自理',
    ]) {
      expect(text).toContain(word);
    }
    expect(open.conduct.warningsToLoss).toBe(2);
  });

  test('appeal to the chief referee before the game ends, final, no deposit (第十條)', () => {
    expect(open.appeals).toMatchObject({ oral: { to: A.appeal.to, beforeGameEnds: true }, written: null, final: true });
  });
});

describe('prizes (第九條)', () => {
  test('every prize of the table: division, place, goods', () => {
    const own = open.prizes.map(({ division: id, names, items, title }) => ({ id, label: names.own, items, title }));
    for (const fact of A.prizes.items) {
      const id = fact.group === 'each' || fact.group === 'all' ? null : fact.group;
      const found = own.find((one) => one.id === id && one.label === (fact.label ?? fact.special));
      const goods = fact.items.filter((item: string) => item !== '獎金' && !item.includes('頭銜'));
      expect(found?.items.map((item) => item.replace('獎品', ''))).toEqual(goods);
      if (fact.items.some((item: string) => item.includes('頭銜'))) expect(found?.title).toBe('龍馬');
    }
    expect(own).toHaveLength(A.prizes.items.length);
    expect(prize(open, 'lucky').condition).toMatchObject({ luckyDraw: { winners: 3, among: 'everybody' } });
    expect(prize(open, 'last-four').condition).toMatchObject({ reachedLast: 4 });
    expect(open.prizes.every(({ mustBePresent }) => mustBePresent)).toBe(true);
    expect(open.prizeRules.substitution).toBe(true);
  });

  test.each(A.prizes.cash.table as Fact[])('$n players: $first and $second', ({ n, first, second }) => {
    const amount = (id: string): number => {
      const { value } = prize(open, id);
      if (!('pool' in value)) throw new Error(id);
      const { fee, percent, numerator, denominator, roundTo, floor } = value.pool;
      const share = (n * fee * percent * numerator) / (100 * denominator);
      return Math.max(floor, Math.floor(share / roundTo + 0.5) * roundTo);
    };
    expect([amount('dan-1'), amount('dan-2')]).toEqual([first, second]);
    expect([amount('kyu-1'), amount('kyu-2')]).toEqual([first, second]);
  });

  test('floors are three times and one and a half times the fee', () => {
    const { floorFirst, floorFirstTimesFee, floorSecond, floorSecondTimesFee, fee } = A.prizes.cash;
    expect([floorFirst, floorSecond]).toEqual([fee * floorFirstTimesFee, fee * floorSecondTimesFee]);
    expect(prize(open, 'dan-1').value).toMatchObject({ pool: { floor: floorFirst } });
    expect(prize(open, 'dan-2').value).toMatchObject({ pool: { floor: floorSecond } });
  });

  test('the champion is kept with his title, the kyu winner must play dan next time', () => {
    expect(open.remembered.titles).toMatchObject([
      { division: 'dan', place: 1, title: A.groups[0].officialChampionTitle },
    ]);
    expect(open.remembered.duties).toMatchObject([{ division: 'kyu', place: 1, mustPlay: 'dan' }]);
  });
});

describe('what the regulation leaves open, as settled for the office', () => {
  test('offers have the same three days, never beyond 17 December, and a lapsed one is out', () => {
    expect(open.waitlist).toMatchObject({ offerDays: 3, promotionStops: '2026-12-17T23:59:59', lapsedOffer: 'out' });
  });
  test('the clock runs from the letter, a reminder a day before, a report without money shows after three days', () => {
    expect(open.payment).toMatchObject({ windowStarts: 'letter-sent', reminderHoursBefore: 24, reportedUnpaidDays: 3 });
    expect(open.payment.graceMinutes).toBe(0);
    expect(open.registration).toMatchObject({
      oneEntryPerPerson: true,
      identity: ['name', 'phone'],
      groupEntry: 'none',
    });
  });
  test('both divisions are played alike', () => {
    expect(kyu.stages).toEqual(dan.stages);
    expect(stageOf(dan, 'knockout').starts).toEqual(['13:00', '14:00', '15:00', '16:00']);
  });
  test('nothing is passed down but the lucky draw', () => {
    expect(open.prizes.filter(({ passedDown }) => passedDown).map(({ id }) => id)).toEqual(['lucky']);
  });
});
