/** The day itself: ticks at the desk, close, seat, rounds with results typed into the pairing tabs, brackets, prizes. */
import { nextStep, type NextStep } from '../../office/next-step';
import type { Facts } from '../../office/facts';
import { readFacts } from './facts';
import type { RehearsalOptions } from './options';
import { percent, type Person } from './people';
import { resultOf } from './results';
import type { World } from './world';

const MINUTE = 60_000;
const SEED_WORDS = ['骰子', '觀眾', '硬幣'];

export class Day {
  private withdrawals = 0;
  private corrected = false;
  private appealed = false;
  private known: { readonly after: number; readonly facts: Facts } | undefined;
  private readonly done = new Set<string>();

  constructor(
    private readonly world: World,
    private readonly options: RehearsalOptions,
    private readonly people: ReadonlyMap<string, Person>,
  ) {}

  run(): void {
    this.checkIn();
    for (let guard = 0; guard < 60; guard++) {
      const step = this.next();
      if (step.key === 'done') return;
      this.take(step);
    }
    throw new Error(`the day does not end: ${this.next().key}`);
  }

  /** Read again after whatever ran. */
  private facts(): Facts {
    const { world } = this;
    if (this.known?.after !== world.actions.length)
      this.known = { after: world.actions.length, facts: readFacts(world.host, world.officeId, world.words) };
    return this.known.facts;
  }

  private next(): NextStep {
    return nextStep(this.facts(), this.world.now);
  }

  private clockAt(time: string): void {
    this.world.moveTo(this.world.at(`${this.world.regulation.event.from}T${time}`));
  }

  /** Who comes is ticked in blocks, as a queue at the desk is; whoever stays away is not. */
  private checkIn(): void {
    const { world } = this;
    const { checkIn } = world.regulation;
    const title = world.words.tabs.checkIn;
    this.clockAt(checkIn.opens);
    const facts = this.facts();
    const comes = new Set(
      facts.entries
        .filter((entry) => this.comes(entry.email, entry.name, entry.state))
        .map((entry) => entry.id as string),
    );
    const rows = world.floor(title);
    const blocks: { from: number; cells: string[][] }[] = [];
    for (let i = 2; i < rows.length; i += 24) {
      const cells = rows.slice(i, i + 24).map((row) => [comes.has(String(row[7])) ? 'TRUE' : 'FALSE']);
      blocks.push({ from: i + 1, cells });
    }
    blocks.forEach(({ from, cells }, i) => {
      world.moveTo(world.now + (i === 0 ? 0 : 3 * MINUTE));
      world.type(title, `A${String(from)}`, cells);
    });
    this.clockAt(checkIn.closes);
  }

  private comes(email: string, name: string, state: string): boolean {
    const person = this.people.get(`${email}|${name}`);
    if (!person || person.behaviour === 'no-show') return false;
    if (state === 'standby') return true;
    if (state === 'waitlisted') return !this.options.field && !this.options.calm && person.strength % 2 === 0;
    // where no place lapses for want of money, whoever has not paid brings it to the desk
    if (state === 'held') return this.paysAtDesk && !this.options.field;
    return state === 'confirmed' || (state === 'reported' && !this.options.field);
  }

  private get paysAtDesk(): boolean {
    const { payment } = this.world.regulation;
    return payment.lapseWhen === 'never' && payment.ways.includes('cash');
  }

  private take(step: NextStep): void {
    const { world } = this;
    const seed = {
      button: 'OK' as const,
      text: this.options.calm
        ? ''
        : `${SEED_WORDS[world.stream.below(3)] ?? ''}${String(world.stream.below(1_000_000))}`,
    };
    if (step.key === 'recordResults') {
      this.playRound();
      return;
    }
    if (step.key === 'luckyDraw') {
      world.click('luckyDraw', [{ button: 'OK', text: '' }, seed]);
      world.click('verifyDraw', [{ button: 'OK', text: '' }]);
      return;
    }
    if (step.key === 'pairRound' || step.key === 'drawTies' || step.key === 'drawBracket') {
      this.startTime(step);
      if (step.params['round'] === 1) this.askForByes();
      if (step.params['round'] === 2) this.latecomers();
      this.maybeWithdraw();
      if (step.params['round'] === 3) this.maybeDisqualify();
      world.click(step.key === 'drawTies' ? 'pairRound' : step.key, [seed]);
      return;
    }
    if (step.key === 'prizes') this.maybeAppeal();
    const before = world.now;
    world.click(step.key);
    if (this.next().key === step.key)
      throw new Error(`「${step.key}」 changes nothing at ${new Date(before).toISOString()}`);
  }

  /** Rounds begin when the schedule says, or when the one before is over. */
  private startTime(step: NextStep): void {
    const facts = this.facts();
    const { schedule } = facts.regulation.event;
    const stage = facts.regulation.divisions
      .flatMap((division) => division.stages)
      .find((one) => one.name === step.params['stage']);
    const row = schedule.find((one) => one.stage === stage?.id && one.round === step.params['round']);
    if (row) this.clockAt(row.from);
  }

  /** Somebody knows on the morning that he will miss the first round. */
  private askForByes(): void {
    const { world } = this;
    const { regulation, entries } = this.facts();
    if (this.options.calm || !this.once('byes')) return;
    for (const { id, stages } of regulation.divisions) {
      const stage = stages[0];
      const here = entries.filter((entry) => entry.division === id && entry.state === 'checked-in');
      if (stage?.kind !== 'swiss' || !stage.requestedByes.allowed || here.length < 12) continue;
      const one = here[world.stream.below(here.length * 2)];
      if (one) world.click('requestBye', [{ button: 'OK', text: `${one.id} 1` }]);
    }
  }

