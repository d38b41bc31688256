/** A response edited after sending: contact and answers follow; place, time, division and money do not. */
import { problem, type Result } from '../common/result';
import { withFlag, type Draft } from '../payment/draft';
import type { By, PlaceEffects, Places } from '../payment/effects';
import { eligibilityProblems } from '../registration/eligible';
import type { Entry } from '../registration/entry';
import { identityKey, likenessFlags } from '../registration/identity';
import { cleanName, nameFlags } from '../registration/name';
import { isLive } from '../registration/states';
import type { Submission } from '../registration/submission';
import { inOneStep } from './one-step';

type Edited = Pick<Submission, 'name' | 'email' | 'phone' | 'division' | 'answers'>;

const sameAnswers = (a: Entry['answers'], b: Entry['answers']): boolean => {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => (a[key] ?? '') === (b[key] ?? ''));
};

/** What a person should look at: another name may be another player, another rank another division. */
function remarks(draft: Draft, entry: Entry, edited: Edited): string[] {
  const flags = [...nameFlags(edited.name), ...likenessFlags(draft.all, edited, entry.person)];
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
  const next = { name: cleanName(edited.name), email: edited.email.trim(), phone: edited.phone.trim() };
  const fields = (['name', 'email', 'phone'] as const).filter((field) => next[field] !== entry[field]) as string[];
  if (!sameAnswers(entry.answers, edited.answers)) fields.push('answers');
  if (edited.division !== entry.wanted) fields.push('division');
  if (fields.length === 0) return entry;
  const moved = next.email !== entry.email;
  const flags = withFlag(entry.flags, ...remarks(draft, entry, edited));
  if (fields.join() === 'division' && flags.length === entry.flags.length) return entry;
  return draft.change(
    entry,
    { ...next, answers: edited.answers, flags, tokenVersion: entry.tokenVersion + (moved ? 1 : 0) },
    'entry.edited',
    'response edited',
    { fields: fields.join(' ') },
  );
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
    const patch = { email, deadline, tokenVersion: entry.tokenVersion + 1 };
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
