/** 龍馬盃 第三條: lapse, promotion in the same step, reminders, and the end of the waitlist. */
import * as fc from 'fast-check';
import type { Places } from '../../../src/domain/payment/effects';
import { markReported, settle } from '../../../src/domain/payment/settle';
import { correctAddress } from '../../../src/domain/waitlist/edit';
import { lapseByOrganiser } from '../../../src/domain/waitlist/lapse-by-organiser';
import { letterSent } from '../../../src/domain/waitlist/letter-sent';
import { waitlistOrder } from '../../../src/domain/waitlist/order';
import { submit } from '../../../src/domain/waitlist/submit';
import { tick } from '../../../src/domain/waitlist/tick';
import { after, at, by, codesOf, effectsOf, form, named, paid, shogi, start, states, taipei } from './kit';
import { goesBefore } from './oracle';

const sent = (places: Places, name: string, time: string, kind: 'received-held' | 'promoted' = 'received-held') => {
  const now = at(places, time);
  return after(now, letterSent(now, { entry: named(now, name).id, kind, at: now.now }, by()));
};
const enter = (places: Places, ...names: string[]) =>
  names.reduce((p, name, i) => after(p, submit(p, form(name, { at: p.now + i }), by())), places);
const kinds = (places: Places) => tick(places, by()).letters.map((l) => `${l.kind} ${l.entry}`);

/** Three places, held by Ann, Ben and Cho; Dan and Eve wait. */
const full = () => sent(enter(start(), 'Ann', 'Ben', 'Cho', 'Dan', 'Eve'), 'Ann', '2026-10-11 09:00:00');

describe('lapse and promotion', () => {
  it('happens in one step, one second after the printed end of the third day', () => {
    const before = at(full(), '2026-10-14 23:59:59');
    expect(tick(before, by()).journal).toEqual([]);
    const effects = tick(at(full(), '2026-10-15 00:00:00'), by());
    expect(effects.journal.map((l) => [l.action, l.subject, l.actor, l.after['state']])).toEqual([
      ['entry.lapsed', 'E-0001', 'system', 'lapsed'],
      ['entry.promoted', 'E-0004', 'system', 'held'],
    ]);
    expect(effects.letters.map((l) => l.kind)).toEqual(['lapsed', 'promoted']);
    expect(effects.entries.find((e) => e.id === 'E-0004')?.deadline).toBeNull();
  });
  it('never touches who was told nothing yet: the clock starts with the letter (A4)', () => {
    const places = enter(start(), 'Ann');
    expect(states(after(at(places, '2026-10-30 00:00:00'), tick(at(places, '2026-10-30 00:00:00'), by())))['Ann']).toBe(
      'held',
    );
    const late = sent(places, 'Ann', '2026-10-20 12:00:00');
    expect(named(late, 'Ann').deadline).toBe(taipei('2026-10-23 23:59:59'));
    const again = sent(late, 'Ann', '2026-10-22 12:00:00');
    expect(named(again, 'Ann').deadline).toBe(taipei('2026-10-23 23:59:59'));
  });
  it('takes a report until the last second, and stops the clock', () => {
    const report = (time: string) => markReported(at(full(), time), 'E-0001', by('token:E-0001'));
    expect(codesOf(report('2026-10-15 00:00:00'))).toEqual(['report.late']);
    const effects = effectsOf(report('2026-10-14 23:59:59'));
    expect(effects.entries[0]).toMatchObject({ state: 'reported', deadline: null });
    expect(effects.letters.map((l) => l.kind)).toEqual(['reported']);
    expect(codesOf(markReported(full(), 'E-0004', by()))).toEqual(['report.not-due']);
  });
  it('puts members first as the list stands at the moment of promotion (Q6)', () => {
    const places = { ...at(full(), '2026-10-15 00:00:00'), members: [{ name: 'Ｅｖｅ', email: '' }] };
    expect(states(after(places, tick(places, by())))).toMatchObject({ Dan: 'waitlisted', Eve: 'held' });
    const stranger = { ...places, members: [{ name: 'Eve', email: 'another@example.test' }] };
    expect(states(after(stranger, tick(stranger, by())))).toMatchObject({ Dan: 'held', Eve: 'waitlisted' });
  });
  it('stops with the last second before the end of promotions', () => {
    const open = { ...full(), entries: full().entries.filter((e) => e.name !== 'Ann') };
    const promoted = (time: string) => tick(at(open, time), by()).journal.filter((l) => l.action === 'entry.promoted');
    expect(promoted('2026-12-17 23:59:58')).toHaveLength(1);
    expect(promoted('2026-12-17 23:59:59')).toHaveLength(0);
  });
  it('lets a lapsed offer go, or to the back of the queue by setting (Q5)', () => {
    const offered = (setting: string) => {
      const rule = shogi(1, { waitlist: { lapsedOffer: setting } });
      let p = sent(enter(start(rule), 'Ann', 'Ben', 'Cho'), 'Ann', '2026-10-11 09:00:00');
      p = at(p, '2026-10-15 00:00:00');
      p = sent(after(p, tick(p, by())), 'Ben', '2026-10-15 08:00:00', 'promoted');
      p = at(p, '2026-10-19 00:00:00');
      return after(p, tick(p, by()));
    };
    expect(states(offered('out'))).toEqual({ Ann: 'lapsed', Ben: 'lapsed', Cho: 'held' });
    const back = offered('back-of-queue');
    expect(states(back)).toEqual({ Ann: 'lapsed', Ben: 'waitlisted', Cho: 'held' });
    const more = enter(back, 'Dan');
    expect(waitlistOrder(more, 'dan').map((e) => e.name)).toEqual(['Ben', 'Dan']);
    // with nobody else in the queue the offer is simply made again: a place is never kept empty
    const gone = { ...more, entries: more.entries.filter((e) => e.name === 'Ben') };
    expect(states(after(gone, tick(gone, by())))['Ben']).toBe('held');
    expect(named(more, 'Ben').receivedAt).toBeLessThan(named(more, 'Cho').receivedAt);
  });
});

