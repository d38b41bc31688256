/** Reports of payment: digits as typed, states by the place, older reports replaced, nothing twice. */
import type { Places } from '../../../../src/domain/payment/effects';
import { readBankCode, readDigits } from '../../../../src/domain/payment/claim/digits';
import { openClaim, type Report } from '../../../../src/domain/payment/claim/open';
import type { Entry, PlaceState } from '../../../../src/domain/registration/entry';
import { DAY, NOON, claim, entry, regulation } from '../match/world';

const places = (over: Partial<Places> = {}): Places => ({
  regulation,
  entries: [entry(1, { state: 'held', deadline: NOON + DAY }), entry(2)],
  ledger: [],
  claims: [],
  members: [],
  pastResults: [],
  pastParticipants: [],
  now: NOON,
  ...over,
});
const report = (over: Partial<Report> = {}): Report => ({
  source: 'r:1',
  at: NOON,
  entries: [entry(1).id],
  lastDigits: '00123',
  ...over,
});
const opened = (p: Places, r: Report) => {
  const result = openClaim(p, r);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};

describe('the digits as typed', () => {
  test.each([
    ['00123', '00123'],
    ['00000', '00000'],
    ['００１２３', '00123'],
    [' 00123 ', '00123'],
    ['00123\u200b', '00123'],
  ])('%j is %s (C65: leading zeros stay)', (typed, digits) =>
    expect(readDigits(typed, 5)).toEqual({ ok: true, value: digits }),
  );

  test.each([
    ['', 'claim.digits.empty'],
    ['   ', 'claim.digits.empty'],
    ['123', 'claim.digits.short'],
    ['1234', 'claim.digits.short'],
    ['123 45', 'claim.digits.blanks'],
    ['12-345', 'claim.digits.blanks'],
    ['12345.0', 'claim.digits.blanks'],
    ['1234S', 'claim.digits.letters'],
    ['後五碼12345', 'claim.digits.letters'],
    ['1e5', 'claim.digits.letters'],
    ['=12345', 'claim.digits.letters'],
    ['123456', 'claim.digits.long'],
    ['0090000000197014', 'claim.digits.long'],
  ])('%j is refused: %s', (typed, code) => {
    const read = readDigits(typed, 5);
    expect(!read.ok && read.problems.map((p) => p.code)).toEqual([code]);
  });

  test.each([
    ['807', '807'],
    ['８０７ 永豐', '807'],
    ['永豐(807)', '807'],
    ['永豐', ''],
    ['80712', ''],
    ['', ''],
  ])('bank %j → %j', (typed, code) => expect(readBankCode(typed)).toBe(code));
});

test('a report for a held place', () => {
  expect(opened(places(), report({ bankCode: '807', paidOn: '115/10/11', amount: 'NT$500' }))).toEqual({
    claim: {
      id: 'C-0001',
      source: 'r:1',
      at: NOON,
      entries: ['E-0001'],
      lastDigits: '00123',
      bankCode: '807',
      paidOn: '2026-10-11',
      amount: 500,
      state: 'open',
    },
    superseded: [],
    report: ['E-0001'],
    notes: [],
    repeated: false,
  });
});

const STATES: Readonly<Record<PlaceState, 'open' | 'late' | 'not-due'>> = {
  received: 'not-due',
  approval: 'not-due',
  held: 'open',
  reported: 'open',
  confirmed: 'not-due',
  waitlisted: 'not-due',
  lapsed: 'late',
  cancelled: 'late',
  transferred: 'late',
  rejected: 'not-due',
  duplicate: 'not-due',
  'checked-in': 'not-due',
  'no-show': 'late',
  standby: 'open',
  'standby-seated': 'not-due',
  'standby-released': 'late',
  closed: 'not-due',
};
test.each(Object.entries(STATES))('a report for a place that is %s opens a claim that is %s', (state, expected) => {
  const r = opened(places({ entries: [entry(1, { state: state as PlaceState })] }), report());
  expect(r.claim.state).toBe(expected);
  expect(r.report).toEqual(expected === 'open' ? ['E-0001'] : []);
  expect(r.notes).toHaveLength(expected === 'open' ? 0 : 1);
});

