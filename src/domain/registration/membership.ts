/** Membership is what the members' list says at the moment of asking (Q6), not what the form claims. */
import type { Regulation } from '../regulation/regulation';
import type { Entry } from './entry';
import { emailKey } from './identity';
import { nameKey } from './name';
import type { Member } from './people';

/** On the list by name; where the list has an e-mail, that too, so that a namesake gains nothing. */
export function isMember(members: readonly Member[], person: Pick<Entry, 'name' | 'email'>): boolean {
  const name = nameKey(person.name);
  return members.some(
    (row) => nameKey(row.name) === name && (row.email.trim() === '' || emailKey(row.email) === emailKey(person.email)),
  );
}

/** A changed address may no longer fit the list: the organiser is shown, because the place in the queue hangs on it. */
export const membershipFlags = (
  members: readonly Member[],
  before: Pick<Entry, 'name' | 'email'>,
  after: Pick<Entry, 'name' | 'email'>,
): string[] => (isMember(members, before) && !isMember(members, after) ? ['member-unproven'] : []);

/**
 * Fee due, or null when none is set for this kind of person: then he is refused with that reason and nothing is
 * guessed (B6). With no members' list at all, the person's own word decides the fee, though never the waitlist.
 */
export function feeFor(
  regulation: Regulation,
  members: readonly Member[],
  person: Pick<Entry, 'name' | 'email' | 'member' | 'division'>,
): number | null {
  const fee = regulation.divisions.find((division) => division.id === person.division)?.fee;
  if (!fee) return null;
  const asMember = isMember(members, person) || (members.length === 0 && person.member);
  return asMember ? (fee.member ?? fee.other) : fee.other;
}
