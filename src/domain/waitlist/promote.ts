/** Promotion: a free place goes to the head of the queue, in the same step in which it became free. */
import { deadlineFrom, promotionStop } from '../payment/deadline';
import { withFlag, withoutFlag, type Draft } from '../payment/draft';
import { isPaid } from '../payment/money';
import type { Entry } from '../registration/entry';
import { freePlaces } from '../registration/occupancy';
import { waitlistOrder } from './order';

/** An entry takes a place: paid already (it was moved here) means confirmed, else the clock is about to run. */
export function takePlace(
  draft: Draft,
  entry: Entry,
  kind: 'registration' | 'offer',
  action: string,
  reason: string,
  keep: readonly string[] = entry.flags,
): Entry {
  const clean = withoutFlag(keep, 'reminded', 'payment-checked');
  const flags = kind === 'offer' ? withFlag(clean, 'offer') : clean;
  if (isPaid(draft.money(entry)))
    return draft.change(entry, { state: 'confirmed', deadline: null, flags }, action, reason);
  const deadline =
    draft.regulation.payment.windowStarts === 'received' ? deadlineFrom(draft.regulation, draft.now, kind) : null;
  return draft.change(entry, { state: 'held', deadline, flags }, action, reason);
}

/** Promotions end at the regulation's stop; from then on places are given at the desk only. */
const promotes = (draft: Draft): boolean => draft.now < promotionStop(draft.regulation);

/** Fills free places of one division, head of the queue first. */
function fillDivision(draft: Draft, division: string): void {
  if (!promotes(draft)) return;
  let free = freePlaces(draft.regulation, draft.all, division);
  if (free === 0) return;
  for (const entry of waitlistOrder(draft.places, division)) {
    if (free === 0) return;
    const promoted = takePlace(draft, entry, 'offer', 'entry.promoted', 'head of the waitlist');
    draft.letter(promoted, promoted.state === 'confirmed' ? 'complete' : 'promoted', entry.since);
    free -= 1;
  }
}

export function fillFreePlaces(draft: Draft): void {
  const actor = draft.actor;
  draft.actor = 'system';
  for (const { id } of draft.regulation.divisions) fillDivision(draft, id);
  draft.actor = actor;
}