  /** Half of those who were missed in the morning stand at the desk before the second round, where that is allowed. */
  private latecomers(): void {
    const { world } = this;
    if (world.regulation.checkIn.noShow !== 'late-until-round' || this.options.field || !this.once('late')) return;
    const title = world.words.tabs.checkIn;
    const late = new Set<string>(
      this.facts()
        .entries.filter(({ email, name, state }) => {
          const person = this.people.get(`${email}|${name}`);
          return person?.behaviour === 'no-show' && person.strength % 2 === 0 && state === 'confirmed';
        })
        .map(({ id }) => id),
    );
    world.floor(title).forEach((row, i) => {
      if (late.has(String(row[7]))) world.type(title, `A${String(i + 1)}`, [['TRUE']]);
    });
  }

  private once(what: string): boolean {
    if (this.done.has(what)) return false;
    this.done.add(what);
    return true;
  }

  /** Somebody appeals in writing before the event ends; the committee does not agree. */
  private maybeAppeal(): void {
    const { world } = this;
    const written = world.regulation.appeals.written;
    if (this.options.calm || this.appealed || !written || written.deposit === 0) return;
    this.appealed = true;
    const appellant = this.facts().entries.find((entry) => entry.state === 'checked-in');
    if (!appellant) return;
    const typed = (text: string) => ({ button: 'OK' as const, text });
    world.click('fileAppeal', [typed(appellant.id), typed('2'), typed(''), typed('對手超時未判')]);
    world.click('decideAppeal', [typed('A-0001 2 紀錄顯示未超時')]);
  }

  /** Now and then papers show that somebody plays under another's name; only where papers are asked for. */
  private maybeDisqualify(): void {
    const { world } = this;
    if (this.options.calm || !world.regulation.checkIn.identityCheck || !this.once('papers')) return;
    if (!percent(world.stream, 30)) return;
    const facts = this.facts();
    const here = facts.entries.filter((entry) => entry.state === 'checked-in' && !entry.flags.includes('withdrawn'));
    const impostor = here[world.stream.below(Math.max(1, here.length))];
    if (impostor) world.click('disqualify', [{ button: 'OK', text: `${impostor.id} 冒名頂替` }, 'OK']);
  }

  private maybeWithdraw(): void {
    const { world } = this;
    const facts = this.facts();
    if (this.options.calm || this.withdrawals >= 2 || facts.games.length === 0) return;
    const leaver = facts.entries.find(
      (entry) =>
        (entry.state === 'checked-in' || entry.state === 'standby-seated') &&
        !entry.flags.includes('withdrawn') &&
        this.people.get(`${entry.email}|${entry.name}`)?.behaviour === 'withdraws' &&
        facts.games.some((game) => game.first === entry.id || game.second === entry.id),
    );
    if (!leaver) return;
    this.withdrawals++;
    world.click('withdraw', [{ button: 'OK', text: leaver.id }]);
  }

  /** Results go in as games end: two pastes a tab, the stronger player mostly wins. */
  private playRound(): void {
    const { world } = this;
    const facts = this.facts();
    const strength = new Map(
      facts.entries.map((entry) => [
        entry.id as string,
        this.people.get(`${entry.email}|${entry.name}`)?.strength ?? 500,
      ]),
    );
    const chances = {
      stream: world.stream,
      regulation: facts.regulation,
      calm: this.options.calm,
      strengthOf: (entry: string): number => strength.get(entry) ?? 500,
    };
    const open = facts.games.filter((game) => game.counts && game.result === null);
    const byId = new Map(open.map((game) => [game.id as string, game]));
    const w = world.words;
    let typed = 0;
    for (const tab of world.host.workbooks.get(world.floorId).sheets) {
      const rows = world.floor(tab.title);
      const mine = rows.map((row, i) => ({ row, i })).filter(({ row }) => byId.has(String(row[7])));
      if (mine.length === 0) continue;
      world.moveTo(world.now + 20 * MINUTE);
      const half = Math.ceil(mine.length / 2);
      for (const part of [mine.slice(0, half), mine.slice(half)]) {
        if (part.length === 0) continue;
        const cells = part.map(({ row }) => {
          const game = byId.get(String(row[7]));
          return [game ? w.codes.result[resultOf(chances, game)] : ''];
        });
        world.type(tab.title, `D${String((part[0]?.i ?? 0) + 1)}`, cells);
        world.moveTo(world.now + 10 * MINUTE);
        typed += cells.length;
      }
    }
    if (typed === 0) throw new Error(`no row for ${open.map((game) => game.id).join(' ')}`);
    world.click('recordResults');
    this.maybeCorrect();
  }

  /** Once a rehearsal a wrong result is noticed after the round. */
  private maybeCorrect(): void {
    const { world } = this;
    if (this.options.calm || this.corrected || !percent(world.stream, 30)) return;
    const facts = this.facts();
    const game = facts.games.find((one) => one.kind === 'official' && (one.result === '1-0' || one.result === '0-1'));
    if (!game || facts.draws.some((draw) => draw.what.includes('/bracket'))) return;
    const later = facts.games.some((one) => one.division === game.division && one.round > game.round);
    if (later) return;
    this.corrected = true;
    const result = world.words.codes.result[game.result === '1-0' ? '0-1' : '1-0'];
    world.click('correctResult', [{ button: 'OK', text: `${game.id} ${result}` }]);
  }
}
