/** Who may and must play where, with the reasons: the three regulations applied to people. */
import { allows, NOBODY, type Person } from '../../../src/domain/regulation/allows';
import { divisionsOpenTo, mayEnter } from '../../../src/domain/regulation/divisions-open';
import { rankLevel } from '../../../src/domain/regulation/rank';
import { regulation } from './files';

const open = regulation('shogi-open-2026');
const chess = regulation('chess-cup-109');
const go = regulation('go-shanhai-2025');
const person = (more: Partial<Person>): Person => ({ ...NOBODY, ...more });
const ranks = (given: Record<string, string>): Person =>
  person({ ranks: Object.fromEntries(Object.entries(given).map(([source, text]) => [source, rankLevel(text)])) });
const ids = (regulationOf: typeof open, who: Person): string[] =>
  divisionsOpenTo(regulationOf, who).map(({ division, how }) => `${division}:${how}`);
const codes = (why: readonly { code: string }[]): string[] => why.map(({ code }) => code);

describe('shogi open, 第二條 and annex', () => {
  test('a beginner without any rank plays kyu and may choose dan', () => {
    expect(ids(open, ranks({ 'rank-self': '無' }))).toEqual(['dan:up', 'kyu:own']);
  });
  test('a first kyu likewise', () => {
    expect(ids(open, ranks({ 'rank-wars': '1級', 'rank-self': '3級' }))).toEqual(['dan:up', 'kyu:own']);
  });
  test.each(['rank-diploma', 'rank-wars', 'rank-quest', 'rank-81dojo', 'rank-self'])(
    'a first dan by %s alone must play dan',
    (source) => {
      const who = ranks({ 'rank-self': '10級', [source]: '初段' });
      expect(ids(open, who)).toEqual(['dan:must']);
      expect(mayEnter(open, who, 'dan')?.why).toEqual([
        { code: 'eligibility.rank-at-least.yes', params: { rank: '1d', found: '1d', source } },
      ]);
      expect(codes(mayEnter(open, who, 'kyu')?.why ?? [])).toContain('eligibility.must-play');
    },
  );
  test('the highest source counts', () => {
    const { why } = mayEnter(open, ranks({ 'rank-wars': '二段', 'rank-quest': '四段', 'rank-self': '1級' }), 'dan')!;
    expect(why[0]?.params).toEqual({ rank: '1d', found: '4d', source: 'rank-quest' });
  });
  test('a kyu winner of any earlier edition must play dan', () => {
    const winner = person({ pastResults: [{ division: 'kyu', place: 1, previous: false }] });
    expect(ids(open, winner)).toEqual(['dan:must']);
    const second = person({ pastResults: [{ division: 'kyu', place: 2, previous: true }] });
    expect(ids(open, second)).toEqual(['dan:up', 'kyu:own']);
  });
  test('both reasons are named when both hold', () => {
    const who: Person = {
      ...ranks({ 'rank-self': '初段' }),
      pastResults: [{ division: 'kyu', place: 1, previous: true }],
    };
    expect(codes(mayEnter(open, who, 'dan')?.why ?? [])).toEqual([
      'eligibility.rank-at-least.yes',
      'eligibility.past-result.yes',
    ]);
  });
});

