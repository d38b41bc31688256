/** A response edited after sending: contact and answers follow; place, time, division and money do not. */
import { problem, type Result } from '../common/result';
import { withFlag, type Draft } from '../payment/draft';
import type { By, PlaceEffects, Places } from '../payment/effects';
import { eligibilityProblems } from '../registration/eligible';
import type { Entry } from '../registration/entry';
import { identityKey } from '../registration/identity';
import { membershipFlags } from '../registration/membership';
import { cleanName, nameFlags } from '../registration/name';
import { isLive } from '../registration/states';
import { FIELD, type Submission } from '../registration/submission';
import { inOneStep } from './one-step';

type Edited = Pick<Submission, 'name' | 'email' | 'phone' | 'division' | 'answers'>;

const sameAnswers = (a: Entry['answers'], b: Entry['answers']): boolean => {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => (a[key] ?? '') === (b[key] ?? ''));
};

/**
 * What tells a person (name, birth date …) stays as first sent: an edit must not hand a place on, nor let one person
 * in twice. The organiser is shown that it differs and corrects a typing error by hand.
 */
function keepIdentity(draft: Draft, entry: Entry, edited: Edited): Edited {
  const { identity } = draft.regulation.registration;
  const born = entry.answers[FIELD.birthDate];
  const answers = { ...edited.answers };
  if (identity.includes('birth-date')) {
    delete answers[FIELD.birthDate];
    if (born !== undefined) answers[FIELD.birthDate] = born;
  }
  return {
    name: identity.includes('name') ? entry.name : cleanName(edited.name),
    email: identity.includes('email') ? entry.email : edited.email.trim(),
    phone: identity.includes('phone') ? entry.phone : edited.phone.trim(),
    division: edited.division,
    answers,
  };
}

/** What a person should look at: perhaps another player, another rank, another division. */
function remarks(draft: Draft, entry: Entry, edited: Edited): string[] {
  const flags = nameFlags(edited.name);
  const { regulation } = draft;
  if (identityKey(regulation, edited) !== identityKey(regulation, entry)) flags.push('identity-edited');
  if (edited.division !== entry.wanted) flags.push('wants-other-division');
  if (isLive(entry.state) && eligibilityProblems(draft.places, edited, entry.division).length > 0) {
    flags.push('check-eligibility');
  }
  return flags;
}

/** Field ids only go into the journal, never what was typed. */
export function editIn(draft: Draft, entry: Entry, edited: Edited): Entry {
  const same = identityKey(draft.regulation, edited) === identityKey(draft.regulation, entry);
  const next = same
    ? { ...edited, name: cleanName(edited.name), email: edited.email.trim(), phone: edited.phone.trim() }
    : keepIdentity(draft, entry, edited);
  const fields: string[] = (['name', 'email', 'phone'] as const).filter((field) => next[field] !== entry[field]);
  if (!sameAnswers(entry.answers, next.answers)) fields.push('answers');
  const unproven = membershipFlags(draft.places.members, entry, next);
  const flags = withFlag(entry.flags, ...remarks(draft, entry, edited), ...unproven);
  if (fields.length === 0 && flags.length === entry.flags.length) return entry;
  const { name, email, phone, answers } = next;
  const tokenVersion = entry.tokenVersion + (email === entry.email ? 0 : 1);
  return draft.change(entry, { name, email, phone, answers, flags, tokenVersion }, 'entry.edited', 'response edited', {
    fields: fields.join(' '),
  });
}

/** The organiser corrects an address: old links die, and the letters that matter now go out again. */
export function correctAddress(
  places: Places,
  command: { entry: string; email: string },
  by: By,
): Result<PlaceEffects> {
  return inOneStep(places, by, (draft) => {
    const entry = draft.find(command.entry);
    if (!entry) return [problem('entry.unknown', { entry: command.entry })];
    const email = command.email.trim();
    if (email === '' || email === entry.email) return [problem('address.unchanged', { entry: entry.id })];
    // a held place has been told nothing: its clock starts again with the letter that arrives
    const deadline = entry.state === 'held' ? null : entry.deadline;
    const flags = withFlag(entry.flags, ...membershipFlags(draft.places.members, entry, { ...entry, email }));
    const patch = { email, deadline, flags, tokenVersion: entry.tokenVersion + 1 };
    const corrected = draft.change(entry, patch, 'entry.edited', 'address corrected', { fields: 'email' });
    const letters = {
      held: entry.flags.includes('offer') ? 'promoted' : 'received-held',
      waitlisted: 'received-waitlisted',
      confirmed: 'complete',
      reported: 'reported',
      standby: 'received-standby',
    } as const;
    const kind = (letters as Partial<Record<string, (typeof letters)[keyof typeof letters]>>)[entry.state];
    if (kind) draft.letter(corrected, kind, 'address');
    return [];
  });
}
