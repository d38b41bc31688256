/** A small world of forms, letters, money and clicks: random operations, and after each the invariants of places and money. */
import * as fc from 'fast-check';
import type { Result } from '../../../src/domain/common/result';
import type { JournalLine } from '../../../src/domain/journal/line';
import { applyEffects, type PlaceEffects, type Places } from '../../../src/domain/payment/effects';
import { markReported, settle } from '../../../src/domain/payment/settle';
import type { Entry } from '../../../src/domain/registration/entry';
import { mayFollow } from '../../../src/domain/registration/states';
import { cancel, organiserCancel } from '../../../src/domain/waitlist/cancel';
import { lapseByOrganiser } from '../../../src/domain/waitlist/lapse-by-organiser';
import { letterSent } from '../../../src/domain/waitlist/letter-sent';
import { moveDivision } from '../../../src/domain/waitlist/move-division';
import { reinstate } from '../../../src/domain/waitlist/reinstate';
import { submit } from '../../../src/domain/waitlist/submit';
import { tick } from '../../../src/domain/waitlist/tick';
import { transfer } from '../../../src/domain/waitlist/transfer';
import { undo } from '../../../src/domain/waitlist/undo';
import type { Submission } from '../../../src/domain/registration/submission';
import { form, paid, shogi, start, taipei } from './kit';
import {
  goesBefore,
  printedDeadline,
  receivedOf,
  refundTable,
  must,
  refundsOf,
  Replay,
  STILL_IN,
  TAKES_A_PLACE,
} from './oracle';

/** Ten people: siblings on one e-mail, twins of one name, names in hidden spellings. */
const PEOPLE = [
  { names: ['王小明', '王\u3000小明', '王小\u200B明'], email: 'family@example.test', born: '2012-01-01' },
  { names: ['王小華'], email: 'family@example.test', born: '2014-01-01' },
  { names: ['王小明'], email: 'other@example.test', born: '2013-05-05' },
  { names: ['M\u00FCller', 'Mu\u0308ller', 'MÜLLER'], email: 'm@example.test', born: '' },
  { names: ['Ann'], email: 'ann@example.test', born: '' },
  { names: ['Ben'], email: 'ben@example.test', born: '' },
  { names: ['Cho'], email: 'cho@example.test', born: '' },
  { names: ['Dan'], email: 'dan@example.test', born: '' },
  { names: ['Eve'], email: 'eve@example.test', born: '' },
  { names: ['Fay'], email: 'fay@example.test', born: '' },
] as const;

const PROMOTIONS_END = Date.parse('2026-12-17T15:59:59Z');
const MOMENTS = [
  '2026-12-04 23:59:59',
  '2026-12-05 00:00:00',
  '2026-12-12 23:59:59',
  '2026-12-13 00:00:00',
  '2026-12-13 23:59:59',
  '2026-12-14 00:00:00',
  '2026-12-17 23:59:58',
  '2026-12-17 23:59:59',
  '2026-12-18 00:00:00',
].map(taipei);

