/** The weeks of registration: who registers when, and what each does with the letters that come. */
import { DAY, HOUR } from '../../domain/common/time';
import type { Letter } from '../../host/index';
import type { LetterTexts } from '../../messages/letters/type';
import type { RehearsalOptions } from './options';
import { makePerson, type Maker, type Person } from './people';
import { OWNER } from '../office-host';
import type { World } from './world';

const MINUTE = 60_000;

/** Subject templates turned round: which kind of letter is this? */
function kindsOf(texts: LetterTexts): (subject: string) => string {
  const patterns = Object.entries(texts).map(([kind, { subject }]) => {
    const source = subject.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return { kind, pattern: new RegExp(`^${source.join('.*')}$`), weight: source.join('').length };
  });
  patterns.sort((a, b) => b.weight - a.weight);
  return (subject) => patterns.find(({ pattern }) => pattern.test(subject))?.kind ?? '';
}

export class Registration {
  readonly people = new Map<string, Person>();
  private read = 0;
  private imported = 0;
  private readonly kindOf: (subject: string) => string;
  private readonly maker: Maker;
  private readonly done = new Set<string>();

  constructor(
    private readonly world: World,
    private readonly options: RehearsalOptions,
  ) {
    this.kindOf = kindsOf(world.letterTexts);
    this.maker = { stream: world.stream, calm: options.calm, used: [], count: 0 };
  }

  /** From the opening to the evening before the event. */
  run(): void {
    const { world } = this;
    const { event } = world.regulation;
    const opens = world.opens;
    const closes = world.at(event.registrationCloses);
    this.planSubmissions(opens, closes);
    this.pasteMembers();
    const last = world.at(`${event.from}T00:00:00`) - 6 * HOUR;
    for (let day = opens; day < last; day += DAY) {
      world.schedule(day + 21 * HOUR, () => this.routine());
    }
    const closing = world.at(`${event.groupingAnnounced ?? event.registrationCloses.slice(0, 10)}T09:30:00`);
    world.schedule(closing, () => world.click('closeRegistration', ['OK']));
    world.schedule(last, () => world.click('openCheckIn'));
    world.runUntil(last + MINUTE);
  }

  private planSubmissions(opens: number, closes: number): void {
    const { world, options, maker } = this;
    const divisions = world.regulation.divisions;
    const people: Person[] = [];
    if (options.people && options.people.length > 0) people.push(...options.people);
    else if (options.field) {
      for (const { id } of divisions)
        for (let i = 0; i < Math.max(options.field[id] ?? 0, 4); i++)
          people.push(makePerson(maker, id, 'regular', i < (options.field[id] ?? 0) ? 'prompt' : 'no-show'));
    } else {
      for (let i = 0; i < options.players; i++)
        people.push(makePerson(maker, divisions[i % divisions.length]?.id ?? '', 'regular'));
    }
    // a field of a fixed size is complete: nobody comes too late to be paid for by the closing date
    const last = options.field ? closes - 5 * DAY : closes;
    const span = last - opens;
    const burst = opens + Math.floor(span / 3);
    people.forEach((person, i) => {
      // a third arrives at once after a post in the group, the rest over the weeks, one at the last second
      const at =
        i === people.length - 1
          ? last - 1000
          : i % 3 === 0
            ? burst + Math.floor(i / 3) * 20_000
            : opens + HOUR + world.stream.below(Math.floor(span / 1000) - 7200) * 1000;
      this.planPerson(person, at);
    });
    for (const { id } of divisions)
      for (let i = 0; i < options.standby; i++) {
        const person = makePerson(maker, id, 'standby', 'prompt');
        this.planPerson(person, closes - 5 * DAY + world.stream.below(4 * 86_400) * 1000);
      }
  }

  /** The club's own list, pasted by the organiser: who is in it goes first in the queue, whatever the form says. */
  private pasteMembers(): void {
    const { world } = this;
    const rows = [...this.people.values()].filter((person) => person.member).map(({ name, email }) => [name, email]);
    const { title } = world.words.tables.members;
    if (rows.length > 0) world.host.editCell(world.officeId, title, 'A2', rows, OWNER);
  }

  private planPerson(person: Person, at: number): void {
    this.people.set(`${person.email}|${person.name}`, person);
    this.world.schedule(
      at,
      () => {
        this.world.submit('registration', registrationAnswers(person), at);
        this.readLetters();
      },
      true,
    );
  }

  /** In the evening: the statement when something came in, then the post of the day. */
  private routine(): void {
    const { world } = this;
    if (world.bank.count > this.imported) {
      this.imported = world.bank.count;
      world.click('importPasted', [], [world.bank.statement()]);
      if (this.once(null, 'send-letters')) world.click('sendLetters');
    }
    this.readLetters();
  }

  private readLetters(): void {
    const letters = this.world.host.mail.outbox();
    for (; this.read < letters.length; this.read++) {
      const letter = letters[this.read];
      if (letter) this.react(letter);
    }
  }