describe('letters of the clock', () => {
  it('remind once, a day before the deadline', () => {
    expect(kinds(at(full(), '2026-10-13 23:59:58'))).toEqual([]);
    const places = at(full(), '2026-10-13 23:59:59');
    expect(kinds(places)).toEqual(['reminder E-0001']);
    expect(kinds(after(places, tick(places, by())))).toEqual([]);
  });
  it('do not remind of an offer that runs for less than a day', () => {
    let p = at(full(), '2026-12-17 10:00:00');
    p = after(p, tick(p, by()));
    p = sent(p, 'Dan', '2026-12-17 12:00:00', 'promoted');
    expect(named(p, 'Dan').deadline).toBe(taipei('2026-12-17 23:59:59'));
    expect(kinds(at(p, '2026-12-17 20:00:00'))).toEqual([]);
  });
  it('ask once for money that never came, and only then may the organiser let the place go (Q4)', () => {
    let p = after(full(), markReported(full(), 'E-0001', by()));
    const click = (time: string) => lapseByOrganiser(at(p, time), { entry: 'E-0001', reason: 'no money' }, by());
    expect(codesOf(click('2026-10-14 08:59:59'))).toEqual(['lapse.too-early']);
    p = at(p, '2026-10-14 09:00:00');
    expect(kinds(p)).toEqual(['payment-check E-0001']);
    p = after(p, tick(p, by()));
    expect(kinds(p)).toEqual([]);
    expect(states(p)['Ann']).toBe('reported');
    expect(states(after(p, click('2026-10-14 09:00:00')))).toMatchObject({ Ann: 'lapsed', Dan: 'held' });
    expect(codesOf(lapseByOrganiser(paid(p, named(p, 'Ann').id, 500), { entry: 'E-0001', reason: '' }, by()))).toEqual([
      'lapse.not-reported',
    ]);
  });
  it('start again when the organiser corrects the address', () => {
    const p = at(full(), '2026-10-12 10:00:00');
    const effects = effectsOf(correctAddress(p, { entry: 'E-0001', email: 'right@example.test' }, by()));
    expect(effects.entries[0]).toMatchObject({ email: 'right@example.test', tokenVersion: 2, deadline: null });
    expect(effects.letters.map((l) => l.key)).toEqual(['E-0001|received-held|2.address']);
    expect(codesOf(correctAddress(p, { entry: 'E-0001', email: ' ' }, by()))).toEqual(['address.unchanged']);
  });
});

