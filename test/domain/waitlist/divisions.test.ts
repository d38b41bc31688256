/** Divisions too small at closing: cancelled (龍馬盃 第二條; A20, A26) or merged along the chain (簡章 十一（四）; B1). */
import chess from '../../../sheets-templates/regulations/chess-cup-109.json';
import type { Places } from '../../../src/domain/payment/effects';
import type { Regulation } from '../../../src/domain/regulation/regulation';
import { cancelDivision } from '../../../src/domain/waitlist/cancel-division';
import { closeRegistration, underMinimum } from '../../../src/domain/waitlist/close-registration';
import { mergeDivisions, mergeSteps, stillSmall } from '../../../src/domain/waitlist/merge';
import { submit } from '../../../src/domain/waitlist/submit';
import { after, at, by, codesOf, effectsOf, form, named, paid, shogi, start, states, taipei } from './kit';
import { refundsOf } from './oracle';

const enter = (places: Places, division: string, names: string[], answers: Record<string, string> = {}) =>
  names.reduce(
    (p, name) => after(p, submit(p, form(name, { at: p.now, division, answers, member: true }), by())),
    places,
  );
const CLOSED = '2026-12-13 00:00:00';

describe('closing', () => {
  it('is the click after the closing second, and counts places, not forms', () => {
    const p = enter(start(shogi(2)), 'dan', ['Ann', 'Ben', 'Cho']);
    expect(codesOf(closeRegistration(at(p, '2026-12-12 23:59:59'), by()))).toEqual(['close.too-early']);
    expect(effectsOf(closeRegistration(at(p, CLOSED), by())).journal).toMatchObject([
      { action: 'registration.closed', after: { dan: 2, kyu: 0 } },
    ]);
    expect(underMinimum(p).map(({ division, players, needed, then }) => [division, players, needed, then])).toEqual([
      ['dan', 2, 4, 'cancel'],
      ['kyu', 0, 4, 'cancel'],
    ]);
  });
});

describe('a cancelled division', () => {
  const small = () => {
    let p = enter(start(shogi(8)), 'kyu', ['Kim', 'Lee', 'Mei']);
    p = enter(p, 'dan', ['Ann', 'Ben']);
    for (const name of ['Kim', 'Lee', 'Ann']) p = paid(p, named(p, name).id, 500);
    return at(p, CLOSED);
  };
  const drop = (p: Places, division: string, moves: Record<string, string> = {}) =>
    cancelDivision(p, { division, moves }, by());

  it('moves up who wants to, and gives everybody else all back, after 5 December too', () => {
    let p = small();
    p = after(p, drop(p, 'kyu', { [named(p, 'Kim').id]: 'dan' }));
    expect(named(p, 'Kim')).toMatchObject({ division: 'dan', state: 'confirmed' });
    expect(states(p)).toMatchObject({ Lee: 'cancelled', Mei: 'cancelled' });
    expect(refundsOf(p.ledger, named(p, 'Lee').id)).toBe(500);
    expect(refundsOf(p.ledger, named(p, 'Mei').id)).toBe(0);
  });
  it('lets a voluntary player back down where there is room, but nobody who must play dan', () => {
    let p = small();
    p = enter(at(p, '2026-12-01 00:00:00'), 'dan', ['Dao'], { 'rank-wars': '三段' });
    p = at(p, CLOSED);
    expect(codesOf(drop(p, 'dan', { [named(p, 'Dao').id]: 'kyu' }))).toContain('eligibility.must-play');
    expect(states(after(p, drop(p, 'dan', { [named(p, 'Ann').id]: 'kyu' })))).toMatchObject({
      Ann: 'confirmed',
      Dao: 'cancelled',
    });
    const upOnly = p.regulation.divisions.map((d) => ({
      ...d,
      minimum: { ...d.minimum, offers: ['refund' as const] },
    }));
    const strict = { ...p, regulation: { ...p.regulation, divisions: upOnly } };
    expect(codesOf(drop(strict, 'dan', { [named(p, 'Ann').id]: 'kyu' }))).toEqual(['cancel-division.not-offered']);
    const full = { ...p, regulation: { ...p.regulation, divisions: shogi(3).divisions } };
    expect(codesOf(drop(full, 'dan', { [named(p, 'Ann').id]: 'kyu' }))).toEqual(['move.full']);
  });
  it('is refused before closing and for a division with enough players', () => {
    expect(codesOf(drop(at(small(), '2026-12-12 23:59:59'), 'kyu'))).toEqual(['close.too-early']);
    const four = at(enter(at(small(), '2026-12-01 00:00:00'), 'kyu', ['Nan']), CLOSED);
    expect(codesOf(drop(four, 'kyu'))).toEqual(['cancel-division.enough']);
  });
});

describe('merging (B1)', () => {
  const cup = chess as unknown as Regulation;
  const places = () => start(cup, taipei('2020-12-01 09:00:00'));
  const children = (p: Places, division: string, letter: string, n: number, answers: Record<string, string>) =>
    enter(
      p,
      division,
      Array.from({ length: n }, (_, i) => `${letter}${i}`),
      answers,
    );
  const boy = (grade: number, more = {}) => ({ sex: 'm', grade: String(grade), ...more });

  it('goes bottom-up and counts anew after each step', () => {
    let p = places();
    p = children(p, 'novice', 'n', 2, boy(1, { newcomer: 'yes' }));
    p = children(p, 'novice', 'o', 1, boy(5, { newcomer: 'yes' }));
    p = children(p, 'girls', 'g', 3, { sex: 'f', grade: '3' });
    p = children(p, 'low', 'l', 4, boy(2));
    p = children(p, 'mid', 'm', 1, boy(4));
    p = children(p, 'high', 'h', 7, boy(6));
    p = at(p, '2020-12-18 17:00:01');
    const effects = effectsOf(mergeDivisions(p, by()));
    expect(mergeSteps(effects)).toEqual([
      { from: 'novice', into: { low: 2, high: 1 } },
      { from: 'girls', into: { mid: 3 } },
      { from: 'low', into: { mid: 6 } },
    ]);
    const merged = after(p, effects);
    const count = (division: string) =>
      merged.entries.filter((e) => e.division === division && e.state === 'held').length;
    expect(['novice', 'girls', 'low', 'mid', 'high'].map(count)).toEqual([0, 0, 0, 10, 8]);
    expect(stillSmall(merged)).toEqual([]);
    expect(new Set(effects.letters.map((l) => l.entry)).size).toBe(effects.letters.length);
    expect(merged.entries.every((e) => e.division === e.wanted || effects.letters.some((l) => l.entry === e.id))).toBe(
      true,
    );
  });
  it('keeps eight as they are, and leaves the open group to the organiser', () => {
    let p = children(places(), 'senior', 's', 8, boy(11));
    p = children(p, 'open', 'x', 2, { sex: 'm', grade: 'none' });
    p = at(p, '2020-12-18 17:00:01');
    expect(effectsOf(mergeDivisions(p, by())).journal).toEqual([]);
    expect(stillSmall(p)).toEqual(['open']);
    expect(codesOf(mergeDivisions(at(p, '2020-12-18 17:00:00'), by()))).toEqual(['close.too-early']);
  });
});