const who = fc.nat(PEOPLE.length - 1);
const pick = fc.nat(30);
const op = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ op: fc.constant('submit' as const), who, spelling: fc.nat(2), dan: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('resubmit' as const), pick, edited: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ op: fc.constant('sent' as const), pick }) },
  { weight: 3, arbitrary: fc.record({ op: fc.constant('report' as const), pick }) },
  {
    weight: 3,
    arbitrary: fc.record({ op: fc.constant('pay' as const), pick, amount: fc.constantFrom(500, 500, 200, 300, 600) }),
  },
  { weight: 3, arbitrary: fc.record({ op: fc.constant('cancel' as const), pick, organiser: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('transfer' as const), pick, who }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('move' as const), pick, dan: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('capacity' as const), to: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('member' as const), who }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('reinstate' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('lapse' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('undo' as const), pick }) },
  { weight: 5, arbitrary: fc.record({ op: fc.constant('tick' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({ op: fc.constant('to-deadline' as const), pick, seconds: fc.integer({ min: -1, max: 1 }) }),
  },
  { weight: 2, arbitrary: fc.record({ op: fc.constant('hours' as const), hours: fc.integer({ min: 1, max: 60 }) }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('moment' as const), at: fc.constantFrom(...MOMENTS) }) },
);
type Op = typeof op extends fc.Arbitrary<infer T> ? T : never;
/** A rush at the opening, so that there is a queue, then anything. */
const rush = fc.array(
  fc.record({ op: fc.constant('submit' as const), who, spelling: fc.nat(2), dan: fc.constant(true) }),
  {
    minLength: 3,
    maxLength: 8,
  },
);
export const operations = fc
  .tuple(rush, fc.array(op, { minLength: 5, maxLength: 50, size: 'max' }))
  .map(([first, then]): Op[] => [...first, ...then]);

class World {
  places: Places = start(shogi(2), taipei('2026-10-11 09:00:00'));
  readonly replay = new Replay();
  readonly lines: JournalLine[] = [];
  readonly keys = new Set<string>();
  /** entry → what its letter printed */
  readonly printed = new Map<string, number>();
  readonly members = new Set<number>();
  private count = 0;
  private readonly codes = { made: 0 };

  readonly by = {
    actor: 'office@example.test',
    newCode: () => `T${String((this.codes.made += 1)).padStart(5, '0')}`,
  };

  private form(who: number, spelling: number, dan: boolean): Submission {
    const person = PEOPLE[who]!;
    const name = person.names[spelling % person.names.length]!;
    const answers: Record<string, string> = person.born === '' ? {} : { 'birth-date': person.born };
    const source = `p${who}-${(this.count += 1)}`;
    return form(name, { source, email: person.email, at: this.places.now, division: dan ? 'dan' : 'kyu', answers });
  }

  private person = (entry: Entry): number => Number(/^p(\d+)-/.exec(entry.source)?.[1]);
  /** the list has an e-mail for everybody: an edited address no longer fits it */
  private isMember = (entry: Entry): boolean =>
    this.members.has(this.person(entry)) && entry.email === PEOPLE[this.person(entry)]?.email;

  private chosen(pick: number, states?: readonly string[]): Entry | undefined {
    const fitting = this.places.entries.filter((entry) => !states || states.includes(entry.state));
    return fitting[pick % Math.max(1, fitting.length)];
  }

  private capacity = (division: string): number =>
    this.places.regulation.divisions.find((d) => d.id === division)?.capacity ?? 0;

  private taken = (places: Places, division: string): number =>
    places.entries.filter((entry) => entry.division === division && TAKES_A_PLACE.includes(entry.state)).length;

  /** Line by line, with the state of everybody as the journal has told it so far. */
  private checkLine(line: JournalLine, entries: ReadonlyMap<string, Entry>): void {
    expect(line.actor).not.toBe('');
    const division = String(line.after['division'] ?? this.replay.places.get(line.subject)?.division);
    const mine = entries.get(line.subject);
    if (line.action === 'entry.promoted' && mine) {
      // 3: the head of the queue at that moment
      for (const other of this.replay.waitingIn(division)) {
        const rival = entries.get(other);
        if (rival && rival.id !== mine.id)
          must(goesBefore(mine, rival, this.isMember), '3 not the head', mine.id, other);
      }
      must(this.places.now < PROMOTIONS_END, 'promoted after the stop', line);
    }
    if (line.action === 'entry.received' && !('linked' in line.after)) {
      const [waiting, taken] = [this.replay.waitingIn(division).length, this.replay.takenIn(division)];
      // 4: nobody passes those who wait, and nobody waits for nothing
      if (line.after['state'] === 'held')
        must(waiting === 0 && taken < this.capacity(division), '4 passed the queue', line);
      if (line.after['state'] === 'waitlisted')
        must(waiting > 0 || taken >= this.capacity(division), '4 waits for nothing', line);
    }
    if (line.action === 'entry.lapsed' && line.actor === 'system') {
      // 31: never at or before the printed deadline
      const limit = this.printed.get(line.subject);
      must(
        limit !== undefined && Math.floor(this.places.now / 1000) * 1000 > limit,
        '31 lapsed too early',
        line,
        limit,
      );
    }
    if (typeof line.before['state'] === 'string' && line.before['state'] !== line.after['state']) {
      const [from, to] = [line.before['state'], line.after['state']] as [Entry['state'], Entry['state']];
      must(mayFollow(from, to), 'not in the state table', line);
    }
    const occupied = this.replay.takenIn(division);
    this.replay.take(line);
    // 1: no step ever goes over the capacity
    const now = this.replay.takenIn(division);
    const handedOn = line.action === 'entry.received' && 'linked' in line.after;
    if (now > occupied && !handedOn) must(now <= this.capacity(division), '1 over capacity', line);
  }

  /** Everything that must hold after one step. `inStep`: the command swept and promoted, as all but the hooks do. */
  private check(before: Places, effects: PlaceEffects, inStep: boolean): void {
    const next = this.places;
    const entries = new Map(next.entries.map((entry) => [entry.id as string, entry]));
    for (const line of effects.journal) this.checkLine(line, entries);
    for (const entry of next.entries) {
      // 33: the journal alone gives the same places
      const { state, division, due } = entry;
      const told = this.replay.places.get(entry.id);
      must(told?.state === state && told.division === division && told.due === due, '33 replay', entry, told);
      const received = receivedOf(next.ledger, entry.id);
      // 15, 16
      const promised = refundsOf(next.ledger, entry.id);
      if (state === 'confirmed') must(received - promised >= due, '15 confirmed without the fee', entry);
      must(promised >= 0 && promised <= received, '16 refund beyond what was received', entry, promised, received);
    }
    // 10
    const live = next.entries.filter((entry) => STILL_IN.includes(entry.state)).map(this.person);
    must(new Set(live).size === live.length, '10 two live entries of one person', live);
    must(new Set(next.entries.map((entry) => entry.id)).size === next.entries.length, 'ids');
    const codes = next.entries.map((entry) => entry.code).filter((code) => code !== '');
    must(new Set(codes).size === codes.length, 'payment codes', codes);
    for (const letter of effects.letters) {
      // 34: no key twice, a "complete" only for the confirmed
      must(!this.keys.has(letter.key), '34 a letter twice', letter);
      this.keys.add(letter.key);
      if (letter.kind === 'complete') {
        const confirmed = effects.journal.some((l) => l.subject === letter.entry && l.after['state'] === 'confirmed');
        must(confirmed, '34 complete without a confirmation', letter);
      }
    }
    const text = JSON.stringify(effects.journal);
    for (const person of PEOPLE) {
      must(!text.includes(person.email) && !person.names.some((name) => text.includes(name)), 'personal text', text);
    }
    if (!inStep) return;
    for (const division of ['dan', 'kyu']) {
      const free = this.capacity(division) - this.taken(next, division);
      const waits = next.entries.filter((e) => e.division === division && e.state === 'waitlisted').length;
      // 2: no free place while somebody waits
      must(next.now >= PROMOTIONS_END || free <= 0 || waits === 0, '2 a free place while somebody waits', division);
      // 5: a smaller capacity evicts nobody
      const most = Math.max(this.capacity(division), this.taken(before, division));
      must(this.taken(next, division) <= most, '1 over capacity after the step', division);
    }
    for (const entry of next.entries) {
      // 31: never held after the first sweep later than the printed deadline
      const limit = this.printed.get(entry.id);
      if (entry.state === 'held' && entry.deadline !== null && limit !== undefined) {
        must(Math.floor(next.now / 1000) * 1000 <= limit, '31 held after the deadline', entry, limit);
      }
    }
  }

  private take(effects: PlaceEffects, inStep: boolean): void {
    const before = this.places;
    this.places = applyEffects(before, effects);
    this.lines.push(...effects.journal);
    for (const line of effects.journal) {
      // a deadline printed before says nothing about a place held anew
      const anew = line.after['state'] === 'held' && line.before['state'] !== 'held';
      if (anew && line.action !== 'entry.received') this.printed.delete(line.subject);
    }
    this.check(before, effects, inStep);
  }

  /** A command, run twice over: as it is, and after a sweep that came just before it (32). */
  private command(run: (places: Places) => Result<PlaceEffects>): PlaceEffects | null {
    const made = this.codes.made;
    const swept = applyEffects(this.places, tick(this.places, this.by));
    const other = run(swept);
    this.codes.made = made;
    const result = run(this.places);
    must(other.ok === result.ok, '32 a sweep before changed the answer');
    if (!result.ok || !other.ok) return null;
    const [a, b] = [applyEffects(this.places, result.value), applyEffects(swept, other.value)];
    must(
      JSON.stringify([b.entries, b.ledger]) === JSON.stringify([a.entries, a.ledger]),
      '32 a sweep before changed the places',
    );
    this.take(result.value, true);
    return result.value;
  }

  private tickTwice(): void {
    const waiting = (division: string) =>
      this.places.entries.filter((e) => e.division === division && e.state === 'waitlisted').length;
    const free = (division: string) => Math.max(0, this.capacity(division) - this.taken(this.places, division));
    const expected = ['dan', 'kyu'].map((d) => Math.min(free(d), waiting(d)));
    const effects = tick(this.places, this.by);
    const lapsed = effects.journal.some((line) => line.action === 'entry.lapsed');
    const promoted = effects.journal.filter((line) => line.action === 'entry.promoted').length;
    // 5: what a raised capacity frees is filled, no more and no less
    const filled = promoted === expected[0]! + expected[1]!;
    must(
      lapsed || this.places.now >= PROMOTIONS_END || filled,
      '5 a raised capacity is filled exactly',
      expected,
      promoted,
    );
    this.take(effects, true);
    // 32: a doubled trigger does nothing
    const again = tick(this.places, this.by);
    must(
      Object.values(again).every((rows: readonly unknown[]) => rows.length === 0),
      '32 a doubled trigger',
      again,
    );
  }

  private sendLetter(entry: Entry): void {
    const offer = entry.flags.includes('offer');
    const kind = offer ? ('promoted' as const) : ('received-held' as const);
    const had = entry.deadline;
    const result = letterSent(this.places, { entry: entry.id, kind, at: this.places.now }, this.by);
    expect(result.ok).toBe(true);
    if (!result.ok) return;
    const limit = printedDeadline(this.places.now, offer);
    if (entry.state === 'held' && had === null && limit !== null) this.printed.set(entry.id, limit);
    this.take(result.value, false);
    const now = this.places.entries.find((one) => one.id === entry.id);
    expect(now?.deadline).toBe(entry.state === 'held' && had === null ? limit : had);
  }

  private cancelOne(entry: Entry, organiser: boolean): void {
    const received = receivedOf(this.places.ledger, entry.id);
    const promised = refundsOf(this.places.ledger, entry.id);
    const command = { entry: entry.id, reason: 'asked' };
    const effects = this.command((p) => (organiser ? organiserCancel : cancel)(p, command, this.by));
    if (!effects) return;
    const was = effects.journal.find((l) => l.action === 'entry.cancelled' && l.subject === entry.id)?.before['state'];
    // 18: the rule table; who never held a place, and whom the organiser sends away, gets all
    const all = organiser || was === 'waitlisted';
    const rule = all ? received - promised : refundTable(received - promised, this.places.now);
    expect(refundsOf(this.places.ledger, entry.id) - promised).toBe(rule);
  }

  private transferOne(entry: Entry, to: number): void {
    const request = this.form(to, 0, true);
    const total = (p: Places) => p.entries.reduce((sum, e) => sum + receivedOf(p.ledger, e.id), 0);
    const before = this.places;
    const had = receivedOf(before.ledger, entry.id);
    const command = { entry: entry.id, source: request.source, successor: request, reason: 'asked' };
    const effects = this.command((p) => transfer(p, command, this.by));
    const taken = effects && this.places.entries.find((one) => one.source === request.source);
    if (!taken) return;
    // 19: money and places are conserved
    expect(total(this.places)).toBe(total(before));
    expect(receivedOf(this.places.ledger, taken.id)).toBe(had - refundsOf(before.ledger, entry.id));
    expect(taken.division).toBe(entry.division);
    const limit = this.printed.get(entry.id);
    if (limit !== undefined && taken.deadline !== null) this.printed.set(taken.id, limit);
    const old = effects.journal.find((l) => l.action === 'entry.transferred');
    expect(taken.state).toBe(old?.before['state']);
  }

  run(operation: Op): void {
    this.places = { ...this.places, now: this.places.now + 1000 };
    const entry = 'pick' in operation ? this.chosen(operation.pick) : undefined;
    switch (operation.op) {
      case 'submit': {
        const made = this.form(operation.who, operation.spelling, operation.dan);
        this.command((p) => submit(p, made, this.by));
        return;
      }
      case 'resubmit': {
        if (!entry || !entry.source.startsWith('p')) return;
        const swept = applyEffects(this.places, tick(this.places, this.by));
        const was = swept.entries.find((one) => one.id === entry.id);
        const again = form(entry.name, { ...entry, at: this.places.now, division: entry.wanted });
        const sent = operation.edited ? { ...again, email: 'moved@example.test', answers: { remark: 'x' } } : again;
        this.command((p) => submit(p, sent, this.by));
        // 11, 12: once, and no effect on place, time or money
        const now = this.places.entries.find((one) => one.id === entry.id);
        const core = (e?: Entry) =>
          e && [e.state, e.division, e.receivedAt, e.sequence, e.since, e.deadline, e.due, e.code];
        expect(core(now)).toEqual(core(was));
        if (!operation.edited) expect(now).toEqual(was);
        return;
      }
      case 'sent': {
        const silent = this.places.entries.filter((e) => e.state === 'held' && e.deadline === null);
        const addressee = silent[operation.pick % Math.max(1, silent.length)] ?? entry;
        if (addressee) this.sendLetter(addressee);
        return;
      }
      case 'report': {
        const held = this.chosen(operation.pick, ['held', 'reported']) ?? entry;
        if (!held) return;
        const limit = this.printed.get(held.id) ?? Infinity;
        const inTime = held.deadline === null || Math.floor(this.places.now / 1000) * 1000 <= limit;
        const result = markReported(this.places, held.id, this.by);
        if (held.state === 'held') expect(result.ok).toBe(inTime);
        if (result.ok) this.take(result.value, false);
        return;
      }
      case 'pay': {
        const payer = this.chosen(operation.pick, ['held', 'reported']);
        if (!payer) return;
        const next = paid({ ...this.places, entries: [] }, payer.id, operation.amount);
        this.places = { ...this.places, ledger: next.ledger };
        this.take(settle(this.places, [payer.id], this.by), false);
        return;
      }
      case 'cancel':
        if (entry) this.cancelOne(entry, operation.organiser);
        return;
      case 'transfer':
        if (entry) this.transferOne(entry, operation.who);
        return;
      case 'move': {
        if (!entry) return;
        const to = operation.dan ? 'dan' : 'kyu';
        const effects = this.command((p) => moveDivision(p, { entry: entry.id, to, reason: 'level' }, this.by));
        if (effects) expect([entry.division, to]).toEqual(['kyu', 'dan']);
        return;
      }
      case 'capacity': {
        const { regulation } = this.places;
        const divisions = regulation.divisions.map((d) => ({ ...d, capacity: operation.to }));
        this.places = { ...this.places, regulation: { ...regulation, divisions } };
        this.tickTwice();
        return;
      }
      case 'member': {
        if (this.members.has(operation.who)) this.members.delete(operation.who);
        else this.members.add(operation.who);
        const list = [...this.members].map((i) => ({ name: PEOPLE[i]!.names[0], email: PEOPLE[i]!.email }));
        this.places = { ...this.places, members: list };
        return;
      }
      case 'reinstate':
        if (entry) this.command((p) => reinstate(p, { entry: entry.id, reason: 'late money' }, this.by));
        return;
      case 'lapse': {
        const reported = this.chosen(operation.pick, ['reported']) ?? entry;
        if (reported) this.command((p) => lapseByOrganiser(p, { entry: reported.id, reason: 'no money' }, this.by));
        return;
      }
      case 'undo': {
        const line = this.lines[this.lines.length - 1 - (operation.pick % Math.max(1, this.lines.length))];
        if (line) this.command((p) => undo(p, { line, reason: 'wrong click' }, this.by));
        return;
      }
      case 'tick':
        this.tickTwice();
        return;
      case 'to-deadline': {
        const limits = [...this.printed.values()].filter((limit) => limit > this.places.now);
        const limit = limits[operation.pick % Math.max(1, limits.length)];
        if (limit !== undefined) this.places = { ...this.places, now: limit + operation.seconds * 1000 - 1000 };
        return;
      }
      case 'hours':
        this.places = { ...this.places, now: this.places.now + operation.hours * 3_600_000 };
        return;
      case 'moment':
        // one second back: the next operation's own second brings it to the moment exactly
        if (operation.at > this.places.now) this.places = { ...this.places, now: operation.at - 1000 };
        return;
    }
  }
}

export function live(ops: readonly Op[]): Places {
  const world = new World();
  for (const operation of ops) world.run(operation);
  return world.places;
}