describe('money and the place', () => {
  it('confirms at the full fee, tells of a shortfall, and steps back when money is taken back', () => {
    const part = paid(full(), named(full(), 'Ann').id, 300);
    expect(states(part)['Ann']).toBe('held');
    const whole = paid(part, named(part, 'Ann').id, 200);
    expect(named(whole, 'Ann')).toMatchObject({ state: 'confirmed', deadline: null });
    const gone = { ...whole, ledger: whole.ledger.slice(0, 1) };
    const effects = settle(gone, ['E-0001'], by());
    expect(effects.entries[0]?.state).toBe('reported');
    expect(effects.journal[0]).toMatchObject({ action: 'entry.reported', after: { alarm: true, received: 300 } });
    expect(effects.letters).toEqual([]);
  });
  it('says shortfall with what is missing, and overpaid with what is too much', () => {
    const letters = (amount: number) => {
      const row = { ...paid(full(), named(full(), 'Ann').id, 1).ledger[0]!, amount };
      return settle({ ...full(), ledger: [row] }, ['E-0001'], by()).letters.map((l) => [
        l.kind,
        l.facts['missing'],
        l.facts['over'],
      ]);
    };
    expect(letters(300)).toEqual([['shortfall', 200, undefined]]);
    expect(letters(500)).toEqual([['complete', undefined, undefined]]);
    expect(letters(700)).toEqual([
      ['complete', undefined, undefined],
      ['overpaid', undefined, 200],
    ]);
  });
  it('does not confirm a place whose deadline has passed before the sweep says so', () => {
    const late = at(full(), '2026-10-15 00:00:00');
    expect(states(paid(late, named(late, 'Ann').id, 500))['Ann']).toBe('held');
  });
});

describe('the end of the waitlist', () => {
  it('keeps waitlisted people for the desk, and closes with the day', () => {
    const p = full();
    expect(
      kinds(at({ ...p, entries: p.entries.filter((e) => e.state === 'waitlisted') }, '2026-12-19 12:00:00')),
    ).toEqual([]);
    const over = tick(at(p, '2026-12-20 00:00:00'), by());
    expect(over.journal.filter((l) => l.action === 'entry.closed').map((l) => l.subject)).toEqual(['E-0004', 'E-0005']);
  });
  it('comes with the end of promotions where nobody is seated at the desk', () => {
    const p = { ...full(), regulation: shogi(3, { standby: { allowed: false } }) };
    expect(states(after(at(p, '2026-12-17 23:59:58'), tick(at(p, '2026-12-17 23:59:58'), by())))['Eve']).toBe(
      'waitlisted',
    );
    const over = at({ ...p, entries: p.entries.filter((e) => e.name !== 'Ann') }, '2026-12-17 23:59:59');
    expect(states(after(over, tick(over, by())))).toMatchObject({ Dan: 'closed', Eve: 'closed' });
  });
});

describe('the order of the queue', () => {
  const queue = (times: number[]) => {
    let p = start(shogi(1));
    p = enter(p, 'First');
    times.forEach((time, i) => {
      p = after(p, submit(p, form(`N${i}`, { at: p.now + time }), by()));
    });
    return p;
  };
  const times = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 2, maxLength: 7 });
  const members = fc.array(fc.nat(6), { maxLength: 4 });
  const list = (on: number[]) => [...new Set(on)].map((i) => ({ name: `N${i}`, email: '' }));

  it('is total and does not depend on the order of rows (6)', () => {
    fc.assert(
      fc.property(times, members, fc.integer(), (received, on, turn) => {
        const p = { ...queue(received), members: list(on) };
        const names = waitlistOrder(p, 'dan').map((e) => e.id);
        const shift = ((turn % p.entries.length) + p.entries.length) % p.entries.length;
        const turned = [...p.entries.slice(shift), ...p.entries.slice(0, shift)].reverse();
        expect(waitlistOrder({ ...p, entries: turned }, 'dan').map((e) => e.id)).toEqual(names);
        const isMember = (e: { name: string }) => on.some((i) => e.name === `N${i}`);
        const order = waitlistOrder(p, 'dan');
        order.forEach((a, i) => order.slice(i + 1).forEach((b) => expect(goesBefore(a, b, isMember)).toBe(true)));
      }),
      { numRuns: 60 },
    );
  });
  it('goes by the sequence number when times are equal, whatever the ids', () => {
    const p = queue([0, 0]);
    const swapped = p.entries.map((e) => ({ ...e, sequence: 10 - e.sequence }));
    expect(waitlistOrder({ ...p, entries: swapped }, 'dan').map((e) => e.name)).toEqual(['N1', 'N0']);
  });
  it('is not disturbed by a newcomer (7), and a new member moves alone (9)', () => {
    fc.assert(
      fc.property(times, members, fc.nat(6), (received, on, joins) => {
        const p = { ...queue(received), members: list(on) };
        const before = waitlistOrder(p, 'dan').map((e) => e.name);
        const more = after(p, submit(p, form('Newcomer', { at: p.now + 1 }), by()));
        expect(
          waitlistOrder(more, 'dan')
            .map((e) => e.name)
            .filter((n) => n !== 'Newcomer'),
        ).toEqual(before);
        const joined = waitlistOrder({ ...p, members: list([...on, joins]) }, 'dan').map((e) => e.name);
        const others = (names: string[]) => names.filter((n) => n !== `N${joins}`);
        expect(others(joined)).toEqual(others(before));
      }),
      { numRuns: 60 },
    );
  });
});
