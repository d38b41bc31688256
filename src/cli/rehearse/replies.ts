/** What people do with the letters they get: pay, pay for many, report, make good, cancel, hand on. */
import { DAY, HOUR } from '../../domain/common/time';
import type { Letter } from '../../host/index';
import type { FormKind } from '../../office/forms';
import type { Payer } from './affiliations';
import { registrationAnswers, type Maker, type Person } from './people';
import { codeIn, linksIn, Post } from './post';
import type { World } from './world';

const MINUTE = 60_000;
/** What a transfer falls short by when somebody mistypes the sum, or the bank keeps its charge. */
const SHORT = 15;

/** One of a coach's players who is asked to pay. */
interface Owing {
  readonly person: Person;
  readonly code: string;
  readonly link: string;
}

type LinkFor = (purpose: FormKind) => string | undefined;

export class Replies {
  readonly people = new Map<string, Person>();
  private read = 0;
  private readonly post: Post;
  private readonly done = new Set<string>();
  private readonly purses = new Map<Payer, Owing[]>();

  constructor(
    private readonly world: World,
    private readonly maker: Maker,
  ) {
    this.post = new Post(world.letterTexts, world.words.letter.joined);
  }

  know(person: Person): void {
    this.people.set(`${person.email}|${person.name}`, person);
  }

  readLetters(): void {
    const letters = this.world.host.mail.outbox();
    for (; this.read < letters.length; this.read++) {
      const letter = letters[this.read];
      if (letter) this.react(letter);
    }
  }

  once(person: Person | null, what: string): boolean {
    const key = `${person?.email ?? ''}|${person?.name ?? ''}|${what}`;
    if (this.done.has(key)) return false;
    this.done.add(key);
    return true;
  }

  private react(letter: Letter): void {
    const several = this.post.linesIn(letter);
    if (several) {
      const report = this.linkIn(letter, 'report');
      for (const { name, code, after } of several.players) {
        const person = this.people.get(`${letter.to[0] ?? ''}|${name}`);
        if (!person) continue;
        if (several.kind === 'complete')
          this.afterComplete(person, letter, (purpose) => this.linkIn({ body: after }, purpose));
        else if (person.payer && report !== undefined && person.behaviour !== 'never-pays')
          this.askPayer(person.payer, { person, code, link: report }, letter.at);
      }
      return;
    }
    const person = this.people.get(`${letter.to[0] ?? ''}|${this.post.nameIn(letter)}`);
    if (!person) return;
    const kind = this.post.kindOf(letter);
    const link: LinkFor = (purpose) => this.linkIn(letter, purpose);
    if (['received-held', 'approved', 'promoted', 'received-standby'].includes(kind))
      this.pay(person, letter, link('report'));
    else if (kind === 'shortfall' && this.once(person, 'topped-up')) this.topUp(person, letter, link('report'));
    else if (kind === 'complete') this.afterComplete(person, letter, link);
  }

  private linkIn(letter: Pick<Letter, 'body'>, purpose: FormKind): string | undefined {
    return linksIn(letter).find((url) => this.world.follow(url).kind === purpose);
  }

  private fee(person: Person): number {
    const fee = this.world.regulation.divisions.find((division) => division.id === person.division)?.fee;
    return (person.member ? fee?.member : fee?.other) ?? fee?.member ?? 0;
  }

  private pay(person: Person, letter: Letter, link: string | undefined): void {
    const { world } = this;
    if (person.behaviour === 'never-pays' || link === undefined) return;
    if (person.payer) {
      this.askPayer(person.payer, { person, code: codeIn(letter), link }, letter.at);
      return;
    }
    const late = person.behaviour === 'late-report';
    const paidAt = letter.at + (late ? 3.5 * DAY : person.payAfter * HOUR);
    const amount = this.fee(person) - (person.behaviour === 'short-pay' ? SHORT : 0);
    const quotes = world.stream.below(4) === 0 || world.paysOnPlatform;
    const memo = quotes ? codeIn(letter) : '';
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

  /** A coach waits a day for the letters of his other players, then sends one transfer and one report for all of them. */
  private askPayer(payer: Payer, owing: Owing, at: number): void {
    const purse = this.purses.get(payer);
    if (purse) {
      purse.push(owing);
      return;
    }
    this.purses.set(payer, [owing]);
    this.world.schedule(at + DAY + HOUR, () => this.payForAll(payer), true);
  }

  private payForAll(payer: Payer): void {
    const { world } = this;
    const [first, ...others] = this.purses.get(payer) ?? [];
    this.purses.delete(payer);
    if (!first) return;
    const at = world.plannedNow;
    const all = [first, ...others];
    const sum = all.reduce((total, { person }) => total + this.fee(person), 0);
    // now and then he leaves one of them out of the sum: nothing fits, and the rest follows once he is told
    const short = others.length > 0 && first.person.behaviour === 'short-pay' ? this.fee(first.person) : 0;
    world.bank.pay({ at, amount: sum - short, lastDigits: payer.lastDigits, memo: payer.club });
    if (short > 0)
      world.schedule(at + 2 * DAY, () =>
        world.bank.pay({ at: at + 2 * DAY, amount: short, lastDigits: payer.lastDigits, memo: first.code }),
      );
    const codes = others.map(({ code }) => code).join('\n');
    this.send(first.link, at + 20 * MINUTE, payer.lastDigits, sum - short, codes);
  }

  private topUp(person: Person, letter: Letter, link: string | undefined): void {
    if (link === undefined || person.payer) return;
    const { world } = this;
    const paidAt = letter.at + 3 * HOUR;
    const memo = world.paysOnPlatform ? codeIn(letter) : '';
    world.schedule(paidAt, () => world.bank.pay({ at: paidAt, amount: SHORT, lastDigits: person.lastDigits, memo }));
    this.report(person, link, paidAt + HOUR, SHORT);
  }

  /** On a platform the order itself carries the code: hardly anybody reports it again. */
  private report(person: Person, link: string, at: number, amount: number): void {
    if (this.world.paysOnPlatform && person.reportAfter > 1) return;
    this.send(link, at, person.lastDigits, amount, '');
  }

  private send(link: string, at: number, lastDigits: string, amount: number, codes: string): void {
    const { world } = this;
    world.schedule(
      at,
      () => {
        const { values } = world.follow(link);
        const paid = { 'last-digits': lastDigits, 'paid-amount': String(amount), 'paid-on': world.day(at) };
        world.submit('report', { ...values, ...paid, ...(codes === '' ? {} : { codes }) }, at);
        this.readLetters();
      },
      true,
    );
  }

  private afterComplete(person: Person, letter: Letter, link: LinkFor): void {
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
      const successor = this.maker.person(person.division, 'regular', 'prompt');
      this.know(successor);
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
