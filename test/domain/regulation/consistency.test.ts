/** A broken regulation is refused with every mistake at its place. */
import { namedPath, valueAt, withValueAt } from '../../../src/domain/regulation/path';
import { readRegulation, type Regulation } from '../../../src/domain/regulation/regulation';
import { regulation, REGULATIONS } from './files';

const open = regulation('shogi-open-2026');
function broken(changes: Record<string, unknown>, base: Regulation = open): string[] {
  let data = base;
  for (const [path, value] of Object.entries(changes)) {
    const next = withValueAt(data, path, value);
    if (next === null) throw new Error(`no path ${path}`);
    data = next;
  }
  const read = readRegulation(data);
  return read.ok ? [] : read.problems.map(({ code, at }) => `${code} @ ${at ?? ''}`);
}

test.each(REGULATIONS)('%s has no contradiction', (id) => {
  expect(broken({}, regulation(id))).toEqual([]);
});

test('values of the wrong kind are named by their path with ids, all at once', () => {
  expect(
    broken({
      'divisions.kyu.capacity': 'thirty-two',
      'prizes.dan-2.value.pool.percent': 140,
      'event.from': '2026-02-30',
      'checkIn.opens': '25:00',
      'payment.counting': 'weeks',
    }).sort(),
  ).toEqual([
    'regulation.invalid @ checkIn.opens',
    'regulation.invalid @ divisions.kyu.capacity',
    'regulation.invalid @ event.from',
    'regulation.invalid @ payment.counting',
    'regulation.invalid @ prizes.dan-2.value.pool.percent',
  ]);
});

test('a rank, a money amount and a clock must be what they are', () => {
  expect(broken({ 'divisions.dan.fee.member': 12.5 })).toEqual(['regulation.invalid @ divisions.dan.fee.member']);
  expect(broken({ 'standby.arrive': '8:30' })).toEqual(['regulation.invalid @ standby.arrive']);
});

test.each([
  [{ 'event.registrationCloses': '2026-12-20T00:00:00' }, 'regulation.dates-out-of-order @ event.registrationCloses'],
  [{ 'event.registrationOpens': '2026-12-13T00:00:00' }, 'regulation.dates-out-of-order @ event.registrationOpens'],
  [{ 'transfer.latestDay': '2026-12-20' }, 'regulation.dates-out-of-order @ transfer.latestDay'],
  [{ 'checkIn.closes': '08:20' }, 'regulation.dates-out-of-order @ checkIn.closes'],
  [{ 'checkIn.noShow': 'late-until-round' }, 'regulation.late-round-missing @ checkIn.lateUntilRound'],
  [{ 'refunds.steps.0.before': null }, 'regulation.refund-step-hidden @ refunds.steps.0.before'],
  [{ 'payment.account': null }, 'regulation.no-account @ payment.ways'],
  [
    { 'divisions.kyu.eligibility.mayPlayUpTo': ['master'] },
    'regulation.unknown-id @ divisions.kyu.eligibility.mayPlayUpTo',
  ],
  [{ 'divisions.kyu.minimum.into': ['x'] }, 'regulation.unknown-id @ divisions.kyu.minimum.into'],
  [{ 'prizes.dan-1.list': 'women' }, 'regulation.unknown-id @ prizes.dan-1.list'],
  [{ 'remembered.duties.0.mustPlay': 'x' }, 'regulation.unknown-id @ remembered.duties.0.mustPlay'],
  [{ 'readings.A9.path': 'payment.nothing' }, 'regulation.no-such-path @ readings.A9.path'],
  [
    { 'divisions.dan.stages.prelim.winsIn': 4 },
    'regulation.more-wins-than-rounds @ divisions.dan.stages.prelim.rounds',
  ],
  [
    { 'divisions.dan.stages.knockout.brackets.2.from': 6 },
    'regulation.bracket @ divisions.dan.stages.knockout.brackets',
  ],
  [
    { 'divisions.dan.stages.knockout.brackets.2.size': 12 },
    'regulation.bracket @ divisions.dan.stages.knockout.brackets',
  ],
])('%j is refused', (changes, expected) => {
  expect(broken(changes)).toEqual([expected]);
});

test('two divisions of one name, a range upside down, a promotion that passes down to nobody', () => {
  const twin = { ...open, divisions: [...open.divisions, open.divisions[0]!] };
  expect(broken({}, twin)).toContain('regulation.id-twice @ divisions.dan');
  const go = regulation('go-shanhai-2025');
  expect(broken({ 'promotions.c-p5.passDownTo': 9 }, go)).toEqual([
    'regulation.from-after-to @ promotions.c-p5.passDownTo',
  ]);
  expect(broken({ 'prizes.mixed-9-32.condition.places.to': 8 }, go)).toEqual([
    'regulation.from-after-to @ prizes.mixed-9-32.condition',
  ]);
});

test('something else altogether is refused, not thrown', () => {
  for (const data of [null, 7, 'x', [], {}]) expect(readRegulation(data).ok).toBe(false);
});

describe('paths', () => {
  test('lead through ids and indexes, and nowhere when nothing is there', () => {
    expect(valueAt(open, 'divisions.dan.stages.knockout.finalStarts')).toBe('16:00');
    expect(valueAt(open, 'divisions.1.id')).toBe('kyu');
    expect(valueAt(open, 'refunds.steps.0.percent')).toBe(50);
    for (const nowhere of ['divisions.x', 'event.toString', 'event.names.own.length', 'divisions.9.id']) {
      expect(valueAt(open, nowhere)).toBeUndefined();
    }
  });
  test('replace one value and leave the rest, the original included', () => {
    const changed = withValueAt(open, 'payment.ways.1', 'transfer');
    expect(changed?.payment.ways).toEqual(['transfer', 'transfer']);
    expect(open.payment.ways).toEqual(['transfer', 'cash']);
    expect(changed?.event).toBe(open.event);
    expect(withValueAt(open, 'payment.nothing.here', 1)).toBeNull();
  });
  test('are written with ids', () => {
    expect(namedPath(open, ['divisions', 1, 'stages', 0, 'rounds'])).toBe('divisions.kyu.stages.prelim.rounds');
  });
});
