/** The queue: members of the club first, then who registered first (龍馬盃 第三條 名額與候補; A7, Q6). */
import type { Entry } from '../registration/entry';
import { isMember } from '../registration/membership';
import { waiting } from '../registration/occupancy';
import type { Places } from '../payment/effects';

const REQUEUED = 'requeued:';

/** Mark of an offer that lapsed to the back of the queue: the time that counts from then on. */
export const requeuedAt = (at: number): string => `${REQUEUED}${at}`;

const queuedSince = (entry: Entry): number => {
  const mark = entry.flags.find((flag) => flag.startsWith(REQUEUED));
  return mark ? Number(mark.slice(REQUEUED.length)) : entry.receivedAt;
};

type Compare = (a: Entry, b: Entry) => number;

/**
 * A total order whatever the order of rows: the regulation's keys, then the sequence number, then the id.
 * Membership is read from the list as it stands now.
 */
function waitlistCompare(places: Pick<Places, 'regulation' | 'members'>): Compare {
  const known = new Map<string, boolean>();
  const member = (entry: Entry): boolean => {
    const found = known.get(entry.id) ?? isMember(places.members, entry);
    known.set(entry.id, found);
    return found;
  };
  const keys: Record<Places['regulation']['waitlist']['order'][number], Compare> = {
    'member-first': (a, b) => Number(member(b)) - Number(member(a)),
    received: (a, b) => queuedSince(a) - queuedSince(b),
  };
  const chain: Compare[] = [
    ...places.regulation.waitlist.order.map((key) => keys[key]),
    (a, b) => a.sequence - b.sequence,
    (a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  ];
  return (a, b) => {
    for (const compare of chain) {
      const by = compare(a, b);
      if (by !== 0) return by;
    }
    return 0;
  };
}

/** Who waits for the division, first first. */
export const waitlistOrder = (places: Pick<Places, 'regulation' | 'members' | 'entries'>, division: string): Entry[] =>
  waiting(places.entries, division).sort(waitlistCompare(places));