test.each([
  [NOON + DAY, 'open'],
  [NOON + DAY + 999, 'open'],
  [NOON + DAY + 1000, 'late'],
])('the deadline counts at the time of the report, not of its handling: %i', (at, state) =>
  expect(opened(places({ now: NOON + 9 * DAY }), report({ at })).claim.state).toBe(state),
);

test('a correction after the deadline of one who reported in time is open', () => {
  const late = entry(1, { state: 'reported', deadline: null });
  expect(opened(places({ entries: [late], now: NOON + 9 * DAY }), report({ at: NOON + 9 * DAY })).claim.state).toBe(
    'open',
  );
});

describe('groups and repetitions', () => {
  test('a coach reports two; one of them is late: open for the one, a note for the other', () => {
    const r = opened(
      places({ entries: [entry(1), entry(2, { state: 'lapsed' })] }),
      report({ entries: [entry(1).id, entry(2).id, entry(1).id] }),
    );
    expect(r.claim).toMatchObject({ entries: ['E-0001', 'E-0002'], state: 'open' });
    expect(r.report).toEqual(['E-0001']);
    expect(r.notes.map((n) => [n.code, n.params])).toEqual([['report.late', { entry: 'E-0002' }]]);
  });

  test('67: the same response twice changes nothing', () => {
    const known = claim(1, [1], '99999', { source: 'r:1' });
    expect(opened(places({ claims: [known] }), report())).toEqual({
      claim: known,
      superseded: [],
      report: [],
      notes: [],
      repeated: true,
    });
  });

  test('a new report replaces older ones of the same people, open or late, never a matched one', () => {
    const claims = [
      claim(1, [1], '11111'),
      claim(2, [1], '22222', { state: 'late' }),
      claim(3, [1], '33333', { state: 'matched' }),
      claim(4, [2], '44444'),
    ];
    const r = opened(places({ claims }), report());
    expect(r.claim.id).toBe('C-0005');
    expect(r.superseded.map((c) => [c.id, c.state])).toEqual([
      ['C-0001', 'superseded'],
      ['C-0002', 'superseded'],
    ]);
  });

  test('a group report is not replaced by a report of one of its people; the overlap is told', () => {
    const r = opened(places({ claims: [claim(1, [1, 2], '11111')] }), report());
    expect(r.superseded).toEqual([]);
    expect(r.notes).toEqual([{ code: 'claim.overlaps', params: { claim: 'C-0001' } }]);
  });
});

describe('refused with every problem', () => {
  test('unknown entry and bad digits', () => {
    const result = openClaim(places(), report({ entries: ['E-0099' as Entry['id']], lastDigits: '12' }));
    expect(!result.ok && result.problems.map((p) => p.code)).toEqual(['entry.unknown', 'claim.digits.short']);
  });
  test('nobody', () => {
    const result = openClaim(places(), report({ entries: [] }));
    expect(!result.ok && result.problems.map((p) => p.code)).toEqual(['claim.entries.none']);
  });
});

test('extras that cannot be read are noted, not refused', () => {
  const r = opened(places(), report({ paidOn: '15/12/05', amount: '--500' }));
  expect(r.claim).toMatchObject({ paidOn: '', amount: null, state: 'open' });
  expect(r.notes.map((n) => n.code)).toEqual(['claim.paid-on.unreadable', 'claim.amount.unreadable']);
});

test('an event that asks no digits takes a report without them', () => {
  const quiet = { ...regulation, payment: { ...regulation.payment, reportDigits: null } };
  expect(opened(places({ regulation: quiet }), report({ lastDigits: '' })).claim.lastDigits).toBe('');
});