  private react(letter: Letter): void {
    const name = /^(.+?) 您好/.exec(letter.body)?.[1] ?? '';
    const person = this.people.get(`${letter.to[0] ?? ''}|${name}`);
    if (!person) return;
    const kind = this.kindOf(letter.subject);
    const link = (purpose: 'report' | 'cancel' | 'transfer'): string | undefined =>
      (letter.body.match(/https?:\/\/\S+/g) ?? []).find((url) => this.world.follow(url).kind === purpose);
    if (kind === 'received-held' || kind === 'promoted' || kind === 'received-standby')
      this.pay(person, letter, link('report'));
    else if (kind === 'shortfall' && this.once(person, 'topped-up')) this.topUp(person, letter, link('report'));
    else if (kind === 'complete') this.afterComplete(person, letter, link);
  }

  private once(person: Person | null, what: string): boolean {
    const key = `${person?.email ?? ''}|${what}`;
    if (this.done.has(key)) return false;
    this.done.add(key);
    return true;
  }

  private fee(person: Person): number {
    const fee = this.world.regulation.divisions.find((division) => division.id === person.division)?.fee;
    return (person.member ? fee?.member : fee?.other) ?? fee?.member ?? 0;
  }

  private pay(person: Person, letter: Letter, link: string | undefined): void {
    const { world } = this;
    if (person.behaviour === 'never-pays' || link === undefined) return;
    const late = person.behaviour === 'late-report';
    const paidAt = letter.at + (late ? 3.5 * DAY : person.payAfter * HOUR);
    const amount = this.fee(person) - (person.behaviour === 'short-pay' ? 15 : 0);
    const code = /[A-HJ-NP-Z]{2}[2-9A-HJ-NP-Z]{4}/.exec(letter.body)?.[0] ?? '';
    const memo = world.stream.below(4) === 0 ? code : '';
    world.schedule(
      paidAt,
      () => {
        world.bank.pay({ at: paidAt, amount, lastDigits: person.lastDigits, memo });
        if (person.behaviour === 'double-pay')
          world.bank.pay({ at: paidAt + 3 * MINUTE, amount, lastDigits: person.lastDigits, memo });
      },
      true,
    );
    this.report(person, link, paidAt + (late ? 12 * HOUR : person.reportAfter * 10 * MINUTE), amount);
  }

  private topUp(person: Person, letter: Letter, link: string | undefined): void {
    if (link === undefined) return;
    const paidAt = letter.at + 3 * HOUR;
    this.world.schedule(paidAt, () =>
      this.world.bank.pay({ at: paidAt, amount: 15, lastDigits: person.lastDigits, memo: '' }),
    );
    this.report(person, link, paidAt + HOUR, 15);
  }

  private report(person: Person, link: string, at: number, amount: number): void {
    const { world } = this;
    world.schedule(
      at,
      () => {
        const { values } = world.follow(link);
        world.submit('report', { ...values, 'last-digits': person.lastDigits, 'paid-amount': String(amount) }, at);
        this.readLetters();
      },
      true,
    );
  }

  private afterComplete(
    person: Person,
    letter: Letter,
    link: (purpose: 'report' | 'cancel' | 'transfer') => string | undefined,
  ): void {
    const { world } = this;
    const at = letter.at + DAY + world.stream.below(5 * 86_400) * 1000;
    const latest = world.at(`${world.regulation.transfer.latestDay ?? world.regulation.event.from}T12:00:00`);
    const cancel = link('cancel');
    const transfer = link('transfer');
    if (person.behaviour === 'cancels' && cancel && this.once(person, 'cancelled') && at < latest)
      world.schedule(at, () => {
        world.submit('cancel', { ...world.follow(cancel).values, reason: '臨時有事' }, at);
        this.readLetters();
      });
    if (person.behaviour === 'hands-on' && transfer && this.once(person, 'handed-on') && at < latest) {
      const successor = makePerson(this.maker, person.division, 'regular', 'prompt');
      this.people.set(`${successor.email}|${successor.name}`, successor);
      world.schedule(at, () => {
        const values = {
          ...registrationAnswers(successor),
          ...world.follow(transfer).values,
          'successor-name': successor.name,
          'successor-email': successor.email,
          'successor-phone': successor.phone,
        };
        world.submit('transfer', values, at);
        this.readLetters();
      });
    }
  }
}

/** Answers of the registration form, by meaning. */
export function registrationAnswers(person: Person): Record<string, string> {
  const strong = person.division === 'dan';
  return {
    name: person.name,
    email: person.email,
    phone: person.phone,
    division: person.division,
    member: person.member ? 'yes' : 'no',
    lane: person.lane,
    'rank-wars': strong ? '2d' : '5k',
    'rank-self': strong ? '1d' : '6k',
    'guardian-consent': 'adult',
    consent: 'yes',
  };
}
