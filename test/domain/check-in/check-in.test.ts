/** The morning: tick boxes, cash, no-shows at 08:50, waitlisted people and standby players up to the next multiple of four. */
import * as fc from 'fast-check';
import { closeCheckIn } from '../../../src/domain/check-in/close';
import { checkIn, takeCash, undoCheckIn } from '../../../src/domain/check-in/desk';
import { seatStandby } from '../../../src/domain/check-in/seat-standby';
import { withdraw } from '../../../src/domain/check-in/withdraw';
import type { Places } from '../../../src/domain/payment/effects';
import { submit } from '../../../src/domain/waitlist/submit';
import { after, at, by, codesOf, effectsOf, form, named, paid, shogi, start, states } from '../waitlist/kit';
import { receivedOf, refundsOf, TAKES_A_PLACE } from '../waitlist/oracle';

const enter = (places: Places, lane: 'regular' | 'standby', ...names: string[]) =>
  names.reduce((p, name, i) => after(p, submit(p, form(name, { at: p.now + i, lane }), by())), places);
const pay = (p: Places, ...names: string[]) => names.reduce((q, name) => paid(q, named(q, name).id, 500), p);
const tickBox = (p: Places, name: string, cash = false) => checkIn(p, [{ entry: named(p, name).id, cash }], by('desk'));
const here = (p: Places, ...names: string[]) => names.reduce((q, name) => after(q, tickBox(q, name).effects), p);
const MORNING = '2026-12-19 08:35:00';
const CLOSED = '2026-12-19 08:50:00';

/** Three paid, one waits, two standby players of whom only the second has paid. */
const morning = () => {
  let p = enter(start(), 'regular', 'Ann', 'Ben', 'Cho', 'Dan');
  p = enter(pay(p, 'Ann', 'Ben', 'Cho'), 'standby', 'Sam', 'Sue');
  return at(pay(p, 'Sue'), MORNING);
};

describe('the tick boxes', () => {
  it('take the paid, once', () => {
    const { effects, problems } = tickBox(morning(), 'Ann');
    expect(problems).toEqual([]);
    expect(effects.journal.map((l) => [l.action, l.after['state']])).toEqual([['entry.checked-in', 'checked-in']]);
    expect(tickBox(after(morning(), effects), 'Ann').effects.journal).toEqual([]);
  });
  it('file the good rows although one is wrong', () => {
    const p = morning();
    const done = checkIn(
      p,
      [
        { entry: 'E-0001', cash: false },
        { entry: 'E-0099', cash: false },
      ],
      by(),
    );
    expect(done.problems.map((x) => x.code)).toEqual(['entry.unknown']);
    expect(done.effects.entries.map((e) => e.id)).toEqual(['E-0001']);
  });
  it('take cash with a numbered receipt from who has not paid, or turn him away', () => {
    let p = at(enter(start(), 'regular', 'Ann', 'Ben'), MORNING);
    p = paid(p, named(p, 'Ben').id, 200);
    expect(tickBox(p, 'Ann').problems.map((x) => x.code)).toEqual(['check-in.unpaid']);
    p = after(p, tickBox(p, 'Ann', true).effects);
    p = after(p, tickBox(p, 'Ben', true).effects);
    expect(states(p)).toEqual({ Ann: 'checked-in', Ben: 'checked-in' });
    expect(p.ledger.filter((r) => r.kind === 'cash').map((r) => [r.amount, r.receipt])).toEqual([
      [500, 'R-0001'],
      [300, 'R-0002'],
    ]);
    const noCash = { ...morning(), ledger: [], regulation: shogi(3, { payment: { ways: ['transfer'] } }) };
    expect(tickBox(noCash, 'Ann', true).problems.map((x) => x.code)).toEqual(['check-in.no-cash']);
  });
  it('give nobody a place who has none: he is at the desk', () => {
    const p = here(morning(), 'Dan', 'Sue');
    expect(states(p)).toMatchObject({ Dan: 'waitlisted', Sue: 'standby' });
    expect([named(p, 'Dan').flags, named(p, 'Sue').flags]).toEqual([['at-desk'], ['at-desk']]);
  });
  it('can be unticked', () => {
    const p = here(morning(), 'Ann', 'Dan');
    const back = (q: Places, name: string) => undoCheckIn(q, { entry: named(q, name).id }, by());
    expect(states(after(p, back(p, 'Ann')))['Ann']).toBe('confirmed');
    expect(named(after(p, back(p, 'Dan')), 'Dan').flags).toEqual([]);
    expect(codesOf(back(p, 'Ben'))).toEqual(['check-in.not-checked-in']);
  });
  it('take a standby player’s fee beforehand', () => {
    const p = morning();
    const cash = (q: Places, name: string) => takeCash(q, { entry: named(q, name).id }, by());
    const next = after(p, cash(p, 'Sam'));
    expect(receivedOf(next.ledger, named(p, 'Sam').id)).toBe(500);
    expect(codesOf(cash(next, 'Sam'))).toEqual(['cash.nothing-missing']);
  });
});

