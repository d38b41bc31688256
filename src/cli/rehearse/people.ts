/** Entrants for a rehearsal, made for its regulation: who they are, where they want to play, and how each behaves. */
import { drawStream, type DrawStream } from '../../domain/common/draw-stream';
import { sha256Hex } from '../../domain/common/sha256';
import { personOf } from '../../domain/registration/eligible';
import { divisionsOpenTo } from '../../domain/regulation/divisions-open';
import type { Division, Regulation } from '../../domain/regulation/regulation';
import { Affiliations, type Payer } from './affiliations';
import { nameOf } from './names';
import { traitsFor, type Traits } from './traits';

export const BEHAVIOURS = [
  'prompt',
  'never-pays',
  'late-report',
  'short-pay',
  'cancels',
  'hands-on',
  'no-show',
  'withdraws',
  'double-pay',
] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly division: string;
  readonly member: boolean;
  readonly lane: 'regular' | 'standby';
  readonly behaviour: Behaviour;
  readonly lastDigits: string;
  /** hours from a letter to the transfer, from the transfer to the report */
  readonly payAfter: number;
  readonly reportAfter: number;
  readonly strength: number;
  /** who registers and pays for him; null = he himself */
  readonly payer: Payer | null;
  /** further answers of the registration form, by field or by what the question means */
  readonly answers: Readonly<Record<string, string>>;
  /** has played here before, whatever he says */
  readonly cameBefore: boolean;
}

export const percent = (stream: DrawStream, chance: number): boolean => stream.below(1000) < chance * 10;

function behaviourOf(stream: DrawStream, calm: boolean): Behaviour {
  if (calm) return 'prompt';
  const roll = stream.below(100);
  if (roll < 6) return 'never-pays';
  if (roll < 9) return 'late-report';
  if (roll < 12) return 'short-pay';
  if (roll < 17) return 'cancels';
  if (roll < 20) return 'hands-on';
  if (roll < 24) return 'no-show';
  if (roll < 27) return 'withdraws';
  if (roll < 29) return 'double-pay';
  return 'prompt';
}

/** Makes people one by one; what they are comes from a stream of its own, so that one more trait moves nothing else. */
export class Maker {
  private readonly traits: DrawStream;
  private readonly belongs: Affiliations;
  private readonly used: string[] = [];
  private readonly strong: number;
  private count = 0;

  constructor(
    private readonly regulation: Regulation,
    private readonly stream: DrawStream,
    private readonly options: { readonly seed: string; readonly calm: boolean; readonly players: number },
  ) {
    this.traits = drawStream(sha256Hex(`traits|${options.seed.toLowerCase()}`), regulation.id);
    this.belongs = new Affiliations(regulation, this.traits, options.players);
    this.strong = this.traits.below(60);
  }

  /** `exact`: of this very division, whatever else he might play in. */
  person(home: string, lane: Person['lane'], fixed?: Behaviour, exact = true): Person {
    const { stream, regulation } = this;
    const i = this.count++;
    const name = nameOf(stream, i, this.used, regulation.event.language === 'zh-CN');
    this.used.push(name);
    const email = `player${String(i + 1).padStart(3, '0')}@example.com`;
    const phone = `09${String(10000000 + i * 7919).slice(-8)}`;
    const some = regulation.divisions.some(({ fee }) => fee.member !== null && fee.other === null);
    const member = percent(stream, some ? 93 : 35) || (some && exact);
    const behaviour = fixed ?? behaviourOf(stream, this.options.calm);
    const division = regulation.divisions.find(({ id }) => id === home) ?? regulation.divisions[0]!;
    const traits = traitsFor(regulation, division, this.traits, this.strong);
    const { payer, answers } = this.belongs.of(division, traits);
    const said = { ...answersOf(traits), ...answers };
    return {
      name,
      email: payer?.email ?? email,
      phone,
      division: exact || this.options.calm ? home : this.wanted(name, division, said),
      member,
      lane,
      behaviour,
      lastDigits: String(10000 + stream.below(90000)),
      payAfter: 1 + stream.below(48),
      reportAfter: 1 + stream.below(4),
      strength: stream.below(1000),
      payer,
      answers: exact || this.options.calm ? said : this.slipped(said),
      cameBefore: !traits.newcomer || (!exact && this.traits.below(25) === 0),
    };
  }

  /** Forgets that he has registered, and does so again; the stream of traits decides, where people are told by birth date. */
  registersTwice(person: Person): boolean {
    const told = this.regulation.registration.identity.includes('birth-date');
    return told && !this.options.calm && person.behaviour !== 'never-pays' && this.traits.below(40) === 0;
  }

  /** Some play up, or in another division that is open to them; a few ask for one that is not. */
  private wanted(name: string, home: Division, answers: Person['answers']): string {
    const roll = this.traits.below(100);
    if (roll >= 14) return home.id;
    if (roll < 2) return this.traits.pick(this.regulation.divisions).id;
    const lists = { regulation: this.regulation, pastResults: [], pastParticipants: [] };
    const open = divisionsOpenTo(this.regulation, personOf(lists, { name, answers }));
    return open.length === 0 ? home.id : this.traits.pick(open).division;
  }

  /** One in thirty states a school year that does not fit the birth date. */
  private slipped(answers: Record<string, string>): Record<string, string> {
    const grade = Number(answers['grade']);
    if (!Number.isInteger(grade) || this.traits.below(30) !== 0) return answers;
    return { ...answers, grade: String(grade === 12 ? 11 : grade + 1) };
  }
}

const word = (yes: boolean): string => (yes ? 'yes' : 'no');

const answersOf = (traits: Traits): Record<string, string> => ({
  sex: traits.sex,
  'birth-date': traits.birthDate,
  grade: traits.grade === null ? 'none' : String(traits.grade),
  newcomer: word(traits.newcomer),
  certificate: word(traits.certificate),
  'new-professional': word(traits.newProfessional),
  ...traits.ranks,
});

/** Answers of the registration form, by meaning. */
export const registrationAnswers = (person: Person): Record<string, string> => ({
  name: person.name,
  email: person.email,
  phone: person.phone,
  division: person.division,
  member: word(person.member),
  lane: person.lane,
  'guardian-consent': 'adult',
  consent: 'yes',
  ...person.answers,
});
