/** 龍馬盃 第二條、第三條: what becomes of a form that comes in. */
import { letterSent } from '../../../src/domain/waitlist/letter-sent';
import { submit } from '../../../src/domain/waitlist/submit';
import { after, at, by, codesOf, effectsOf, form, named, shogi, start, states, taipei } from './kit';

const three = () => ['Ann', 'Ben', 'Cho'].reduce((p, name) => after(p, submit(p, form(name), by())), start());

describe('a place or the queue', () => {
  it('gives a place while one is free, with a letter that starts no clock before it is sent', () => {
    const effects = effectsOf(submit(start(), form('Ann'), by()));
    expect(effects.entries).toHaveLength(1);
    expect(effects.entries[0]).toMatchObject({
      id: 'E-0001',
      person: 'P-0001',
      state: 'held',
      due: 500,
      deadline: null,
    });
    expect(effects.letters.map((l) => [l.kind, l.key])).toEqual([['received-held', 'E-0001|received-held|1.first']]);
    expect(effects.journal).toEqual([
      expect.objectContaining({
        action: 'entry.received',
        subject: 'E-0001',
        before: { state: null },
        after: expect.objectContaining({ state: 'held', division: 'dan' }) as unknown,
      }),
    ]);
  });
  it('puts the fourth of three into the queue and asks him for no money', () => {
    const effects = effectsOf(submit(three(), form('Dan'), by()));
    expect(effects.entries[0]).toMatchObject({ state: 'waitlisted', deadline: null });
    expect(effects.letters.map((l) => l.kind)).toEqual(['received-waitlisted']);
  });
  it('takes the same response once, however often it comes', () => {
    const one = form('Ann');
    const first = after(start(), submit(start(), one, by()));
    const again = effectsOf(submit(first, one, by()));
    expect(again).toEqual({ entries: [], ledger: [], claims: [], letters: [], journal: [] });
  });
  it('ignores the empty event that some forms send after a real one (field case 69)', () => {
    const blank = form(' \u200B', { email: ' ', division: '' });
    expect(codesOf(submit(start(), blank, by()))).toEqual(['submit.blank']);
  });
  it('counts the last second of the closing day and refuses the next (A6)', () => {
    const closing = (at: string) =>
      effectsOf(submit(start(shogi(), taipei(at)), form('Ann', { at: taipei(at) }), by()));
    expect(closing('2026-12-12 23:59:59').entries[0]?.state).toBe('held');
    const late = closing('2026-12-13 00:00:00');
    expect(late.entries[0]?.state).toBe('rejected');
    expect(late.letters[0]).toMatchObject({ kind: 'rejected', facts: { problems: 'submit.closed' } });
    expect(late.journal[0]?.reason).toBe('submit.closed');
    expect(closing('2026-10-09 23:59:59').entries[0]?.state).toBe('rejected');
    expect(closing('2026-10-10 00:00:00').entries[0]?.state).toBe('held');
  });
  it('goes by the time the form was sent, not by the time it was worked on', () => {
    const slow = start(shogi(), taipei('2026-12-13 06:00:00'));
    const effects = effectsOf(submit(slow, form('Ann', { at: taipei('2026-12-12 23:59:59') }), by()));
    expect(effects.entries[0]?.state).toBe('held');
  });
  it('lists every reason of a refusal in one letter', () => {
    const bad = form('\u3000', { email: '', division: 'go', at: taipei('2026-12-20 00:00:00') });
    const [letter] = effectsOf(submit(start(), { ...bad, email: '', answers: {} }, by())).letters;
    expect(letter?.facts['problems']).toBe(
      'submit.name-missing submit.email-missing submit.closed submit.division-unknown',
    );
  });
  it('refuses a non-member where no fee is set for him, rather than guess one (B6)', () => {
    const regulation = shogi();
    const fee = { member: 500, other: null };
    const divisions = regulation.divisions.map((division) => ({ ...division, fee }));
    const places = { ...start({ ...regulation, divisions }), members: [{ name: 'Mia', email: '' }] };
    expect(effectsOf(submit(places, form('Ann'), by())).letters[0]?.facts['problems']).toBe('submit.fee-not-set');
    expect(effectsOf(submit(places, form('Mia'), by())).entries[0]).toMatchObject({ state: 'held', due: 500 });
  });
  it('takes standby players into their own lane, also after closing', () => {
    const places = start(shogi(), taipei('2026-12-18 20:00:00'));
    const standby = form('Sam', { lane: 'standby', at: taipei('2026-12-18 20:00:00') });
    expect(effectsOf(submit(places, standby, by())).entries[0]).toMatchObject({ state: 'standby', lane: 'standby' });
  });
  it('holds nobody responsible for a guardian: a minor needs consent (龍馬盃 第十條)', () => {
    const consents = [{ id: 'guardian', text: 'x', who: 'minors' }];
    const places = start(shogi(3, { event: { consents } }));
    const child = (consent: string, birth = '2010-12-20') =>
      effectsOf(submit(places, form('Kid', { answers: { 'birth-date': birth, 'guardian-consent': consent } }), by()))
        .entries[0]?.state;
    expect(child('')).toBe('rejected');
    expect(child('adult')).toBe('rejected');
    expect(child('yes')).toBe('held');
    // eighteen on the day of the event
    expect(child('', '2008-12-19')).toBe('held');
    expect(child('', '2008-12-20')).toBe('rejected');
  });
});

