/** Who is who: one live entry per person, told by the regulation's identity fields, and names that only look alike. */
import type { PersonId } from '../common/ids';
import type { Regulation } from '../regulation/regulation';
import { birthDay } from './birth-date';
import type { Entry } from './entry';
import { nameKey, nameShape } from './name';
import { isLive } from './states';
import { FIELD, type Submission } from './submission';

type Person = Pick<Submission, 'name' | 'email' | 'phone' | 'answers'>;

export const emailKey = (email: string): string => email.normalize('NFKC').replace(/\s/g, '').toLowerCase();
const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');

const FIELDS: Readonly<Record<Regulation['registration']['identity'][number], (person: Person) => string>> = {
  name: (person) => nameKey(person.name),
  'birth-date': (person) =>
    birthDay(person.answers[FIELD.birthDate] ?? '') ?? digitsOf(person.answers[FIELD.birthDate] ?? ''),
  email: (person) => emailKey(person.email),
  phone: (person) => digitsOf(person.phone),
};

/** Siblings on one e-mail differ by name; twins of one name differ by whatever else the regulation asks (Q9). */
export const identityKey = (regulation: Regulation, person: Person): string =>
  regulation.registration.identity.map((field) => FIELDS[field](person)).join('\u001F');

/** Compared field by field, the first difference decides. */
function sameAs(regulation: Regulation, person: Person): (entry: Entry) => boolean {
  const fields = regulation.registration.identity.map((field) => {
    const read = FIELDS[field];
    return { read, value: read(person) };
  });
  return (entry) => fields.every(({ read, value }) => read(entry) === value);
}

/** The id this person already has, from any entry ever made. */
export const knownPerson = (regulation: Regulation, entries: readonly Entry[], person: Person): PersonId | undefined =>
  entries.find(sameAs(regulation, person))?.person;

/** The person's live entry in any division, if he has one. */
export function liveEntryOf(regulation: Regulation, entries: readonly Entry[], person: Person): Entry | undefined {
  const same = sameAs(regulation, person);
  const id = entries.find(same)?.person;
  return entries.find((entry) => isLive(entry.state) && (entry.person === id || same(entry)));
}

/** Remarks for a person's eye: another live person has the same name, or one that looks the same. */
export function likenessFlags(entries: readonly Entry[], person: Person, self: PersonId): string[] {
  const others = entries.filter((entry) => isLive(entry.state) && entry.person !== self);
  const flags: string[] = [];
  if (others.some((entry) => nameKey(entry.name) === nameKey(person.name))) flags.push('name-twin');
  else if (others.some((entry) => nameShape(entry.name) === nameShape(person.name))) flags.push('name-lookalike');
  return flags;
}
