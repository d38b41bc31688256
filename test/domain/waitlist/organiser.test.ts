/** What the organiser does to places by a click: cancel, hand on, move, reinstate, approve, undo. */
import type { Claim } from '../../../src/domain/payment/records';
import type { Places } from '../../../src/domain/payment/effects';
import { markReported } from '../../../src/domain/payment/settle';
import { approve, rejectEntry } from '../../../src/domain/waitlist/approval';
import { cancel, organiserCancel } from '../../../src/domain/waitlist/cancel';
import { decideRefund, undecidedMoney } from '../../../src/domain/waitlist/decide-refund';
import { letterSent } from '../../../src/domain/waitlist/letter-sent';
import { moveDivision } from '../../../src/domain/waitlist/move-division';
import { reinstate } from '../../../src/domain/waitlist/reinstate';
import { submit } from '../../../src/domain/waitlist/submit';
import { tick } from '../../../src/domain/waitlist/tick';
import { transfer } from '../../../src/domain/waitlist/transfer';
import { undo } from '../../../src/domain/waitlist/undo';
import { after, at, by, codesOf, effectsOf, form, named, paid, shogi, start, states } from './kit';
import { receivedOf, refundsOf } from './oracle';

const enter = (places: Places, division: string, ...names: string[]) =>
  names.reduce((p, name) => after(p, submit(p, form(name, { at: p.now, division }), by())), places);
/** Ann has paid, Ben and Cho hold, Dan waits. */
const four = () => {
  const p = enter(start(), 'dan', 'Ann', 'Ben', 'Cho', 'Dan');
  return paid(p, named(p, 'Ann').id, 500);
};
const asked = (entry: string) => ({ entry, reason: 'asked' });

describe('cancelling', () => {
  it('gives the place to the queue in the same step and promises the refund of the day', () => {
    const p = at(four(), '2026-12-04 23:59:59');
    const next = after(p, cancel(p, asked('E-0001'), by('token:E-0001')));
    expect(states(next)).toMatchObject({ Ann: 'cancelled', Dan: 'held' });
    expect(refundsOf(next.ledger, 'E-0001')).toBe(250);
  });
  it('goes by the day the message arrived, not the day it was worked on (A2)', () => {
    const p = at(four(), '2026-12-05 10:00:00');
    const arrived = Date.parse('2026-12-04T23:59:59+08:00');
    expect(refundsOf(after(p, cancel(p, { ...asked('E-0001'), receivedAt: arrived }, by())).ledger, 'E-0001')).toBe(
      250,
    );
    expect(refundsOf(after(p, cancel(p, asked('E-0001'), by())).ledger, 'E-0001')).toBe(0);
  });
  it('works once: pressing again is refused, and changes nothing', () => {
    const p = after(four(), cancel(four(), asked('E-0001'), by()));
    expect(codesOf(cancel(p, asked('E-0001'), by()))).toEqual(['cancel.not-live']);
    expect(codesOf(cancel(p, asked('E-0099'), by()))).toEqual(['entry.unknown']);
  });
  it('does not promote who cancelled while he was head of the queue (field case 49)', () => {
    let p = after(four(), cancel(four(), asked('E-0004'), by()));
    p = after(p, cancel(p, asked('E-0002'), by()));
    expect(states(p)['Dan']).toBe('cancelled');
  });
  it('by the organiser needs a reason and gives all back', () => {
    const p = at(four(), '2026-12-10 10:00:00');
    expect(codesOf(organiserCancel(p, { entry: 'E-0001', reason: ' ' }, by()))).toEqual(['reason.missing']);
    expect(refundsOf(after(p, organiserCancel(p, asked('E-0001'), by())).ledger, 'E-0001')).toBe(500);
  });
  it('leaves the amount open where the organiser decides it, and lists it (B7)', () => {
    const rule = shogi(3, { refunds: { deduction: 'entered-by-organiser' } });
    let p = { ...four(), regulation: rule };
    p = after(p, cancel(p, asked('E-0001'), by()));
    expect(undecidedMoney(p)).toEqual([{ entry: 'E-0001', amount: 500 }]);
    const decide = (kept: number) => decideRefund(p, { entry: 'E-0001', kept, reason: 'costs' }, by());
    expect(codesOf(decide(501))).toEqual(['refund.kept-out-of-range']);
    expect(codesOf(decide(500))).toEqual(['refund.nothing-held']);
    p = after(p, decide(80));
    expect(refundsOf(p.ledger, 'E-0001')).toBe(420);
  });
});