describe('one live entry per person (Q9)', () => {
  const other = (name: string, more = {}) => {
    const places = after(start(), submit(start(), form('王小明', { email: 'a@example.test' }), by()));
    return effectsOf(submit(places, form(name, more), by())).entries[0];
  };
  it.each(['王小明', '王\u3000小明', '王 小 明 ', '王\u200B小明', '\uFEFF王小明', '王小\u2060明'])(
    'knows %j as the same person',
    (name) => {
      expect(other(name, { division: 'kyu' })).toMatchObject({
        state: 'duplicate',
        linked: 'E-0001',
        person: 'P-0001',
        due: 0,
      });
    },
  );
  it('knows composed, decomposed and full-width letters as one name', () => {
    const places = after(start(), submit(start(), form('M\u00FCller'), by()));
    for (const name of ['Mu\u0308ller', 'MÜLLER', 'Ｍüller']) {
      expect(effectsOf(submit(places, form(name), by())).entries[0]?.state).toBe('duplicate');
    }
  });
  it('lets children of one e-mail in, and twins of one name whose birth dates differ', () => {
    expect(other('王小華', { email: 'a@example.test' })?.state).toBe('held');
    const twin = other('王小明', { email: 'a@example.test', answers: { 'birth-date': '2012-01-01' } });
    expect(twin).toMatchObject({ state: 'held', person: 'P-0002', flags: ['name-twin'] });
  });
  it('flags what an eye would miss', () => {
    expect(other('王小眀')?.flags).toEqual([]);
    const places = after(start(), submit(start(), form('Paul Ode'), by()));
    const flags = (name: string) => effectsOf(submit(places, form(name), by())).entries[0]?.flags;
    expect(flags('Раul Ode')).toEqual(['name-mixed-scripts', 'name-lookalike']);
    expect(flags('Paul 0de')).toEqual(['name-lookalike']);
    expect(flags('Xi\u202Eann')).toEqual(['name-invisible']);
    expect(flags('=HYPERLINK("x")')).toEqual(['name-formula']);
  });
  it('gives a new time to who registers again after leaving: no way to the front of the queue', () => {
    let places = three();
    places = after(places, letterSent(places, { entry: 'E-0001', kind: 'received-held', at: places.now }, by()));
    places = at(places, '2026-10-15 00:00:00');
    places = after(places, submit(places, form('Dan', { at: taipei('2026-10-14 20:00:00') }), by()));
    places = after(places, submit(places, form('Ann', { at: places.now, email: 'new@example.test' }), by()));
    const again = places.entries.filter((entry) => entry.name === 'Ann');
    expect(again.map((entry) => [entry.person, entry.state, entry.receivedAt])).toEqual([
      ['P-0001', 'lapsed', taipei('2026-10-11 09:00:00')],
      ['P-0001', 'waitlisted', taipei('2026-10-15 00:00:00')],
    ]);
    expect(states(places)['Dan']).toBe('held');
  });
});

describe('an edited response', () => {
  it('changes contact and answers, never place, time or money', () => {
    const one = form('Ann');
    let places = after(start(), submit(start(), one, by()));
    const before = named(places, 'Ann');
    places = at(places, '2026-10-12 10:00:00');
    const edited = { ...one, at: places.now, email: 'new@example.test', division: 'kyu', answers: { remark: 'x' } };
    const effects = effectsOf(submit(places, edited, by()));
    expect(effects.entries[0]).toEqual({
      ...before,
      email: 'new@example.test',
      answers: { remark: 'x' },
      tokenVersion: 2,
      flags: ['wants-other-division'],
    });
    expect(effects.journal.map((line) => [line.action, line.after['fields']])).toEqual([
      ['entry.edited', 'email answers'],
    ]);
    expect(JSON.stringify(effects.journal)).not.toContain('new@');
    places = after(places, effects);
    expect(effectsOf(submit(places, edited, by())).journal).toEqual([]);
  });
  it('does not hand the place to another person: the name stays, and the organiser is shown', () => {
    const one = form('Ann', { answers: { 'birth-date': '2010-01-01' } });
    const places = after(start(), submit(start(), one, by()));
    const [bob] = effectsOf(submit(places, { ...one, name: 'Bob', answers: {} }, by())).entries;
    expect(bob).toMatchObject({ name: 'Ann', answers: { 'birth-date': '2010-01-01' }, flags: ['identity-edited'] });
  });
  it('is flagged when a member’s new address no longer fits the list', () => {
    const one = form('Mia', { email: 'mia@example.test' });
    const places = { ...start(), members: [{ name: 'Mia', email: 'mia@example.test' }] };
    const [mia] = effectsOf(
      submit(after(places, submit(places, one, by())), { ...one, email: 'x@example.test' }, by()),
    ).entries;
    expect(mia?.flags).toEqual(['member-unproven']);
  });
  it('follows another spelling of the same name', () => {
    const one = form('王小明');
    const places = after(start(), submit(start(), one, by()));
    const [same] = effectsOf(submit(places, { ...one, name: '王\u3000小明' }, by())).entries;
    expect(same).toMatchObject({ name: '王 小明', flags: [] });
  });
});
