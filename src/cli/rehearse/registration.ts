/** The weeks of registration: who registers when, and the organiser's evenings until check-in is opened. */
import { DAY, HOUR } from '../../domain/common/time';
import { moneyOfAll } from '../../domain/payment/money';
import { OWNER } from '../office-host';
import { readFacts } from './facts';
import { listOf, rowsNamed } from './lists';
import type { RehearsalOptions } from './options';
import { Maker, registrationAnswers, type Person } from './people';
import { Replies } from './replies';
import type { World } from './world';

const MINUTE = 60_000;
/** Row of the first player in a coach's list: below its title and its headings. */
const FIRST_ROW = 3;

export class Registration {
  private imported = 0;
  private readonly maker: Maker;
  private readonly replies: Replies;

  constructor(
    private readonly world: World,
    private readonly options: RehearsalOptions,
  ) {
    this.maker = new Maker(world.regulation, world.stream, options);
    this.replies = new Replies(world, this.maker);
  }

  get people(): ReadonlyMap<string, Person> {
    return this.replies.people;
  }

  /** From the opening to the evening before the event. */
  run(): void {
    const { world } = this;
    const { event } = world.regulation;
    const opens = world.opens;
    const closes = world.at(event.registrationCloses);
    this.planSubmissions(opens, closes);
    this.pasteLists();
    const last = world.at(`${event.from}T00:00:00`) - 6 * HOUR;
    for (let day = opens; day < last; day += DAY) {
      world.schedule(day + 21 * HOUR, () => this.routine());
    }
    const announced = world.at(`${event.groupingAnnounced ?? world.day(closes)}T09:30:00`);
    const closing = announced > closes ? announced : closes + 9 * HOUR + 31 * MINUTE;
    world.schedule(closing, () => world.click('closeRegistration', ['OK']));
    world.schedule(last, () => world.click('openCheckIn'));
    world.runUntil(last + MINUTE);
  }

  private planSubmissions(opens: number, closes: number): void {
    const { world, options } = this;
    const divisions = world.regulation.divisions;
    const people = this.makePeople();
    // a field of a fixed size is complete: nobody comes too late to be paid for by the closing date
    const last = options.field ? closes - 5 * DAY : closes;
    const span = last - opens;
    const burst = opens + Math.floor(span / 3);
    for (const payer of new Set(people.flatMap((person) => person.payer ?? [])))
      if (payer.handsInList)
        this.planList(
          people.filter((person) => person.payer === payer),
          burst + DAY + this.world.stream.below(7 * 86_400) * 1000,
        );
    people.forEach((person, i) => {
      if (person.payer?.handsInList) return;
      // a third arrives at once after a post in the group, the rest over the weeks, one at the last second
      const at =
        i === people.length - 1
          ? last - 1000
          : i % 3 === 0
            ? burst + Math.floor(i / 3) * 20_000
            : opens + HOUR + world.stream.below(Math.floor(span / 1000) - 7200) * 1000;
      this.planPerson(person, at);
      if (!options.people?.length && !options.field && this.maker.registersTwice(person))
        this.planPerson(person, Math.min(at + 2 * DAY, last - 2000));
    });
    if (!world.regulation.standby.allowed) return;
    for (const { id } of divisions)
      for (let i = 0; i < options.standby; i++) {
        const person = this.maker.person(id, 'standby', 'prompt');
        this.planPerson(person, closes - 5 * DAY + world.stream.below(4 * 86_400) * 1000);
      }
  }

  private makePeople(): Person[] {
    const { world, options, maker } = this;
    const { divisions } = world.regulation;
    if (options.people && options.people.length > 0) return [...options.people];
    const people: Person[] = [];
    if (options.field) {
      // whoever would be cancelled for being too few registers all the same, and stays away
      for (const { id, minimum } of divisions) {
        const come = options.field[id] ?? 0;
        const least = minimum.then === 'cancel' ? minimum.players : 0;
        for (let i = 0; i < Math.max(come, least); i++)
          people.push(maker.person(id, 'regular', i < come ? 'prompt' : 'no-show'));
      }
      return people;
    }
    const limited = divisions.every(({ capacity }) => capacity !== null);
    const homes = limited ? divisions.map(({ id }) => id) : this.homes();
    for (let i = 0; i < options.players; i++)
      people.push(maker.person(homes[i % homes.length] ?? '', 'regular', undefined, limited));
    return people;
  }