it('gives back what was paid above the fee, and no more, while the place is kept', () => {
  const p = paid(paid(four(), named(four(), 'Ben').id, 500), named(four(), 'Ben').id, 200);
  expect(undecidedMoney(p)).toEqual([{ entry: 'E-0002', amount: 200 }]);
  const next = after(p, decideRefund(p, { entry: 'E-0002', kept: 0, reason: 'twice' }, by()));
  expect([refundsOf(next.ledger, 'E-0002'), states(next)['Ben']]).toEqual([200, 'confirmed']);
  expect(undecidedMoney(next)).toEqual([]);
  expect(codesOf(decideRefund(next, { entry: 'E-0002', kept: 0, reason: '' }, by()))).toEqual(['refund.nothing-held']);
});

describe('handing a place on (A3, Q8)', () => {
  const successor = { name: 'Fay', email: 'fay@example.test', phone: '', member: false, answers: {} };
  const hand = (p: Places, more: object = {}, entry = 'E-0001') =>
    transfer(p, { entry, source: 'transfer:1', reason: 'asked', successor: { ...successor, ...more } }, by());

  it('moves place and money, not the queue, and works once', () => {
    const p = at(four(), '2026-12-17 23:59:59');
    const next = after(p, hand(p));
    expect(states(next)).toMatchObject({ Ann: 'transferred', Fay: 'confirmed' });
    const fay = named(next, 'Fay');
    expect([receivedOf(next.ledger, 'E-0001'), receivedOf(next.ledger, fay.id)]).toEqual([0, 500]);
    expect(named(next, 'Ann').linked).toBe(fay.id);
    expect(fay.code).not.toBe(named(next, 'Ann').code);
    expect(effectsOf(hand(next)).journal).toEqual([]);
  });
  it('leaves a refund already promised with who paid it', () => {
    const ben = named(four(), 'Ben').id;
    let p = paid(paid(four(), ben, 300), ben, 300);
    p = after(p, decideRefund(p, { entry: ben, kept: 0, reason: 'too much' }, by()));
    p = after(p, hand(p, {}, ben));
    expect([receivedOf(p.ledger, ben), receivedOf(p.ledger, named(p, 'Fay').id)]).toEqual([100, 500]);
  });
  it('ends two days before the event', () => {
    expect(codesOf(hand(at(four(), '2026-12-18 00:00:00')))).toEqual(['transfer.too-late']);
    const early = {
      ...at(four(), '2026-12-05 00:00:00'),
      regulation: shogi(3, { transfer: { onlyBefore: '2026-12-05' } }),
    };
    expect(codesOf(hand(early))).toEqual(['transfer.too-late']);
  });
  it('lists every reason against it', () => {
    expect(codesOf(hand(four(), { name: 'Dan', email: '' }, 'E-0004'))).toEqual([
      'transfer.no-place',
      'submit.email-missing',
      'transfer.successor-live',
    ]);
    const kyu = enter(start(), 'kyu', 'Kim');
    expect(codesOf(hand(kyu, { answers: { 'rank-wars': '初段' } }))).toContain('eligibility.must-play');
  });
  it('keeps the running clock, and an open claim follows the money', () => {
    let p = four();
    p = after(p, letterSent(p, { entry: 'E-0002', kind: 'received-held', at: p.now }, by()));
    const claim = { id: 'C-0001', entries: ['E-0002'], state: 'open' } as unknown as Claim;
    const effects = effectsOf(hand({ ...p, claims: [claim] }, {}, 'E-0002'));
    const fay = effects.entries.find((e) => e.name === 'Fay');
    expect(fay).toMatchObject({ state: 'held', deadline: Date.parse('2026-10-14T23:59:59+08:00') });
    expect(effects.claims).toEqual([{ ...claim, entries: [fay?.id] }]);
  });
});

