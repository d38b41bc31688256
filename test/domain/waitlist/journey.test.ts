/** The shogi open's own file: thirty-six for thirty-two places, from the first form to the field at 09:00. */
import shogiOpen from '../../../sheets-templates/regulations/shogi-open-2026.json';
import { closeCheckIn } from '../../../src/domain/check-in/close';
import { checkIn } from '../../../src/domain/check-in/desk';
import { seatStandby } from '../../../src/domain/check-in/seat-standby';
import type { Places } from '../../../src/domain/payment/effects';
import { markReported } from '../../../src/domain/payment/settle';
import { readRegulation } from '../../../src/domain/regulation/regulation';
import { cancel } from '../../../src/domain/waitlist/cancel';
import { closeRegistration } from '../../../src/domain/waitlist/close-registration';
import { letterSent } from '../../../src/domain/waitlist/letter-sent';
import { submit } from '../../../src/domain/waitlist/submit';
import { tick } from '../../../src/domain/waitlist/tick';
import { after, at, by, effectsOf, form, named, paid, start, states, taipei } from './kit';

const ANSWERS = { 'rank-diploma': 'none', 'rank-wars': '2d', 'rank-self': '1k', 'guardian-consent': 'adult' };
const count = (p: Places, state: string) => p.entries.filter((e) => e.division === 'dan' && e.state === state).length;

it('runs from the first form to the field', () => {
  const read = readRegulation(shogiOpen);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  let p = { ...start(read.value, taipei('2026-10-10 08:00:00')), members: [{ name: 'N35', email: '' }] };
  for (let i = 0; i < 36; i += 1) {
    const one = form(`N${i}`, { at: p.now + i * 1000, phone: `09${i}`, answers: ANSWERS });
    const effects = effectsOf(submit(p, one, by()));
    p = after(p, effects) as typeof p;
    const [letter] = effects.letters;
    if (letter?.kind === 'received-held') {
      p = after(p, letterSent(p, { entry: letter.entry, kind: letter.kind, at: p.now }, by())) as typeof p;
    }
  }
  expect([count(p, 'held'), count(p, 'waitlisted')]).toEqual([32, 4]);
  const weak = form('Low', { at: p.now, phone: '1', division: 'kyu', answers: ANSWERS });
  expect(effectsOf(submit(p, weak, by())).entries[0]?.state).toBe('rejected');

  // thirty report and pay in time; two say nothing and lapse on the fourth day
  for (let i = 0; i < 30; i += 1) p = after(p, markReported(p, named(p, `N${i}`).id, by())) as typeof p;
  p = at(p, '2026-10-14 00:00:00') as typeof p;
  p = after(p, tick(p, by())) as typeof p;
  expect(states(p)).toMatchObject({ N30: 'lapsed', N31: 'lapsed', N35: 'held', N32: 'held', N33: 'waitlisted' });
  for (const name of ['N32', 'N35', ...Array.from({ length: 30 }, (_, i) => `N${i}`)]) {
    p = paid(p, named(p, name).id, 500) as typeof p;
  }
  expect(count(p, 'confirmed')).toBe(32);
  p = after(
    at(p, '2026-12-05 00:00:00'),
    cancel(at(p, '2026-12-05 00:00:00'), { entry: named(p, 'N0').id, reason: 'ill' }, by()),
  ) as typeof p;
  expect(states(p)).toMatchObject({ N0: 'cancelled', N33: 'held' });
  expect(effectsOf(closeRegistration(at(p, '2026-12-13 00:00:00'), by())).journal[0]?.after).toEqual({
    dan: 32,
    kyu: 0,
  });

  // the morning: N33 pays in cash, N1 to N3 stay away, N34 waits at the desk with one standby player
  const standby = form('Sam', { at: p.now, phone: '2', lane: 'standby', answers: ANSWERS });
  p = after(p, submit(p, standby, by())) as typeof p;
  p = at(p, '2026-12-19 08:40:00') as typeof p;
  const here = p.entries.filter((e) => ['confirmed', 'held', 'waitlisted', 'standby'].includes(e.state));
  const ticks = here
    .filter((e) => !['N1', 'N2', 'N3'].includes(e.name))
    .map((e) => ({ entry: e.id, cash: e.name === 'N33' }));
  const desk = checkIn(p, ticks, by('desk'));
  expect(desk.problems).toEqual([]);
  p = at(after(p, desk.effects), '2026-12-19 08:50:00') as typeof p;
  p = after(p, closeCheckIn(p, { lateToo: false }, by())) as typeof p;
  p = after(p, seatStandby(p, { unpaid: 'cash' }, by())) as typeof p;
  expect([count(p, 'no-show'), count(p, 'checked-in'), count(p, 'standby-seated')]).toEqual([3, 30, 1]);
  expect(p.ledger.filter((row) => row.kind === 'cash').map((row) => row.receipt)).toEqual([
    'R-0001',
    'R-0002',
    'R-0003',
  ]);
});
