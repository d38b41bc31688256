/** The state table of a place: who is in play, who waits, what may follow what, and how each step is called in the journal. */
import type { PlaceState } from './entry';

interface StateRow {
  /** the person takes part or may still take part: he can have no second entry, and may cancel */
  readonly live: boolean;
  /** states that may follow directly */
  readonly next: readonly PlaceState[];
}

const GONE: readonly PlaceState[] = ['cancelled', 'rejected'];

/** REGISTRATION-AND-MONEY, "Two axes"; back-steps (reinstated, undone, money reversed) are listed like any other. */
export const STATES = {
  received: { live: true, next: ['approval', 'held', 'waitlisted', 'rejected', 'duplicate', 'standby'] },
  approval: { live: true, next: ['held', 'confirmed', 'waitlisted', ...GONE] },
  held: {
    live: true,
    next: ['reported', 'confirmed', 'lapsed', 'waitlisted', 'transferred', 'checked-in', 'no-show', ...GONE],
  },
  reported: {
    live: true,
    next: ['held', 'confirmed', 'lapsed', 'waitlisted', 'transferred', 'checked-in', 'no-show', ...GONE],
  },
  confirmed: { live: true, next: ['reported', 'waitlisted', 'transferred', 'checked-in', 'no-show', ...GONE] },
  waitlisted: { live: true, next: ['held', 'reported', 'confirmed', 'checked-in', 'closed', ...GONE] },
  lapsed: { live: false, next: ['held', 'reported', 'confirmed'] },
  cancelled: {
    live: false,
    next: ['approval', 'held', 'reported', 'confirmed', 'waitlisted', 'standby'],
  },
  transferred: { live: false, next: [] },
  rejected: { live: false, next: ['approval', 'held', 'reported', 'confirmed', 'waitlisted', 'standby'] },
  duplicate: { live: false, next: [] },
  'checked-in': { live: true, next: ['held', 'reported', 'confirmed', 'waitlisted'] },
  'no-show': { live: false, next: ['held', 'reported', 'confirmed', 'checked-in'] },
  standby: { live: true, next: ['standby-seated', 'standby-released', ...GONE] },
  'standby-seated': { live: true, next: ['standby'] },
  'standby-released': { live: false, next: ['standby'] },
  closed: { live: false, next: ['waitlisted'] },
} as const satisfies Record<PlaceState, StateRow>;

export const isLive = (state: PlaceState): boolean => STATES[state].live;

export const mayFollow = (from: PlaceState, to: PlaceState): boolean =>
  (STATES[from].next as readonly PlaceState[]).includes(to);