describe('moving to another division', () => {
  const both = () => enter(four(), 'kyu', 'Kim', 'Lee');
  const move = (p: Places, entry: string, to: string, reason = 'level') => moveDivision(p, { entry, to, reason }, by());

  it('goes up, never down, with a reason', () => {
    expect(codesOf(move(both(), 'E-0001', 'kyu', ''))).toEqual(['reason.missing', 'move.downwards']);
    expect(codesOf(move(both(), 'E-0005', 'kyu'))).toEqual(['move.same-division']);
    expect(codesOf(move(both(), 'E-0005', 'go'))).toContain('submit.division-unknown');
  });
  it('waits by his own time when the other division is full, and is confirmed at once when he has paid', () => {
    let p = both();
    p = paid(p, named(p, 'Kim').id, 500);
    p = after(p, move(p, 'E-0005', 'dan'));
    expect(named(p, 'Kim')).toMatchObject({ division: 'dan', wanted: 'kyu', state: 'waitlisted' });
    p = { ...p, members: [{ name: 'Kim', email: '' }] };
    p = after(p, cancel(p, asked('E-0002'), by()));
    expect(states(p)).toMatchObject({ Kim: 'confirmed', Dan: 'waitlisted' });
  });
  it('keeps nothing from who had to wait there and leaves, whatever the date', () => {
    let p = both();
    p = paid(p, named(p, 'Kim').id, 500);
    p = at(after(p, move(p, 'E-0005', 'dan')), '2026-12-10 10:00:00');
    p = after(p, cancel(p, asked('E-0005'), by()));
    expect(refundsOf(p.ledger, 'E-0005')).toBe(500);
  });
  it('measures the money by the fee of the new division', () => {
    const rule = shogi(5);
    const divisions = rule.divisions.map((d) => (d.id === 'dan' ? { ...d, fee: { member: 800, other: 800 } } : d));
    let p = enter(start({ ...rule, divisions }), 'kyu', 'Kim');
    p = paid(p, named(p, 'Kim').id, 500);
    p = after(p, move(p, 'E-0001', 'dan'));
    expect(named(p, 'Kim')).toMatchObject({ state: 'reported', due: 800 });
  });
});

describe('late money (field cases 37, 41)', () => {
  const lapsed = () => {
    let p = enter(start(shogi(1)), 'dan', 'Ann');
    p = after(p, letterSent(p, { entry: 'E-0001', kind: 'received-held', at: p.now }, by()));
    p = at(p, '2026-10-15 00:00:00');
    p = after(p, tick(p, by()));
    return paid(p, named(p, 'Ann').id, 500);
  };
  const back = (p: Places) => reinstate(p, { entry: 'E-0001', reason: 'late' }, by());

  it('is listed, and buys the place back only when one is free and nobody waits', () => {
    const p = lapsed();
    expect(undecidedMoney(p)).toEqual([{ entry: 'E-0001', amount: 500 }]);
    expect(states(after(p, back(p)))['Ann']).toBe('confirmed');
    const taken = enter(p, 'dan', 'Ben');
    expect(codesOf(back(taken))).toEqual(['reinstate.no-place']);
    expect(codesOf(back({ ...p, ledger: [] }))).toEqual(['reinstate.unpaid']);
    const anew = enter({ ...p, regulation: shogi(3) }, 'dan', 'Ann');
    expect(codesOf(back(anew))).toEqual(['reinstate.registered-again']);
    expect(codesOf(back(four()))).toEqual(['reinstate.not-out']);
  });
});