describe('chess cup, 九 and 十（二）', () => {
  const upFrom3 = ['mid:own', 'high:up', 'junior:up', 'senior:up', 'open:up'];
  test('a boy of grade three who has played before: his grade and upwards', () => {
    expect(ids(chess, person({ grade: 3, sex: 'm', newcomer: false }))).toEqual(upFrom3);
  });
  test('a new boy of grade three may also be a newcomer, never play down (B13)', () => {
    expect(ids(chess, person({ grade: 3, sex: 'm', newcomer: true }))).toEqual(['novice:own', ...upFrom3]);
  });
  test('a girl of grade three may also play with the girls', () => {
    expect(ids(chess, person({ grade: 3, sex: 'f', newcomer: false }))).toEqual(['girls:own', ...upFrom3]);
  });
  test('junior high, senior high, adults', () => {
    expect(ids(chess, person({ grade: 7, sex: 'f', newcomer: true }))).toEqual(['junior:own', 'senior:up', 'open:up']);
    expect(ids(chess, person({ grade: 12, sex: 'm', newcomer: true }))).toEqual(['senior:own', 'open:up']);
    expect(ids(chess, person({ sex: 'm', newcomer: true }))).toEqual(['open:own']);
  });
  test('a closed division says what was found and what it takes', () => {
    expect(mayEnter(chess, person({ grade: 5 }), 'low')).toEqual({
      division: 'low',
      how: 'closed',
      why: [{ code: 'eligibility.grade.no', params: { from: 1, to: 2, found: 5 } }],
    });
    expect(codes(mayEnter(chess, person({ grade: 8, sex: 'm', newcomer: false }), 'novice')?.why ?? [])).toEqual([
      'eligibility.newcomer.no',
      'eligibility.grade.no',
    ]);
  });
  test('what is not known is said to be unknown', () => {
    expect(codes(mayEnter(chess, NOBODY, 'girls')?.why ?? [])).toEqual([
      'eligibility.sex.unknown',
      'eligibility.grade.unknown',
    ]);
  });
});

describe('go championship, 七', () => {
  const born = (birthDate: string, more: Partial<Person> = {}): Person =>
    person({ birthDate, certificate: true, ...more });
  test.each([
    ['2011-08-31', ['open:own']],
    ['2011-09-01', ['open:own', 'youth:own']],
    ['2019-08-31', ['open:own', 'youth:own']],
    ['2019-09-01', ['open:own', 'kids:own']],
    ['1954-12-31', ['open:own']],
    ['1955-01-01', ['open:up', 'seniors:own']],
    ['1980-12-31', ['open:up', 'seniors:own']],
    ['1981-01-01', ['open:own']],
  ])('born %s: %j', (birthDate, expected) => {
    expect(ids(go, born(birthDate))).toEqual(expected);
  });
  test('without certificate nobody enters, except a new professional', () => {
    expect(ids(go, born('2000-01-01', { certificate: false }))).toEqual([]);
    expect(ids(go, born('2000-01-01', { certificate: false, newProfessional: true }))).toEqual(['open:own']);
  });
});

test('an unknown division gets no verdict', () => {
  expect(mayEnter(open, NOBODY, 'master')).toBeNull();
});

describe('predicates one by one', () => {
  test('rank at most: nobody without rank is above it', () => {
    const rule = { rankAtMost: { rank: '3k', sources: ['rank-self'] } };
    expect(allows(rule, NOBODY).met).toBe(true);
    expect(allows(rule, ranks({ 'rank-self': '3級' })).met).toBe(true);
    expect(allows(rule, ranks({ 'rank-self': '2級' })).met).toBe(false);
  });
  test('previous edition only', () => {
    const rule = { pastResult: { division: 'kyu', place: 1, editions: 'previous' as const } };
    expect(allows(rule, person({ pastResults: [{ division: 'kyu', place: 1, previous: false }] })).met).toBe(false);
    expect(allows(rule, person({ pastResults: [{ division: 'kyu', place: 1, previous: true }] })).met).toBe(true);
  });
  test('approved, invited', () => {
    expect(allows({ approved: true }, NOBODY)).toEqual({
      met: false,
      why: [{ code: 'eligibility.approved.no', params: {} }],
    });
    expect(allows({ invited: true }, person({ invited: true })).met).toBe(true);
  });
  test('not, all and any keep the deciding facts', () => {
    expect(allows({ not: { newcomer: true } }, person({ newcomer: false })).met).toBe(true);
    expect(
      codes(allows({ all: [{ newcomer: true }, { sex: 'f' }] }, person({ newcomer: true, sex: 'm' })).why),
    ).toEqual(['eligibility.sex.no']);
    expect(
      codes(allows({ any: [{ newcomer: true }, { sex: 'f' }] }, person({ newcomer: true, sex: 'm' })).why),
    ).toEqual(['eligibility.newcomer.yes']);
  });
});