describe('the close of check-in', () => {
  const close = (p: Places, more = {}) => closeCheckIn(p, { lateToo: false, ...more }, by());
  it('is not before its time, and makes no-shows of the absent, without refund', () => {
    expect(codesOf(close(at(morning(), '2026-12-19 08:49:59')))).toEqual(['check-in.too-early']);
    let p = at(here(morning(), 'Ann', 'Ben'), CLOSED);
    p = after(p, close(p));
    expect(states(p)).toMatchObject({ Ann: 'checked-in', Ben: 'checked-in', Cho: 'no-show', Dan: 'waitlisted' });
    expect(refundsOf(p.ledger, named(p, 'Cho').id)).toBe(0);
  });
  it('waits for latecomers where the regulation does, and gives them up at the second close (B)', () => {
    const p = {
      ...at(here(morning(), 'Ann'), CLOSED),
      regulation: shogi(3, { checkIn: { noShow: 'late-until-round' } }),
    };
    expect(states(after(p, close(p)))).toMatchObject({ Ben: 'confirmed' });
    expect(states(after(p, close(p, { lateToo: true })))).toMatchObject({ Ben: 'no-show' });
  });
});

describe('seating (A7, A8)', () => {
  const closed = (p: Places) => {
    const q = at(p, CLOSED);
    return after(q, closeCheckIn(q, { lateToo: false }, by()));
  };
  const seat = (p: Places, unpaid: 'skip' | 'cash' = 'skip') => seatStandby(p, { division: 'dan', unpaid }, by());
  const roomy = () => ({ ...morning(), regulation: shogi(8) });

  it('is refused while somebody with a place is neither here nor given up', () => {
    expect(codesOf(seat(at(morning(), CLOSED)))).toEqual(['standby.check-in-open']);
  });
  it('seats the waitlisted at the desk before standby players, cash in hand', () => {
    const p = closed(here(roomy(), 'Ann', 'Ben', 'Dan', 'Sam', 'Sue'));
    const next = after(p, seat(p, 'cash'));
    expect(states(next)).toMatchObject({ Dan: 'checked-in', Sam: 'standby-seated', Sue: 'standby-released' });
    expect(refundsOf(next.ledger, named(next, 'Sue').id)).toBe(500);
    expect(receivedOf(next.ledger, named(next, 'Dan').id)).toBe(500);
  });
  it('passes over who has not paid when no cash is taken', () => {
    const p = closed(here(roomy(), 'Ann', 'Ben', 'Dan', 'Sam', 'Sue'));
    expect(states(after(p, seat(p)))).toMatchObject({ Dan: 'closed', Sam: 'standby-released', Sue: 'standby-seated' });
  });
  it('seats nobody who is not here, and puts standby players first where the reading says so', () => {
    const p = closed(here(roomy(), 'Ann', 'Ben', 'Sue'));
    expect(states(after(p, seat(p, 'cash')))).toMatchObject({
      Dan: 'closed',
      Sam: 'standby-released',
      Sue: 'standby-seated',
    });
    const other = here(
      { ...roomy(), regulation: shogi(8, { standby: { waitlistFirst: false } }) },
      'Ann',
      'Ben',
      'Cho',
      'Dan',
      'Sue',
    );
    const q = closed(other);
    expect(states(after(q, seat(q, 'cash')))).toMatchObject({ Dan: 'closed', Sue: 'standby-seated' });
  });
  it('fills to the capacity by setting, and an empty division not at all', () => {
    const filled = (more: object, ...present: string[]) => {
      const p = closed(
        here({ ...morning(), regulation: shogi(6, { standby: more }) }, ...present, 'Dan', 'Sam', 'Sue'),
      );
      const next = after(p, seat(p, 'cash'));
      return next.entries.filter((e) => TAKES_A_PLACE.includes(e.state)).length;
    };
    expect(filled({}, 'Ann', 'Ben', 'Cho')).toBe(4);
    expect(filled({ fillTo: 'capacity' }, 'Ann', 'Ben', 'Cho')).toBe(6);
    expect(filled({})).toBe(0);
    expect(filled({ fillTo: 'capacity' })).toBe(0);
  });
  it('fills any field to the next multiple of four, in order, and gives the rest their money back', () => {
    const counts = fc.record({
      present: fc.nat(9),
      absent: fc.nat(2),
      waiting: fc.array(fc.boolean(), { maxLength: 3 }),
      standby: fc.array(fc.boolean(), { maxLength: 5 }),
      capacity: fc.integer({ min: 9, max: 12 }),
    });
    fc.assert(
      fc.property(counts, ({ present, absent, waiting, standby, capacity }) => {
        const names = (letter: string, n: number) => Array.from({ length: n }, (_, i) => `${letter}${i}`);
        const [came, away] = [names('a', present), names('z', absent)];
        let p = enter(start(shogi(12)), 'regular', ...came, ...away);
        p = pay(p, ...came, ...away);
        const taken = present + absent;
        p = enter(
          { ...p, regulation: shogi(taken === 0 ? 1 : taken) },
          'regular',
          ...(taken === 0 ? [] : names('w', waiting.length)),
        );
        p = enter(p, 'standby', ...names('s', standby.length));
        p = at(pay(p, ...names('s', standby.length)), MORNING);
        const ready = [
          ...(taken === 0 ? [] : names('w', waiting.length).filter((_, i) => waiting[i])),
          ...names('s', standby.length).filter((_, i) => standby[i]),
        ];
        p = closed({ ...here(p, ...came, ...ready), regulation: shogi(capacity) });
        const next = after(p, seat(p, 'cash'));
        // own arithmetic: the next multiple, if there are enough people, never over the capacity
        let goal = present;
        while (present > 0 && goal % 4 !== 0 && goal < capacity) goal += 1;
        const seated = ready.slice(0, goal - present);
        const playing = next.entries.filter((e) => TAKES_A_PLACE.includes(e.state)).map((e) => e.name);
        expect(playing.sort()).toEqual([...came, ...seated].sort());
        for (const entry of next.entries) {
          if (entry.state === 'standby-released') expect(refundsOf(next.ledger, entry.id)).toBe(500);
          expect(['waitlisted', 'standby', 'held', 'confirmed']).not.toContain(entry.state);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('leaving after check-in (第五條)', () => {
  const leave = (p: Places, how: 'withdrawn' | 'absent' | 'disqualified', reason = 'ill') =>
    withdraw(p, { entry: named(p, 'Ann').id, how, round: 2, stage: 'prelim', reason }, by());
  it('keeps the place in the pairing and writes a row of history', () => {
    const p = here(morning(), 'Ann');
    const effects = effectsOf(leave(p, 'withdrawn'));
    expect(effects.journal[0]).toMatchObject({
      action: 'entry.withdrawn',
      after: { state: 'checked-in', division: 'dan', round: 2, stage: 'prelim' },
    });
    const gone = after(p, effects);
    expect(states(gone)['Ann']).toBe('checked-in');
    expect(codesOf(leave(gone, 'withdrawn'))).toEqual(['withdraw.already']);
    expect(codesOf(undoCheckIn(gone, { entry: named(gone, 'Ann').id }, by()))).toEqual(['check-in.withdrawn']);
  });
  it('asks a reason of a disqualification, and needs somebody who is here', () => {
    expect(codesOf(leave(here(morning(), 'Ann'), 'disqualified', ''))).toEqual(['reason.missing']);
    expect(codesOf(leave(morning(), 'withdrawn'))).toEqual(['withdraw.not-here']);
    const absent = after(here(morning(), 'Ann'), leave(here(morning(), 'Ann'), 'absent'));
    expect(named(absent, 'Ann').flags).toEqual([]);
  });
});