describe('approval (七（四）（五）)', () => {
  const rule = (when: string, capacity = 1) =>
    shogi(capacity, { registration: { approval: { needed: true, when, divisions: ['dan'], delegations: false } } });
  it('comes before payment: no place, no clock, then a place by who asked first', () => {
    let p = enter(start(rule('before-payment')), 'dan', 'Ann', 'Ben');
    p = enter(p, 'kyu', 'Kim');
    expect(states(p)).toEqual({ Ann: 'approval', Ben: 'approval', Kim: 'held' });
    const effects = effectsOf(approve(p, asked('E-0002'), by()));
    expect(effects.letters.map((l) => l.kind)).toEqual(['approved']);
    p = after(p, effects);
    p = after(p, approve(p, asked('E-0001'), by()));
    expect(states(p)).toMatchObject({ Ann: 'waitlisted', Ben: 'held' });
    expect(codesOf(approve(p, asked('E-0001'), by()))).toEqual(['approval.not-pending']);
  });
  it('passes nobody who waits, even when a place is free that is given at the desk only', () => {
    let p = enter(start(rule('before-payment', 1)), 'dan', 'Ann', 'Ben', 'Cho');
    p = after(p, approve(p, asked('E-0001'), by()));
    p = after(p, approve(p, asked('E-0002'), by()));
    p = at({ ...p, regulation: rule('before-payment', 2) }, '2026-12-18 00:00:00');
    p = after(p, approve(p, asked('E-0003'), by()));
    expect(states(p)).toEqual({ Ann: 'held', Ben: 'waitlisted', Cho: 'waitlisted' });
  });
  it('comes before play: the place is held, the mark is taken off with a line of history', () => {
    const p = enter(start(rule('before-play')), 'dan', 'Ann');
    expect(named(p, 'Ann')).toMatchObject({ state: 'held', flags: ['approval-pending'] });
    const effects = effectsOf(approve(p, asked('E-0001'), by()));
    expect(effects.entries[0]?.flags).toEqual(['approved']);
    expect(effects.journal[0]).toMatchObject({ action: 'entry.approved', after: { state: 'held', division: 'dan' } });
  });
  it('is asked of delegations and invited players of every division where the regulation says so (十一)', () => {
    const approval = { needed: true, when: 'before-payment', divisions: ['dan'], delegations: true };
    const p = start(shogi(9, { registration: { approval } }));
    const state = (answers: Record<string, string>) =>
      states(after(p, submit(p, form('Kim', { at: p.now, division: 'kyu', answers }), by())));
    expect(state({ delegation: '杭州' })).toEqual({ Kim: 'approval' });
    expect(state({ invited: 'yes' })).toEqual({ Kim: 'approval' });
    expect(state({ invited: 'no', delegation: ' ' })).toEqual({ Kim: 'held' });
  });
  it('is refused with a reason, and all money comes back', () => {
    const p = four();
    expect(codesOf(rejectEntry(p, { entry: 'E-0001', reason: '' }, by()))).toEqual(['reason.missing']);
    const next = after(p, rejectEntry(p, asked('E-0001'), by()));
    expect(states(next)).toMatchObject({ Ann: 'rejected', Dan: 'held' });
    expect(refundsOf(next.ledger, 'E-0001')).toBe(500);
  });
});

describe('undo', () => {
  const cancelled = (p: Places) => {
    const effects = effectsOf(cancel(p, asked('E-0001'), by()));
    const line = effects.journal.find((l) => l.action === 'entry.cancelled');
    return { places: after(p, effects), line: line! };
  };
  it('gives back state and money while the place is still free', () => {
    const { places, line } = cancelled({ ...four(), regulation: shogi(4) });
    const back = after(places, undo(places, { line, reason: 'wrong click' }, by()));
    expect(states(back)['Ann']).toBe('confirmed');
    expect(refundsOf(back.ledger, 'E-0001')).toBe(0);
    expect(codesOf(undo(back, { line, reason: '' }, by()))).toContain('undo.changed-since');
  });
  it('is refused once the queue has taken the place, or the money has gone back', () => {
    const { places, line } = cancelled(four());
    expect(codesOf(undo(places, { line, reason: '' }, by()))).toEqual(['undo.place-taken']);
    const free = cancelled({ ...four(), regulation: shogi(4) });
    const done = {
      ...free.places.ledger.at(-1)!,
      id: 'L-9999',
      kind: 'refund-done',
    } as (typeof free.places.ledger)[number];
    const refunded = { ...free.places, ledger: [...free.places.ledger, done] };
    expect(codesOf(undo(refunded, { line: free.line, reason: '' }, by()))).toEqual(['undo.refunded']);
  });
  it('does not take back what has a way of its own', () => {
    const effects = effectsOf(markReported(four(), 'E-0002', by()));
    const p = after(four(), effects);
    expect(codesOf(undo(p, { line: effects.journal[0]!, reason: '' }, by()))).toEqual(['undo.not-undoable']);
  });
});