  /**
   * Where no division has a limit: divisions as often as each draws people, by chance, so that some stay below their
   * minimum; many where the field is split in two.
   */
  private homes(): readonly string[] {
    const { divisions } = this.world.regulation;
    const drawn = divisions.flatMap(({ id, stages }) => {
      const split = stages.some((stage) => stage.kind === 'swiss' && stage.fields !== null);
      const weight = split ? 24 : [1, 2, 4, 4, 6][this.world.stream.below(5)]!;
      return new Array<string>(weight).fill(id);
    });
    return this.world.stream.shuffle(drawn);
  }

  /** The club's own lists, pasted by the organiser: members go first or pay less, whatever the form says; who came before. */
  private pasteLists(): void {
    const { world } = this;
    const { tables } = world.words;
    const people = [...this.people.values()];
    const members = people.filter((person) => person.member).map(({ name, email }) => [name, email]);
    if (members.length > 0) world.host.editCell(world.officeId, tables.members.title, 'A2', members, OWNER);
    if (!world.regulation.remembered.pastParticipants) return;
    const division = world.regulation.divisions[0]?.names.own ?? '';
    const before = people
      .filter((person) => person.cameBefore)
      // old lists did not always keep the birth date: then the name alone raises a doubt
      .map(({ name, answers }, i) => ['108', division, '', name, i % 4 === 3 ? '' : (answers['birth-date'] ?? '')]);
    if (before.length > 0) world.host.editCell(world.officeId, tables.past.title, 'A2', before, OWNER);
  }

  private planPerson(person: Person, at: number): void {
    this.replies.know(person);
    this.world.schedule(
      at,
      () => {
        this.world.submit('registration', registrationAnswers(person), at);
        this.replies.readLetters();
      },
      true,
    );
  }

  /** The organiser pastes a coach's list; whom it cannot take is left out of it, and tries the form instead. */
  private planList(people: readonly Person[], at: number): void {
    const { world } = this;
    const form = world.forms.registration;
    if (!form) return;
    for (const person of people) this.replies.know(person);
    const divisions = world.regulation.divisions;
    const paste = (list: readonly Person[]): { ok: boolean; lines: string[] } =>
      world.click('importEntriesPasted', [], [listOf(form, divisions, list)]).value as { ok: boolean; lines: string[] };
    world.schedule(at, () => {
      const left: Person[] = [];
      let list = people;
      for (let answer = paste(list); !answer.ok && list.length > 0; answer = paste(list)) {
        const wrong = rowsNamed(answer.lines);
        left.push(...list.filter((_, i) => wrong.has(i + FIRST_ROW)));
        list = list.filter((_, i) => !wrong.has(i + FIRST_ROW));
        if (wrong.size === 0) throw new Error(answer.lines.join('\n'));
        if (list.length === 0) break;
      }
      left.forEach((person, i) => this.planPerson(person, at + (i + 1) * HOUR));
      this.replies.readLetters();
    });
  }

  /** In the evening: whoever waits for a decision, the statement when something came in, then the post of the day. */
  private routine(): void {
    const { world } = this;
    this.decideApprovals();
    this.decideRefunds();
    if (world.bank.count > this.imported) {
      this.imported = world.bank.count;
      world.click('importPasted', [], [world.bank.statement()]);
      if (this.replies.once(null, 'send-letters')) world.click('sendLetters');
    }
    this.replies.readLetters();
  }

  /** Who cancelled gets his money back less the costs the organiser types; once a week what is owed is paid out. */
  private decideRefunds(): void {
    const { world } = this;
    if (world.regulation.refunds.deduction !== 'entered-by-organiser') return;
    const { entries, ledger } = readFacts(world.host, world.officeId, world.words);
    const sums = moneyOfAll(entries, ledger);
    for (const entry of entries) {
      const money = sums.get(entry.id);
      const kept = entry.due / 5;
      if (
        entry.state !== 'cancelled' ||
        !money ||
        money.received <= kept ||
        !this.replies.once(null, `refund ${entry.id}`)
      )
        continue;
      world.click('decideRefund', [{ button: 'OK', text: `${entry.id} ${String(kept)}` }, 'OK']);
      if (world.stream.below(2) === 0) world.click('refundsPaid', [{ button: 'OK', text: '*' }, 'OK']);
    }
  }

  private decideApprovals(): void {
    const { world, options } = this;
    if (!world.regulation.registration.approval.needed) return;
    const facts = readFacts(world.host, world.officeId, world.words);
    const waiting = facts.entries.filter((entry) => entry.state === 'approval');
    if (waiting.length === 0) return;
    const refused = !options.calm && world.stream.below(12) === 0 ? waiting[0] : undefined;
    if (refused) world.click('rejectEntry', [{ button: 'OK', text: `${refused.id} 段位证书无法核实` }]);
    if (waiting.length > (refused ? 1 : 0)) world.click('approveEntries', [{ button: 'OK', text: '' }]);
    world.click('sendLetters');
  }
}
